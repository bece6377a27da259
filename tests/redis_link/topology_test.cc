// RedisLink and RedisSubscriber where the master is not always the same process.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "redis/redis_link.h"
#include "redis/redis_slot.h"
#include "redis/redis_subscriber.h"
#include "tests/support/redis_topology.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using support::ClusterRedis;
using support::SentinelRedis;

constexpr std::string_view kKey = "pawl:{test}:k";

std::string AnswerOf(const Result<RedisReply>& reply) { return reply.ok() ? reply->text : ToString(reply.error()); }

RedisLinkOptions Options() { return {.wait = support::kPatience, .slot_key = std::string(kKey)}; }

RedisCommand Set(std::string_view value) { return RedisCommand("SET").Add(kKey).Add(value); }

TEST(SentinelTest, AfterAFailOverTheLinkAndTheSubscriberFindTheNewMaster) {
  SentinelRedis redis;
  RedisLink link(redis.url(), Options());
  EXPECT_EQ(AnswerOf(link.Call(Set("before"))), "OK");
  std::atomic<int> connects{0};
  std::atomic<int> messages{0};
  const RedisSubscriber subscriber({.url = redis.url(),
                                    .channels = {"news"},
                                    .on_message = [&](std::string_view, std::string_view) { ++messages; },
                                    .on_connect = [&] { ++connects; }});
  ASSERT_TRUE(support::WaitUntil([&] { return connects == 1; }));

  redis.master().Kill();
  redis.sentinel(0).Kill();  // one of them may be away too
  EXPECT_EQ(AnswerOf(link.Call(Set("after"))), "OK");
  EXPECT_EQ(redis.replica().Call({"GET", std::string(kKey)}).text, "after");
  ASSERT_TRUE(support::WaitUntil([&] { return connects >= 2; }));
  EXPECT_TRUE(link.Call(RedisCommand("PUBLISH").Add("news").Add("x")).ok());
  EXPECT_TRUE(support::WaitUntil([&] { return messages == 1; }));
}

TEST(SentinelTest, AnUnknownMasterIsNamed) {
  const SentinelRedis redis;
  RedisUrl url = redis.url();
  url.master = "other";
  RedisLink link(url, {.wait = std::chrono::milliseconds(50)});
  std::string detail;
  EXPECT_TRUE(support::WaitUntil([&] {
    const auto reply = link.Call(RedisCommand("PING"));
    detail = reply.ok() ? "" : reply.error().detail;
    return detail.find("knows no master other") != std::string::npos;
  })) << detail;
}

class ClusterTest : public testing::Test {
 protected:
  const int slot_ = RedisSlot(kKey);
  ClusterRedis redis_;
  const std::size_t from_ = redis_.OwnerOf(slot_);
  const std::size_t to_ = (from_ + 1) % 3;
};

TEST_F(ClusterTest, TheOwnerIsFoundThroughAnyNodeAndFollowedWhenTheSlotMoves) {
  for (std::size_t i = 0; i < 3; ++i) {
    RedisUrl url = redis_.url();
    url.endpoints = {redis_.node(i).endpoint()};
    RedisLink link(url, Options());
    EXPECT_EQ(AnswerOf(link.Call(Set(std::to_string(i)))), "OK");
    EXPECT_EQ(link.connects(), 1U) << "no MOVED on the way";
  }
  RedisLink link(redis_.url(), Options());
  EXPECT_EQ(AnswerOf(link.Call(RedisCommand("GET").Add(kKey))), "2");
  redis_.BeginMigration(slot_, from_, to_);
  redis_.MoveKeys(slot_, from_, to_);
  redis_.EndMigration(slot_, to_);
  EXPECT_EQ(AnswerOf(link.Call(RedisCommand("GET").Add(kKey))), "2");
  EXPECT_EQ(link.connects(), 2U);
}

