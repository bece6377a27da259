#include "store/redis/redis_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "store/bytes.h"
#include "store/envelope.h"
#include "store/redis/fair_group_record.h"
#include "store/redis/fair_payload.h"
#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

constexpr std::size_t kFieldsTogether = 1'000;
constexpr std::uint64_t kScoreEnd = 1ULL << 53U;  // seqs are scores, and those are doubles

std::int64_t LimitOf(std::size_t limit) {
  return limit > kScoreEnd ? -1 : static_cast<std::int64_t>(limit);  // -1: all
}

Seq SeqOf(const IndexPlace& place, const std::string& member) {
  return place.group.empty() ? NumberOf(member) : KeyReader(std::string_view(member).substr(16)).U64();
}

}  // namespace

std::optional<Error> ErrorOf(const RedisReply& reply) {
  if (!reply.IsError()) return std::nullopt;
  if (reply.IsError("OOM")) {
    return Error{ErrorCode::kNoSpace, "Redis has no memory left: raise its maxmemory, or wait until jobs have ended"};
  }
  return Error{ErrorCode::kStorage, "Redis answered: " + reply.text};
}

Result<Record> RecordOf(RecordKind kind, const RedisReply& reply) {
  PAWL_ASSIGN(const Unwrapped unwrapped, UnwrappedOf(kind, reply));
  return Record{unwrapped.version, std::string(unwrapped.value)};
}

Result<Unwrapped> UnwrappedOf(RecordKind kind, const RedisReply& reply) {
  if (reply.IsNil()) return Unwrapped{};
  return Unwrap(reply.text, TraitsOf(kind).what);
}

RedisCommand ReadMembers(const MembersAsk& ask) {
  const auto& [place, below, limit] = ask;
  if (place.in_blocks()) return SeqsBefore(place.key, below, limit);
  RedisCommand command(place.group.empty() ? "ZREVRANGEBYSCORE" : "ZREVRANGEBYLEX");
  command.Add(place.key);
  if (place.group.empty()) {
    command.Add(below >= kScoreEnd ? "+inf" : "(" + std::to_string(below)).Add("-inf");
  } else {
    command.Add("(" + IndexMember(place, below)).Add("[" + place.group);
  }
  return std::move(command.Add("LIMIT").Add(0).Add(LimitOf(limit)));
}

void AddMembers(const MembersAsk& ask, const RedisReply& reply, std::vector<Seq>& out) {
  if (ask.place.in_blocks()) return AddSeqsBefore(reply, ask.below, ask.limit, out);
  for (const RedisReply& item : reply.items) out.push_back(SeqOf(ask.place, item.text));
}

RedisCommand IndexCountCommand(const RedisKeys& keys, const Key& index) {
  const IndexPlace place = PlaceOfIndex(keys, index);
  if (place.in_blocks()) return std::move(RedisCommand("HGET").Add(keys.counts()).Add(place.counter));
  RedisCommand command(place.group.empty() ? "ZCARD" : "ZLEXCOUNT");
  command.Add(place.key);
  if (!place.group.empty()) command.Add("[" + place.group).Add("[" + IndexMember(place, UINT64_MAX));
  return command;
}

std::uint64_t CountOf(const RedisReply& reply) {
  return reply.text.empty() ? static_cast<std::uint64_t>(reply.integer) : NumberOf(reply.text);
}

Result<std::vector<RedisReply>> RedisReader::Call(std::vector<RedisCommand> commands) {
  PAWL_ASSIGN(auto replies, guard_.Call(link_, std::move(commands)));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  return replies;
}

Result<RedisReply> RedisReader::Call(RedisCommand command) {
  std::vector<RedisCommand> commands;
  commands.push_back(std::move(command));
  PAWL_ASSIGN(auto replies, Call(std::move(commands)));
  return std::move(replies.front());
}

