// What a start makes of a data file and the journal beside it: which state of the data file to begin with, which
// records to make again, and whether something that was acknowledged is missing or damaged.
//
// The rule. A power failure, or the end of the process at any moment, takes nothing that was synced. So the start goes
// on if and only if
//
//   - both files of a journal that is in use are there;
//   - the records lead up to every commit that anything on disk knows to have been synced: the heads of all writes that
//     are whole, wherever they stand in the files, and the note;
//   - the state of the data file that it begins with is known to have been synced: a later state stands beside it in
//   the
//     data file, or a head or the note says so.
//
// Everything else is damage. Then nothing is changed, and an operator decides: RepairJournal (journal_repair.h), or a
// backup.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/journal/journal_file.h"
#include "store/lmdb/lmdb_kv.h"

namespace pawl {

// How far a data file has come: with the commit `number` of the journal `id`. A record of the table kMeta.
struct JournalMark {
  JournalId id;
  CommitNumber number = 0;
  bool live = false;  // the journal is in use: it has, or will have, what comes after. False once it was closed.
};

Result<JournalMark> ReadJournalMark(Kv& kv);
Result<void> PutJournalMark(Kv& kv, const JournalMark& mark);

// For a copy of a data file that is to stand on its own.
Result<void> CloseJournalMark(const std::string& path);

struct JournalDamage {
  enum class Kind : std::uint8_t {
    kMissing,    // `path` is not there
    kCutShort,   // the records end at `offset` of `path`, before a commit that was acknowledged
    kUntrusted,  // the same, and what they lead up to is a state of the data file that may not be whole
  };
  Kind kind{};
  std::string path;
  std::uint64_t offset = 0;
  CommitNumber reached = 0;  // the last commit that can be brought back
  CommitNumber known = 0;    // the last one that is known to have been durable
  std::uint64_t whole = 0;   // commits behind `reached` that stand whole in the journal
  std::uint64_t behind() const { return known - reached; }
};

// kCorrupt, with the place, how many commits are concerned, and the two ways on.
Error DamageError(const std::string& dir, const JournalDamage& damage);

// A data file that was opened in the state that a start begins with. Unless Finish was called, it leaves everything on
// disk as it was.
class JournalRecovery {
 public:
  // Refuses a journal that does not belong to the data file. `options.sync` is of no account.
  static Result<JournalRecovery> Begin(LmdbOptions options);
  ~JournalRecovery();
  JournalRecovery(JournalRecovery&&) = default;
  JournalRecovery& operator=(JournalRecovery&&) = delete;
  JournalRecovery(const JournalRecovery&) = delete;
  JournalRecovery& operator=(const JournalRecovery&) = delete;

  const std::optional<JournalDamage>& damage() const { return damage_; }
  const JournalOnDisk& journal() const { return journal_; }
  const JournalMark& mark() const { return mark_; }
  const DataFileStates& states() const { return states_; }  // as they were found
  std::uint64_t settled() const { return settled_; }        // the last transaction that is known to have been synced
  CommitNumber reached() const { return records_.empty() ? mark_.number : records_.back().number; }

  // Makes the records again, durably, and empties the journal. There must be no damage.
  Result<std::unique_ptr<LmdbKv>> Finish();

 private:
  JournalRecovery() = default;
  Result<void> Open(LmdbOptions options);
  Result<void> FindRecords();
  void FindDamage();
  void Locate(JournalDamage& damage) const;

  DirectoryLock hold_;
  std::string dir_;
  JournalOnDisk journal_;
  DataFileStates states_;
  DataFileState state_;  // the one that is in use
  std::optional<std::string> dropped_;
  std::unique_ptr<LmdbKv> kv_;
  JournalMark mark_;
  std::vector<JournalRecord> records_;
  std::uint64_t settled_ = 0;
  std::optional<JournalDamage> damage_;
};

}  // namespace pawl
