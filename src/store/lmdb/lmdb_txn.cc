#include "store/lmdb/lmdb_txn.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace pawl {
namespace {

constexpr std::size_t kMaxBlocksInMemory = 16'384;

static_assert(std::endian::native == std::endian::little, "numbers are turned to big-endian by swapping their bytes");

std::string NumberBytes(std::uint64_t number) {
  const std::uint64_t bytes = __builtin_bswap64(number);
  return {reinterpret_cast<const char*>(&bytes), sizeof bytes};
}

std::optional<std::uint64_t> StoredNumber(std::string_view bytes) {
  std::uint64_t number = 0;
  if (bytes.size() != sizeof number) return std::nullopt;
  std::memcpy(&number, bytes.data(), sizeof number);
  return __builtin_bswap64(number);
}

std::string SetPrefix(std::string_view set) {
  std::string prefix(1, static_cast<char>(set.size()));
  prefix += set;
  return prefix;
}

std::string BlockKey(std::string_view set, std::uint64_t block) { return SetPrefix(set) + NumberBytes(block); }

void CheckSet(Table table) { PAWL_CHECK(IsSet(table), "a map table was used as a set"); }

}  // namespace

std::uint64_t LmdbTxn::CountInTable(std::string_view set) {
  const auto bytes = Get(kSetCounts, set);
  const auto count = bytes ? StoredNumber(*bytes) : 0;
  if (!count) SetCorrupt();
  return count.value_or(0);
}

std::uint64_t LmdbTxn::BitsInTable(std::string_view set, std::uint64_t block) {
  const auto bytes = Get(Table::kIndexes, BlockKey(set, block));
  const auto bits = bytes ? StoredNumber(*bytes) : 0;
  if (!bits) SetCorrupt();
  return bits.value_or(0);
}

std::optional<NumberBlock> LmdbTxn::BlockOf(std::string_view set, const std::optional<KvEntry>& entry) {
  const std::string prefix = SetPrefix(set);
  if (!entry || !entry->key.starts_with(prefix)) return std::nullopt;
  const auto number = StoredNumber(entry->key.substr(prefix.size()));
  const auto bits = StoredNumber(entry->value);
  if (number && bits.value_or(0) != 0) return NumberBlock{*number, *bits};
  SetCorrupt();
  return std::nullopt;
}

std::uint64_t LmdbTxn::Count(Table table, std::string_view set) {
  CheckSet(table);
  const auto open = sets_.find(set);
  const std::int64_t more = open != sets_.end() ? open->second.more : 0;
  return CountInTable(set) + static_cast<std::uint64_t>(more);
}

std::optional<std::uint64_t> LmdbTxn::MemberBefore(Table table, std::string_view set, std::uint64_t bound) {
  CheckSet(table);
  WriteChanges();
  NumberBlock own{NumberBlock::Of(bound)};
  own.bits = BitsInTable(set, own.block) & (NumberBlock::Bit(bound) - 1);
  if (own.bits != 0) return own.last();
  const auto before = BlockOf(set, Before(Table::kIndexes, BlockKey(set, own.block)));
  return before ? std::optional(before->last()) : std::nullopt;
}

std::optional<std::uint64_t> LmdbTxn::MemberAtOrAfter(Table table, std::string_view set, std::uint64_t bound) {
  CheckSet(table);
  WriteChanges();
  NumberBlock own{NumberBlock::Of(bound)};
  own.bits = BitsInTable(set, own.block) & ~(NumberBlock::Bit(bound) - 1);
  if (own.bits != 0) return own.first();
  const auto after = BlockOf(set, AtOrAfter(Table::kIndexes, BlockKey(set, own.block + 1)));
  return after ? std::optional(after->first()) : std::nullopt;
}

std::optional<std::string_view> LmdbTxn::SetAtOrAfter(Table table, std::string_view set) {
  CheckSet(table);
  WriteChanges();
  const auto entry = AtOrAfter(kSetCounts, set);
  return entry ? std::optional(entry->key) : std::nullopt;
}

bool LmdbTxn::Add(Table table, std::string_view set, std::uint64_t member) {
  CheckSet(table);
  return Change(set, member, true);
}

bool LmdbTxn::Remove(Table table, std::string_view set, std::uint64_t member) {
  CheckSet(table);
  return Change(set, member, false);
}

bool LmdbTxn::Change(std::string_view key, std::uint64_t member, bool in) {
  PAWL_CHECK(!key.empty() && key.size() <= kMaxKeyBytes, "a key of no or too many bytes");
  if (blocks_ >= kMaxBlocksInMemory) {
    const std::string own(key);  // it may be a view of what is changed now
    WriteChanges();
    sets_.clear();
    blocks_ = 0;
    return Change(own, member, in);
  }
  auto open = sets_.find(key);
  if (open == sets_.end()) open = sets_.emplace(key, Set{}).first;
  Set& set = open->second;
  const std::uint64_t number = NumberBlock::Of(member);
  const auto [found, fresh] = set.blocks.try_emplace(number);
  Block& block = found->second;
  if (fresh) {
    block.bits = BitsInTable(key, number);
    ++blocks_;
  }
  if (((block.bits & NumberBlock::Bit(member)) != 0) == in) return false;
  block.bits ^= NumberBlock::Bit(member);
  set.more += in ? 1 : -1;
  if (set.changed.empty()) changed_.push_back(&*open);
  if (!std::exchange(block.changed, true)) set.changed.push_back(number);
  return true;
}

void LmdbTxn::WriteChanges() {
  for (Sets::value_type* set : changed_) WriteSet(set->first, set->second);
  changed_.clear();
}

// In the order of keys, so that neighbours are written one after the other.
void LmdbTxn::WriteSet(std::string_view key, Set& set) {
  std::sort(set.changed.begin(), set.changed.end());
  for (const std::uint64_t number : set.changed) {
    Block& block = set.blocks.at(number);
    block.changed = false;
    if (block.bits != 0) {
      Put(Table::kIndexes, BlockKey(key, number), NumberBytes(block.bits));
    } else {
      Erase(Table::kIndexes, BlockKey(key, number));
    }
  }
  set.changed.clear();
  if (set.more == 0) return;
  const std::uint64_t count = CountInTable(key) + static_cast<std::uint64_t>(std::exchange(set.more, 0));
  if (count != 0) {
    Put(kSetCounts, key, NumberBytes(count));
  } else {
    Erase(kSetCounts, key);
  }
}

int LmdbTxn::Commit() {
  WriteChanges();
  return LmdbMaps::Commit();
}

}  // namespace pawl
