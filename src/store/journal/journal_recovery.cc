#include "store/journal/journal_recovery.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/log.h"
#include "store/bytes.h"
#include "store/journal/kv_changes.h"

namespace pawl {
namespace {

constexpr std::string_view kMarkKey = "journal";

std::string EncodeMark(const JournalMark& mark) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Hash(mark.id);
  out.U64(mark.number);
  out.Bool(mark.live);
  return bytes;
}

// Before format 5 a mark did not say whether its journal is in use.
std::optional<JournalMark> ParseMark(std::string_view bytes) {
  ByteReader in(bytes);
  JournalMark mark;
  mark.id = in.Hash();
  mark.number = in.U64();
  if (in.done()) return mark;
  mark.live = in.Bool();
  return in.done() ? std::optional(mark) : std::nullopt;
}

Error Strangers(const std::string& dir) {
  return {
      ErrorCode::kWrongFormat,
      fmt::format("the journal in {0} holds changes that were acknowledged, and does not continue {1} beside it: one "
                  "of them was replaced. Put them back as they were; or remove {2} and {3}, to go on without those "
                  "changes, as after restoring a backup",
                  dir, kDataFileName, kJournalFileNames[0], kJournalFileNames[1])};
}

// What is known to have been synced of the journal `id` and its data file.
struct Proven {
  CommitNumber durable = 0;
  std::uint64_t settled = 0;
};

Proven ProvenBy(const JournalOnDisk& journal, const JournalId& id) {
  Proven proven;
  const auto take = [&](const auto& from) {
    if (from.id != id) return;
    proven.durable = std::max(proven.durable, from.durable);
    proven.settled = std::max(proven.settled, from.settled);
  };
  for (const JournalContent& content : journal.files) {
    for (const FoundHead& found : content.heads) take(found.head);
  }
  if (journal.note) take(*journal.note);
  return proven;
}

}  // namespace

Result<JournalMark> ReadJournalMark(Kv& kv) {
  const auto reader = kv.BeginRead();
  const auto bytes = reader->Get(Table::kMeta, kMarkKey);
  if (!bytes) return JournalMark{};
  const auto mark = ParseMark(*bytes);
  if (!mark) return Error{ErrorCode::kCorrupt, "the stored place in the journal is damaged"};
  return *mark;
}

Result<void> PutJournalMark(Kv& kv, const JournalMark& mark) {
  const auto writer = kv.BeginWrite();
  writer->Put(Table::kMeta, kMarkKey, EncodeMark(mark));
  return writer->Commit();
}

Result<void> CloseJournalMark(const std::string& path) {
  return LmdbEnv::ChangeMeta(path, kMarkKey, [](std::string_view bytes) {
    auto mark = ParseMark(bytes);
    if (!mark) return std::string(bytes);
    mark->live = false;
    return EncodeMark(*mark);
  });
}

Error DamageError(const std::string& dir, const JournalDamage& damage) {
  const std::string name = damage.path;
  const std::string lost =
      fmt::format("{} acknowledged changes stand behind that place, {} of them whole", damage.behind(), damage.whole);
  std::string what;
  switch (damage.kind) {
    case JournalDamage::Kind::kMissing:
      what = fmt::format("{} is missing, and it may hold changes that were acknowledged and are not in {} yet", name,
                         kDataFileName);
      break;
    case JournalDamage::Kind::kCutShort:
      what = fmt::format("{} is damaged at offset {}: {}", name, damage.offset, lost);
      break;
    case JournalDamage::Kind::kUntrusted:
      what = fmt::format("{} is damaged at offset {}, and without it nothing proves that the last flush of {} is whole",
                         name, damage.offset, kDataFileName);
      break;
  }
  return {ErrorCode::kCorrupt,
          fmt::format("{}. Nothing was changed. Put the file back as it was, or restore a backup; or go on without "
                      "what is damaged: `pawl repair {}` says what that would drop, and with --drop-damaged it keeps a "
                      "copy and drops it",
                      what, dir)};
}

Result<JournalRecovery> JournalRecovery::Begin(LmdbOptions options) {
  JournalRecovery recovery;
  recovery.dir_ = options.dir;
  PAWL_ASSIGN(recovery.hold_, HoldDataDirectory(options.dir));
  PAWL_ASSIGN(recovery.journal_, ReadJournal(options.dir));
  PAWL_TRY(recovery.Open(std::move(options)));
  PAWL_TRY(recovery.FindRecords());
  recovery.FindDamage();
  return recovery;
}

// Nothing was written yet that the dropped state could rest on.
JournalRecovery::~JournalRecovery() {
  if (!hold_) return;  // it was moved from
  kv_.reset();
  if (!dropped_) return;
  const auto back = PutBackState(dir_ + "/" + kDataFileName, *dropped_);
  if (!back.ok()) Log(LogLevel::kError, back.error().detail);
}

