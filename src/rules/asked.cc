// Run again, terminate, delete: what people ask for from outside.
#include "rules/decide.h"
#include "rules/job_errors.h"
#include "rules/once.h"
#include "rules/rewrite.h"
#include "rules/steps.h"

namespace pawl {

Result<JobHead> RunAgain(Seq seq, const JobHead& before, bool force, Now now, Draft& draft) {
  const bool waits = before.state == State::kQueued;
  if (waits && before.shown == Shown::kQueued) return before;
  if (!waits && !CanMove(before.state, State::kQueued, force)) {
    const bool could = before.state == State::kTerminated;
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), could ? "ask with \"force\": true" : "");
  }
  if (before.state == State::kRunning) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), "it is running already");
  }
  JobHead after = before;
  if (!waits) after.failures = after.crashes = 0;
  Enqueue(after, now.wall, now, force);
  after.expires = waits ? after.expires : kNeverWall;
  Rewrite(draft, seq, before, after, {Cause::kRunAgain, now});
  return after;
}

Result<JobHead> TerminateJob(Seq seq, const JobHead& before, Reason reason, Now now, Draft& draft) {
  if (before.state == State::kTerminating) return before;
  if (!CanMove(before.state, State::kTerminating)) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kTerminating), "");
  }
  JobHead after = before;
  MoveTo(after, State::kTerminating, Shown::kTerminating, reason);
  if (!after.lease) End(after, State::kTerminated, Shown::kTerminated, reason, now);
  Rewrite(draft, seq, before, after, {Cause::kTerminated, now});
  return after;
}

Result<RunOp::Reply> Decide(const RunOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  const auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PAWL_ASSIGN(JobHead after, RunAgain(found->seq, found->head, op.force, now, draft));
  JobsReply reply;
  reply.jobs.push_back({found->seq, std::move(after), true});
  reply.count = 1;
  KeepAnswer(op.once, reply, false, now, draft);
  return reply;
}

Result<TerminateOp::Reply> Decide(const TerminateOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  const auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PAWL_ASSIGN(JobHead after, TerminateJob(found->seq, found->head, Reason::kByRequest, now, draft));
  JobsReply reply;
  reply.jobs.push_back({found->seq, std::move(after), true});
  reply.count = 1;
  KeepAnswer(op.once, reply, false, now, draft);
  return reply;
}

Result<DeleteOp::Reply> Decide(const DeleteOp& op, View& view, Now now, Draft& draft) {
  const auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  if (!HasEnded(found->head.state)) {
    return NoSuchStep(found->head.id, Name(found->head.shown), "deleted", "terminate it first");
  }
  Erase(draft, found->seq, found->head, {Cause::kDeleted, now});
  JobsReply reply;
  reply.jobs.push_back({found->seq, found->head, true});
  reply.count = 1;
  return reply;
}

}  // namespace pawl
