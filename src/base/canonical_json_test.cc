#include "base/canonical_json.h"

#include <gtest/gtest.h>

#include <string>

#include "base/json_reader.h"

namespace pawl {
namespace {

std::string Canonical(std::string_view text) { return CanonicalJson(text).value(); }

TEST(CanonicalJsonTest, SortsKeysAndDropsWhiteSpace) {
  EXPECT_EQ(Canonical(" { \"b\" : [ 1 , true , null ] , \"a\" : { \"z\" : \"\" , \"B\" : {} } } "),
            R"({"a":{"B":{},"z":""},"b":[1,true,null]})");
}

TEST(CanonicalJsonTest, WritesEqualNumbersAlike) {
  for (const char* one : {"1", "1.0", "1.000", "10e-1", "0.1E+1", "1e0", "0.001e3", "100e-2"}) {
    EXPECT_EQ(Canonical(one), "1") << one;
  }
  for (const char* zero : {"0", "-0", "0.0", "0e10", "-0.000E-5", "0e99999999999999999999999"}) {
    EXPECT_EQ(Canonical(zero), "0") << zero;
  }
  EXPECT_EQ(Canonical("1e2"), "100");
  EXPECT_EQ(Canonical("-12.50"), "-12.5");
  EXPECT_EQ(Canonical("5e-3"), "0.005");
  EXPECT_EQ(Canonical("1e20"), "100000000000000000000");
  EXPECT_EQ(Canonical("15000e40"), "15e43");
  EXPECT_EQ(Canonical("0.00000001"), "1e-8");
}

TEST(CanonicalJsonTest, KeepsNumbersApartThatADoubleCannot) {
  EXPECT_NE(Canonical("9007199254740993"), Canonical("9007199254740992"));
  EXPECT_NE(Canonical("1e400"), Canonical("1e401"));
  EXPECT_NE(Canonical("0.1"), Canonical("0.1000000000000000055511151231257827"));
  EXPECT_NE(Canonical("1e99999999999999999999"), Canonical("1e99999999999999999998"));
}

TEST(CanonicalJsonTest, IsTheSameForItsOwnResult) {
  for (const char* text : {"1e400", "-1.25e-30", "123456789012345678901234567890", "0.000001", "0.0000001",
                           R"({"\u0062":"\u00e9\u0001\/","a":[1e5,{"y":1,"x":2}]})"}) {
    EXPECT_EQ(Canonical(Canonical(text)), Canonical(text)) << text;
  }
}

TEST(CanonicalJsonTest, UnescapesStringsAndKeys) {
  EXPECT_EQ(Canonical(R"({"\u0062":"\u00e9\/\n\u0001","a":"\ud83d\ude00"})"),
            "{\"a\":\"\xF0\x9F\x98\x80\",\"b\":\"\xC3\xA9/\\n\\u0001\"}");
}

TEST(CanonicalJsonTest, KeepsTheOrderOfEqualKeys) {
  EXPECT_EQ(Canonical(R"({"b":0,"a":2,"a":1})"), R"({"a":2,"a":1,"b":0})");
}

TEST(CanonicalJsonTest, FailsAsTheReaderDoes) {
  EXPECT_EQ(CanonicalJson("{").error().code, ErrorCode::kBadJson);
  EXPECT_EQ(CanonicalJson(std::string(65, '[') + std::string(65, ']')).error().code, ErrorCode::kTooDeep);
  EXPECT_EQ(Canonical(std::string(64, '[') + std::string(64, ']')).size(), 128U);
}

}  // namespace
}  // namespace pawl
