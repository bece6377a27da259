#include "redis/redis_url.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

RedisUrl Parsed(std::string_view text) {
  auto url = ParseRedisUrl(text);
  EXPECT_TRUE(url.ok()) << text << ": " << (url.ok() ? "" : ToString(url.error()));
  return url.ok() ? *url : RedisUrl{};
}

using Endpoints = std::vector<RedisEndpoint>;

TEST(RedisUrlTest, OneServer) {
  const RedisUrl plain = Parsed("redis://localhost");
  EXPECT_EQ(plain.kind, RedisUrl::Kind::kDirect);
  EXPECT_EQ(plain.endpoints, (Endpoints{{"localhost", 6379}}));
  EXPECT_FALSE(plain.tls);
  EXPECT_EQ(plain.db, 0);

  const RedisUrl full = Parsed("redis://ann:s3cret@10.0.0.1:7000/12");
  EXPECT_EQ(full.endpoints, (Endpoints{{"10.0.0.1", 7000}}));
  EXPECT_EQ(full.user, "ann");
  EXPECT_EQ(full.password, "s3cret");
  EXPECT_EQ(full.db, 12);

  EXPECT_EQ(Parsed("redis://host/").db, 0);
  EXPECT_EQ(Parsed("redis://[::1]").endpoints, (Endpoints{{"::1", 6379}}));
  EXPECT_EQ(Parsed("redis://[::1]:7000").endpoints, (Endpoints{{"::1", 7000}}));
}

TEST(RedisUrlTest, PasswordWithoutUserAndWithEncodedCharacters) {
  const RedisUrl url = Parsed("redis://:a%40b%2Fc%3A%25@host");
  EXPECT_EQ(url.user, "");
  EXPECT_EQ(url.password, "a@b/c:%");
  EXPECT_EQ(Parsed("redis://u%C3%A4:p@host").user, "u\u00e4");
  EXPECT_EQ(Parsed("redis://u:p@ss@host").password, "p@ss") << "the last @ ends the password";
}

TEST(RedisUrlTest, Tls) {
  EXPECT_TRUE(Parsed("rediss://host:6380").tls);
  EXPECT_EQ(Parsed("rediss://host?ca=/etc/my%20ca.pem").ca_file, "/etc/my ca.pem");
  EXPECT_TRUE(Parsed("rediss+sentinel://host/main").tls);
  EXPECT_TRUE(Parsed("rediss+cluster://host").tls);
}

TEST(RedisUrlTest, UnixSocket) {
  const RedisUrl url = Parsed("redis+unix:///run/redis/redis.sock?db=3");
  EXPECT_EQ(url.kind, RedisUrl::Kind::kDirect);
  EXPECT_EQ(url.endpoints, (Endpoints{{.unix_path = "/run/redis/redis.sock"}}));
  EXPECT_EQ(url.db, 3);
  EXPECT_EQ(Parsed("redis+unix://:pw@/run/r.sock").password, "pw");
}

TEST(RedisUrlTest, Sentinels) {
  const RedisUrl url = Parsed("redis+sentinel://ann:pw@a:1,b,[::1]:3/my%20master/2?sentinel_password=guard");
  EXPECT_EQ(url.kind, RedisUrl::Kind::kSentinel);
  EXPECT_EQ(url.endpoints, (Endpoints{{"a", 1}, {"b", 26379}, {"::1", 3}}));
  EXPECT_EQ(url.master, "my master");
  EXPECT_EQ(url.db, 2);
  EXPECT_EQ(url.sentinel_password, "guard");
}

TEST(RedisUrlTest, Cluster) {
  const RedisUrl url = Parsed("redis+cluster://u:p@a:7000,b:7001");
  EXPECT_EQ(url.kind, RedisUrl::Kind::kCluster);
  EXPECT_EQ(url.endpoints, (Endpoints{{"a", 7000}, {"b", 7001}}));
  EXPECT_TRUE(ParseRedisUrl("redis+cluster://a/0").ok());
}

TEST(RedisUrlTest, WhatIsWrongIsRefusedWithAdviceAndWithoutThePassword) {
  struct Case {
    std::string_view url;
    std::string_view advice;
  };
  for (const Case& one : {
           Case{"", "must start with redis://"},
           {"localhost:6379", "must start with redis://"},
           {"http://host", "must start with redis://"},
           {"redis+other://host", "must start with redis://"},
           {"redis+://host", "must start with redis://"},
           {"rediss+unix:///path", "must start with redis://"},
           {"redis://", "a host is missing"},
           {"redis://:6379", "a host is missing"},
           {"redis+cluster://a,,b", "a host is missing"},
           {"redis://host:0", "a number from 1 to 65535"},
           {"redis://host:65536", "a number from 1 to 65535"},
           {"redis://host:", "a number from 1 to 65535"},
           {"redis://user:hunter2/x@host", "percent-encoded"},
           {"redis://[::1", "[::1]"},
           {"redis://[::1]7000", "a number from 1 to 65535"},
           {"redis://a,b", "redis+sentinel:// or redis+cluster://"},
           {"redis://hunter2@host", "user:password"},
           {"redis://user:@host", "the password is empty"},
           {"redis://u:hunter2%4@host", "two hexadecimal digits"},
           {"redis://u:hunter2%zz@host", "two hexadecimal digits"},
           {"redis://host/one", "must be a number"},
           {"redis://host/-1", "must be a number"},
           {"redis://host/1/2", "must be a number"},
           {"redis+unix://run/redis.sock", "an absolute path"},
           {"redis+unix://", "an absolute path"},
           {"redis+unix:///", "an absolute path"},
           {"redis+sentinel://host", "the master's name is missing"},
           {"redis+sentinel://host//1", "the master's name is missing"},
           {"redis+cluster://host/1", "the database 0 only"},
           {"redis://host?db=1", "after the ?"},
           {"redis://host?ca=/x", "after the ?"},
           {"rediss://host?wrong=1", "after the ?"},
       }) {
    const auto url = ParseRedisUrl(one.url);
    ASSERT_FALSE(url.ok()) << one.url;
    EXPECT_EQ(url.error().code, ErrorCode::kInvalid) << one.url;
    EXPECT_NE(url.error().detail.find(one.advice), std::string::npos) << one.url << ": " << url.error().detail;
    EXPECT_EQ(url.error().detail.find("hunter2"), std::string::npos) << url.error().detail;
  }
}

TEST(RedisUrlTest, RedactedHasAllButThePasswords) {
  const auto redacted = [](std::string_view text) { return Redacted(Parsed(text)); };
  EXPECT_EQ(redacted("redis://host/3"), "redis://host:6379/3");
  EXPECT_EQ(redacted("redis://:pw@[::1]"), "redis://:[redacted]@[::1]:6379");
  EXPECT_EQ(redacted("rediss+cluster://ann:pw@a,b:1"), "rediss+cluster://ann:[redacted]@a:6379,b:1");
  EXPECT_EQ(redacted("redis+sentinel://a/main/4?sentinel_password=pw"), "redis+sentinel://a:26379/main/4");
  EXPECT_EQ(redacted("redis+unix:///run/r.sock?db=2"), "redis+unix:///run/r.sock?db=2");
}

}  // namespace
}  // namespace pawl
