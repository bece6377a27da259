// The calls of Jobs of which many are made, as operations of the core: without a detour through JSON, with the same
// checks and ranges that the HTTP API has.
#pragma once

#include <cstddef>
#include <vector>

#include "base/result.h"
#include "engine/core.h"
#include "pawl/jobs.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"

namespace pawl {

// Each fails with kInvalid, kBadJson or kTooLarge, naming the field.
Result<PushOp> PushOperation(std::vector<PushRequest> jobs, const http::WireLimits& limits);
Result<ClaimRequest> ClaimOperation(const ClaimOptions& options);
Result<HeartbeatOp> HeartbeatOperation(const Beat& beat, const http::WireLimits& limits);
Result<std::vector<FinishOp>> FinishOperations(std::vector<Finish> finishes, const http::WireLimits& limits);

// And their replies.
JobBrief BriefOf(const JobRow& row, const Names& names);
std::vector<JobBrief> PushedJobs(const JobsReply& reply, const Names& names);
Claimed ClaimedJobs(ClaimReply reply, const Names& names, Now now);
std::vector<PortValue> ValuesOf(std::vector<PortItem> items);
BeatReply BeatReplyOf(const HeartbeatOp::Reply& reply, Now now);
Finished FinishedOf(FinishOp::Reply reply, Now now);
std::vector<Result<Finished>> FinishedOf(std::vector<Result<FinishOp::Reply>> replies, Now now);

}  // namespace pawl
