#include "store/run_codec.h"

#include <gtest/gtest.h>

#include "base/clock.h"

namespace pawl {
namespace {

std::vector<PastRun> SomeRuns() {
  return {
      {1, "w1", WallFromMillis(1'000), WallFromMillis(2'000), PastOutcome::kFailed, JobFailure{"Timeout", "no route"}},
      {2, "w2", WallFromMillis(3'000), WallFromMillis(4'000), PastOutcome::kCompleted, {}}};
}

TEST(RunCodecTest, RunsComeBackAsTheyWere) {
  const auto runs = DecodePastRuns(EncodePastRuns(SomeRuns()));
  ASSERT_TRUE(runs.ok());
  ASSERT_EQ(runs->size(), 2U);
  EXPECT_EQ((*runs)[0].attempt, 1U);
  EXPECT_EQ((*runs)[0].worker, "w1");
  EXPECT_EQ((*runs)[0].started_at, WallFromMillis(1'000));
  EXPECT_EQ((*runs)[0].ended_at, WallFromMillis(2'000));
  EXPECT_EQ((*runs)[0].outcome, PastOutcome::kFailed);
  EXPECT_EQ((*runs)[0].error->type, "Timeout");
  EXPECT_EQ((*runs)[0].error->message, "no route");
  EXPECT_EQ((*runs)[1].outcome, PastOutcome::kCompleted);
  EXPECT_FALSE((*runs)[1].error);
}

TEST(RunCodecTest, DamageIsNoticed) {
  const std::string bytes = EncodePastRuns(SomeRuns());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(DecodePastRuns(std::string_view(bytes).substr(0, size)).ok()) << size;
  }
  EXPECT_FALSE(DecodePastRuns(bytes + "x").ok());
}

}  // namespace
}  // namespace pawl
