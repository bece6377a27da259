// Workflows and tasks: pause, resume, close, restart; skip and activate.
#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "rules/carry.h"
#include "rules/decide.h"
#include "rules/flow_steps.h"
#include "rules/flow_work.h"
#include "rules/idempotency_key.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/partition.h"
#include "rules/partition_group.h"

namespace pawl {
namespace {

Error NoTask(const JobHead& workflow, const std::string& name) {
  return {ErrorCode::kUnknownTask, "workflow " + workflow.id + " has no task " + name, "from"};
}

Result<void> CheckIdle(const JobHead& workflow, Txn& txn) {
  if (!HasWork(workflow, txn)) return {};
  return Error{ErrorCode::kOverloaded, "workflow " + workflow.id + " is being changed; ask again"};
}

Result<void> CheckActive(const JobHead& workflow, std::string_view to) {
  if (!HasEnded(workflow.state) && workflow.state != State::kTerminating) return {};
  return NoSuchStep(workflow.id, Name(workflow.shown), to, "it has ended; restart it");
}

// The groups of its tasks that have partitions.
void PauseTasks(Seq workflow, bool paused, Txn& txn) {
  for (const Seq task : txn.Members(ChildrenIndex(workflow), UINT64_MAX, kTasksMax)) {
    const JobHead* head = txn.Head(task);
    const bool stays_paused = head != nullptr && head->flow && (head->flow->paused || head->flow->stopped);
    if (head != nullptr && IsCarrier(*head) && !stays_paused) PausePartitions(task, *head, paused, txn);
  }
}

Result<void> Pause(Seq seq, const JobHead& head, Txn& txn) {
  PAWL_TRY(CheckActive(head, "paused"));
  txn.Edit(seq)->flow->paused = true;
  PauseTasks(seq, true, txn);
  return {};
}

Result<void> Resume(Seq seq, const JobHead& head, Txn& txn) {
  PAWL_TRY(CheckActive(head, "active"));
  PAWL_TRY(CheckIdle(head, txn));
  Flow& flow = *txn.Edit(seq)->flow;
  flow.paused = flow.halted = false;
  PauseTasks(seq, false, txn);
  if (head.state == State::kSuspended) BeginWork({Pack(MembersWork{MembersWork::Action::kSettle, seq})}, txn);
  return {};
}

Result<void> Close(Seq seq, const JobHead& head, Txn& txn) {
  PAWL_TRY(CheckActive(head, "closed"));
  Flow& flow = *txn.Edit(seq)->flow;
  flow.stays_open = flow.external = false;
  auto carrier = txn.CarrierOf(seq).value_or(Carrier{});
  carrier.closed = true;
  txn.PutCarrier(seq, carrier);
  if (head.state == State::kSuspended) BeginWork({Pack(MembersWork{MembersWork::Action::kSettle, seq})}, txn);
  return {};
}

// Which tasks of a workflow are to wait again, and what that is for those that wait for them.
class Restart {
 public:
  Restart(Seq workflow, const JobHead& head, Txn& txn) : workflow_(workflow), head_(head), txn_(txn) {}

  Result<void> From(const std::string& from) {
    PAWL_TRY(Load());
    if (from == "start") {
      all_ = true;
      for (const Seq task : tasks_) again_.insert(task);
    } else if (from.empty() || from == "failed") {
      AddFailed();
    } else {
      const auto task = txn_.Child(workflow_, from);
      if (!task) return NoTask(head_, from);
      all_ = true;
      AddWithFollowers(*task);
    }
    return Begin();
  }

  Result<void> Only(Seq task, bool all) {
    PAWL_TRY(Load());
    all_ = all;
    again_.insert(task);
    return Begin();
  }

 private:
  Result<void> Load() {
    if (head_.state == State::kQueued || head_.state == State::kTerminating) {
      return NoSuchStep(head_.id, Name(head_.shown), "active", "it has not started, or is being terminated");
    }
    PAWL_TRY(CheckIdle(head_, txn_));
    tasks_ = txn_.Members(ChildrenIndex(workflow_), UINT64_MAX, kTasksMax + 1);
    for (const Seq task : tasks_) {
      const JobHead* head = txn_.Head(task);
      if (head == nullptr) continue;
      PAWL_TRY(CheckIdle(*head, txn_));
      links_[task] = head->flow->linked ? txn_.LinksOf(task) : Links{};
    }
    return {};
  }

