#include "base/duration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

using testing::HasSubstr;

std::int64_t Ms(std::string_view text) {
  const auto span = ParseDuration(text);
  return span ? span->count() : -1;
}

std::int64_t JsonMs(std::string_view json) {
  const auto span = DurationFromJson(ParseJson(json).value());
  return span ? span->count() : -1;
}

TEST(ParseDurationTest, ReadsEachUnit) {
  EXPECT_EQ(Ms("250ms"), 250);
  EXPECT_EQ(Ms("30s"), 30'000);
  EXPECT_EQ(Ms("5m"), 300'000);
  EXPECT_EQ(Ms("24h"), 86'400'000);
  EXPECT_EQ(Ms("7d"), 604'800'000);
  EXPECT_EQ(Ms("0"), 0);
  EXPECT_EQ(Ms("0ms"), 0);
}

TEST(ParseDurationTest, ReadsPlainSecondsAndFractions) {
  EXPECT_EQ(Ms("90"), 90'000);
  EXPECT_EQ(Ms("1.5"), 1500);
  EXPECT_EQ(Ms("0.001"), 1);
  EXPECT_EQ(Ms("0.0004"), 0);
  EXPECT_EQ(Ms("1.5h"), 5'400'000);
  EXPECT_EQ(Ms("0.30000000000000004"), 300);
  EXPECT_EQ(Ms("2.9999999999999996"), 3000);
}

TEST(ParseDurationTest, RefusesWhatIsNotASpan) {
  for (const char* bad : {"", "s", "abc", "1 s", " 1s", "1s ", "1.s", ".5", "5x", "5S", "1h30m", "+5s", "1e3", "NaN",
                          "inf", "--5s", "-"}) {
    const auto result = ParseDuration(bad);
    ASSERT_FALSE(result.ok()) << bad;
    EXPECT_EQ(result.error().code, ErrorCode::kInvalid);
    EXPECT_THAT(result.error().detail, HasSubstr("\"30s\"")) << bad;
  }
  EXPECT_THAT(ParseDuration("-5s").error().detail, HasSubstr("negative"));
}

TEST(ParseDurationTest, EndsAtTheLongestSpan) {
  EXPECT_EQ(Ms("36500d"), kDurationMax.count());
  EXPECT_THAT(ParseDuration("36501d").error().detail, HasSubstr("36500d"));
  EXPECT_FALSE(ParseDuration("99999999999999999999999999999999999999999d").ok());
  EXPECT_EQ(Ms("0." + std::string(500, '0') + "1"), 0);
  EXPECT_EQ(Ms("1." + std::string(500, '0') + "1"), 1000);
}

TEST(DurationFromJsonTest, TakesNumbersOfSecondsAndTexts) {
  EXPECT_EQ(JsonMs("30"), 30'000);
  EXPECT_EQ(JsonMs("0.25"), 250);
  EXPECT_EQ(JsonMs("1e2"), 100'000);
  EXPECT_EQ(JsonMs("\"5m\""), 300'000);
  EXPECT_EQ(JsonMs("-0"), 0);
}

TEST(DurationFromJsonTest, RefusesTheRest) {
  for (const char* bad : {"-1", "-0.001", "1e400", "1e99999999999999999999", "true", "null", "[]", "{}", "\"\""}) {
    const auto result = DurationFromJson(ParseJson(bad).value());
    ASSERT_FALSE(result.ok()) << bad;
    EXPECT_EQ(result.error().code, ErrorCode::kInvalid) << bad;
  }
}

TEST(FormatDurationTest, IsTheShortestExactText) {
  EXPECT_EQ(FormatDuration(Millis(0)), "0s");
  EXPECT_EQ(FormatDuration(Millis(250)), "250ms");
  EXPECT_EQ(FormatDuration(Millis(90'000)), "90s");
  EXPECT_EQ(FormatDuration(Millis(300'000)), "5m");
  EXPECT_EQ(FormatDuration(Millis(1500)), "1500ms");
  EXPECT_EQ(FormatDuration(Millis(86'400'000)), "1d");
  EXPECT_EQ(FormatDuration(Millis(-5000)), "-5s");
}

}  // namespace
}  // namespace pawl
