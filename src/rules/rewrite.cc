#include "rules/rewrite.h"

#include <algorithm>
#include <array>

#include "rules/subscriptions.h"
#include "rules/view.h"
#include "store/job_codec.h"
#include "store/living_codec.h"

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

Timers TimersOf(Seq seq, const HeadMark& head) {
  Timers timers;
  const bool waits = head.shown == Shown::kScheduled || head.shown == Shown::kRetrying ||
                     (head.state == State::kSuspended && head.due != kNeverWall);
  if (waits && head.due_steady != kNeverSteady) {
    timers.Add(head.due_steady, TimerKind::kSpanDue, seq);
  } else if (waits) {
    timers.Add(head.due, TimerKind::kDue, seq);
  }
  // A job that is asked to stop does not expire: the time is that of its shutdown run.
  const bool stops = head.state == State::kTerminating && head.waiting;
  const bool expires = head.state == State::kQueued && head.expires != kNeverWall && head.attempt == 0;
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

void DiffTimers(Draft& draft, const Timers& before, const Timers& after) {
  const auto holds = [](const Timers& timers, const Timer& timer) {
    return std::any_of(timers.begin(), timers.end(), [&](const Timer& other) {
      return timer.at == other.at && timer.kind == other.kind && timer.what == other.what;
    });
  };
  for (const Timer& timer : before) {
    if (!holds(after, timer)) draft.changes.timer_removes.push_back(timer);
  }
  for (const Timer& timer : after) {
    if (!holds(before, timer)) draft.changes.timer_adds.push_back(timer);
  }
}

FairPlace PlaceOf(Seq seq, const HeadMark& mark) { return {mark.queue, mark.group_key, seq, mark.priority, mark.due}; }

bool IsReady(const HeadMark& mark) { return mark.shown == Shown::kQueued || mark.shown == Shown::kTerminating; }

void DiffFair(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after, const JobHead& head) {
  const bool was_waiting = before != nullptr && before->waiting;
  const bool is_waiting = after != nullptr && after->waiting;
  const bool moved = was_waiting && is_waiting &&
                     (before->due != after->due || before->shown != after->shown ||
                      before->priority != after->priority || before->group_key != after->group_key);
  const bool had_lease = before != nullptr && before->lease_deadline != kNeverSteady;
  const bool has_lease = after != nullptr && after->lease_deadline != kNeverSteady;
  const bool taken = was_waiting && has_lease;  // the claim removed it
  if (was_waiting && !taken && (!is_waiting || moved))
    draft.changes.fair.emplace_back(FairRemove{PlaceOf(seq, *before)});
  if (had_lease && !has_lease) draft.changes.fair.emplace_back(FairRelease{before->queue, before->group_key, seq});
  if (is_waiting && (!was_waiting || moved)) {
    draft.changes.fair.emplace_back(FairAdd{PlaceOf(seq, *after), head.group, IsReady(*after)});
  }
}

void DiffLease(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after, const JobHead& head) {
  const SteadyTime was = before != nullptr ? before->lease_deadline : kNeverSteady;
  const SteadyTime is = after != nullptr ? after->lease_deadline : kNeverSteady;
  if (was != is) draft.changes.leases.push_back({seq, is, is == kNeverSteady ? Millis{0} : head.lease->span, was});
}

void DiffIndexes(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after) {
  if (before != nullptr && after != nullptr && before->shown == after->shown) return;
  if (before != nullptr) draft.changes.index_removes.push_back({StateIndex(before->queue, before->shown), seq});
  if (after != nullptr) draft.changes.index_adds.push_back({StateIndex(after->queue, after->shown), seq});
}

void DiffUnique(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after) {
  const bool held_key = before != nullptr && before->unique_until != UniqueUntil::kNone;
  const bool holds_key = after != nullptr && after->unique_until != UniqueUntil::kNone;
  if (held_key && !holds_key) draft.changes.erases.push_back(UniqueKey(before->queue, before->unique_key));
  if (!held_key && holds_key) {
    draft.changes.puts.emplace_back(UniqueKey(after->queue, after->unique_key), EncodeSeq(seq));
  }
}

// Membership of `seq` in one index, which may be another one after the step than before it.
void DiffMember(Draft& draft, Seq seq, const std::optional<Key>& before, const std::optional<Key>& after) {
  if (before == after) return;
  if (before) draft.changes.index_removes.push_back({*before, seq});
  if (after) draft.changes.index_adds.push_back({*after, seq});
}

void DiffLife(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after) {
  const bool was_asleep = before != nullptr && before->asleep;
  const bool is_asleep = after != nullptr && after->asleep;
  if (was_asleep && !is_asleep) draft.changes.erases.push_back(AsleepKey(seq));
  if (!was_asleep && is_asleep) draft.changes.puts.emplace_back(AsleepKey(seq), std::string());
  const auto children = [](const HeadMark* mark) {
    return mark != nullptr && mark->parent != 0 ? std::optional(ChildrenIndex(mark->parent)) : std::nullopt;
  };
  const auto open = [](const HeadMark* mark) {
    return mark != nullptr && mark->parent != 0 && !mark->over ? std::optional(OpenIndex(mark->parent)) : std::nullopt;
  };
  DiffMember(draft, seq, children(before), children(after));
  DiffMember(draft, seq, open(before), open(after));
}

// `head` is the newest there is of the job: after the step, or before it when the step erases the job.
void Diff(Draft& draft, Seq seq, const HeadMark* before, const HeadMark* after, const JobHead& head) {
  DiffIndexes(draft, seq, before, after);
  DiffTimers(draft, before != nullptr ? TimersOf(seq, *before) : Timers{},
             after != nullptr ? TimersOf(seq, *after) : Timers{});
  DiffFair(draft, seq, before, after, head);
  DiffLease(draft, seq, before, after, head);
  DiffUnique(draft, seq, before, after);
  DiffLife(draft, seq, before, after);
}

void Tell(Draft& draft, Seq seq, const HeadMark* before, const JobHead& after, const Step& step) {
  if (step.silent) return;
  Transition& transition = draft.transitions.emplace_back();
  transition.seq = seq;
  transition.id = after.id;
  transition.queue = after.queue;
  transition.type = after.type;
  transition.group = after.group;
  if (before != nullptr) transition.from = before->shown;
  transition.to = after.shown;
  transition.reason = after.reason;
  transition.cause = step.cause;
  transition.attempt = after.attempt;
  transition.at = step.now.wall;
  if (before == nullptr) return;
  if (step.cause == Cause::kClaimed) transition.waited = std::max(Millis{0}, step.now.wall - before->due);
  if (before->lease_deadline != kNeverSteady && !after.lease) {
    transition.ran = std::max(Millis{0}, step.now.wall - before->started);
  }
}

}  // namespace

