// LmdbEnv is Pawl's data file opened by LMDB: made if it is missing, checked to be ours, with all tables at hand.
#pragma once

#include <lmdb.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "store/lmdb/lmdb_txn.h"
#include "store/lmdb/map_faults.h"

namespace pawl {

// A file of an older format becomes one of this program's, unless a journal continues it as it is.
enum class OlderFormat : bool { kRefuse, kUpgrade };
// To be looked at: nothing is written, and no lock of LMDB's is taken.
enum class LmdbAccess : bool { kWrite, kRead };

class LmdbEnv {
 public:
  // Needs the lock of the directory. The file comes into being whole (made under another name, then renamed): one that
  // is empty or has no format record was not made by a crash of ours, and is refused.
  static Result<std::unique_ptr<LmdbEnv>> Open(const std::string& dir, std::uint64_t map_bytes, OlderFormat older);
  // Replaces an entry of the table meta in a file that nobody has open; does nothing if there is none.
  static Result<void> ChangeMeta(const std::string& path, std::string_view key,
                                 const std::function<std::string(std::string_view)>& change);
  // A file that is there and of this format; whoever calls makes sure that nobody changes it.
  static Result<std::unique_ptr<LmdbEnv>> OpenToRead(const std::string& dir, std::uint64_t map_bytes);
  ~LmdbEnv();
  LmdbEnv(const LmdbEnv&) = delete;
  LmdbEnv& operator=(const LmdbEnv&) = delete;

  MDB_env* get() const { return env_; }
  int fd() const;
  const LmdbTables& tables() const { return tables_; }
  std::uint64_t UsedBytes() const;  // of the file, up to the end of the last page in use; any thread

 private:
  explicit LmdbEnv(MDB_env* env) : env_(env) {}

  static Result<std::unique_ptr<LmdbEnv>> Map(const std::string& path, std::uint64_t map_bytes, LmdbAccess access);
  static Result<void> Create(const std::string& dir, std::uint64_t map_bytes);
  Result<std::uint32_t> ReadFormat(const std::string& path);  // its version, if it is one of ours
  enum class Missing : std::uint8_t { kCreate, kDamage };
  Result<void> OpenTables(const std::string& path, LmdbAccess access, Missing missing);
  Result<void> Upgrade();

  MDB_env* env_;
  std::optional<MappedFile> mapped_;  // once it is open
  LmdbTables tables_{};
  std::uint64_t page_bytes_ = 0;
};

}  // namespace pawl
