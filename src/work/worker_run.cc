// One run from its handler to its end.
#include <cxxabi.h>

#include <cstdlib>
#include <exception>
#include <optional>
#include <typeinfo>

#include "base/json_reader.h"
#include "base/log.h"
#include "work/worker_loop.h"

namespace pawl {
namespace {

constexpr Millis kReadAgain{1'000};  // after something could not be read

std::string TypeName(const std::exception& thrown) {
  int status = 0;
  char* name = abi::__cxa_demangle(typeid(thrown).name(), nullptr, nullptr, &status);
  std::string text = status == 0 ? name : typeid(thrown).name();
  std::free(name);  // NOLINT(cppcoreguidelines-no-malloc): the ABI says so
  return text;
}

Finish Failed(std::string type, std::string message) {
  return {.outcome = RunOutcome::kFailed, .error = JobFailure{.type = std::move(type), .message = std::move(message)}};
}

Finish Failed(const Error& error) {
  // What a handler fails with has no code of its own.
  const bool plain = error.code == ErrorCode::kInternal && error.field.empty();
  return Failed(plain ? "" : std::string(Describe(error.code).name),
                error.field.empty() ? error.detail : error.field + ": " + error.detail);
}

Finish Completed(std::string result) {
  if (!result.empty()) {
    const Result<void> valid = ValidateJson(result);
    if (!valid.ok()) return Failed("bad_result", "the handler's result is not JSON: " + valid.error().detail);
  }
  return {.outcome = RunOutcome::kCompleted, .result = std::move(result)};
}

// A run that did not see what it should have seen, or does not know what it has committed, does not count, whatever its
// handler made of it.
std::optional<Finish> Broken(const Run::State& run) {
  if (run.repeat) return Finish{.outcome = RunOutcome::kReleased};
  const std::optional<Error>& error = run.draft.error();
  if (!error) return std::nullopt;
  if (Describe(error->code).retry) return Finish{.outcome = RunOutcome::kReleased, .delay = kReadAgain};
  return Failed(*error);
}

}  // namespace

void WorkerLoop::Execute(const RunPtr& run) {
  if (work_) return work_(run);
  Finish finish = CallHandlers(run);
  if (run->lost()) return;  // somebody else has it
  if (finish.outcome != RunOutcome::kReleased) {
    finish.push = std::move(run->pushes);
    finish.into = std::move(run->into);
  }
  if (finish.outcome == RunOutcome::kCompleted || finish.outcome == RunOutcome::kSuspended) {
    finish.effects = run->draft.Effects();
  }
  (void)Conclude(*run, std::move(finish));
}

// Startup and the first run are one step; a shutdown run without a handler for it has nothing to do.
Finish WorkerLoop::CallHandlers(const RunPtr& run) {
  const auto found = handlers_.find(run->job.type);
  const Worker::Phases& phases = (found == handlers_.end() ? others_ : found->second).phases;
  if (!phases.run) {
    return Failed("no_handler", "worker " + options_.name + " has no handler for the type " + run->job.type);
  }
  const bool shutdown = run->job.life && run->job.life->shutdown;
  if (shutdown) return phases.shutdown ? Call(phases.shutdown, run) : Finish{};
  if (phases.startup && run->job.life && run->job.life->first) {
    Finish started = Call(phases.startup, run);
    if (started.outcome != RunOutcome::kCompleted) return started;
  }
  return Call(phases.run, run);
}

Finish WorkerLoop::Call(const Worker::Handler& handler, const RunPtr& run) {
  Finish failure;
  try {
    Run hand(run);
    Result<std::string> result = handler(hand);
    if (std::optional<Finish> broken = Broken(*run)) return *std::move(broken);
    if (run->end) return *std::exchange(run->end, std::nullopt);
    if (result.ok()) return Completed(*std::move(result));
    failure = Failed(result.error());
  } catch (const std::exception& thrown) {
    failure = Failed(TypeName(thrown), thrown.what());
  } catch (...) {
    failure = Failed("", "an exception that is no std::exception");
  }
  // It was we who broke the run off: that is not the job's fault.
  if (run->cancelled_for_stop()) return {.outcome = RunOutcome::kReleased};
  return failure;
}

Result<Finished> WorkerLoop::Conclude(Run::State& run, Finish finish) {
  finish.job = run.job.id;
  finish.token = run.job.lease.token;
  Millis pause = first_pause_;
  std::optional<Error> refused;
  for (;;) {
    const SteadyTime sent = clock_->Read().steady;
    Result<Finished> done = jobs_.FinishOne(finish);
    if (done.ok()) {
      if (done->lease) run.Renew(*done->lease, sent);
      if (done->cancel) run.Cancel();
      if (refused) return *std::move(refused);
      return done;
    }
    Error error = std::move(done).error();
    run.Heed(error);
    Log(LogLevel::kWarn, "finish failed", {{"job", run.job.id}, {"error", ToString(error)}});
    if (run.lost() || run.cancelled_for_stop()) return error;  // the lease brings it back
    if (error.code == ErrorCode::kPortConflict) {
      finish = {.outcome = RunOutcome::kReleased};
    } else if (Describe(error.code).retry) {
      Pause(pause, [&] { return run.lost() || run.cancelled_for_stop(); });
      continue;
    } else if (!refused) {
      finish = Failed("finish_refused", ToString(error));
    } else {
      return error;
    }
    refused = std::move(error);
    finish.job = run.job.id;
    finish.token = run.job.lease.token;
  }
}

void WorkerLoop::Release(Run::State& run) {
  const Result<Finished> released =
      jobs_.FinishOne({.job = run.job.id, .token = run.job.lease.token, .outcome = RunOutcome::kReleased});
  if (!released.ok()) {
    Log(LogLevel::kWarn, "release failed", {{"job", run.job.id}, {"error", ToString(released.error())}});
  }
}

}  // namespace pawl
