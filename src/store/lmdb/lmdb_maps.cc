#include "store/lmdb/lmdb_maps.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace pawl {
namespace {

// LMDB's own limit.
constexpr std::size_t kMaxLmdbKeyBytes = 511;

// A key to be written is copied first: the caller may have it from this very transaction, whose pages now change.
class OwnKey {
 public:
  explicit OwnKey(std::string_view key) : size_(key.size()) {
    PAWL_CHECK(!key.empty() && key.size() <= kMaxLmdbKeyBytes, "a key of no or too many bytes");
    std::memcpy(bytes_.data(), key.data(), key.size());
  }
  MDB_val value() { return {size_, bytes_.data()}; }

 private:
  std::size_t size_;
  std::array<char, kMaxLmdbKeyBytes> bytes_;
};

}  // namespace

Error LmdbError(std::string_view what, int rc) {
  ErrorCode code = ErrorCode::kStorage;
  if (rc == MDB_MAP_FULL || rc == MDB_TXN_FULL || rc == ENOSPC || rc == EDQUOT) code = ErrorCode::kNoSpace;
  if (rc == MDB_CORRUPTED || rc == MDB_PAGE_NOTFOUND) code = ErrorCode::kCorrupt;
  return {code, fmt::format("{}: {}", what, mdb_strerror(rc))};
}

std::optional<Error> LmdbMaps::failure() const {
  return error_ != 0 ? std::optional(LmdbError("read", error_)) : std::nullopt;
}

LmdbMaps::~LmdbMaps() {
  if (txn_ == nullptr) return;
  CloseCursors();
  mdb_txn_abort(txn_);
}

// A writer's cursors go with their transaction, a reader's do not; closing them here is right for both.
void LmdbMaps::CloseCursors() {
  for (MDB_cursor*& cursor : cursors_) {
    if (cursor != nullptr) mdb_cursor_close(cursor);
    cursor = nullptr;
  }
}

MDB_cursor* LmdbMaps::CursorOf(Table table) {
  if (error_ != 0) [[unlikely]]
    return nullptr;
  auto index = static_cast<std::size_t>(table);
  MDB_cursor*& cursor = cursors_[index];
  if (cursor == nullptr) {
    if (!Check(mdb_cursor_open(txn_, tables_[index], &cursor))) cursor = nullptr;
  } else if (stale_[index]) {
    if (!Check(mdb_cursor_renew(txn_, cursor))) return nullptr;
  }
  stale_[index] = false;
  return cursor;
}

bool LmdbMaps::Check(int rc) {
  if (rc == MDB_SUCCESS) return true;
  if (rc != MDB_NOTFOUND && error_ == 0) error_ = rc;
  return false;
}

std::optional<std::string_view> LmdbMaps::Get(Table table, std::string_view key) {
  MDB_cursor* cursor = CursorOf(table);
  if (cursor == nullptr || key.empty()) return std::nullopt;
  key_ = ValueOf(key);
  if (!Seek(cursor, MDB_SET)) return std::nullopt;
  return ViewOf(value_);
}

// LMDB knows no empty key, to write or to seek.
bool LmdbMaps::SeekAtOrAfter(MDB_cursor* cursor, std::string_view key) {
  if (key.empty()) return Seek(cursor, MDB_FIRST);
  key_ = ValueOf(key);
  return Seek(cursor, MDB_SET_RANGE);
}

std::optional<KvEntry> LmdbMaps::AtOrAfter(Table table, std::string_view key) {
  MDB_cursor* cursor = CursorOf(table);
  if (cursor == nullptr || !SeekAtOrAfter(cursor, key)) return std::nullopt;
  return KvEntry{ViewOf(key_), ViewOf(value_)};
}

std::optional<KvEntry> LmdbMaps::Before(Table table, std::string_view key) {
  MDB_cursor* cursor = CursorOf(table);
  if (cursor == nullptr || key.empty()) return std::nullopt;
  bool found = SeekAtOrAfter(cursor, key);
  if (error_ != 0 || !Seek(cursor, found ? MDB_PREV : MDB_LAST)) return std::nullopt;
  return KvEntry{ViewOf(key_), ViewOf(value_)};
}

void LmdbMaps::Put(Table table, std::string_view key, std::string_view value) {
  OwnKey own(key);
  MDB_cursor* cursor = CursorOf(table);
  if (cursor == nullptr) return;
  key_ = own.value();
  value_ = ValueOf(value);
  if (PutAppending(table, cursor)) return;
  Check(mdb_cursor_put(cursor, &key_, &value_, 0));
}

// Most keys come in rising order (heads, bodies, timers): appending them spares the search and fills their pages to the
// brim. True if it was such a key.
bool LmdbMaps::PutAppending(Table table, MDB_cursor* cursor) {
  std::optional<std::string>& last = (*last_keys_)[static_cast<std::size_t>(table)];
  if (!last) {
    MDB_val key{};
    MDB_val value{};
    int rc = mdb_cursor_get(cursor, &key, &value, MDB_LAST);
    last = rc == MDB_SUCCESS ? std::string(ViewOf(key)) : std::string();
    if (!Check(rc) && error_ != 0) return true;
  }
  std::string_view key = ViewOf(key_);
  if (key <= *last) return false;
  last->assign(key);
  Check(mdb_cursor_put(cursor, &key_, &value_, MDB_APPEND));
  return true;
}

bool LmdbMaps::Erase(Table table, std::string_view key) {
  if (!Get(table, key)) return false;
  return Check(mdb_cursor_del(cursors_[static_cast<std::size_t>(table)], 0));
}

// LMDB gives the pages back without looking into them, and lets cursors seek anew.
void LmdbMaps::Clear(Table table) {
  if (CursorOf(table) == nullptr) return;
  Check(mdb_drop(txn_, tables_[static_cast<std::size_t>(table)], 0));
}

int LmdbMaps::Commit() {
  CloseCursors();
  MDB_txn* txn = std::exchange(txn_, nullptr);
  if (error_ != 0) {
    if (txn != nullptr) mdb_txn_abort(txn);
    return error_;
  }
  return error_ = mdb_txn_commit(txn);
}

void LmdbMaps::Reset() {
  mdb_txn_reset(txn_);
  stale_.fill(true);
}

int LmdbMaps::Renew() { return error_ = mdb_txn_renew(txn_); }

}  // namespace pawl
