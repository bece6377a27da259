#include "model/retry_policy.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(RetryDelayTest, ExponentialDoublesWithinTheUpperHalf) {
  const RetryPolicy policy{10, RetryBackoff::kExponential, Millis{1'000}, Millis{60'000}};
  for (std::uint32_t failures = 1; failures <= 6; ++failures) {
    const Millis whole = Millis{1'000} * (1 << (failures - 1));
    for (std::uint64_t random = 0; random < 5'000; random += 7) {
      const Millis delay = RetryDelay(policy, failures, random);
      EXPECT_GE(delay, whole / 2);
      EXPECT_LE(delay, whole);
    }
  }
}

TEST(RetryDelayTest, ReachesBothEndsOfItsSpread) {
  const RetryPolicy policy{10, RetryBackoff::kExponential, Millis{1'000}, Millis{60'000}};
  EXPECT_EQ(RetryDelay(policy, 1, 0), Millis{500});
  EXPECT_EQ(RetryDelay(policy, 1, 500), Millis{1'000});
}

TEST(RetryDelayTest, NeverPassesTheCapHoweverOftenItFailed) {
  const RetryPolicy policy{65'535, RetryBackoff::kExponential, Millis{3}, Millis{3'600'000}};
  for (const std::uint32_t failures : {22U, 63U, 64U, 65'535U, 4'000'000'000U}) {
    EXPECT_GE(RetryDelay(policy, failures, 0), Millis{1'800'000});
    EXPECT_LE(RetryDelay(policy, failures, 1'800'000), Millis{3'600'000});
  }
}

TEST(RetryDelayTest, FixedIsAlwaysItsBase) {
  const RetryPolicy policy{10, RetryBackoff::kFixed, Millis{1'234}, Millis{10'000}};
  for (std::uint32_t failures = 0; failures < 20; ++failures)
    EXPECT_EQ(RetryDelay(policy, failures, 99), Millis{1'234});
}

// The curve of Faktory: n^4 + 15 + rand(30) * (n + 1) seconds after n earlier failures.
TEST(RetryDelayTest, QuarticGrowsWithTheFourthPowerOfTheEarlierFailures) {
  using std::chrono::seconds;
  const RetryPolicy policy{25, RetryBackoff::kQuartic, seconds(15), seconds(604'800)};
  EXPECT_EQ(RetryDelay(policy, 1, 0), seconds(15));
  EXPECT_EQ(RetryDelay(policy, 1, 29), seconds(15 + 29));
  EXPECT_EQ(RetryDelay(policy, 1, 30), seconds(15));
  EXPECT_EQ(RetryDelay(policy, 3, 0), seconds(16 + 15));
  EXPECT_EQ(RetryDelay(policy, 3, 59), seconds(16 + 15 + 29 * 3));
  EXPECT_EQ(RetryDelay(policy, 25, 7), seconds(331'776 + 15 + 7 * 25));
}

TEST(RetryDelayTest, QuarticNeverPassesTheCap) {
  const RetryPolicy policy{1'000, RetryBackoff::kQuartic, Millis{15'000}, Millis{60'000}};
  EXPECT_EQ(RetryDelay(policy, 3, 29), Millis{60'000});
  for (const std::uint32_t failures : {4U, 1'000U, 65'535U, 4'000'000'000U}) {
    EXPECT_EQ(RetryDelay(policy, failures, 0), Millis{60'000});
  }
}

TEST(RetryDelayTest, ABaseOfNothingWaitsForNothing) {
  EXPECT_EQ(RetryDelay({5, RetryBackoff::kExponential, Millis{0}, Millis{1'000}}, 3, 12345), Millis{0});
}

TEST(CrashDelayTest, IsBetweenOneSecondAndOneMinute) {
  for (const std::uint32_t crashes : {0U, 1U, 2U, 5U, 7U, 100U}) {
    for (std::uint64_t random = 0; random < 100'000; random += 997) {
      EXPECT_GE(CrashDelay(crashes, random), Millis{1'000});
      EXPECT_LE(CrashDelay(crashes, random), Millis{60'000});
    }
  }
  EXPECT_GE(CrashDelay(7, 0), Millis{30'000});
}

}  // namespace
}  // namespace pawl
