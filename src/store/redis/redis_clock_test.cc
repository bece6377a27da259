#include "store/redis/redis_clock.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

std::int64_t local_ms = 0;
std::int64_t Local() { return local_ms; }

constexpr std::int64_t kStart = 1'700'000'000'000;  // of Redis, in milliseconds

class RedisClockTest : public testing::Test {
 protected:
  void SetUp() override {
    local_ms = 1'000'000;
    clock_.Set(kStart * 1'000, Millis{0});
  }
  // An answer that took no time.
  Millis JumpTo(std::int64_t redis_ms) const { return clock_.JumpOf(redis_ms * 1'000, local_ms); }

  RedisClock clock_{Local};
};

TEST_F(RedisClockTest, TheMachinesClockCarriesItOn) {
  local_ms += 250;
  EXPECT_EQ(ToMillis(clock_.Read().wall), kStart + 250);
  EXPECT_EQ(ToMillis(clock_.Read().steady), kStart + 250);
  EXPECT_EQ(JumpTo(kStart + 250), 0ms);
}

TEST_F(RedisClockTest, AnAnswerThatWasLongOnItsWayIsNoJump) {
  const std::int64_t asked = local_ms;
  local_ms += 60'000;
  EXPECT_EQ(clock_.JumpOf((kStart + 10) * 1'000, asked), 0ms) << "Redis answered at once, and we were stopped";
  EXPECT_EQ(clock_.JumpOf((kStart + 59'990) * 1'000, asked), 0ms) << "the question came late";
  EXPECT_EQ(clock_.JumpOf((kStart + 70'000) * 1'000, asked), 10s);
  EXPECT_EQ(clock_.JumpOf((kStart - 10'000) * 1'000, asked), -10s);
}

TEST_F(RedisClockTest, SteadyTimeGoesOnWhenTheShiftMakesUpForAJump) {
  for (const Millis jump : {Millis(24h), Millis(-24h)}) {
    const Now before = clock_.Read();
    local_ms += 1'000;
    const std::int64_t redis = ToMillis(before.wall) + 1'000 + jump.count();
    EXPECT_EQ(JumpTo(redis), jump);
    clock_.Set(redis * 1'000, clock_.shift() - jump);
    EXPECT_EQ(clock_.Read().wall, before.wall + jump + 1s);
    EXPECT_EQ(clock_.Read().steady, before.steady + 1s);
  }
}

TEST_F(RedisClockTest, SmallStepsBackAreNotFollowed) {
  const Now before = clock_.Read();
  clock_.Set((kStart - 3) * 1'000, Millis{0});
  EXPECT_EQ(clock_.Read().steady, before.steady);
  EXPECT_EQ(clock_.Read().wall, before.wall);
}

}  // namespace
}  // namespace pawl
