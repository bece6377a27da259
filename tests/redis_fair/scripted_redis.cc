#include "tests/redis_fair/scripted_redis.h"

#include "base/check.h"
#include "store/redis/fair_payload.h"
#include "store/redis/scripts.h"

namespace pawl {
namespace {

constexpr std::string_view kWakePrefix = "wake:";

constexpr auto IndexOf = [](NameId queue) -> std::size_t { return queue; };

void AppendQueues(MsgpackWriter& out, std::size_t first_key) {
  out.Array(kQueues);
  for (NameId queue = 1; queue <= kQueues; ++queue) AppendQueue(out, queue, first_key + (queue - 1) * kKeysOfQueue);
}

std::vector<std::string> WithQueues(std::vector<std::string> keys) {
  for (NameId queue = 1; queue <= kQueues; ++queue) {
    for (const char* name : {"ready", "ring", "held", "groups", "waiters"}) {
      keys.push_back(ScriptedRedis::KeyOf(queue, name));
    }
  }
  return keys;
}

}  // namespace

void FairOperations::Change(const FairChange& change) {
  MsgpackWriter out(bytes_);
  AppendFairChange(out, change, IndexOf);
  ++count_;
}

void FairOperations::Confirm(const FairPlace& place) {
  MsgpackWriter out(bytes_);
  AppendConfirm(out, place, IndexOf);
  ++count_;
}

void FairOperations::GiveBack(const FairPlace& place) {
  MsgpackWriter out(bytes_);
  AppendGiveBack(out, place, IndexOf);
  ++count_;
}

void FairOperations::Settle(NameId queue, const GroupKey& group) {
  MsgpackWriter out(bytes_);
  AppendSettle(out, queue, group, IndexOf);
  ++count_;
}

void FairOperations::AppendTo(std::string& payload) const {
  MsgpackWriter(payload).Array(count_);
  payload += bytes_;
}

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

ScriptedRedis::ScriptedRedis() : link_(redis_.url(), {}), commit_(CommitScript()), claim_(ClaimScript()) {}

CommitReply ScriptedRedis::Commit(const CommitCall& call) {
  const std::vector<std::string> keys =
      WithQueues({KeyOf("done"), KeyOf("turn"), KeyOf("blocked"), KeyOf("reserved"), KeyOf("heads")});
  constexpr std::int64_t kHeads = 5;
  std::string payload;
  MsgpackWriter out(payload);
  out.Array(7);
  out.Int(call.now_ms);
  out.Array(1);
  out.Array(1 + 2 * call.guards.size());
  out.Int(kHeads);
  for (const HeadGuard& guard : call.guards) {
    out.Str(guard.field);
    out.Str(guard.version);
  }
  const std::size_t commands = out.OpenArray();
  for (const auto& [field, value] : call.heads) {
    out.Array(4);
    out.Str("HSET");
    out.Int(kHeads);
    out.Str(field);
    out.Str(value);
  }
  out.CloseArray(commands, call.heads.size());
  AppendQueues(out, kHeads + 1);
  call.operations.AppendTo(payload);
  out.Str(kWakePrefix);
  out.Array(0);  // checks of another kind
  auto reply = ReadCommitReply(Run(commit_, keys, {call.node, call.batch, call.node, payload}));
  PAWL_CHECK(reply.ok(), "a commit failed");
  return *std::move(reply);
}

TakeReply ScriptedRedis::Claim(const ClaimCall& call) {
  const std::vector<std::string> keys =
      WithQueues({KeyOf("turn"), KeyOf("blocked"), KeyOf("reserved"), KeyOf("heads"), KeyOf("bodies")});
  std::string payload;
  MsgpackWriter out(payload);
  out.Array(8);
  out.Int(call.now_ms);
  out.Str(call.node);
  out.Int(call.deadline_ms);
  out.Int(call.waits_until_ms);
  out.Str(kWakePrefix);
  AppendQueues(out, 6);
  call.operations.AppendTo(payload);
  out.Array(call.asks.size());
  for (const TakeAsk& ask : call.asks) AppendAsk(out, ask, IndexOf);
  auto reply = ReadTakeReply(Run(claim_, keys, {payload}));
  PAWL_CHECK(reply.ok(), "a claim failed");
  return *std::move(reply);
}

RedisReply ScriptedRedis::Run(const RedisScript& script, const std::vector<std::string>& keys,
                              const std::vector<std::string>& arguments) {
  auto reply = link_.Call(RedisCommand::Script(script, keys, arguments));
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
