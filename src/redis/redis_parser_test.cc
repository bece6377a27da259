#include "redis/redis_parser.h"

#include <gtest/gtest.h>

#include <vector>

namespace pawl {
namespace {

TEST(RedisParserTest, RepliesOfAllKindsInPiecesOfAnySize) {
  const std::string bytes =
      "+OK\r\n-ERR no\r\n:-7\r\n$5\r\na\r\nbc\r\n$-1\r\n*-1\r\n*0\r\n"
      "*3\r\n*2\r\n:1\r\n*1\r\n$1\r\nx\r\n$-1\r\n-MOVED 1 h:2\r\n";
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
    RedisParser parser;
    std::vector<RedisReply> replies;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
      parser.Feed(std::string_view(bytes).substr(at, piece));
      for (auto next = parser.Next(); next.ok() && next->has_value(); next = parser.Next()) replies.push_back(**next);
    }
    ASSERT_EQ(replies.size(), 8U) << piece;
    EXPECT_TRUE(replies[0].IsStatus() && replies[0].text == "OK");
    EXPECT_TRUE(replies[1].IsError("ERR") && replies[1].text == "ERR no");
    EXPECT_TRUE(replies[2].IsInteger() && replies[2].integer == -7);
    EXPECT_TRUE(replies[3].IsString() && replies[3].text == "a\r\nbc");
    EXPECT_TRUE(replies[4].IsNil());
    EXPECT_TRUE(replies[5].IsNil());
    EXPECT_TRUE(replies[6].IsArray() && replies[6].items.empty());
    ASSERT_EQ(replies[7].items.size(), 3U);
    ASSERT_EQ(replies[7].items[0].items.size(), 2U);
    EXPECT_EQ(replies[7].items[0].items[1].items.at(0).text, "x");
    EXPECT_TRUE(replies[7].items[1].IsNil());
    EXPECT_TRUE(replies[7].items[2].IsError("MOVED"));
  }
}

TEST(RedisParserTest, TheKindOfAnErrorIsItsWholeFirstWord) {
  const RedisReply busy{.kind = RedisReply::Kind::kError, .text = "BUSYKEY Target key name already exists."};
  EXPECT_TRUE(busy.IsError("BUSYKEY"));
  EXPECT_FALSE(busy.IsError("BUSY"));
  const RedisReply text{.kind = RedisReply::Kind::kString, .text = "MOVED 1 h:2"};
  EXPECT_FALSE(text.IsError("MOVED"));
}

TEST(RedisParserTest, WhatIsNotRedisIsAnError) {
  RedisParser parser;
  parser.Feed("HTTP/1.1 400 Bad Request\r\n\r\n");
  const auto reply = parser.Next();
  ASSERT_FALSE(reply.ok());
  EXPECT_EQ(reply.error().code, ErrorCode::kUnreachable);
}

TEST(RedisParserTest, AHugeCountTakesNoMemoryBeforeItsItemsCome) {
  RedisParser parser;
  parser.Feed("*2000000000\r\n:1\r\n");
  const auto reply = parser.Next();
  EXPECT_TRUE(!reply.ok() || !reply->has_value());
}

}  // namespace
}  // namespace pawl
