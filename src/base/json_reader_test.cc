#include "base/json_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string Nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

JsonValue Parsed(std::string_view text) { return ParseJson(text).value(); }

TEST(ParseJsonTest, KeepsAValidTextAsWritten) {
  const std::vector<std::string> texts{"null",
                                       "true",
                                       "false",
                                       "0",
                                       "-0",
                                       "-0.0e-0",
                                       "9007199254740993",
                                       "1e400",
                                       "1E+2",
                                       "\"\"",
                                       R"("\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00\u0000")",
                                       "\"\x7F \xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF\"",
                                       "[]",
                                       "{}",
                                       "[ ]",
                                       "{ }",
                                       "[1 , [ ] , {\"a\" : { } } ]",
                                       R"({"b":1,"a":[1,2,{"c":null}],"b":2,"long key of many bytes":"x"})"};
  for (const std::string& text : texts) {
    const std::string padded = " \t" + text + "\r\n";
    const auto value = ParseJson(padded);
    ASSERT_TRUE(value.ok()) << text << ToString(value.error());
    EXPECT_EQ(value->raw, text);
  }
}

struct Broken {
  std::string text;
  std::string detail;
};

TEST(ValidateJsonTest, RefusesABrokenTextWithThePlace) {
  const std::vector<Broken> cases{{"", "ends too early at byte 0"},
                                  {"  ", "ends too early at byte 2"},
                                  {"[1,", "ends too early at byte 3"},
                                  {"{\"a\":", "ends too early at byte 5"},
                                  {"\"abc", "ends too early at byte 4"},
                                  {"\"\\", "ends too early at byte 2"},
                                  {"nul", "expected a value at byte 0"},
                                  {"NaN", "expected a value at byte 0"},
                                  {"[1,]", "expected a value at byte 3"},
                                  {"[,1]", "expected a value at byte 1"},
                                  {"+1", "expected a value"},
                                  {".5", "expected a value"},
                                  {"01", "leading zero at byte 1"},
                                  {"-", "ends too early"},
                                  {"-x", "expected a digit at byte 1"},
                                  {"1.", "ends too early"},
                                  {"[1.e5]", "expected a digit at byte 3"},
                                  {"[1e]", "expected a digit at byte 3"},
                                  {"1 2", "after the end of the value at byte 2"},
                                  {"{}x", "after the end of the value at byte 2"},
                                  {std::string("1\0", 2), "after the end of the value at byte 1"},
                                  {"[1}", "expected ',' or ']'"},
                                  {"{\"a\":1]", "expected ',' or '}'"},
                                  {"{\"a\" 1}", "expected ':' at byte 5"},
                                  {"{a:1}", "expected a key in double quotes at byte 1"},
                                  {"{\"a\":1,}", "expected a key in double quotes at byte 7"},
                                  {"'a'", "expected a value"},
                                  {"\"\t\"", "control character"},
                                  {std::string("\"\0\"", 3), "control character"},
                                  {"\"\\x\"", "unknown escape"},
                                  {"\"\\u12g4\"", "four hexadecimal digits at byte 1"},
                                  {R"("\ud800")", "lone high surrogate in a string at byte 1"},
                                  {R"("\ud800\u0041")", "lone high surrogate"},
                                  {R"("\udc00")", "lone low surrogate"},
                                  {"\"\x80\"", "not UTF-8 at byte 1"},
                                  {"\"\xC0\x80\"", "not UTF-8"},
                                  {"\"\xED\xA0\x80\"", "not UTF-8"},
                                  {"\"\xF4\x90\x80\x80\"", "not UTF-8"},
                                  {"\"\xE2\x82", "not UTF-8"},
                                  {"\xEF\xBB\xBF{}", "expected a value at byte 0"},
                                  {"\xC3\xA9", "expected a value at byte 0"}};
  for (const auto& [text, detail] : cases) {
    const auto result = ValidateJson(text);
    ASSERT_FALSE(result.ok()) << text;
    EXPECT_EQ(result.error().code, ErrorCode::kBadJson);
    EXPECT_THAT(result.error().detail, HasSubstr(detail)) << text;
  }
}