HeadMark::HeadMark(const JobHead& head)
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
      living(head.living.has_value()),
      asleep(IsAsleep(head)),
      waiting(Waits(head)),
      over(head.living && head.living->over),
      parent(head.living ? head.living->parent : 0),
      phase(head.living ? head.living->phase : Phase::kRun) {}

bool Waits(const JobHead& head) {
  const bool shutdown_due = head.living && head.living->phase == Phase::kShutdownDue;
  return head.state == State::kQueued || (head.state == State::kTerminating && shutdown_due);
}

bool IsAsleep(const JobHead& head) {
  return head.living &&
         (head.state == State::kSuspended || head.state == State::kCompleted || head.state == State::kFailed);
}

std::uint64_t Remains::items() const {
  std::uint64_t sum = 0;
  for (const auto& [list, bounds] : lists) sum += bounds.tail - bounds.head;
  return sum;
}

Remains RemainsOf(Seq seq, const JobHead& head, View& view) {
  Remains remains;
  if (!head.living) return remains;
  remains.ports = view.PortsOf(seq).value_or(Ports{});
  if (head.living->aliases) remains.aliases = view.Aliases(seq);
  const auto add = [&](const Key& list) {
    const ListBounds bounds = view.Bounds(list);
    view.GuardHead(list, bounds.head);
    view.GuardTail(list, bounds.tail);
    if (bounds.tail > 0) remains.lists.emplace_back(list, bounds);
  };
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    for (const Port& port : remains.ports.side(side)) add(PortList(seq, side, port.name));
  }
  add(Hints(seq));
  const std::uint64_t rings = view.Bounds(Bell(seq)).tail;
  view.GuardTail(Bell(seq), rings);
  if (rings > 0) remains.lists.push_back({Bell(seq), {rings, rings}});  // it has no items
  return remains;
}

Living& MakeLiving(JobHead& head, Seq seq, Draft& draft) {
  if (!head.living) {
    head.living.emplace();
    draft.changes.puts.emplace_back(PortsKey(seq), EncodePorts({}));
  }
  return *head.living;
}

FairPlace PlaceOf(Seq seq, const JobHead& head) { return PlaceOf(seq, HeadMark(head)); }

void Create(Draft& draft, Seq seq, const JobHead& after, const JobBody& body, const Step& step) {
  draft.changes.puts.emplace_back(HeadKey(seq), EncodeHead(after));
  draft.changes.puts.emplace_back(BodyKey(seq), EncodeBody(body));
  if (after.client_id) draft.changes.puts.emplace_back(IdKey(after.id), EncodeSeq(seq));
  Attach(draft, seq, after);
  Tell(draft, seq, nullptr, after, step);
}

void Attach(Draft& draft, Seq seq, const JobHead& head) {
  if (!head.group.empty()) draft.changes.index_adds.push_back({GroupIndex(head.queue, head.group_key), seq});
  const HeadMark mark(head);
  Diff(draft, seq, nullptr, &mark, head);
}

