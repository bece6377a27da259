#include "rules/rewrite.h"

#include <algorithm>

#include "rules/view.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

// The timers that a head calls for: at most one of each kind.
std::vector<Timer> TimersOf(Seq seq, const JobHead& head) {
  std::vector<Timer> timers;
  const bool waits = head.shown == Shown::kScheduled || head.shown == Shown::kRetrying ||
                     (head.state == State::kSuspended && head.due != kNeverWall);
  if (waits) timers.push_back({head.due, TimerKind::kDue, Key().U64(seq)});
  if (head.state == State::kQueued && head.expires != kNeverWall && head.attempt == 0) {
    timers.push_back({head.expires, TimerKind::kExpire, Key().U64(seq)});
  }
  if (HasEnded(head.state) && head.retain_until != kNeverWall) {
    timers.push_back({head.retain_until, TimerKind::kRetention, Key().U64(seq)});
  }
  return timers;
}

bool Same(const Timer& a, const Timer& b) { return a.at == b.at && a.kind == b.kind && a.what == b.what; }

void DiffTimers(Draft& draft, const std::vector<Timer>& before, const std::vector<Timer>& after) {
  const auto holds = [](const std::vector<Timer>& timers, const Timer& timer) {
    return std::any_of(timers.begin(), timers.end(), [&](const Timer& other) { return Same(timer, other); });
  };
  for (const Timer& timer : before) {
    if (!holds(after, timer)) draft.changes.timer_removes.push_back(timer);
  }
  for (const Timer& timer : after) {
    if (!holds(before, timer)) draft.changes.timer_adds.push_back(timer);
  }
}

// `added` jobs stand in the fair queue from now on (or wait for their time to do so).
void DiffFair(Draft& draft, Seq seq, const JobHead* before, const JobHead* after, const Step& step) {
  const bool was_waiting = before != nullptr && before->state == State::kQueued;
  const bool is_waiting = after != nullptr && after->state == State::kQueued;
  const bool moved = was_waiting && is_waiting && (before->due != after->due || before->shown != after->shown);
  const bool taken = was_waiting && after != nullptr && after->state == State::kRunning;  // the claim removed it
  if (was_waiting && !taken && (!is_waiting || moved)) draft.changes.fair.emplace_back(FairRemove{PlaceOf(seq, *before)});
  if (before != nullptr && before->lease && (after == nullptr || !after->lease)) {
    draft.changes.fair.emplace_back(FairRelease{before->queue, before->group_key, seq});
  }
  if (is_waiting && (!was_waiting || moved)) {
    draft.changes.fair.emplace_back(FairAdd{PlaceOf(seq, *after), after->group, step.default_group_limit});
  }
}

void DiffLease(Draft& draft, Seq seq, const JobHead* before, const JobHead* after) {
  const SteadyTime was = before != nullptr && before->lease ? before->lease->deadline : kNeverSteady;
  const SteadyTime is = after != nullptr && after->lease ? after->lease->deadline : kNeverSteady;
  if (was != is) draft.leases.push_back({seq, is, is == kNeverSteady ? Millis{0} : after->lease->span});
}

void DiffIndexes(Draft& draft, Seq seq, const JobHead* before, const JobHead* after) {
  if (before != nullptr && after != nullptr && before->shown == after->shown) return;
  if (before != nullptr) draft.changes.index_removes.push_back({StateIndex(before->queue, before->shown), seq});
  if (after != nullptr) draft.changes.index_adds.push_back({StateIndex(after->queue, after->shown), seq});
}

void Diff(Draft& draft, Seq seq, const JobHead* before, const JobHead* after, const Step& step) {
  DiffIndexes(draft, seq, before, after);
  DiffTimers(draft, before != nullptr ? TimersOf(seq, *before) : std::vector<Timer>{},
             after != nullptr ? TimersOf(seq, *after) : std::vector<Timer>{});
  DiffFair(draft, seq, before, after, step);
  DiffLease(draft, seq, before, after);
  const bool held_key = before != nullptr && before->unique_until != UniqueUntil::kNone;
  const bool holds_key = after != nullptr && after->unique_until != UniqueUntil::kNone;
  if (held_key && !holds_key) draft.changes.erases.push_back(UniqueKey(before->queue, before->unique_key));
  if (!held_key && holds_key) {
    draft.changes.puts.emplace_back(UniqueKey(after->queue, after->unique_key), EncodeSeq(seq));
  }
}

