// How long jobs waited and ran, by queue, as Prometheus histograms. Since the start of the process.
#pragma once

#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/histogram.h"
#include "model/transition.h"

namespace pawl {

struct QueueTimes {
  Histogram waited;  // from claimable to claimed
  Histogram ran;     // from claimed to the end of the run
};

// Thread-safe.
class RunTimes {
 public:
  // After each commit.
  void OnTransitions(const std::vector<Transition>& transitions);
  // Of these queues, and under kOthers the sum of all others.
  static constexpr NameId kOthers = UINT32_MAX;
  std::unordered_map<NameId, QueueTimes> Read(const std::unordered_set<NameId>& queues) const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<NameId, QueueTimes> queues_;
};

}  // namespace pawl
