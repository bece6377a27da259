#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

constexpr std::size_t kBlockBytes = 16;

std::string BlockBound(char kind, std::string_view prefix, std::uint64_t block) {
  std::string bound(1, kind);
  bound += prefix;
  bound += Key().U64(block).view();
  return bound;
}

}  // namespace

Key SeqBlock::Member() const { return Key().Bytes(prefix).U64(block).U64(bits); }

std::optional<SeqBlock> ParseBlock(std::string_view member) {
  if (member.size() < kBlockBytes) return std::nullopt;
  SeqBlock parsed{{}, member.substr(0, member.size() - kBlockBytes)};
  KeyReader in(member.substr(parsed.prefix.size()));
  parsed.block = in.U64();
  parsed.bits = in.U64();
  if (parsed.bits == 0) return std::nullopt;
  return parsed;
}

std::string FromBlock(std::string_view prefix, Seq seq) { return BlockBound('[', prefix, NumberBlock::Of(seq)); }

void LimitMembers(RedisCommand& command, std::size_t seqs) {
  if (seqs < kAllSeqs) command.Add("LIMIT").Add(0).Add(seqs + 1);
}

RedisCommand SeqsBefore(const std::string& set, Seq below, std::size_t limit) {
  RedisCommand command("ZREVRANGEBYLEX");
  command.Add(set).Add(BlockBound('(', {}, NumberBlock::Of(below) + 1)).Add("-");
  LimitMembers(command, limit);
  return command;
}

void AddSeqsBefore(const RedisReply& reply, Seq below, std::size_t limit, std::vector<Seq>& out) {
  for (const RedisReply& member : reply.items) {
    auto block = ParseBlock(member.text);
    for (; block && block->bits != 0 && limit > 0; block->DropLast()) {
      if (block->last() >= below) continue;
      out.push_back(block->last());
      --limit;
    }
  }
}

RedisCommand FirstBlock(const std::string& set) { return std::move(RedisCommand("ZRANGE").Add(set).Add(0).Add(0)); }

std::optional<Seq> FirstSeqOf(const RedisReply& reply) {
  const auto block = reply.items.empty() ? std::nullopt : ParseBlock(reply.items.front().text);
  return block ? std::optional(block->first()) : std::nullopt;
}

}  // namespace pawl
