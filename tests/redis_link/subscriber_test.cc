#include <gtest/gtest.h>

#include <atomic>
#include <mutex>

#include "redis/redis_subscriber.h"
#include "tests/support/cutting_proxy.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using std::chrono::milliseconds;
using support::RedisProcess;
using support::WaitUntil;

class RedisSubscriberTest : public testing::Test {
 protected:
  RedisSubscriberOptions Options() {
    return {.url = redis_.url(),
            .channels = {"a", "b"},
            .on_message =
                [this](std::string_view channel, std::string_view payload) {
                  const std::lock_guard lock(mutex_);
                  messages_.push_back(std::string(channel) + "=" + std::string(payload));
                },
            .on_connect = [this] { ++connects_; }};
  }

  std::vector<std::string> Messages() {
    const std::lock_guard lock(mutex_);
    return messages_;
  }

  void Publish(const std::string& channel, const std::string& payload) { redis_.Call({"PUBLISH", channel, payload}); }

  RedisProcess redis_;
  std::atomic<int> connects_{0};
  std::mutex mutex_;
  std::vector<std::string> messages_;
};

TEST_F(RedisSubscriberTest, HearsAllChannelsInOrder) {
  const RedisSubscriber subscriber(Options());
  ASSERT_TRUE(WaitUntil([&] { return connects_ == 1; }));
  Publish("a", "1");
  Publish("other", "2");
  Publish("b", std::string("3\0\r\n", 4));
  ASSERT_TRUE(WaitUntil([&] { return Messages().size() == 2; }));
  EXPECT_EQ(Messages(), (std::vector<std::string>{"a=1", std::string("b=3\0\r\n", 6)}));
}

TEST_F(RedisSubscriberTest, AfterARestartItSubscribesAgainAndSaysSo) {
  const RedisSubscriber subscriber(Options());
  ASSERT_TRUE(WaitUntil([&] { return connects_ == 1; }));
  redis_.Kill();
  redis_.Start();
  ASSERT_TRUE(WaitUntil([&] { return connects_ == 2; }));
  Publish("a", "again");
  EXPECT_TRUE(WaitUntil([&] { return Messages() == std::vector<std::string>{"a=again"}; }));
}

TEST_F(RedisSubscriberTest, ASilentConnectionIsKeptWhileItAnswers) {
  RedisSubscriberOptions options = Options();
  options.ping_every = milliseconds(1);
  options.reply_timeout = support::kPatience;
  const RedisSubscriber subscriber(std::move(options));
  // Each connection, those of this test's own looks too, begins with one PING: all others are signs of life.
  const auto more_pings = [&] {
    const std::string pings = redis_.Info("commandstats", "cmdstat_ping");  // "calls=12,usec=…"
    const int connections = std::stoi(redis_.Info("stats", "total_connections_received"));
    return std::stoi(pings.substr(std::string_view("calls=").size())) - connections;
  };
  EXPECT_TRUE(WaitUntil([&] { return more_pings() > 20; }));
  EXPECT_EQ(connects_, 1);
}

TEST_F(RedisSubscriberTest, AFrozenServerIsGivenUpAndConnectedAgainWhenItGoesOn) {
  const support::CuttingProxy proxy(redis_.port(), 1);
  RedisSubscriberOptions options = Options();
  options.url.endpoints = {{.host = "127.0.0.1", .port = proxy.port()}};
  options.ping_every = milliseconds(20);
  options.reply_timeout = milliseconds(200);
  options.connect_timeout = milliseconds(200);
  const RedisSubscriber subscriber(std::move(options));
  ASSERT_TRUE(WaitUntil([&] { return connects_ >= 1; }));
  redis_.Freeze();
  const int connections = proxy.connections();
  EXPECT_TRUE(WaitUntil([&] { return proxy.connections() > connections; }));
  const int connects = connects_;
  redis_.Thaw();
  EXPECT_TRUE(WaitUntil([&] { return connects_ > connects; }));
}

TEST_F(RedisSubscriberTest, StopsWhileRedisIsAwayAndWhileItIsSilent) {
  {
    const RedisSubscriber silent(Options());
    ASSERT_TRUE(WaitUntil([&] { return connects_ == 1; }));
  }
  redis_.Kill();
  const RedisSubscriber away(Options());
}

}  // namespace
}  // namespace pawl