TEST(ValidateJsonTest, At64LevelsIsFineAndAt65IsTooDeep) {
  EXPECT_TRUE(ValidateJson(Nested(64)).ok());
  EXPECT_EQ(ValidateJson(Nested(65)).error().code, ErrorCode::kTooDeep);
  EXPECT_EQ(ValidateJson(std::string(100'000, '[')).error().code, ErrorCode::kTooDeep);
  EXPECT_EQ(ValidateJson("[1]", 0).error().code, ErrorCode::kTooDeep);
}

TEST(ValidateJsonTest, KnowsTheKindOfEachOfMixedLevels) {
  std::string text = "1";
  for (int i = 0; i < 64; ++i) text = i % 3 == 0 ? "[" + text + "]" : R"({"k":)" + text + "}";
  EXPECT_TRUE(ValidateJson(text).ok());
  text[text.size() - 2] = text[text.size() - 2] == ']' ? '}' : ']';
  EXPECT_EQ(ValidateJson(text).error().code, ErrorCode::kBadJson);
}

TEST(ValidateJsonTest, FindsAFaultAtEveryOffsetOfAString) {
  for (std::size_t length = 1; length < 40; ++length) {
    for (std::size_t at = 0; at < length; ++at) {
      std::string text = "\"" + std::string(length, 'a') + "\"";
      text[at + 1] = '\x1F';
      EXPECT_EQ(ValidateJson(text).error().detail,
                "a control character in a string (write it as \\u00xx) at byte " + std::to_string(at + 1));
    }
  }
}

// What the validator accepts, the walkers must be able to walk; what it refuses must not make them leave the text.
TEST(ValidateJsonTest, OnRandomDamageNeitherCrashesNorLosesItsWay) {
  SeededRandom random(7);
  const std::string good = R"({"a":[1,2.5e3,"x\u00e9\"y",null],"b":{"c":true,"d":{}},"e":"text text text"})";
  for (int round = 0; round < 20'000; ++round) {
    std::string text = good.substr(0, random.Below(good.size()) + 1);
    for (std::uint64_t n = random.Below(3); n > 0; --n)
      text[random.Below(text.size())] = static_cast<char>(random.Next());
    const bool valid = ValidateJson(text).ok();
    (void)ForEachMember(KnownJson(text), [&](std::string_view, const JsonValue& value) -> Result<void> {
      EXPECT_TRUE(!valid || ValidateJson(value.raw).ok()) << text;
      (void)value.String();
      return {};
    });
  }
}

TEST(JsonValueTest, GetsStringsWithEscapesAndNul) {
  EXPECT_EQ(*Parsed(R"("plain")").String(), "plain");
  EXPECT_EQ(*Parsed(R"("a\"\\\/\b\f\n\r\t")").String(), "a\"\\/\b\f\n\r\t");
  EXPECT_EQ(*Parsed(R"("\u00e9\u20AC\ud83d\ude00!")").String(), "\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80!");
  EXPECT_EQ(*Parsed(R"("a\u0000b")").String(), std::string("a\0b", 3));
  EXPECT_EQ(Parsed("1").String().error().detail, "must be a string, but is a number");
}

TEST(JsonValueTest, GetsAViewWithoutCopyWhereItCan) {
  const std::string text = R"("plain")";
  std::string buffer;
  EXPECT_EQ(Parsed(text).StringView(buffer)->data(), text.data() + 1);
  EXPECT_EQ(*Parsed(R"("\n")").StringView(buffer), "\n");
}

TEST(JsonValueTest, GetsWholeNumbersExactly) {
  EXPECT_EQ(*Parsed("9007199254740993").Int(), 9007199254740993);
  EXPECT_EQ(*Parsed("-9223372036854775808").Int(), INT64_MIN);
  EXPECT_EQ(*Parsed("3.0").Int(), 3);
  EXPECT_EQ(*Parsed("12e3").Int(), 12000);
  EXPECT_EQ(*Parsed("-0").Int(), 0);
  for (const char* bad : {"9223372036854775808", "1.5", "1e19", "1e400", "1e-1", "1.0000000000000000001", "\"1\"",
                          "null", "1e99999999999999999999"}) {
    EXPECT_EQ(Parsed(bad).Int().error().code, ErrorCode::kInvalid) << bad;
  }
}

TEST(JsonValueTest, GetsDoublesAndRefusesWhatOverflows) {
  EXPECT_EQ(*Parsed("1.5").Number(), 1.5);
  EXPECT_EQ(*Parsed("-2e3").Number(), -2000.0);
  EXPECT_EQ(*Parsed("1e-400").Number(), 0.0);
  EXPECT_EQ(*Parsed("-0.1E-25474900719925474099399").Number(), 0.0);
  EXPECT_EQ(Parsed("1e400").Number().error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Parsed("true").Number().error().code, ErrorCode::kInvalid);
}

TEST(JsonValueTest, GetsBooleansOnlyFromBooleans) {
  EXPECT_TRUE(*Parsed("true").Bool());
  EXPECT_FALSE(*Parsed("false").Bool());
  EXPECT_EQ(Parsed("0").Bool().error().detail, "must be true or false, but is a number");
  EXPECT_TRUE(Parsed("null").IsNull());
}

TEST(ForEachMemberTest, GivesKeysInOrderAndTheExactBytesOfValues) {
  std::vector<std::string> seen;
  const auto result = ForEachMember(
      Parsed("{ \"b\" : [1, \"]\" ] ,\"a\\u0062\":{\"x\" : \"}\\\"\"},\"c\":9007199254740993 , \"d\":1e400}"),
      [&](std::string_view key, const JsonValue& value) -> Result<void> {
        seen.push_back(std::string(key) + "=" + std::string(value.raw));
        return {};
      });
  EXPECT_TRUE(result.ok());
  EXPECT_THAT(seen, ElementsAre("b=[1, \"]\" ]", "ab={\"x\" : \"}\\\"\"}", "c=9007199254740993", "d=1e400"));
}

TEST(ForEachMemberTest, StopsAtTheFirstErrorOfTheCaller) {
  int calls = 0;
  const auto result =
      ForEachMember(Parsed(R"({"a":1,"b":2})"), [&](std::string_view, const JsonValue&) -> Result<void> {
        ++calls;
        return Error{ErrorCode::kUnknownField, "no"};
      });
  EXPECT_EQ(result.error().code, ErrorCode::kUnknownField);
  EXPECT_EQ(calls, 1);
}

TEST(ForEachMemberTest, WithAKeyTwiceNamesIt) {
  const auto ignore = [](std::string_view, const JsonValue&) -> Result<void> { return {}; };
  const auto result = ForEachMember(Parsed(R"({"queue":1,"x":2,"qu\u0065ue":3})"), ignore);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, ErrorCode::kInvalid);
  EXPECT_EQ(result.error().detail, "the key \"queue\" is there more than once");

  std::string many = "{";
  for (int i = 0; i < 1000; ++i) many += "\"k\\u005f" + std::to_string(i) + "\":0,";
  EXPECT_TRUE(ForEachMember(Parsed(many + "\"end\":0}"), ignore).ok());
  EXPECT_FALSE(ForEachMember(Parsed(many + "\"k_999\":0}"), ignore).ok());
  EXPECT_FALSE(ForEachMember(Parsed(many + "\"k_3\":0}"), ignore).ok());
}

