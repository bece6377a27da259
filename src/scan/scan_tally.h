// Counts of what scans do, for /metrics.
#pragma once

#include <atomic>
#include <cstdint>

namespace pawl {

// What runs of partitions have come to, of one source. Written by many threads.
struct ScanTally {
  std::atomic<std::uint64_t> processed = 0;
  std::atomic<std::uint64_t> skipped = 0;
  std::atomic<std::uint64_t> dead = 0;
  std::atomic<std::uint64_t> blocks = 0;
  std::atomic<std::uint64_t> source_errors = 0;
  std::atomic<std::uint64_t> held_back = 0;  // blocks that ended at documents which are too young to be read in order
  std::atomic<std::uint32_t> running = 0;
};

}  // namespace pawl
