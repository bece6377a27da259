// The sources of a node, and what its scans have come to. Apart from the executor, so that whoever only shows this
// needs nothing of its work.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/mutex.h"
#include "model/job_ids.h"
#include "pawl/scan.h"
#include "scan/scan_tally.h"

namespace pawl {

// The sources of a node: one that reads from whichever the scan names, and their names.
struct ScanSources {
  std::shared_ptr<Source> source = nullptr;  // null: the node has none
  std::function<std::vector<std::string>()> names = {};
};

// Tallies by source, which stay, and how far behind the newest tasks are. Thread-safe.
class ScanTallies {
 public:
  ScanTally& Of(const std::string& source);
  std::vector<std::pair<std::string, const ScanTally*>> All() const;

  // The age of the document that the task has read last.
  void NoteLag(Seq task, const std::string& id, double seconds);
  std::vector<std::pair<std::string, double>> Lags() const;

 private:
  mutable Mutex mutex_;
  std::map<std::string, std::unique_ptr<ScanTally>, std::less<>> tallies_ PAWL_GUARDED_BY(mutex_);
  std::map<Seq, std::pair<std::string, double>> lags_ PAWL_GUARDED_BY(mutex_);  // of the 100 newest tasks
};

}  // namespace pawl
