#include "source/split_range.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl::source {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

Result<std::vector<std::string>> Split(std::string_view least, std::string_view greatest, std::uint32_t parts) {
  return SplitRange(*ParseOffset(least), *ParseOffset(greatest), parts);
}

TEST(SplitRangeTest, PartsHaveTheSameWidthAndCoverAll) {
  EXPECT_THAT(*Split("1", "100", 4),
              ElementsAre(R"({"to":25})", R"({"from":25,"to":50})", R"({"from":50,"to":75})", R"({"from":75})"));
  EXPECT_THAT(*Split("-9223372036854775808", "9223372036854775807", 2), ElementsAre(R"({"to":-1})", R"({"from":-1})"));
  EXPECT_THAT(*Split(R"({"$date":"2026-01-01T00:00:00.000Z"})", R"({"$date":"2026-01-03T00:00:00.000Z"})", 2),
              ElementsAre(R"({"to":{"$date":"2026-01-02T00:00:00.000Z"}})",
                          R"({"from":{"$date":"2026-01-02T00:00:00.000Z"}})"));
  EXPECT_THAT(*Split(R"({"$oid":"000000000000000000000000"})", R"({"$oid":"6000000000000000ffffffff"})", 3),
              ElementsAre(R"({"to":{"$oid":"200000000000000000000000"}})",
                          R"({"from":{"$oid":"200000000000000000000000"},"to":{"$oid":"400000000000000000000000"}})",
                          R"({"from":{"$oid":"400000000000000000000000"}})"));
}

TEST(SplitRangeTest, FewKeysMakeFewParts) {
  EXPECT_THAT(*Split("5", "5", 8), ElementsAre("{}"));
  EXPECT_THAT(*Split("5", "7", 8), ElementsAre(R"({"to":6})", R"({"from":6})"));
  EXPECT_THAT(*SplitRange({}, {}, 8), ElementsAre("{}"));
  EXPECT_THAT(*Split("0", "1000000", kPartsMax), SizeIs(kPartsMax));
}

TEST(SplitRangeTest, RefusesOtherKeysAndCounts) {
  EXPECT_EQ(Split(R"("a")", R"("b")", 2).error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Split("1", R"("b")", 2).error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Split("[1]", "[2]", 2).error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Split("1", "2", 0).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Split("1", "2", kPartsMax + 1).error().code, ErrorCode::kInvalid);
}

}  // namespace
}  // namespace pawl::source
