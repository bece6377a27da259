// Erasing a job with all that belongs to it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/txn.h"

namespace pawl {

// What a stateful job has beside its head and body, to be erased with it.
struct OwnedRecords {
  Ports ports;
  std::vector<std::string> aliases;
  std::vector<std::pair<Key, ListBounds>> lists;

  std::uint64_t items() const;  // in the lists: erasing costs a write each
};
// Guards heads and tails of its lists. Nothing for a plain job.
OwnedRecords RemainsOf(Seq seq, const JobHead& head, Txn& txn);

void EraseJob(Seq seq, const OwnedRecords& remains, Txn& txn);

}  // namespace pawl