Result<std::vector<RedisReply>> RedisReader::Stored(std::span<const RecordKey> keys) {
  std::array<std::vector<std::size_t>, kRecordKindsEnd> by_kind;
  for (std::size_t i = 0; i < keys.size(); ++i) by_kind.at(static_cast<std::size_t>(keys[i].kind)).push_back(i);
  std::vector<RedisCommand> commands;
  std::vector<std::size_t> order;  // of each field asked for
  order.reserve(keys.size());
  for (const auto& places : by_kind) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const RecordKey& key = keys[places[i]];
      if (i % kFieldsTogether == 0) commands.push_back(RedisCommand("HMGET").Add(keys_.Records(key.kind)));
      commands.back().Add(FieldOf(key));
      order.push_back(places[i]);
    }
  }
  std::vector<RedisReply> stored(keys.size());
  if (commands.empty()) return stored;
  PAWL_ASSIGN(auto replies, Call(std::move(commands)));
  auto at = order.begin();
  for (RedisReply& reply : replies) {
    for (RedisReply& item : reply.items) stored[*at++] = std::move(item);
  }
  return stored;
}

std::vector<Result<Record>> RedisReader::ReadMany(std::span<const RecordKey> keys) {
  const auto stored = Stored(keys);
  if (!stored.ok()) return std::vector<Result<Record>>(keys.size(), stored.error());
  std::vector<Result<Record>> records;
  records.reserve(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) records.push_back(RecordOf(keys[i].kind, (*stored)[i]));
  return records;
}

Result<ListBounds> RedisReader::Bounds(const Key& list) {
  const ListAsk ask{list};
  PAWL_ASSIGN(const RedisParts parts, Parts(std::span(&ask, 1), {}));
  return parts.lists.at(0).bounds();
}

Result<std::vector<ListItem>> RedisReader::ListItems(const Key& list, std::uint64_t from, std::size_t limit) {
  limit = std::min(limit, kFieldsTogether);
  std::vector<ListItem> items;
  while (items.size() < limit) {
    const ListAsk ask{list, static_cast<std::uint32_t>(limit - items.size()), from};
    PAWL_ASSIGN(RedisParts parts, Parts(std::span(&ask, 1), {}));
    std::vector<ListItem>& more = parts.lists.at(0).items;
    const bool gap = !items.empty() && !more.empty() && more.front().offset != from;  // another node has trimmed it
    if (more.empty() || gap) break;
    from = more.back().offset + 1;
    std::move(more.begin(), more.end(), std::back_inserter(items));
  }
  return items;
}

Result<std::vector<StatRow>> RedisReader::Counters(std::span<const Key> counters) {
  std::vector<RedisCommand> commands;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (i % (kFieldsTogether / kStatCount) == 0) commands.push_back(RedisCommand("HMGET").Add(keys_.Of("stats")));
    const std::string row = RowOf(counters[i]);
    for (std::size_t stat = 0; stat < kStatCount; ++stat) {
      commands.back().Add(StatField(row, static_cast<Stat>(stat)));
    }
  }
  std::vector<StatRow> rows(counters.size(), StatRow{});
  if (commands.empty()) return rows;
  PAWL_ASSIGN(const auto replies, Call(std::move(commands)));
  std::size_t at = 0;
  for (const RedisReply& reply : replies) {
    for (const RedisReply& item : reply.items) {
      std::int64_t& value = rows[at / kStatCount][at % kStatCount];
      std::from_chars(item.text.data(), item.text.data() + item.text.size(), value);
      ++at;
    }
  }
  return rows;
}

Result<std::vector<TimesRow>> RedisReader::Times(std::span<const Key> counters) {
  constexpr std::size_t kSlots = 2 * kTimeSlots;
  std::vector<RedisCommand> commands;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    if (i % (kFieldsTogether / kSlots) == 0) commands.push_back(RedisCommand("HMGET").Add(keys_.Of("stats")));
    const std::string row = RowOf(counters[i]);
    for (std::size_t slot = 0; slot < kSlots; ++slot) commands.back().Add(TimeField(row, slot));
  }
  std::vector<TimesRow> rows(counters.size(), TimesRow{});
  if (commands.empty()) return rows;
  PAWL_ASSIGN(const auto replies, Call(std::move(commands)));
  std::size_t at = 0;
  for (const RedisReply& reply : replies) {
    for (const RedisReply& item : reply.items) {
      TimesRow& row = rows[at / kSlots];
      const std::size_t slot = at++ % kSlots;
      std::int64_t& value = slot < kTimeSlots ? row.waited[slot] : row.ran[slot - kTimeSlots];
      std::from_chars(item.text.data(), item.text.data() + item.text.size(), value);
    }
  }
  return rows;
}