TEST_F(ClusterTest, WhileTheSlotMigratesTheNamespaceWaits) {
  RedisLink link(redis_.url(), Options());
  EXPECT_EQ(AnswerOf(link.Call(Set("v"))), "OK");
  redis_.BeginMigration(slot_, from_, to_);
  redis_.MoveKeys(slot_, from_, to_);
  std::atomic<bool> answered = false;
  std::thread caller([&] {
    EXPECT_EQ(AnswerOf(link.Call(RedisCommand("GET").Add(kKey))), "v");
    answered = true;
  });
  EXPECT_TRUE(support::WaitUntil([&] { return redis_.node(from_).Info("errorstats", "errorstat_ASK") != ""; }));
  EXPECT_FALSE(answered);
  redis_.EndMigration(slot_, to_);
  caller.join();
  EXPECT_EQ(redis_.node(to_).Info("errorstats", "errorstat_MOVED"), "") << "nobody asked where it is not";
}

TEST_F(ClusterTest, MigrationOfSomeOfTheKeysOfOneCommandIsWaitedFor) {
  RedisLink link(redis_.url(), Options());
  EXPECT_EQ(AnswerOf(link.Call(Set("v"))), "OK");
  redis_.BeginMigration(slot_, from_, to_);
  std::thread caller([&] {
    const auto reply = link.Call(RedisCommand("MGET").Add(kKey).Add("pawl:{test}:absent"));
    ASSERT_TRUE(reply.ok()) << ToString(reply.error());
    EXPECT_EQ(reply->items.at(0).text, "v");
  });
  EXPECT_TRUE(support::WaitUntil([&] { return redis_.node(from_).Info("errorstats", "errorstat_TRYAGAIN") != ""; }));
  redis_.MoveKeys(slot_, from_, to_);
  redis_.EndMigration(slot_, to_);
  caller.join();
}

TEST_F(ClusterTest, ANodeThatIsAwayIsWaitedForAndMessagesComeFromAnyNode) {
  RedisLink link(redis_.url(), Options());
  EXPECT_EQ(AnswerOf(link.Call(Set("v"))), "OK");
  std::atomic<int> connects{0};
  std::atomic<int> messages{0};
  const RedisSubscriber subscriber({.url = redis_.url(),
                                    .slot_key = std::string(kKey),
                                    .channels = {"news"},
                                    .on_message = [&](std::string_view, std::string_view) { ++messages; },
                                    .on_connect = [&] { ++connects; }});
  ASSERT_TRUE(support::WaitUntil([&] { return connects == 1; }));
  // Again and again: a node drops what it has for one with which it has just then no link.
  EXPECT_TRUE(support::WaitUntil([&] {
    redis_.node(to_).Call({"PUBLISH", "news", "x"});
    return messages > 0;
  }));
  redis_.node(from_).Kill();
  std::thread caller([&] { EXPECT_EQ(AnswerOf(link.Call(Set("again"))), "OK"); });
  redis_.node(from_).Start();
  caller.join();
  EXPECT_TRUE(support::WaitUntil([&] { return connects >= 2; }));
}

TEST_F(ClusterTest, TheWrongKindOfUrlIsNamed) {
  RedisLink direct(redis_.node(to_).url(), Options());
  const auto moved = direct.Call(RedisCommand("GET").Add(kKey)).error();
  EXPECT_EQ(moved.code, ErrorCode::kUnavailable);
  EXPECT_NE(moved.detail.find("redis+cluster://"), std::string::npos) << moved.detail;

  const support::RedisProcess single;
  RedisUrl url = single.url();
  url.kind = RedisUrl::Kind::kCluster;
  RedisLink cluster(url, Options());
  const auto disabled = cluster.Call(RedisCommand("GET").Add(kKey)).error();
  EXPECT_EQ(disabled.code, ErrorCode::kUnavailable);
  EXPECT_NE(disabled.detail.find("redis://"), std::string::npos) << disabled.detail;
}

}  // namespace
}  // namespace pawl
