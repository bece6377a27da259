// WorkPartition works a partition from its claim to the end of the run: it carries out what BlockLoop decides.
#pragma once

#include <cstdint>

#include "base/clock_wait.h"
#include "model/scan_work.h"
#include "pawl/scan.h"
#include "scan/partition_run.h"
#include "scan/scan_tally.h"

namespace pawl {

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
