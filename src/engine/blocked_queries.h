// Why a job waits, as queries read it: a few records, whatever else is stored.
#pragma once

#include <optional>

#include "engine/queries.h"
#include "rules/blocked.h"

namespace pawl {

// Nothing: the job does not wait.
Result<std::optional<WaitFacts>> ReadWaitFacts(StoreReader& reader, const JobDetails& job, Now now);

// ReadJob, and why it waits.
Result<JobDetails> ReadShownJob(StoreReader& reader, const JobRef& ref, Now now);

}  // namespace pawl
