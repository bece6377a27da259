// What is known of the runs of a job.
#pragma once

#include <vector>

#include "engine/queries.h"

namespace pawl {

// Those that are kept, and the run in flight; the newest first.
Result<std::vector<PastRun>> ReadPastRuns(StoreReader& reader, const JobRef& ref);

}  // namespace pawl
