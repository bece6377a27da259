// What happens when a timer goes off. A head always agrees with its timers, so a timer that its head does not call for
// any more is only removed.
#include <algorithm>

#include "rules/decide.h"
#include "rules/desk.h"
#include "rules/idle_guard.h"
#include "rules/kept.h"
#include "rules/rewrite.h"
#include "rules/steps.h"

namespace pawl {
namespace {

constexpr Millis kLookAgain = std::chrono::seconds(1);

void Due(Seq seq, JobHead& head, Now now, Draft& draft) {
  const bool waits = head.state == State::kQueued && head.shown != Shown::kQueued;
  if (!waits && head.state != State::kSuspended) return;
  if (!head.IsDue(now)) return;
  const HeadMark before(head);
  const Millis guarded = head.living ? GuardPause(*head.living, now) : Millis{0};
  if (guarded > Millis{0}) {
    EnqueueAfter(head, guarded, now);
  } else {
    // Its place in line is when its span was over by the wall clock as it is now.
    const bool by_span = head.due_steady != kNeverSteady;
    Enqueue(head, by_span ? now.wall - (now.steady - head.due_steady) : head.due, now);
  }
  Rewrite(draft, seq, before, head, {Cause::kPromoted, now});
}

// Without a run: its parent would wait for it in vain.
void Stop(Seq seq, const HeadMark& before, JobHead& head, Cause cause, View& view, Now now, Draft& draft) {
  Desk desk(view, now, draft);
  desk.Put(seq, before, head, {cause, now});
  TellParent(seq, head, view, now, desk, draft);
  desk.Close();
}

void Expire(Seq seq, JobHead& head, View& view, Now now, Draft& draft) {
  if (head.state != State::kQueued || head.attempt > 0 || !head.IsExpired(now)) return;
  const HeadMark before(head);
  End(head, State::kFailed, Shown::kFailed, Reason::kExpired, now);
  Stop(seq, before, head, Cause::kExpired, view, now, draft);
}

// Nobody has taken the shutdown run.
void GiveUpShutdown(Seq seq, JobHead& head, View& view, Now now, Draft& draft) {
  const bool is_due = head.state == State::kTerminating && head.living && head.living->phase == Phase::kShutdownDue;
  if (!is_due || !head.IsExpired(now)) return;
  const HeadMark before(head);
  End(head, State::kTerminated, Shown::kTerminated, Reason::kShutdownTimeout, now);
  Stop(seq, before, head, Cause::kTerminated, view, now, draft);
}

// Is the job terminated, with all below it? Then its parent's tree may be over too, and a whole tree's retention
// begins. Children that end together ask for the same timer of their parent, so they do not fight over its head.
void LookAtTree(Seq seq, JobHead& head, View& view, Now now, Draft& draft) {
  if (head.state != State::kTerminated || !head.living) return;
  const Living& living = *head.living;
  if (ChildrenStarting(head, view)) {
    draft.changes.timer_adds.push_back({now.wall + kLookAgain, TimerKind::kTree, Key().U64(seq)});
    return;
  }
  if (!IsTreeOver(seq, head, 0, view)) return;
  if (living.parent != 0) draft.changes.timer_adds.push_back({now.wall, TimerKind::kTree, Key().U64(living.parent)});
  if (living.over) return;
  const HeadMark before(head);
  NoteTreeOver(head, now);
  Rewrite(draft, seq, before, head, {Cause::kTerminated, now, true});
}

void Sweep(Seq seq, JobHead& head, View& view, Now now, Draft& draft) {
  if (!HasEnded(head.state) || head.retain_until > now.wall) return;
  const bool may_go = CheckTreeOver(seq, head, view).ok();
  if (may_go) DeleteTree(seq, head, seq, view, now, draft);
  if (may_go && draft.intent == 0) return;
  // Its children live on: it stays with them for another while. In steps: the steps have it now, and no child of it
  // can be made to run again.
  const HeadMark before(head);
  if (may_go && head.state != State::kTerminated) {
    MoveTo(head, State::kTerminating, Shown::kTerminating, head.reason);
    End(head, State::kTerminated, Shown::kTerminated, head.reason, now);
  }
  head.retain_until = may_go ? kNeverWall : now.wall + std::max(head.options.retention, kLookAgain);
  Rewrite(draft, seq, before, head, {Cause::kDeleted, now, true});
}

void Fire(const Timer& timer, View& view, Now now, Draft& draft) {
  const Seq seq = KeyReader(timer.what).U64();
  auto head = view.Head(seq);
  if (!head) return;
  switch (timer.kind) {
    case TimerKind::kDue:
    case TimerKind::kSpanDue:
      return Due(seq, *head, now, draft);
    case TimerKind::kExpire:
    case TimerKind::kShutdown:
    case TimerKind::kSpanExpire:
      if (head->state == State::kTerminating) return GiveUpShutdown(seq, *head, view, now, draft);
      return Expire(seq, *head, view, now, draft);
    case TimerKind::kTree:
      return LookAtTree(seq, *head, view, now, draft);
    case TimerKind::kRetention:
      return Sweep(seq, *head, view, now, draft);
    case TimerKind::kForget:  // of a record, not of a job
      return;
  }
}

}  // namespace

Result<TimerOp::Reply> Decide(const TimerOp& op, View& view, Now now, Draft& draft) {
  if (op.timer.kind == TimerKind::kForget) {
    Forget(op.timer, view, draft);
  } else {
    Fire(op.timer, view, now, draft);
  }
  // The step of a job takes its own timer with it; a second removal would only cost time.
  const auto& removed = draft.changes.timer_removes;
  const bool gone = std::any_of(removed.begin(), removed.end(), [&](const Timer& timer) {
    return timer.at == op.timer.at && timer.kind == op.timer.kind && timer.what == op.timer.what;
  });
  if (!gone) draft.changes.timer_removes.push_back(op.timer);
  return TimerOp::Reply{};
}

}  // namespace pawl
