#include "source/mongodb/filter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json_reader.h"

namespace pawl::source {
namespace {

using ::testing::HasSubstr;

// Of the first document that was seen of such a task.
constexpr const char* kSeed = R"({ "$and": [ {"_np": 1 }, { "_id": { "$gt": { "$oid": "{resumeObjectId}" } } }  ] })";

Offset OffsetOf(std::string_view text) { return ParseOffset(text).value(); }

ErrorCode CodeOf(std::string_view filter) {
  const auto filled = FillFilter(filter, std::nullopt);
  return filled.ok() ? ErrorCode::kInternal : filled.error().code;
}

TEST(FilterTest, BeginsWithZeros) {
  EXPECT_EQ(FillFilter(kSeed, std::nullopt).value(),
            R"({"$and":[{"_np":1},{"_id":{"$gt":{"$oid":"000000000000000000000000"}}}]})");
  EXPECT_EQ(FillFilter(R"({"_id":{"$gt":"{resume}"}})", std::nullopt).value(), R"({"_id":{"$gt":{"$minKey":1}}})");
}

TEST(FilterTest, TheOffsetTakesItsPlaceWithItsType) {
  EXPECT_EQ(FillFilter(kSeed, OffsetOf(R"({"$oid":"6822f3f2f89695833ce6b145"})")).value(),
            R"({"$and":[{"_np":1},{"_id":{"$gt":{"$oid":"6822f3f2f89695833ce6b145"}}}]})");
  EXPECT_EQ(FillFilter(kSeed, OffsetOf("17")).value(), R"({"$and":[{"_np":1},{"_id":{"$gt":{"$numberLong":"17"}}}]})");
  const std::string any = R"({"_id":{"$gt":"{resume}"}})";
  EXPECT_EQ(FillFilter(any, OffsetOf(R"({"$date":"1970-01-01T00:00:01.000Z"})")).value(),
            R"({"_id":{"$gt":{"$date":{"$numberLong":"1000"}}}})");
  EXPECT_EQ(FillFilter(any, OffsetOf(R"({"$uuid":"00112233-4455-6677-8899-aabbccddeeff"})")).value(),
            R"({"_id":{"$gt":{"$binary":{"base64":"ABEiM0RVZneImaq7zN3u/w==","subType":"04"}}}})");
}

TEST(FilterTest, AnOffsetCannotBecomeAnOperator) {
  const auto filled = FillFilter(R"({"_id":{"$gt":"{resume}"}})", OffsetOf(R"("\"}},{\"$where\":\"x\"")"));
  ASSERT_TRUE(filled.ok());
  EXPECT_EQ(*filled, R"({"_id":{"$gt":"\"}},{\"$where\":\"x\""}})");
}

TEST(FilterTest, WithoutAPlaceForTheOffsetIsRefused) {
  const auto filled = FillFilter(R"({"_np":1})", std::nullopt);
  ASSERT_FALSE(filled.ok());
  EXPECT_EQ(filled.error().code, ErrorCode::kBadFilter);
  EXPECT_THAT(filled.error().detail, HasSubstr("has no place for the offset"));
  EXPECT_EQ(CodeOf(R"({"{resume}":1})"), ErrorCode::kBadFilter) << "a name is no place";
}

TEST(FilterTest, ProgramsAreRefusedWhereverTheyStand) {
  for (const char* filter : {
           R"({"$where":"true", "_id" : "{resume}"})
    ",
    R"({"\u0024where":"true",
        "_id" : "{resume}"
})",
           R"({"$and":[{"_id":"{resume}"},{"$or":[{"$where":"1"}]}]})",
           R"({"$expr":{"$function":{"body":"x","args":[],"lang":"js"}},"_id":"{resume}"})",
           R"({"$expr":{"$gt":[1,{"$accumulator":{}}]},"_id":"{resume}"})",
           R"({"$where\u0000x":"1","_id":"{resume}"})",
       }) {
    EXPECT_EQ(CodeOf(filter), ErrorCode::kBadFilter) << filter;
    EXPECT_FALSE(CheckFilter(filter).ok());
  }
  EXPECT_TRUE(CheckFilter(R"({"$expr":{"$gt":["$a","$b"]}})").ok());
}

TEST(FilterTest, WhatIsNoObjectIsRefused) {
  for (const char* filter : {"", "[]", "1", "{", R"({"a":1,"a":"{resume}"})"}) {
    EXPECT_EQ(CodeOf(filter), ErrorCode::kBadFilter) << filter;
  }
}

TEST(FilterTest, OffsetsOfOtherSourcesAreNoIds) {
  for (const char* offset : {R"({"stream":"1-0"})", R"({"file":"1:2:3","byte":4})", "[1,2]"}) {
    const auto filled = FillFilter(kSeed, OffsetOf(offset));
    ASSERT_FALSE(filled.ok());
    EXPECT_EQ(filled.error().code, ErrorCode::kKeyType);
  }
}

}  // namespace
}  // namespace pawl::source
