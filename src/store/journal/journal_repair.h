// Makes a data directory whose journal is damaged fit to be started again, without what is damaged and what came after
// it. Only an operator can decide that; the start only says that it is possible (journal_recovery.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/journal/journal_recovery.h"

namespace pawl {

struct RepairOptions {
  std::string dir;
  bool drop_damaged = false;  // false: only says what there is to drop
  std::string stamp;          // ends the names of the copies: pawl.journal-a.damaged-STAMP
};

struct RepairReport {
  std::optional<JournalDamage> damage;  // nothing: there was none, and nothing was changed
  CommitNumber kept = 0;                // the last commit that the next start brings back
  std::uint64_t dropped = 0;            // acknowledged commits behind it
  std::vector<std::string> copies;      // of all files that were changed, as they were; empty if nothing was
};

// kInUse if a process has the directory open. The data file keeps its pages; the next start replays what is left of the
// journal. The copies are on disk before anything is changed.
Result<RepairReport> RepairJournal(const RepairOptions& options);

}  // namespace pawl
