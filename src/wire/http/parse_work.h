// What workers ask for: bytes to operations.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/core.h"
#include "engine/worker_registry.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"

namespace pawl::http {

struct ClaimCall {
  ClaimRequest request;
  std::optional<WorkerInfo> info;
};

Result<ClaimCall> ParseClaim(std::string_view body);
Result<HeartbeatOp> ParseHeartbeat(std::string_view body, JobRef job, const WireLimits& limits);
// The call of one outcome: only the fields that belong to it.
Result<FinishOp> ParseFinish(std::string_view body, JobRef job, Outcome outcome, const WireLimits& limits);
// POST /v1/finish
Result<std::vector<FinishOp>> ParseFinishes(std::string_view body, const WireLimits& limits);

}  // namespace pawl::http
