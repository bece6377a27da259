#include "base/histogram.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

TEST(HistogramTest, ASpanCountsForTheFirstBoundThatItDoesNotExceed) {
  Histogram histogram;
  histogram.Add(0us);
  histogram.Add(1ms);
  histogram.Add(1'001us);
  histogram.Add(1h);
  histogram.Add(1h + 1us);
  EXPECT_EQ(histogram.counts.at(0), 2U);
  EXPECT_EQ(histogram.counts.at(1), 1U);
  EXPECT_EQ(histogram.counts.at(17), 1U);
  EXPECT_EQ(histogram.counts.at(18), 1U);
  EXPECT_EQ(histogram.sum, 2h + 2'002us);
}

TEST(HistogramTest, TwoAreAddedUp) {
  Histogram one;
  one.Add(3ms);
  Histogram two;
  two.Add(4ms);
  two.Add(2h);
  one.Add(two);
  EXPECT_EQ(one.counts.at(2), 2U);
  EXPECT_EQ(one.counts.at(18), 1U);
  EXPECT_EQ(one.sum, 2h + 7ms);
}

}  // namespace
}  // namespace pawl
