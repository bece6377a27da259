// What is asked of workflows and tasks: pause, resume, skip, activate, restart, terminate, delete.
#include <gtest/gtest.h>

#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::SizeIs;
using namespace std::chrono_literals;

class WorkflowOpsTest : public WorkflowFixture {};

TEST_F(WorkflowOpsTest, APausedWorkflowLetsNothingGoAndAResumedOneGoesOn) {
  Start({{"a"}, {"b", {"a"}}});
  ASSERT_TRUE(Ask(WorkflowStep::kPause).ok());
  Run("a");
  EXPECT_EQ(TaskState("b"), JobState::kWaiting);
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  Run("b");
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_EQ(Ask(WorkflowStep::kPause).error().code, ErrorCode::kBadTransition);
}

TEST_F(WorkflowOpsTest, PartitionsOfAPausedWorkflowAreNotHandedOut) {
  Start({{"load", {}, When::kSucceeded, false, 2}});
  ASSERT_TRUE(Ask(WorkflowStep::kPause).ok());
  EXPECT_FALSE(CanRun("load"));
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  EXPECT_TRUE(CanRun("load"));
  ASSERT_TRUE(AskTask("load", TaskStep::kPause).ok());
  EXPECT_FALSE(CanRun("load"));
  ASSERT_TRUE(AskTask("load", TaskStep::kResume).ok());
  EXPECT_TRUE(CanRun("load"));
}

TEST_F(WorkflowOpsTest, APausedTaskWaitsAlthoughNothingIsBeforeIt) {
  Start({{"a"}, {"b", {"a"}}});
  ASSERT_TRUE(AskTask("b", TaskStep::kPause).ok());
  Run("a");
  EXPECT_EQ(TaskState("b"), JobState::kWaiting);
  ASSERT_TRUE(AskTask("b", TaskStep::kResume).ok());
  EXPECT_EQ(TaskState("b"), JobState::kQueued);
}

TEST_F(WorkflowOpsTest, ASkippedTaskCountsAsGood) {
  Start({{"a"}, {"b", {"a"}}, {"c", {"b"}}});
  ASSERT_TRUE(AskTask("b", TaskStep::kSkip).ok());
  EXPECT_EQ(TaskState("c"), JobState::kQueued);
  EXPECT_EQ(AskTask("a", TaskStep::kSkip).error().code, ErrorCode::kBadTransition);
  Run("a");
  Run("c");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AFailedTaskOfAPausedWorkflowIsSkippedAndTheRestGoesOn) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.flow->on_error = OnError::kPause; });
  Run("a", Outcome::kFailed);
  ASSERT_TRUE(AskTask("a", TaskStep::kSkip).ok());
  EXPECT_EQ(TaskState("b"), JobState::kWaiting);
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  Run("b");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, ASkippedTaskTakesItsPartitionsWithIt) {
  Start({{"a"}, {"load", {"a"}, When::kSucceeded, false, 150}, {"end", {"load"}}});
  ASSERT_TRUE(AskTask("load", TaskStep::kSkip).ok());
  EXPECT_EQ(Count("load", JobState::kTerminated), 150U);
  EXPECT_EQ(TaskState("end"), JobState::kQueued);
}

TEST_F(WorkflowOpsTest, ATaskIsActivatedWhateverItWaitsFor) {
  Start({{"a"}, {"b", {"a"}}});
  ASSERT_TRUE(AskTask("b", TaskStep::kActivate).ok());
  Run("b");
  EXPECT_EQ(State(), JobState::kSuspended);
  Run("a");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AnExternalDriverSaysWhatComesNext) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.flow->external = true; });
  EXPECT_EQ(TaskState("a"), JobState::kWaiting);
  ASSERT_TRUE(AskTask("a", TaskStep::kActivate).ok());
  Run("a");
  EXPECT_EQ(TaskState("b"), JobState::kWaiting);
  ASSERT_TRUE(AskTask("b", TaskStep::kActivate).ok());
  Run("b");
  EXPECT_EQ(State(), JobState::kSuspended) << "it stays open";
  ASSERT_TRUE(Ask(WorkflowStep::kClose).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AWorkflowThatStaysOpenTakesTasksUntilItIsClosed) {
  Start({{"a"}}, [](JobSpec& root) { root.flow->stays_open = true; });
  Run("a");
  const auto add = [&](const std::string& name, const std::vector<std::string>& after) {
    PushOp op;
    op.bulk = true;
    op.jobs.push_back(PlainSpec(name));
    op.jobs[0].flow.emplace().carrier = TextOf(workflow_);
    op.jobs[0].flow->task = name;
    op.jobs[0].flow->after_tasks = after;
    return Do(op);
  };
  ASSERT_TRUE(add("b", {"a"}).ok());
  EXPECT_EQ(TaskState("b"), JobState::kQueued);
  ASSERT_TRUE(add("c", {"b"}).ok());
  EXPECT_EQ(TaskState("c"), JobState::kWaiting);
  EXPECT_EQ(add("c", {}).error().code, ErrorCode::kNameTaken);
  EXPECT_EQ(add("d", {"z"}).error().code, ErrorCode::kUnknownTask);
  Run("b");
  ASSERT_TRUE(Ask(WorkflowStep::kClose).ok());
  EXPECT_EQ(add("e", {}).error().code, ErrorCode::kWorkflowClosed);
  Run("c");
  EXPECT_EQ(State(), JobState::kCompleted);
}

