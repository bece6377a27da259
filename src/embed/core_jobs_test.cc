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
