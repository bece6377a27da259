// Channels: what is published reaches ports, once and for good, and whoever listens, while they do.
#include <atomic>
#include <thread>

#include "tests/system/http/event_reader.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

class ChannelsTest : public HttpTest {
 protected:
  // Publishes until somebody has heard it: a listener joins a moment after its head is sent.
  std::string HeardWhilePublishing(EventReader& reader, const std::string& path, const std::string& body) {
    std::atomic<bool> heard = false;
    std::thread busy([&] {
      RawHttp http(server_->port());
      while (!heard) EXPECT_EQ(http.Post(path, body)->status, 200);
    });
    const std::string event = reader.Until("\n\n");
    heard = true;
    busy.join();
    return event;
  }
};

TEST_F(ChannelsTest, AMessageReachesItsChannelAndThoseAboveIt) {
  Push(
      R"({"type":"t","id":"a","ports":{"in":{"here":{"channels":["/shop/orders"]},"above":{"channels":["/shop"]},)"
      R"("both":{"channels":["/shop","/shop/orders"]},"all":{"channels":["/"]},"other":{"channels":["/shop/bills"]}}}})");
  EXPECT_EQ(Ok(Post("/v1/channels/shop/orders", R"({"value":{"order":17}})")), R"({"delivered":4})");
  for (const char* port : {"here", "above", "both", "all"}) {
    EXPECT_EQ(TextAt(Get("/v1/jobs/a/ports/in/" + std::string(port)).body, "items"),
              R"([{"value":{"order":17},"channel":"/shop/orders"}])")
        << port;
  }
  EXPECT_EQ(TextAt(Get("/v1/jobs/a/ports/in/other").body, "items"), "[]");
}

TEST_F(ChannelsTest, DeliveryWakesAJobWhateverItDoes) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{"channels":["/x"]}}}})");
  Ok(Post("/v1/jobs/a/suspend", WithToken(Claim("t"))));
  Ok(Post("/v1/channels/x", R"({"value":1})"));
  EXPECT_EQ(TextAt(Claim("t"), "inputs.n.items.0.value"), "1");
}

TEST_F(ChannelsTest, ARepeatedPublishIsOne) {
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{"channels":["/x"]}}}})");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Ok(Post("/v1/channels/x", R"({"value":1})", "Idempotency-Key: k-1\r\n")), R"({"delivered":1})");
  }
  EXPECT_EQ(NumberAt(Get("/v1/jobs/a").body, "ports.in.n.size"), 1);
}

TEST_F(ChannelsTest, TheServersOwnChannelsAreNotForOthers) {
  ExpectProblem(Post("/v1/channels/pawl/log", R"({"value":1})"), 403, "forbidden", "channel");
}

TEST_F(ChannelsTest, AListenerHearsItsChannelAndAllBelow) {
  EventReader reader(server_->port(), "/v1/channels/shop");
  EXPECT_NE(reader.Until("\r\n\r\n").find("text/event-stream"), std::string::npos);
  const std::string event = HeardWhilePublishing(reader, "/v1/channels/shop/orders", R"({"value":[1,2]})");
  EXPECT_NE(event.find("event: message\n"), std::string::npos) << event;
  const std::size_t data = event.find("data: ");
  ASSERT_NE(data, std::string::npos) << event;
  EXPECT_EQ(TextAt(event.substr(data + 6), "channel"), "/shop/orders");
  EXPECT_EQ(TextAt(event.substr(data + 6), "value"), "[1,2]");
}

TEST_F(ChannelsTest, TheStepsOfAJobCanBeHeard) {
  Push(R"({"type":"t","id":"a"})");
  EventReader reader(server_->port(), "/v1/channels/pawl/jobs/a");
  reader.Until("\r\n\r\n");
  std::atomic<bool> heard = false;
  std::thread busy([&] {
    RawHttp http(server_->port());
    while (!heard) {
      http.Post("/v1/jobs/a/terminate");
      http.Post("/v1/jobs/a/run", R"({"force":true})");
    }
  });
  const std::string event = reader.Until("\n\n");
  heard = true;
  busy.join();
  const std::size_t data = event.find("data: ");
  ASSERT_NE(data, std::string::npos) << event;
  EXPECT_EQ(TextAt(event.substr(data + 6), "value.job"), "a");
  EXPECT_FALSE(TextAt(event.substr(data + 6), "value.to").empty());
}

TEST_F(ChannelsTest, TheProgressOfAJobIsAnEventOfItsOwn) {
  Push(R"({"type":"t","id":"a"})");
  const std::string beat = WithToken(Claim("t"), R"("progress":{"done":3,"token":"s"})");
  EventReader reader(server_->port(), "/v1/channels/pawl/jobs/a");
  reader.Until("\r\n\r\n");
  const std::string event = HeardWhilePublishing(reader, "/v1/jobs/a/heartbeat", beat);
  EXPECT_NE(event.find("event: progress\n"), std::string::npos) << event;
  const std::size_t data = event.find("data: ");
  ASSERT_NE(data, std::string::npos) << event;
  EXPECT_EQ(TextAt(event.substr(data + 6), "id"), "a");
  EXPECT_EQ(TextAt(event.substr(data + 6), "progress"), R"({"done":3,"token":"[redacted]"})");
}

TEST_F(ChannelsTest, AJobHearsTheLogOfOthersButNotItself) {
  Push(R"({"type":"ear","id":"ear","ports":{"in":{"log":{"channels":["/pawl/log"]}}}})");
  Ok(Post("/v1/jobs/ear/suspend", WithToken(Claim("ear"))));
  Push(R"({"type":"t","id":"a","ports":{"in":{"n":{}},"out":{"r":{}}},"inputs":{"n":[1]}})");
  const std::string job = Claim("t");
  Ok(Post("/v1/jobs/a/complete", WithToken(job, R"("effects":{"consume":[{"port":"n","from":0,"to":1}],)"
                                                R"("write":[{"port":"r","values":[2]}]})")));
  const std::string heard = Claim("ear");
  EXPECT_EQ(TextAt(heard, "inputs.log.items.0.channel"), "/pawl/log");
  EXPECT_EQ(TextAt(heard, "inputs.log.items.0.value.job"), "a");
  EXPECT_EQ(ElementsAt(heard, "inputs.log.items").size(), 1U);
  const std::string take = R"("effects":{"consume":[{"port":"log","from":0,"to":1}]})";
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/ear/suspend", WithToken(heard, take))), "state"), "suspended");
  EXPECT_EQ(Claim("ear"), "") << "what it reads from the log is not in the log";
}

}  // namespace
}  // namespace pawl::system_test
