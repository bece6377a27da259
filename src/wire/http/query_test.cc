#include "wire/http/query.h"

#include <gtest/gtest.h>

namespace pawl::http {
namespace {

TEST(PercentDecodeTest, DecodesAndRefusesWhatIsBroken) {
  EXPECT_EQ(PercentDecode("a%20b%2Fc"), "a b/c");
  EXPECT_EQ(PercentDecode("a+b"), "a+b");
  EXPECT_EQ(PercentDecode("a+b", true), "a b");
  EXPECT_EQ(PercentDecode("%c3%A9"), "\xC3\xA9");
  EXPECT_FALSE(PercentDecode("%"));
  EXPECT_FALSE(PercentDecode("a%2"));
  EXPECT_FALSE(PercentDecode("%zz"));
}

TEST(ParseQueryTest, SplitsAndDecodes) {
  const auto parameters = ParseQuery("queue=a&group=shop%207&&flag&x=");
  ASSERT_TRUE(parameters.ok());
  const Parameters expected = {{"queue", "a"}, {"group", "shop 7"}, {"flag", ""}, {"x", ""}};
  EXPECT_EQ(*parameters, expected);
}

TEST(ParseQueryTest, RefusesDoublesAndBadEncoding) {
  EXPECT_EQ(ParseQuery("a=1&a=2").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(ParseQuery("a=1&a=2").error().field, "a");
  EXPECT_EQ(ParseQuery("a=%G0").error().code, ErrorCode::kBadRequest);
}

struct Sizes {
  std::uint64_t limit = 7;
};
constexpr std::array<Parameter<Sizes>, 1> kSizes{{
    {"limit",
     [](const std::string& text, Sizes& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, ParseWhole(text, 1, 10));
       return {};
     }},
}};

TEST(ReadQueryTest, ReadsByTable) {
  EXPECT_EQ(ReadQuery<Sizes>("", kSizes)->limit, 7U);
  EXPECT_EQ(ReadQuery<Sizes>("limit=3", kSizes)->limit, 3U);
  EXPECT_EQ(ReadQuery<Sizes>("limit=11", kSizes).error().field, "limit");
  EXPECT_EQ(ReadQuery<Sizes>("limit=-1", kSizes).error().field, "limit");
  const auto unknown = ReadQuery<Sizes>("limt=3", kSizes);
  EXPECT_EQ(unknown.error().code, ErrorCode::kUnknownField);
  EXPECT_NE(unknown.error().detail.find("limit"), std::string::npos);
}

}  // namespace
}  // namespace pawl::http
