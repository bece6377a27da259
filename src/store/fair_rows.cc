#include "store/fair_rows.h"

#include "store/bytes.h"

namespace pawl {
namespace {

constexpr std::size_t kWaitingKeyBytes = 4 + 16 + 1 + 8 + 8;
constexpr std::size_t kOrderedValueBytes = 1 + 8 + 1;
constexpr std::size_t kRingKeyBytes = 1 + 4 + 1 + 8;
constexpr std::size_t kRingValueBytes = 16;
constexpr std::size_t kBlockedKeyBytes = 1 + 8 + 4 + 16;

}  // namespace

Key GroupPrefix(const GroupId& id) { return Key().U32(id.queue).Hash(id.group); }

Key ReadyKey(const FairPlace& place) {
  return Key()
      .U32(place.queue)
      .Hash(place.group)
      .U8(Descending(place.priority))
      .Time(ToMillis(place.due))
      .U64(place.seq);
}

Key OrderedKey(const FairPlace& place) { return Key().U32(place.queue).Hash(place.group).U8(0).Time(0).U64(place.seq); }

std::string OrderedValue(const FairPlace& place, bool ready) {
  std::string value;
  ByteWriter out(value);
  out.U8(place.priority);
  out.Wall(place.due);
  out.Bool(ready);
  return value;
}

Key RingKey(NameId queue, std::uint8_t priority, std::uint64_t turn) {
  return Key().U8(kRingTag).U32(queue).U8(Descending(priority)).U64(turn);
}

Key BlockedKey(SteadyTime until, const GroupId& id) {
  return Key().U8(kBlockedTag).Time(ToMillis(until)).U32(id.queue).Hash(id.group);
}

Waiting ReadWaiting(const KvEntry& entry, bool ordered) {
  KeyReader in(entry.key);
  Waiting waiting;
  FairPlace& place = waiting.place;
  place.queue = in.U32();
  place.group = in.Hash();
  place.priority = Descending(in.U8());
  place.due = WallFromMillis(in.Time());
  place.seq = in.U64();
  if (ordered) {
    ByteReader value(entry.value);
    place.priority = value.U8();
    place.due = value.Wall();
    waiting.ready = value.Bool();
  }
  return waiting;
}

bool IsWaitingRow(const KvEntry& entry, bool ordered) {
  return entry.key.size() == kWaitingKeyBytes && entry.value.size() == (ordered ? kOrderedValueBytes : 0);
}

std::optional<RingRow> ReadRingRow(const KvEntry& entry) {
  KeyReader in(entry.key);
  RingRow row;
  const std::uint8_t tag = in.U8();
  if (tag == kRingTag && entry.key.size() == kRingKeyBytes && entry.value.size() == kRingValueBytes) {
    row.id.queue = in.U32();
    row.priority = Descending(in.U8());
    row.turn = in.U64();
    row.id.group = KeyReader(entry.value).Hash();
    return row;
  }
  if (tag == kBlockedTag && entry.key.size() == kBlockedKeyBytes && entry.value.empty()) {
    row.blocked = SteadyFromMillis(in.Time());
    row.id.queue = in.U32();
    row.id.group = in.Hash();
    return row;
  }
  return std::nullopt;
}

}  // namespace pawl
