#include "rules/data_match.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

bool Match(std::vector<std::string> path, const std::string& value, std::string_view json) {
  return Matches(DataMatch{DataMatch::From::kPayload, std::move(path), value}, json);
}

TEST(DataMatchTest, FindsAValueAtItsPath) {
  constexpr std::string_view kOrder = R"({"order":{"id":17,"lines":[{"sku":"a"},{"sku":"b"}]},"paid":true,"by":null})";
  EXPECT_TRUE(Match({"order", "id"}, "17", kOrder));
  EXPECT_FALSE(Match({"order", "id"}, "1", kOrder));
  EXPECT_TRUE(Match({"order", "lines", "1", "sku"}, "b", kOrder));
  EXPECT_FALSE(Match({"order", "lines", "2", "sku"}, "b", kOrder));
  EXPECT_TRUE(Match({"paid"}, "true", kOrder));
  EXPECT_TRUE(Match({"by"}, "null", kOrder));
  EXPECT_FALSE(Match({"order"}, "17", kOrder)) << "an object has no value to compare";
  EXPECT_FALSE(Match({"nope", "id"}, "17", kOrder));
}

TEST(DataMatchTest, ComparesNumbersAsNumbersAndLargeOnesByTheirDigits) {
  EXPECT_TRUE(Match({}, "17", "17.0"));
  EXPECT_TRUE(Match({}, "1.5", "15e-1"));
  EXPECT_TRUE(Match({}, "9007199254740993", "9007199254740993"));
  EXPECT_FALSE(Match({}, "9007199254740993", "9007199254740992"));
  EXPECT_FALSE(Match({}, "100000000000000000001", "100000000000000000000"));
}

TEST(DataMatchTest, TellsStringsFromNumbersOnlyIfQuoted) {
  EXPECT_TRUE(Match({}, "17", R"("17")"));
  EXPECT_TRUE(Match({}, R"("17")", R"("17")"));
  EXPECT_FALSE(Match({}, R"("17")", "17"));
  EXPECT_TRUE(Match({}, "\u00e9t\u00e9", R"("\u00e9t\u00e9")"));
}

TEST(DataMatchTest, FindsOneOfAnArray) {
  EXPECT_TRUE(Match({"tags"}, "urgent", R"({"tags":["new","urgent"]})"));
  EXPECT_FALSE(Match({"tags"}, "old", R"({"tags":["new","urgent"]})"));
}

TEST(DataMatchTest, DoesNotTellSecrets) {
  EXPECT_FALSE(Match({"password"}, "hunter2", R"({"password":"hunter2"})"));
  EXPECT_FALSE(HoldsText(R"({"password":"hunter2"})", "hunt"));
  EXPECT_FALSE(PlainHoldsText("cannot reach redis://u:hunter2@h", "hunter"));
  EXPECT_TRUE(PlainHoldsText("cannot reach redis://u:hunter2@h", "Cannot Reach"));
}

TEST(HoldsTextTest, ReadsEscapesAndAnyCaseOfAscii) {
  EXPECT_TRUE(HoldsText(R"({"to":"Ann@Example.com"})", "ann@example"));
  EXPECT_TRUE(HoldsText(R"({"city":"M\u00fcnchen"})", "m\u00fcnchen"));
  EXPECT_TRUE(HoldsText(R"({"say":"a \"b\" c"})", R"(a "b")"));
  EXPECT_FALSE(HoldsText(R"({"city":"M\u00fcnchen"})", "bern"));
  EXPECT_FALSE(HoldsText(R"({"end":"\\"})", "nd\\x"));
}

}  // namespace
}  // namespace pawl
