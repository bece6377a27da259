#include "base/clock.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr Now kLast{WallFromMillis(1'700'000'000'000), SteadyFromMillis(5'000'000)};

// What steady time shows at the start after a commit at kLast, on a machine that has just been booted.
SteadyTime StartAt(WallTime wall, Now last = kLast) {
  ManualClock clock({wall, SteadyFromMillis(7)});
  clock.ContinueFrom(last);
  return clock.Read().steady;
}

TEST(ClockTest, SteadyTimeCountsTheTimeSinceTheLastCommit) {
  EXPECT_EQ(StartAt(kLast.wall), kLast.steady);
  EXPECT_EQ(StartAt(kLast.wall + 2h), kLast.steady + 2h);
}

TEST(ClockTest, SteadyTimeNeverGoesBack) {
  EXPECT_EQ(StartAt(kLast.wall - 24h), kLast.steady);
  ManualClock clock({kLast.wall, kLast.steady + 1h});
  clock.ContinueFrom(kLast);
  EXPECT_EQ(clock.Read().steady, kLast.steady + 1h) << "the machine was not booted since";
}

TEST(ClockTest, SteadyTimeGoesOnFromTheLastCommitOnAMachineThatHasBeenUpForLonger) {
  SystemClock clock;
  const Now machine = clock.Read();
  clock.ContinueFrom({machine.wall, SteadyFromMillis(1)});
  EXPECT_LT(clock.Read().steady, machine.steady) << "this machine has been up for more than a millisecond";
}

TEST(ClockTest, AWallClockThatWasNeverSetTellsNothing) {
  EXPECT_EQ(StartAt(kLast.wall, {WallFromMillis(60'000), kLast.steady}), kLast.steady) << "a commit in 1970";
  EXPECT_EQ(StartAt(kLast.wall, {WallTime{}, kLast.steady}), kLast.steady) << "none was kept";
}

TEST(JumpWatchTest, TellsHowFarTheClockWasSetAndOnce) {
  ManualClock clock;
  JumpWatch watch;
  EXPECT_FALSE(watch.Look(clock.Read()));
  clock.Advance(48h);
  EXPECT_FALSE(watch.Look(clock.Read()));
  clock.JumpWall(-24h);
  EXPECT_EQ(watch.Look(clock.Read()), Millis(-24h));
  EXPECT_FALSE(watch.Look(clock.Read()));
  clock.JumpWall(1h);
  EXPECT_EQ(watch.Look(clock.Read()), Millis(1h));
}

TEST(JumpWatchTest, AClockThatIsSlewedDoesNotJump) {
  ManualClock clock;
  JumpWatch watch;
  for (int i = 0; i < 10'000; ++i) {
    clock.Advance(1s);
    clock.JumpWall(1ms);
    ASSERT_FALSE(watch.Look(clock.Read()));
  }
}

}  // namespace
}  // namespace pawl
