#include "source/scan_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl::source {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(ScanSpecTest, HasWhatTheTaskAndItsPartitionSay) {
  const auto spec = ParseScanSpec(
      R"({"source":"orders","table":"users","columns":["a","b"],"key":["tenant","id"],"where":"a > 1","time":"made",
          "settle":"2m","late":"accept","block":500,"processor":{"http":{}},"split":null})",
      R"({"where":"b < 2","from":[1,2],"to":[3,4]})");
  ASSERT_TRUE(spec.ok()) << ToString(spec.error());
  EXPECT_EQ(spec->source, "orders");
  EXPECT_EQ(spec->table, "users");
  EXPECT_THAT(spec->columns, ElementsAre("a", "b"));
  EXPECT_THAT(spec->key, ElementsAre("tenant", "id"));
  EXPECT_THAT(spec->where, ElementsAre("a > 1", "b < 2"));
  EXPECT_EQ(RenderOffset(*spec->from), "[1,2]");
  EXPECT_EQ(RenderOffset(*spec->to), "[3,4]");
  EXPECT_EQ(spec->time, "made");
  EXPECT_EQ(spec->settle, std::chrono::minutes(2));
  EXPECT_TRUE(spec->accepts_late);
}

TEST(ScanSpecTest, TakesAFileOfThePartitionBeforeThatOfTheTask) {
  EXPECT_EQ(ParseScanSpec(R"({"file":"a"})")->file, "a");
  EXPECT_EQ(ParseScanSpec(R"({"file":"a"})", R"({"file":"b"})")->file, "b");
  EXPECT_EQ(ParseScanSpec(R"({"collection":"c"})")->table, "c");
}

TEST(ScanSpecTest, SaysWhichFieldIsWrong) {
  for (const auto& [scan, field] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
           {R"({"table":17})", "table"},
           {R"({"table":""})", "table"},
           {R"({"key":[]})", "key"},
           {R"({"key":["a",1]})", "key"},
           {R"({"settle":"soon"})", "settle"},
           {R"({"late":"yes"})", "late"},
       }) {
    const auto spec = ParseScanSpec(scan);
    ASSERT_FALSE(spec.ok()) << scan;
    EXPECT_EQ(spec.error().field, field);
    EXPECT_THAT(spec.error().detail, HasSubstr(field));
  }
  EXPECT_FALSE(ParseScanSpec("[]").ok());
  EXPECT_FALSE(ParseScanSpec("{").ok());
  EXPECT_EQ(ParseScanSpec("{}", R"({"from":true})").error().field, "from");
}

}  // namespace
}  // namespace pawl::source
