#include "redis/redis_pause.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using std::chrono::microseconds;

TEST(RedisPauseTest, GrowsFromAMillisecondToATenthOfASecond) {
  RedisPause pause;
  for (const int longest_us : {1'000, 2'000, 4'000, 8'000, 16'000, 32'000, 64'000, 100'000, 100'000}) {
    const microseconds next = pause.Next();
    EXPECT_LE(next, microseconds(longest_us));
    EXPECT_GE(next, microseconds(longest_us / 2));
  }
  pause.Reset();
  EXPECT_LE(pause.Next(), microseconds(1'000));
}

}  // namespace
}  // namespace pawl