Result<void> RedisReader::IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) {
  const MembersAsk ask{PlaceOfIndex(keys_, index), below, limit};
  PAWL_ASSIGN(const RedisReply reply, Call(ReadMembers(ask)));
  AddMembers(ask, reply, out);
  return {};
}

Result<std::uint64_t> RedisReader::IndexCount(const Key& index) {
  PAWL_ASSIGN(const RedisReply reply, Call(IndexCountCommand(keys_, index)));
  return CountOf(reply);
}

Result<std::vector<std::uint64_t>> RedisReader::IndexCounts(std::span<const IndexAsk> indexes) {
  std::vector<RedisCommand> commands;
  commands.reserve(indexes.size());
  for (const IndexAsk& ask : indexes) commands.push_back(IndexCountCommand(keys_, ask.index));
  PAWL_ASSIGN(const std::vector<RedisReply> replies, Call(commands));
  std::vector<std::uint64_t> counts;
  counts.reserve(replies.size());
  for (const RedisReply& reply : replies) counts.push_back(CountOf(reply));
  return counts;
}

void RedisSnapshot::Prefetch(std::span<const ListAsk> /*lists*/, std::span<const IndexAsk> indexes) {
  counts_.clear();
  if (indexes.empty()) return;
  const std::vector<std::uint64_t> counts = Note(reader_.IndexCounts(indexes));
  for (std::size_t i = 0; i < counts.size(); ++i) counts_.emplace(indexes[i].index.view(), counts[i]);
}

std::uint64_t RedisSnapshot::IndexCount(const Key& index) {
  if (!counts_.empty()) {
    const auto found = counts_.find(std::string(index.view()));
    if (found != counts_.end()) return found->second;
  }
  return Note(reader_.IndexCount(index));
}

Result<std::optional<Seq>> RedisReader::IndexFirst(const Key& index) {
  const IndexPlace place = PlaceOfIndex(keys_, index);
  if (place.in_blocks()) {
    PAWL_ASSIGN(const RedisReply first, Call(FirstBlock(place.key)));
    return FirstSeqOf(first);
  }
  RedisCommand command(place.group.empty() ? "ZRANGE" : "ZRANGEBYLEX");
  command.Add(place.key);
  if (place.group.empty()) {
    command.Add(0).Add(0);
  } else {
    command.Add("[" + place.group).Add("[" + IndexMember(place, UINT64_MAX)).Add("LIMIT").Add(0).Add(1);
  }
  PAWL_ASSIGN(const RedisReply reply, Call(std::move(command)));
  if (reply.items.empty()) return std::optional<Seq>();
  return std::optional(SeqOf(place, reply.items.front().text));
}

Result<std::vector<std::pair<Key, Record>>> RedisReader::Scan(RecordKind kind, std::string_view from,
                                                              std::size_t limit) {
  std::map<std::string, RedisReply> found;
  std::string cursor = "0";
  do {
    PAWL_ASSIGN(RedisReply reply,
                Call(RedisCommand("HSCAN").Add(keys_.Records(kind)).Add(cursor).Add("COUNT").Add(kFieldsTogether)));
    cursor = reply.items.at(0).text;
    auto& items = reply.items.at(1).items;
    for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
      const Key key = KeyOfField(kind, items[i].text);
      if (key.view() >= from) found.insert_or_assign(std::string(key.view()), std::move(items[i + 1]));
    }
  } while (cursor != "0");
  std::vector<std::pair<Key, Record>> records;
  for (const auto& [key, reply] : found) {
    if (records.size() == limit) break;
    PAWL_ASSIGN(Record record, RecordOf(kind, reply));
    records.emplace_back(Key().Bytes(key), std::move(record));
  }
  return records;
}

