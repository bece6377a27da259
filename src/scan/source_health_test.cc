#include "scan/source_health.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

TEST(SourceHealthTest, OneRunIsLetThroughAfterEachPause) {
  SourceHealth health;
  SteadyTime now = SteadyFromMillis(0);
  EXPECT_EQ(health.PutOff("s", now), std::nullopt);
  health.OnRead("s", true, now);
  health.OnRead("s", true, now);  // another that was under way
  EXPECT_EQ(health.PutOff("s", now), 1s);
  EXPECT_EQ(health.PutOff("other", now), std::nullopt) << "others are unhurt";
  now += 1s;
  EXPECT_EQ(health.PutOff("s", now), std::nullopt);
  EXPECT_EQ(health.PutOff("s", now), 2s);
  now += 2s;
  EXPECT_EQ(health.PutOff("s", now), std::nullopt);
  health.OnRead("s", false, now);
  EXPECT_EQ(health.PutOff("s", now), std::nullopt);
  EXPECT_EQ(health.PutOff("s", now), std::nullopt);
}

TEST(SourceHealthTest, ThePauseHasAnEnd) {
  SourceHealth health;
  SteadyTime now = SteadyFromMillis(0);
  health.OnRead("s", true, now);
  for (int i = 0; i < 20; ++i) {
    now += 30s;
    EXPECT_EQ(health.PutOff("s", now), std::nullopt);
  }
  EXPECT_EQ(health.PutOff("s", now), 30s);
}

}  // namespace
}  // namespace pawl
