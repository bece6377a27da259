// Run again, terminate, delete: what people ask for from outside.
#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/once.h"
#include "rules/port_access.h"
#include "rules/rewrite.h"
#include "rules/shutdown.h"
#include "rules/steps.h"
#include "rules/wake.h"
#include "store/settings_codec.h"

namespace pawl {

namespace {

Result<void> CheckNoneStarting(const JobHead& head, View& view) {
  if (!ChildrenStarting(head, view)) return {};
  return Error{ErrorCode::kOverloaded, "children of job " + head.id + " are being started; ask again"};
}

}  // namespace

void ReviveQueue(NameId queue, View& view, Draft& draft) {
  if (!view.Queue(queue)) draft.changes.puts.emplace_back(QueueKey(queue), EncodeQueue({}));
}

Result<void> RunAgain(Seq seq, JobHead& head, const RunStep& step, View& view, Draft& draft) {
  const HeadMark before(head);
  const bool waits = before.state == State::kQueued;
  if (waits && before.shown == Shown::kQueued && !step.time.given()) return {};
  if (before.state == State::kRunning) {
    return NoSuchStep(head.id, Name(before.shown), Name(State::kQueued), "it is running already");
  }
  if (!waits && !CanMove(before.state, State::kQueued, step.force)) {
    const bool could = before.state == State::kTerminated;
    return NoSuchStep(head.id, Name(before.shown), Name(State::kQueued), could ? "ask with \"force\": true" : "");
  }
  if (head.living) {  // who asks has a reason: the run-away guard starts anew
    head.living->idle_runs = 0;
    head.living->idle_strikes = 0;
    head.living->not_before = SteadyTime{};
  }
  if (!waits) {
    head.failures = head.crashes = 0;
    head.NeverExpire();
    ReviveQueue(head.queue, view, draft);
  }
  Enqueue(head, step.now.wall, step.now, step.force);
  SetTime(step.time, head, step.now);
  Rewrite(draft, seq, before, head, {Cause::kRunAgain, step.now});
  return {};
}

Result<void> TerminateJob(Seq seq, Reason reason, View& view, Now now, Desk& desk, Draft& draft) {
  JobHead* head = desk.Head(seq);
  if (head == nullptr || head->state == State::kTerminating) return {};
  if (!CanMove(head->state, State::kTerminating)) {
    return NoSuchStep(head->id, Name(head->shown), Name(State::kTerminating), "");
  }
  desk.Head(seq, Cause::kTerminated);
  MoveTo(*head, State::kTerminating, Shown::kTerminating, reason);
  if (head->lease) return {};
  StopOrShutDown(*head, reason, view, now);
  if (head->state == State::kTerminated) TellParent(seq, *head, view, now, desk, draft);
  return {};
}

void TellParent(Seq seq, JobHead& head, View& view, Now now, Desk& desk, Draft& draft) {
  if (!head.living || head.living->parent == 0) return;
  if (IsCounted(head)) return TellCounted(head, false, view, now, desk, draft);
  Wake(head.living->parent, Hint{seq}, view, now, desk, draft);
}

Result<void> CheckTreeOver(Seq seq, const JobHead& head, View& view) {
  if (!head.living) return {};
  PAWL_TRY(CheckNoneStarting(head, view));
  const std::uint64_t open = head.living->children ? view.IndexCount(OpenIndex(seq)) : 0;
  if (open == 0) return {};
  return Error{ErrorCode::kNotEmpty,
               std::to_string(open) + " children of job " + head.id +
                   " are not terminated with all of theirs; terminate it with \"recursive\": true"};
}

bool ChildrenStarting(const JobHead& head, View& view) {
  return head.living && head.living->work != 0 && view.Raw(IntentKey(head.living->work));
}

bool IsTreeOver(Seq seq, const JobHead& head, std::uint64_t closing, View& view) {
  if (head.state != State::kTerminated || !head.living || ChildrenStarting(head, view)) return false;
  return !head.living->children || view.IndexCount(OpenIndex(seq)) == closing;
}

void NoteTreeOver(JobHead& head, Now now) {
  head.living->over = true;
  if (head.living->parent == 0 && head.retain_until == kNeverWall) {
    head.retain_until = now.wall + head.options.retention;
  }
}

void DeleteTree(Seq seq, const JobHead& head, Seq intent, View& view, Now now, Draft& draft) {
  const bool has_children = head.living && head.living->children && view.IndexCount(ChildrenIndex(seq)) > 0;
  const Remains remains = RemainsOf(seq, head, view);
  if (has_children || remains.items() > kConsumeMax) {
    BeginWork(intent, {Pack(TreeWork{TreeWork::Action::kDelete, Reason::kNone, seq})}, draft);
  } else {
    Erase(draft, seq, head, {Cause::kDeleted, now}, remains);
  }
}

Result<void> CheckParent(const JobHead& head, View& view) {
  if (head.state != State::kTerminated || !head.living || head.living->parent == 0) return {};
  const auto parent = view.Head(head.living->parent);
  if (!parent || parent->state != State::kTerminated) return {};
  return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "run its parent first: job " + parent->id);
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
  KeepAnswer(op.once, reply, draft.intent, now, draft);
  return reply;
}

}  // namespace

Result<RunOp::Reply> Decide(const RunOp& op, View& view, Now now, Draft& draft) {
  return Asked(op, view, now, draft, [&](Seq seq, JobHead& head) -> Result<void> {
    PAWL_TRY(CheckParent(head, view));
    return RunAgain(seq, head, {op.force, now}, view, draft);
  });
}

Result<TerminateOp::Reply> Decide(const TerminateOp& op, View& view, Now now, Draft& draft) {
  return Asked(op, view, now, draft, [&](Seq seq, JobHead& head) -> Result<void> {
    const bool has_children = op.recursive && head.living && head.living->children;
    if (has_children) PAWL_TRY(CheckNoneStarting(head, view));
    if (!has_children || head.state != State::kTerminated) {
      Desk desk(view, now, draft);
      PAWL_TRY(TerminateJob(seq, Reason::kByRequest, view, now, desk, draft));
      if (const JobHead* after = desk.Head(seq)) head = *after;
      desk.Close();
    }
    if (has_children) {
      BeginWork(op.first_seq, {Pack(TreeWork{TreeWork::Action::kTerminate, Reason::kParentTerminated, seq})}, draft);
    }
    return {};
  });
}

Result<DeleteOp::Reply> Decide(const DeleteOp& op, View& view, Now now, Draft& draft) {
  const auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  const JobHead& head = found->head;
  const bool may_go = head.living ? head.state == State::kTerminated : HasEnded(head.state);
  if (!may_go) return NoSuchStep(head.id, Name(head.shown), "deleted", "terminate it first");
  PAWL_TRY(CheckTreeOver(found->seq, head, view));
  DeleteTree(found->seq, head, op.first_seq, view, now, draft);
  JobsReply reply;
  reply.jobs.push_back({found->seq, head, false});
  reply.count = 1;
  return reply;
}

}  // namespace pawl
