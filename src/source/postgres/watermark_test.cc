#include "source/postgres/watermark.h"

#include <gtest/gtest.h>

namespace pawl::source {
namespace {

using Key = std::optional<std::vector<std::string>>;

constexpr Millis kSettle{5'000};

SteadyTime At(int seconds) { return SteadyFromMillis(seconds * 1'000); }
Key K(const std::string& text) { return std::vector<std::string>{text}; }

TEST(WatermarkTest, NothingIsRipeBeforeItHasSettled) {
  Watermark mark(kSettle);
  mark.Saw(10, K("100"), At(0));
  EXPECT_FALSE(mark.WantsStamp(At(4)));
  mark.Saw(10, K("100"), At(4));
  EXPECT_EQ(mark.ripe(), std::nullopt);
}

TEST(WatermarkTest, IsRipeWhenAllTransactionsBeforeTheStampHaveEnded) {
  Watermark mark(kSettle);
  mark.Saw(10, K("100"), At(0));
  ASSERT_TRUE(mark.WantsStamp(At(5)));
  mark.Stamp(20, At(5));
  mark.Saw(20, K("130"), At(5));  // 20 itself
  EXPECT_EQ(mark.ripe(), std::nullopt);
  mark.Saw(21, K("130"), At(5));
  EXPECT_EQ(mark.ripe(), K("100"));
}

TEST(WatermarkTest, ATransactionThatBeganAfterTheMarkWasSeenDoesNotHoldItBack) {
  Watermark mark(kSettle);
  mark.Saw(10, K("100"), At(0));
  mark.Stamp(20, At(5));
  mark.Saw(25, K("200"), At(5));  // 25 goes on for long
  EXPECT_EQ(mark.ripe(), K("100"));
  ASSERT_TRUE(mark.WantsStamp(At(10)));
  mark.Stamp(30, At(10));
  mark.Saw(25, K("300"), At(10));
  EXPECT_EQ(mark.ripe(), K("100")) << "25 may have begun before 200 was seen";
  EXPECT_EQ(mark.held_since(), At(10));
  mark.Saw(31, K("300"), At(60));
  EXPECT_EQ(mark.ripe(), K("200"));
  EXPECT_EQ(mark.held_since(), std::nullopt);
}

TEST(WatermarkTest, ALongTransactionKeepsOnlySoManyMarks) {
  Watermark mark(kSettle);
  for (int i = 0; i < 100; ++i) {
    mark.Saw(5, K(std::to_string(i)), At(i * 10));
    if (mark.WantsStamp(At(i * 10))) mark.Stamp(static_cast<TransactionNumber>(10 + i), At(i * 10));
  }
  mark.Saw(1'000, K("100"), At(1'000));
  EXPECT_EQ(mark.ripe(), K("15"));
}

TEST(WatermarkTest, NumbersThatFallAreThoseOfAnotherDatabase) {
  Watermark mark(kSettle);
  mark.Saw(10, K("100"), At(0));
  mark.Stamp(20, At(5));
  mark.Saw(21, K("200"), At(5));
  ASSERT_EQ(mark.ripe(), K("100"));
  mark.Stamp(7, At(10));
  EXPECT_EQ(mark.ripe(), std::nullopt);
}

TEST(WatermarkTest, LooksAreSpreadOverTheTimeToSettle) {
  Watermark mark(Millis(8'000));
  EXPECT_TRUE(mark.IsDue(At(0)));
  mark.Saw(10, std::nullopt, At(0));
  EXPECT_FALSE(mark.IsDue(At(0) + Millis(999)));
  EXPECT_TRUE(mark.IsDue(At(1)));
}

}  // namespace
}  // namespace pawl::source
