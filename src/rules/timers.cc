// What happens when a timer goes off. A head always agrees with its timers, so a timer that its head does not call for
// any more is only removed.
#include <algorithm>

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

void Fire(const Timer& timer, View& view, Now now, Draft& draft) {
  const Seq seq = KeyReader(timer.what).U64();
  auto head = view.Head(seq);
  if (!head) return;
  if (timer.kind == TimerKind::kDue) Due(seq, *head, now, draft);
  if (timer.kind == TimerKind::kExpire) Expire(seq, *head, now, draft);
  if (timer.kind == TimerKind::kRetention) Sweep(seq, *head, now, draft);
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
