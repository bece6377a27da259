// Workflows as C++ programs write them.
#include "tests/system/embed/doors_test.h"

namespace pawl::system_test {
namespace {

class WorkflowDoorsTest : public DoorsTest {
 protected:
  WorkflowStatus Ended(const std::string& ref) {
    Result<WorkflowStatus> workflow = jobs_->GetWorkflow(ref, std::chrono::seconds(60));
    EXPECT_TRUE(workflow.ok()) << ToString(workflow.error());
    return workflow.ok() ? *std::move(workflow) : WorkflowStatus{};
  }
  WorkflowStatus Started(Workflow workflow) {
    for (Task& task : workflow.tasks) task.job.queue = "q";
    Result<WorkflowStatus> started = jobs_->Start(std::move(workflow));
    EXPECT_TRUE(started.ok()) << ToString(started.error());
    return started.ok() ? *std::move(started) : WorkflowStatus{};
  }
};

INSTANTIATE_TEST_SUITE_P(Doors, WorkflowDoorsTest, testing::Values(Door::kEngine, Door::kClient), [](const auto& door) {
  return door.param == Door::kEngine ? std::string("Engine") : std::string("Client");
});

TEST_P(WorkflowDoorsTest, ResultsGoFromTaskToTask) {
  worker().Handle("list", [](pawl::Run&) -> Result<std::string> { return "[10,20]"; });
  worker().Handle("load", [](pawl::Run& run) -> Result<std::string> {
    return R"({"n":)" + std::to_string(run.workflow().partition) + "}";
  });
  worker().Handle("report", [](pawl::Run& run) -> Result<std::string> {
    if (run.ResultOf("load").value_or("") != "null" || run.ResultOf("nobody")) return run.Fail({.message = "strange"});
    return R"([")" + run.workflow().name + R"(",)" + *run.ResultOf("list") + "]";
  });
  const WorkflowStatus started = Started(
      {.id = "w",
       .name = "nightly",
       .tasks = {{.name = "list", .job = {.type = "list"}},
                 {.name = "load", .job = {.type = "load"}, .each = "list"},
                 {.name = "report", .job = {.type = "report"}, .after = std::vector<std::string>{"list", "load"}}},
       .result = "report"});
  EXPECT_EQ(started.state, WorkflowState::kActive);
  EXPECT_EQ(started.counts.open, 3U);
  ASSERT_EQ(started.tasks.size(), 3U);
  EXPECT_EQ(started.tasks[2].after, (std::vector<std::string>{"list", "load"}));
  StartWorker();
  const WorkflowStatus ended = Ended("w");
  EXPECT_EQ(ended.state, WorkflowState::kCompleted);
  EXPECT_EQ(ended.result, R"(["nightly",[10,20]])");
  EXPECT_EQ(ended.tasks[1].partitions->total, 2U);
  EXPECT_EQ(jobs_->Get(ended.tasks[0].id)->flow->workflow, "w");
}

TEST_P(WorkflowDoorsTest, ARunPushesPartitionsOfItsOwn) {
  worker().Handle("plan", [](pawl::Run& run) -> Result<std::string> {
    run.PushInto("load", "1");
    PAWL_TRY(run.Commit());
    run.PushInto("load", "2");
    return "";
  });
  worker().Handle("load", [](pawl::Run& run) -> Result<std::string> { return run.payload(); });
  Started({.id = "w",
           .tasks = {{.name = "plan", .job = {.type = "plan"}},
                     {.name = "load", .job = {.type = "load"}, .partitions = std::vector<std::string>{}}}});
  StartWorker();
  const WorkflowStatus ended = Ended("w");
  EXPECT_EQ(ended.state, WorkflowState::kCompleted);
  EXPECT_EQ(ended.tasks.at(1).partitions->total, 2U);
}

TEST_P(WorkflowDoorsTest, WhatFailedIsRestarted) {
  worker().Handle("load", [](pawl::Run& run) -> Result<std::string> {
    if (run.attempt() == 1) return run.Fail({.message = "no"}, {.retry = false});
    return "";
  });
  worker().Handle("alarm", [](pawl::Run&) -> Result<std::string> { return ""; });
  Started({.id = "w",
           .tasks = {{.name = "load", .job = {.type = "load"}},
                     {.name = "alarm", .job = {.type = "alarm"}, .when = When::kFailed}}});
  StartWorker();
  const WorkflowStatus failed = Ended("w");
  EXPECT_EQ(failed.state, WorkflowState::kFailed);
  EXPECT_EQ(failed.reason, "tasks_failed");
  EXPECT_EQ(failed.tasks.at(0).error->message, "no");
  EXPECT_EQ(failed.tasks.at(1).state, TaskState::kCompleted);
  ASSERT_TRUE(jobs_->ChangeWorkflow("w", WorkflowStep::kRestart).ok());
  EXPECT_EQ(Ended("w").state, WorkflowState::kCompleted);
}

TEST_P(WorkflowDoorsTest, TasksAreChangedAndAdded) {
  const WorkflowStatus started = Started(
      {.id = "w",
       .name = "open",
       .tasks = {{.name = "a", .job = {.type = "t"}},
                 {.name = "b", .job = {.type = "t"}, .partitions = std::vector<std::string>{"1"}, .concurrency = 1}},
       .stays_open = true});
  EXPECT_EQ(jobs_->ChangeTask(started.tasks.at(0).id, TaskStep::kActivate).error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(jobs_->AddPartitions(started.tasks.at(1).id, {"2", "3"})->size(), 2U);
  EXPECT_EQ(jobs_->GetTask("w", "b")->partitions->total, 3U);
  EXPECT_EQ(jobs_->ChangeTask(started.tasks.at(1).id, TaskStep::kSkip)->state, TaskState::kSkipped);
  const auto added =
      jobs_->AddTasks("w", {{.name = "c", .job = {.type = "t"}, .after = std::vector<std::string>{"a"}}});
  ASSERT_TRUE(added.ok()) << ToString(added.error());
  EXPECT_EQ(added->tasks.at(2).name, "c");
  EXPECT_EQ(jobs_->ChangeWorkflow("w", WorkflowStep::kPause)->state, WorkflowState::kPaused);
  EXPECT_EQ(jobs_->ListWorkflows({.name = "open", .state = WorkflowState::kPaused})->workflows.size(), 1U);
  EXPECT_TRUE(jobs_->ListWorkflows({.name = "open", .state = WorkflowState::kFailed})->workflows.empty());
  ASSERT_TRUE(jobs_->Terminate("w").ok());
  EXPECT_EQ(Ended("w").state, WorkflowState::kTerminated);
  EXPECT_TRUE(jobs_->Delete("w").ok());
}

TEST_P(WorkflowDoorsTest, AProgramIsToldWhichTaskIsWrong) {
  const auto unknown =
      jobs_->Start({.tasks = {{.name = "a", .job = {.type = "t"}, .after = std::vector<std::string>{"x"}}}});
  EXPECT_EQ(unknown.error().code, ErrorCode::kUnknownTask);
  EXPECT_EQ(unknown.error().field, "tasks[0].after[0]");
  const auto bad = jobs_->Start({.tasks = {{.name = "a", .job = {.type = "t", .payload = "{"}}}});
  EXPECT_EQ(bad.error().field, "tasks[0].payload");
  const auto circle =
      jobs_->Start({.tasks = {{.name = "a", .job = {.type = "t"}, .after = std::vector<std::string>{"a"}}}});
  EXPECT_EQ(circle.error().code, ErrorCode::kCycle);
  EXPECT_EQ(circle.error().field, "tasks[0].after");
}

TEST_P(WorkflowDoorsTest, JobsWaitForJobs) {
  worker().Handle("first", [](pawl::Run&) -> Result<std::string> { return "7"; });
  worker().Handle("second", [](pawl::Run& run) -> Result<std::string> { return run.ResultOf("one").value_or("none"); });
  Push({.type = "first", .id = "one"});
  EXPECT_EQ(Push({.type = "second", .id = "two", .after = {"one"}}).state, JobState::kWaiting);
  EXPECT_EQ(jobs_->Get("two")->flow->waiting_for, 1U);
  StartWorker();
  WaitForState("two", JobState::kCompleted);
  EXPECT_EQ(jobs_->Get("two")->result, "7");
}

}  // namespace
}  // namespace pawl::system_test
