#include "redis/redis_pipeline.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

// All of it, taken in pieces of at most `piece` bytes.
std::string Bytes(std::span<const RedisCommand> commands, bool with_bodies = false, std::size_t piece = 1'000'000) {
  RedisPipeline pipeline(commands, with_bodies);
  std::string all;
  while (!pipeline.Next().empty()) {
    const std::string_view next = pipeline.Next().substr(0, piece);
    all += next;
    pipeline.Sent(next.size());
  }
  return all;
}

TEST(RedisPipelineTest, CommandsAreEncodedOneAfterTheOther) {
  const std::vector<RedisCommand> commands = {RedisCommand("GET").Add("k"),
                                              RedisCommand("SET").Add(std::string_view("a\0b", 3)).Add(-42)};
  using std::string_literals::operator""s;
  EXPECT_EQ(Bytes(commands),
            "*2\r\n$3\r\nGET\r\n$1\r\nk\r\n"
            "*3\r\n$3\r\nSET\r\n$3\r\na\0b\r\n$3\r\n-42\r\n"s);
}

TEST(RedisPipelineTest, ScriptsAreSentByTheirHash) {
  const RedisScript script("return 1");
  EXPECT_EQ(script.sha1, "e0e1f9fabfc9d4800c877a703b823ac0578ff8db");
  const std::vector<std::string> keys = {"k1", "k2"};
  const std::vector<RedisCommand> commands = {RedisCommand::Script(script, keys).Add("a")};
  EXPECT_EQ(Bytes(commands),
            "*6\r\n$7\r\nEVALSHA\r\n$40\r\n" + script.sha1 + "\r\n$1\r\n2\r\n$2\r\nk1\r\n$2\r\nk2\r\n$1\r\na\r\n");
}

TEST(RedisPipelineTest, WithBodiesAScriptIsSentWholeOnceAndByItsHashAfterThat) {
  const RedisScript one("return 1");
  const RedisScript two("return 2");
  const std::vector<RedisCommand> commands = {RedisCommand::Script(one, {"k"}), RedisCommand::Script(two, {}),
                                              RedisCommand::Script(one, {}, {"a"})};
  EXPECT_EQ(Bytes(commands, true),
            "*4\r\n$4\r\nEVAL\r\n$8\r\nreturn 1\r\n$1\r\n1\r\n$1\r\nk\r\n"
            "*3\r\n$4\r\nEVAL\r\n$8\r\nreturn 2\r\n$1\r\n0\r\n"
            "*4\r\n$7\r\nEVALSHA\r\n$40\r\n" +
                one.sha1 + "\r\n$1\r\n0\r\n$1\r\na\r\n");
}

TEST(RedisPipelineTest, TheBytesAreTheSameHoweverTheyAreTaken) {
  std::vector<RedisCommand> commands;
  std::string expected;
  for (const std::size_t size : {1, 20'000, 5, 16'384, 100'000, 3, 3, 3}) {
    const RedisCommand& command = commands.emplace_back(RedisCommand("ECHO").Add(std::string(size, 'x')));
    command.AppendHead(expected, false);
    expected += command.encoded_arguments();
  }
  for (const std::size_t piece : {1, 7, 4096, 1'000'000}) {
    EXPECT_TRUE(Bytes(commands, false, piece) == expected) << "in pieces of " << piece;
  }
}

TEST(RedisPipelineTest, OfNothingIsEmpty) { EXPECT_EQ(Bytes({}), ""); }

}  // namespace
}  // namespace pawl
