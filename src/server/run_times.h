// How long jobs waited and ran, by queue, as Prometheus histograms. Since the start of the process.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/clock.h"
#include "model/transition.h"

namespace pawl {

struct Histogram {
  static constexpr std::array<std::int64_t, 18> kBoundsMs = {
      1, 2, 5, 10, 25, 50, 100, 250, 500, 1'000, 2'500, 5'000, 10'000, 30'000, 60'000, 300'000, 900'000, 3'600'000};

  std::array<std::uint64_t, kBoundsMs.size() + 1> counts{};  // each by itself; the last: above all bounds
  Millis sum{0};

  void Add(Millis span);
  void Add(const Histogram& other);
};

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