  // What did not end well, and what was skipped because of it.
  void AddFailed() {
    for (const Seq task : tasks_) {
      const JobHead* head = txn_.Head(task);
      if (head == nullptr || !HasEnded(head->state)) continue;
      if (!EndedWell(*head) || (head->flow->may_fail && head->state != State::kCompleted)) again_.insert(task);
    }
  }

  void AddWithFollowers(Seq task) {
    if (!again_.insert(task).second) return;
    for (const Follower& next : links_[task].next) {
      if (links_.contains(next.seq)) AddWithFollowers(next.seq);
    }
  }

  // Only what has ended runs again; what waits, waits for those that do.
  Result<void> Begin() {
    std::vector<WorkItem> items;
    for (const Seq task : tasks_) {
      const JobHead* head = txn_.Head(task);
      if (head == nullptr) continue;
      std::vector<Seq> before;
      for (const Seq other : links_[task].after) {
        if (again_.contains(other) && HasEnded(StateOf(other))) before.push_back(other);
      }
      const bool resets = again_.contains(task) && HasEnded(head->state);
      const bool waits = head->shown == JobState::kWaiting && !before.empty();
      if (resets || waits) items.push_back(Pack(ResetWork{task, all_, std::move(before)}));
    }
    if (items.empty()) {
      return NoSuchStep(head_.id, Name(head_.shown), "active", "there is nothing in it to run again");
    }
    items.push_back(Pack(MembersWork{MembersWork::Action::kSettle, workflow_}));
    Open();
    BeginWork(items, txn_);
    return {};
  }

  void Open() {
    OpenCarrier(workflow_, txn_);
    Flow& flow = *txn_.Edit(workflow_)->flow;
    flow.stopped = flow.halted = flow.paused = false;
    flow.work = txn_.OperationSeq();
    PauseTasks(workflow_, false, txn_);
  }

  State StateOf(Seq task) {
    const JobHead* head = txn_.Head(task);
    return head != nullptr ? head->state : State::kQueued;
  }

  const Seq workflow_;
  const JobHead& head_;
  Txn& txn_;
  std::vector<Seq> tasks_;
  std::unordered_map<Seq, Links> links_;
  std::unordered_set<Seq> again_;
  bool all_ = false;  // also partitions that ended well
};

// ---- Tasks ----

Result<void> SkipTask(Seq seq, const JobHead& head, Txn& txn) {
  const JobHead* workflow = txn.Head(head.flow->carrier);
  if (workflow == nullptr) return NoSuchJob(head.flow->carrier);
  PAWL_TRY(CheckActive(*workflow, "skipped"));
  const bool waits = head.shown == JobState::kWaiting;
  if (!waits && head.state != State::kFailed) {
    return NoSuchStep(head.id, Name(head.shown), "skipped", "only a task that waits or has failed can be skipped");
  }
  const bool tells_later = !waits && head.flow->linked && !head.flow->told;
  Skip(seq, SkippedBy::kHand, txn);
  if (tells_later) (void)BeginWorkAside({Pack(FollowersWork{seq, 0})}, txn);
  return {};
}

Result<void> PauseTask(Seq seq, const JobHead& head, bool paused, Txn& txn) {
  if (HasEnded(head.state)) return NoSuchStep(head.id, Name(head.shown), paused ? "paused" : "active", "it has ended");
  Flow& flow = *txn.Edit(seq)->flow;
  flow.paused = paused;
  if (!flow.stopped) PausePartitions(seq, head, paused, txn);
  if (!paused && flow.freed) Free(seq, txn);
  return {};
}

Result<void> ActivateTask(Seq seq, const JobHead& head, Txn& txn) {
  if (head.shown != JobState::kWaiting) {
    return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "only a task that waits can be activated");
  }
  const JobHead* workflow = txn.Head(head.flow->carrier);
  if (workflow == nullptr || workflow->state != State::kSuspended) {
    return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "its workflow has not started, or has ended");
  }
  LetGo(seq, txn);
  return {};
}

