#include "pawl/run.h"

#include <utility>

#include "base/random_id.h"
#include "work/run_state.h"

namespace pawl {

Run::Run(std::shared_ptr<State> state) : state_(std::move(state)) {}

const ClaimedRun& Run::job() const { return state_->job; }
bool Run::lease_lost() const { return state_->lost(); }
std::stop_token Run::stop_token() const { return state_->stop_token(); }

Result<void> Run::Heartbeat(std::string progress) {
  PAWL_TRY(state_->Beat(std::move(progress)));
  return {};
}

Result<void> Run::Commit(CommitOptions options) {
  if (state_->repeat) return Error{ErrorCode::kPortConflict, "a commit did not go through: the run is repeated"};
  // The run keeps its token, which therefore cannot tell a commit from its repetition: the ids do.
  for (PushRequest& push : state_->pushes) {
    if (push.id.empty()) push.id = RandomId();
  }
  Finish commit{.job = state_->job.id,
                .token = state_->job.lease.token,
                .outcome = RunOutcome::kContinue,
                .result = std::move(options.result),
                .progress = std::move(options.progress),
                .push = state_->pushes,
                .effects = state_->draft.Effects()};
  const bool repeatable = commit.effects.empty();
  const SteadyTime sent = state_->clock->Read().steady;
  const Result<Finished> done = state_->jobs.FinishOne(std::move(commit));
  if (!done.ok()) {
    state_->Heed(done.error());
    const ErrorCode code = done.error().code;
    const bool unknown = code == ErrorCode::kUnreachable || code == ErrorCode::kUnavailable;  // whether it was done
    state_->repeat = code == ErrorCode::kPortConflict || (unknown && !repeatable);
    return done.error();
  }
  state_->pushes.clear();
  state_->draft.Committed();
  if (done->lease) state_->Renew(*done->lease, sent);
  if (done->cancel) state_->Cancel();
  return {};
}

void Run::Push(PushRequest job) { state_->pushes.push_back(std::move(job)); }

Result<std::string> Run::Fail(JobFailure failure, FailOptions options) {
  state_->end = Finish{.outcome = RunOutcome::kFailed,
                       .error = std::move(failure),
                       .retry = options.retry,
                       .retry_in = options.retry_in};
  return std::string();
}

Result<std::string> Run::Suspend(SuspendOptions options) {
  state_->end = Finish{.outcome = RunOutcome::kSuspended,
                       .result = std::move(options.result),
                       .wake_in = options.wake_in,
                       .wake_at = options.wake_at};
  return std::string();
}

Result<std::string> Run::Release(Millis delay) {
  state_->end = Finish{.outcome = RunOutcome::kReleased};
  if (delay.count() > 0) state_->end->delay = delay;
  return std::string();
}

}  // namespace pawl