// ---- Restart ----

TEST_F(WorkflowOpsTest, ARestartRunsWhatFailedAndWhatWasSkippedBehindIt) {
  Start({{"a"}, {"b", {"a"}}, {"c", {"b"}}, {"x"}, {"d", {"c", "x"}}});
  Run("a");
  Run("x");
  Run("b", Outcome::kFailed);
  EXPECT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "failed").ok());
  EXPECT_EQ(State(), JobState::kSuspended);
  EXPECT_EQ(TaskState("a"), JobState::kCompleted);
  EXPECT_EQ(TaskState("b"), JobState::kQueued);
  EXPECT_EQ(TaskState("c"), JobState::kWaiting);
  EXPECT_EQ(TaskState("d"), JobState::kWaiting);
  Run("b");
  Run("c");
  Run("d");
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_EQ(Ask(WorkflowStep::kRestart, "failed").error().code, ErrorCode::kBadTransition);
}

TEST_F(WorkflowOpsTest, ARestartOfAFailedTaskRunsItsFailedPartitionsOnly) {
  Start({{"load", {}, When::kSucceeded, false, 3}, {"end", {"load"}}});
  Run("load");
  Run("load", Outcome::kFailed);
  Run("load");
  ASSERT_TRUE(Ask(WorkflowStep::kRestart).ok());
  const auto again = Claim("load", 10);
  ASSERT_THAT(again, SizeIs(1));
  EXPECT_EQ(again[0].flow->partition, 2U);
  ASSERT_TRUE(Finish(again[0]).ok());
  Run("end");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, ARestartFromATaskRunsItAndAllBehindIt) {
  Start({{"a"}, {"b", {"a"}}, {"c", {"b"}}, {"x"}});
  for (const std::string name : {"a", "b", "c", "x"}) Run(name);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "b").ok());
  EXPECT_EQ(TaskState("a"), JobState::kCompleted);
  EXPECT_EQ(TaskState("x"), JobState::kCompleted);
  Run("b");
  Run("c");
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_EQ(Ask(WorkflowStep::kRestart, "nothing").error().code, ErrorCode::kUnknownTask);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  for (const std::string name : {"a", "b", "c", "x"}) Run(name);
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, ARestartNeverPlansPartitionsTwice) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
  Run("list", Outcome::kCompleted, "[1,2]");
  Run("load");
  Run("load");
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  Run("list", Outcome::kCompleted, "[1,2,3]");
  EXPECT_THAT(Claim("load", 10), SizeIs(2));
}

TEST_F(WorkflowOpsTest, APlanThatFailedIsMadeAgain) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
  Run("list", Outcome::kCompleted, "7");
  EXPECT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "list").ok());
  Run("list", Outcome::kCompleted, "[7]");
  Run("load");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, ARestartWhileOthersRunWaitsForThemAsBefore) {
  Start({{"a"}, {"b"}, {"c", {"a", "b"}}});
  Run("a", Outcome::kFailed);
  EXPECT_TRUE(IsSkipped("c"));
  const ClaimedJob b = ClaimOne("b");
  ASSERT_TRUE(Ask(WorkflowStep::kRestart).ok());
  Run("a");
  EXPECT_EQ(TaskState("c"), JobState::kWaiting);
  ASSERT_TRUE(Finish(b).ok());
  EXPECT_EQ(TaskState("c"), JobState::kQueued);
}

