#include "store/redis/fair_payload.h"

#include <algorithm>
#include <iterator>

namespace pawl {
namespace {

// lua/fair_ops.lua says what goes with each.
enum Operation : std::uint8_t {
  kAdd = 1,
  kRemove = 2,
  kRelease = 3,
  kConfigure = 4,
  kHold = 5,
  kSettle = 6,
  kSettleCall = 7,
};

constexpr std::size_t kGroupBytes = 16;
constexpr std::size_t kReadyBytes = kGroupBytes + 1 + 8 + 8;
constexpr std::size_t kOrderedBytes = kGroupBytes + 9 + 8 + 1 + 8 + 1;
constexpr std::size_t kRingBytes = 1 + 8 + kGroupBytes;
static_assert(kReservationBytes == 4 + kReadyBytes);
constexpr std::size_t kHeldBytes = kGroupBytes + 8;

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

// Whether there is one for each value of a run, and not one for all.
bool OnMembers(std::uint8_t operation) {
  return operation == kAdd || operation == kRemove || operation == kRelease || operation == kHold;
}

constexpr std::string_view Flag(bool value) { return value ? "1" : "0"; }

}  // namespace

struct FairPayload::Changer {
  FairPayload& to;

  void operator()(const FairAdd& add) const {
    std::string detail(Flag(add.ready));
    detail += add.group_name;
    to.RunOf(kAdd, add.place.queue, Key().Hash(add.place.group), detail).Add(ReadyMember(add.place));
  }
  void operator()(const FairRemove& remove) const {
    to.RunOf(kRemove, remove.place.queue, Key().Hash(remove.place.group)).Add(ReadyMember(remove.place));
  }
  void operator()(const FairRelease& release) const {
    to.RunOf(kRelease, release.queue, Key().Hash(release.group)).Add(HeldMember(release.group, release.seq));
  }
  void operator()(const FairConfigure& configure) const {
    const FairLimits& limits = configure.limits;
    RedisArguments& values = to.RunOf(kConfigure, configure.queue, GroupOrQueue(configure.group));
    values.Add(configure.group_name).Add(Flag(configure.keep)).Add(Flag(limits.paused)).Add(Flag(limits.ordered));
    values.Add(limits.concurrency).Add(limits.rate.limit).Add(limits.rate.per.count()).Add(limits.group_default);
  }
  void operator()(const FairHold& hold) const {
    to.RunOf(kHold, hold.place.queue, Key().Hash(hold.place.group)).Add(ReadyMember(hold.place));
  }
};

std::size_t FairPayload::QueueNumber(NameId queue) {
  const auto [slot, fresh] = numbers_.try_emplace(queue, queues_.size() + 1);
  if (fresh) queues_.push_back(queue);
  return slot->second;
}

RedisArguments& FairPayload::RunOf(std::uint8_t operation, NameId queue, const Key& group, std::string_view detail) {
  const std::size_t number = queue == 0 ? 0 : QueueNumber(queue);
  const bool same = last_.operation == operation && last_.queue == number && last_.group == group;
  if (same && last_.detail == detail && OnMembers(operation)) return last_.values;
  if (runs_ > 0) AppendRun(last_, finished_);
  ++runs_;
  last_.operation = operation;
  last_.queue = number;
  last_.group = group;
  last_.detail = detail;
  last_.values.Clear();
  return last_.values;
}

void FairPayload::AppendRun(const Run& run, RedisArguments& out) {
  out.Add(run.operation).Add(run.queue).Add(run.group).Add(run.detail).Add(run.values.count()).Add(run.values);
}

void FairPayload::Change(const FairChange& change) { std::visit(Changer{*this}, change); }

void FairPayload::SettleCall(const ReservingCall& call, const std::vector<Fate>& fates) {
  const bool all_granted = std::ranges::count(fates, Fate::kGranted) == std::ssize(fates);
  std::string letters;
  std::string reservations;
  for (std::size_t i = 0; i < fates.size(); ++i) {
    letters += static_cast<char>(fates[i]);
    if (all_granted) continue;  // what stays where it is need not be named
    reservations += Reservation(call.places[i]).view();
    if (call.places[i].queue != 0) (void)QueueNumber(call.places[i].queue);
  }
  RunOf(kSettleCall, 0, Key(), call.name).Add(letters).Add(reservations);
}

void FairPayload::Settle(NameId queue, const GroupKey& group) { (void)RunOf(kSettle, queue, GroupOrQueue(group)); }

void FairPayload::AppendTo(RedisArguments& out, std::size_t first_key) const {
  out.Add(first_key).Add(queues_.size());
  for (const NameId queue : queues_) out.Add(Key().U32(queue));
  out.Add(runs_).Add(finished_);
  if (runs_ > 0) AppendRun(last_, out);
}

std::vector<JointAsk> Joined(std::span<const TakeAsk> asks) {
  std::vector<JointAsk> joined;
  for (const TakeAsk& ask : asks) {
    const TakeAsk* with = joined.empty() ? nullptr : joined.back().first;
    const bool joins = with != nullptr && !ask.place && !with->place && ask.waits == with->waits;
    if (!joins || ask.queues != with->queues) joined.push_back({&ask});
    JointAsk& last = joined.back();
    ++last.asks;
    if (ask.count > 0) last.waits_at = last.count;
    last.count += ask.count;
  }
  return joined;
}

void AppendAsk(RedisArguments& out, const JointAsk& joint, FairPayload& payload) {
  const TakeAsk& ask = *joint.first;
  out.Add(ask.place ? 1 : joint.count).Add(ask.waits ? std::to_string(joint.waits_at) : "");
  out.Add(ask.place ? ReadyMember(*ask.place) : Key());
  if (ask.place) {
    out.Add(1).Add(payload.QueueNumber(ask.place->queue));
    return;
  }
  out.Add(ask.queues.size());
  for (const NameId queue : ask.queues) out.Add(payload.QueueNumber(queue));
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

Key Reservation(const FairPlace& place) { return AddSuffix(Key().U32(place.queue).Hash(place.group), place); }

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

std::vector<FairPlace> ParseReservations(std::string_view bytes) {
  std::vector<FairPlace> places;
  places.reserve(bytes.size() / kReservationBytes);
  for (; bytes.size() >= kReservationBytes; bytes.remove_prefix(kReservationBytes)) {
    KeyReader in(bytes);
    FairPlace& place = places.emplace_back();
    place.queue = in.U32();
    place.group = in.Hash();
    ReadSuffix(in, place);
  }
  return places;
}

// No member goes on with the byte 255 behind its group: that would be the priority 0, or a seq that nobody reaches.
LexBounds BoundsOfGroup(const GroupKey& group) {
  return {Key().U8('[').Hash(group), Key().U8('(').Hash(group).U8(0xff)};
}

}  // namespace pawl
