#include <gtest/gtest.h>

#include <thread>

#include "redis/redis_link.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using support::RedisProcess;

// For tests in which Redis comes back: they end when it does, not when the time is up.
RedisLinkOptions Patient() { return {.wait = support::kPatience}; }

// With little patience of the link's own, on a machine of any speed.
bool AnswersInTheEnd(RedisLink& link) {
  return support::WaitUntil([&] { return link.Call(RedisCommand("PING")).ok(); });
}

std::string TextOf(const Result<RedisReply>& reply) { return reply.ok() ? reply->text : ToString(reply.error()); }

TEST(RedisLinkTest, CallsAndKeepsItsConnection) {
  const RedisProcess redis;
  RedisLink link(redis.url(), {});
  EXPECT_EQ(link.connects(), 0U);
  EXPECT_EQ(TextOf(link.Call(RedisCommand("SET").Add("k").Add("v"))), "OK");
  EXPECT_EQ(TextOf(link.Call(RedisCommand("GET").Add("k"))), "v");
  EXPECT_EQ(link.connects(), 1U);
  EXPECT_FALSE(link.down_since().has_value());
}

TEST(RedisLinkTest, ErrorsThatOnlyTheCallerCanJudgeAreReplies) {
  const RedisProcess redis;
  RedisLink link(redis.url(), {});
  const std::vector<RedisCommand> commands = {RedisCommand("SET").Add("k").Add("v"), RedisCommand("LLEN").Add("k"),
                                              RedisCommand("GET").Add("k")};
  const auto replies = link.Call(commands);
  ASSERT_TRUE(replies.ok()) << ToString(replies.error());
  EXPECT_TRUE((*replies)[1].IsError("WRONGTYPE"));
  EXPECT_EQ((*replies)[2].text, "v");
}

TEST(RedisLinkTest, AfterARestartOfRedisCallsGoOn) {
  RedisProcess redis;
  RedisLink link(redis.url(), Patient());
  ASSERT_TRUE(link.Call(RedisCommand("PING")).ok());
  redis.Kill();
  std::thread caller([&] { EXPECT_EQ(TextOf(link.Call(RedisCommand("ECHO").Add("again"))), "again"); });
  redis.Start();
  caller.join();
  EXPECT_EQ(link.connects(), 2U);
  EXPECT_FALSE(link.down_since().has_value());
}

TEST(RedisLinkTest, AFrozenRedisIsNoticedByItsSilenceAndUsedAgainWhenItGoesOn) {
  RedisProcess redis;
  RedisLink link(redis.url(), {.wait = milliseconds(300), .reply_timeout = milliseconds(100)});
  ASSERT_TRUE(AnswersInTheEnd(link));
  redis.Freeze();
  const auto frozen = link.Call(RedisCommand("PING"));
  ASSERT_FALSE(frozen.ok());
  EXPECT_EQ(frozen.error().code, ErrorCode::kUnavailable);
  EXPECT_NE(frozen.error().detail.find("does not answer in time"), std::string::npos) << frozen.error().detail;
  EXPECT_TRUE(link.down_since().has_value());
  redis.Thaw();
  EXPECT_TRUE(AnswersInTheEnd(link));
  EXPECT_FALSE(link.down_since().has_value());
}

TEST(RedisLinkTest, WhenRedisHasBeenAwayForLongCallsFailAtOnce) {
  RedisProcess redis;
  const RedisLinkOptions options{.wait = milliseconds(200)};
  RedisLink link(redis.url(), options);
  ASSERT_TRUE(AnswersInTheEnd(link));
  redis.Kill();
  const auto begin = steady_clock::now();
  EXPECT_EQ(link.Call(RedisCommand("PING")).error().code, ErrorCode::kUnavailable);
  const auto since = link.down_since();
  ASSERT_TRUE(since.has_value());
  EXPECT_GE(*since, begin);
  // Until the next call is one that begins when Redis has been away for longer than the wait.
  ASSERT_TRUE(support::WaitUntil([&] { return steady_clock::now() - *since > options.wait; }));
  const auto error = link.Call(RedisCommand("PING")).error();
  EXPECT_EQ(error.code, ErrorCode::kUnavailable);
  EXPECT_EQ(link.down_since(), since) << "it is the same absence";
  redis.Start();
  EXPECT_TRUE(AnswersInTheEnd(link));
  EXPECT_FALSE(link.down_since().has_value());
}

