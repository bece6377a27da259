#include "store/journal/journaled_kv.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "base/log.h"
#include "base/random.h"
#include "base/thread_name.h"
#include "store/bytes.h"
#include "store/kv_forward.h"

namespace pawl {
namespace {

// Flushing seldom writes less: what changes again, or goes again, within this time is not written at all. More often
// keeps small what a start after a crash has to make again.
constexpr Millis kFlushInterval{1'000};

constexpr std::string_view kMarkKey = "journal";

// How far a data file has come: with the commit `number` of the journal `id`. A record of the table kMeta.
struct Mark {
  JournalId id;
  CommitNumber number = 0;
};

Result<Mark> ReadMark(Kv& kv) {
  const auto reader = kv.BeginRead();
  const auto bytes = reader->Get(Table::kMeta, kMarkKey);
  if (!bytes) return Mark{};
  ByteReader in(*bytes);
  Mark mark;
  mark.id = in.Hash();
  mark.number = in.U64();
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored place in the journal is damaged"};
  return mark;
}

Result<void> PutMark(Kv& kv, const Mark& mark) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Hash(mark.id);
  out.U64(mark.number);
  const auto writer = kv.BeginWrite();
  writer->Put(Table::kMeta, kMarkKey, bytes);
  return writer->Commit();
}

Error Strangers(const std::string& dir) {
  return {
      ErrorCode::kWrongFormat,
      fmt::format("the journal in {0} holds changes that were acknowledged, and does not continue {1} beside it: one "
                  "of them was replaced. Put them back as they were; or remove {2} and {3}, to go on without those "
                  "changes, as after restoring a backup",
                  dir, kDataFileName, kJournalFileNames[0], kJournalFileNames[1])};
}

// The records that `mark` lacks; nothing if they do not come after it and the state that it is in.
std::optional<std::vector<JournalRecord>> RecordsAfter(const Mark& mark, const DataFileState& state,
                                                       const JournalContents& journal) {
  std::vector<JournalRecord> records;
  CommitNumber last = mark.number;
  for (const JournalContent& content : journal) {
    if (!content.records.empty() && content.id != mark.id) return std::nullopt;
    for (const JournalRecord& record : content.records) {
      if (record.number <= last) continue;
      if (record.number != last + 1 || (records.empty() && content.base != state)) return std::nullopt;
      records.push_back(record);
      last = record.number;
    }
  }
  return records;
}

struct Missing {
  JournalId id;
  std::vector<JournalRecord> records;
};

Result<Missing> MissingFrom(LmdbKv& kv, const JournalContents& journal, const std::string& dir) {
  PAWL_ASSIGN(const Mark mark, ReadMark(kv));
  PAWL_ASSIGN(const DataFileStates states, kv.States());
  auto records = RecordsAfter(mark, states.last, journal);
  if (!records) return Strangers(dir);
  return Missing{mark.id, *std::move(records)};
}

Result<void> Replay(LmdbKv& kv, const Missing& missing) {
  const std::vector<JournalRecord>& records = missing.records;
  if (records.empty()) return {};
  for (const JournalRecord& record : records) {
    const auto writer = kv.BeginWrite();
    PAWL_TRY(ApplyKvChanges(record.bytes, *writer));
    PAWL_TRY(writer->Commit());
  }
  PAWL_TRY(PutMark(kv, {missing.id, records.back().number}));
  PAWL_TRY(kv.Flush());
  Log(LogLevel::kInfo, "the last stop was not clean: commits were brought back from the journal",
      {{"commits", static_cast<std::int64_t>(records.size())}});
  return {};
}

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
  const std::string path = dir + "/" + kDataFileName;
  PAWL_ASSIGN(const DataDirectoryHold hold, HoldDataDirectory(dir));
  PAWL_ASSIGN(const JournalContents journal, ReadJournal(dir));
  PAWL_ASSIGN(const auto states, ReadDataFileStates(path));
  std::optional<std::string> dropped;
  if (states && GoesBack(journal, *states)) {
    PAWL_ASSIGN(dropped, DropLastState(path));
  }
  const bool continued =
      std::any_of(journal.begin(), journal.end(), [](const JournalContent& c) { return !c.records.empty(); });
  // Nothing was written yet that the dropped state could rest on.
  const auto refuse = [&](const Error& why) -> Error {
    if (dropped) PAWL_TRY(PutBackState(path, *dropped));
    return why;
  };
  options.sync = false;
  auto opened = LmdbKv::OpenHeld(std::move(options), hold, continued ? OlderFormat::kRefuse : OlderFormat::kUpgrade);
  if (!opened.ok()) return refuse(opened.error());
  std::unique_ptr<LmdbKv> kv = *std::move(opened);
  const auto missing = MissingFrom(*kv, journal, dir);
  if (!missing.ok()) {
    kv.reset();
    return refuse(missing.error());
  }
  PAWL_TRY(Replay(*kv, *missing));
  for (const JournalContent& content : journal) PAWL_TRY(EmptyFile(content.path));
  return kv;
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
  PAWL_ASSIGN(Mark mark, ReadMark(*kv));
  // A new one each time: a copy of the data file that went its own way does not take this journal for its own.
  FillRandom(mark.id.bytes);
  PAWL_TRY(PutMark(*kv, mark));
  PAWL_TRY(kv->Flush());
  PAWL_ASSIGN(const DataFileStates states, kv->States());
  const bool lingers = journal.linger > Millis{0};
  PAWL_ASSIGN(auto opened, Journal::Open(std::move(journal), mark.id, states.last, mark.number));
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
  if (Flush().ok()) (void)journal_->Empty();
}

std::unique_ptr<KvWriter> JournaledKv::BeginWrite() { return std::make_unique<Writer>(this); }

Millis JournaledKv::FlushInterval() const { return kFlushInterval; }

Result<void> JournaledKv::Flush() {
  PAWL_TRY(FinishSync());
  if (Unchanged()) return {};
  auto all = journal_->AwaitAll();
  const bool gap = !all.ok() && all.error().code == ErrorCode::kNoSpace;
  if (!all.ok() && !gap) return all;
  PAWL_TRY(WriteMark());
  PAWL_TRY(kv_->Flush());
  // What there was no room for would be missing to who goes back to the commit before.
  if (gap) PAWL_TRY(journal_->Empty());
  return TurnOver();
}

// That a record of this base is on disk before the data file gets another state is what GoesBack rests on.
Result<void> JournaledKv::BeginFlush() {
  if (Unchanged()) return {};
  if (syncing() && !FlushNow()) return {};
  if (const auto all = journal_->AwaitAll(); !all.ok()) {
    return all.error().code == ErrorCode::kNoSpace ? Flush() : all;
  }
  PAWL_TRY(FinishSync());
  PAWL_TRY(WriteMark());
  PAWL_TRY(kv_->FlushToCache());
  PAWL_TRY(TurnOver());
  syncing_ = std::async(std::launch::async, [kv = kv_.get()] {
    NameThisThread("flush");
    return kv->SyncCache();
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
  return kv_->Backup(path, compact);
}

bool JournaledKv::syncing() const {
  return syncing_.valid() && syncing_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
}

Result<void> JournaledKv::FinishSync() { return syncing_.valid() ? syncing_.get() : Result<void>(); }

Result<void> JournaledKv::WriteMark() { return PutMark(*kv_, {id_, journal_->committed()}); }

Result<void> JournaledKv::TurnOver() {
  PAWL_ASSIGN(const DataFileStates states, kv_->States());
  journal_->TurnOver(states.last);
  flushed_ = journal_->committed();
  return {};
}

}  // namespace pawl
