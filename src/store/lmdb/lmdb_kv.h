// LmdbKv keeps a Kv in one file, DIR/pawl.mdb, by means of LMDB. The directory belongs to one LmdbKv at a time.
//
// Durability. With `sync` a Commit returns when its changes are on disk. Without it one transaction of LMDB stays open
// over many Commits until Flush, which the owner calls: a crash loses at most what came after the last Flush, and never
// damages the file. Then everything but Backup and DiskBytes belongs on the writer's thread.
//
// Errors. The first failure of the disk is latched: LMDB would go on as if a failed sync had never been, so no commit
// is tried after it, and each Commit returns that first error. Only want of room that shows before the commit
// (kNoSpace) leaves the store fit for use.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/mutex.h"
#include "store/kv.h"
#include "store/lmdb/data_file.h"
#include "store/lmdb/lmdb_env.h"
#include "store/lmdb/lmdb_txn.h"

namespace pawl {

// Makes sure that the bytes of the range have their place on the disk; 0 or an errno.
using AllocateFile = std::function<int(int fd, off_t offset, off_t length)>;

struct LmdbOptions {
  std::string dir = {};
  bool sync = true;
  std::uint64_t map_bytes = std::uint64_t{1} << 40;       // the most that the file can grow to; costs no memory
  std::uint64_t reserve_bytes = std::uint64_t{64} << 20;  // room kept on the disk for all but pushes
  AllocateFile allocate = {};                             // a seam for tests; empty: posix_fallocate
  std::function<int(int fd)> sync_cache = {};             // as allocate, for SyncCache; empty: fdatasync
};

class LmdbKv final : public Kv {
 public:
  // Opens or creates. kInUse, kWrongFormat and kCorrupt say why not; nothing is changed then.
  static Result<std::unique_ptr<LmdbKv>> Open(LmdbOptions options);
  static Result<std::unique_ptr<LmdbKv>> OpenHeld(LmdbOptions options, DirectoryLock hold, OlderFormat older);
  // To be looked at, through ReadFlushed alone: nothing is written.
  static Result<std::unique_ptr<LmdbKv>> OpenToRead(LmdbOptions options, DirectoryLock hold);
  // On the writer's thread; what was not flushed is flushed. All readers must have ended.
  ~LmdbKv() override;

  std::unique_ptr<KvWriter> BeginWrite() override;
  std::unique_ptr<KvReader> BeginRead() override;
  std::unique_ptr<KvReader> ReadFlushed() override;
  bool ReserveSpace() override;
  Result<void> Backup(const std::string& path, bool compact) override { return BackupWith(path, compact, {}); }
  // `finish` gets the path of the copy before it has its name.
  using FinishCopy = std::function<Result<void>(const std::string& part)>;
  Result<void> BackupWith(const std::string& path, bool compact, const FinishCopy& finish);
  std::uint64_t DiskBytes() const override;
  std::optional<Error> failure() const override;

  Result<void> Flush() override;
  // Flush in two steps. After the first a crash of the machine may leave the last commit damaged, and only the one
  // before it to be trusted: then nothing is flushed until the second has returned. That may be made by any thread.
  Result<void> FlushToCache();
  Result<void> SyncCache();
  // Ends a transaction that is held open and has changed nothing.
  void LetGo();
  bool HeldHere() const { return holder_.load() == std::this_thread::get_id(); }
  Result<DataFileStates> States() const;
  bool Deferred() const override { return !options_.sync; }
  bool HoldsOpen() const override { return Deferred() && held_ != nullptr; }
  bool FlushNow() const override;

 private:
  class Writer;
  class PooledReader;
  class HeldReader;
  class FlushedReader;

  LmdbKv(LmdbOptions options, DirectoryLock hold, std::unique_ptr<LmdbEnv> env);

  Result<void> CommitWriter(std::uint64_t writes);
  void AbortWriter(bool changed);
  enum class Sync : bool { kNo, kYes };
  Result<void> CommitHeld(Sync sync);
  Result<void> FlushHeld(Sync sync);
  void KeepLength();
  std::unique_ptr<LmdbTxn> AcquireReader();
  void ReleaseReader(std::unique_ptr<LmdbTxn> txn);
  Error Latch(Error error);  // the first error stays, and is what it returns
  std::optional<Error> FirstOf(std::optional<Error> later) const;

  const LmdbOptions options_;
  const DirectoryLock hold_;
  const std::unique_ptr<LmdbEnv> env_;

  // The writer's thread.
  LmdbLastKeys last_keys_;
  std::unique_ptr<LmdbTxn> held_;  // the transaction of LMDB in hand
  bool writing_ = false;
  int held_readers_ = 0;
  std::uint64_t held_bytes_ = 0;
  std::uint64_t held_writes_ = 0;

  std::atomic<std::thread::id> holder_;  // the thread with held_, for which a lock of LMDB's is taken

  Mutex space_mutex_;
  std::uint64_t length_ PAWL_GUARDED_BY(space_mutex_) = 0;     // of the file
  std::uint64_t allocated_ PAWL_GUARDED_BY(space_mutex_) = 0;  // up to here the disk has room for the file
  std::atomic<bool> tight_ = false;  // there was no room on the disk when it was last asked for

  Mutex readers_mutex_;
  CondVar reader_returned_;
  std::vector<std::unique_ptr<LmdbTxn>> idle_readers_ PAWL_GUARDED_BY(readers_mutex_);
  std::size_t open_readers_ PAWL_GUARDED_BY(readers_mutex_) = 0;

  mutable Mutex failure_mutex_;
  std::optional<Error> failure_ PAWL_GUARDED_BY(failure_mutex_);
};

}  // namespace pawl
