#include "tests/redis_fair/scripted_redis.h"

#include "base/check.h"
#include "store/redis/redis_keys.h"
#include "store/redis/scripts.h"

namespace pawl {
namespace {

constexpr std::string_view kWakePrefix = "wake:";
constexpr std::string_view kNamespaceId = "0123456789abcdef";

std::vector<std::string> WithQueues(std::vector<std::string> keys, const FairPayload& payload) {
  for (const NameId queue : payload.queues()) {
    for (const std::string_view name : kFairKeys) keys.push_back(ScriptedRedis::KeyOf(queue, name));
  }
  return keys;
}

}  // namespace

TakeAsk Asking(std::vector<NameId> queues, std::size_t count) {
  TakeAsk ask;
  ask.queues = std::move(queues);
  ask.count = count;
  return ask;
}

TakeAsk Waiting(std::vector<NameId> queues, std::size_t count) {
  TakeAsk ask = Asking(std::move(queues), count);
  ask.waits = true;
  return ask;
}

ReservingCall CallOf(const TakeReply& reply) {
  ReservingCall call{reply.call, {}};
  for (const auto& taken : reply.taken) call.places.insert(call.places.end(), taken.begin(), taken.end());
  return call;
}

ScriptedRedis::ScriptedRedis() : link_(redis_.url(), {}), commit_(CommitScript()), claim_(ClaimScript()) {
  Call({"HSET", KeyOf("done"), "namespace", std::string(kNamespaceId)});
}

CommitReply ScriptedRedis::Commit(const CommitCall& call) {
  const std::vector<std::string> fixed = {KeyOf("done"),         KeyOf("turn"),  KeyOf("blocked"), KeyOf("reserved"),
                                          KeyOf("reservations"), KeyOf("heads"), KeyOf("lists")};
  constexpr int kHeads = 6;
  constexpr int kLists = 7;
  RedisArguments out;
  out.Add(call.node).Add(call.batch).Add(call.node).Add(kNamespaceId).Add(call.now_ms).Add(kWakePrefix);
  out.Add(0);  // numbers
  out.Add(1).Add(kHeads).Add(0).Add(call.guards.size());
  for (const HeadGuard& guard : call.guards) out.Add(guard.field);
  std::string versions;
  for (const HeadGuard& guard : call.guards) versions += guard.version.empty() ? std::string(8, '\0') : guard.version;
  out.Add(versions);
  out.Add(0);  // checks of another kind
  out.Add(call.appends.size());
  for (const ListWrite& append : call.appends) {
    out.Add(kLists).Add(append.list).Add(append.start).Add(append.wakes).Add(append.items.size());
    for (const std::string& item : append.items) out.Add(item);
  }
  for (const auto& [field, value] : call.heads) {
    out.Add("HSET").Add(kHeads).Add("v").Add(0).Add(1).Add(field).Add(1).Add(value);
  }
  out.Add("");
  call.operations.AppendTo(out, fixed.size() + 1);
  auto reply = ReadCommitReply(Run(commit_, WithQueues(fixed, call.operations), out));
  PAWL_CHECK(reply.ok(), "a commit failed");
  return *std::move(reply);
}

TakeReply ScriptedRedis::Claim(const ClaimCall& call) {
  const std::vector<std::string> fixed = {KeyOf("turn"), KeyOf("blocked"), KeyOf("reserved"), KeyOf("reservations"),
                                          KeyOf("done"), KeyOf("heads"),   KeyOf("bodies")};
  FairPayload payload = call.operations;
  RedisArguments asks;
  for (const TakeAsk& ask : call.asks) AppendAsk(asks, {&ask, 1, ask.count, 0}, payload);
  RedisArguments out;
  out.Add(kNamespaceId)
      .Add(call.now_ms)
      .Add(call.node)
      .Add(call.name.empty() ? "call " + std::to_string(++claims_) : call.name);
  out.Add(call.deadline_ms).Add(call.waits_until_ms).Add(kWakePrefix);
  payload.AppendTo(out, fixed.size() + 1);
  out.Add(call.asks.size()).Add(asks);
  auto reply = ReadTakeReply(Run(claim_, WithQueues(fixed, payload), out));
  PAWL_CHECK(reply.ok(), "a claim failed");
  return *std::move(reply);
}

RedisReply ScriptedRedis::Run(const RedisScript& script, const std::vector<std::string>& keys,
                              const RedisArguments& arguments) {
  auto reply = link_.Call(RedisCommand::Script(script, keys).Add(arguments));
  PAWL_CHECK(reply.ok(), "Redis did not answer");
  PAWL_CHECK(!reply->IsError(), reply->text.c_str());
  return *std::move(reply);
}

RedisReply ScriptedRedis::Call(const std::vector<std::string>& words) {
  RedisCommand command(words.front());
  for (std::size_t i = 1; i < words.size(); ++i) command.Add(words[i]);
  auto reply = link_.Call(command);
  PAWL_CHECK(reply.ok(), "Redis did not answer");
  return *std::move(reply);
}

std::vector<std::string> ScriptedRedis::Members(std::string_view key) {
  std::vector<std::string> members;
  for (RedisReply& item : Call({"ZRANGE", std::string(key), "0", "-1"}).items) members.push_back(std::move(item.text));
  return members;
}

std::string ScriptedRedis::KeyOf(std::string_view name) { return "{fair}:" + std::string(name); }

std::string ScriptedRedis::KeyOf(NameId queue, std::string_view name) {
  return KeyOf("q" + std::to_string(queue) + ":" + std::string(name));
}

std::string Versioned(std::string_view version, std::string_view value) {
  return "crc4f" + std::string(version) + std::string(value);
}

}  // namespace pawl
