// What the runs of a job cost that are kept: nothing for a job that has no trouble.
#include <gtest/gtest.h>

#include <future>
#include <string>

#include "engine/past_run_queries.h"
#include "tests/support/asked_core.h"

namespace pawl {
namespace {

class PastRunsCostTest : public AskedCore {
 protected:
  PastRunsCostTest() {
    Run({Outcome::kCompleted});  // names and the queue come into being
  }

  ClaimedJob Claim() {
    ClaimRequest request;
    request.queues = {"t"};
    request.worker = "w";
    std::promise<Result<ClaimReply>> answer;
    core_.Claim(std::move(request), [&](Result<ClaimReply> reply) { answer.set_value(std::move(reply)); });
    return answer.get_future().get()->jobs.at(0);
  }

  // Pushes a job and lets its runs end so; how many writes that took.
  std::uint64_t Run(const std::vector<Outcome>& outcomes) {
    const std::uint64_t before = core_.metrics().writes;
    JobSpec spec;
    spec.type = "t";
    PushOp push;
    push.jobs.push_back(spec);
    push.seed = ++seed_;
    seq_ = Do(std::move(push)).jobs.at(0).seq;
    for (const Outcome outcome : outcomes) {
      const ClaimedJob job = Claim();
      FinishOp op;
      op.job = job.seq;
      op.token = job.head.lease->token;
      op.outcome = outcome;
      op.retry_in = Millis{0};
      op.seed = ++seed_;
      Do(std::move(op));
    }
    return core_.metrics().writes - before;
  }

  Seq seq_ = 0;
};

// Three commits, each with the numbers and statistics that every commit writes. As many as before runs were kept.
TEST_F(PastRunsCostTest, APlainSuccessCostsNoWriteMore) { EXPECT_EQ(Run({Outcome::kCompleted}), 28U); }

TEST_F(PastRunsCostTest, TheRunInFlightIsShownBeforeTheOthers) {
  Run({Outcome::kFailed});
  Claim();
  const auto runs = Read([&](StoreReader& reader) { return ReadPastRuns(reader, seq_); });
  ASSERT_TRUE(runs.ok());
  ASSERT_EQ(runs->size(), 2U);
  EXPECT_EQ((*runs)[0].outcome, PastOutcome::kRunning);
  EXPECT_EQ((*runs)[0].attempt, 2U);
  EXPECT_EQ((*runs)[0].worker, "w");
  EXPECT_FALSE((*runs)[0].ended_at);
  EXPECT_EQ((*runs)[1].outcome, PastOutcome::kFailed);
}

}  // namespace
}  // namespace pawl
