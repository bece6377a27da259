// JournaledKv makes the commits of an LmdbKv that defers them durable soon after each one, at the price of one sync of
// one file that is written in order.
//
// A commit stands in the transaction that the LmdbKv holds open, and its changes go to a journal (journal.h), which
// syncs them on a thread of its own: syncer() says how far that has come. Now and then the LmdbKv writes everything to
// its own file, behind which the disk works on while commits go on; until that is done the file's last commit is not to
// be trusted, and the journal keeps what comes after the one before. After a crash the data file is taken as it was at
// its last commit that is surely whole, and what the journal holds is made again.
//
// With a journal whose records linger nobody waits for the disk: syncer() counts a commit when it is made, and a crash
// may take the last ones. Where the disk is waited for, HoldsOpen is false: turns are left to the engine's own thread,
// which works beside those that read and write to clients.
#pragma once

#include <future>
#include <memory>
#include <string>

#include "store/journal/journal.h"
#include "store/journal/kv_changes.h"
#include "store/kv.h"
#include "store/lmdb/lmdb_kv.h"

namespace pawl {

// Opens the LmdbKv and brings to it what a journal beside it has that it lacks; the journal is empty afterwards.
// Refuses, and leaves both as they are, if they do not belong together, or are damaged (journal_recovery.h).
Result<std::unique_ptr<LmdbKv>> OpenReplayed(LmdbOptions options);

class JournaledKv final : public Kv {
 public:
  // The commits of `lmdb` are deferred in any case; `journal` is in the same directory.
  static Result<std::unique_ptr<JournaledKv>> Open(LmdbOptions lmdb, JournalOptions journal = {});
  // On the writer's thread; what was not flushed is flushed.
  ~JournaledKv() override;

  std::unique_ptr<KvWriter> BeginWrite() override;
  std::unique_ptr<KvReader> BeginRead() override { return kv_->BeginRead(); }
  std::unique_ptr<KvReader> ReadFlushed() override { return kv_->ReadFlushed(); }
  bool ReserveSpace() override { return kv_->ReserveSpace(); }
  Result<void> Backup(const std::string& path, bool compact) override;
  std::uint64_t DiskBytes() const override { return kv_->DiskBytes(); }
  std::optional<Error> failure() const override { return kv_->failure(); }

  Result<void> Flush() override;
  Result<void> BeginFlush() override;
  bool Deferred() const override { return true; }
  Millis FlushInterval() const override;
  bool FlushNow() const override { return journal_->full() || kv_->FlushNow(); }
  Syncer* syncer() override { return unawaited_ ? unawaited_.get() : journal_.get(); }
  bool HoldsOpen() const override { return unawaited_ && kv_->HoldsOpen() && !journal_->late(); }

 private:
  class Writer;

  JournaledKv(std::unique_ptr<LmdbKv> kv, std::unique_ptr<Journal> journal, std::unique_ptr<Syncer> unawaited,
              const JournalId& id);
  bool Unchanged();  // since the last flush; lets go of the transaction that is held
  bool syncing() const;
  Result<void> FinishSync();
  enum class AfterFlush : bool { kClosed, kLive };
  Result<void> FlushAll(AfterFlush after);
  Result<DataFileState> TurnOver();

  const std::unique_ptr<LmdbKv> kv_;
  const std::unique_ptr<Journal> journal_;
  const std::unique_ptr<Syncer> unawaited_;  // of the journal, where nobody waits for it; or null
  const JournalId id_;
  CommitNumber flushed_;  // up to this one all have been handed to the data file
  KvChanges changes_;     // of the writer; its memory is used again
  std::future<Result<void>> syncing_;
};

}  // namespace pawl
