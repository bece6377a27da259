#include "server/job_watch.h"

#include <gtest/gtest.h>

#include <future>

namespace pawl {
namespace {

Transition MovedTo(Seq seq, JobState to) {
  Transition transition;
  transition.seq = seq;
  transition.to = to;
  return transition;
}

constexpr Millis kLong = std::chrono::minutes(10);

TEST(JobWatchTest, WakesWhenTheJobEnds) {
  JobWatch watch;
  std::promise<void> woken;
  ASSERT_TRUE(watch.Add(7, kLong, [&] { woken.set_value(); }).ok());
  watch.OnTransitions({MovedTo(7, JobState::kRunning), MovedTo(8, JobState::kCompleted), MovedTo(7, JobState::kDead)});
  woken.get_future().get();
}

TEST(JobWatchTest, WakesAfterTheWait) {
  JobWatch watch;
  std::promise<void> woken;
  ASSERT_TRUE(watch.Add(7, Millis(1), [&] { woken.set_value(); }).ok());
  woken.get_future().get();
}

TEST(JobWatchTest, WakesOnceEvenIfFiredTwice) {
  JobWatch watch;
  std::atomic<int> count = 0;
  const auto id = watch.Add(7, kLong, [&] { ++count; });
  watch.Fire(*id);
  watch.Fire(*id);
  watch.OnTransitions({MovedTo(7, JobState::kCompleted)});
  watch.Stop();
  EXPECT_EQ(count, 1);
}

TEST(JobWatchTest, ARemovedWaitIsNotWoken) {
  JobWatch watch;
  std::atomic<int> count = 0;
  const auto id = watch.Add(7, kLong, [&] { ++count; });
  ASSERT_TRUE(watch.Add(7, kLong, [&] { count += 10; }).ok());
  watch.Remove(*id);
  watch.OnTransitions({MovedTo(7, JobState::kTerminated)});
  watch.Stop();
  EXPECT_EQ(count, 10);
}

TEST(JobWatchTest, StopWakesAllAndTakesNoMore) {
  JobWatch watch;
  std::atomic<int> count = 0;
  for (Seq seq = 1; seq <= 3; ++seq) ASSERT_TRUE(watch.Add(seq, kLong, [&] { ++count; }).ok());
  watch.Stop();
  EXPECT_EQ(count, 3);
  EXPECT_EQ(watch.Add(1, kLong, [] {}).error().code, ErrorCode::kStopping);
}

}  // namespace
}  // namespace pawl
