#include "store/lmdb/lmdb_env.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "base/crc32c.h"
#include "store/key.h"
#include "store/lmdb/data_file.h"

namespace pawl {
namespace {

constexpr unsigned kMaxReaders = 1024;
constexpr std::uint64_t kMinMapBytes = std::uint64_t{1} << 30;

// In the order of Table. Never rename: part of the storage format.
constexpr std::array<const char*, kTableCount> kTableNames = {
    "meta",   "records", "heads",    "bodies", "ids",     "blocks",  "ready",     "ring",
    "groups", "timers",  "counters", "lists",  "shelf_a", "shelf_b", "set_counts"};
constexpr const char* kOldSets = "indexes";  // before format 4: a table of LMDB's with many values to a key

// The format record in the table meta:
//   "PAWL" | version u32, big-endian | CRC32C of the eight bytes before, u32, big-endian
constexpr std::string_view kFormatKey = "format";
constexpr std::string_view kFormatMagic = "PAWL";
// 1 had no shelves of ids, 2 no journal, 3 no blocks, 4 another journal, 5 no callbacks and no workflows: a
// program of then would not look there, or not understand it.
constexpr std::uint32_t kFormatVersion = 6;
constexpr std::uint32_t kJournalVersion = 5;  // since then the journal has the form that it has now
constexpr std::uint32_t kOldestVersion = 1;
constexpr std::size_t kFormatBytes = 12;

void AppendU32(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<char>(value >> shift & 0xff));
}

std::uint32_t ReadU32(std::string_view bytes) {
  std::uint32_t value = 0;
  for (char byte : bytes.substr(0, 4)) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

std::string FormatRecord() {
  std::string record(kFormatMagic);
  AppendU32(record, kFormatVersion);
  AppendU32(record, Crc32c(record));
  return record;
}

// The version of the file.
Result<std::uint32_t> JudgeFormat(const std::string& path, std::string_view record) {
  if (record.size() != kFormatBytes || ReadU32(record.substr(8)) != Crc32c(record.substr(0, 8))) {
    return Error{ErrorCode::kCorrupt,
                 fmt::format("the format record of {} is damaged; restore it from a backup", path)};
  }
  if (!record.starts_with(kFormatMagic)) {
    return Error{ErrorCode::kWrongFormat, fmt::format("{} is not a Pawl data file; it was left as it is", path)};
  }
  const std::uint32_t version = ReadU32(record.substr(4));
  if (version < kOldestVersion || version > kFormatVersion) {
    return Error{ErrorCode::kWrongFormat, fmt::format("{} has storage format {}, and this program reads {} to {}", path,
                                                      version, kOldestVersion, kFormatVersion)};
  }
  return version;
}

// From a table with many values to a key.
int CopySets(MDB_txn* raw, MDB_dbi from, LmdbTxn& to) {
  MDB_cursor* cursor = nullptr;
  if (const int rc = mdb_cursor_open(raw, from, &cursor); rc != 0) return rc;
  std::unique_ptr<MDB_cursor, void (*)(MDB_cursor*)> owned(cursor, mdb_cursor_close);
  MDB_val set{};
  MDB_val member{};
  int rc = mdb_cursor_get(cursor, &set, &member, MDB_FIRST);
  for (; rc == 0; rc = mdb_cursor_get(cursor, &set, &member, MDB_NEXT)) {
    if (member.mv_size != sizeof(std::uint64_t)) return MDB_CORRUPTED;
    to.Add(Table::kIndexes, ViewOf(set), KeyReader(ViewOf(member)).U64());
  }
  return rc == MDB_NOTFOUND ? 0 : rc;
}

}  // namespace

Result<std::unique_ptr<LmdbEnv>> LmdbEnv::Open(const std::string& dir, std::uint64_t map_bytes, OlderFormat older) {
  std::string path = dir + "/" + kDataFileName;
  PAWL_ASSIGN(std::optional<DataFileFacts> facts, InspectDataFile(path));
  if (!facts) PAWL_TRY(Create(dir, map_bytes));
  PAWL_ASSIGN(std::unique_ptr<LmdbEnv> env, Map(path, map_bytes, LmdbAccess::kWrite));
  PAWL_ASSIGN(const std::uint32_t version, env->ReadFormat(path));
  if (version < kJournalVersion && older == OlderFormat::kRefuse) {
    return Error{ErrorCode::kWrongFormat,
                 fmt::format("{} has storage format {}, and the journal beside it holds changes that it lacks: start "
                             "the version of pawl that wrote them once more and stop it, then start this one",
                             path, version)};
  }
  const Missing missing = version == kFormatVersion ? Missing::kDamage : Missing::kCreate;
  PAWL_TRY(env->OpenTables(path, LmdbAccess::kWrite, missing));
  if (version != kFormatVersion) PAWL_TRY(env->Upgrade());
  return env;
}

Result<void> LmdbEnv::ChangeMeta(const std::string& path, std::string_view key,
                                 const std::function<std::string(std::string_view)>& change) {
  const std::string lock = path + "-lock";
  {
    PAWL_ASSIGN(const std::unique_ptr<LmdbEnv> env, Map(path, std::uint64_t{1} << 40, LmdbAccess::kWrite));
    PAWL_TRY(env->OpenTables(path, LmdbAccess::kWrite, Missing::kDamage));
    MDB_txn* raw = nullptr;
    const int begun = mdb_txn_begin(env->get(), nullptr, 0, &raw);
    LmdbLastKeys last_keys;
    LmdbTxn txn(raw, begun, env->tables(), &last_keys);
    const auto value = txn.Get(Table::kMeta, key);
    if (value) txn.Put(Table::kMeta, key, change(*value));
    if (const int rc = txn.Commit(); rc != 0) return LmdbError("change " + path, rc);
    // LMDB does not write pages at the end that a transaction took and gave back.
    struct stat status {};
    if (fstat(env->fd(), &status) != 0) return FileError("read", path, errno);
    if (static_cast<std::uint64_t>(status.st_size) < env->UsedBytes() &&
        ftruncate(env->fd(), static_cast<off_t>(env->UsedBytes())) != 0) {
      return FileError("lengthen", path, errno);
    }
  }
  unlink(lock.c_str());
  return {};
}

Result<std::unique_ptr<LmdbEnv>> LmdbEnv::OpenToRead(const std::string& dir, std::uint64_t map_bytes) {
  const std::string path = dir + "/" + kDataFileName;
  PAWL_ASSIGN(const std::optional<DataFileFacts> facts, InspectDataFile(path));
  if (!facts)
    return Error{ErrorCode::kNotFound, fmt::format("{} is not a data directory: it has no {}", dir, kDataFileName)};
  PAWL_ASSIGN(std::unique_ptr<LmdbEnv> env, Map(path, map_bytes, LmdbAccess::kRead));
  PAWL_ASSIGN(const std::uint32_t version, env->ReadFormat(path));
  if (version != kFormatVersion) {
    return Error{
        ErrorCode::kWrongFormat,
        fmt::format("{} has storage format {}, which is brought to {} when a server of this version is started", path,
                    version, kFormatVersion)};
  }
  PAWL_TRY(env->OpenTables(path, LmdbAccess::kRead, Missing::kDamage));
  return env;
}

LmdbEnv::~LmdbEnv() {
  mapped_.reset();
  mdb_env_close(env_);
}

// The map is as large as the file can ever grow. Where the address space is limited, a smaller one will do for long.
Result<std::unique_ptr<LmdbEnv>> LmdbEnv::Map(const std::string& path, std::uint64_t map_bytes, LmdbAccess access) {
  const unsigned flags = MDB_NOSUBDIR | MDB_NOTLS | (access == LmdbAccess::kRead ? MDB_RDONLY | MDB_NOLOCK : 0);
  std::uint64_t bytes = map_bytes;
  for (;;) {
    MDB_env* raw = nullptr;
    if (int rc = mdb_env_create(&raw); rc != 0) return LmdbError("create LMDB's environment", rc);
    std::unique_ptr<LmdbEnv> env(new LmdbEnv(raw));
    mdb_env_set_mapsize(raw, bytes);
    mdb_env_set_maxdbs(raw, static_cast<MDB_dbi>(kTableCount + 1));  // and one of an older format
    mdb_env_set_maxreaders(raw, kMaxReaders);
    int rc = mdb_env_open(raw, path.c_str(), flags, 0600);
    if (rc == 0) {
      MDB_stat stat{};
      mdb_env_stat(raw, &stat);
      env->page_bytes_ = stat.ms_psize;
      env->mapped_.emplace(raw);
      return env;
    }
    if (rc != ENOMEM) return LmdbError("open " + path, rc);
    if (bytes / 2 < kMinMapBytes) {
      return Error{
          ErrorCode::kStorage,
          fmt::format("the address space is too small to map {}: {} bytes were refused (see ulimit -v)", path, bytes)};
    }
    bytes /= 2;
  }
}

Result<void> LmdbEnv::Create(const std::string& dir, std::uint64_t map_bytes) {
  std::string path = dir + "/" + kDataFileName;
  std::string fresh = path + ".new";
  std::string fresh_lock = fresh + "-lock";
  unlink(fresh.c_str());  // what a crash in here has left
  {
    PAWL_ASSIGN(std::unique_ptr<LmdbEnv> env, Map(fresh, map_bytes, LmdbAccess::kWrite));
    PAWL_TRY(env->OpenTables(fresh, LmdbAccess::kWrite, Missing::kCreate));
    PAWL_TRY(env->Upgrade());
  }
  unlink(fresh_lock.c_str());
  if (std::rename(fresh.c_str(), path.c_str()) != 0) return FileError("create", path, errno);
  return SyncDirectory(dir);
}

Result<std::uint32_t> LmdbEnv::ReadFormat(const std::string& path) {
  MDB_txn* raw = nullptr;
  if (int rc = mdb_txn_begin(env_, nullptr, MDB_RDONLY, &raw); rc != 0) return LmdbError("read " + path, rc);
  std::unique_ptr<MDB_txn, void (*)(MDB_txn*)> txn(raw, mdb_txn_abort);
  MDB_dbi meta = 0;
  MDB_val key = ValueOf(kFormatKey);
  MDB_val record{};
  int rc = mdb_dbi_open(raw, kTableNames[0], 0, &meta);
  if (rc == 0) rc = mdb_get(raw, meta, &key, &record);
  if (rc == MDB_NOTFOUND || rc == MDB_INCOMPATIBLE) {
    return Error{ErrorCode::kWrongFormat,
                 fmt::format("{} is an LMDB file, but not one of Pawl's; it was left as it is", path)};
  }
  if (rc != 0) return LmdbError("read the format record of " + path, rc);
  return JudgeFormat(path, ViewOf(record));
}

// A file of this format has all of them. A table that is missing there is not made: everything that it held would be
// gone, and nobody would be told.
Result<void> LmdbEnv::OpenTables(const std::string& path, LmdbAccess access, Missing missing) {
  MDB_txn* txn = nullptr;
  int rc = mdb_txn_begin(env_, nullptr, access == LmdbAccess::kRead ? MDB_RDONLY : 0, &txn);
  if (rc != 0) return LmdbError("open the tables of " + path, rc);
  std::size_t at = 0;
  for (; at < kTableCount && rc == 0; ++at) {
    rc = mdb_dbi_open(txn, kTableNames[at], missing == Missing::kCreate ? MDB_CREATE : 0, &tables_[at]);
  }
  if (rc == 0) {
    rc = mdb_txn_commit(txn);
  } else {
    mdb_txn_abort(txn);
  }
  if (rc == MDB_NOTFOUND || rc == MDB_INCOMPATIBLE) {
    return Error{ErrorCode::kCorrupt, fmt::format("the data file {} is damaged: its table {} is not there; restore it "
                                                  "from a backup",
                                                  path, kTableNames[at - 1])};
  }
  if (rc != 0) return LmdbError("open the tables of " + path, rc);
  return {};
}

// Makes a file of an older format, or an empty one, a file of this format, in one transaction.
Result<void> LmdbEnv::Upgrade() {
  MDB_txn* raw = nullptr;
  const int begun = mdb_txn_begin(env_, nullptr, 0, &raw);
  LmdbLastKeys last_keys;
  LmdbTxn txn(raw, begun, tables_, &last_keys);
  MDB_dbi old_sets = 0;
  int rc = begun != 0 ? begun : mdb_dbi_open(raw, kOldSets, MDB_DUPSORT | MDB_DUPFIXED, &old_sets);
  if (rc == 0) {
    rc = CopySets(raw, old_sets, txn);
    if (rc == 0) rc = mdb_drop(raw, old_sets, 1);
  }
  if (rc == 0 || rc == MDB_NOTFOUND) {
    txn.Put(Table::kMeta, kFormatKey, FormatRecord());
    rc = txn.Commit();
  }
  if (rc != 0) return LmdbError("bring the data file to this format", rc);
  return {};
}

int LmdbEnv::fd() const {
  int fd = -1;
  mdb_env_get_fd(env_, &fd);
  return fd;
}

std::uint64_t LmdbEnv::UsedBytes() const {
  MDB_envinfo info{};
  mdb_env_info(env_, &info);
  return (info.me_last_pgno + 1) * page_bytes_;
}

}  // namespace pawl
