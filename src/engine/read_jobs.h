// Reading many jobs of a store at once, in bounded steps.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/function_ref.h"
#include "base/result.h"
#include "model/job.h"
#include "store/store.h"

namespace pawl {

// All jobs, the newest first, with the bytes of their heads.
Result<void> ForEachJob(StoreReader& reader, FunctionRef<Result<void>(Seq, const std::string&)> visit);

// The jobs that have a lease. They are in memory together, as their leases are.
Result<std::vector<std::pair<Seq, JobHead>>> ReadRuns(StoreReader& reader);

}  // namespace pawl
