#include "cli/top_view.h"

#include <gtest/gtest.h>

#include "cli/event_stream.h"

namespace pawl::cli {
namespace {

JsonValue Json(const std::string& text) { return KnownJson(text); }

TEST(TopViewTest, RatesAreThoseBetweenTwoEvents) {
  TopView view;
  const std::string first =
      R"({"now":"2026-03-01T09:30:00.000Z","totals":{"counters":{"pushed":100},"counts":{"queued":5},"oldest_age":61},)"
      R"("queues":[{"queue":"idle","paused":true,"counters":{},"counts":{}},)"
      R"({"queue":"mail","paused":false,"counters":{"pushed":100},"counts":{"queued":5},"oldest_age":61}]})";
  ASSERT_TRUE(view.Take(Json(first), true).ok());
  const std::string before = view.Render({}, 0);
  EXPECT_NE(before.find("queued 5"), std::string::npos) << before;
  EXPECT_NE(before.find("oldest waits 1m"), std::string::npos) << before;
  EXPECT_NE(before.find("pushed 0"), std::string::npos) << "nothing is known of the time before";
  EXPECT_LT(before.find("\nmail"), before.find("\nidle")) << before;
  EXPECT_NE(before.find("paused"), std::string::npos) << before;
  const std::string second =
      R"({"now":"2026-03-01T09:30:02.000Z","totals":{"counters":{"pushed":140},"counts":{"queued":45}},)"
      R"("queues":[{"queue":"mail","paused":false,"counters":{"pushed":140},"counts":{"queued":45}}]})";
  ASSERT_TRUE(view.Take(Json(second), false).ok());
  const std::string after = view.Render({}, 0);
  EXPECT_NE(after.find("a second: pushed 20"), std::string::npos) << after;
  EXPECT_NE(after.find("\nidle"), std::string::npos) << "what has not changed stays";
}

TEST(TopViewTest, WhatDoesNotFitIsCounted) {
  TopView view;
  std::string queues;
  for (int i = 0; i < 40; ++i) {
    queues += std::string(i == 0 ? "" : ",") + R"({"queue":"q)" + std::to_string(i) + R"(","counters":{},"counts":{}})";
  }
  ASSERT_TRUE(
      view.Take(Json(R"({"now":"2026-03-01T09:30:00.000Z","totals":{},"queues":[)" + queues + "]}"), true).ok());
  const std::string text = view.Render({}, 24);
  EXPECT_NE(text.find(" more\n"), std::string::npos) << text;
  EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 24) << text;
}

TEST(EventParserTest, EventsMayComeInPiecesAndCommentsArePassedOver) {
  EventParser parser;
  parser.Add(": keep-alive\n\nevent: sta");
  EXPECT_FALSE(parser.Next());
  parser.Add("ts\ndata: {\"a\":1}\n\nevent: reset\ndata: {}\n\n");
  const auto first = parser.Next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->name, "stats");
  EXPECT_EQ(first->data, R"({"a":1})");
  EXPECT_EQ(parser.Next()->name, "reset");
  EXPECT_FALSE(parser.Next());
}

}  // namespace
}  // namespace pawl::cli
