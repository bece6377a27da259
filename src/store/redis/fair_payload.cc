#include "store/redis/fair_payload.h"

namespace pawl {
namespace {

// Never renumber: nodes of several versions may work on one Redis. lua/fair_ops.lua says what goes with each.
enum Operation : std::uint8_t {
  kAdd = 1,
  kRemove = 2,
  kRelease = 3,
  kConfigure = 4,
  kConfirm = 5,
  kGiveBack = 6,
  kSettle = 7,
};

constexpr std::size_t kGroupBytes = 16;
constexpr std::size_t kReadyBytes = kGroupBytes + 1 + 8 + 8;
constexpr std::size_t kOrderedBytes = kGroupBytes + 9 + 8 + 1 + 8 + 1;
constexpr std::size_t kRingBytes = 1 + 8 + kGroupBytes;
constexpr std::size_t kHeldBytes = kGroupBytes + 8;

std::uint8_t Descending(std::uint8_t priority) { return static_cast<std::uint8_t>(255 - priority); }

// All of a place but its queue and group.
Key AddSuffix(Key key, const FairPlace& place) {
  return key.U8(Descending(place.priority)).Time(ToMillis(place.due)).U64(place.seq);
}
void ReadSuffix(KeyReader& in, FairPlace& place) {
  place.priority = Descending(in.U8());
  place.due = WallFromMillis(in.Time());
  place.seq = in.U64();
}

// A zero group stands for the queue itself: no bytes.
Key GroupOrQueue(const GroupKey& group) { return group == GroupKey{} ? Key() : Key().Hash(group); }

void AppendOperation(MsgpackWriter& out, Operation operation, std::size_t values, std::size_t queue) {
  out.Array(2 + values);
  out.Int(operation);
  out.Int(static_cast<std::int64_t>(queue));
}

void AppendLimits(MsgpackWriter& out, const FairLimits& limits) {
  out.Int(limits.concurrency);
  out.Int(limits.rate.limit);
  out.Int(limits.rate.per.count());
  out.Bool(limits.paused);
  out.Bool(limits.ordered);
  out.Int(limits.group_default);
}

struct ChangeAppender {
  MsgpackWriter& out;
  QueueIndex index;

