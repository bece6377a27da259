// Run again, terminate, delete: what people ask for from outside.
#include "rules/decide.h"
#include "rules/job_errors.h"
#include "rules/once.h"
#include "rules/rewrite.h"
#include "rules/steps.h"
#include "store/settings_codec.h"

namespace pawl {

void ReviveQueue(NameId queue, View& view, Draft& draft) {
  if (!view.Queue(queue)) draft.changes.puts.emplace_back(QueueKey(queue), EncodeQueue({}));
}

Result<void> RunAgain(Seq seq, JobHead& head, const RunStep& step, View& view, Draft& draft) {
  const HeadMark before(head);
  const bool waits = before.state == State::kQueued;
  if (waits && before.shown == Shown::kQueued) return {};
  if (before.state == State::kRunning) {
    return NoSuchStep(head.id, Name(before.shown), Name(State::kQueued), "it is running already");
  }
  if (!waits && !CanMove(before.state, State::kQueued, step.force)) {
    const bool could = before.state == State::kTerminated;
    return NoSuchStep(head.id, Name(before.shown), Name(State::kQueued), could ? "ask with \"force\": true" : "");
  }
  if (!waits) {
    head.failures = head.crashes = 0;
    head.expires = kNeverWall;
    ReviveQueue(head.queue, view, draft);
  }
  Enqueue(head, step.now.wall, step.now, step.force);
  Rewrite(draft, seq, before, head, {Cause::kRunAgain, step.now});
  return {};
}

Result<void> TerminateJob(Seq seq, JobHead& head, Reason reason, Now now, Draft& draft) {
  if (head.state == State::kTerminating) return {};
  const HeadMark before(head);
  if (!CanMove(before.state, State::kTerminating)) {
    return NoSuchStep(head.id, Name(before.shown), Name(State::kTerminating), "");
  }
  MoveTo(head, State::kTerminating, Shown::kTerminating, reason);
  if (!head.lease) End(head, State::kTerminated, Shown::kTerminated, reason, now);
  Rewrite(draft, seq, before, head, {Cause::kTerminated, now});
  return {};
}

namespace {

// Finds the job, takes the step, answers with the job as it is then; once for each Idempotency-Key.
template <typename Op, typename StepFn>
Result<JobsReply> Asked(const Op& op, View& view, Now now, Draft& draft, StepFn step) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PAWL_TRY(step(found->seq, found->head));
  JobsReply reply;
  reply.jobs.push_back({found->seq, std::move(found->head), false});
  reply.count = 1;
  KeepAnswer(op.once, reply, 0, now, draft);
  return reply;
}

}  // namespace

Result<RunOp::Reply> Decide(const RunOp& op, View& view, Now now, Draft& draft) {
  return Asked(op, view, now, draft, [&](Seq seq, JobHead& head) {
    return RunAgain(seq, head, {op.force, now}, view, draft);
  });
}

Result<TerminateOp::Reply> Decide(const TerminateOp& op, View& view, Now now, Draft& draft) {
  return Asked(op, view, now, draft,
               [&](Seq seq, JobHead& head) { return TerminateJob(seq, head, Reason::kByRequest, now, draft); });
}

Result<DeleteOp::Reply> Decide(const DeleteOp& op, View& view, Now now, Draft& draft) {
  const auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  if (!HasEnded(found->head.state)) {
    return NoSuchStep(found->head.id, Name(found->head.shown), "deleted", "terminate it first");
  }
  Erase(draft, found->seq, found->head, {Cause::kDeleted, now});
  JobsReply reply;
  reply.jobs.push_back({found->seq, found->head, false});
  reply.count = 1;
  return reply;
}

}  // namespace pawl
