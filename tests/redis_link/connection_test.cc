#include <gtest/gtest.h>

#include "redis/redis_connection.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

using support::RedisProcess;

class RedisConnectionTest : public testing::Test {
 protected:
  static RedisDeadline Soon() { return std::chrono::steady_clock::now() + support::kPatience; }

  Result<std::unique_ptr<RedisConnection>> Open(const RedisEndpoint& endpoint, const RedisAccess& access = {}) {
    return RedisConnection::Open(endpoint, access, Soon(), interrupt_);
  }

  RedisInterrupt interrupt_;
};

TEST_F(RedisConnectionTest, PipelineOfThousandsIsAnsweredInOrder) {
  const RedisProcess redis;
  auto connection = Open(redis.endpoint());
  ASSERT_TRUE(connection.ok()) << ToString(connection.error());
  std::vector<RedisCommand> commands;
  for (int i = 0; i < 20'000; ++i) commands.push_back(RedisCommand("ECHO").Add(i));
  const auto replies = (*connection)->Call(commands, Soon());
  ASSERT_TRUE(replies.ok()) << ToString(replies.error());
  ASSERT_EQ(replies->size(), commands.size());
  for (std::size_t i = 0; i < replies->size(); ++i) ASSERT_EQ((*replies)[i].text, std::to_string(i));
}

// More than all buffers between the two sides hold, in both directions at the same time: whoever only writes before it
// reads blocks here for ever.
TEST_F(RedisConnectionTest, LargeValuesPassInBothDirections) {
  const RedisProcess redis;
  auto connection = Open(redis.endpoint());
  ASSERT_TRUE(connection.ok()) << ToString(connection.error());
  std::string value(8 << 20, '\0');
  for (std::size_t i = 0; i < value.size(); ++i) value[i] = static_cast<char>(i * 31 + i / 257);
  std::vector<RedisCommand> commands;
  for (int i = 0; i < 6; ++i) {
    commands.push_back(RedisCommand("SET").Add("k").Add(value));
    commands.push_back(RedisCommand("GET").Add("k"));
  }
  const auto replies = (*connection)->Call(commands, Soon());
  ASSERT_TRUE(replies.ok()) << ToString(replies.error());
  for (std::size_t i = 1; i < replies->size(); i += 2) EXPECT_TRUE((*replies)[i].text == value);
}

TEST_F(RedisConnectionTest, UnixSocket) {
  const RedisProcess redis;
  auto connection = Open({.unix_path = redis.socket_path()});
  ASSERT_TRUE(connection.ok()) << ToString(connection.error());
  EXPECT_EQ((*connection)->Call(RedisCommand("ECHO").Add("x"), Soon())->text, "x");
  const auto absent = Open({.unix_path = redis.socket_path() + ".absent"});
  EXPECT_EQ(absent.error().code, ErrorCode::kUnreachable);
  EXPECT_NE(absent.error().detail.find("redis.sock.absent"), std::string::npos);
}

TEST_F(RedisConnectionTest, LogsInAndSelectsTheDatabase) {
  const RedisProcess redis({.arguments = {"--requirepass", "s3cret"}, .password = "s3cret"});
  redis.Call({"ACL", "SETUSER", "ann", "on", ">hers", "+@all", "~*"});
  auto connection = Open(redis.endpoint(), {.user = "ann", .password = "hers", .db = 3});
  ASSERT_TRUE(connection.ok()) << ToString(connection.error());
  EXPECT_EQ((*connection)->Call(RedisCommand("ACL").Add("WHOAMI"), Soon())->text, "ann");
  const std::string self = (*connection)->Call(RedisCommand("CLIENT").Add("INFO"), Soon())->text;
  EXPECT_NE(self.find(" db=3 "), std::string::npos) << self;
}

TEST_F(RedisConnectionTest, RefusedLoginsSayWhy) {
  const RedisProcess redis({.arguments = {"--requirepass", "s3cret"}, .password = "s3cret"});
  const RedisProcess open;
  struct Case {
    RedisEndpoint endpoint;
    RedisAccess access;
    std::string_view why;
  };
  for (const Case& one : {
           Case{redis.endpoint(), {.password = "wrong"}, "WRONGPASS"},
           Case{redis.endpoint(), {}, "NOAUTH"},
           Case{redis.endpoint(), {.password = "s3cret", .db = 999}, "DB index is out of range"},
           Case{open.endpoint(), {.password = "s3cret"}, "without any password configured"},
       }) {
    const auto connection = Open(one.endpoint, one.access);
    ASSERT_FALSE(connection.ok()) << one.why;
    EXPECT_EQ(connection.error().code, ErrorCode::kInvalid);
    EXPECT_NE(connection.error().detail.find(one.why), std::string::npos) << connection.error().detail;
    EXPECT_NE(connection.error().detail.find(ToString(one.endpoint)), std::string::npos) << connection.error().detail;
  }
}

TEST_F(RedisConnectionTest, AfterAnErrorItStaysBroken) {
  RedisProcess redis;
  auto connection = Open(redis.endpoint());
  ASSERT_TRUE(connection.ok()) << ToString(connection.error());
  redis.Kill();
  EXPECT_EQ((*connection)->Call(RedisCommand("PING"), Soon()).error().code, ErrorCode::kUnreachable);
  EXPECT_TRUE((*connection)->broken());
  redis.Start();
  EXPECT_EQ((*connection)->Call(RedisCommand("PING"), Soon()).error().code, ErrorCode::kUnreachable);
}

TEST_F(RedisConnectionTest, ToNobodyIsUnreachable) {
  const RedisEndpoint nobody{.host = "127.0.0.1", .port = support::FreePort()};
  const auto connection = Open(nobody);
  ASSERT_FALSE(connection.ok());
  EXPECT_EQ(connection.error().code, ErrorCode::kUnreachable);
  EXPECT_NE(connection.error().detail.find(ToString(nobody)), std::string::npos) << connection.error().detail;
}

}  // namespace
}  // namespace pawl
