#include "rules/head_diff.h"

#include <algorithm>
#include <array>

#include "rules/moves.h"
#include "rules/record_keys.h"

namespace pawl {
namespace {

// The timers that a head calls for: at most one of each kind.
struct Timers {
  std::array<Timer, 4> timers;
  std::size_t count = 0;

  void Add(WallTime at, TimerKind kind, Seq seq) { timers.at(count++) = {at, kind, Key().U64(seq)}; }
  void Add(SteadyTime at, TimerKind kind, Seq seq) { Add(TimerTime(at), kind, seq); }
  const Timer* begin() const { return timers.data(); }
  const Timer* end() const { return timers.data() + count; }
};

Timers TimersOf(Seq seq, const HeadFacts& head) {
  Timers timers;
  const bool waits = head.shown == JobState::kScheduled || head.shown == JobState::kRetrying ||
                     (head.state == State::kSuspended && head.due != kNeverWall);
  if (waits && head.due_steady != kNeverSteady) {
    timers.Add(head.due_steady, TimerKind::kSpanDue, seq);
  } else if (waits) {
    timers.Add(head.due, TimerKind::kDue, seq);
  }
  // A job that is asked to stop does not expire: the time is that of its shutdown run.
  const bool stops = head.state == State::kTerminating && head.waiting;
  const bool expires = head.may_lapse && head.expires != kNeverWall;
  if ((stops || expires) && head.expires_steady != kNeverSteady) {
    timers.Add(head.expires_steady, TimerKind::kSpanExpire, seq);
  } else if (stops || expires) {
    timers.Add(head.expires, stops ? TimerKind::kShutdown : TimerKind::kExpire, seq);
  }
  if (HasEnded(head.state) && head.retain_until != kNeverWall) {
    timers.Add(head.retain_until, TimerKind::kRetention, seq);
  }
  return timers;
}

void DiffTimers(Changes& changes, const Timers& before, const Timers& after) {
  const auto holds = [](const Timers& timers, const Timer& timer) {
    return std::any_of(timers.begin(), timers.end(), [&](const Timer& other) {
      return timer.at == other.at && timer.kind == other.kind && timer.what == other.what;
    });
  };
  for (const Timer& timer : before) {
    if (!holds(after, timer)) RemoveTimer(timer, changes);
  }
  for (const Timer& timer : after) {
    if (!holds(before, timer)) changes.timer_adds.push_back(timer);
  }
}

FairPlace PlaceOf(Seq seq, const HeadFacts& facts) {
  return {facts.queue, facts.group_key, seq, facts.priority, facts.due};
}

bool IsReady(const HeadFacts& facts) {
  return facts.shown == JobState::kQueued || facts.shown == JobState::kTerminating;
}

void DiffFair(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after, const JobHead& head) {
  const bool was_waiting = before != nullptr && before->waiting;
  const bool is_waiting = after != nullptr && after->waiting;
  const bool moved = was_waiting && is_waiting &&
                     (before->due != after->due || before->shown != after->shown ||
                      before->priority != after->priority || before->group_key != after->group_key);
  const bool had_lease = before != nullptr && before->lease_deadline != kNeverSteady;
  const bool has_lease = after != nullptr && after->lease_deadline != kNeverSteady;
  const bool taken = was_waiting && has_lease;  // the claim removed it
  if (was_waiting && !taken && (!is_waiting || moved)) changes.fair.emplace_back(FairRemove{PlaceOf(seq, *before)});
  if (had_lease && !has_lease) changes.fair.emplace_back(FairRelease{before->queue, before->group_key, seq});
  if (is_waiting && (!was_waiting || moved)) {
    changes.fair.emplace_back(FairAdd{PlaceOf(seq, *after), head.group, IsReady(*after)});
  }
}

void DiffLease(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after, const JobHead& head) {
  const SteadyTime was = before != nullptr ? before->lease_deadline : kNeverSteady;
  const SteadyTime is = after != nullptr ? after->lease_deadline : kNeverSteady;
  if (was != is) changes.leases.push_back({seq, is, is == kNeverSteady ? Millis{0} : head.lease->span, was});
}

void DiffIndexes(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after) {
  if (before != nullptr && after != nullptr && before->shown == after->shown) return;
  if (before != nullptr) changes.index_removes.push_back({StateIndex(before->queue, before->shown), seq});
  if (after != nullptr) changes.index_adds.push_back({StateIndex(after->queue, after->shown), seq});
}

void DiffUnique(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after) {
  const bool held_key = before != nullptr && before->unique_until != UniqueUntil::kNone;
  const bool holds_key = after != nullptr && after->unique_until != UniqueUntil::kNone;
  if (held_key && !holds_key) changes.erases.push_back(UniqueKey(before->queue, before->unique_key));
  if (!held_key && holds_key) {
    changes.puts.emplace_back(UniqueKey(after->queue, after->unique_key), EncodeSeq(seq));
  }
}

// Membership of `seq` in one index, which may be another one after the step than before it.
void DiffMember(Changes& changes, Seq seq, const std::optional<Key>& before, const std::optional<Key>& after) {
  if (before == after) return;
  if (before) changes.index_removes.push_back({*before, seq});
  if (after) changes.index_adds.push_back({*after, seq});
}

void DiffLife(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after) {
  const bool was_asleep = before != nullptr && before->asleep;
  const bool is_asleep = after != nullptr && after->asleep;
  if (was_asleep && !is_asleep) changes.erases.push_back(AsleepKey(seq));
  if (!was_asleep && is_asleep) changes.puts.emplace_back(AsleepKey(seq), std::string());
  const auto children = [](const HeadFacts* facts) {
    return facts != nullptr && facts->parent != 0 && facts->listed ? std::optional(ChildrenIndex(facts->parent))
                                                                   : std::nullopt;
  };
  const auto open = [](const HeadFacts* facts) {
    return facts != nullptr && facts->parent != 0 && !facts->over ? std::optional(OpenIndex(facts->parent))
                                                                  : std::nullopt;
  };
  DiffMember(changes, seq, children(before), children(after));
  const auto bad = [](const HeadFacts* facts) {
    return facts != nullptr && facts->bad ? std::optional(BadIndex(facts->parent)) : std::nullopt;
  };
  DiffMember(changes, seq, open(before), open(after));
  DiffMember(changes, seq, bad(before), bad(after));
}

// `head` is the newest there is of the job: after the step, or before it when the step erases the job.
void Diff(Changes& changes, Seq seq, const HeadFacts* before, const HeadFacts* after, const JobHead& head) {
  DiffIndexes(changes, seq, before, after);
  DiffTimers(changes, before != nullptr ? TimersOf(seq, *before) : Timers{},
             after != nullptr ? TimersOf(seq, *after) : Timers{});
  DiffFair(changes, seq, before, after, head);
  DiffLease(changes, seq, before, after, head);
  DiffUnique(changes, seq, before, after);
  DiffLife(changes, seq, before, after);
}

}  // namespace

HeadFacts::HeadFacts(const JobHead& head)
    : queue(head.queue),
      group_key(head.group_key),
      state(head.state),
      shown(head.shown),
      priority(head.priority),
      due(head.due),
      started(head.started),
      expires(head.expires),
      due_steady(head.due_steady),
      expires_steady(head.expires_steady),
      retain_until(head.retain_until),
      attempt(head.attempt),
      unique_until(head.unique_until),
      unique_key(head.unique_key),
      lease_deadline(head.lease ? head.lease->deadline : kNeverSteady),
      asleep(IsAsleep(head)),
      waiting(Waits(head)),
      over(IsMember(head) ? HasEnded(head.state) : head.stateful && head.stateful->over),
      bad(IsMember(head) && EndedBadly(head)),
      listed(!IsPiece(head) || EndedBadly(head)),
      may_lapse(IsCarrier(head) ? head.state == State::kSuspended : head.state == State::kQueued && head.attempt == 0),
      parent(ParentOf(head)) {}

FairPlace PlaceOf(Seq seq, const JobHead& head) { return PlaceOf(seq, HeadFacts(head)); }

// The timer that went off is often one of the head: it is removed once.
void RemoveTimer(const Timer& timer, Changes& changes) {
  const bool removed = std::ranges::any_of(changes.timer_removes, [&](const Timer& other) {
    return timer.at == other.at && timer.kind == other.kind && timer.what == other.what;
  });
  if (!removed) changes.timer_removes.push_back(timer);
}

void DiffCreated(Seq seq, const JobHead& head, Changes& changes) {
  if (!head.group.empty()) changes.index_adds.push_back({GroupIndex(head.queue, head.group_key), seq});
  const HeadFacts facts(head);
  Diff(changes, seq, nullptr, &facts, head);
}

void DiffChanged(Seq seq, const HeadFacts& before, const JobHead& after, Changes& changes) {
  const HeadFacts facts(after);
  Diff(changes, seq, &before, &facts, after);
  const auto group = [](const HeadFacts& of) {
    return of.group_key == GroupKey{} ? std::nullopt : std::optional(GroupIndex(of.queue, of.group_key));
  };
  DiffMember(changes, seq, group(before), group(facts));
}

void DiffErased(Seq seq, const JobHead& before, Changes& changes) {
  if (!before.group.empty()) changes.index_removes.push_back({GroupIndex(before.queue, before.group_key), seq});
  const HeadFacts facts(before);
  Diff(changes, seq, &facts, nullptr, before);
}

void RecordTransition(Seq seq, const HeadFacts* before, const JobHead& after, Cause cause, Now now,
                      std::vector<Transition>& out) {
  Transition& transition = out.emplace_back();
  transition.seq = seq;
  transition.id = after.id;
  transition.queue = after.queue;
  transition.type = after.type;
  transition.group = after.group;
  if (before != nullptr) transition.from = before->shown;
  transition.to = after.shown;
  transition.reason = after.reason;
  transition.cause = cause;
  transition.is_task = IsMember(after) && after.flow->partition == 0 && !IsPiece(after);
  transition.attempt = after.attempt;
  transition.at = now.wall;
  if (before == nullptr) return;
  if (cause == Cause::kClaimed) transition.waited = std::max(Millis{0}, now.wall - before->due);
  if (before->lease_deadline != kNeverSteady && !after.lease) {
    transition.ran = std::max(Millis{0}, now.wall - before->started);
    transition.waited = std::max(Millis{0}, before->started - before->due);
  }
  // A carrier has no run: it takes as long as its members.
  if (IsCarrier(after) && HasEnded(after.state) && before->state == State::kSuspended) {
    transition.ran = std::max(Millis{0}, now.wall - after.started);
  }
}

}  // namespace pawl
