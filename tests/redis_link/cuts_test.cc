// Connections that are cut at any byte.
#include <gtest/gtest.h>

#include <set>

#include "redis/redis_link.h"
#include "tests/support/cutting_proxy.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using support::CuttingProxy;
using support::RedisProcess;

constexpr std::uint64_t kSeed = 20'240'607;
constexpr int kCuts = 200;

TEST(CutsTest, EachCallIsAnsweredWithItsOwnRepliesOrFails) {
  const RedisProcess redis;
  CuttingProxy proxy(redis.port(), kSeed);
  RedisUrl url;
  url.endpoints = {{.host = "127.0.0.1", .port = proxy.port()}};
  RedisLink link(url, {.wait = support::kPatience});
  SeededRandom random(kSeed);
  proxy.SetCutting(true);
  std::int64_t answered = 0;
  std::int64_t last_count = 0;
  std::set<std::string> done;
  for (int i = 0; proxy.cuts() < kCuts; ++i) {
    const std::string id = std::to_string(i);
    const std::string payload(random.Below(4) == 0 ? random.Below(3'000) : random.Below(30), 'x');
    const std::vector<RedisCommand> commands = {RedisCommand("INCR").Add("count"),
                                                RedisCommand("SADD").Add("done").Add(id),
                                                RedisCommand("ECHO").Add(id + payload)};
    const auto replies = link.Call(commands);
    if (!replies.ok()) continue;
    ++answered;
    done.insert(id);
    ASSERT_EQ(replies->size(), 3U);
    EXPECT_GT((*replies)[0].integer, last_count);
    last_count = (*replies)[0].integer;
    EXPECT_TRUE((*replies)[1].IsInteger());
    ASSERT_EQ((*replies)[2].text, id + payload) << "a reply to another command";
  }
  proxy.SetCutting(false);
  EXPECT_GT(answered, 0);
  EXPECT_GE(std::stoll(redis.Call({"GET", "count"}).text), answered) << "what was answered was done, once or more";
  const RedisReply members = redis.Call({"SMEMBERS", "done"});
  for (const RedisReply& member : members.items) done.erase(member.text);
  EXPECT_TRUE(done.empty()) << done.size() << " calls were answered and not done";
  EXPECT_GE(link.connects(), 1U);
}

TEST(CutsTest, CutAllEndsTheConnectionsOfNow) {
  const RedisProcess redis;
  CuttingProxy proxy(redis.port(), kSeed);
  RedisUrl url;
  url.endpoints = {{.host = "127.0.0.1", .port = proxy.port()}};
  RedisLink link(url, {.wait = support::kPatience});
  ASSERT_TRUE(link.Call(RedisCommand("PING")).ok());
  proxy.CutAll();
  EXPECT_TRUE(support::WaitUntil([&] { return link.Call(RedisCommand("PING")).ok() && link.connects() == 2; }));
  EXPECT_EQ(proxy.cuts(), 0) << "the plan made none";
}

}  // namespace
}  // namespace pawl
