#include "wire/http/parse_settings.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl::http {
namespace {

TEST(ParseQueuePatchTest, ReadsEverySetting) {
  const auto patch = ParseQueuePatch(R"({"paused":true,"concurrency":4,"rate":{"limit":10,"per":"1m"},"max_payload":100,
      "defaults":{"lease":"1s","timeout":0,"retry":{"max":1},"max_crashes":2,"delay":1,"expires_in":"1h","priority":9,
      "retention":"7d","group_limit":3}})");
  ASSERT_TRUE(patch.ok()) << ToString(patch.error());
  EXPECT_EQ(patch->paused, true);
  EXPECT_EQ(**patch->concurrency, 4U);
  EXPECT_EQ(**patch->rate, (Rate{10, Millis(60'000)}));
  EXPECT_EQ(**patch->max_payload, 100U);
  EXPECT_EQ(**patch->lease, Millis(1'000));
  EXPECT_EQ(**patch->timeout, Millis(0));
  EXPECT_EQ((**patch->retry).max, 1);
  EXPECT_EQ(**patch->max_crashes, 2);
  EXPECT_EQ(**patch->priority, 9);
  EXPECT_EQ(**patch->group_limit, 3U);
  EXPECT_FALSE(patch->clear_defaults);
}

TEST(ParseQueuePatchTest, NullRemovesAndAbsenceLeaves) {
  const auto patch = ParseQueuePatch(R"({"concurrency":null,"rate":null,"defaults":{"lease":null,"retry":null}})");
  ASSERT_TRUE(patch.ok());
  ASSERT_TRUE(patch->concurrency && patch->rate && patch->lease && patch->retry);
  EXPECT_FALSE(patch->concurrency->has_value());
  EXPECT_FALSE(patch->rate->has_value());
  EXPECT_FALSE(patch->lease->has_value());
  EXPECT_FALSE(patch->retry->has_value());
  EXPECT_FALSE(patch->max_payload || patch->paused || patch->timeout);
  EXPECT_TRUE(ParseQueuePatch(R"({"defaults":null})")->clear_defaults);
}

TEST(ParseQueuePatchTest, ARateWithoutASpanIsASecond) {
  EXPECT_EQ((**ParseQueuePatch(R"({"rate":{"limit":2}})")->rate).per, Millis(1'000));
}

TEST(ParseQueuePatchTest, NamesTheFieldThatIsWrong) {
  const auto field = [](const std::string& body) { return ParseQueuePatch(body).error().field; };
  EXPECT_EQ(field(R"({"paused":"yes"})"), "paused");
  EXPECT_EQ(field(R"({"paused":null})"), "paused");
  EXPECT_EQ(field(R"({"concurrency":0})"), "concurrency");
  EXPECT_EQ(field(R"({"rate":{"per":1}})"), "rate.limit");
  EXPECT_EQ(field(R"({"rate":{"limit":1,"per":"10ms"}})"), "rate.per");
  EXPECT_EQ(field(R"({"defaults":{"lease":"13h"}})"), "defaults.lease");
  EXPECT_EQ(field(R"({"defaults":{"retry":{"max":1001}}})"), "defaults.retry.max");
  EXPECT_EQ(field(R"({"defaults":{"leese":1}})"), "defaults.leese");
  EXPECT_EQ(field(R"({"pause":true})"), "pause");
  EXPECT_EQ(field(R"({"max_payload":0})"), "max_payload");
}

TEST(ParseGroupPatchTest, ReadsEverySetting) {
  const auto patch = ParseGroupPatch(R"({"limit":2,"rate":{"limit":1},"paused":false,"ordered":true})");
  ASSERT_TRUE(patch.ok());
  EXPECT_EQ(**patch->limit, 2U);
  EXPECT_EQ((**patch->rate).limit, 1U);
  EXPECT_EQ(patch->paused, false);
  EXPECT_EQ(patch->ordered, true);
  EXPECT_FALSE(ParseGroupPatch(R"({"limit":null})")->limit->has_value());
  EXPECT_EQ(ParseGroupPatch(R"({"limits":1})").error().code, ErrorCode::kUnknownField);
}

TEST(ParseNothingTest, RefusesFields) {
  EXPECT_TRUE(ParseNothing("").ok());
  EXPECT_TRUE(ParseNothing(" {} ").ok());
  EXPECT_EQ(ParseNothing(R"({"force":true})").error().code, ErrorCode::kUnknownField);
  EXPECT_EQ(ParseNothing("x").error().code, ErrorCode::kBadJson);
}

TEST(ParseBackupTest, WantsAnAbsolutePath) {
  EXPECT_EQ(ParseBackup(R"({"path":"/b/x","compact":true})")->path, "/b/x");
  EXPECT_EQ(ParseBackup(R"({"path":"x"})").error().field, "path");
  EXPECT_EQ(ParseBackup("{}").error().field, "path");
}

}  // namespace
}  // namespace pawl::http
