// A push that a part of Pawl makes in this process, as an operation takes it.
#pragma once

#include "base/result.h"
#include "model/job_spec.h"
#include "wire/json/ranges.h"

namespace pawl {

// With the same checks and ranges that the HTTP API has. Fails with kInvalid, kBadJson or kTooLarge, naming the field.
Result<JobSpec> SpecOf(PushRequest job, const http::WireLimits& limits);

}  // namespace pawl
