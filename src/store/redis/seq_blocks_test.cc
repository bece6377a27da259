#include "store/redis/seq_blocks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// As Redis answers: the members of these numbers, largest first, up to so many.
RedisReply Largest(const std::vector<Seq>& seqs, std::size_t most) {
  std::map<std::uint64_t, SeqBlock, std::greater<>> blocks;
  for (const Seq seq : seqs) {
    SeqBlock& block = blocks.try_emplace(NumberBlock::Of(seq), SeqBlock{{NumberBlock::Of(seq)}}).first->second;
    block.Add(seq);
  }
  RedisReply reply{RedisReply::Kind::kArray};
  for (const auto& [number, block] : blocks) {
    if (reply.items.size() == most) break;
    reply.items.push_back({RedisReply::Kind::kString, 0, std::string(block.Member().view())});
  }
  return reply;
}

std::vector<Seq> SeqsOf(const RedisReply& reply, Seq below, std::size_t limit) {
  std::vector<Seq> seqs;
  AddSeqsBefore(reply, below, limit, seqs);
  return seqs;
}

TEST(SeqBlocksTest, AMemberSaysWhichNumbersOfItsBlockThereAre) {
  SeqBlock block{{3}, "prefix"};
  for (const Seq seq : {192, 200, 255}) {
    ASSERT_TRUE(block.Takes("prefix", seq));
    block.Add(seq);
  }
  EXPECT_FALSE(block.Takes("prefix", 191));
  EXPECT_FALSE(block.Takes("prefix", 256));
  EXPECT_FALSE(block.Takes("", 200));
  const Key member = block.Member();
  auto parsed = ParseBlock(member.view());
  ASSERT_TRUE(parsed.has_value());
  EXPECT_EQ(parsed->prefix, "prefix");
  EXPECT_EQ(parsed->first(), 192U);
  EXPECT_EQ(parsed->last(), 255U);
  parsed->DropFirst();
  parsed->DropLast();
  EXPECT_EQ(parsed->first(), 200U);
  EXPECT_EQ(parsed->last(), 200U);
}

TEST(SeqBlocksTest, WhatIsNoMemberHasNoNumbers) {
  EXPECT_FALSE(ParseBlock("").has_value());
  EXPECT_FALSE(ParseBlock("fifteen bytes..").has_value());
  EXPECT_FALSE(ParseBlock(SeqBlock{{7}}.Member().view()).has_value());
}

TEST(SeqBlocksTest, MembersAreInTheOrderOfTheirNumbers) {
  const auto member = [](Seq seq) {
    SeqBlock block{{NumberBlock::Of(seq)}};
    block.Add(seq);
    return std::string(block.Member().view());
  };
  EXPECT_LT(member(63), member(64));
  EXPECT_LT(member(255), member(256));
  EXPECT_LT(member(1'000'000), member(1ULL << 40U));
}

TEST(SeqBlocksTest, APageHasWhatIsBelowAndNoMore) {
  const RedisReply reply = Largest({1, 2, 64, 65, 130}, 10);
  EXPECT_THAT(SeqsOf(reply, UINT64_MAX, 10), ElementsAre(130, 65, 64, 2, 1));
  EXPECT_THAT(SeqsOf(reply, UINT64_MAX, 2), ElementsAre(130, 65));
  EXPECT_THAT(SeqsOf(reply, 65, 10), ElementsAre(64, 2, 1));
  EXPECT_THAT(SeqsOf(reply, 1, 10), IsEmpty());
  EXPECT_THAT(SeqsOf(RedisReply{RedisReply::Kind::kArray}, UINT64_MAX, 10), IsEmpty());
}

TEST(SeqBlocksTest, OneMemberMoreThanNumbersIsEnough) {
  // Each in a block of its own, and the first block only has what is not below.
  const RedisReply reply = Largest({10, 80, 150, 220}, 3);
  EXPECT_THAT(SeqsOf(reply, 220, 2), ElementsAre(150, 80));
}

TEST(SeqBlocksTest, TheSmallestIsTheFirstOfTheFirst) {
  EXPECT_EQ(FirstSeqOf(Largest({70, 66, 127}, 1)), 66U);
  EXPECT_EQ(FirstSeqOf(RedisReply{RedisReply::Kind::kArray}), std::nullopt);
}

}  // namespace
}  // namespace pawl
