// How long jobs waited and ran, by queue, and how tasks of workflows ended: for Prometheus, since the start of the
// process.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/histogram.h"
#include "base/mutex.h"
#include "model/transition.h"
#include "pawl/workflow.h"

namespace pawl {

struct QueueTimes {
  Histogram waited;  // from claimable to claimed
  Histogram ran;     // from claimed to the end of the run
};

// Of tasks, by the state that they ended in.
using TaskEnds = std::array<std::uint64_t, kTaskStateCount>;

// Thread-safe.
class RunTimes {
 public:
  // After each commit.
  void OnTransitions(const std::vector<Transition>& transitions);
  // Of these queues, and under kOthers the sum of all others.
  static constexpr NameId kOthers = UINT32_MAX;
  std::unordered_map<NameId, QueueTimes> Read(const std::unordered_set<NameId>& queues) const;
  TaskEnds task_ends() const;

 private:
  mutable Mutex mutex_;
  std::unordered_map<NameId, QueueTimes> queues_ PAWL_GUARDED_BY(mutex_);
  TaskEnds task_ends_ PAWL_GUARDED_BY(mutex_){};
};

}  // namespace pawl
