// Workflows for tests of the rules: pushed as lists of tasks, run by the names of their tasks.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/workflow.h"
#include "rules/operations.h"
#include "tests/support/stateful_runs.h"

namespace pawl {

// A task as a test names it; its type is its name.
struct TaskOfTest {
  std::string name;
  std::vector<std::string> after = {};
  When when = When::kSucceeded;
  bool may_fail = false;
  std::optional<std::size_t> partitions = {};
  std::string each = {};
  std::optional<ScanTask> scan = {};      // its partitions have offsets
  OnError on_error = OnError::kContinue;  // of the scan
};

inline JobSpec PlainSpec(const std::string& type, const std::string& payload = "null") {
  JobSpec spec;
  spec.type = type;
  spec.payload = payload;
  spec.retry.max = 0;
  return spec;
}

inline PushOp WorkflowOf(const std::vector<TaskOfTest>& tasks, const std::function<void(JobSpec&)>& root_change = {}) {
  PushOp op;
  op.bulk = true;
  JobSpec root = PlainSpec(std::string(kWorkflowType));
  root.queue = kWorkflowQueue;
  root.flow.emplace().carries = true;
  op.jobs.push_back(root);
  std::vector<std::pair<std::string, std::size_t>> places;
  const auto place_of = [&](const std::string& name) {
    return std::ranges::find(places, name, &std::pair<std::string, std::size_t>::first)->second;
  };
  std::size_t next = 1;
  for (const TaskOfTest& task : tasks) {
    places.emplace_back(task.name, next);
    next += 1 + task.partitions.value_or(0);
  }
  for (const TaskOfTest& task : tasks) {
    JobSpec spec = PlainSpec(task.name);
    spec.when = task.when;
    FlowSpec& flow = spec.flow.emplace();
    flow.within = 0;
    flow.task = task.name;
    flow.may_fail = task.may_fail;
    flow.on_error = task.on_error;
    for (const std::string& other : task.after) flow.after.push_back(place_of(other));
    const bool carries = task.partitions || !task.each.empty();
    const std::size_t place = op.jobs.size();
    const DataStream stream = !task.scan            ? DataStream::kNone
                              : task.scan->infinite ? DataStream::kInfinite
                                                    : DataStream::kFinite;
    if (carries) {
      flow.carries = true;
      JobSpec blueprint = PlainSpec(task.name);
      if (task.scan) {
        flow.scan = std::make_shared<const ScanTask>(*task.scan);
        blueprint.flow.emplace().stream = stream;
      }
      flow.blueprint = std::make_shared<const JobSpec>(std::move(blueprint));
      spec.queue = kTaskQueue;
      if (!task.each.empty()) flow.each = place_of(task.each);
    }
    op.jobs.push_back(spec);
    for (std::size_t i = 0; i < task.partitions.value_or(0); ++i) {
      JobSpec part = PlainSpec(task.name, std::to_string(i));
      part.flow.emplace().within = place;
      part.flow->partition = true;
      part.flow->task = task.name;
      part.flow->stream = stream;
      op.jobs.push_back(part);
    }
  }
  if (root_change) root_change(op.jobs[0]);
  return op;
}

class WorkflowFixture : public StatefulRuns {
 protected:
  Result<JobsReply> TryStart(const std::vector<TaskOfTest>& tasks, const Change& root = {}) {
    auto reply = Do(WorkflowOf(tasks, root));
    if (reply.ok() && last_intent_ != 0) RollForward(std::exchange(last_intent_, 0));
    RollAside();
    return reply;
  }
  Seq Start(const std::vector<TaskOfTest>& tasks, const Change& root = {}) {
    return workflow_ = TryStart(tasks, root).value().jobs.at(0).seq;
  }
  Seq Task(const std::string& name) {
    return DecodeChild(store_->Snapshot()->Read(ChildKey(workflow_, name)).value().value)->seq;
  }
  JobState TaskState(const std::string& name) { return ShownOf(Task(name)); }
  bool IsSkipped(const std::string& name) { return Head(Task(name)).reason == Reason::kSkipped; }
  JobState State() { return ShownOf(workflow_); }

  // Runs the task, or one partition of it, to this end.
  void Run(const std::string& name, Outcome outcome = Outcome::kCompleted, const std::string& result = "") {
    const auto claimed = Claim(name);
    ASSERT_EQ(claimed.size(), 1U) << "nothing to run of " << name;
    FinishOp op = Finishing(claimed[0], outcome);
    if (!result.empty()) op.result = result;
    if (outcome == Outcome::kFailed) op.error = JobError{"boom", "it failed", {}};
    ASSERT_TRUE(Do(std::move(op)).ok());
    RollAside();
  }
  bool CanRun(const std::string& name) {
    const auto claimed = Claim(name);
    for (const ClaimedJob& job : claimed) EXPECT_TRUE(Finish(job, Outcome::kReleased).ok());
    return !claimed.empty();
  }
  Result<JobsReply> Ask(WorkflowStep step, const std::string& from = "") {
    return Rolled(Do(WorkflowOp{workflow_, step, from, {}}));
  }
  Result<JobsReply> AskTask(const std::string& name, TaskStep step) { return Rolled(Do(TaskOp{Task(name), step, {}})); }
  Result<JobsReply> TerminateAll() { return Rolled(Terminate(workflow_)); }
  Result<JobsReply> Rolled(Result<JobsReply> reply) {
    if (reply.ok() && last_intent_ != 0) RollForward(std::exchange(last_intent_, 0));
    RollAside();
    return reply;
  }

  Seq workflow_ = 0;
};

}  // namespace pawl
