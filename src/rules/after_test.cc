// Jobs that wait for other jobs, outside of workflows.
#include <gtest/gtest.h>

#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using namespace std::chrono_literals;

class AfterTest : public WorkflowFixture {
 protected:
  Seq PushNamed(const std::string& id, const std::vector<std::string>& after = {}, When when = When::kSucceeded) {
    return Push(id,
                [&](JobSpec& spec) {
                  spec.id = id;
                  spec.after = after;
                  spec.when = when;
                  spec.retry.max = 0;
                })
        .seq;
  }
};

TEST_F(AfterTest, AJobWaitsForAnotherAndHasItsResult) {
  const Seq a = PushNamed("a");
  const Seq b = PushNamed("b", {"a"});
  EXPECT_EQ(ShownOf(b), JobState::kWaiting);
  EXPECT_FALSE(CanRun("b"));
  Run("a", Outcome::kCompleted, "5");
  EXPECT_EQ(ShownOf(b), JobState::kQueued);
  const ClaimedJob job = ClaimOne("b");
  ASSERT_TRUE(job.flow.has_value());
  EXPECT_EQ(job.flow->workflow, "");
  EXPECT_THAT(job.flow->results, ElementsAre(Pair("a", "5")));
  EXPECT_TRUE(Finish(job).ok());
  EXPECT_EQ(ShownOf(a), JobState::kCompleted);
}

TEST_F(AfterTest, OneThatHasEndedCountsAtOnce) {
  PushNamed("good");
  PushNamed("bad");
  Run("good");
  Run("bad", Outcome::kFailed);
  EXPECT_EQ(ShownOf(PushNamed("b", {"good"})), JobState::kQueued);
  EXPECT_EQ(ShownOf(PushNamed("c", {"good", "bad"})), JobState::kTerminated);
  EXPECT_EQ(ShownOf(PushNamed("d", {"good", "bad"}, When::kFailed)), JobState::kQueued);
  EXPECT_EQ(ShownOf(PushNamed("e", {"good"}, When::kFailed)), JobState::kTerminated);
  EXPECT_EQ(ShownOf(PushNamed("f", {"bad"}, When::kEnded)), JobState::kQueued);
}

TEST_F(AfterTest, ASkippedJobIsToldAndItsFollowersAreToo) {
  PushNamed("bad");
  Run("bad", Outcome::kFailed);
  const Seq b = PushNamed("b", {"bad"});
  EXPECT_EQ(Head(b).reason, Reason::kSkipped);
  EXPECT_NE(Head(b).retain_until, kNeverWall);
  EXPECT_EQ(ShownOf(PushNamed("c", {"b"})), JobState::kTerminated);
}

TEST_F(AfterTest, AnUnknownJobIsRefused) {
  const auto refused = TryPush("b", [](JobSpec& spec) { spec.after = {"nobody"}; });
  EXPECT_EQ(refused.error().code, ErrorCode::kUnknownTask);
  EXPECT_THAT(refused.error().detail, HasSubstr("nobody"));
  EXPECT_EQ(refused.error().field, "after");
}

TEST_F(AfterTest, ManyWaitForOneAndGoOnInSteps) {
  PushNamed("a");
  for (int i = 0; i < 500; ++i) PushNamed("b" + std::to_string(i), {"a"});
  Run("a");
  for (int i = 0; i < 500; ++i) EXPECT_EQ(Count("b" + std::to_string(i), JobState::kQueued), 1U) << i;
}

TEST_F(AfterTest, OneWaitsForMany) {
  std::vector<std::string> all;
  for (int i = 0; i < 100; ++i) {
    all.push_back("a" + std::to_string(i));
    PushNamed(all.back());
  }
  const Seq last = PushNamed("last", all);
  for (const std::string& one : all) {
    EXPECT_EQ(ShownOf(last), JobState::kWaiting);
    Run(one);
  }
  EXPECT_EQ(ShownOf(last), JobState::kQueued);
}

TEST_F(AfterTest, JobsOfOnePushWaitForEachOther) {
  PushOp op;
  op.bulk = true;
  for (const std::string id : {"c", "b", "a"}) {
    op.jobs.push_back(PlainSpec(id));
    op.jobs.back().id = id;
    op.jobs.back().content = HashBytes(id);
  }
  op.jobs[0].after = {"a", "b"};
  op.jobs[1].after = {"a"};
  ASSERT_TRUE(Do(op).ok());
  Run("a");
  EXPECT_FALSE(CanRun("c"));
  Run("b");
  Run("c");
  op.jobs[2].after = {"c"};
  for (JobSpec& spec : op.jobs) spec.id += "2";
  for (JobSpec& spec : op.jobs) {
    for (std::string& after : spec.after) after += "2";
  }
  const auto refused = Do(op);
  EXPECT_EQ(refused.error().code, ErrorCode::kCycle);
  EXPECT_EQ(refused.error().field, "jobs[0].after") << refused.error().detail;
}

// Both wait for the same job, and only one of them for another one too.
TEST_F(AfterTest, TwoJobsOfOnePushWaitForTheSameOneEachInItsWay) {
  PushNamed("a");
  PushNamed("x");
  PushOp op;
  op.bulk = true;
  op.jobs = {PlainSpec("both"), PlainSpec("one")};
  op.jobs[0].after = {"a", "x"};
  op.jobs[1].after = {"a"};
  ASSERT_TRUE(Do(op).ok());
  Run("a");
  EXPECT_FALSE(CanRun("both"));
  EXPECT_TRUE(CanRun("one"));
  Run("x");
  EXPECT_TRUE(CanRun("both"));
}

