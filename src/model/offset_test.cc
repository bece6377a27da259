#include "model/offset.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

std::string Rendered(std::string_view text) {
  const auto offset = ParseOffset(text);
  return offset.ok() ? RenderOffset(*offset) : ToString(offset.error());
}

std::optional<std::strong_ordering> Compared(std::string_view a, std::string_view b) {
  return CompareOffsets(*ParseOffset(a), *ParseOffset(b));
}

TEST(OffsetTest, WhatIsCanonicalStaysAsItIs) {
  for (const std::string_view text : {
           R"(17)",
           R"(-9223372036854775808)",
           R"(9007199254740993)",
           R"(1.5)",
           R"(3.0)",
           R"(1e+300)",
           R"({"$numberDouble":"Infinity"})",
           R"({"$numberDecimal":"123456789012345678901234567890.5"})",
           R"("text \" ä")",
           R"("")",
           R"({"$oid":"6822f3f2f89695833ce6b145"})",
           R"({"$date":"2026-11-17T01:00:00.000Z"})",
           R"({"$date":"9999-12-31T23:59:59.999Z"})",
           R"({"$date":{"$numberLong":"-1"}})",
           R"({"$date":{"$numberLong":"253402300800000"}})",
           R"({"$uuid":"0190163d-8694-739b-aea5-966c26f8ad91"})",
           R"({"$binary":{"base64":"/wD+","subType":"00"}})",
           R"({"$binary":{"base64":"/wD+","subType":"80"}})",
           R"({"file":"2049:131:1700","byte":17})",
           R"({"stream":"1526919030474-0"})",
           R"([17,"text",{"$oid":"6822f3f2f89695833ce6b145"}])",
       }) {
    EXPECT_EQ(Rendered(text), text);
  }
}

TEST(OffsetTest, OtherFormsOfTheSameKeyHaveTheSameText) {
  EXPECT_EQ(Rendered(R"({"$numberInt":"17"})"), "17");
  EXPECT_EQ(Rendered(R"( { "$numberLong" : "17" } )"), "17");
  EXPECT_EQ(Rendered("-0"), "0");
  EXPECT_EQ(Rendered("-0.0"), "0.0");
  EXPECT_EQ(Rendered("15e-1"), "1.5");
  EXPECT_EQ(Rendered(R"({"$numberDouble":"3"})"), "3.0");
  EXPECT_EQ(Rendered(R"({"$numberDecimal":"1.50"})"), R"({"$numberDecimal":"1.5"})");
  EXPECT_EQ(Rendered(R"("\u0041")"), R"("A")");
  EXPECT_EQ(Rendered(R"({"$oid":"6822F3F2F89695833CE6B145"})"), R"({"$oid":"6822f3f2f89695833ce6b145"})");
  EXPECT_EQ(Rendered(R"({"$date":"2026-11-17T02:00:00+01:00"})"), R"({"$date":"2026-11-17T01:00:00.000Z"})");
  EXPECT_EQ(Rendered(R"({"$date":{"$numberLong":"0"}})"), R"({"$date":"1970-01-01T00:00:00.000Z"})");
  EXPECT_EQ(Rendered(R"({"$date":"1969-12-31T23:59:59.999Z"})"), R"({"$date":{"$numberLong":"-1"}})");
  EXPECT_EQ(Rendered(R"({"$binary":{"base64":"AZAWPYaUc5uupZZsJvitkQ==","subType":"4"}})"),
            R"({"$uuid":"0190163d-8694-739b-aea5-966c26f8ad91"})");
  EXPECT_EQ(Rendered(R"({"byte":17,"file":"2049:131:1700"})"), R"({"file":"2049:131:1700","byte":17})");
}

TEST(OffsetTest, WhatIsNoKeyIsRefused) {
  for (const std::string_view text : {
           R"()",
           R"(null)",
           R"(true)",
           R"([])",
           R"([[1]])",
           R"([1,null])",
           R"([1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17])",
           R"({})",
           R"({"a":1})",
           R"({"$oid":"6822f3f2f89695833ce6b14"})",
           R"({"$oid":"6822f3f2f89695833ce6b145","x":1})",
           R"({"$oid":17})",
           R"({"$numberLong":"9223372036854775808"})",
           R"({"$numberLong":" 1"})",
           R"({"$numberDouble":"NaN"})",
           R"({"$numberDecimal":"NaN"})",
           R"({"$numberDecimal":"[1]"})",
           R"(9223372036854775808)",
           R"(1e400)",
           R"({"$date":"yesterday"})",
           R"({"$date":17})",
           R"({"$date":{"$oid":"6822f3f2f89695833ce6b145"}})",
           R"({"$uuid":"0190163d8694739baea5966c26f8ad91"})",
           R"({"$binary":{"base64":"*","subType":"00"}})",
           R"({"$binary":{"base64":"/wD+"}})",
           R"({"$binary":{"base64":"/wD+","subType":"04"}})",
           R"({"$binary":"/wD+"})",
           R"({"file":"2049:131","byte":17})",
           R"({"file":"2049:131:1700"})",
           R"({"file":"2049:131:1700","byte":-1})",
           R"({"file":"2049:131:1700","byte":1,"$oid":"6822f3f2f89695833ce6b145"})",
           R"({"stream":"1"})",
           R"({"stream":"1-0-0"})",
           R"({"stream":"-1-0"})",
       }) {
    EXPECT_FALSE(ParseOffset(text).ok()) << text;
  }
  EXPECT_TRUE(ParseOffset('"' + std::string(kOffsetBytesMax - 2, 'x') + '"').ok());
  EXPECT_FALSE(ParseOffset('"' + std::string(kOffsetBytesMax - 1, 'x') + '"').ok());
}