Result<std::optional<FairGroup>> RedisReader::Group(NameId queue, const GroupKey& group) {
  PAWL_ASSIGN(auto groups, ReadGroups(queue, std::span(&group, 1)));
  if (groups.empty()) return std::optional<FairGroup>();
  return std::optional(std::move(groups.front()));
}

Result<std::vector<std::string>> RedisReader::Fields(const std::string& hash) {
  std::vector<std::string> fields;
  std::string cursor = "0";
  do {
    PAWL_ASSIGN(RedisReply reply, Call(RedisCommand("HSCAN").Add(hash).Add(cursor).Add("COUNT").Add(kFieldsTogether)));
    cursor = reply.items.at(0).text;
    auto& items = reply.items.at(1).items;
    for (std::size_t i = 0; i < items.size(); i += 2) fields.push_back(std::move(items[i].text));
  } while (cursor != "0");
  std::sort(fields.begin(), fields.end());
  fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
  return fields;
}

Result<std::vector<FairGroup>> RedisReader::Groups(NameId queue, const GroupKey& after, std::size_t limit) {
  PAWL_ASSIGN(const auto fields, Fields(keys_.Queue(queue, "groups")));
  const Key from = Key().Hash(after);
  std::vector<GroupKey> groups;
  for (const std::string& field : fields) {
    if (groups.size() == limit) break;
    if (field != kQueueField && field > from.view()) groups.push_back(KeyReader(field).Hash());
  }
  return ReadGroups(queue, groups);
}

Result<std::vector<FairGroup>> RedisReader::ReadGroups(NameId queue, std::span<const GroupKey> groups) {
  if (groups.empty()) return std::vector<FairGroup>{};
  RedisCommand records("HMGET");
  records.Add(keys_.Queue(queue, "groups")).Add(kQueueField);
  std::vector<RedisCommand> commands;
  for (const GroupKey& group : groups) {
    records.Add(Key().Hash(group).view());
    const LexBounds bounds = BoundsOfGroup(group);
    for (const std::string_view what : {"ready", "held"}) {
      commands.push_back(
          RedisCommand("ZLEXCOUNT").Add(keys_.Queue(queue, what)).Add(bounds.min.view()).Add(bounds.max.view()));
    }
  }
  commands.push_back(std::move(records));
  PAWL_ASSIGN(const auto replies, Call(std::move(commands)));
  const std::vector<RedisReply>& stored = replies.back().items;
  const auto own = stored.at(0).IsNil() ? std::nullopt : DecodeRedisGroup(stored[0].text);
  std::vector<FairGroup> found;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    auto record = stored.at(i + 1).IsNil() ? std::nullopt : DecodeRedisGroup(stored[i + 1].text);
    if (!record) continue;
    if (record->limits.concurrency == 0 && own) record->limits.concurrency = own->limits.group_default;
    found.push_back({groups[i], record->name, record->limits,
                     std::min(static_cast<std::uint64_t>(replies[2 * i].integer), kReadyCounted),
                     static_cast<std::uint64_t>(replies[2 * i + 1].integer)});
  }
  return found;
}

Result<FairStand> RedisReader::Stand(NameId queue, const GroupKey& group, SteadyTime now) {
  const LexBounds bounds = BoundsOfGroup(group);
  const auto key = [&](std::string_view what) { return keys_.Queue(queue, what); };
  std::vector<RedisCommand> commands;
  commands.push_back(RedisCommand("HMGET").Add(key("groups")).Add(kQueueField).Add(Key().Hash(group).view()));
  commands.push_back(RedisCommand("ZCARD").Add(key("held")));
  commands.push_back(RedisCommand("ZLEXCOUNT").Add(key("held")).Add(bounds.min.view()).Add(bounds.max.view()));
  commands.push_back(RedisCommand("ZRANGEBYLEX")
                         .Add(key("ready"))
                         .Add(bounds.min.view())
                         .Add(bounds.max.view())
                         .Add("LIMIT")
                         .Add(0)
                         .Add(1));
  commands.push_back(RedisCommand("ZCOUNT").Add(key("waiters")).Add(ToMillis(now)).Add("+inf"));
  PAWL_ASSIGN(const auto replies, Call(std::move(commands)));
  const auto record = [&](const RedisReply& stored) {
    return stored.IsNil() ? std::optional<GroupRecord>() : DecodeRedisGroup(stored.text);
  };
  const std::vector<RedisReply>& stored = replies[0].items;
  FairStand stand = StandOf(record(stored.at(0)), record(stored.at(1)), group != GroupKey{}, now);
  stand.queue_held = static_cast<std::uint64_t>(replies[1].integer);
  stand.group_held = static_cast<std::uint64_t>(replies[2].integer);
  stand.awaited = replies[4].integer > 0;
  if (!stand.group.ordered || replies[3].items.empty()) return stand;
  if (const auto first = ParseReady(replies[3].items.front().text, queue)) stand.first = first->place.seq;
  return stand;
}

