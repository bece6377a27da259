// What happens when a timer goes off. A head always agrees with its timers, so a timer that its head does not call for
// any more is only removed.
#include "rules/decide.h"
#include "rules/kept.h"
#include "rules/rewrite.h"

namespace pawl {
namespace {

void Due(Seq seq, JobHead& head, Now now, Draft& draft) {
  const bool waits = head.state == State::kQueued && head.shown != Shown::kQueued;
  if (!waits && head.state != State::kSuspended) return;
  if (head.due > now.wall) return;
  const HeadMark before(head);
  Enqueue(head, head.due, now);
  Rewrite(draft, seq, before, head, {Cause::kPromoted, now});
}

void Expire(Seq seq, JobHead& head, Now now, Draft& draft) {
  if (head.state != State::kQueued || head.attempt > 0 || head.expires > now.wall) return;
  const HeadMark before(head);
  End(head, State::kFailed, Shown::kFailed, Reason::kExpired, now);
  Rewrite(draft, seq, before, head, {Cause::kExpired, now});
}

void Sweep(Seq seq, const JobHead& head, Now now, Draft& draft) {
  if (!HasEnded(head.state) || head.retain_until > now.wall) return;
  Erase(draft, seq, head, {Cause::kDeleted, now});
}

}  // namespace

Result<TimerOp::Reply> Decide(const TimerOp& op, View& view, Now now, Draft& draft) {
  draft.changes.timer_removes.push_back(op.timer);
  if (op.timer.kind == TimerKind::kForget) {
    Forget(op.timer, view, draft);
    return TimerOp::Reply{};
  }
  const Seq seq = KeyReader(op.timer.what).U64();
  auto head = view.Head(seq);
  if (!head) return TimerOp::Reply{};
  switch (op.timer.kind) {
    case TimerKind::kDue:
      Due(seq, *head, now, draft);
      break;
    case TimerKind::kExpire:
      Expire(seq, *head, now, draft);
      break;
    case TimerKind::kRetention:
      Sweep(seq, *head, now, draft);
      break;
    case TimerKind::kForget:
      break;
  }
  return TimerOp::Reply{};
}

}  // namespace pawl
