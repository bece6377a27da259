// The time that the nodes of a Redis share when its clock is set. Redis' own clock cannot be set by a test; to a node
// it is the same if the node's boot clock moves the other way.
#include <gtest/gtest.h>

#include <chrono>
#include <memory>

#include "store/redis/redis_store.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

Millis boot_clock_moved{0};  // by the tests, of all nodes
std::int64_t BootClock() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return (std::chrono::duration_cast<Millis>(now) + boot_clock_moved).count();
}

struct Node {
  std::shared_ptr<RedisClock> clock = std::make_shared<RedisClock>(BootClock);
  std::unique_ptr<RedisStore> store;

  void Look() const {
    const auto batch = store->Begin(clock->Read(), 0);
    std::vector<Timer> due;
    batch->DueTimers(TimerKind::kDue, clock->Read().wall, 1, due);
    ASSERT_FALSE(batch->failure());
    batch->Abort();
  }
  // How far wall time is ahead of steady time, in hours.
  std::int64_t Apart() const {
    const Now now = clock->Read();
    return std::chrono::round<std::chrono::hours>(now.wall.time_since_epoch() - now.steady.time_since_epoch()).count();
  }
};

class RedisTimeTest : public testing::Test {
 protected:
  void SetUp() override { boot_clock_moved = 0ms; }

  static Node Open(const support::RedisProcess& redis) {
    Node node;
    RedisStoreOptions options;
    options.url = redis.url();
    options.clock = node.clock;
    auto store = RedisStore::Open(std::move(options));
    EXPECT_TRUE(store.ok()) << (store.ok() ? "" : ToString(store.error()));
    if (store.ok()) node.store = *std::move(store);
    return node;
  }

  support::RedisProcess redis_;
};

TEST_F(RedisTimeTest, WallAndSteadyTimeAreTheSameUntilTheClockIsSet) {
  const Node node = Open(redis_);
  node.Look();
  EXPECT_EQ(node.Apart(), 0);
  EXPECT_EQ(node.clock->shift(), 0ms);
}

TEST_F(RedisTimeTest, TheFirstNodeThatSeesTheClockSetMakesUpForItForAll) {
  for (const int jump : {-24, 24}) {  // of Redis, in hours
    SCOPED_TRACE(jump);
    const support::RedisProcess redis;
    const Node one = Open(redis);
    const Node other = Open(redis);
    one.Look();
    other.Look();
    boot_clock_moved -= std::chrono::hours(jump);
    one.Look();
    EXPECT_EQ(std::chrono::round<std::chrono::hours>(one.clock->shift()).count(), -jump);
    other.Look();
    EXPECT_EQ(other.clock->shift(), one.clock->shift()) << "once, not once for each node";
    one.Look();
    EXPECT_EQ(other.clock->shift(), one.clock->shift());
  }
}

TEST_F(RedisTimeTest, ANodeThatComesLaterGoesByTheSameSteadyTime) {
  const Node one = Open(redis_);
  one.Look();
  for (const int behind : {24, 48}) {  // hours that Redis was set back
    boot_clock_moved += 24h;
    one.Look();
    EXPECT_EQ(one.Apart(), -behind);
    EXPECT_EQ(Open(redis_).Apart(), -behind);
  }
}

TEST_F(RedisTimeTest, SteadyTimeDoesNotGoBackWhenTheClockWasSetBackWithoutANode) {
  {
    const Node node = Open(redis_);
    boot_clock_moved += 24h;
    node.Look();
  }
  redis_.Call({"HDEL", "pawl:{pawl}:clock", "shift"});  // as if Redis were set back only now
  EXPECT_EQ(Open(redis_).Apart(), -24);
}

}  // namespace
}  // namespace pawl