Result<std::vector<NodeInfo>> RedisReader::Nodes(std::int64_t now_ms) {
  PAWL_ASSIGN(const RedisReply alive,
              Call(RedisCommand("ZRANGEBYSCORE").Add(keys_.Of("nodes")).Add(now_ms).Add("+inf")));
  std::vector<NodeInfo> nodes;
  if (alive.items.empty()) return nodes;
  RedisCommand command("HMGET");
  command.Add(keys_.Of("nodes:info"));
  for (const RedisReply& item : alive.items) command.Add(item.text);
  PAWL_ASSIGN(const RedisReply infos, Call(std::move(command)));
  for (const RedisReply& info : infos.items) {
    if (auto node = DecodeNode(info.text)) nodes.push_back(*std::move(node));
  }
  return nodes;
}

Result<std::vector<std::string>> RedisReader::Notes(std::int64_t now_ms) {
  PAWL_ASSIGN(const RedisReply alive,
              Call(RedisCommand("ZRANGEBYSCORE").Add(keys_.Of("nodes")).Add(now_ms).Add("+inf")));
  std::vector<RedisCommand> commands;
  for (const RedisReply& item : alive.items) commands.push_back(RedisCommand("GET").Add(keys_.NoteOf(item.text)));
  std::vector<std::string> notes;
  if (commands.empty()) return notes;
  PAWL_ASSIGN(auto replies, Call(std::move(commands)));
  for (RedisReply& note : replies) {
    if (!note.IsNil()) notes.push_back(std::move(note.text));
  }
  return notes;
}

std::unique_ptr<RedisLink> RedisLinks::Borrow() {
  {
    const MutexLock lock(mutex_);
    if (!free_.empty()) {
      auto link = std::move(free_.back());
      free_.pop_back();
      return link;
    }
  }
  return std::make_unique<RedisLink>(url_, options_);
}

void RedisLinks::GiveBack(std::unique_ptr<RedisLink> link) {
  const MutexLock lock(mutex_);
  free_.push_back(std::move(link));
}

Result<Version> RedisSnapshot::ReadInto(const RecordKey& key, std::string& value) {
  Result<Record> record = std::move(reader_.ReadMany(std::span(&key, 1)).front());
  if (!record.ok()) return record.error();
  value = std::move(record->value);
  return record->version;
}

std::vector<TimesRow> RedisSnapshot::Times(std::span<const Key> counters) {
  std::vector<TimesRow> rows = Note(reader_.Times(counters));
  rows.resize(counters.size(), TimesRow{});
  return rows;
}

std::vector<StatRow> RedisSnapshot::Counters(std::span<const Key> counters) {
  std::vector<StatRow> rows = Note(reader_.Counters(counters));
  rows.resize(counters.size(), StatRow{});
  return rows;
}

void RedisSnapshot::IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) {
  const auto done = reader_.IndexBefore(index, below, limit, out);
  if (!done.ok() && !failure_) failure_ = done.error();
}

void RedisSnapshot::JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) {
  const auto done = reader_.JobsBefore(below, limit, out);
  if (!done.ok() && !failure_) failure_ = done.error();
}

}  // namespace pawl
