// Reading many jobs of a store at once, in bounded steps.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/function_ref.h"
#include "base/result.h"
#include "model/job.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

// All jobs, the newest first, with the bytes of their heads.
Result<void> ForEachJob(StoreReader& reader, FunctionRef<Result<void>(Seq, const std::string&)> visit);

// The rows of these jobs, without those that are gone.
Result<std::vector<JobRow>> ReadRows(StoreReader& reader, std::span<const Seq> seqs);

// What it means that a job which is listed is not there: nothing, where it may have been erased meanwhile.
enum class Gone : bool { kDamage, kPassedOver };

// The jobs that have a lease, at most so many.
struct RunsWanted {
  Gone gone = Gone::kDamage;
  std::size_t most = SIZE_MAX;
};
Result<void> ForEachRun(StoreReader& reader, const RunsWanted& wanted, FunctionRef<void(Seq, JobHead&&)> visit);

// The same, all in memory together. A head has some hundred bytes: not for a store with a million of them.
Result<std::vector<std::pair<Seq, JobHead>>> ReadRuns(StoreReader& reader, Gone gone = Gone::kDamage,
                                                      std::size_t most = SIZE_MAX);

}  // namespace pawl
