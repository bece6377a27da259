#include "model/stats.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

StatRow CountOne(Cause cause, JobState to) {
  Transition transition;
  transition.cause = cause;
  transition.to = to;
  StatRow row{};
  Count(transition, row);
  return row;
}

StatRow Only(std::initializer_list<Stat> stats) {
  StatRow row{};
  for (const Stat stat : stats) row.at(static_cast<std::size_t>(stat)) = 1;
  return row;
}

TEST(StatsTest, EachStepCountsForWhatItIs) {
  EXPECT_EQ(CountOne(Cause::kPushed, JobState::kQueued), Only({Stat::kPushed}));
  EXPECT_EQ(CountOne(Cause::kCompleted, JobState::kCompleted), Only({Stat::kCompleted}));
  EXPECT_EQ(CountOne(Cause::kCompleted, JobState::kTerminated), Only({Stat::kCompleted, Stat::kTerminated}));
  EXPECT_EQ(CountOne(Cause::kFailed, JobState::kRetrying), Only({Stat::kFailed, Stat::kRetried}));
  EXPECT_EQ(CountOne(Cause::kFailed, JobState::kQueued), Only({Stat::kFailed, Stat::kRetried}));
  EXPECT_EQ(CountOne(Cause::kFailed, JobState::kDead), Only({Stat::kFailed, Stat::kDead}));
  EXPECT_EQ(CountOne(Cause::kCrashed, JobState::kRetrying), Only({Stat::kRecovered}));
  EXPECT_EQ(CountOne(Cause::kCrashed, JobState::kDead), Only({Stat::kDead}));
  EXPECT_EQ(CountOne(Cause::kCrashed, JobState::kTerminated), Only({Stat::kTerminated}));
  EXPECT_EQ(CountOne(Cause::kExpired, JobState::kFailed), Only({Stat::kExpired}));
  EXPECT_EQ(CountOne(Cause::kTerminated, JobState::kTerminated), Only({Stat::kTerminated}));
}

TEST(StatsTest, StepsThatAreNoNewsCountForNothing) {
  for (const auto& [cause, to] : {std::pair{Cause::kPromoted, JobState::kQueued},
                                  {Cause::kClaimed, JobState::kRunning},
                                  {Cause::kReleased, JobState::kQueued},
                                  {Cause::kSuspended, JobState::kSuspended},
                                  {Cause::kRunAgain, JobState::kQueued},
                                  {Cause::kTerminated, JobState::kTerminating},
                                  {Cause::kDeleted, JobState::kTerminated},
                                  {Cause::kDeleted, JobState::kCompleted}}) {
    EXPECT_EQ(CountOne(cause, to), StatRow{});
  }
}

TEST(StatsTest, BucketsBeginAtTheStartOfTheirSpan) {
  const WallTime at = WallFromMillis(1'700'000'123'456);  // 2023-11-14T22:15:23.456Z
  EXPECT_EQ(ToMillis(BucketOf(Resolution::kMinute, at)), 1'700'000'100'000);
  EXPECT_EQ(ToMillis(BucketOf(Resolution::kHour, at)), 1'699'999'200'000);
  EXPECT_EQ(ToMillis(BucketOf(Resolution::kDay, at)), 1'699'920'000'000);
  EXPECT_EQ(BucketOf(Resolution::kTotal, at), WallTime{});
}

TEST(StatsTest, RunsThatAreCountedHaveTimes) {
  Transition transition;
  transition.cause = Cause::kCompleted;
  transition.waited = Millis(3);
  transition.ran = Millis(4'000'000);
  const auto run = TimesOf(transition);
  ASSERT_TRUE(run);
  TimesRow row;
  Add(row, *run);
  EXPECT_EQ(row.waited[2], 1) << "up to 5 ms";
  EXPECT_EQ(row.ran[kTimeSlots - 1], 1) << "above an hour";
  transition.cause = Cause::kClaimed;
  EXPECT_FALSE(TimesOf(transition));
}

TEST(StatsTest, PercentilesAreInterpolated) {
  std::array<std::int64_t, kTimeSlots> counts{};
  EXPECT_EQ(PercentileMs(counts, 50), 0);
  counts[4] = 100;  // 10 to 20 ms
  EXPECT_DOUBLE_EQ(PercentileMs(counts, 50), 15);
  EXPECT_DOUBLE_EQ(PercentileMs(counts, 99), 19.9);
  counts[kTimeSlots - 1] = 900;
  EXPECT_DOUBLE_EQ(PercentileMs(counts, 95), 3'600'000) << "no more is known of those above all bounds";
}

}  // namespace
}  // namespace pawl
