#include "engine/wakeup_batch.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(WakeupBatchTest, WithoutOneAWakeIsNotPutOff) {
  int woken = 0;
  WakeupBatch::WakeLater(&woken, [&](auto) { ++woken; });
  EXPECT_EQ(woken, 1);
}

TEST(WakeupBatchTest, WakesEachOnceAtItsEnd) {
  int one = 0;
  int other = 0;
  {
    const WakeupBatch gathering;
    for (int i = 0; i < 3; ++i) WakeupBatch::WakeLater(&one, [&](auto) { ++one; });
    WakeupBatch::WakeLater(&other, [&](auto) { ++other; });
    EXPECT_EQ(one, 0);
  }
  EXPECT_EQ(one, 1);
  EXPECT_EQ(other, 1);
}

TEST(WakeupBatchTest, OneInsideAnotherLeavesItToTheOuterOne) {
  int woken = 0;
  WakeupBatch outer;
  {
    const WakeupBatch inner;
    WakeupBatch::WakeLater(&woken, [&](auto) { ++woken; });
  }
  EXPECT_EQ(woken, 0);
  outer.Flush();
  EXPECT_EQ(woken, 1);
  WakeupBatch::WakeLater(&woken, [&](auto) { ++woken; });
  EXPECT_EQ(woken, 1);
}

TEST(WakeupBatchTest, SaysWhetherTheThreadLendsItselfAndTakesWhatComesOfIt) {
  std::vector<WakeupBatch::MayRunInline> said;
  {
    const WakeupBatch gathering(WakeupBatch::MayRunInline::kYes);
    WakeupBatch::WakeLater(&said, [&](WakeupBatch::MayRunInline lends) {
      said.push_back(lends);
      WakeupBatch::WakeLater(&lends, [&](WakeupBatch::MayRunInline again) { said.push_back(again); });
    });
  }
  EXPECT_EQ(said, (std::vector{WakeupBatch::MayRunInline::kYes, WakeupBatch::MayRunInline::kYes}));
}

}  // namespace
}  // namespace pawl
