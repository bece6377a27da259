// The bytes of a push as it was asked for: what schedules and hooks keep.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/job_spec.h"

namespace pawl {

// Of what Pawl's own parts say beside the push only the place in a workflow is kept.
std::string EncodePush(const JobSpec& job);
Result<JobSpec> DecodePush(std::string_view bytes);

}  // namespace pawl
