// Run again, terminate, delete: what people ask for from outside.
#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/erase.h"
#include "rules/flow_steps.h"
#include "rules/idempotency_key.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/partition.h"
#include "rules/port_access.h"
#include "rules/shutdown.h"
#include "rules/steps.h"
#include "rules/wake.h"
#include "store/settings_codec.h"

namespace pawl {

namespace {

Result<void> CheckNoneStarting(const JobHead& head, Txn& txn) {
  if (!ChildrenStarting(head, txn)) return {};
  return Error{ErrorCode::kOverloaded, "children of job " + head.id + " are being started; ask again"};
}

}  // namespace

namespace {

// Nobody runs a job before those that it waits for by mistake.
Result<void> RunWaiting(Seq seq, const JobHead& before, const RunStep& step, Txn& txn) {
  if (!step.force) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued),
                      "it waits for other jobs; ask with \"force\": true");
  }
  LetGo(seq, txn);
  SetTime(step.time, *txn.Edit(seq), txn.now());
  return {};
}

}  // namespace

void ReviveQueue(NameId queue, Txn& txn) {
  if (!txn.Queue(queue)) txn.Put(QueueKey(queue), EncodeQueue({}));
}

Result<void> RunAgain(Seq seq, const RunStep& step, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  const bool waits = before.state == State::kQueued;
  if (IsCarrier(before)) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), "a workflow is restarted, not run");
  }
  if (before.shown == JobState::kWaiting) return RunWaiting(seq, before, step, txn);
  if (waits && before.shown == JobState::kQueued && !step.time.given()) return {};
  if (before.state == State::kRunning) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), "it is running already");
  }
  const Way way = step.force ? Way::kForced : Way::kUsual;
  if (!waits && !CanMove(before.state, State::kQueued, way)) {
    const bool could = before.state == State::kTerminated;
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), could ? "ask with \"force\": true" : "");
  }
  if (IsScanPartition(before) && before.state == State::kCompleted) {
    return Error{ErrorCode::kPartitionEof,
                 "partition " + before.id + " has been worked to its end; only a restart of its task opens it again"};
  }
  if (IsMember(before) && before.state == State::kCompleted) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), "restart the task instead");
  }
  if (!waits) PAWL_TRY(OpenCarriers(before, txn));
  JobHead& head = *txn.Edit(seq, Cause::kRunAgain);
  if (head.stateful) {  // who asks has a reason: the run-away guard starts over
    head.stateful->idle_runs = 0;
    head.stateful->idle_strikes = 0;
    head.stateful->not_before = SteadyTime{};
  }
  if (!waits) {
    head.failures = head.crashes = 0;
    head.NeverExpire();
    ReviveQueue(head.queue, txn);
  }
  Enqueue(head, txn.now().wall, txn.now(), way);
  SetTime(step.time, head, txn.now());
  return {};
}

Result<void> TerminateJob(Seq seq, Reason reason, Txn& txn) {
  const JobHead* before = txn.Head(seq);
  if (before == nullptr || before->state == State::kTerminating) return {};
  if (!CanMove(before->state, State::kTerminating)) {
    return NoSuchStep(before->id, Name(before->shown), Name(State::kTerminating), "");
  }
  JobHead& head = *txn.Edit(seq, Cause::kTerminated);
  MoveTo(head, State::kTerminating, JobState::kTerminating, reason);
  const bool has_open_members = IsCarrier(head) && txn.HasOthers(OpenIndex(seq), 0, false);  // it ends with the last
  if (head.lease || has_open_members) return {};
  StopOrShutDown(head, reason, txn);
  return {};
}

Result<std::vector<WorkItem>> TerminateWithTree(Seq seq, bool recursive, Txn& txn) {
  const JobHead& head = *txn.Head(seq);
  const bool has_tree = IsCarrier(head) || (recursive && HasOffspring(head));
  if (has_tree) PAWL_TRY(CheckNoneStarting(head, txn));
  if (!has_tree || head.state != State::kTerminated) PAWL_TRY(TerminateJob(seq, Reason::kByRequest, txn));
  std::vector<WorkItem> work;
  if (has_tree) work.push_back(Pack(TreeWork{TreeWork::Action::kTerminate, Reason::kParentTerminated, seq}));
  return work;
}

void TellParent(Seq seq, JobHead& head, Txn& txn) {
  if (!head.stateful || head.stateful->parent == 0) return;
  if (IsCounted(head)) return TellCounted(head, head.state == State::kCompleted, txn);
  Wake(head.stateful->parent, Hint{seq}, txn);
}

