// Workflows: tasks that follow each other, partitions, and the end of the whole in the commit of its last part.
#include <gtest/gtest.h>

#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;
using namespace std::chrono_literals;

class WorkflowTest : public WorkflowFixture {};

TEST_F(WorkflowTest, TasksRunOneAfterTheOtherAndTheLastEndsTheWhole) {
  Start({{"list"}, {"load", {"list"}}, {"report", {"load"}}});
  EXPECT_EQ(State(), JobState::kSuspended);
  EXPECT_EQ(TaskState("list"), JobState::kQueued);
  EXPECT_EQ(TaskState("load"), JobState::kWaiting);
  EXPECT_FALSE(CanRun("load"));
  Run("list");
  EXPECT_EQ(TaskState("load"), JobState::kQueued);
  EXPECT_EQ(TaskState("report"), JobState::kWaiting);
  Run("load");
  EXPECT_EQ(State(), JobState::kSuspended);
  Run("report");
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_NE(Head(workflow_).retain_until, kNeverWall) << "its retention has begun";
  EXPECT_EQ(Head(Task("list")).retain_until, kNeverWall) << "its tasks go with it";
}

TEST_F(WorkflowTest, ATaskWaitsForAllThatItNames) {
  Start({{"a"}, {"b"}, {"c"}, {"d", {"a", "b", "c"}}});
  Run("a");
  Run("c");
  EXPECT_EQ(TaskState("d"), JobState::kWaiting);
  Run("b");
  EXPECT_EQ(TaskState("d"), JobState::kQueued);
}

TEST_F(WorkflowTest, AClaimHasTheResultsOfThoseThatItWaitedFor) {
  Start({{"a"}, {"b"}, {"c", {"a", "b"}}}, [](JobSpec& root) { root.group = "nightly"; });
  Run("a", Outcome::kCompleted, "[1]");
  Run("b");
  const ClaimedJob job = ClaimOne("c");
  ASSERT_TRUE(job.flow.has_value());
  EXPECT_EQ(job.flow->workflow, Head(workflow_).id);
  EXPECT_EQ(job.flow->name, "nightly");
  EXPECT_EQ(job.flow->task, "c");
  EXPECT_THAT(job.flow->results, ElementsAre(Pair("a", "[1]"), Pair("b", "null")));
  EXPECT_TRUE(Finish(job).ok());
}

TEST_F(WorkflowTest, TheResultOfATaskIsTheResultOfTheWhole) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.flow->result = 1; });
  Run("a", Outcome::kCompleted, R"({"n":1})");
  Run("b", Outcome::kCompleted, "2");
  EXPECT_EQ(Raw(RecordKind::kResult, workflow_), R"({"n":1})");
}

// Every way to end × what the next task wants × whether it may fail.
enum class HowEnded { kCompleted, kDead, kExpired, kCrashed, kTerminated, kSkipped };

class TaskEndTest : public WorkflowFixture, public testing::WithParamInterface<std::tuple<int, bool, int>> {
 protected:
  void EndFirst(HowEnded how) {
    switch (how) {
      case HowEnded::kCompleted:
        return Run("first");
      case HowEnded::kDead:
        return Run("first", Outcome::kFailed);
      case HowEnded::kExpired:
        return Pass(2h);
      case HowEnded::kCrashed:
        for (int i = 0; i < 3; ++i) {
          const ClaimedJob job = ClaimOne("first");
          Advance(1min);
          Recover(job.seq);
          Pass(1h);
        }
        return;
      case HowEnded::kTerminated:
        ASSERT_TRUE(Terminate(Task("first")).ok());
        return;
      case HowEnded::kSkipped:
        break;
    }
    ASSERT_TRUE(AskTask("gate", TaskStep::kActivate).ok());
    Run("gate", Outcome::kFailed);
  }
};

