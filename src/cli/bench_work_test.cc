#include "cli/bench_work.h"

#include <gtest/gtest.h>

namespace pawl::cli {
namespace {

BenchPlan PlanOf(BenchStep first, BenchStep last, std::size_t jobs) {
  BenchPlan plan;
  plan.first = first;
  plan.last = last;
  plan.jobs = jobs;
  plan.batch = 2;
  return plan;
}

TEST(BenchWorkTest, GoesThroughAllStepsUntilAllJobsHaveBeen) {
  std::vector<BenchRun> pool;
  BenchWork work(PlanOf(BenchStep::kPush, BenchStep::kComplete, 3), pool);
  BenchTurn turn;
  ASSERT_TRUE(work.Begin(turn));
  EXPECT_EQ(turn.count, 2U);
  std::vector<BenchStep> steps;
  const auto now = BenchClock::now();
  do {
    steps.push_back(turn.step);
  } while (work.Advance(turn, now));
  using enum BenchStep;
  EXPECT_EQ(steps, (std::vector{kPush, kClaim, kComplete, kPush, kClaim, kComplete}));
  EXPECT_EQ(turn.count, 0U);
  EXPECT_EQ(work.TakeTimes({}).push.count(), 2U);
}

TEST(BenchWorkTest, CompletesWhatAnEarlierPlanClaimed) {
  std::vector<BenchRun> pool;
  BenchWork claims(PlanOf(BenchStep::kClaim, BenchStep::kClaim, 2), pool);
  BenchTurn turn;
  ASSERT_TRUE(claims.Begin(turn));
  EXPECT_EQ(BenchWork::Missing(turn), 2U);
  turn.runs = {{"a", "t1"}, {"b", "t2"}};
  EXPECT_EQ(BenchWork::Missing(turn), 0U);
  EXPECT_FALSE(claims.Advance(turn, BenchClock::now()));
  EXPECT_EQ(pool.size(), 2U);

  BenchWork completions(PlanOf(BenchStep::kComplete, BenchStep::kComplete, 2), pool);
  ASSERT_TRUE(completions.Begin(turn));
  EXPECT_EQ(turn.runs.size(), 2U);
  EXPECT_TRUE(pool.empty());
  EXPECT_FALSE(completions.Advance(turn, BenchClock::now()));
}

}  // namespace
}  // namespace pawl::cli
