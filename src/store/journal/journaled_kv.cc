#include "store/journal/journaled_kv.h"

#include <chrono>
#include <utility>

#include "base/check.h"
#include "base/random.h"
#include "base/thread_name.h"
#include "store/journal/journal_recovery.h"
#include "store/kv_forward.h"

namespace pawl {
namespace {

// Flushing seldom writes less: what changes again, or goes again, within this time is not written at all. More often
// keeps small what a start after a crash has to make again.
constexpr Millis kFlushInterval{1'000};

// A syncer for who does not wait for the disk: what is committed counts, unless the disk has failed.
class Unawaited final : public Syncer {
 public:
  explicit Unawaited(Syncer& syncer) : syncer_(syncer) {}

  CommitNumber committed() const override { return syncer_.committed(); }
  Result<CommitNumber> durable() const override {
    PAWL_TRY(syncer_.durable());
    return syncer_.committed();
  }
  Result<void> AwaitAll() override {
    PAWL_TRY(syncer_.durable());
    return {};
  }
  void OnMoved(std::function<void(bool durable)> moved) override {
    if (!moved) return syncer_.OnMoved({});
    syncer_.OnMoved([moved = std::move(moved)](bool durable) {
      if (!durable) moved(false);
    });
  }

 private:
  Syncer& syncer_;
};

}  // namespace

Result<std::unique_ptr<LmdbKv>> OpenReplayed(LmdbOptions options) {
  const std::string dir = options.dir;
  PAWL_ASSIGN(JournalRecovery recovery, JournalRecovery::Begin(std::move(options)));
  if (recovery.damage()) return DamageError(dir, *recovery.damage());
  return recovery.Finish();
}

class JournaledKv::Writer final : public ForwardReads<KvWriter, std::unique_ptr<KvWriter>> {
 public:
  explicit Writer(JournaledKv* kv) : ForwardReads(kv->kv_->BeginWrite()), kv_(kv) { kv_->changes_.Clear(); }

  // Noted before they are made: a key may be a view of what they change.
  void Put(Table table, std::string_view key, std::string_view value) override {
    changes().Put(table, key, value);
    inner_->Put(table, key, value);
  }
  bool Erase(Table table, std::string_view key) override {
    const std::size_t before = changes().bytes().size();
    changes().Erase(table, key);
    return KeptIf(inner_->Erase(table, key), before);
  }
  bool Add(Table table, std::string_view key, std::uint64_t member) override {
    const std::size_t before = changes().bytes().size();
    changes().Add(table, key, member);
    return KeptIf(inner_->Add(table, key, member), before);
  }
  bool Remove(Table table, std::string_view key, std::uint64_t member) override {
    const std::size_t before = changes().bytes().size();
    changes().Remove(table, key, member);
    return KeptIf(inner_->Remove(table, key, member), before);
  }
  void Clear(Table table) override {
    changes().ClearTable(table);
    inner_->Clear(table);
  }

  Result<void> Commit() override {
    PAWL_TRY(inner_->Commit());
    if (!changes().empty()) kv_->journal_->Append(changes().bytes());
    return {};
  }
  void Abort() override { inner_->Abort(); }
  std::uint64_t writes() const override { return inner_->writes(); }

 private:
  KvChanges& changes() { return kv_->changes_; }
  bool KeptIf(bool changed, std::size_t before) {
    if (!changed) changes().CutTo(before);
    return changed;
  }