TEST(ForEachMemberTest, OnAnythingButAnObjectSaysSo) {
  const auto result =
      ForEachMember(Parsed("[]"), [](std::string_view, const JsonValue&) -> Result<void> { return {}; });
  EXPECT_EQ(result.error().detail, "must be an object, but is an array");
}

TEST(ForEachElementTest, GivesElementsInOrder) {
  std::vector<std::string> seen;
  const auto collect = [&](const JsonValue& value) -> Result<void> {
    seen.emplace_back(value.raw);
    return {};
  };
  EXPECT_TRUE(ForEachElement(Parsed("[ 1 ,\"a,]\", [2 ,3] , { },null ]"), collect).ok());
  EXPECT_THAT(seen, ElementsAre("1", "\"a,]\"", "[2 ,3]", "{ }", "null"));
  seen.clear();
  EXPECT_TRUE(ForEachElement(Parsed("[ ]"), collect).ok());
  EXPECT_TRUE(seen.empty());
  EXPECT_EQ(ForEachElement(Parsed("{}"), collect).error().code, ErrorCode::kInvalid);
}

TEST(FindMemberTest, FindsTheLastOfThatName) {
  EXPECT_EQ(FindMember(Parsed(R"({"a":1,"link":"x","\u0061":2})"), "a")->raw, "2");
  EXPECT_FALSE(FindMember(Parsed(R"({"a":1})"), "b").has_value());
  EXPECT_FALSE(FindMember(Parsed("[1]"), "a").has_value());
}

}  // namespace
}  // namespace pawl
