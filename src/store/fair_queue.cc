#include "store/fair_queue.h"

#include <algorithm>
#include <limits>

#include "store/fair_rows.h"

namespace pawl {
namespace {

bool HasPrefix(std::string_view key, std::string_view prefix) { return key.substr(0, prefix.size()) == prefix; }

}  // namespace

void FairQueue::Change(const FairChange& change) {
  struct Visitor {
    FairQueue& queue;
    void operator()(const FairAdd& c) const { queue.Add(c); }
    void operator()(const FairRemove& c) const { queue.Remove(c.place); }
    void operator()(const FairRelease& c) const { queue.Release(c); }
    void operator()(const FairConfigure& c) const { queue.Configure(c); }
    void operator()(const FairHold& c) const { queue.Hold(c.place); }
  };
  std::visit(Visitor{*this}, change);
}

void FairQueue::Add(const FairAdd& add) {
  const FairPlace& place = add.place;
  const GroupId id{place.queue, place.group};
  Loaded& group = Load(id);
  if (group.record.limits.ordered) {
    kv_.Put(Table::kReady, OrderedKey(place), OrderedValue(place, add.ready));
  } else if (add.ready) {
    kv_.Put(Table::kReady, ReadyKey(place), {});
  } else {
    return;
  }
  if (group.record.name.empty() && !add.group_name.empty()) {
    group.record.name = add.group_name;
    group.dirty = true;
  }
  // Nothing moves when the group already stands in the ring at this priority or above.
  const bool settled =
      group.record.turn && !group.record.limits.ordered && group.record.ring_priority >= place.priority;
  if (!settled) Settle(id, group);
  if (group.record.turn) woken_.insert(id.queue);
}

void FairQueue::Remove(const FairPlace& place) {
  const GroupId id{place.queue, place.group};
  const bool was_ready = kv_.Erase(Table::kReady, ReadyKey(place)) || kv_.Erase(Table::kReady, OrderedKey(place));
  if (!was_ready) return;
  Loaded& group = Load(id);
  Settle(id, group);
  if (group.record.turn) woken_.insert(id.queue);  // of an ordered group: it may have held up the rest
}

void FairQueue::Release(const FairRelease& release) {
  const auto held = memory_.held.Remove(release.seq);
  if (!held) return;
  const GroupId& id = *held;
  Loaded& group = Load(id);
  // Only a limit can make a difference to the group; only an idle group may vanish.
  if (!group.record.turn) Settle(id, group);
  woken_.insert(id.queue);
}

void FairQueue::Hold(const FairPlace& place) {
  const GroupId id{place.queue, place.group};
  memory_.held.Add(id, place.seq);
  Settle(id, Load(id));
}

void FairQueue::Configure(const FairConfigure& configure) {
  const GroupId id{configure.queue, configure.group};
  const bool whole_queue = configure.group == GroupKey{};
  Loaded& target = whole_queue ? LoadQueue(configure.queue) : Load(id);
  if (!whole_queue && target.record.limits.ordered != configure.limits.ordered) Reorder(id, configure.limits.ordered);
  if (target.record.limits.rate != configure.limits.rate) target.record.window = RateWindow{};
  target.record.limits = configure.limits;
  target.record.keep = configure.keep;
  if (!configure.group_name.empty()) target.record.name = configure.group_name;
  target.dirty = true;
  if (whole_queue) {
    memory_.queues_blocked.erase(configure.queue);
  } else {
    Settle(id, target);
  }
  woken_.insert(configure.queue);
}

// The two ways to order a group have different keys, so its waiting jobs are written anew.
void FairQueue::Reorder(const GroupId& id, bool ordered) {
  const Key prefix = GroupPrefix(id);
  std::vector<Waiting> jobs;
  std::vector<std::string> old_keys;
  std::string at(prefix.view());
  while (const auto entry = kv_.AtOrAfter(Table::kReady, at)) {
    if (!HasPrefix(entry->key, prefix)) break;
    jobs.push_back(ReadWaiting(*entry, !ordered));
    old_keys.emplace_back(entry->key);
    at = old_keys.back() + '\0';
  }
  for (const std::string& key : old_keys) kv_.Erase(Table::kReady, key);
  for (const auto& [place, ready] : jobs) {
    if (ordered) {
      kv_.Put(Table::kReady, OrderedKey(place), OrderedValue(place, ready));
    } else if (ready) {
      kv_.Put(Table::kReady, ReadyKey(place), {});
    }
  }
}

// What cannot be read is held back, as if it were paused, and left as it is: its limits may be what protects somebody.
// New settings put a new record in its place.
GroupRecord FairQueue::Decoded(std::string_view bytes) const {
  if (auto record = DecodeGroupRecord(bytes)) return *std::move(record);
  Damaged("the limits of a queue or group cannot be read; nothing of it is handed out until they are set again");
  GroupRecord held_back;
  held_back.keep = true;
  held_back.limits.paused = true;
  return held_back;
}

FairQueue::Loaded& FairQueue::Load(const GroupId& id) {
  const auto [slot, fresh] = groups_.try_emplace(id);
  if (fresh) {
    if (const auto bytes = kv_.Get(Table::kGroups, GroupPrefix(id))) {
      slot->second.record = Decoded(*bytes);
      slot->second.stored = true;
    }
  }
  return slot->second;
}

FairQueue::Loaded& FairQueue::LoadQueue(NameId queue) {
  const auto [slot, fresh] = queues_.try_emplace(queue);
  if (fresh) {
    if (const auto bytes = kv_.Get(Table::kGroups, Key().U32(queue))) {
      slot->second.record = Decoded(*bytes);
      slot->second.stored = true;
    }
  }
  return slot->second;
}

std::optional<FairQueue::Ready> FairQueue::First(const GroupId& id, bool ordered) {
  const Key prefix = GroupPrefix(id);
  const auto entry = kv_.AtOrAfter(Table::kReady, prefix);
  if (!entry || !HasPrefix(entry->key, prefix)) return std::nullopt;
  const Waiting waiting = ReadWaiting(*entry, ordered);
  return Ready{Key().Bytes(entry->key), waiting.place.seq, waiting.place.priority, waiting.ready};
}

std::uint64_t FairQueue::LimitOf(const GroupId& id, const GroupRecord& group) {
  if (group.limits.ordered) return 1;
  if (group.limits.concurrency != 0 || id.group == GroupKey{}) return group.limits.concurrency;
  return LoadQueue(id.queue).record.limits.group_default;
}

bool FairQueue::GroupAllows(const GroupId& id, const GroupRecord& group) {
  if (group.limits.paused) return false;
  const std::uint64_t limit = LimitOf(id, group);
  return limit == 0 || memory_.held.InGroup(id) < limit;
}

std::optional<FairQueue::Ready> FairQueue::Settle(const GroupId& id, Loaded& group) {
  auto first = First(id, group.record.limits.ordered);
  const bool allowed = first && first->ready && GroupAllows(id, group.record);
  const auto blocked_until =
      allowed ? group.record.window.BlockedUntil(group.record.limits.rate, now_.steady) : std::nullopt;
  Block(id, group, blocked_until);
  if (!allowed || blocked_until) {
    Unplace(id, group);
    return std::nullopt;
  }
  Place(id, group, first->priority);
  return first;
}

void FairQueue::Place(const GroupId& id, Loaded& group, std::uint8_t priority) {
  if (group.record.turn && group.record.ring_priority == priority) return;
  Unplace(id, group);
  group.record.turn = memory_.next_turn++;
  group.record.ring_priority = priority;
  group.dirty = true;
  kv_.Put(Table::kRing, RingKey(id.queue, priority, *group.record.turn), Key().Hash(id.group));
}

void FairQueue::Unplace(const GroupId& id, Loaded& group) {
  if (!group.record.turn) return;
  kv_.Erase(Table::kRing, RingKey(id.queue, group.record.ring_priority, *group.record.turn));
  group.record.turn.reset();
  group.dirty = true;
}

void FairQueue::Block(const GroupId& id, Loaded& group, std::optional<SteadyTime> until) {
  if (group.record.blocked == until) return;
  if (group.record.blocked) kv_.Erase(Table::kRing, BlockedKey(*group.record.blocked, id));
  if (until) kv_.Put(Table::kRing, BlockedKey(*until, id), {});
  group.record.blocked = until;
  group.dirty = true;
}

bool FairQueue::QueueAllows(NameId queue, Loaded& settings) {
  const FairLimits& limits = settings.record.limits;
  if (limits.paused) return false;
  if (limits.concurrency != 0 && memory_.held.InQueue(queue) >= limits.concurrency) return false;
  const auto blocked_until = settings.record.window.BlockedUntil(limits.rate, now_.steady);
  if (blocked_until) memory_.queues_blocked[queue] = *blocked_until;
  return !blocked_until;
}

std::optional<FairQueue::Ready> FairQueue::Start(const GroupId& id, Loaded& group, Loaded& queue, const Ready& job) {
  kv_.Erase(Table::kReady, job.key);
  memory_.held.Add(id, job.seq);
  if (group.record.limits.rate.limit != 0) {
    group.record.window.Start(group.record.limits.rate, now_.steady);
    group.dirty = true;
  }
  if (queue.record.limits.rate.limit != 0) {
    queue.record.window.Start(queue.record.limits.rate, now_.steady);
    queue.dirty = true;
  }
  return Settle(id, group);
}

bool FairQueue::StandsLast(const GroupId& id, const GroupRecord& group) {
  const Key end = RingKey(id.queue, group.ring_priority, std::numeric_limits<std::uint64_t>::max());
  const auto last = kv_.Before(Table::kRing, end);
  return last && last->key == RingKey(id.queue, group.ring_priority, *group.turn).view();
}

void FairQueue::Take(NameId queue, std::size_t count, std::vector<Seq>& out) {
  Loaded& settings = LoadQueue(queue);
  const Key prefix = Key().U8(kRingTag).U32(queue);
  for (std::size_t taken = 0; taken < count && QueueAllows(queue, settings);) {
    const auto next = kv_.AtOrAfter(Table::kRing, prefix);
    if (!next || !HasPrefix(next->key, prefix)) return;
    const auto row = ReadRingRow(*next);
    const GroupId id = row ? row->id : GroupId{};
    Loaded& group = Load(id);
    const auto first = First(id, group.record.limits.ordered);
    if (!row || !first || group.record.turn != row->turn || group.record.ring_priority != row->priority) {
      DropRingRow(next->key);
      continue;
    }
    if (!GroupAllows(id, group.record)) {  // the queue's default for its groups was lowered
      Settle(id, group);
      continue;
    }
    taken += TakeFrom(id, group, *first, count - taken, out);
  }
}

// It names a group that does not stand there, or has nothing to give. It would be in the way of all that stand behind
// it; what it should have said is not known here.
void FairQueue::DropRingRow(std::string_view key) {
  Damaged("a row of the ring of a fair queue does not fit its group, and was dropped");
  kv_.Erase(Table::kRing, std::string(key));
}

void FairQueue::Damaged(const std::string& finding) const {
  if (memory_.damaged) memory_.damaged(finding);
}

// Serves the group that stands first in the ring. Then it goes behind the others of its priority; as long as it is
// alone there, it gives one job after the other.
std::size_t FairQueue::TakeFrom(const GroupId& id, Loaded& group, Ready next, std::size_t count,
                                std::vector<Seq>& out) {
  std::optional<Ready> job = next;
  Loaded& settings = LoadQueue(id.queue);
  const std::uint64_t turn = *group.record.turn;
  const bool alone = StandsLast(id, group.record);
  for (std::size_t taken = 1;; ++taken) {
    out.push_back(job->seq);
    job = Start(id, group, settings, *job);
    const bool stays = job && group.record.turn == turn;
    if (stays && !alone) {
      Unplace(id, group);
      Place(id, group, job->priority);
    }
    if (!stays || !alone || taken == count || !QueueAllows(id.queue, settings)) return taken;
  }
}

bool FairQueue::TakeThis(const FairPlace& place) {
  const GroupId id{place.queue, place.group};
  Loaded& settings = LoadQueue(place.queue);
  Loaded& group = Load(id);
  const bool ordered = group.record.limits.ordered;
  const Key key = ordered ? OrderedKey(place) : ReadyKey(place);
  if (!kv_.Get(Table::kReady, key)) return false;
  if (!QueueAllows(place.queue, settings) || !GroupAllows(id, group.record)) return false;
  if (group.record.window.BlockedUntil(group.record.limits.rate, now_.steady)) return false;
  if (ordered) {
    const auto first = First(id, ordered);
    if (first->seq != place.seq || !first->ready) return false;
  }
  Start(id, group, settings, {key, place.seq, place.priority});
  return true;
}

std::optional<SteadyTime> FairQueue::SettleRates() {
  std::optional<SteadyTime> next;
  const Key prefix = Key().U8(kBlockedTag);
  while (const auto entry = kv_.AtOrAfter(Table::kRing, prefix)) {
    if (!HasPrefix(entry->key, prefix)) break;
    KeyReader key(entry->key.substr(1));
    const SteadyTime until = SteadyFromMillis(key.Time());
    if (until > now_.steady) {
      next = until;
      break;
    }
    const NameId queue = key.U32();
    const GroupId id{queue, key.Hash()};
    Loaded& group = Load(id);
    kv_.Erase(Table::kRing, BlockedKey(until, id));
    group.record.blocked.reset();
    group.dirty = true;
    Settle(id, group);
    woken_.insert(id.queue);
  }
  for (auto it = memory_.queues_blocked.begin(); it != memory_.queues_blocked.end();) {
    if (it->second <= now_.steady) {
      woken_.insert(it->first);
      it = memory_.queues_blocked.erase(it);
    } else {
      next = next ? std::min(*next, it->second) : it->second;
      ++it;
    }
  }
  return next;
}

std::vector<NameId> FairQueue::TakeWoken() {
  std::vector<NameId> woken(woken_.begin(), woken_.end());
  woken_.clear();
  return woken;
}

void FairQueue::Flush() {
  for (auto& [id, group] : groups_) {
    // An idle group without settings vanishes; its history is in the group index and stays.
    const bool idle = !group.record.keep && !group.record.turn && !group.record.blocked &&
                      memory_.held.InGroup(id) == 0 && !First(id, group.record.limits.ordered);
    if (idle && group.stored) {
      kv_.Erase(Table::kGroups, GroupPrefix(id));
    } else if (!idle && (group.dirty || !group.stored)) {
      kv_.Put(Table::kGroups, GroupPrefix(id), EncodeGroupRecord(group.record));
    }
  }
  for (auto& [queue, settings] : queues_) {
    if (settings.dirty) kv_.Put(Table::kGroups, Key().U32(queue), EncodeGroupRecord(settings.record));
  }
  groups_.clear();
  queues_.clear();
}

std::optional<FairPlace> ReadRingEntry(KvReader& kv, NameId queue, std::string& at) {
  const Key prefix = Key().U8(kRingTag).U32(queue);
  if (at.empty()) at = prefix.view();
  const auto entry = kv.AtOrAfter(Table::kRing, at);
  if (!entry || !HasPrefix(entry->key, prefix)) return std::nullopt;
  at.assign(entry->key);
  at.push_back('\0');
  const Key group = GroupPrefix({queue, KeyReader(entry->value).Hash()});
  const auto first = kv.AtOrAfter(Table::kReady, group);
  if (!first || !HasPrefix(first->key, group)) return FairPlace{};
  return ReadWaiting(*first, !first->value.empty()).place;
}

}  // namespace pawl
