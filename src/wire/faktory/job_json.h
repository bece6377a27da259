// A job as Faktory's clients write and read it, and as Pawl has it.
//
// jobtype is the type, args the payload, jid the id, reserve_for the lease, retry the policy (with the quartic curve).
// What Pawl has no place for (custom, backtrace, priority, whatever else) goes through `meta`, byte for byte. So do
// reserve_for and created_at, because a fetched job shows them just as they were given, and a retry that is
// no count: null, or -1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "rules/names.h"
#include "rules/operations.h"

namespace pawl::faktory {

struct PushedJob {
  JobSpec spec;
  std::string bid;  // the batch that it belongs to; empty: none
};

// Fails with what follows "-ERR ". `max_payload` is of args and of meta.
Result<PushedJob> ParseJob(std::string_view json, Now now, std::size_t max_payload);

// Each job of a PUSHB by itself; the whole fails when it is not an array of objects.
struct ListedJob {
  std::string jid;  // as far as it can be told
  Result<PushedJob> job;
};
Result<std::vector<ListedJob>> ParseJobs(std::string_view json, Now now, std::size_t max_payload);

// The job that BATCH NEW names for a callback: may lack a jid, and gets one.
struct BatchSpec {
  std::string description;
  std::string parent_bid;
  std::string success;   // raw JSON of the callback's job, with a jid; empty: none
  std::string complete;  // likewise
};
Result<BatchSpec> ParseBatchSpec(std::string_view json, Now now, std::size_t max_payload);

// Appends the job as FETCH shows it.
void RenderJob(const ClaimedJob& job, const Names& names, std::string& out);

// The job gave its own reserve_for.
bool HasReserveFor(std::string_view meta);

}  // namespace pawl::faktory
