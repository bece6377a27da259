// What happens when a timer goes off. A head always agrees with its timers, so a timer that its head does not call for
// any more is only removed.
#include "rules/decide.h"
#include "rules/rewrite.h"

namespace pawl {
namespace {

void Due(Seq seq, const JobHead& before, Now now, Draft& draft) {
  const bool waits = before.state == State::kQueued && before.shown != Shown::kQueued;
  if (!waits && before.state != State::kSuspended) return;
  if (before.due > now.wall) return;
  JobHead after = before;
  Enqueue(after, before.due, now);
  Rewrite(draft, seq, before, after, {Cause::kPromoted, now});
}

void Expire(Seq seq, const JobHead& before, Now now, Draft& draft) {
  if (before.state != State::kQueued || before.attempt > 0 || before.expires > now.wall) return;
  JobHead after = before;
  End(after, State::kFailed, Shown::kFailed, Reason::kExpired, now);
  Rewrite(draft, seq, before, after, {Cause::kExpired, now});
}

void Sweep(Seq seq, const JobHead& before, Now now, Draft& draft) {
  if (!HasEnded(before.state) || before.retain_until > now.wall) return;
  Erase(draft, seq, before, {Cause::kDeleted, now});
}

}  // namespace

Result<TimerOp::Reply> Decide(const TimerOp& op, View& view, Now now, Draft& draft) {
  draft.changes.timer_removes.push_back(op.timer);
  KeyReader what(op.timer.what);
  if (op.timer.kind == TimerKind::kForget) {
    const auto kind = static_cast<RecordKind>(what.U8());
    draft.changes.erases.push_back({kind, Key().Bytes(what.Rest())});
    return TimerOp::Reply{};
  }
  const Seq seq = what.U64();
  const auto head = view.Head(seq);
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