TEST(OffsetTest, KeysOfOneOrderedKindAreCompared) {
  const std::pair<std::string_view, std::string_view> ascending[] = {
      {"-1", "2"},
      {"9", "10"},
      {"-1.5", "1.5"},
      {R"({"$numberDouble":"-Infinity"})", "1.5"},
      {R"({"$oid":"0022f3f2f89695833ce6b145"})", R"({"$oid":"ff22f3f2f89695833ce6b145"})"},
      {R"({"$date":{"$numberLong":"-1"}})", R"({"$date":{"$numberLong":"0"}})"},
      {R"({"$uuid":"0190163d-8694-739b-aea5-966c26f8ad91"})", R"({"$uuid":"0190163d-8694-739b-eea5-966c26f8ad91"})"},
      {R"({"$binary":{"base64":"AAAA","subType":"00"}})", R"({"$binary":{"base64":"/wD+","subType":"00"}})"},
      {R"({"$binary":{"base64":"AA==","subType":"00"}})", R"({"$binary":{"base64":"AAAA","subType":"00"}})"},
      {R"({"file":"1:2:3","byte":9})", R"({"file":"1:2:3","byte":10})"},
      {R"({"stream":"9-5"})", R"({"stream":"10-0"})"},
      {R"({"stream":"9-5"})", R"({"stream":"9-10"})"},
      {"[1,2]", "[1,3]"},
      {R"(["it",2])", R"(["it",3])"},
  };
  for (const auto& [low, high] : ascending) {
    EXPECT_EQ(Compared(low, high), std::strong_ordering::less) << low << high;
    EXPECT_EQ(Compared(high, low), std::strong_ordering::greater) << low << high;
    EXPECT_EQ(Compared(low, low), std::strong_ordering::equal) << low;
  }
}

TEST(OffsetTest, WhatOnlyTheSourcePutsInOrderIsNotCompared) {
  const std::pair<std::string_view, std::string_view> unknown[] = {
      {"1", "1.5"},
      {"1", R"("1")"},
      {R"("a")", R"("b")"},
      {R"({"$numberDecimal":"1"})", R"({"$numberDecimal":"2"})"},
      {R"({"$binary":{"base64":"/w==","subType":"00"}})", R"({"$binary":{"base64":"AAAA","subType":"00"}})"},
      {R"({"$binary":{"base64":"AA==","subType":"00"}})", R"({"$binary":{"base64":"AA==","subType":"80"}})"},
      {R"({"file":"1:2:3","byte":9})", R"({"file":"1:4:3","byte":10})"},
      {"[1]", "[1,2]"},
      {R"(["a",1])", R"(["b",2])"},
  };
  for (const auto& [a, b] : unknown) EXPECT_EQ(Compared(a, b), std::nullopt) << a << b;
  EXPECT_EQ(Compared(R"("a")", R"("a")"), std::strong_ordering::equal);
}

TEST(OffsetTest, SomeKeysSayWhenTheirDocumentWasMade) {
  const auto made = [](std::string_view text) { return TimeOfOffset(*ParseOffset(text)); };
  EXPECT_EQ(made(R"({"$date":"2026-11-17T01:00:00.250Z"})"), WallFromMillis(1'794'877'200'250));
  EXPECT_EQ(made(R"({"stream":"1526919030474-7"})"), WallFromMillis(1'526'919'030'474));
  EXPECT_EQ(made(R"({"$oid":"6822f3f2f89695833ce6b145"})"), WallFromMillis(0x6822f3f3LL * 1'000));
  for (const char* other : {"17", R"("2026-11-17")", R"({"file":"1:2:3","byte":9})", "[1,2]"}) {
    EXPECT_EQ(made(other), std::nullopt) << other;
  }
}

TEST(OffsetTest, KindsHaveNames) {
  EXPECT_EQ(KindName(*ParseOffset("1")), "a whole number");
  EXPECT_EQ(KindName(*ParseOffset(R"({"$uuid":"0190163d-8694-739b-aea5-966c26f8ad91"})")), "a UUID");
  EXPECT_EQ(KindName(*ParseOffset("[1]")), "a key of several columns");
}

}  // namespace
}  // namespace pawl
