// What happens when a timer goes off. A head always agrees with its timers, so a timer that its head does not call for
// any more is only removed.
#include <algorithm>
#include <utility>

#include "rules/callbacks.h"
#include "rules/decide.h"
#include "rules/expiring_record.h"
#include "rules/flow_steps.h"
#include "rules/idle_guard.h"
#include "rules/intent.h"
#include "rules/moves.h"
#include "rules/schedule.h"
#include "rules/steps.h"
#include "rules/txn.h"

namespace pawl {
namespace {

constexpr Millis kLookAgain = std::chrono::seconds(1);

void Due(Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  const bool waits = before.state == State::kQueued && before.shown != JobState::kQueued;
  if (!waits && before.state != State::kSuspended) return;
  const Now now = txn.now();
  if (!before.IsDue(now)) return;
  if (IsCarrier(before)) return StartCarrier(seq, txn);
  JobHead& head = *txn.Edit(seq, Cause::kPromoted);
  const Millis guarded = head.stateful ? GuardPause(*head.stateful, now) : Millis{0};
  if (guarded > Millis{0}) return EnqueueAfter(head, guarded, now);
  // Its place in line is when its span was over by the wall clock as it is now.
  const bool by_span = head.due_steady != kNeverSteady;
  Enqueue(head, by_span ? now.wall - (now.steady - head.due_steady) : head.due, now);
}

// A workflow has taken longer than it may.
void TimeOutCarrier(Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  if (before.state != State::kSuspended || !before.IsExpired(txn.now())) return;
  (void)TerminateJob(seq, Reason::kTimedOut, txn);
  if (HasEnded(txn.Head(seq)->state)) return;
  (void)BeginWorkAside({Pack(TreeWork{TreeWork::Action::kTerminate, Reason::kParentTerminated, seq})}, txn);
}

void Expire(Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  if (IsCarrier(before)) return TimeOutCarrier(seq, txn);
  if (before.state != State::kQueued || before.attempt > 0 || !before.IsExpired(txn.now())) return;
  JobHead& head = *txn.Edit(seq, Cause::kExpired);
  End(head, State::kFailed, JobState::kFailed, Reason::kExpired, txn.now());
}

// Nobody has taken the shutdown run.
void GiveUpShutdown(Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  const bool is_due =
      before.state == State::kTerminating && before.stateful && before.stateful->phase == Phase::kShutdownDue;
  if (!is_due || !before.IsExpired(txn.now())) return;
  JobHead& head = *txn.Edit(seq, Cause::kTerminated);
  End(head, State::kTerminated, JobState::kTerminated, Reason::kShutdownTimeout, txn.now());
}

// Is the job terminated, with all below it? Then its parent's tree may be over too, and a whole tree's retention
// begins. Children that end together ask for the same timer of their parent, so they do not fight over its head.
void LookAtTree(Seq seq, Txn& txn) {
  const JobHead& head = *txn.Head(seq);
  if (head.state != State::kTerminated || !head.stateful) return;
  const WallTime now = txn.now().wall;
  if (ChildrenStarting(head, txn)) return txn.AddTimer({now + kLookAgain, TimerKind::kTree, Key().U64(seq)});
  if (!IsTreeOver(seq, head, 0, txn)) return;
  if (head.stateful->parent != 0) txn.AddTimer({now, TimerKind::kTree, Key().U64(head.stateful->parent)});
  if (!head.stateful->over) NoteTreeOver(*txn.Edit(seq), txn.now());
}

void Sweep(Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  if (!HasEnded(before.state) || before.retain_until > txn.now().wall) return;
  if (const auto look_again = KeptByCallbacks(seq, before, txn)) {
    txn.Edit(seq)->retain_until = *look_again;
    return;
  }
  const bool may_go = CheckTreeOver(seq, before, txn).ok();
  // The tree goes under the number of its root: nothing else of that number can be under way by then.
  txn.SetOperationSeq(seq);
  if (may_go) DeleteTree(seq, txn);
  if (may_go && txn.intent() == 0) return;
  // Its children live on: it stays with them for another while. In steps: the steps have it now, and no child of it
  // can be made to run again.
  JobHead& head = *txn.Edit(seq);
  if (may_go && head.state != State::kTerminated) {
    // A mark for the steps, and not an end that anybody is told of.
    if (std::exchange(head.callback_events, std::uint8_t{0}) != 0) txn.Erase(CallbacksKey(seq));
    MoveTo(head, State::kTerminating, JobState::kTerminating, head.reason);
    End(head, State::kTerminated, JobState::kTerminated, head.reason, txn.now());
  }
  head.retain_until = may_go ? kNeverWall : txn.now().wall + std::max(head.options.retention, kLookAgain);
}

void Fire(const Timer& timer, Txn& txn) {
  const Seq seq = KeyReader(timer.what).U64();
  const JobHead* head = txn.Head(seq);
  if (head == nullptr) return;
  switch (timer.kind) {
    case TimerKind::kDue:
    case TimerKind::kSpanDue:
      return Due(seq, txn);
    case TimerKind::kExpire:
    case TimerKind::kShutdown:
    case TimerKind::kSpanExpire:
      if (head->state == State::kTerminating) return GiveUpShutdown(seq, txn);
      return Expire(seq, txn);
    case TimerKind::kTree:
      return LookAtTree(seq, txn);
    case TimerKind::kRetention:
      return Sweep(seq, txn);
    case TimerKind::kForget:  // of records, not of jobs
    case TimerKind::kSchedule:
      return;
  }
}

}  // namespace

Result<TimerOp::Reply> Decide(const TimerOp& op, Txn& txn) {
  if (op.timer.kind == TimerKind::kForget) {
    Forget(op.timer, txn);
  } else if (op.timer.kind == TimerKind::kSchedule) {
    FireDue(op.timer, op.has_space, txn);
  } else {
    Fire(op.timer, txn);
  }
  txn.RemoveTimer(op.timer);
  return TimerOp::Reply{};
}

}  // namespace pawl
