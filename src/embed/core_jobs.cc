#include "embed/core_jobs.h"

#include <future>
#include <memory>

#include "embed/operations.h"

namespace pawl {

Result<JobBrief> CoreJobs::Push(PushRequest job) {
  std::vector<PushRequest> jobs;
  jobs.push_back(std::move(job));
  Result<std::vector<JobBrief>> pushed = PushMany(std::move(jobs));
  if (pushed.ok()) return std::move(pushed->front());
  // The caller has one job, not a list.
  Error error = std::move(pushed).error();
  constexpr std::string_view kList = "jobs[0].";
  if (error.field.starts_with(kList)) error.field.erase(0, kList.size());
  return error;
}

Result<std::vector<JobBrief>> CoreJobs::PushMany(std::vector<PushRequest> jobs) {
  PAWL_ASSIGN(PushOp op, CheckedPush(std::move(jobs)));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return PushedJobs(reply, core_.names());
}

Result<PushOp> CoreJobs::CheckedPush(std::vector<PushRequest> jobs) const {
  PAWL_ASSIGN(PushOp op, PushOperation(std::move(jobs), limits_));
  PAWL_TRY(policy_.get().Apply(op));
  return op;
}

Result<std::vector<FinishOp>> CoreJobs::CheckedFinishes(std::vector<Finish> finishes) const {
  PAWL_ASSIGN(std::vector<FinishOp> ops, FinishOperations(std::move(finishes), limits_));
  for (FinishOp& op : ops) PAWL_TRY(policy_.get().Apply(op));
  return ops;
}

Result<Claimed> CoreJobs::Claim(const ClaimOptions& options, std::stop_token stop) {
  PAWL_ASSIGN(ClaimRequest request, ClaimOperation(options));
  const auto promise = std::make_shared<std::promise<Result<ClaimReply>>>();
  std::future<Result<ClaimReply>> answer = promise->get_future();
  const Core::ClaimHandle handle =
      core_.Claim(std::move(request), [promise](Result<ClaimReply> reply) { promise->set_value(std::move(reply)); });
  const std::stop_callback cancel(stop, [this, handle] { core_.CancelClaim(handle); });
  PAWL_ASSIGN(ClaimReply reply, answer.get());
  return ClaimedJobs(std::move(reply), core_.names(), core_.now());
}

Result<BeatReply> CoreJobs::Heartbeat(const Beat& beat) {
  PAWL_ASSIGN(HeartbeatOp op, HeartbeatOperation(beat, limits_));
  PAWL_ASSIGN(const HeartbeatOp::Reply reply, Submit(std::move(op)));
  return BeatReplyOf(reply, core_.now());
}

Result<std::vector<Result<Finished>>> CoreJobs::FinishMany(std::vector<Finish> finishes) {
  PAWL_ASSIGN(std::vector<FinishOp> ops, CheckedFinishes(std::move(finishes)));
  return FinishedOf(AwaitAll(core_, std::move(ops)), core_.now());
}

}  // namespace pawl
