#include "model/stats.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

StatRow CountOne(Cause cause, Shown to) {
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
  EXPECT_EQ(CountOne(Cause::kPushed, Shown::kQueued), Only({Stat::kPushed}));
  EXPECT_EQ(CountOne(Cause::kCompleted, Shown::kCompleted), Only({Stat::kCompleted}));
  EXPECT_EQ(CountOne(Cause::kCompleted, Shown::kTerminated), Only({Stat::kCompleted, Stat::kTerminated}));
  EXPECT_EQ(CountOne(Cause::kFailed, Shown::kRetrying), Only({Stat::kFailed, Stat::kRetried}));
  EXPECT_EQ(CountOne(Cause::kFailed, Shown::kQueued), Only({Stat::kFailed, Stat::kRetried}));
  EXPECT_EQ(CountOne(Cause::kFailed, Shown::kDead), Only({Stat::kFailed, Stat::kDead}));
  EXPECT_EQ(CountOne(Cause::kCrashed, Shown::kRetrying), Only({Stat::kRecovered}));
  EXPECT_EQ(CountOne(Cause::kCrashed, Shown::kDead), Only({Stat::kDead}));
  EXPECT_EQ(CountOne(Cause::kCrashed, Shown::kTerminated), Only({Stat::kTerminated}));
  EXPECT_EQ(CountOne(Cause::kExpired, Shown::kFailed), Only({Stat::kExpired}));
  EXPECT_EQ(CountOne(Cause::kTerminated, Shown::kTerminated), Only({Stat::kTerminated}));
}

TEST(StatsTest, StepsThatAreNoNewsCountForNothing) {
  for (const auto& [cause, to] : {std::pair{Cause::kPromoted, Shown::kQueued},
                                  {Cause::kClaimed, Shown::kRunning},
                                  {Cause::kReleased, Shown::kQueued},
                                  {Cause::kSuspended, Shown::kSuspended},
                                  {Cause::kRunAgain, Shown::kQueued},
                                  {Cause::kTerminated, Shown::kTerminating},
                                  {Cause::kDeleted, Shown::kTerminated},
                                  {Cause::kDeleted, Shown::kCompleted}}) {
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

}  // namespace
}  // namespace pawl
