// Why a job waits: all that holds it back at this moment, from the few records that decide it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/job.h"
#include "pawl/job.h"
#include "store/store.h"

namespace pawl {

inline constexpr std::size_t kWaitsForShown = 10;

// Who works on a queue, as far as it is known.
struct Serving {
  bool known = false;
  bool any = false;                        // there are workers
  bool quiet = false;                      // and all of them were told to claim no more
  std::optional<WallTime> last_seen = {};  // if there are none: the last sign of one
};

// What has to be read.
struct WaitFacts {
  std::vector<std::string> waits_for = {};  // ids of the first kWaitsForShown jobs that have to end before it
  std::uint64_t waiting_for = 0;            // how many there are
  std::vector<JobHead> carriers = {};       // whose member it is, and whose that one is
  FairStand stand = {};                     // of its group, if it stands in a queue
  std::string first = {};                   // id of the job that an ordered group serves before it; empty: none
};

// Whether the job waits to be run. Carriers that have started do not: they are under way.
bool AwaitsRun(const JobHead& head);

// In the order in which they hold. Limits and rates hold jobs whose time has come. Empty: it is next in turn.
std::vector<BlockedBy> BlockersOf(const JobHead& head, const WaitFacts& facts, const Serving& serving, Now now);

}  // namespace pawl
