// Pushes: bytes to operations.
#pragma once

#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"

namespace pawl::http {

Result<PushOp> ParsePush(std::string_view body, const WireLimits& limits);    // POST /v1/jobs
Result<PushOp> ParseBulk(std::string_view body, const WireLimits& limits);    // POST /v1/jobs/bulk
Result<PushOp> ParseJobber(std::string_view body, const WireLimits& limits);  // POST /jobber/queue

// One job of a push, or a child that a run starts.
Result<void> ReadJobSpec(const JsonValue& value, const WireLimits& limits, JobSpec& out);
// The jobs that a run pushes with its end: as in a bulk push, or {"into": task, "payload": …} for one more partition of
// a task of the same workflow. kTooLarge when there are too many.
Result<void> ReadRunPushes(const JsonValue& value, const WireLimits& limits, std::vector<JobSpec>& out);
// A job that is pushed, and not started by the run of its parent.
Result<void> ReadPushed(const JsonValue& value, const WireLimits& limits, JobSpec& out);

}  // namespace pawl::http
