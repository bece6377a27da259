// A push on one node and claims that wait on others.
#include <thread>

#include "redis/redis_connection.h"
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

using std::chrono::steady_clock;

// A claim that waits on a node, on a thread of its own.
class WaitingClaim {
 public:
  explicit WaitingClaim(std::uint16_t port)
      : thread_([this, port] {
          RawHttp http(port);
          const auto answer = http.Post("/v1/claim", R"({"worker":"w","queues":["q"],"wait":"50s"})");
          if (answer) job_ = TextAt(answer->body, "jobs.0.id");
        }) {}
  ~WaitingClaim() {
    if (thread_.joinable()) thread_.join();
  }
  WaitingClaim(const WaitingClaim&) = delete;
  WaitingClaim& operator=(const WaitingClaim&) = delete;

  std::string Job() {
    thread_.join();
    return job_;
  }

 private:
  std::string job_;
  std::thread thread_;
};

// Hears to whom wake-ups are sent.
class WakeListener {
 public:
  WakeListener(const RedisProcess& redis, std::string prefix) : redis_(redis), prefix_(std::move(prefix)) {
    auto opened = RedisConnection::Open(redis.endpoint(), {}, Deadline(), interrupt_);
    if (!opened.ok()) return;
    connection_ = *std::move(opened);
    const RedisCommand subscribe = RedisCommand("PSUBSCRIBE").Add(prefix_ + "*");
    EXPECT_TRUE(connection_->Send(std::span(&subscribe, 1), Deadline()).ok());
    EXPECT_TRUE(Receive().has_value());
  }

  // How many came until now; a message of our own marks where that is.
  std::size_t Count() {
    redis_.Call({"PUBLISH", prefix_ + "marker", "x"});
    std::size_t count = 0;
    while (const auto message = Receive()) {  // ["pmessage", pattern, channel, text]
      if (message->items.size() == 4 && message->items[2].text == prefix_ + "marker") return count;
      ++count;
    }
    ADD_FAILURE() << "the marker did not come";
    return count;
  }

 private:
  static steady_clock::time_point Deadline() { return steady_clock::now() + kPatience; }

  std::optional<RedisReply> Receive() {
    auto received = connection_->Receive(Deadline());
    return received.ok() ? *std::move(received) : std::nullopt;
  }

  const RedisProcess& redis_;
  const std::string prefix_;
  RedisInterrupt interrupt_;
  std::unique_ptr<RedisConnection> connection_;
};

class WakeTest : public NodesTest {
 protected:
  // Without built-in work, which has a queue of its own.
  void StartApiNodes(std::size_t count) { StartNodes(redis_.url_text(), {"--roles", "api"}, count); }
  // Nodes that wait for the queue, which is the only one.
  std::int64_t Waiting() {
    std::int64_t waiting = 0;
    for (const RedisReply& key : redis_.Call({"KEYS", KeyOf("q:*:waiters")}).items) {
      waiting += redis_.Call({"ZCARD", key.text}).integer;
    }
    return waiting;
  }
  bool AwaitWaiting(std::int64_t nodes) {
    return WaitUntil([&] { return Waiting() == nodes; });
  }

  std::string Push(std::size_t at) { return TextAt(Post(at, "/v1/jobs", R"({"type":"t","queue":"q"})").body, "id"); }

  RedisProcess redis_;
};

// Waiting claims look for themselves every second. That hand-overs take a small part of that shows that they were told.
TEST_F(WakeTest, APushOnOneNodeWakesAClaimOnTheOther) {
  constexpr int kHandOvers = 50;
  StartApiNodes(kNodes);
  ASSERT_FALSE(HasFatalFailure());
  steady_clock::duration all{0};
  for (int i = 0; i < kHandOvers; ++i) {
    const std::size_t from = static_cast<std::size_t>(i) % kNodes;
    WaitingClaim claim(node(1 - from).port());
    ASSERT_TRUE(AwaitWaiting(1)) << Logs();
    const auto begin = steady_clock::now();
    const std::string job = Push(from);
    EXPECT_EQ(claim.Job(), job);
    all += steady_clock::now() - begin;
  }
  EXPECT_LT(all, std::chrono::seconds(kHandOvers) / 4);
  RecordProperty("hand_over_us", static_cast<int>(all / std::chrono::microseconds(kHandOvers)));
}

TEST_F(WakeTest, APushWakesAsManyNodesAsItBroughtJobs) {
  StartApiNodes(3);
  ASSERT_FALSE(HasFatalFailure());
  WakeListener listener(redis_, KeyOf("wake:"));
  for (int i = 0; i < 5; ++i) {
    WaitingClaim first(node(1).port());
    WaitingClaim second(node(2).port());
    ASSERT_TRUE(AwaitWaiting(2)) << Logs();
    EXPECT_EQ(listener.Count(), 0U);
    const std::string one = Push(0);
    EXPECT_EQ(listener.Count(), 1U);
    const std::string other = Push(0);
    const std::string got = first.Job();
    EXPECT_TRUE(got == one || got == other) << got;
    EXPECT_EQ(second.Job(), got == one ? other : one);
    listener.Count();
  }
}

}  // namespace
}  // namespace pawl::support
