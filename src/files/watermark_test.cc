#include "files/watermark.h"

#include <gtest/gtest.h>

namespace pawl::files {
namespace {

TEST(WatermarkTest, PausesFromTheHighMarkToTheLowOne) {
  Watermark mark;
  EXPECT_FALSE(mark.Update(0.94));
  EXPECT_TRUE(mark.Update(0.95));
  EXPECT_TRUE(mark.Update(0.91));
  EXPECT_FALSE(mark.Update(0.90));
  EXPECT_FALSE(mark.Update(0.94)) << "it goes on until the high mark is reached again";
  EXPECT_TRUE(mark.Update(1.0));
}

TEST(WatermarkTest, TakesItsMarksFromTheOptions) {
  Watermark mark({.high = 0.5, .low = 0.5});
  EXPECT_TRUE(mark.Update(0.5));
  EXPECT_FALSE(mark.Update(0.49));
}

}  // namespace
}  // namespace pawl::files