  JournaledKv* const kv_;
};

Result<std::unique_ptr<JournaledKv>> JournaledKv::Open(LmdbOptions lmdb, JournalOptions journal) {
  journal.dir = lmdb.dir;
  PAWL_ASSIGN(std::unique_ptr<LmdbKv> kv, OpenReplayed(std::move(lmdb)));
  PAWL_ASSIGN(JournalMark mark, ReadJournalMark(*kv));
  // A new one each time: a copy of the data file that went its own way does not take this journal for its own.
  FillRandom(mark.id.bytes);
  mark.live = true;
  PAWL_ASSIGN(const DataFileStates before, kv->States());
  const bool lingers = journal.linger > Millis{0};
  // The files are there before the mark says so.
  const DataFileState next{before.last.transaction + 1, 0};
  PAWL_ASSIGN(auto opened, Journal::Open(std::move(journal), mark.id, next, mark.number));
  PAWL_TRY(PutJournalMark(*kv, mark));
  PAWL_TRY(kv->Flush());
  PAWL_ASSIGN(const DataFileStates states, kv->States());
  PAWL_CHECK(states.last.transaction == next.transaction, "a flush made no commit, or more than one");
  opened->TurnOver(states.last);
  auto unawaited = lingers ? std::make_unique<Unawaited>(*opened) : nullptr;
  return std::unique_ptr<JournaledKv>(new JournaledKv(std::move(kv), std::move(opened), std::move(unawaited), mark.id));
}

JournaledKv::JournaledKv(std::unique_ptr<LmdbKv> kv, std::unique_ptr<Journal> journal,
                         std::unique_ptr<Syncer> unawaited, const JournalId& id)
    : kv_(std::move(kv)),
      journal_(std::move(journal)),
      unawaited_(std::move(unawaited)),
      id_(id),
      flushed_(journal_->committed()) {}

// An error can no longer reach anybody; what was acknowledged stands in the journal.
JournaledKv::~JournaledKv() {
  if (FinishSync().ok() && FlushAll(AfterFlush::kClosed).ok()) (void)journal_->Empty();
}

std::unique_ptr<KvWriter> JournaledKv::BeginWrite() { return std::make_unique<Writer>(this); }

Millis JournaledKv::FlushInterval() const { return kFlushInterval; }

Result<void> JournaledKv::Flush() {
  PAWL_TRY(FinishSync());
  if (Unchanged()) return {};
  return FlushAll(AfterFlush::kLive);
}

Result<void> JournaledKv::FlushAll(AfterFlush after) {
  auto all = journal_->AwaitAll();
  const bool gap = !all.ok() && all.error().code == ErrorCode::kNoSpace;
  if (!all.ok() && !gap) return all;
  // LMDB shows the commit of a flush that is synced only when it is whole.
  PAWL_ASSIGN(const DataFileStates states, kv_->States());
  PAWL_TRY(journal_->Settle(states.last.transaction + 1));
  PAWL_TRY(PutJournalMark(*kv_, {id_, journal_->committed(), after == AfterFlush::kLive}));
  PAWL_TRY(kv_->Flush());
  // What there was no room for would be missing to who goes back to the commit before.
  if (gap) PAWL_TRY(journal_->Empty());
  PAWL_TRY(TurnOver());
  return {};
}

// What the flush before has written is on disk, and noted to be, before the records that lead up to it are written
// over. That a record of this base is on disk before the data file gets another state is what GoesBack rests on.
Result<void> JournaledKv::BeginFlush() {
  if (Unchanged()) return {};
  if (syncing() && !FlushNow()) return {};
  if (const auto all = journal_->AwaitAll(); !all.ok()) {
    return all.error().code == ErrorCode::kNoSpace ? Flush() : all;
  }
  PAWL_TRY(FinishSync());
  PAWL_TRY(PutJournalMark(*kv_, {id_, journal_->committed(), true}));
  PAWL_TRY(kv_->FlushToCache());
  PAWL_ASSIGN(const DataFileState state, TurnOver());
  syncing_ = std::async(std::launch::async, [kv = kv_.get(), journal = journal_.get(), state]() -> Result<void> {
    NameThisThread("flush");
    PAWL_TRY(kv->SyncCache());
    return journal->Settle(state.transaction);
  });
  return {};
}

// Who waits for the transaction to end, as a backup does, need not wait for a commit.
bool JournaledKv::Unchanged() {
  if (journal_->committed() != flushed_) return false;
  kv_->LetGo();
  return true;
}

Result<void> JournaledKv::Backup(const std::string& path, bool compact) {
  if (kv_->HeldHere()) PAWL_TRY(Flush());
  return kv_->BackupWith(path, compact, CloseJournalMark);
}

bool JournaledKv::syncing() const {
  return syncing_.valid() && syncing_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

Result<void> JournaledKv::FinishSync() { return syncing_.valid() ? syncing_.get() : Result<void>(); }

Result<DataFileState> JournaledKv::TurnOver() {
  PAWL_ASSIGN(const DataFileStates states, kv_->States());
  journal_->TurnOver(states.last);
  flushed_ = journal_->committed();
  return states.last;
}

}  // namespace pawl
