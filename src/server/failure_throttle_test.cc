#include "server/failure_throttle.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using std::chrono::milliseconds;

TEST(FailureThrottleTest, ABurstIsToldAndThenFiveASecond) {
  FailureThrottle throttle;
  FailureThrottle::Clock::time_point now{std::chrono::hours(1)};
  const auto told = [&](int tries) {
    int count = 0;
    for (int i = 0; i < tries; ++i) count += throttle.Fail("127.0.0.1:" + std::to_string(i), now) ? 1 : 0;
    return count;
  };
  EXPECT_EQ(told(100), 10);
  EXPECT_EQ(told(100), 0);
  now += milliseconds(1'000);
  EXPECT_EQ(told(100), 5);
  now += std::chrono::hours(1);
  EXPECT_EQ(told(100), 10);
  EXPECT_EQ(throttle.figures().failures, 400U);
  EXPECT_EQ(throttle.figures().throttled, 375U);
}

TEST(FailureThrottleTest, OneAddressDoesNotUseUpWhatOthersHave) {
  FailureThrottle throttle;
  const FailureThrottle::Clock::time_point now{std::chrono::hours(1)};
  for (int i = 0; i < 100; ++i) throttle.Fail("127.0.0.1:1", now);
  EXPECT_FALSE(throttle.Fail("127.0.0.1:2", now));
  int told = 0;  // buckets are shared by chance: not all of these can be in the same
  for (int i = 2; i < 10; ++i) told += throttle.Fail("127.0.0." + std::to_string(i) + ":1", now) ? 1 : 0;
  EXPECT_GE(told, 7);
}

}  // namespace
}  // namespace pawl
