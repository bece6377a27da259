// LmdbTxn is one transaction of LMDB with the two kinds of table that a Kv has.
//
// A set is kept as blocks of 64 numbers (number_block.h). Many a job goes through several sets before the transaction
// ends. So the blocks that change stand in memory, and are written, all of them, when the transaction is committed or
// somebody reads a set in order. In the file:
//   blocks      length of the set's key (1), key, which block (8) -> its bits
//   set_counts  key of the set -> how many it has
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/lmdb/lmdb_maps.h"
#include "store/number_block.h"

namespace pawl {

class LmdbTxn : public LmdbMaps {
 public:
  using LmdbMaps::LmdbMaps;

  std::uint64_t Count(Table table, std::string_view set);
  std::optional<std::uint64_t> MemberBefore(Table table, std::string_view set, std::uint64_t bound);
  std::optional<std::uint64_t> MemberAtOrAfter(Table table, std::string_view set, std::uint64_t bound);
  std::optional<std::string_view> SetAtOrAfter(Table table, std::string_view set);

  // Writers.
  bool Add(Table table, std::string_view set, std::uint64_t member);
  bool Remove(Table table, std::string_view set, std::uint64_t member);
  void WriteChanges();  // those that stand in memory
  int Commit();         // ends the transaction, come what may; 0 or the error

 private:
  struct Block {
    std::uint64_t bits = 0;
    bool changed = false;
  };
  struct Set {
    std::int64_t more = 0;  // members than are counted in the table
    std::unordered_map<std::uint64_t, Block> blocks;
    std::vector<std::uint64_t> changed;
  };
  struct HashText {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the standard's name
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };

  std::uint64_t CountInTable(std::string_view set);
  std::uint64_t BitsInTable(std::string_view set, std::uint64_t block);
  // The block that an entry of the table is; nothing if it belongs to another set.
  std::optional<NumberBlock> BlockOf(std::string_view set, const std::optional<KvEntry>& entry);
  bool Change(std::string_view key, std::uint64_t member, bool in);
  void WriteSet(std::string_view key, Set& set);

  using Sets = std::unordered_map<std::string, Set, HashText, std::equal_to<>>;
  Sets sets_;
  std::vector<Sets::value_type*> changed_;
  std::size_t blocks_ = 0;  // in memory
};

}  // namespace pawl
