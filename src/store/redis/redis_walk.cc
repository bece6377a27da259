#include "store/redis/redis_walk.h"

#include "store/redis/fair_payload.h"
#include "store/redis/redis_timers.h"

namespace pawl {
namespace {

constexpr std::size_t kFieldsOfPart = 200;  // of hashes whose values may be large

}  // namespace

Result<RedisReply> RedisWalk::Call(const RedisCommand& command) {
  PAWL_ASSIGN(RedisReply reply, link_->Call(command));
  if (auto error = ErrorOf(reply)) return *std::move(error);
  return reply;
}

Result<Part<RedisWalk::FieldValue>> RedisWalk::Fields(const std::string& hash, const std::string& from) {
  const std::string cursor = from.empty() ? "0" : from;
  PAWL_ASSIGN(RedisReply reply, Call(RedisCommand("HSCAN").Add(hash).Add(cursor).Add("COUNT").Add(kFieldsOfPart)));
  if (from.empty()) connects_ = link_->connects();
  if (link_->connects() != connects_) {
    return Error{ErrorCode::kUnavailable, "the connection to Redis was lost while everything was read; begin again"};
  }
  Part<FieldValue> part;
  std::vector<RedisReply>& items = reply.items.at(1).items;
  for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
    part.items.emplace_back(std::move(items[i].text), std::move(items[i + 1]));
  }
  if (reply.items[0].text != "0") part.next = std::move(reply.items[0].text);
  return part;
}

Result<Part<std::string>> RedisWalk::Members(const std::string& set, const std::string& from) {
  const std::uint64_t first = NumberOf(from);
  PAWL_ASSIGN(RedisReply reply, Call(RedisCommand("ZRANGE").Add(set).Add(first).Add(first + kTimersOfPart - 1)));
  Part<std::string> part;
  for (RedisReply& item : reply.items) part.items.push_back(std::move(item.text));
  if (part.items.size() == kTimersOfPart) part.next = std::to_string(first + kTimersOfPart);
  return part;
}

Result<Part<std::pair<Key, std::string>>> RedisWalk::Records(RecordKind kind, const std::string& from) {
  PAWL_ASSIGN(auto fields, Fields(keys_.Records(kind), from));
  Part<std::pair<Key, std::string>> part{{}, std::move(fields.next)};
  for (const auto& [field, reply] : fields.items) {
    PAWL_ASSIGN(Record record, RecordOf(kind, reply));
    part.items.emplace_back(KeyOfField(kind, field), std::move(record.value));
  }
  return part;
}

Result<Part<Key>> RedisWalk::Lists(const std::string& from) {
  PAWL_ASSIGN(auto fields, Fields(keys_.Of("lists"), from));
  Part<Key> part{{}, std::move(fields.next)};
  const std::string end = ListTailField(Key());
  for (const auto& [field, reply] : fields.items) {
    if (field.ends_with(end)) {
      part.items.push_back(Key().Bytes(std::string_view(field).substr(0, field.size() - end.size())));
    }
  }
  return part;
}

Result<Part<Key>> RedisWalk::Counters(const std::string& from) {
  PAWL_ASSIGN(auto fields, Fields(keys_.Of("stats"), from));
  Part<Key> part{{}, std::move(fields.next)};
  for (const auto& [field, reply] : fields.items) {
    if (const auto counter = CounterOfField(field)) part.items.push_back(*counter);
  }
  return part;
}

Result<Part<Timer>> RedisWalk::Timers(TimerKind kind, const std::string& from) {
  const TimersAsk ask{.kind = kind, .after = from, .limit = kTimersOfPart};
  PAWL_ASSIGN(const RedisReply reply, Call(ReadTimers(keys_.Timers(kind), ask)));
  Part<Timer> part{TimersRead(ask, reply), {}};
  if (part.items.size() == kTimersOfPart) part.next = TimerMember(part.items.back()).view();
  return part;
}

Result<Part<FairPlace>> RedisWalk::Ring(NameId queue, const std::string& from) {
  PAWL_ASSIGN(auto members, Members(keys_.Queue(queue, "ring"), from));
  Part<FairPlace> part{{}, std::move(members.next)};
  std::vector<RedisCommand> commands;
  for (const std::string& member : members.items) {
    const auto entry = ParseRing(member);
    if (!entry) continue;
    const LexBounds bounds = BoundsOfGroup(entry->group);
    commands.push_back(RedisCommand("ZRANGEBYLEX")
                           .Add(keys_.Queue(queue, "ready"))
                           .Add(bounds.min.view())
                           .Add(bounds.max.view())
                           .Add("LIMIT")
                           .Add(0)
                           .Add(1));
  }
  if (commands.empty()) return part;
  PAWL_ASSIGN(const auto replies, link_->Call(commands));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
    const auto first = reply.items.empty() ? std::nullopt : ParseReady(reply.items.front().text, queue);
    if (first) part.items.push_back(first->place);
  }
  return part;
}

Result<Seq> RedisWalk::NextSeq() {
  PAWL_ASSIGN(const RedisReply reply, Call(RedisCommand("GET").Add(keys_.Of("seq"))));
  return NumberOf(reply.text) + 1;
}

}  // namespace pawl
