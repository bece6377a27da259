#include "base/json_writer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

#include "base/json_reader.h"

namespace pawl {
namespace {

std::string Quoted(std::string_view text) {
  std::string out;
  AppendJsonString(out, text);
  return out;
}

TEST(JsonWriterTest, SetsCommasByItself) {
  std::string out;
  JsonWriter json(out);
  json.BeginObject().Key("a").Int(-1).Key("b").BeginArray().EndArray().Key("c").BeginArray();
  json.Uint(2).BeginObject().EndObject().Bool(true).Null().String("x").EndArray();
  json.Key("d").Raw("{ \"kept\" : 1e400 }").Key("e").BeginObject().Key("f").Bool(false).EndObject().EndObject();
  EXPECT_EQ(out, R"({"a":-1,"b":[],"c":[2,{},true,null,"x"],"d":{ "kept" : 1e400 },"e":{"f":false}})");
}

TEST(JsonWriterTest, WritesNumbersSoThatTheyReadBackTheSame) {
  std::string out;
  JsonWriter json(out);
  json.BeginArray().Int(INT64_MIN).Uint(UINT64_MAX).Double(0.1).Double(1e300).Double(3);
  json.Double(std::nan("")).Double(std::numeric_limits<double>::infinity()).EndArray();
  EXPECT_EQ(out, "[-9223372036854775808,18446744073709551615,0.1,1e+300,3,null,null]");
}

TEST(AppendJsonStringTest, EscapesWhatMustBe) {
  EXPECT_EQ(Quoted(""), "\"\"");
  EXPECT_EQ(Quoted("a\"b\\c/\b\f\n\r\t"), R"("a\"b\\c/\b\f\n\r\t")");
  EXPECT_EQ(Quoted(std::string("\0\x01\x1F\x7F", 4)), "\"\\u0000\\u0001\\u001f\x7F\"");
  EXPECT_EQ(Quoted("na\xC3\xAFve \xF0\x9F\x98\x80"), "\"na\xC3\xAFve \xF0\x9F\x98\x80\"");
}

TEST(AppendJsonStringTest, ReplacesBytesThatAreNotUtf8) {
  EXPECT_EQ(Quoted("a\xFF\xC3(b\xE2\x82"), "\"a\xEF\xBF\xBD\xEF\xBF\xBD(b\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

TEST(AppendJsonStringTest, ReadsBackWhateverTheBytes) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text{'a', static_cast<char>(first), static_cast<char>(second)};
      const std::string json = Quoted(text);
      const auto value = ParseJson(json);
      ASSERT_TRUE(value.ok()) << json;
      EXPECT_TRUE(first >= 128 || second >= 128 || *value->String() == text) << json;
    }
  }
}

}  // namespace
}  // namespace pawl
