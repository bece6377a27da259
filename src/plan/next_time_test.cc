#include "plan/next_time.h"

#include <gtest/gtest.h>

#include "base/wall_format.h"

namespace pawl {
namespace {

using Times = std::vector<std::string>;

WallTime At(std::string_view text) {
  const auto time = ParseTime(std::string(text) + ":00Z");
  EXPECT_TRUE(time.ok()) << text;
  return time.ok() ? *time : WallTime{};
}

Times Show(const std::vector<WallTime>& times) {
  Times texts;
  for (const WallTime time : times) texts.push_back(FormatTime(time).substr(0, 16));
  return texts;
}

Timetable Cronned(std::string cron, std::string zone) { return {.cron = std::move(cron), .timezone = std::move(zone)}; }

// So many times after `after`.
Times After(std::string_view after, std::size_t count, const Timetable& times) {
  const auto plan = Plan::Make(times);
  EXPECT_TRUE(plan.ok()) << ToString(plan.error());
  return plan.ok() ? Show(plan->ListAfter(At(after), count)) : Times{};
}

TEST(NextTimeTest, ATimeInAGapFiresAtItsEndAndARepeatedOneOnce) {
  const Timetable rome = Cronned("30 2 * * *", "Europe/Rome");
  EXPECT_EQ(After("2026-03-28T00:00", 3, rome), (Times{"2026-03-28T01:30", "2026-03-29T01:00", "2026-03-30T00:30"}));
  EXPECT_EQ(After("2026-10-24T00:00", 3, rome), (Times{"2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"}));
  EXPECT_EQ(After("2026-10-25T01:15", 1, rome), (Times{"2026-10-26T01:30"}));  // in the hour that comes again
}

TEST(NextTimeTest, SeveralTimesInOneGapFireOnce) {
  EXPECT_EQ(After("2026-03-28T12:00", 2, Cronned("0,30 2 * * *", "Europe/Rome")),
            (Times{"2026-03-29T01:00", "2026-03-30T00:00"}));
  EXPECT_EQ(After("2026-03-28T12:00", 2, Cronned("0 2,3 * * *", "Europe/Rome")),
            (Times{"2026-03-29T01:00", "2026-03-30T00:00"}));
}

TEST(NextTimeTest, APaceIsUnbrokenWhenClocksChange) {
  EXPECT_EQ(After("2026-10-24T23:45", 6, Cronned("*/30 * * * *", "Europe/Rome")),
            (Times{"2026-10-25T00:00", "2026-10-25T00:30", "2026-10-25T01:00", "2026-10-25T01:30", "2026-10-25T02:00",
                   "2026-10-25T02:30"}));
  EXPECT_EQ(After("2026-03-29T00:15", 4, Cronned("*/30 * * * *", "Europe/Rome")),
            (Times{"2026-03-29T00:30", "2026-03-29T01:00", "2026-03-29T01:30", "2026-03-29T02:00"}));
}

TEST(NextTimeTest, NewYork) {
  EXPECT_EQ(After("2026-10-31T12:00", 2, Cronned("30 1 * * *", "America/New_York")),
            (Times{"2026-11-01T05:30", "2026-11-02T06:30"}));
  EXPECT_EQ(After("2026-03-07T12:00", 1, Cronned("30 2 * * *", "America/New_York")), (Times{"2026-03-08T07:00"}));
}

TEST(NextTimeTest, AChangeOfHalfAnHour) {
  EXPECT_EQ(After("2026-04-04T00:00", 2, Cronned("45 1 * * *", "Australia/Lord_Howe")),
            (Times{"2026-04-04T14:45", "2026-04-05T15:15"}));
  EXPECT_EQ(After("2026-10-03T00:00", 1, Cronned("15 2 * * *", "Australia/Lord_Howe")), (Times{"2026-10-03T15:30"}));
}

TEST(NextTimeTest, AGapAtMidnight) {
  EXPECT_EQ(After("2026-09-05T12:00", 1, Cronned("0 0 * * *", "America/Santiago")), (Times{"2026-09-06T04:00"}));
  EXPECT_EQ(After("2026-04-23T12:00", 1, Cronned("0 0 * * *", "Africa/Cairo")), (Times{"2026-04-23T22:00"}));
}

TEST(NextTimeTest, ADayThatWasNot) {
  EXPECT_EQ(After("2011-12-01T00:00", 1, Cronned("0 12 30 12 *", "Pacific/Apia")), (Times{"2011-12-30T10:00"}));
}

TEST(NextTimeTest, DaysOfMonthAndWeekdays) {
  EXPECT_EQ(After("2026-01-01T00:00", 2, Cronned("0 0 29 2 *", "UTC")),
            (Times{"2028-02-29T00:00", "2032-02-29T00:00"}));
  EXPECT_EQ(After("2026-11-06T00:00", 4, Cronned("0 0 13 * 5", "UTC")),
            (Times{"2026-11-13T00:00", "2026-11-20T00:00", "2026-11-27T00:00", "2026-12-04T00:00"}));
  EXPECT_EQ(After("2026-12-05T00:00", 3, Cronned("0 0 13 * 5", "UTC")),
            (Times{"2026-12-11T00:00", "2026-12-13T00:00", "2026-12-18T00:00"}));
  EXPECT_EQ(After("2028-01-15T00:00", 4, Cronned("0 0 L * *", "UTC")),
            (Times{"2028-01-31T00:00", "2028-02-29T00:00", "2028-03-31T00:00", "2028-04-30T00:00"}));
  EXPECT_EQ(After("2026-11-01T00:00", 2, Cronned("0 0 * * 5L", "UTC")),
            (Times{"2026-11-27T00:00", "2026-12-25T00:00"}));
  EXPECT_EQ(After("2026-11-01T00:00", 2, Cronned("0 0 * * 1#2", "UTC")),
            (Times{"2026-11-09T00:00", "2026-12-14T00:00"}));
}

TEST(NextTimeTest, EightYearsLieBetweenSomeLeapDays) {
  EXPECT_EQ(After("2096-02-29T00:00", 1, Cronned("0 0 29 2 *", "UTC")), (Times{"2104-02-29T00:00"}));
}

TEST(NextTimeTest, WhatNeverMatchesHasNoTime) {
  const auto plan = Plan::Make(Cronned("0 0 30 2 *", "UTC"));
  ASSERT_TRUE(plan.ok());
  EXPECT_EQ(FirstAfter(*plan, At("2026-01-01T00:00")).error().code, ErrorCode::kNeverFires);
  EXPECT_EQ(After("2026-01-01T00:00", 1, Cronned("* * 31 2 *", "Europe/Rome")), Times{});
}

TEST(NextTimeTest, IntervalsCountFromTheirStart) {
  Timetable times{.every = std::chrono::minutes(15)};
  EXPECT_EQ(After("2026-01-01T00:07", 2, times), (Times{"2026-01-01T00:15", "2026-01-01T00:30"}));
  times.from = At("2026-01-01T00:10");
  EXPECT_EQ(After("2025-01-01T00:00", 2, times), (Times{"2026-01-01T00:10", "2026-01-01T00:25"}));
  EXPECT_EQ(After("2026-01-01T00:10", 1, times), (Times{"2026-01-01T00:25"}));
  times.until = At("2026-01-01T00:40");
  EXPECT_EQ(After("2026-01-01T00:25", 5, times), (Times{"2026-01-01T00:40"}));
}

TEST(NextTimeTest, AListIsGoneThroughInOrder) {
  Timetable times{.at = {At("2026-03-01T00:00"), At("2026-01-01T00:00"), At("2026-02-01T00:00")}};
  EXPECT_EQ(After("2026-01-01T00:00", 5, times), (Times{"2026-02-01T00:00", "2026-03-01T00:00"}));
}

TEST(NextTimeTest, TheLatestTimeIsFoundWithoutWalking) {
  const auto plan = Plan::Make(Cronned("* * 2 * * *", "Europe/Rome"));  // each second of an hour
  ASSERT_TRUE(plan.ok());
  EXPECT_EQ(plan->LatestAt(At("2026-11-18T12:00"), At("2020-01-01T00:00")), At("2026-11-18T02:00") - Millis(1'000));
  EXPECT_EQ(plan->LatestAt(At("2026-11-18T01:30"), At("2020-01-01T00:00")), At("2026-11-18T01:30"));
  EXPECT_EQ(plan->LatestAt(At("2026-11-18T12:00"), At("2026-11-18T11:00")), std::nullopt);
}

TEST(NextTimeTest, ATimetableHasOneKindOfTimes) {
  EXPECT_FALSE(Plan::Make({}).ok());
  EXPECT_FALSE(Plan::Make({.cron = "@daily", .every = Millis(1'000)}).ok());
  EXPECT_FALSE(Plan::Make({.every = Millis(999)}).ok());
  EXPECT_FALSE(Plan::Make({.at = std::vector<WallTime>(101)}).ok());
  EXPECT_FALSE(Plan::Make({.cron = "@daily", .from = At("2026-02-01T00:00"), .until = At("2026-01-01T00:00")}).ok());
}

}  // namespace
}  // namespace pawl
