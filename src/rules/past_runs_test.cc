// What is kept of the runs of a job, and that a job without trouble keeps nothing.
#include "rules/past_runs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "store/job_codec.h"
#include "store/run_codec.h"
#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class PastRunsTest : public RuleFixture {
 protected:
  std::vector<PastRun> Runs(Seq seq) {
    const Record record = store_->Snapshot()->Read(SideKey(RecordKind::kRuns, seq)).value();
    EXPECT_EQ(record.exists(), Head(seq).side.runs);
    return record.exists() ? DecodePastRuns(record.value).value() : std::vector<PastRun>{};
  }
  void Fail(const ClaimedJob& job, JobError error = {"Timeout", "no route", {"line 1"}}) {
    FinishOp op = Finishing(job, Outcome::kFailed);
    op.error = std::move(error);
    op.retry_in = 0s;
    ASSERT_TRUE(Do(std::move(op)).ok());
  }
  Seq PushWithRetries() {
    return Push("t", [](JobSpec& spec) { spec.retry.max = 100; }).seq;
  }
};

TEST_F(PastRunsTest, AJobThatSucceedsAtOnceKeepsNothing) {
  const Seq seq = Push("t").seq;
  ASSERT_TRUE(Finish(ClaimOne("t")).ok());
  EXPECT_TRUE(Runs(seq).empty());
}

TEST_F(PastRunsTest, ARunThatIsKeptIsOneWrite) {
  const auto kept = [&] {
    return std::ranges::count_if(txn_.result().changes.puts,
                                 [](const auto& put) { return put.first.kind == RecordKind::kRuns; });
  };
  Push("t");
  ASSERT_TRUE(Finish(ClaimOne("t")).ok());
  EXPECT_EQ(kept(), 0);
  PushWithRetries();
  Fail(ClaimOne("t"));
  EXPECT_EQ(kept(), 1);
  ASSERT_TRUE(Finish(ClaimOne("t")).ok());
  EXPECT_EQ(kept(), 1);
}

TEST_F(PastRunsTest, FailedRunsAreKeptAndTheOneThatSucceedsAfterThem) {
  const Seq seq = PushWithRetries();
  const WallTime start = now_.wall;
  const ClaimedJob first = ClaimOne("t");
  Advance(5s);
  Fail(first);
  const ClaimedJob second = ClaimOne("t");
  Advance(1s);
  ASSERT_TRUE(Finish(second).ok());
  const std::vector<PastRun> runs = Runs(seq);
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].attempt, 1U);
  EXPECT_EQ(runs[0].worker, "worker");
  EXPECT_EQ(runs[0].started_at, start);
  EXPECT_EQ(runs[0].ended_at, start + 5s);
  EXPECT_EQ(runs[0].outcome, PastOutcome::kFailed);
  EXPECT_EQ(runs[0].error->type, "Timeout");
  EXPECT_EQ(runs[0].error->message, "no route");
  EXPECT_TRUE(runs[0].error->backtrace.empty()) << "only the last one is kept, with the job";
  EXPECT_EQ(runs[1].attempt, 2U);
  EXPECT_EQ(runs[1].outcome, PastOutcome::kCompleted);
  EXPECT_FALSE(runs[1].error);
}

TEST_F(PastRunsTest, LostWorkersAndTimeoutsAreToldApart) {
  const Seq seq = Push("t", [](JobSpec& spec) { spec.timeout = 40s; }).seq;
  ClaimOne("t");
  Advance(31s);
  Recover(seq);
  Pass(1min);
  const ClaimedJob second = ClaimOne("t");
  Advance(25s);
  ASSERT_TRUE(Heartbeat(second).ok());
  Advance(20s);
  Recover(seq);
  const std::vector<PastRun> runs = Runs(seq);
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[0].outcome, PastOutcome::kLost);
  EXPECT_EQ(runs[0].error->type, "lease_expired");
  EXPECT_EQ(runs[1].outcome, PastOutcome::kTimedOut);
}

TEST_F(PastRunsTest, RunsThatAreGivenBackAreNoRuns) {
  const Seq seq = Push("t").seq;
  ASSERT_TRUE(Finish(ClaimOne("t"), Outcome::kReleased).ok());
  EXPECT_TRUE(Runs(seq).empty());
}

TEST_F(PastRunsTest, TheLastTwentyAreKeptWithTheStartOfTheirMessages) {
  const Seq seq = PushWithRetries();
  for (int i = 0; i < 23; ++i) Fail(ClaimOne("t"), {"E", std::string(100'000, 'x'), {}});
  const std::vector<PastRun> runs = Runs(seq);
  ASSERT_EQ(runs.size(), kPastRunsKept);
  EXPECT_EQ(runs.front().attempt, 4U);
  EXPECT_EQ(runs.back().attempt, 23U);
  EXPECT_EQ(runs.back().error->message.size(), kPastErrorKept);
}

TEST_F(PastRunsTest, CredentialsAreTakenOutBeforeAMessageIsCut) {
  const std::string before(kPastErrorKept - 20, 'x');
  const JobFailure kept = ShortenedError({"E", before + " https://ann:hunter2@example.com/", {}});
  EXPECT_EQ(kept.message.find("hunter"), std::string::npos) << kept.message;
}

TEST_F(PastRunsTest, TheyGoWithTheJob) {
  const Seq seq = Push("t", [](JobSpec& spec) { spec.retry.max = 0; }).seq;
  Fail(ClaimOne("t"));
  EXPECT_EQ(Runs(seq).size(), 1U);
  ASSERT_TRUE(Delete(seq).ok());
  EXPECT_FALSE(store_->Snapshot()->Read(SideKey(RecordKind::kRuns, seq)).value().exists());
}

}  // namespace
}  // namespace pawl
