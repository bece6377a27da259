#include "wire/http/parse_edit.h"

#include <gtest/gtest.h>

namespace pawl::http {
namespace {

using namespace std::chrono_literals;

TEST(ParseRunTest, TakesAnEmptyBody) {
  EXPECT_FALSE(ParseRun("")->force);
  EXPECT_FALSE(ParseRun("{}")->time.given());
  EXPECT_TRUE(ParseRun(R"({"force":true})")->force);
  EXPECT_EQ(ParseRun(R"({"force":1})").error().field, "force");
}

TEST(ParseRunTest, TakesATimeOrASpan) {
  EXPECT_EQ(ParseRun(R"({"delay":"5m"})")->time.delay, Millis(5min));
  EXPECT_TRUE(ParseRun(R"({"run_at":"2026-03-01T09:30:00Z"})")->time.run_at);
  EXPECT_EQ(ParseRun(R"({"delay":1,"run_at":"2026-03-01T09:30:00Z"})").error().field, "delay");
}

TEST(ParseEditTest, WantsSomethingToChange) {
  EXPECT_EQ(ParseEdit("{}", {}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(ParseEdit(R"({"type":"mail"})", {}).error().code, ErrorCode::kUnknownField);
  EXPECT_EQ(ParseEdit(R"({"priority":10})", {}).error().field, "priority");
}

TEST(ParseEditTest, TakesAGroupOrNone) {
  EXPECT_EQ(ParseEdit(R"({"group":"a"})", {})->group, "a");
  EXPECT_EQ(ParseEdit(R"({"group":null})", {})->group, "");
  EXPECT_EQ(ParseEdit(R"({"payload":{"a": 1}})", {})->payload, R"({"a": 1})");
}

TEST(ParseTagTest, MatchesTheVersionThatItNames) {
  EXPECT_EQ(ParseTag(RenderTag(123)), Version{123});
  EXPECT_EQ(ParseTag(""), std::nullopt);
  EXPECT_EQ(ParseTag("*"), std::nullopt);
  EXPECT_EQ(ParseTag("123"), kAbsent);
  EXPECT_EQ(ParseTag("\"x\""), kAbsent);
}

}  // namespace
}  // namespace pawl::http
