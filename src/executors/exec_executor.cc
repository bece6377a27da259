#include "executors/exec_executor.h"

#include <algorithm>
#include <array>
#include <utility>

#include "process/command_result.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

constexpr Millis kNotStartedPause = std::chrono::seconds(10);

constexpr std::array<http::Field<ExecJob>, 2> kExecFields{{
    {"command",
     [](const JsonValue& v, ExecJob& out) -> Result<void> {
       PAWL_ASSIGN(out.command, v.String());
       return {};
     },
     true},
    {"input",
     [](const JsonValue& v, ExecJob& out) -> Result<void> {
       out.input = v.raw;
       return {};
     }},
}};

FinishOp RefusedExec(std::string type, std::string message) {
  FinishOp end;
  end.outcome = Outcome::kFailed;
  end.retry = false;
  end.error = JobError{std::move(type), std::move(message), {}};
  return end;
}

// A run that was cancelled and did not end well gives its job back, and so does one whose command cannot be started:
// the job is not to blame.
FinishOp ExecEnd(const Result<process::ChildOutcome>& outcome) {
  FinishOp end;
  if (!outcome.ok() || (outcome->stopped && !Succeeded(*outcome))) {
    end.outcome = Outcome::kReleased;
    end.delay = outcome.ok() ? Millis{0} : kNotStartedPause;
    return end;
  }
  if (Succeeded(*outcome)) {
    end.result = ResultOf(*outcome);
    return end;
  }
  JobFailure failure = FailureOf(*outcome);
  end.outcome = Outcome::kFailed;
  end.retry = outcome->exit_code != process::kExitNeverAgain;
  end.error = JobError{std::move(failure.type), std::move(failure.message), {}};
  return end;
}

std::vector<std::string> VariablesOf(const JobHead& head, const std::string& command) {
  return {"PAWL_JOB_ID=" + head.id, "PAWL_COMMAND=" + command, "PAWL_GROUP=" + head.group,
          "PAWL_ATTEMPT=" + std::to_string(head.attempt)};
}

}  // namespace

Result<ExecJob> ParseExecJob(const JsonValue& payload) {
  ExecJob job;
  job.input = "null";
  PAWL_TRY(http::ReadObject<ExecJob>(payload, kExecFields, job));
  return job;
}

ExecExecutor::ExecExecutor(std::string program, std::vector<process::CommandSpec> commands,
                           std::atomic<std::size_t>& running)
    : program_(std::move(program)), running_(running) {
  for (process::CommandSpec& spec : commands) {
    const std::string name = spec.name;
    commands_[name].spec = std::move(spec);
  }
}

ExecExecutor::~ExecExecutor() = default;

void ExecExecutor::Start(std::shared_ptr<ActiveRun> run) {
  auto job = ParseExecJob(KnownJson(run->job().payload));
  if (!job.ok()) return run->Finish(RefusedExec("invalid_payload", job.error().field + ": " + job.error().detail));
  const MutexLock lock(mutex_);
  const auto command = commands_.find(job->command);
  if (command == commands_.end()) {
    return run->Finish(RefusedExec("unknown_command", "this node has no command " + job->command));
  }
  if (command->second.running >= command->second.spec.concurrency) {
    command->second.waiting.emplace_back(std::move(run), std::move(job->input));
    return;
  }
  Launch(command->second, std::move(run), std::move(job->input));
}

void ExecExecutor::Launch(Command& command, std::shared_ptr<ActiveRun> run, std::string input) {
  ++command.running;
  ++running_;
  process::CommandJob job;
  job.program = program_;
  job.spec = command.spec;
  job.variables = VariablesOf(run->job().head, command.spec.name);
  job.input = std::move(input);
  const ActiveRun* const key = run.get();
  runs_[key] = std::make_unique<process::CommandRun>(
      std::move(job), [this, run = std::move(run), &command](const Result<process::ChildOutcome>& outcome) {
        OnEnd(run, command, outcome);
      });
}

void ExecExecutor::LaunchWaiting(Command& command) {
  if (command.waiting.empty()) return;
  auto [run, input] = std::move(command.waiting.front());
  command.waiting.pop_front();
  Launch(command, std::move(run), std::move(input));
}

void ExecExecutor::OnEnd(const std::shared_ptr<ActiveRun>& run, Command& command,
                         const Result<process::ChildOutcome>& outcome) {
  run->Finish(ExecEnd(outcome));
  std::unique_ptr<process::CommandRun> ended;  // outlives the lock; its destructor knows that this is its own thread
  const MutexLock lock(mutex_);
  const auto found = runs_.find(run.get());
  ended = std::move(found->second);
  runs_.erase(found);
  --command.running;
  --running_;
  LaunchWaiting(command);
  if (runs_.empty()) all_ended_.NotifyAll();
}

void ExecExecutor::Cancel(ActiveRun& run, CancelReason /*reason*/) {
  const MutexLock lock(mutex_);
  if (const auto found = runs_.find(&run); found != runs_.end()) return found->second->Cancel();
  for (auto& [name, command] : commands_) {
    const auto waits = [&run](const auto& one) { return one.first.get() == &run; };
    if (std::erase_if(command.waiting, waits) > 0) run.Release();
  }
}

void ExecExecutor::Stop() {
  MutexLock lock(mutex_);
  while (!runs_.empty()) all_ended_.Wait(lock);
}

}  // namespace pawl