TEST_F(WorkflowOpsTest, OneTaskIsRestartedAlone) {
  Start({{"a"}, {"b", {"a"}}});
  Run("a");
  Run("b");
  ASSERT_TRUE(AskTask("a", TaskStep::kRestart).ok());
  EXPECT_EQ(State(), JobState::kSuspended);
  Run("a");
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_EQ(TaskState("b"), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AFailedTaskThatIsRunAgainOpensItsWorkflow) {
  Start({{"load", {}, When::kSucceeded, false, 2}});
  Run("load", Outcome::kFailed);
  Run("load");
  EXPECT_EQ(State(), JobState::kDead);
  const auto failed = store_->Snapshot();
  std::vector<Seq> bad;
  failed->IndexBefore(BadIndex(Task("load")), UINT64_MAX, 10, bad);
  ASSERT_THAT(bad, SizeIs(1));
  ASSERT_TRUE(RunNow(bad[0]).ok());
  EXPECT_EQ(State(), JobState::kSuspended);
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
  Run("load");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AWorkflowThatGoesOnHasItsWholeTimeoutAgain) {
  Start({{"a"}}, [](JobSpec& root) { root.timeout = 1h; });
  Run("a", Outcome::kFailed);
  Pass(2h);
  ASSERT_TRUE(RunNow(Task("a")).ok());
  Pass(30min);
  RollAside();
  EXPECT_EQ(State(), JobState::kSuspended);
  Pass(30min);
  RollAside();
  EXPECT_EQ(Head(workflow_).reason, Reason::kTimedOut);
}

TEST_F(WorkflowOpsTest, WhatCompletedIsNotRunAgainByItself) {
  Start({{"a"}, {"b"}});
  Run("a");
  EXPECT_THAT(RunNow(Task("a")).error().detail, HasSubstr("restart"));
  EXPECT_THAT(RunNow(workflow_).error().detail, HasSubstr("restart"));
}

// ---- The end of it ----

TEST_F(WorkflowOpsTest, ATerminatedWorkflowEndsWithItsLastRun) {
  Start({{"a"}, {"b", {"a"}}, {"load", {}, When::kSucceeded, false, 300}});
  const ClaimedJob a = ClaimOne("a");
  ASSERT_TRUE(TerminateAll().ok());
  EXPECT_EQ(State(), JobState::kTerminating);
  EXPECT_EQ(TaskState("load"), JobState::kTerminated);
  EXPECT_EQ(Count("load", JobState::kTerminated), 300U);
  ASSERT_TRUE(Finish(a).ok());
  EXPECT_EQ(State(), JobState::kTerminated);
}

TEST_F(WorkflowOpsTest, ATerminatedWorkflowIsRestarted) {
  Start({{"a"}, {"b", {"a"}}});
  ASSERT_TRUE(TerminateAll().ok());
  EXPECT_EQ(State(), JobState::kTerminated);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart).ok());
  Run("a");
  Run("b");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowOpsTest, AWorkflowIsDeletedWithAllOfIt) {
  Start({{"a"}, {"load", {"a"}, When::kSucceeded, false, 300}, {"end", {"load", "a"}}});
  const Seq load = Task("load");
  EXPECT_EQ(Delete(workflow_).error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(Delete(load).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(TerminateAll().ok());
  ASSERT_TRUE(Rolled(Delete(workflow_)).ok());
  EXPECT_FALSE(Exists(workflow_));
  EXPECT_FALSE(Exists(load));
}

TEST_F(WorkflowOpsTest, RetentionTakesAllOfIt) {
  Start({{"a"}, {"load", {"a"}, When::kSucceeded, false, 3}}, [](JobSpec& root) { root.retention = 1h; });
  Run("a");
  for (int i = 0; i < 3; ++i) Run("load");
  const Seq a = Task("a");
  Pass(1h);
  if (last_intent_ != 0) RollForward(last_intent_);
  EXPECT_FALSE(Exists(workflow_));
  EXPECT_FALSE(Exists(a));
}

TEST_F(WorkflowOpsTest, APurgePassesOverCarriersAndEndsTheirPartsOneByOne) {
  Start({{"load", {}, When::kSucceeded, false, 3}});
  ManyOp purge;
  purge.action = ManyAction::kPurge;
  purge.filter.queue = "load";
  ASSERT_TRUE(Rolled(Do(purge)).ok());
  EXPECT_EQ(Count("load", JobState::kTerminated), 3U);
  EXPECT_EQ(State(), JobState::kDead);
}

}  // namespace
}  // namespace pawl
