// One run of a batch: from what its claim carries to what ends it. No I/O; the driver does that.
#pragma once

#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "rules/operations.h"
#include "server/faktory/batch_rules.h"
#include "wire/faktory/job_json.h"

namespace pawl {

// The payload of a batch's job: what BATCH NEW said.
std::string EncodeBatchSpec(const faktory::BatchSpec& spec);
faktory::BatchSpec DecodeBatchSpec(std::string_view payload);

struct BatchRun {
  FinishOp finish;
  bool lapsed = false;  // terminate the job first
};

// `own_ids`: those of the callbacks are taken by other jobs.
Result<BatchRun> RunBatch(const ClaimedJob& job, Now now, bool own_ids = false);

// The end of a run that came to nothing.
FinishOp ReleaseBatch(const ClaimedJob& job);
FinishOp FailBatch(const ClaimedJob& job, const Error& error);

}  // namespace pawl