TEST(RedisLinkTest, RefusedLoginsFailWithoutWaiting) {
  const RedisProcess redis({.arguments = {"--requirepass", "s3cret"}, .password = "s3cret"});
  RedisUrl url = redis.url();
  RedisLink right(url, {});
  EXPECT_TRUE(right.Call(RedisCommand("PING")).ok());
  url.password = "wrong";
  // With so much patience it would not come back before the test is given up.
  RedisLink wrong(url, {.wait = std::chrono::hours(1)});
  const auto error = wrong.Call(RedisCommand("PING")).error();
  EXPECT_EQ(error.code, ErrorCode::kUnavailable);
  EXPECT_NE(error.detail.find("WRONGPASS"), std::string::npos) << error.detail;
}

TEST(RedisLinkTest, ScriptsAreLoadedWhereRedisDoesNotKnowThem) {
  RedisProcess redis;
  RedisLink link(redis.url(), Patient());
  const RedisScript add("return redis.call('INCRBY', KEYS[1], ARGV[1])");
  const RedisScript get("return redis.call('GET', KEYS[1])");
  const std::vector<std::string> keys = {"n"};
  const std::vector<RedisCommand> commands = {RedisCommand::Script(add, keys).Add(1),
                                              RedisCommand::Script(add, keys).Add(10), RedisCommand::Script(get, keys)};
  const auto total = [&] {
    const auto replies = link.Call(commands);
    return replies.ok() ? replies->back().text : ToString(replies.error());
  };
  EXPECT_EQ(total(), "11");
  EXPECT_EQ(total(), "22");
  redis.Call({"SCRIPT", "FLUSH"});
  EXPECT_EQ(total(), "33");
  redis.Kill();
  redis.Start();
  EXPECT_EQ(total(), "11") << "a server without data and scripts";
  EXPECT_EQ(link.connects(), 2U) << "a missing script is no reason to connect again";
}

// A script that fails once shows what the link makes of any error, without the trouble that would cause it.
TEST(RedisLinkTest, ErrorsThatPassByThemselvesAreTriedAgainAndOthersAreReplies) {
  const RedisProcess redis;
  RedisLink link(redis.url(), Patient());
  const RedisScript fail_once(
      "if redis.call('INCR', KEYS[1]) == 1 then return redis.error_reply(ARGV[1]) end return 'done'");
  for (const std::string passing : {"ASK 1 127.0.0.1:1", "TRYAGAIN later", "BUSY script", "LOADING data",
                                    "CLUSTERDOWN no", "READONLY replica", "MASTERDOWN link", "NOSCRIPT none",
                                    "ERR Error running script (call to f_1): @user_script:1: -READONLY replica"}) {
    EXPECT_EQ(TextOf(link.Call(RedisCommand::Script(fail_once, {passing}, {passing}))), "done") << passing;
  }
  for (const std::string lasting :
       {"NOREPLICAS too few", "OOM no memory", "MISCONF disk", "BUSYKEY there", "ERR other"}) {
    EXPECT_EQ(TextOf(link.Call(RedisCommand::Script(fail_once, {lasting}, {lasting}))), lasting);
  }
}

TEST(RedisLinkTest, AReplicaIsWaitedForUntilItIsAMaster) {
  const RedisProcess master;
  const std::string of = "127.0.0.1 " + std::to_string(master.port());
  const RedisProcess replica({.arguments = {"--replicaof", of}});
  RedisLink link(replica.url(), Patient());
  std::thread caller([&] { EXPECT_EQ(TextOf(link.Call(RedisCommand("SET").Add("k").Add("v"))), "OK"); });
  ASSERT_TRUE(support::WaitUntil([&] { return replica.Info("errorstats", "errorstat_READONLY") != ""; }));
  replica.Call({"REPLICAOF", "NO", "ONE"});
  caller.join();
}

TEST(RedisLinkTest, InterruptEndsACallThatWaitsForARedisThatIsAway) {
  RedisUrl url;
  url.endpoints = {{.host = "127.0.0.1", .port = support::FreePort()}};
  RedisLink link(url, {.wait = std::chrono::hours(1)});
  std::thread caller([&] { EXPECT_EQ(link.Call(RedisCommand("PING")).error().code, ErrorCode::kStopping); });
  link.Interrupt();
  caller.join();
  EXPECT_EQ(link.Call(RedisCommand("PING")).error().code, ErrorCode::kStopping) << "and all later ones";
}

TEST(RedisLinkTest, InterruptEndsACallThatWaitsForItsReply) {
  const RedisProcess redis;
  RedisLink link(redis.url(), {.wait = std::chrono::hours(1), .reply_timeout = std::chrono::hours(1)});
  std::thread caller(
      [&] { EXPECT_EQ(link.Call(RedisCommand("BLPOP").Add("empty").Add(0)).error().code, ErrorCode::kStopping); });
  EXPECT_TRUE(support::WaitUntil([&] { return redis.Info("clients", "blocked_clients") == "1"; }));
  link.Interrupt();
  caller.join();
}

}  // namespace
}  // namespace pawl