void Tell(Draft& draft, Seq seq, const JobHead* before, const JobHead& after, const Step& step) {
  if (step.silent) return;
  Transition transition;
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
  if (step.cause == Cause::kClaimed && before != nullptr) {
    transition.waited = std::max(Millis{0}, step.now.wall - before->due);
  }
  if (before != nullptr && before->lease && !after.lease) {
    transition.ran = std::max(Millis{0}, step.now.wall - before->started);
  }
  draft.transitions.push_back(std::move(transition));
}

}  // namespace

FairPlace PlaceOf(Seq seq, const JobHead& head) {
  return {head.queue, head.group_key, seq, head.priority, head.due};
}

void Create(Draft& draft, Seq seq, const JobHead& after, const JobBody& body, const Step& step) {
  draft.changes.puts.emplace_back(HeadKey(seq), EncodeHead(after));
  draft.changes.puts.emplace_back(BodyKey(seq), EncodeBody(body));
  if (after.client_id) draft.changes.puts.emplace_back(IdKey(after.id), EncodeSeq(seq));
  if (!after.group.empty()) draft.changes.index_adds.push_back({GroupIndex(after.queue, after.group_key), seq});
  Diff(draft, seq, nullptr, &after, step);
  Tell(draft, seq, nullptr, after, step);
}

void Rewrite(Draft& draft, Seq seq, const JobHead& before, const JobHead& after, const Step& step) {
  draft.changes.puts.emplace_back(HeadKey(seq), EncodeHead(after));
  Diff(draft, seq, &before, &after, step);
  Tell(draft, seq, &before, after, step);
}

void Erase(Draft& draft, Seq seq, const JobHead& before, const Step& step) {
  draft.changes.erases.push_back(HeadKey(seq));
  draft.changes.erases.push_back(BodyKey(seq));
  if (before.side.result) draft.changes.erases.push_back(SideKey(RecordKind::kResult, seq));
  if (before.side.error) draft.changes.erases.push_back(SideKey(RecordKind::kError, seq));
  if (before.side.progress) draft.changes.erases.push_back(SideKey(RecordKind::kProgress, seq));
  if (before.client_id) draft.changes.erases.push_back(IdKey(before.id));
  if (!before.group.empty()) draft.changes.index_removes.push_back({GroupIndex(before.queue, before.group_key), seq});
  Diff(draft, seq, &before, nullptr, step);
  Tell(draft, seq, &before, before, step);
}

void MoveTo(JobHead& head, State state, Shown shown, Reason reason, bool forced) {
  PAWL_CHECK(CanMove(head.state, state, forced), "a rule asked for a step that the state machine does not have");
  head.state = state;
  head.shown = shown;
  head.reason = reason;
}

void Enqueue(JobHead& head, WallTime due, Now now, bool forced) {
  const bool tried = head.failures > 0 || head.crashes > 0;
  const Shown waiting = tried ? Shown::kRetrying : Shown::kScheduled;
  const Shown shown = due > now.wall ? waiting : Shown::kQueued;
  if (head.state == State::kQueued) {
    head.shown = shown;
  } else {
    MoveTo(head, State::kQueued, shown, Reason::kNone, forced);
  }
  head.due = due;
  head.ended = WallTime{};
  head.retain_until = kNeverWall;
  head.lease.reset();
}

void End(JobHead& head, State state, Shown shown, Reason reason, Now now) {
  MoveTo(head, state, shown, reason);
  head.ended = now.wall;
  head.retain_until = now.wall + head.options.retention;
  head.unique_until = UniqueUntil::kNone;
  head.lease.reset();
}

}  // namespace pawl
