#include "base/wall_format.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

std::string Again(std::string_view text) {
  const auto time = ParseTime(text);
  return time ? FormatTime(*time) : time.error().detail;
}

TEST(FormatTimeTest, WritesUtcWithMilliseconds) {
  EXPECT_EQ(FormatTime(WallFromMillis(0)), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(FormatTime(WallFromMillis(1'767'323'045'678)), "2026-01-02T03:04:05.678Z");
  EXPECT_EQ(FormatTime(WallFromMillis(-1)), "1969-12-31T23:59:59.999Z");
  EXPECT_EQ(FormatTime(WallFromMillis(951'782'400'000)), "2000-02-29T00:00:00.000Z");
}

TEST(FormatTimeTest, StaysWithinFourDigitYears) {
  EXPECT_EQ(FormatTime(kNeverWall), "9999-12-31T23:59:59.999Z");
  EXPECT_EQ(FormatTime(WallTime::min()), "0000-01-01T00:00:00.000Z");
}

TEST(ParseTimeTest, TakesAnyOffset) {
  EXPECT_EQ(Again("2026-01-02T03:04:05.678Z"), "2026-01-02T03:04:05.678Z");
  EXPECT_EQ(Again("2026-01-02t03:04:05z"), "2026-01-02T03:04:05.000Z");
  EXPECT_EQ(Again("2026-01-02T03:04:05+05:30"), "2026-01-01T21:34:05.000Z");
  EXPECT_EQ(Again("2025-12-31T23:30:00-01:00"), "2026-01-01T00:30:00.000Z");
  EXPECT_EQ(Again("2024-02-29T00:00:00-00:00"), "2024-02-29T00:00:00.000Z");
}

TEST(ParseTimeTest, DropsDigitsBelowAMillisecond) {
  EXPECT_EQ(Again("2026-01-02T03:04:05.1Z"), "2026-01-02T03:04:05.100Z");
  EXPECT_EQ(Again("2026-01-02T03:04:05.6789999999999999999999999Z"), "2026-01-02T03:04:05.678Z");
}

TEST(ParseTimeTest, RefusesWhatIsNotATime) {
  for (const char* bad : {"",
                          "2026",
                          "2026-01-02",
                          "2026-01-02 03:04:05Z",
                          "2026-01-02T03:04:05",
                          "2026-01-02T03:04Z",
                          "2026-1-02T03:04:05Z",
                          "2026-00-02T03:04:05Z",
                          "2026-13-02T03:04:05Z",
                          "2026-01-00T03:04:05Z",
                          "2026-01-32T03:04:05Z",
                          "2026-02-29T03:04:05Z",
                          "2026-04-31T03:04:05Z",
                          "2026-01-02T24:00:00Z",
                          "2026-01-02T03:60:05Z",
                          "2026-01-02T03:04:60Z",
                          "2026-01-02T03:04:05.Z",
                          "2026-01-02T03:04:05+24:00",
                          "2026-01-02T03:04:05+01:60",
                          "2026-01-02T03:04:05+0100",
                          "2026-01-02T03:04:05+01",
                          "2026-01-02T03:04:05ZZ",
                          " 2026-01-02T03:04:05Z",
                          "-026-01-02T03:04:05Z",
                          "2026-01-02T03:04:-5Z",
                          "1767323045"}) {
    EXPECT_FALSE(ParseTime(bad).ok()) << bad;
  }
  EXPECT_EQ(ParseTime("x").error().code, ErrorCode::kInvalid);
}

TEST(ParseTimeTest, ReadsWhatFormatTimeWrites) {
  for (std::int64_t ms = -62'167'219'200'000; ms < 253'402'300'799'999; ms += 987'654'321'987) {
    EXPECT_EQ(ParseTime(FormatTime(WallFromMillis(ms))).value(), WallFromMillis(ms)) << ms;
  }
}

}  // namespace
}  // namespace pawl