TEST_F(AfterTest, ABigPushRunsNothingBeforeAllIsThere) {
  PushOp op;
  op.bulk = true;
  for (int i = 0; i < 1000; ++i) {
    op.jobs.push_back(PlainSpec("work"));
    op.jobs.back().id = "j" + std::to_string(i);
    op.jobs.back().content = HashBytes(op.jobs.back().id);
    if (i > 0) op.jobs.back().after = {"j" + std::to_string(i - 1)};
  }
  ASSERT_TRUE(Rolled(Do(op)).ok());
  EXPECT_EQ(Count("work", JobState::kWaiting), 999U);
  for (int i = 0; i < 1000; ++i) Run("work");
  EXPECT_EQ(Count("work", JobState::kCompleted), 1000U);
}

// The job that is waited for ends before the push, between its steps, or after all of them, well or not.
TEST_F(AfterTest, ABigPushWaitsForJobsOutsideOfIt) {
  enum Ends { kBefore, kMeanwhile, kLater };
  int round = 0;
  for (const Ends ends : {kBefore, kMeanwhile, kLater}) {
    for (const Outcome outcome : {Outcome::kCompleted, Outcome::kFailed}) {
      const std::string own = std::to_string(++round);
      SCOPED_TRACE("round " + own);
      PushNamed("a" + own);
      PushNamed("b" + own);
      Run("b" + own);
      const auto end = [&] { Run("a" + own, outcome); };
      PushOp op;
      op.bulk = true;
      for (int i = 0; i < 300; ++i) op.jobs.push_back(PlainSpec(i < 4 ? own + "-" + std::to_string(i) : "rest"));
      op.jobs[0].after = {"a" + own};
      op.jobs[1].after = {"b" + own, "a" + own, "c" + own};
      op.jobs[1].when = When::kEnded;
      op.jobs[2].after = {"a" + own, "b" + own};
      op.jobs[2].when = When::kFailed;
      op.jobs[3].id = "c" + own;
      op.jobs[3].content = HashBytes(op.jobs[3].id);
      if (ends == kBefore) end();
      const auto reply = Do(op);
      ASSERT_TRUE(reply.ok()) << reply.error().detail;
      ASSERT_NE(last_intent_, 0U) << "it is no big push";
      const Seq push = std::exchange(last_intent_, 0);
      if (ends == kMeanwhile) end();
      RollForward(push);
      RollAside();
      if (ends == kLater) {
        EXPECT_FALSE(CanRun(own + "-0"));
        EXPECT_FALSE(CanRun(own + "-2"));
        end();
      }
      const bool well = outcome == Outcome::kCompleted;
      EXPECT_EQ(ShownOf(reply->jobs[0].seq), well ? JobState::kQueued : JobState::kTerminated);
      EXPECT_EQ(ShownOf(reply->jobs[2].seq), well ? JobState::kTerminated : JobState::kQueued);
      EXPECT_EQ(ShownOf(reply->jobs[1].seq), JobState::kWaiting) << "for a job of the same push";
      Run(own + "-3");
      EXPECT_TRUE(CanRun(own + "-1"));
    }
  }
}

// It ended, and nobody can say any more how.
TEST_F(AfterTest, AJobThatIsGoneWhenABigPushComesToItDidNotEndWell) {
  const Seq a = PushNamed("a");
  PushOp op;
  op.bulk = true;
  for (int i = 0; i < 300; ++i) op.jobs.push_back(PlainSpec("work"));
  op.jobs[0].after = {"a"};
  op.jobs[1].after = {"a"};
  op.jobs[1].when = When::kEnded;
  const auto reply = Do(op).value();
  const Seq push = std::exchange(last_intent_, 0);
  Run("a");
  ASSERT_TRUE(Delete(a).ok());
  RollForward(push);
  EXPECT_EQ(Head(reply.jobs[0].seq).reason, Reason::kSkipped);
  EXPECT_EQ(ShownOf(reply.jobs[1].seq), JobState::kQueued);
}

TEST_F(AfterTest, ARunPushesWhatIsToFollowIt) {
  PushNamed("a");
  const ClaimedJob job = ClaimOne("a");
  FinishOp op = Finishing(job, Outcome::kCompleted);
  op.push.push_back(PlainSpec("b"));
  op.push.back().after = {"a"};
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(Count("b", JobState::kQueued), 1U) << "it ended with the same step";
}

TEST_F(AfterTest, OnlyForceRunsAJobThatWaits) {
  PushNamed("a");
  const Seq b = PushNamed("b", {"a"});
  const auto refused = RunNow(b);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_THAT(refused.error().detail, HasSubstr("force"));
  ASSERT_TRUE(RunNow(b, true).ok());
  Run("b");
  Run("a");
  EXPECT_EQ(ShownOf(b), JobState::kCompleted);
}

TEST_F(AfterTest, AJobThatWaitsIsTerminatedAndForgotten) {
  PushNamed("a");
  const Seq b = PushNamed("b", {"a"});
  const Seq c = PushNamed("c", {"b"}, When::kEnded);
  ASSERT_TRUE(Terminate(b).ok());
  EXPECT_EQ(ShownOf(c), JobState::kQueued);
  ASSERT_TRUE(Delete(b).ok());
  Run("a");
  EXPECT_FALSE(Exists(b));
}

TEST_F(AfterTest, AJobThatFailedAndIsRunAgainDoesNotTellTwice) {
  PushNamed("a");
  PushNamed("x");
  const Seq b = PushNamed("b", {"a", "x"}, When::kEnded);
  Run("a", Outcome::kFailed);
  ASSERT_TRUE(RunNow(1).ok());
  Run("a");
  EXPECT_EQ(ShownOf(b), JobState::kWaiting) << "x has not ended";
  Run("x");
  EXPECT_EQ(ShownOf(b), JobState::kQueued);
}

}  // namespace
}  // namespace pawl
