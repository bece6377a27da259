// GET /v1/stats/stream: what live views are told.
#include "tests/system/http/event_reader.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using std::chrono::seconds;

class StatsStreamTest : public HttpTest {
 protected:
  // The data of the next event, which has to be of this kind.
  static std::string Next(EventReader& events, const std::string& kind) {
    const std::string event = events.Until("\n\n");
    EXPECT_NE(event.find("event: " + kind + "\n"), std::string::npos) << event;
    const std::size_t data = event.find("data: ");
    return data == std::string::npos ? "" : event.substr(data + 6);
  }
  // The data of the next event of this kind that tells of a queue.
  static std::string NextChange(EventReader& events) {
    std::string data = Next(events, "changes");
    while (!data.empty() && ElementsAt(data, "queues").empty()) data = Next(events, "changes");
    return data;
  }
};

TEST_F(StatsStreamTest, FirstAllQueuesThenThoseThatHaveChanged) {
  Push(R"({"type":"q"})");
  Push(R"({"type":"r"})");
  clock_->Advance(seconds(3));
  EventReader events(server_->port(), "/v1/stats/stream");
  const std::string head = events.Until("\r\n\r\n");
  EXPECT_NE(head.find("text/event-stream"), std::string::npos);
  EXPECT_NE(head.find("x-accel-buffering: no"), std::string::npos) << head;
  const std::string first = Next(events, "stats");
  EXPECT_EQ(NumberAt(first, "totals.counters.pushed"), 2);
  EXPECT_EQ(NumberAt(first, "totals.counts.queued"), 2);
  EXPECT_EQ(TextAt(first, "totals.oldest_age"), "3");
  ASSERT_EQ(ElementsAt(first, "queues").size(), 2U);
  EXPECT_EQ(TextAt(first, "queues.0.queue"), "q");
  EXPECT_EQ(TextAt(first, "queues.0.paused"), "false");
  EXPECT_EQ(NumberAt(first, "queues.0.counts.queued"), 1);
  Push(R"({"type":"r"})");
  const std::string pushed = NextChange(events);
  ASSERT_EQ(ElementsAt(pushed, "queues").size(), 1U);
  EXPECT_EQ(TextAt(pushed, "queues.0.queue"), "r");
  EXPECT_EQ(NumberAt(pushed, "queues.0.counters.pushed"), 2);
  EXPECT_EQ(NumberAt(pushed, "totals.counters.pushed"), 3);
  Ok(Call("PATCH", "/v1/queues/q", R"({"paused":true})"));
  const std::string paused = NextChange(events);
  EXPECT_EQ(TextAt(paused, "queues.0.queue"), "q");
  EXPECT_EQ(TextAt(paused, "queues.0.paused"), "true");
}

TEST_F(StatsStreamTest, AQueueThatIsDeletedBeginsAfresh) {
  Ok(Call("PATCH", "/v1/queues/gone", R"({"paused":true})"));
  Push(R"({"type":"q"})");
  EventReader events(server_->port(), "/v1/stats/stream");
  events.Until("\r\n\r\n");
  EXPECT_EQ(ElementsAt(Next(events, "stats"), "queues").size(), 2U);
  EXPECT_EQ(Call("DELETE", "/v1/queues/gone").status, 204);
  std::string event = events.Until("\n\n");
  while (event.find("event: changes") != std::string::npos) event = events.Until("\n\n");
  EXPECT_NE(event.find("event: stats\n"), std::string::npos) << event;
  EXPECT_EQ(event.find("gone"), std::string::npos) << event;
}

TEST_F(StatsStreamTest, OneQueueCanBeFollowed) {
  Push(R"({"type":"q"})");
  Push(R"({"type":"r"})");
  EventReader events(server_->port(), "/v1/stats/stream?queue=r&every=1s");
  events.Until("\r\n\r\n");
  const std::string first = Next(events, "stats");
  EXPECT_EQ(NumberAt(first, "totals.counters.pushed"), 1);
  ASSERT_EQ(ElementsAt(first, "queues").size(), 1U);
  EXPECT_EQ(TextAt(first, "queues.0.queue"), "r");
}

TEST_F(StatsStreamTest, WhatCannotBeFollowedIsRefused) {
  ExpectProblem(Get("/v1/stats/stream?queue=nope"), 404, "not_found");
  ExpectProblem(Get("/v1/stats/stream?every=100ms"), 422, "invalid", "every");
  ExpectProblem(Get("/v1/stats/stream?every=2m"), 422, "invalid", "every");
  ExpectProblem(Get("/v1/stats/stream?evry=2s"), 422, "unknown_field", "evry");
}

TEST_F(StatsStreamTest, ItEndsWithItsToken) {
  ServerOptions options;
  options.tokens = {"one:read", "two:read"};
  StartServer(std::move(options));
  EventReader events(server_->port(), "/v1/stats/stream", "Authorization: Bearer one\r\n");
  events.Until("event: stats");
  ASSERT_TRUE(server_->SetTokens({"two:read"}).ok());
  EXPECT_EQ(events.Until("no such mark"), "");
}

class StatsTimesTest : public HttpTest {};

TEST_F(StatsTimesTest, TellHowLongRunsHadWaitedAndTook) {
  for (const char* id : {"a", "b"}) {
    Push(R"({"type":"q","id":")" + std::string(id) + "\"}");
    clock_->Advance(std::chrono::milliseconds(400));
    const std::string job = Claim("q");
    clock_->Advance(seconds(2));
    Ok(Post("/v1/jobs/" + std::string(id) + "/complete", WithToken(job)));
  }
  Push(R"({"type":"q"})");
  EXPECT_NE(Claim("q"), "") << "a run that goes on is not counted";
  const std::string times = Ok(Get("/v1/stats/times?queue=q&resolution=hour"));
  EXPECT_EQ(TextAt(times, "resolution"), "hour");
  ASSERT_EQ(ElementsAt(times, "points").size(), 60U);
  EXPECT_EQ(NumberAt(times, "points.59.wait.count"), 2);
  EXPECT_EQ(NumberAt(times, "points.59.run.count"), 2);
  const auto p50 = NumberAt(times, "points.59.wait.p50");
  EXPECT_TRUE(p50 > 250 && p50 <= 500) << times;
  const auto p99 = NumberAt(times, "points.59.run.p99");
  EXPECT_TRUE(p99 > 1'000 && p99 <= 2'500) << times;
  EXPECT_EQ(TextAt(times, "points.58.run"), R"({"count":0})");
  EXPECT_EQ(NumberAt(Ok(Get("/v1/stats/times")), "points.59.run.count"), 2) << "of all queues";
  ExpectProblem(Get("/v1/stats/times?resolution=day"), 422, "invalid", "resolution");
  ExpectProblem(Get("/v1/stats/times?since=2000-01-01T00:00:00Z"), 422, "invalid", "since");
  ExpectProblem(Get("/v1/stats/times?queue=nope"), 404, "not_found");
}

}  // namespace
}  // namespace pawl::system_test
