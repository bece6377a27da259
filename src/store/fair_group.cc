// Group records as bytes, and reading them for listings.
#include "store/bytes.h"
#include "store/fair_queue.h"
#include "store/fair_rows.h"
#include "store/key.h"

namespace pawl {
namespace {

enum Flag : std::uint8_t {
  kPaused = 1U << 0U,
  kOrdered = 1U << 1U,
  kKeep = 1U << 2U,
  kInRing = 1U << 3U,
  kBlocked = 1U << 4U,
  kHasRate = 1U << 5U,
  kHasGroupDefault = 1U << 6U,
};

constexpr std::size_t kGroupKeyBytes = 4 + 16;  // queue, group; a queue's own record has 4

std::uint64_t CountReady(KvReader& kv, const GroupId& id) {
  const Key prefix = Key().U32(id.queue).Hash(id.group);
  std::string at(prefix.view());
  std::uint64_t count = 0;
  while (count < kReadyCounted) {
    const auto entry = kv.AtOrAfter(Table::kReady, at);
    if (!entry || entry->key.substr(0, prefix.view().size()) != prefix.view()) break;
    at.assign(entry->key);
    at.push_back('\0');
    ++count;
  }
  return count;
}

Result<std::optional<GroupRecord>> ReadGroupRecord(KvReader& kv, const Key& key) {
  const auto bytes = kv.Get(Table::kGroups, key);
  if (!bytes) return std::optional<GroupRecord>();
  auto record = DecodeGroupRecord(*bytes);
  if (!record) return Error{ErrorCode::kCorrupt, "the stored limits of a group cannot be read"};
  return record;
}

std::uint32_t GroupDefault(KvReader& kv, NameId queue) {
  const auto record = ReadGroupRecord(kv, Key().U32(queue));
  return record.ok() && *record ? (*record)->limits.group_default : 0;
}

}  // namespace

std::string EncodeGroupRecord(const GroupRecord& record) {
  unsigned flags = 0;
  if (record.limits.paused) flags |= kPaused;
  if (record.limits.ordered) flags |= kOrdered;
  if (record.keep) flags |= kKeep;
  if (record.turn) flags |= kInRing;
  if (record.blocked) flags |= kBlocked;
  if (record.limits.rate.limit != 0) flags |= kHasRate;
  if (record.limits.group_default != 0) flags |= kHasGroupDefault;
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(static_cast<std::uint8_t>(flags));
  out.Short(record.name);
  out.U32(record.limits.concurrency);
  if (record.limits.group_default != 0) out.U32(record.limits.group_default);
  if (record.turn) {
    out.U64(*record.turn);
    out.U8(record.ring_priority);
  }
  if (record.blocked) out.Steady(*record.blocked);
  if (record.limits.rate.limit != 0) {
    out.U32(record.limits.rate.limit);
    out.Span(record.limits.rate.per);
    out.I64(record.window.part);
    for (const std::uint32_t starts : record.window.starts) out.U32(starts);
  }
  return bytes;
}

std::optional<GroupRecord> DecodeGroupRecord(std::string_view bytes) {
  ByteReader in(bytes);
  GroupRecord record;
  const unsigned flags = in.U8();
  record.limits.paused = (flags & kPaused) != 0;
  record.limits.ordered = (flags & kOrdered) != 0;
  record.keep = (flags & kKeep) != 0;
  record.name = in.Short();
  record.limits.concurrency = in.U32();
  if ((flags & kHasGroupDefault) != 0) record.limits.group_default = in.U32();
  if ((flags & kInRing) != 0) {
    record.turn = in.U64();
    record.ring_priority = in.U8();
  }
  if ((flags & kBlocked) != 0) record.blocked = in.Steady();
  if ((flags & kHasRate) != 0) {
    record.limits.rate.limit = in.U32();
    record.limits.rate.per = in.Span();
    record.window.part = in.I64();
    for (std::uint32_t& starts : record.window.starts) starts = in.U32();
  }
  if (!in.done()) return std::nullopt;
  return record;
}

Result<std::optional<FairGroup>> ReadFairGroup(KvReader& kv, const RunningSet& held, const GroupId& id) {
  PAWL_ASSIGN(auto record, ReadGroupRecord(kv, GroupPrefix(id)));
  if (!record) return std::optional<FairGroup>();
  if (record->limits.concurrency == 0) record->limits.concurrency = GroupDefault(kv, id.queue);
  return std::optional(FairGroup{id.group, record->name, record->limits, CountReady(kv, id), held.InGroup(id)});
}

Result<std::vector<FairGroup>> ReadFairGroups(KvReader& kv, const RunningSet& held, NameId queue, const GroupKey& after,
                                              std::size_t limit) {
  std::vector<FairGroup> groups;
  std::string at(Key().U32(queue).Hash(after).view());
  at.push_back('\0');
  while (groups.size() < limit) {
    const auto entry = kv.AtOrAfter(Table::kGroups, at);
    if (!entry || entry->key.size() != kGroupKeyBytes) break;
    at.assign(entry->key);
    KeyReader key(at);
    if (key.U32() != queue) break;
    const GroupId id{queue, key.Hash()};
    PAWL_ASSIGN(auto group, ReadFairGroup(kv, held, id));
    if (group) groups.push_back(*std::move(group));
    at.push_back('\0');
  }
  return groups;
}

FairStand StandOf(const std::optional<GroupRecord>& queue, const std::optional<GroupRecord>& group, bool grouped,
                  SteadyTime now) {
  FairStand stand;
  if (queue) {
    stand.queue = queue->limits;
    stand.queue_rate = queue->window.BlockedUntil(queue->limits.rate, now);
  }
  if (group) {
    stand.group = group->limits;
    stand.group_rate = group->window.BlockedUntil(group->limits.rate, now);
  }
  if (stand.group.ordered) {
    stand.group.concurrency = 1;
  } else if (stand.group.concurrency == 0 && grouped) {
    stand.group.concurrency = stand.queue.group_default;
  }
  return stand;
}

Result<FairStand> ReadFairStand(KvReader& kv, const RunningSet& held, const GroupId& id, SteadyTime now) {
  PAWL_ASSIGN(const auto queue, ReadGroupRecord(kv, Key().U32(id.queue)));
  const Key prefix = GroupPrefix(id);
  PAWL_ASSIGN(const auto group, ReadGroupRecord(kv, prefix));
  FairStand stand = StandOf(queue, group, id.group != GroupKey{}, now);
  stand.queue_held = held.InQueue(id.queue);
  stand.group_held = held.InGroup(id);
  if (!stand.group.ordered) return stand;
  const auto first = kv.AtOrAfter(Table::kReady, prefix);
  if (first && first->key.substr(0, prefix.view().size()) == prefix.view()) {
    stand.first = ReadWaiting(*first, true).place.seq;
  }
  return stand;
}

}  // namespace pawl
