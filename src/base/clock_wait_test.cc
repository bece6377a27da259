#include "base/clock_wait.h"

#include <gtest/gtest.h>

#include <future>

namespace pawl {
namespace {

using namespace std::chrono_literals;

class ClockWaitTest : public testing::Test {
 protected:
  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  ClockWait wait_{clock_};
  bool changed_ PAWL_GUARDED_BY(wait_.mutex()) = false;
};

TEST_F(ClockWaitTest, DoesNotWaitOnceTheDeadlineHasCome) {
  MutexLock lock(wait_.mutex());
  EXPECT_FALSE(wait_.Until(lock, wait_.now()));
}

TEST_F(ClockWaitTest, EndsWithAChange) {
  auto waiting = std::async(std::launch::async, [this] {
    MutexLock lock(wait_.mutex());
    while (!changed_) {
      if (!wait_.Until(lock, kNeverSteady)) return false;
    }
    return true;
  });
  {
    const MutexLock lock(wait_.mutex());
    changed_ = true;
  }
  wait_.Notify();
  EXPECT_TRUE(waiting.get());
}

TEST_F(ClockWaitTest, ForStopEndsWhenTheClockReachesTheDeadline) {
  const std::stop_source stop;
  const SteadyTime deadline = wait_.now() + 10s;
  auto waiting = std::async(std::launch::async, [&] { return wait_.ForStop(stop.get_token(), deadline); });
  clock_->Advance(10s);
  EXPECT_FALSE(waiting.get());
}

TEST_F(ClockWaitTest, ForStopEndsWithTheStop) {
  std::stop_source stop;
  auto waiting = std::async(std::launch::async, [&] { return wait_.ForStop(stop.get_token(), kNeverSteady); });
  stop.request_stop();
  EXPECT_TRUE(waiting.get());
  EXPECT_TRUE(wait_.ForStop(stop.get_token(), kNeverSteady)) << "it was asked for before";
}

}  // namespace
}  // namespace pawl