TEST_P(TaskEndTest, WhatFollowsRunsOrIsSkippedAndTheWholeKnows) {
  const auto how = static_cast<HowEnded>(std::get<0>(GetParam()));
  const bool may_fail = std::get<1>(GetParam());
  const auto when = static_cast<When>(std::get<2>(GetParam()));
  std::vector<TaskOfTest> tasks = {{"first", {}, When::kSucceeded, may_fail}, {"next", {"first"}, when}};
  if (how == HowEnded::kSkipped) {  // by rule: what it waits for fails
    tasks[0].after = {"gate"};
    tasks.insert(tasks.begin(), TaskOfTest{"gate", {"never"}});
    tasks.insert(tasks.begin(), TaskOfTest{"never"});
  }
  PushOp op = WorkflowOf(tasks);
  for (JobSpec& spec : op.jobs) {
    if (spec.type == "first" && how == HowEnded::kExpired) spec.expires_in = 1h;
    if (spec.type == "never") spec.delay = 1000h;
  }
  workflow_ = Do(op).value().jobs.at(0).seq;
  EndFirst(how);
  RollAside();
  const bool good = how == HowEnded::kCompleted || may_fail;
  const bool runs = when == When::kEnded || (when == When::kSucceeded) == good;
  EXPECT_EQ(TaskState("next"), runs ? JobState::kQueued : JobState::kTerminated);
  EXPECT_EQ(IsSkipped("next"), !runs);
  if (how == HowEnded::kSkipped) {
    ASSERT_TRUE(Terminate(Task("never")).ok());
  }
  if (runs) Run("next");
  const bool failed = how == HowEnded::kSkipped || !good;
  EXPECT_EQ(State(), failed ? JobState::kDead : JobState::kCompleted);
  EXPECT_EQ(Head(workflow_).reason, failed ? Reason::kTasksFailed : Reason::kNone);
}
INSTANTIATE_TEST_SUITE_P(All, TaskEndTest,
                         testing::Combine(testing::Range(0, 6), testing::Bool(), testing::Range(0, 3)));

TEST_F(WorkflowTest, WhatIsSkippedSkipsWhatFollowsIt) {
  Start({{"a"}, {"b", {"a"}}, {"c", {"b"}}, {"alarm", {"c"}, When::kFailed}, {"clean", {"c"}, When::kEnded}});
  Run("a", Outcome::kFailed);
  EXPECT_TRUE(IsSkipped("b"));
  EXPECT_TRUE(IsSkipped("c"));
  EXPECT_EQ(TaskState("alarm"), JobState::kQueued);
  EXPECT_EQ(TaskState("clean"), JobState::kQueued);
  Run("alarm");
  Run("clean");
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(WorkflowTest, WhatDoesNotDependOnAFailureGoesOn) {
  Start({{"a"}, {"b"}, {"after_b", {"b"}}});
  Run("a", Outcome::kFailed);
  Run("b");
  Run("after_b");
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(WorkflowTest, OnErrorStopSkipsWhateverWaitsForASuccess) {
  Start({{"a"}, {"b"}, {"after_b", {"b"}}, {"clean", {"b"}, When::kEnded}},
        [](JobSpec& root) { root.flow->on_error = OnError::kStop; });
  Run("a", Outcome::kFailed);
  EXPECT_TRUE(IsSkipped("after_b"));
  Run("b");
  Run("clean");
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(WorkflowTest, OnErrorPauseSkipsNothingUntilItIsResumed) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.flow->on_error = OnError::kPause; });
  Run("a", Outcome::kFailed);
  EXPECT_EQ(TaskState("b"), JobState::kWaiting);
  EXPECT_EQ(State(), JobState::kSuspended);
  ASSERT_TRUE(RunNow(Task("a")).ok());
  Run("a");
  EXPECT_EQ(TaskState("b"), JobState::kWaiting) << "it is still paused";
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  EXPECT_EQ(TaskState("b"), JobState::kQueued);
  Run("b");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowTest, AWorkflowThatPausedByAnErrorAndIsResumedAsItIsSkipsAndFails) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.flow->on_error = OnError::kPause; });
  Run("a", Outcome::kFailed);
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  EXPECT_TRUE(IsSkipped("b"));
  EXPECT_EQ(State(), JobState::kDead);
}

// ---- Partitions ----

TEST_F(WorkflowTest, ATaskWithPartitionsEndsWithTheLastOfThem) {
  Start({{"load", {}, When::kSucceeded, false, 3}, {"report", {"load"}}});
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
  const auto first = Claim("load", 10);
  ASSERT_THAT(first, SizeIs(3));
  EXPECT_EQ(first[0].flow->partition, 1U);
  EXPECT_EQ(first[2].payload, "2");
  EXPECT_EQ(first[0].head.group, Head(Task("load")).id) << "they are a group of their own";
  ASSERT_TRUE(Finish(first[0]).ok());
  ASSERT_TRUE(Finish(first[1]).ok());
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
  EXPECT_EQ(TaskState("report"), JobState::kWaiting);
  ASSERT_TRUE(Finish(first[2]).ok());
  EXPECT_EQ(TaskState("load"), JobState::kCompleted);
  EXPECT_EQ(TaskState("report"), JobState::kQueued);
}

