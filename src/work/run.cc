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
  // The server does each number once, so the one whose outcome is unknown has to be settled before the next.
  if (state_->in_doubt) PAWL_TRY(state_->SendCommit(*state_->in_doubt));
  // If it stays in doubt, the end of the run pushes these jobs again: as the same ones, by their ids.
  for (PushRequest& push : state_->pushes) {
    if (push.id.empty()) push.id = RandomId();
  }
  return state_->SendCommit({.job = state_->job.id,
                             .token = state_->job.lease.token,
                             .outcome = RunOutcome::kContinue,
                             .result = std::move(options.result),
                             .progress = std::move(options.progress),
                             .commit = state_->commits + 1,
                             .push = state_->pushes,
                             .into = state_->into,
                             .effects = state_->draft.Effects()});
}

const RunFlow& Run::workflow() const {
  static const RunFlow kAlone;
  return state_->job.flow ? *state_->job.flow : kAlone;
}

std::optional<std::string> Run::ResultOf(std::string_view name) {
  const RunFlow& flow = workflow();
  if (const auto found = flow.results.find(name); found != flow.results.end()) return found->second;
  if (!flow.more) return std::nullopt;
  if (flow.workflow.empty()) {
    const Result<Job> job = state_->jobs.Get(name);
    return job.ok() ? std::optional(job->result) : std::nullopt;
  }
  const Result<TaskStatus> task = state_->jobs.GetTask(flow.workflow, name);
  return task.ok() ? std::optional(task->result) : std::nullopt;
}

void Run::PushInto(std::string task, std::string payload) {
  state_->into.push_back({.task = std::move(task), .payload = std::move(payload)});
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
