#include "base/latencies.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(LatenciesTest, PercentileIsTheNearestRank) {
  Latencies latencies;
  for (int i = 100; i >= 1; --i) latencies.Add(std::chrono::microseconds(i));
  EXPECT_EQ(latencies.Percentile(50).count(), 50);
  EXPECT_EQ(latencies.Percentile(99).count(), 99);
  EXPECT_EQ(latencies.Percentile(100).count(), 100);
}

TEST(LatenciesTest, WithoutCallsIsZero) { EXPECT_EQ(Latencies().Percentile(50).count(), 0); }

}  // namespace
}  // namespace pawl