  void operator()(const FairAdd& add) const {
    AppendOperation(out, kAdd, 3, index(add.place.queue));
    out.Str(ReadyMember(add.place));
    out.Str(add.group_name);
    out.Bool(add.ready);
  }
  void operator()(const FairRemove& remove) const {
    AppendOperation(out, kRemove, 1, index(remove.place.queue));
    out.Str(ReadyMember(remove.place));
  }
  void operator()(const FairRelease& release) const {
    AppendOperation(out, kRelease, 1, index(release.queue));
    out.Str(HeldMember(release.group, release.seq));
  }
  void operator()(const FairConfigure& configure) const {
    AppendOperation(out, kConfigure, 9, index(configure.queue));
    out.Str(GroupOrQueue(configure.group));
    out.Str(configure.group_name);
    out.Bool(configure.keep);
    AppendLimits(out, configure.limits);
  }
  // Confirming what nobody has reserved holds it all the same.
  void operator()(const FairHold& hold) const { AppendConfirm(out, hold.place, index); }
};

}  // namespace

void AppendQueue(MsgpackWriter& out, NameId queue, std::size_t first_key) {
  out.Array(2);
  out.Str(Key().U32(queue));
  out.Int(static_cast<std::int64_t>(first_key));
}

void AppendFairChange(MsgpackWriter& out, const FairChange& change, QueueIndex index) {
  std::visit(ChangeAppender{out, index}, change);
}

void AppendConfirm(MsgpackWriter& out, const FairPlace& place, QueueIndex index) {
  AppendOperation(out, kConfirm, 1, index(place.queue));
  out.Str(ReservedMember(place));
}

void AppendGiveBack(MsgpackWriter& out, const FairPlace& place, QueueIndex index) {
  AppendOperation(out, kGiveBack, 1, index(place.queue));
  out.Str(ReadyMember(place));
}

void AppendSettle(MsgpackWriter& out, NameId queue, const GroupKey& group, QueueIndex index) {
  AppendOperation(out, kSettle, 1, index(queue));
  out.Str(GroupOrQueue(group));
}

void AppendAsk(MsgpackWriter& out, const TakeAsk& ask, QueueIndex index) {
  out.Array(ask.place ? 4 : 3);
  out.Int(static_cast<std::int64_t>(ask.place ? 1 : ask.count));
  out.Array(ask.place ? 1 : ask.queues.size());
  if (ask.place) {
    out.Int(static_cast<std::int64_t>(index(ask.place->queue)));
  } else {
    for (const NameId queue : ask.queues) out.Int(static_cast<std::int64_t>(index(queue)));
  }
  out.Bool(ask.waits);
  if (ask.place) out.Str(ReadyMember(*ask.place));
}

Key ReadyMember(const FairPlace& place) { return AddSuffix(Key().Hash(place.group), place); }

Key OrderedMember(const FairPlace& place, bool ready) {
  return Key()
      .Hash(place.group)
      .U8(0)
      .U64(0)
      .U64(place.seq)
      .U8(Descending(place.priority))
      .Time(ToMillis(place.due))
      .U8(ready ? 1 : 0);
}

Key RingMember(std::uint8_t priority, std::uint64_t turn, const GroupKey& group) {
  return Key().U8(Descending(priority)).U64(turn).Hash(group);
}

Key HeldMember(const GroupKey& group, Seq seq) { return Key().Hash(group).U64(seq); }

Key BlockedMember(NameId queue, const GroupKey& group) { return Key().U32(queue).Bytes(GroupOrQueue(group)); }

Key ReservedMember(const FairPlace& place) { return AddSuffix(Key().U32(place.queue).Hash(place.group), place); }

std::optional<ReadyEntry> ParseReady(std::string_view member, NameId queue) {
  ReadyEntry entry;
  entry.place.queue = queue;
  KeyReader in(member);
  entry.place.group = in.Hash();
  if (member.size() == kReadyBytes) {
    ReadSuffix(in, entry.place);
  } else if (member.size() == kOrderedBytes) {
    entry.ordered = true;
    in.U8();
    in.U64();
    entry.place.seq = in.U64();
    entry.place.priority = Descending(in.U8());
    entry.place.due = WallFromMillis(in.Time());
    entry.ready = in.U8() != 0;
  } else {
    return std::nullopt;
  }
  return entry;
}

std::optional<RingEntry> ParseRing(std::string_view member) {
  if (member.size() != kRingBytes) return std::nullopt;
  KeyReader in(member);
  RingEntry entry;
  entry.priority = Descending(in.U8());
  entry.turn = in.U64();
  entry.group = in.Hash();
  return entry;
}

std::optional<HeldEntry> ParseHeld(std::string_view member) {
  if (member.size() != kHeldBytes) return std::nullopt;
  KeyReader in(member);
  HeldEntry entry;
  entry.group = in.Hash();
  entry.seq = in.U64();
  return entry;
}

std::optional<BlockedEntry> ParseBlocked(std::string_view member) {
  if (member.size() != 4 && member.size() != 4 + kGroupBytes) return std::nullopt;
  KeyReader in(member);
  BlockedEntry entry;
  entry.queue = in.U32();
  if (member.size() != 4) entry.group = in.Hash();
  return entry;
}

std::optional<FairPlace> ParseReserved(std::string_view member) {
  if (member.size() != 4 + kReadyBytes) return std::nullopt;
  KeyReader in(member);
  FairPlace place;
  place.queue = in.U32();
  place.group = in.Hash();
  ReadSuffix(in, place);
  return place;
}

// No member goes on with the byte 255 behind its group: that would be the priority 0, or a seq that nobody reaches.
LexBounds BoundsOfGroup(const GroupKey& group) {
  return {Key().U8('[').Hash(group), Key().U8('(').Hash(group).U8(0xff)};
}

}  // namespace pawl
