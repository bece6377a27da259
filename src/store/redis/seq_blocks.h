// Numbers of jobs in a sorted set, up to 64 in a member.
//
// A member is a prefix, which block (8 bytes), and its bits (8 bytes). All have the score 0, so Redis orders them by
// their bytes. lua/blocks.lua changes them: each block has one member, with all of its numbers that are in the set.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "redis/redis_link.h"
#include "store/key.h"
#include "store/number_block.h"
#include "store/store.h"

namespace pawl {

struct SeqBlock : NumberBlock {
  std::string_view prefix = {};

  bool Takes(std::string_view its_prefix, Seq seq) const { return block == Of(seq) && prefix == its_prefix; }
  Key Member() const;
};

// Of a member; nothing if it is none. The prefix is a part of it.
std::optional<SeqBlock> ParseBlock(std::string_view member);

// As a limit: no limit. Anything above it is the same.
inline constexpr std::size_t kAllSeqs = SIZE_MAX / 2;

// The block of a number as a bound by bytes (ZRANGEBYLEX): all from it on.
std::string FromBlock(std::string_view prefix, Seq seq);
// Says how many members to read for so many numbers, however they are spread: the first may have none of them.
void LimitMembers(RedisCommand& command, std::size_t seqs);

// Reads up to `limit` numbers below `below` of a set without prefixes, largest first.
RedisCommand SeqsBefore(const std::string& set, Seq below, std::size_t limit);
void AddSeqsBefore(const RedisReply& reply, Seq below, std::size_t limit, std::vector<Seq>& out);
// The smallest of such a set.
RedisCommand FirstBlock(const std::string& set);
std::optional<Seq> FirstSeqOf(const RedisReply& reply);

}  // namespace pawl
