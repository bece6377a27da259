#include "engine/gathering.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(GatheringTest, WithoutOneAWakeIsNotPutOff) {
  int woken = 0;
  Gathering::WakeLater(&woken, [&](auto) { ++woken; });
  EXPECT_EQ(woken, 1);
}

TEST(GatheringTest, WakesEachOnceAtItsEnd) {
  int one = 0;
  int other = 0;
  {
    const Gathering gathering;
    for (int i = 0; i < 3; ++i) Gathering::WakeLater(&one, [&](auto) { ++one; });
    Gathering::WakeLater(&other, [&](auto) { ++other; });
    EXPECT_EQ(one, 0);
  }
  EXPECT_EQ(one, 1);
  EXPECT_EQ(other, 1);
}

TEST(GatheringTest, OneInsideAnotherLeavesItToTheOuterOne) {
  int woken = 0;
  Gathering outer;
  {
    const Gathering inner;
    Gathering::WakeLater(&woken, [&](auto) { ++woken; });
  }
  EXPECT_EQ(woken, 0);
  outer.Flush();
  EXPECT_EQ(woken, 1);
  Gathering::WakeLater(&woken, [&](auto) { ++woken; });
  EXPECT_EQ(woken, 1);
}

TEST(GatheringTest, SaysWhetherTheThreadLendsItselfAndTakesWhatComesOfIt) {
  std::vector<Gathering::Lends> said;
  {
    const Gathering gathering(Gathering::Lends::kYes);
    Gathering::WakeLater(&said, [&](Gathering::Lends lends) {
      said.push_back(lends);
      Gathering::WakeLater(&lends, [&](Gathering::Lends again) { said.push_back(again); });
    });
  }
  EXPECT_EQ(said, (std::vector{Gathering::Lends::kYes, Gathering::Lends::kYes}));
}

}  // namespace
}  // namespace pawl
