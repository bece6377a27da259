#include "rules/moves.h"

#include "base/check.h"

namespace pawl {

bool Waits(const JobHead& head) {
  const bool shutdown_due = head.stateful && head.stateful->phase == Phase::kShutdownDue;
  const bool queued = head.state == State::kQueued && head.shown != JobState::kWaiting && !IsCarrier(head);
  return queued || (head.state == State::kTerminating && shutdown_due);
}

bool IsAsleep(const JobHead& head) {
  if (!head.stateful || head.state == State::kSuspended) return head.stateful.has_value();
  return !IsMember(head) && (head.state == State::kCompleted || head.state == State::kFailed);
}

void MoveTo(JobHead& head, State state, JobState shown, Reason reason, Way way) {
  PAWL_CHECK(CanMove(head.state, state, way), "a rule asked for a step that the state machine does not have");
  head.state = state;
  head.shown = shown;
  head.reason = reason;
}

namespace {

void Wait(JobHead& head, bool for_its_time, Way way) {
  const bool tried = head.failures > 0 || head.crashes > 0;
  const JobState waiting = tried ? JobState::kRetrying : JobState::kScheduled;
  const JobState shown = for_its_time ? waiting : JobState::kQueued;
  if (head.state == State::kQueued) {
    head.shown = shown;
  } else {
    MoveTo(head, State::kQueued, shown, Reason::kNone, way);
  }
  head.ended = WallTime{};
  head.retain_until = kNeverWall;
  head.lease.reset();
  if (head.stateful) {
    head.stateful->phase = Phase::kRun;
    head.stateful->over = false;
  }
  if (head.flow) head.flow->by_hand = false;
}

}  // namespace

void Enqueue(JobHead& head, WallTime due, Now now, Way way) {
  Wait(head, due > now.wall, way);
  head.SetDue(due);
}

void EnqueueAfter(JobHead& head, Millis pause, Now now) {
  if (pause <= Millis{0}) return Enqueue(head, now.wall, now);
  Wait(head, true, Way::kUsual);
  head.SetDueAfter(pause, now);
}

namespace {

// A job with ports, or in a tree, is kept until its whole tree is over, and a member as long as its workflow. Of the
// pieces of a task, which may be very many, only those are kept so that somebody has to look after.
bool LivesOn(const JobHead& head) {
  if (IsMember(head)) return !IsPiece(head) || EndedBadly(head);
  if (!head.stateful || head.stateful->keeps) return false;
  return head.stateful->ports || head.stateful->parent != 0 || head.stateful->children;
}

}  // namespace

void End(JobHead& head, State state, JobState shown, Reason reason, Now now, Way way) {
  MoveTo(head, state, shown, reason, way);
  head.ended = now.wall;
  head.retain_until = LivesOn(head) ? kNeverWall : now.wall + head.options.retention;
  head.unique_until = UniqueUntil::kNone;
  head.lease.reset();
}

}  // namespace pawl