Result<void> JournalRecovery::Open(LmdbOptions options) {
  const std::string path = dir_ + "/" + kDataFileName;
  const bool continued = std::any_of(journal_.files.begin(), journal_.files.end(),
                                     [](const JournalContent& content) { return !content.file.empty(); });
  PAWL_ASSIGN(const auto states, ReadDataFileStates(path));
  if (!states && continued) return Strangers(dir_);
  if (states) states_ = *states;
  if (states && GoesBack(journal_, *states)) {
    PAWL_ASSIGN(dropped_, DropLastState(path));
  }
  options.sync = false;
  PAWL_ASSIGN(kv_,
              LmdbKv::OpenHeld(std::move(options), hold_, continued ? OlderFormat::kRefuse : OlderFormat::kUpgrade));
  PAWL_ASSIGN(const DataFileStates opened, kv_->States());
  state_ = opened.last;
  PAWL_ASSIGN(mark_, ReadJournalMark(*kv_));
  return {};
}

// Those that the data file lacks. A gap ends them; in a journal that is in use it is damage, which FindDamage sees.
Result<void> JournalRecovery::FindRecords() {
  for (const JournalContent& content : journal_.files) {
    const bool ours = std::all_of(content.heads.begin(), content.heads.end(),
                                  [this](const FoundHead& found) { return found.head.id == mark_.id; });
    if (!ours) return Strangers(dir_);
    for (const JournalRecord& record : content.records) {
      if (record.number <= reached()) continue;
      if (record.number != reached() + 1 && mark_.live) return {};
      if (record.number != reached() + 1 || (records_.empty() && content.base != state_)) return Strangers(dir_);
      records_.push_back(record);
    }
  }
  return {};
}

void JournalRecovery::FindDamage() {
  if (!mark_.live) return;
  const Proven proven = ProvenBy(journal_, mark_.id);
  settled_ = proven.settled;
  JournalDamage damage;
  damage.reached = reached();
  damage.known = std::max(proven.durable, damage.reached);
  const auto missing = std::find_if(journal_.files.begin(), journal_.files.end(),
                                    [](const JournalContent& content) { return content.missing; });
  if (missing != journal_.files.end()) {
    damage.kind = JournalDamage::Kind::kMissing;
  } else if (proven.durable > damage.reached) {
    damage.kind = JournalDamage::Kind::kCutShort;
  } else if (!dropped_ && proven.settled < state_.transaction) {
    damage.kind = JournalDamage::Kind::kUntrusted;
  } else {
    return;
  }
  Locate(damage);
  if (missing != journal_.files.end()) damage.path = missing->path;
  if (damage.kind == JournalDamage::Kind::kUntrusted) {
    damage.path = journal_.files.front().path;
    damage.offset = journal_.files.front().end;
  }
  damage_ = std::move(damage);
}

// The place is the end of the file in which the next record should stand: one that has later records behind its end; or
// else the one that holds the last record.
void JournalRecovery::Locate(JournalDamage& damage) const {
  const JournalContent* place = nullptr;
  for (const JournalContent& content : journal_.files) {
    bool later = false;
    for (const FoundHead& found : content.heads) {
      for (const JournalRecord& record : RecordsOfWrite(content, found)) {
        if (record.number <= damage.reached) continue;
        ++damage.whole;
        later = later || found.at >= content.end;
      }
    }
    const bool last = !content.records.empty() && content.records.back().number == damage.reached;
    if (later || (place == nullptr && last)) place = &content;
  }
  if (place == nullptr) place = &journal_.files.front();
  damage.path = place->path;
  damage.offset = place->end;
}

// If it fails half way, the state that it began with is the one before the last, and the journal is as it was.
Result<std::unique_ptr<LmdbKv>> JournalRecovery::Finish() {
  PAWL_CHECK(!damage_, "a damaged journal was taken for whole");
  dropped_.reset();
  for (const JournalRecord& record : records_) {
    const auto writer = kv_->BeginWrite();
    PAWL_TRY(ApplyKvChanges(record.bytes, *writer));
    PAWL_TRY(writer->Commit());
  }
  if (mark_.live) {
    PAWL_TRY(PutJournalMark(*kv_, {mark_.id, reached(), false}));
    PAWL_TRY(kv_->Flush());
  }
  if (!records_.empty()) {
    Log(LogLevel::kInfo, "the last stop was not clean: commits were brought back from the journal",
        {{"commits", static_cast<std::int64_t>(records_.size())}});
  }
  for (const JournalContent& content : journal_.files) PAWL_TRY(EmptyFile(content.path));
  return std::move(kv_);
}

}  // namespace pawl