void Rewrite(Draft& draft, Seq seq, const HeadMark& before, const JobHead& after, const Step& step) {
  draft.changes.puts.emplace_back(HeadKey(seq), EncodeHead(after));
  const HeadMark mark(after);
  Diff(draft, seq, &before, &mark, after);
  const auto group = [](const HeadMark& of) {
    return of.group_key == GroupKey{} ? std::nullopt : std::optional(GroupIndex(of.queue, of.group_key));
  };
  DiffMember(draft, seq, group(before), group(mark));
  const bool terminated = mark.state == State::kTerminated && before.state != State::kTerminated;
  if (terminated && mark.living && !mark.over) {
    draft.changes.timer_adds.push_back({step.now.wall, TimerKind::kTree, Key().U64(seq)});
  }
  Tell(draft, seq, &before, after, step);
}

namespace {

void EraseLife(Draft& draft, Seq seq, const Living& living, Now now, const Remains& remains) {
  draft.changes.erases.push_back(PortsKey(seq));
  if (living.state) draft.changes.erases.push_back(StateKey(seq));
  if (living.aliases) draft.changes.erases.push_back(AliasesKey(seq));
  for (const std::string& alias : remains.aliases) draft.changes.erases.push_back(IdKey(alias));
  if (living.parent != 0) {
    draft.changes.erases.push_back(ChildKey(living.parent, living.child_name));
    // The parent's tree may have waited for this one.
    if (!living.over) draft.changes.timer_adds.push_back({now.wall, TimerKind::kTree, Key().U64(living.parent)});
  }
  for (const std::string& channel : SubscribedOf(remains.ports)) {
    draft.changes.index_removes.push_back({ChannelIndex(channel), seq});
  }
  for (const auto& [list, bounds] : remains.lists) {
    if (bounds.head < bounds.tail) draft.changes.list_trims.push_back({list, bounds.tail});
    draft.changes.list_drops.push_back(list);
  }
}

}  // namespace

void Erase(Draft& draft, Seq seq, const JobHead& before, const Step& step, const Remains& remains) {
  draft.changes.erases.push_back(HeadKey(seq));
  draft.changes.erases.push_back(BodyKey(seq));
  if (before.side.result) draft.changes.erases.push_back(SideKey(RecordKind::kResult, seq));
  if (before.side.error) draft.changes.erases.push_back(SideKey(RecordKind::kError, seq));
  if (before.side.progress) draft.changes.erases.push_back(SideKey(RecordKind::kProgress, seq));
  if (before.client_id) draft.changes.erases.push_back(IdKey(before.id));
  if (!before.group.empty()) draft.changes.index_removes.push_back({GroupIndex(before.queue, before.group_key), seq});
  if (before.living) EraseLife(draft, seq, *before.living, step.now, remains);
  const HeadMark mark(before);
  Diff(draft, seq, &mark, nullptr, before);
  Tell(draft, seq, &mark, before, step);
}

void MoveTo(JobHead& head, State state, Shown shown, Reason reason, bool forced) {
  PAWL_CHECK(CanMove(head.state, state, forced), "a rule asked for a step that the state machine does not have");
  head.state = state;
  head.shown = shown;
  head.reason = reason;
}

namespace {

void Wait(JobHead& head, bool for_its_time, bool forced) {
  const bool tried = head.failures > 0 || head.crashes > 0;
  const Shown waiting = tried ? Shown::kRetrying : Shown::kScheduled;
  const Shown shown = for_its_time ? waiting : Shown::kQueued;
  if (head.state == State::kQueued) {
    head.shown = shown;
  } else {
    MoveTo(head, State::kQueued, shown, Reason::kNone, forced);
  }
  head.ended = WallTime{};
  head.retain_until = kNeverWall;
  head.lease.reset();
  if (head.living) {
    head.living->phase = Phase::kRun;
    head.living->over = false;
  }
}

}  // namespace

void Enqueue(JobHead& head, WallTime due, Now now, bool forced) {
  Wait(head, due > now.wall, forced);
  head.SetDue(due);
}

void EnqueueAfter(JobHead& head, Millis pause, Now now) {
  if (pause <= Millis{0}) return Enqueue(head, now.wall, now);
  Wait(head, true, false);
  head.SetDueAfter(pause, now);
}

namespace {

// A job with ports, or in a tree, is kept until its whole tree is over.
bool LivesOn(const JobHead& head) {
  if (!head.living || head.living->keeps) return false;
  return head.living->ports || head.living->parent != 0 || head.living->children;
}

}  // namespace

void End(JobHead& head, State state, Shown shown, Reason reason, Now now) {
  MoveTo(head, state, shown, reason);
  head.ended = now.wall;
  head.retain_until = LivesOn(head) ? kNeverWall : now.wall + head.options.retention;
  head.unique_until = UniqueUntil::kNone;
  head.lease.reset();
}

}  // namespace pawl
