#include "plan/cron.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

std::string RefusalOf(std::string_view text) {
  const auto cron = ParseCron(text);
  return cron.ok() ? "" : cron.error().detail;
}

TEST(CronTest, ReadsListsRangesStepsAndNames) {
  const auto cron = ParseCron("*/20 8-12/2,23 1,15 Jan,MAR-may mon-fri,7");
  ASSERT_TRUE(cron.ok()) << ToString(cron.error());
  EXPECT_EQ(cron->seconds.to_ulong(), 1U);
  EXPECT_EQ(cron->minutes.count(), 3U);
  EXPECT_TRUE(cron->hours[8] && cron->hours[10] && cron->hours[12] && cron->hours[23]);
  EXPECT_EQ(cron->hours.count(), 4U);
  EXPECT_TRUE(cron->days[1] && cron->days[15]);
  EXPECT_TRUE(cron->months[1] && cron->months[3] && cron->months[4] && cron->months[5]);
  EXPECT_TRUE(cron->weekdays[0] && cron->weekdays[1] && cron->weekdays[5]);
  EXPECT_FALSE(cron->weekdays[6]);
}

TEST(CronTest, SixFieldsBeginWithTheSecond) {
  const auto cron = ParseCron("30 5/20 * * * *");
  ASSERT_TRUE(cron.ok());
  EXPECT_TRUE(cron->seconds[30]);
  EXPECT_TRUE(cron->minutes[5] && cron->minutes[25] && cron->minutes[45]);
  EXPECT_EQ(cron->minutes.count(), 3U);
}

TEST(CronTest, WordsStandForExpressions) {
  for (const char* word : {"@hourly", "@daily", "@midnight", "@weekly", "@monthly", "@yearly", "@annually", "@Daily"}) {
    EXPECT_TRUE(ParseCron(word).ok()) << word;
  }
}

TEST(CronTest, OnlyNamedHoursAreFixed) {
  EXPECT_FALSE(ParseCron("0 * * * *")->fixed_hours);
  EXPECT_FALSE(ParseCron("0 */2 * * *")->fixed_hours);
  EXPECT_FALSE(ParseCron("0 0-23 * * *")->fixed_hours);
  EXPECT_TRUE(ParseCron("0 2 * * *")->fixed_hours);
  EXPECT_TRUE(ParseCron("0 */6,3 * * *")->fixed_hours);
}

TEST(CronTest, RefusalsNameTheFieldAndTheReason) {
  EXPECT_EQ(RefusalOf("61 * * * *"), "minute: 61 is out of range; it takes 0 to 59");
  EXPECT_EQ(RefusalOf("* 24 * * *"), "hour: 24 is out of range; it takes 0 to 23");
  EXPECT_EQ(RefusalOf("* * 0 * *"), "day of month: 0 is out of range; it takes 1 to 31");
  EXPECT_EQ(RefusalOf("* * * foo *"),
            "month: \"foo\" is not a value; it takes numbers from 1 to 12 and names such as feb");
  EXPECT_EQ(RefusalOf("* * * * 8"), "weekday: 8 is out of range; it takes 0 to 7");
  EXPECT_EQ(RefusalOf("61 * * * * *"), "second: 61 is out of range; it takes 0 to 59");
  EXPECT_EQ(RefusalOf("* 22-2 * * *"), "hour: \"22-2\" runs backwards; write it as two ranges with a comma between");
  EXPECT_EQ(RefusalOf("*/0 * * * *"), "minute: the step of \"*/0\" must be from 1 to 59");
  EXPECT_EQ(RefusalOf("1,,2 * * * *"), "minute: a value is missing; it takes numbers from 0 to 59");
  EXPECT_EQ(RefusalOf("* * 15W * *"), "day of month: W (the nearest working day) is not known");
  EXPECT_EQ(RefusalOf("* * ? * *"), "day of month: ? is not known; write *");
  EXPECT_EQ(RefusalOf("* * * * L"), "weekday: L needs the weekday before it: 5L is the last Friday of the month");
  EXPECT_EQ(RefusalOf("* * * * 1#6"), "weekday: a number from 1 to 5 belongs behind the # of \"1#6\"");
  EXPECT_EQ(RefusalOf("* * *"),
            "it has 3 fields; it takes 5 (minute, hour, day of month, month, weekday), or 6 with the second first");
  EXPECT_EQ(RefusalOf("@reboot"), "\"@reboot\" is not known; there are @hourly, @daily, @weekly, @monthly and @yearly");
  EXPECT_NE(RefusalOf(""), "");
}

}  // namespace
}  // namespace pawl
