#include "redis/redis_arguments.h"

#include <gtest/gtest.h>

#include "redis/redis_command.h"

namespace pawl {
namespace {

TEST(RedisArgumentsTest, WrittenAheadAreSentBehindThoseOfTheCommand) {
  RedisArguments list;
  list.Add("a\r\n").Add(-17);
  RedisArguments all;
  all.Add(list.count()).Add(list);
  EXPECT_EQ(all.count(), 3);
  const RedisCommand command = RedisCommand("RPUSH").Add("key").Add(all);
  std::string sent;
  command.AppendHead(sent, false);
  sent += command.encoded_arguments();
  EXPECT_EQ(sent, "*5\r\n$5\r\nRPUSH\r\n$3\r\nkey\r\n$1\r\n2\r\n$3\r\na\r\n\r\n$3\r\n-17\r\n");
  all.Clear();
  EXPECT_EQ(all.count(), 0);
  EXPECT_TRUE(all.encoded().empty());
}

}  // namespace
}  // namespace pawl
