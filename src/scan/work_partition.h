// WorkPartition works a partition from its claim to the end of the run: it carries out what BlockLoop decides.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/clock_wait.h"
#include "model/scan_work.h"
#include "pawl/scan.h"
#include "scan/partition_run.h"

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

struct ScanEnvironment {
  std::uint32_t block = kScanBlock;  // of tasks that do not say it
  ClockWait& wait;
  ScanTally& tally;
};

// Blocks until the run is over; asks the source for one block more than it needs, while the one before is processed.
// The run ends early, with what it has committed, when its token asks for it. One that is to make the partitions of its
// task (their number is 0) asks the source for them.
void WorkPartition(PartitionRun& run, Source& source, Processor& processor, const ScanWork& work,
                   const ScanEnvironment& environment);

}  // namespace pawl