TEST_F(WorkflowTest, AFailedPartitionFailsItsTask) {
  Start({{"load", {}, When::kSucceeded, false, 2}, {"report", {"load"}}});
  Run("load", Outcome::kFailed);
  Run("load");
  EXPECT_EQ(TaskState("load"), JobState::kDead);
  EXPECT_TRUE(IsSkipped("report"));
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(WorkflowTest, ManyPartitionsAreMadeAndReleasedInSteps) {
  Start({{"first"}, {"load", {"first"}, When::kSucceeded, false, 1000}});
  EXPECT_EQ(Count("load", JobState::kWaiting), 1000U);
  Run("first");
  EXPECT_EQ(Count("load", JobState::kQueued), 1000U);
  for (int i = 0; i < 10; ++i) {
    std::uint32_t number = static_cast<std::uint32_t>(i) * 100;
    for (const ClaimedJob& job : Claim("load", 100)) {
      EXPECT_EQ(job.flow->partition, ++number) << "in the order of their numbers";
      ASSERT_TRUE(Finish(job).ok());
    }
  }
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowTest, PartitionsComeFromTheElementsOfAResult) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}, {"end", {"load"}}});
  Run("list", Outcome::kCompleted, R"( [ {"f":"a, b"}, [1,2] ,"x]"] )");
  const auto parts = Claim("load", 10);
  ASSERT_THAT(parts, SizeIs(3));
  EXPECT_EQ(parts[0].payload, R"({"item":{"f":"a, b"}})");
  EXPECT_EQ(parts[1].payload, R"({"item":[1,2]})");
  EXPECT_EQ(parts[2].payload, R"({"item":"x]"})");
  EXPECT_THAT(parts[0].flow->results, IsEmpty()) << "the payload has its part of it";
  for (const ClaimedJob& part : parts) ASSERT_TRUE(Finish(part).ok());
  EXPECT_EQ(TaskState("end"), JobState::kQueued);
}

TEST_F(WorkflowTest, AThousandElementsAreAThousandPartitions) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
  std::string result = "[0";
  for (int i = 1; i < 1000; ++i) result += "," + std::to_string(i);
  Run("list", Outcome::kCompleted, result + "]");
  EXPECT_EQ(Count("load", JobState::kQueued), 1000U);
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
}

TEST_F(WorkflowTest, ATaskDoesNotEndBeforeAllItsPartitionsAreMade) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
  FinishOp op = Finishing(ClaimOne("list"), Outcome::kCompleted);
  op.result = "[0";
  for (int i = 1; i < 300; ++i) *op.result += "," + std::to_string(i);
  *op.result += "]";
  ASSERT_TRUE(Do(op).ok());
  ASSERT_FALSE(RollStep(aside_.at(0)).value().finished);
  const auto finish_all = [&] {
    std::size_t count = 0;
    for (auto parts = Claim("load", 100); !parts.empty(); parts = Claim("load", 100)) {
      for (const ClaimedJob& part : parts) EXPECT_TRUE(Finish(part).ok());
      count += parts.size();
    }
    return count;
  };
  const std::size_t first = finish_all();
  EXPECT_GT(first, 0U);
  EXPECT_LT(first, 300U);
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
  RollAside();
  EXPECT_EQ(first + finish_all(), 300U);
  EXPECT_EQ(TaskState("load"), JobState::kCompleted);
}

TEST_F(WorkflowTest, AnEmptyListCompletesTheTaskAtOnce) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}, {"end", {"load"}}});
  Run("list", Outcome::kCompleted, "[]");
  EXPECT_EQ(TaskState("load"), JobState::kCompleted);
  EXPECT_EQ(TaskState("end"), JobState::kQueued);
}

TEST_F(WorkflowTest, AResultThatIsNoListFailsTheTask) {
  for (const std::string result : {R"({"a":1})", ""}) {
    Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
    Run("list", Outcome::kCompleted, result);
    EXPECT_EQ(TaskState("load"), JobState::kDead);
    EXPECT_THAT(Raw(RecordKind::kError, Task("load")), HasSubstr("bad_result"));
    EXPECT_EQ(State(), JobState::kDead);
  }
}

