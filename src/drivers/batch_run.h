// One run of a batch: from what its claim carries to what ends it. No I/O; the driver does that.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "drivers/batch_rules.h"
#include "rules/operations.h"
#include "wire/faktory/job_json.h"

namespace pawl {

// The payload of a batch's job: what BATCH NEW said.
std::string EncodeBatchSpec(const faktory::BatchSpec& spec);
faktory::BatchSpec DecodeBatchSpec(std::string_view payload);

struct BatchRun {
  FinishOp finish;      // its job and token are the runtime's to set
  bool lapsed = false;  // terminate the job first
};

// kOwn: the ids that the client has given for the callbacks belong to other jobs.
enum class CallbackIds : std::uint8_t { kAsGiven, kOwn };

Result<BatchRun> RunBatch(const ClaimedJob& job, Now now, CallbackIds ids);

}  // namespace pawl
