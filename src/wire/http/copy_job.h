// A job that is pushed once more: POST /v1/jobs/{ref}/copy. The copy is made from what is stored, so that whoever sees
// the payload redacted need not have it to push it again.
#pragma once

#include <string_view>

#include "base/result.h"
#include "engine/queries.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// What is to be other than with the job that is copied: some fields of a push.
Result<PushRequest> ParseCopy(std::string_view body);

// The push of the copy. It has an id of its own, runs now, belongs to no parent or workflow and waits for nobody, and
// has neither unique key nor aliases, state or values of ports, unless `said` has them. Fails with kInvalid for what is
// no job by itself: workflows, parts of scans, and jobs of Pawl's own queues.
Result<PushOp> CopyOf(const JobDetails& job, const Names& names, const PushRequest& said);

}  // namespace pawl::http
