#include "base/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <thread>

namespace pawl {
namespace {

// Replies to repeated operations are made from these: they must never change.
TEST(SeededRandomTest, RepeatsForASeedForEver) {
  SeededRandom random(0);
  EXPECT_EQ(random.Next(), 0x99EC5F36CB75F2B4U);
  EXPECT_EQ(random.Next(), 0xBF6E1F784956452AU);
  SeededRandom again(0);
  EXPECT_EQ(again.Next(), 0x99EC5F36CB75F2B4U);
  EXPECT_NE(SeededRandom(1).Next(), SeededRandom(2).Next());
}

TEST(SeededRandomTest, StaysBelowItsBoundAndReachesAllOfIt) {
  SeededRandom random(42);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts.at(random.Below(7));
  for (const int count : counts) {
    EXPECT_GT(count, 9'000);
    EXPECT_LT(count, 11'000);
  }
  EXPECT_EQ(random.Below(1), 0U);
  for (int i = 0; i < 100; ++i) EXPECT_LT(random.Below(UINT64_MAX), UINT64_MAX);
}

TEST(SeededRandomTest, GivesUnitsInTheHalfOpenInterval) {
  SeededRandom random(3);
  double sum = 0;
  for (int i = 0; i < 10'000; ++i) {
    const double unit = random.Unit();
    ASSERT_GE(unit, 0.0);
    ASSERT_LT(unit, 1.0);
    sum += unit;
  }
  EXPECT_NEAR(sum / 10'000, 0.5, 0.02);
}

TEST(FreshSeedTest, NeverRepeatsAcrossThreads) {
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(seen.insert(FreshSeed()).second);
  std::array<std::uint64_t, 200> others{};
  std::thread([&] { std::generate(others.begin(), others.end(), FreshSeed); }).join();
  for (const std::uint64_t seed : others) EXPECT_TRUE(seen.insert(seed).second);
}

TEST(FillRandomTest, FillsEverySize) {
  FillRandom({});
  std::array<std::uint8_t, 64> a{};
  std::array<std::uint8_t, 64> b{};
  FillRandom(a);
  FillRandom(b);
  EXPECT_NE(a, b);
}

}  // namespace
}  // namespace pawl