Result<void> CheckTreeOver(Seq seq, const JobHead& head, Txn& txn) {
  if (!HasOffspring(head)) return {};
  PAWL_TRY(CheckNoneStarting(head, txn));
  const std::uint64_t open = txn.IndexCount(OpenIndex(seq));
  if (open == 0) return {};
  return Error{ErrorCode::kNotEmpty,
               std::to_string(open) + " children of job " + head.id +
                   " are not terminated with all of theirs; terminate it with \"recursive\": true"};
}

bool ChildrenStarting(const JobHead& head, Txn& txn) {
  if (HasWork(head, txn)) return true;
  return head.stateful && head.stateful->work != 0 && txn.Raw(IntentKey(head.stateful->work));
}

bool IsTreeOver(Seq seq, const JobHead& head, std::uint64_t closing, Txn& txn) {
  if (head.state != State::kTerminated || !head.stateful || ChildrenStarting(head, txn)) return false;
  return !head.stateful->children || txn.IndexCount(OpenIndex(seq)) == closing;
}

void NoteTreeOver(JobHead& head, Now now) {
  head.stateful->over = true;
  if (ParentOf(head) == 0 && head.retain_until == kNeverWall) {
    head.retain_until = now.wall + head.options.retention;
  }
}

void DeleteTree(Seq seq, Txn& txn, Awaited awaited) {
  const JobHead& head = *txn.Head(seq);
  const bool has_children = HasOffspring(head) && txn.IndexCount(ChildrenIndex(seq)) > 0;
  const OwnedRecords remains = RemainsOf(seq, head, txn);
  if (has_children || remains.items() > kConsumeMax) {
    const std::vector<WorkItem> work{Pack(TreeWork{TreeWork::Action::kDelete, Reason::kNone, seq})};
    if (awaited == Awaited::kNo) {
      (void)BeginWorkAside(work, txn);
    } else {
      BeginWork(work, txn);
    }
  } else {
    EraseJob(seq, remains, txn);
  }
}

bool MayBeDeleted(const JobHead& head) {
  return !IsMember(head) && (head.stateful ? head.state == State::kTerminated : HasEnded(head.state));
}

Result<void> DeleteJob(Seq seq, Txn& txn, Awaited awaited) {
  const JobHead& head = *txn.Head(seq);
  if (IsMember(head)) {
    return NoSuchStep(head.id, Name(head.shown), "deleted", "it is a part of a workflow: delete that");
  }
  if (!MayBeDeleted(head)) return NoSuchStep(head.id, Name(head.shown), "deleted", "terminate it first");
  PAWL_TRY(CheckTreeOver(seq, head, txn));
  DeleteTree(seq, txn, awaited);
  return {};
}

Result<void> CheckParent(const JobHead& head, Txn& txn) {
  if (head.state != State::kTerminated || !head.stateful || head.stateful->parent == 0) return {};
  const auto parent = txn.Head(head.stateful->parent);
  if (!parent || parent->state != State::kTerminated) return {};
  return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "run its parent first: job " + parent->id);
}

namespace {

// Finds the job, takes the step, answers with the job as it is then; once for each Idempotency-Key.
template <typename Op, typename StepFn>
Result<JobsReply> Asked(const Op& op, Txn& txn, StepFn step) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  const auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PAWL_TRY(step(found->seq, *found->head));
  JobsReply reply;
  reply.jobs.push_back({found->seq, *found->head, false});
  reply.count = 1;
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

}  // namespace

Result<RunOp::Reply> Decide(const RunOp& op, Txn& txn) {
  return Asked(op, txn, [&](Seq seq, const JobHead& head) -> Result<void> {
    PAWL_TRY(CheckParent(head, txn));
    return RunAgain(seq, {op.force}, txn);
  });
}

Result<TerminateOp::Reply> Decide(const TerminateOp& op, Txn& txn) {
  return Asked(op, txn, [&](Seq seq, const JobHead&) -> Result<void> {
    PAWL_ASSIGN(const auto work, TerminateWithTree(seq, op.recursive, txn));
    if (!work.empty()) BeginWork(work, txn);
    return {};
  });
}

Result<DeleteOp::Reply> Decide(const DeleteOp& op, Txn& txn) {
  const auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  JobsReply reply;
  reply.jobs.push_back({found->seq, *found->head, false});
  reply.count = 1;
  PAWL_TRY(DeleteJob(found->seq, txn));
  return reply;
}

}  // namespace pawl
