#include "source/redis_source.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/redis_process.h"

namespace pawl::source {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class RedisSourceTest : public testing::Test {
 protected:
  static support::RedisProcess& redis() {
    static support::RedisProcess one;
    return one;
  }
  RedisSourceTest() { redis().Call({"FLUSHALL"}); }

  void Add(int ms, const std::string& field = "n", const std::string& value = "1") {
    redis().Call({"XADD", "s", fmt::format("{}-0", ms), field, value});
  }
  static std::shared_ptr<Source> Make(RedisSourceOptions options = {}) {
    options.url = redis().url_text();
    return *MakeRedisSource(std::move(options));
  }
  Result<Block> Read(const std::string& after = {}, const std::string& partition = {}) {
    return source_->Read(
        {.scan = R"({"table":"s"})", .partition = partition, .after = after, .limit = limit_, .infinite = true});
  }
  static std::vector<std::string> Keys(const Result<Block>& block) {
    if (!block.ok()) return {ToString(block.error())};
    std::vector<std::string> all;
    for (const Document& one : block->documents) all.push_back(one.key);
    return all;
  }
  static std::string Key(int ms) { return fmt::format(R"({{"stream":"{}-0"}})", ms); }

  std::shared_ptr<Source> source_ = Make();
  std::uint32_t limit_ = 2;
};

TEST_F(RedisSourceTest, GivesEntriesInBlocks) {
  EXPECT_TRUE(Read()->eof);
  for (const int ms : {1, 2, 3}) Add(ms);
  auto block = Read();
  EXPECT_THAT(Keys(block), ElementsAre(Key(1), Key(2)));
  EXPECT_EQ(block->documents[0].document, R"({"n":"1"})");
  EXPECT_FALSE(block->eof);
  block = Read(Key(2));
  EXPECT_THAT(Keys(block), ElementsAre(Key(3)));
  EXPECT_TRUE(block->eof);
  EXPECT_THAT(Keys(Read(Key(3))), IsEmpty());
  EXPECT_GT(*block->lag_seconds, 1e9);
}

TEST_F(RedisSourceTest, PartitionsAreRangesOfIds) {
  for (const int ms : {1, 2, 3, 4}) Add(ms);
  limit_ = 10;
  const std::string range = fmt::format(R"({{"from":{},"to":{}}})", Key(2), Key(4));
  EXPECT_THAT(Keys(Read("", range)), ElementsAre(Key(2), Key(3)));
  EXPECT_THAT(Keys(Read(Key(2), range)), ElementsAre(Key(3)));
}

TEST_F(RedisSourceTest, ValuesThatAreNotTextAreBytes) {
  Add(1, "b", "\xff");
  redis().Call({"XADD", "s", "2-0", "a", "1", "a", "2"});
  const auto block = Read();
  EXPECT_EQ(block->documents[0].document, R"({"b":{"$binary":{"base64":"/w==","subType":"00"}}})");
  EXPECT_EQ(block->documents[0].error, "");
  EXPECT_EQ(block->documents[1].document, R"({"a":"1"})");
  EXPECT_EQ(block->documents[1].error, "the field a comes twice");
}

TEST_F(RedisSourceTest, EntriesThatWereTrimmedUnreadAreAGap) {
  for (const int ms : {1, 2, 3, 4}) Add(ms);
  redis().Call({"XTRIM", "s", "MINID", "2"});
  EXPECT_THAT(Keys(Read(Key(2))), ElementsAre(Key(3), Key(4)));
  redis().Call({"XTRIM", "s", "MINID", "4"});
  const auto gap = Read(Key(2));
  EXPECT_EQ(gap.error().code, ErrorCode::kSourceGap);
  EXPECT_THAT(gap.error().detail, HasSubstr("gap = \"continue\""));
  EXPECT_THAT(Keys(Make({.skips_gaps = true})->Read({.scan = R"({"table":"s"})", .after = Key(2)})),
              ElementsAre(Key(4)));
  redis().Call({"XTRIM", "s", "MAXLEN", "0"});
  EXPECT_EQ(Read(Key(2)).error().code, ErrorCode::kSourceGap);
  EXPECT_THAT(Keys(Read(Key(4))), IsEmpty());
}

TEST_F(RedisSourceTest, AnEntryThatWasDeletedAloneIsNoGap) {
  for (const int ms : {1, 2, 3}) Add(ms);
  redis().Call({"XDEL", "s", "2-0"});
  EXPECT_THAT(Keys(Read(Key(2))), ElementsAre(Key(3)));
}

TEST_F(RedisSourceTest, AStreamThatIsAnotherIsRefused) {
  Add(5);
  redis().Call({"DEL", "s"});
  EXPECT_EQ(Read(Key(5)).error().code, ErrorCode::kSourceChanged);
  Add(1);
  EXPECT_EQ(Read(Key(5)).error().code, ErrorCode::kSourceChanged);
  EXPECT_EQ(Read("17").error().code, ErrorCode::kKeyType);
  redis().Call({"SET", "t", "x"});
  EXPECT_EQ(source_->Read({.scan = R"({"table":"t"})"}).error().code, ErrorCode::kInvalid);
}

TEST(RedisSourceAwayTest, ARedisThatIsAwayIsUnavailableAndNoErrorShowsThePassword) {
  const auto away = MakeRedisSource(
      {.url = fmt::format("redis://:sesame@127.0.0.1:{}", support::FreePort()), .timeout = Millis(200)});
  ASSERT_TRUE(away.ok());
  const auto block = (*away)->Read({.scan = R"({"table":"s"})"});
  EXPECT_EQ(block.error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(block.error().detail, Not(HasSubstr("sesame")));
  const auto bad = MakeRedisSource({.url = "redis://:sesame@host:port"});
  EXPECT_EQ(bad.error().code, ErrorCode::kInvalid);
  EXPECT_THAT(bad.error().detail, Not(HasSubstr("sesame")));
}

TEST(RedisSourceAwayTest, AWrongPasswordIsUnavailableAndNotShown) {
  support::RedisProcess redis({.arguments = {"--requirepass", "right"}, .password = "right"});
  const auto source =
      MakeRedisSource({.url = fmt::format("redis://:sesame@127.0.0.1:{}", redis.port()), .timeout = Millis(500)});
  const auto block = (*source)->Read({.scan = R"({"table":"s"})"});
  EXPECT_EQ(block.error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(block.error().detail, Not(HasSubstr("sesame")));
}

}  // namespace
}  // namespace pawl::source
