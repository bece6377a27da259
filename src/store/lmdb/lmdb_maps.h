// LmdbMaps is one transaction of LMDB with one cursor a table, opened when it is first needed: neighbouring keys come
// in a row, and a cursor that is already on the right page need not walk down the tree. To it all tables are maps.
//
// One thread at a time. The first error stays (error()); from then on nothing is found and nothing is changed.
#pragma once

#include <lmdb.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/kv.h"

namespace pawl {

// Beside the tables of a Kv: what lmdb_txn.h keeps of the sets.
inline constexpr auto kSetCounts = static_cast<Table>(static_cast<std::size_t>(Table::kCount));
inline constexpr std::size_t kTableCount = static_cast<std::size_t>(Table::kCount) + 1;

inline MDB_val ValueOf(std::string_view bytes) { return {bytes.size(), const_cast<char*>(bytes.data())}; }
inline std::string_view ViewOf(const MDB_val& value) {
  return {static_cast<const char*>(value.mv_data), value.mv_size};
}

using LmdbTables = std::array<MDB_dbi, kTableCount>;

// For each table a key that no key in it exceeds, or nothing while that is unknown: what is larger can be appended.
// Only ever raised, so that it holds whatever is erased or aborted. Belongs to the writer.
using LmdbLastKeys = std::array<std::optional<std::string>, kTableCount>;

// What LMDB's return code means to us: kNoSpace for a full map or disk, kCorrupt for damaged pages, else kStorage.
Error LmdbError(std::string_view what, int rc);

class LmdbMaps {
 public:
  // `txn` may be null: a transaction that could not begin, with its error. `last_keys` is for a writer.
  LmdbMaps(MDB_txn* txn, int error, const LmdbTables& tables, LmdbLastKeys* last_keys = nullptr)
      : txn_(txn), error_(error), tables_(tables), last_keys_(last_keys) {}
  ~LmdbMaps();  // aborts
  LmdbMaps(const LmdbMaps&) = delete;
  LmdbMaps& operator=(const LmdbMaps&) = delete;

  std::optional<std::string_view> Get(Table table, std::string_view key);
  std::optional<KvEntry> AtOrAfter(Table table, std::string_view key);
  std::optional<KvEntry> Before(Table table, std::string_view key);

  // Writers. Keys may be views of this transaction; a value may not, for its page changes while it is copied.
  void Put(Table table, std::string_view key, std::string_view value);
  bool Erase(Table table, std::string_view key);
  void Clear(Table table);

  // Readers: to be used again later with the snapshot of then.
  void Reset();
  int Renew();

  int error() const { return error_; }
  std::optional<Error> failure() const;

 protected:
  int Commit();
  void SetCorrupt() { Check(MDB_CORRUPTED); }

 private:
  MDB_cursor* CursorOf(Table table);  // null after an error
  bool Check(int rc);                 // true if rc is ok; keeps what is not "not found" as the error
  // Both fill key_ and value_; `key_` must hold the key sought.
  bool Seek(MDB_cursor* cursor, MDB_cursor_op op) { return Check(mdb_cursor_get(cursor, &key_, &value_, op)); }
  bool SeekAtOrAfter(MDB_cursor* cursor, std::string_view key);
  bool PutAppending(Table table, MDB_cursor* cursor);
  void CloseCursors();

  MDB_txn* txn_;
  int error_;
  const LmdbTables& tables_;
  LmdbLastKeys* const last_keys_;
  std::array<MDB_cursor*, kTableCount> cursors_{};
  std::array<bool, kTableCount> stale_{};  // readers: opened in an earlier snapshot
  MDB_val key_{};
  MDB_val value_{};
};

}  // namespace pawl