// A task that joins a workflow later, and has a partition for each element of the result of one that is there.
TEST_F(WorkflowTest, ATaskThatIsAddedHasAPartitionForEachElementOfAnEarlierResult) {
  Start({{"list"}, {"bad"}, {"end", {"list", "bad"}}}, [](JobSpec& root) { root.flow->stays_open = true; });
  const auto add = [&](const std::string& name, const std::string& each) {
    PushOp op = WorkflowOf({{name, {}, When::kSucceeded, false, {}, "list"}, {"list"}});
    JobSpec task = op.jobs[1];
    task.flow->within = std::nullopt;
    task.flow->carrier = Head(workflow_).id;
    task.flow->each = std::nullopt;
    task.flow->each_task = each;
    op.jobs = {task};
    return Rolled(Do(op));
  };
  ASSERT_TRUE(add("early", "list").ok());
  EXPECT_EQ(TaskState("early"), JobState::kWaiting);
  Run("list", Outcome::kCompleted, "[1,2]");
  EXPECT_EQ(TaskState("early"), JobState::kSuspended);
  EXPECT_THAT(Claim("early", 10), SizeIs(2));
  ASSERT_TRUE(add("late", "list").ok()) << "the list has been made long ago";
  const auto late = Claim("late", 10);
  ASSERT_THAT(late, SizeIs(2));
  EXPECT_EQ(late[1].payload, R"({"item":2})");
  const Error error = add("none", "lost").error();
  EXPECT_EQ(error.code, ErrorCode::kUnknownTask);
  EXPECT_EQ(error.field, "jobs[0].partitions.each");
  Run("bad", Outcome::kFailed);
  ASSERT_TRUE(add("vain", "bad").ok());
  EXPECT_TRUE(IsSkipped("vain"));
}