Result<void> CheckScan(const JobHead& head) {
  if (IsScanTask(head)) return {};
  return Error{ErrorCode::kNotFound, "job " + head.id + " is no task with a scan"};
}

Result<void> Drain(Seq seq, const JobHead& head, Txn& txn) {
  PAWL_TRY(CheckScan(head));
  if (HasEnded(head.state) || head.state == State::kTerminating) {
    return NoSuchStep(head.id, Name(head.shown), "draining", "it has ended");
  }
  ScanTask scan = txn.ScanOf(seq).value_or(ScanTask{});
  if (!scan.goes_on()) return {};
  scan.draining = true;
  txn.PutScan(seq, scan);
  return {};
}

Result<void> StepOf(const WorkflowOp& op, Seq seq, const JobHead& head, Txn& txn) {
  if (!IsCarrier(head) || IsMember(head)) {
    return Error{ErrorCode::kNotFound, "job " + head.id + " is no workflow"};
  }
  switch (op.step) {
    case WorkflowStep::kPause:
      return Pause(seq, head, txn);
    case WorkflowStep::kResume:
      return Resume(seq, head, txn);
    case WorkflowStep::kClose:
      return Close(seq, head, txn);
    case WorkflowStep::kRestart:
      break;
  }
  return Restart(seq, head, txn).From(op.from);
}

Result<void> StepOf(const TaskOp& op, Seq seq, const JobHead& head, Txn& txn) {
  if (!IsMember(head) || head.flow->partition != 0 || IsPiece(head)) {
    return Error{ErrorCode::kNotFound, "job " + head.id + " is no task of a workflow"};
  }
  switch (op.step) {
    case TaskStep::kPause:
      return PauseTask(seq, head, true, txn);
    case TaskStep::kResume:
      return PauseTask(seq, head, false, txn);
    case TaskStep::kSkip:
      return SkipTask(seq, head, txn);
    case TaskStep::kActivate:
      return ActivateTask(seq, head, txn);
    case TaskStep::kDrain:
      return Drain(seq, head, txn);
    case TaskStep::kRestart:
    case TaskStep::kRestartFailed:
      break;
  }
  if (!HasEnded(head.state)) {
    return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "only a task that has ended can be restarted");
  }
  const JobHead* workflow = txn.Head(head.flow->carrier);
  if (workflow == nullptr) return NoSuchJob(head.flow->carrier);
  return Restart(head.flow->carrier, *workflow, txn).Only(seq, op.step == TaskStep::kRestart);
}

Result<void> StepOf(const ReplayOp& op, Seq seq, const JobHead& head, Txn& txn) {
  PAWL_TRY(CheckScan(head));
  if (head.state == State::kTerminating || head.state == State::kTerminated) {
    return NoSuchStep(head.id, Name(head.shown), Name(State::kSuspended), "restart its workflow instead");
  }
  BeginWork({Pack(ReplayWork{seq, op.partition.value_or(0)})}, txn);
  return {};
}

template <typename Op>
Result<JobsReply> Take(const Op& op, const JobRef& ref, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  const auto found = txn.Find(ref);
  if (!found) return NoSuchJob(ref);
  PAWL_TRY(StepOf(op, found->seq, *found->head, txn));
  JobsReply reply;
  reply.jobs.push_back({found->seq, *txn.Head(found->seq), false});
  reply.count = 1;
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

}  // namespace

Result<WorkflowOp::Reply> Decide(const WorkflowOp& op, Txn& txn) { return Take(op, op.workflow, txn); }
Result<TaskOp::Reply> Decide(const TaskOp& op, Txn& txn) { return Take(op, op.task, txn); }
Result<ReplayOp::Reply> Decide(const ReplayOp& op, Txn& txn) { return Take(op, op.task, txn); }

}  // namespace pawl
