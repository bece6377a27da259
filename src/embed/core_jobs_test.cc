// Jobs on a Core that somebody else owns, as inside a server. engine_test.cc has the calls one by one.
#include "embed/core_jobs.h"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/asked_core.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class CoreJobsTest : public AskedCore {
 protected:
  Seq PushToCore(const std::string& type) {
    PushOp op;
    op.jobs.emplace_back().type = type;
    return Do(std::move(op)).jobs.at(0).seq;
  }

  CoreJobs jobs_{core_, {}};
};

TEST_F(CoreJobsTest, RunsAJobThatWasPushedToTheCore) {
  const Seq seq = PushToCore("mail");
  const Claimed claimed = jobs_.Claim({.queues = {"mail"}, .worker = "w"}, {}).value();
  ASSERT_EQ(claimed.runs.size(), 1U);
  const auto finished =
      jobs_.FinishMany({{.job = claimed.runs[0].id, .token = claimed.runs[0].lease.token, .result = "1"}}).value();
  ASSERT_TRUE(finished.at(0).ok());
  const Job job = jobs_.Get("~" + std::to_string(seq), Millis{0}).value();
  EXPECT_EQ(job.state, JobState::kCompleted);
  EXPECT_EQ(job.result, "1");
}

TEST_F(CoreJobsTest, AWaitingJobSaysWhy) {
  PushToCore("mail");
  ASSERT_TRUE(jobs_.ChangeQueue("mail", {.paused = true}).ok());
  const Job job = jobs_.Get("~1", Millis{0}).value();
  ASSERT_TRUE(job.blocked_by.has_value());
  ASSERT_EQ(job.blocked_by->size(), 1U) << "who works on a queue is known by servers only";
  EXPECT_EQ(job.blocked_by->at(0).kind, Blocker::kQueuePaused);
  ASSERT_TRUE(jobs_.Terminate("~1", false).ok());
  EXPECT_FALSE(jobs_.Get("~1", Millis{0}).value().blocked_by);
}

TEST_F(CoreJobsTest, AJobIsPushedOnceMoreWithItsWholePayload) {
  ASSERT_TRUE(jobs_.Push({.type = "mail", .payload = R"({"password":"p"})", .id = "m-1"}).ok());
  const JobBrief copy = jobs_.Copy("m-1", {.queue = "tests", .delay = 1h}).value();
  EXPECT_EQ(copy.queue, "tests");
  EXPECT_EQ(copy.state, JobState::kScheduled);
  ASSERT_TRUE(jobs_.RunNow(copy.id, false).ok());
  const Claimed claimed = jobs_.Claim({.queues = {"tests"}, .worker = "w"}, {}).value();
  EXPECT_EQ(claimed.runs.at(0).payload, R"({"password":"p"})");
  EXPECT_EQ(jobs_.Copy("none", {}).error().code, ErrorCode::kNotFound);
}

TEST_F(CoreJobsTest, TheRunsOfAJobThatHadTroubleAreKept) {
  PushToCore("mail");
  const Claimed claimed = jobs_.Claim({.queues = {"mail"}, .worker = "w"}, {}).value();
  const Finish failing{.job = claimed.runs.at(0).id,
                       .token = claimed.runs[0].lease.token,
                       .outcome = RunOutcome::kFailed,
                       .error = JobFailure{"Timeout", "no route", {}}};
  ASSERT_TRUE(jobs_.FinishMany({failing}).value().at(0).ok());
  const std::vector<PastRun> runs = jobs_.GetRuns("~1").value();
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs[0].outcome, PastOutcome::kFailed);
  EXPECT_EQ(runs[0].worker, "w");
  EXPECT_EQ(runs[0].error->message, "no route");
}

TEST_F(CoreJobsTest, StopWaitingEndsAWaitForAJob) {
  const std::string ref = "~" + std::to_string(PushToCore("mail"));
  jobs_.StopWaiting();
  EXPECT_EQ(jobs_.Get(ref, 60s).value().state, JobState::kQueued);
}

TEST_F(CoreJobsTest, FailsAfterTheCoreHasStopped) {
  core_.Stop();
  EXPECT_EQ(jobs_.Push({.type = "mail"}).error().code, ErrorCode::kStopping);
}

}  // namespace
}  // namespace pawl