// The answer to a commit was lost, and the run sends it again.
TEST_F(WorkflowTest, ARepeatedCommitAddsNoSecondPartition) {
  Start({{"plan"}, {"load", {"plan"}, When::kSucceeded, false, 0}});
  const ClaimedJob plan = ClaimOne("plan");
  FinishOp op = Finishing(plan, Outcome::kContinue);
  op.commit = 1;
  op.push.emplace_back().into = "load";
  ASSERT_TRUE(Do(op).ok());
  ASSERT_TRUE(Do(op).ok());
  ASSERT_TRUE(Finish(plan).ok());
  const auto parts = Claim("load", 10);
  ASSERT_THAT(parts, SizeIs(1));
  EXPECT_EQ(parts[0].flow->partition, 1U);
  ASSERT_TRUE(Finish(parts[0]).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowTest, PartitionsThatWereAddedGoWithATaskWhoseListIsWrong) {
  Start({{"list"}, {"load", {"list"}, When::kSucceeded, false, {}, "list"}});
  const Seq added = Do(AddPartitionsOp{Task("load"), {"7"}, {}}).value().jobs.at(0).seq;
  Run("list", Outcome::kCompleted, "{}");
  EXPECT_EQ(State(), JobState::kDead);
  EXPECT_EQ(ShownOf(added), JobState::kTerminated);
  EXPECT_EQ(Head(added).reason, Reason::kSkipped);
}

TEST_F(WorkflowTest, ARunAddsPartitionsToATaskOfItsWorkflow) {
  Start({{"plan"}, {"load", {"plan"}, When::kSucceeded, false, 1}});
  const ClaimedJob plan = ClaimOne("plan");
  const auto into = [&](const std::string& task) {
    FinishOp op = Finishing(plan, Outcome::kCompleted);
    for (int i = 0; i < 3; ++i) {
      op.push.emplace_back().into = task;
      op.push.back().payload = "\"more\"";
    }
    return Do(op);
  };
  EXPECT_EQ(into("nothing").error().code, ErrorCode::kUnknownTask);
  EXPECT_EQ(into("plan").error().code, ErrorCode::kUnknownTask);
  ASSERT_TRUE(into("load").ok());
  const auto parts = Claim("load", 10);
  ASSERT_THAT(parts, SizeIs(4));
  EXPECT_EQ(parts[3].flow->partition, 4U);
  EXPECT_EQ(parts[3].payload, "\"more\"");
  for (const ClaimedJob& part : parts) ASSERT_TRUE(Finish(part).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
}

// The last partition adds another one: the task goes on.
TEST_F(WorkflowTest, TheLastPartitionMayAddAnother) {
  Start({{"load", {}, When::kSucceeded, false, 1}});
  const ClaimedJob part = ClaimOne("load");
  FinishOp op = Finishing(part, Outcome::kCompleted);
  op.push.emplace_back().into = "load";
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(TaskState("load"), JobState::kSuspended);
  Run("load");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowTest, AClosedTaskTakesNoMore) {
  Start({{"load", {}, When::kSucceeded, false, 1}, {"end", {"load"}}});
  Run("load");
  EXPECT_EQ(Do(AddPartitionsOp{Task("load"), {"1"}, {}}).error().code, ErrorCode::kWorkflowClosed);
  Run("end");
}

TEST_F(WorkflowTest, PartitionsAreAddedFromOutside) {
  Start({{"load", {}, When::kSucceeded, false, 1}});
  const auto added = Do(AddPartitionsOp{Task("load"), {"7", "8"}, {}});
  ASSERT_TRUE(added.ok());
  EXPECT_THAT(added->jobs, SizeIs(2));
  EXPECT_THAT(Claim("load", 10), SizeIs(3));
}

// ---- Times ----

TEST_F(WorkflowTest, AWorkflowStartsAtItsTime) {
  Start({{"a"}}, [&](JobSpec& root) { root.run_at = now_.wall + 1h; });
  EXPECT_EQ(State(), JobState::kScheduled);
  EXPECT_EQ(TaskState("a"), JobState::kWaiting);
  Pass(1h);
  EXPECT_EQ(State(), JobState::kSuspended);
  Run("a");
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(WorkflowTest, DelayAndExpiryOfATaskCountFromItsRelease) {
  PushOp op = WorkflowOf({{"a"}, {"b", {"a"}}});
  op.jobs[2].delay = 10min;
  op.jobs[2].expires_in = 30min;
  workflow_ = Do(op).value().jobs.at(0).seq;
  Pass(5h);
  Run("a");
  EXPECT_EQ(TaskState("b"), JobState::kScheduled);
  Pass(10min);
  EXPECT_EQ(TaskState("b"), JobState::kQueued);
  Pass(20min);
  EXPECT_EQ(TaskState("b"), JobState::kFailed);
  EXPECT_EQ(Head(Task("b")).reason, Reason::kExpired);
}

TEST_F(WorkflowTest, AWorkflowOverItsTimeoutIsTerminated) {
  Start({{"a"}, {"b", {"a"}}}, [](JobSpec& root) { root.timeout = 1h; });
  Pass(1h);
  RollAside();
  EXPECT_EQ(State(), JobState::kTerminated);
  EXPECT_EQ(Head(workflow_).reason, Reason::kTimedOut);
  EXPECT_EQ(TaskState("a"), JobState::kTerminated);
  EXPECT_EQ(TaskState("b"), JobState::kTerminated);
}

TEST_F(WorkflowTest, ATaskThatSuspendsKeepsTheWorkflowOpen) {
  PushOp op = WorkflowOf({{"approve"}, {"ship", {"approve"}}});
  SetPorts(op.jobs[1], PortsNamed({"answer"}));
  workflow_ = Do(op).value().jobs.at(0).seq;
  ASSERT_TRUE(RunOnce("approve", Outcome::kSuspended).ok());
  EXPECT_EQ(TaskState("ship"), JobState::kWaiting);
  ASSERT_TRUE(Write(Task("approve"), "answer", {"true"}).ok());
  ASSERT_TRUE(RunOnce("approve", Outcome::kCompleted, [&](FinishOp& op2) {
                op2.effects.consume = {{{}, "answer", 0, 1}};
              }).ok());
  EXPECT_EQ(TaskState("ship"), JobState::kQueued);
  ASSERT_TRUE(Write(Task("approve"), "answer", {"false"}).ok());
  EXPECT_EQ(TaskState("approve"), JobState::kCompleted) << "what it has ended with stands";
}

// ---- The same again, and bad input ----

TEST_F(WorkflowTest, TheSameWorkflowAgainIsTheOneThatIsThere) {
  const auto named = [](JobSpec& root) {
    root.id = "load-17";
    root.content = HashBytes("x");
  };
  const Seq first = Start({{"a"}}, named);
  const auto again = TryStart({{"a"}}, named);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->jobs.at(0).existing);
  EXPECT_EQ(again->jobs.at(0).seq, first);
  EXPECT_EQ(Count("a", JobState::kQueued), 1U);
}

TEST_F(WorkflowTest, ACircleIsRefusedAndNamed) {
  const auto refused = TryStart({{"a", {"c"}}, {"b", {"a"}}, {"c", {"b"}}, {"d"}});
  EXPECT_EQ(refused.error().code, ErrorCode::kCycle);
  EXPECT_THAT(refused.error().detail, HasSubstr(" -> "));
  EXPECT_FALSE(names_.Find("a").has_value()) << "nothing of it is there";
}

}  // namespace
}  // namespace pawl
