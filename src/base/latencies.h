// Latencies collects how long single calls took and says which time a given share of them stayed under. For
// measurements; used by one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

namespace pawl {

using BenchClock = std::chrono::steady_clock;

class Latencies {
 public:
  void Reserve(std::size_t count) { samples_.reserve(count); }
  void Add(BenchClock::duration took) { samples_.push_back(took); }
  std::size_t count() const { return samples_.size(); }

  // The time that `percent` (above 0, up to 100) of the calls did not exceed, by nearest rank; zero without calls.
  std::chrono::duration<double, std::micro> Percentile(double percent) const;

 private:
  std::vector<BenchClock::duration> samples_;
};

}  // namespace pawl
