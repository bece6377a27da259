// pawl work: makes any command a worker.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "base/duration.h"
#include "base/json_writer.h"
#include "base/log.h"
#include "cli/command_check.h"
#include "cli/commands.h"
#include "cli/config_values.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "pawl/worker.h"
#include "process/command_result.h"

namespace pawl::cli {
namespace {

// How long the worker claims nothing after its command could not be started.
constexpr Millis kNotStartedPause{10'000};

struct WorkOptions {
  Connection connection;
  WorkerOptions worker;
  Millis kill_grace{5'000};
  std::vector<std::string> command;
};

// The results that a run gets, in a file of its own that goes with it.
class ResultsFile {
 public:
  static Result<ResultsFile> Make(const RunFlow& flow) {
    std::error_code none;
    std::string path = (std::filesystem::temp_directory_path(none) / "pawl-results-XXXXXX").string();
    const int fd = mkstemp(path.data());
    if (fd < 0) return Error{ErrorCode::kStorage, fmt::format("{}: {}", path, std::strerror(errno))};
    close(fd);
    ResultsFile file(path);
    std::string text;
    JsonWriter json(text);
    json.BeginObject();
    for (const auto& [name, result] : flow.results) json.Key(name).Raw(result);
    json.EndObject();
    std::ofstream out(path, std::ios::binary);
    out << text << '\n' << std::flush;
    if (!out) return Error{ErrorCode::kStorage, fmt::format("the file {} cannot be written", path)};
    return file;
  }
  ResultsFile(ResultsFile&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  ResultsFile& operator=(ResultsFile&&) = delete;
  ~ResultsFile() {
    if (!path_.empty()) unlink(path_.c_str());
  }
  const std::string& path() const { return path_; }

 private:
  explicit ResultsFile(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

// What a run of a workflow, or of a job that waited for others, knows beside its payload.
void AddFlow(const RunFlow& flow, const ResultsFile& results, process::ChildSpec& spec) {
  spec.environment.push_back("PAWL_RESULTS=" + results.path());
  if (flow.workflow.empty()) return;
  spec.environment.push_back("PAWL_WORKFLOW=" + flow.workflow);
  spec.environment.push_back("PAWL_TASK=" + flow.task);
  if (flow.partition != 0) spec.environment.push_back(fmt::format("PAWL_PARTITION={}", flow.partition));
}

process::ChildSpec ToChildSpec(const WorkOptions& options, const ClaimedRun& job) {
  process::ChildSpec spec;
  spec.command = options.command;
  spec.environment = {"PAWL_JOB_ID=" + job.id, "PAWL_JOB_TYPE=" + job.type, "PAWL_QUEUE=" + job.queue,
                      "PAWL_GROUP=" + job.group, fmt::format("PAWL_ATTEMPT={}", job.attempt)};
  spec.input = job.payload;
  spec.kill_grace = options.kill_grace;
  return spec;
}

// Runs the command for one job. A run that was cancelled and did not end well gives its job back: a job that was asked
// to terminate does so, and any other is for another worker. So does a run whose command cannot be started (it was
// removed since, there is no process left): the job is not to blame, and another worker may be able to run it.
Result<std::string> RunCommand(const WorkOptions& options, const std::stop_token& hurry, Worker& worker, Run& run) {
  std::stop_source stop;
  const auto ask = [&stop] { stop.request_stop(); };
  const std::stop_callback cancelled(run.stop_token(), ask);
  const std::stop_callback hurried(hurry, ask);
  process::ChildSpec spec = ToChildSpec(options, run.job());
  std::optional<ResultsFile> results;
  if (const auto& flow = run.job().flow) {
    PAWL_ASSIGN(ResultsFile file, ResultsFile::Make(*flow));
    AddFlow(*flow, results.emplace(std::move(file)), spec);
  }
  const auto outcome = process::RunChild(spec, stop.get_token());
  if (!outcome.ok()) {
    Log(LogLevel::kError, "the command cannot be started; the job is given back",
        {{"job", run.id()}, {"error", outcome.error().detail}, {"no_claims_for", FormatDuration(kNotStartedPause)}});
    worker.PauseClaims(kNotStartedPause);
    return run.Release();
  }
  if (process::Succeeded(*outcome)) {
    Log(LogLevel::kInfo, "completed", {{"job", run.id()}, {"type", run.type()}, {"attempt", run.attempt()}});
    return process::ResultOf(*outcome);
  }
  if (stop.stop_requested()) {
    Log(LogLevel::kInfo, run.lease_lost() ? "lease lost" : "given back", {{"job", run.id()}, {"type", run.type()}});
    return run.Release();
  }
  JobFailure failure = process::FailureOf(*outcome);
  Log(LogLevel::kWarn, "failed", {{"job", run.id()}, {"type", run.type()}, {"how", failure.type}});
  return run.Fail(std::move(failure), {.retry = outcome->exit_code != process::kExitNeverAgain});
}

// Until a signal comes or the server asks for the end; then waits for what runs. A second signal does not wait for the
// grace, a third one for nothing.
void WorkUntilStopped(Worker& worker, StopSignals& signals, std::stop_source& hurry) {
  std::thread watcher([&] {
    worker.Wait();
    signals.Interrupt();
  });
  if (const int signal = signals.Wait(); signal != 0) Log(LogLevel::kInfo, "stopping", {{"signal", signal}});
  worker.RequestStop();
  watcher.join();
  std::atomic<bool> stopped = false;
  std::thread impatient([&] {
    while (!stopped) {
      if (signals.Wait() != 0 && !hurry.request_stop()) _exit(kExitFailed);
    }
  });
  worker.Stop();
  stopped = true;
  signals.Interrupt();
  impatient.join();
}

Result<int> Work(const WorkOptions& options) {
  PAWL_TRY(CheckCommand(options.command.front()));
  StopSignals signals;
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_TRY(remote.Get("/healthz"));  // a wrong URL is better heard of now
  std::stop_source hurry;
  Worker worker(remote.client(), options.worker);
  worker.HandleOthers([&](Run& run) { return RunCommand(options, hurry.get_token(), worker, run); });
  PAWL_TRY(worker.Start());
  Log(LogLevel::kInfo, "working",
      {{"worker", worker.name()},
       {"queues", fmt::format("{}", fmt::join(options.worker.queues, ","))},
       {"concurrency", options.worker.concurrency}});
  WorkUntilStopped(worker, signals, hurry);
  return kExitOk;
}

void AddDuration(CLI::App& command, const std::string& flag, const std::function<void(Millis)>& set,
                 const std::string& help) {
  command
      .add_option_function<std::string>(
          flag,
          [flag, set](const std::string& text) {
            const auto span = ParseDuration(text);
            if (!span.ok()) throw CLI::ValidationError(flag, span.error().detail);
            set(*span);
          },
          help)
      ->type_name("DURATION");
}

void AddQueueNames(CLI::App& command, WorkerOptions& worker) {
  command
      .add_option_function<std::vector<std::string>>(
          "--queue",
          [&worker](const std::vector<std::string>& given) {
            for (const std::string& names : given) {
              for (std::string& name : SplitText(names, ",")) worker.queues.push_back(std::move(name));
            }
          },
          "the queues to take jobs from; a queue that comes first is served first")
      ->required()
      ->allow_extra_args(false)
      ->type_name("NAME[,NAME]");
}

}  // namespace

Action AddWork(CLI::App& command) {
  auto options = std::make_shared<WorkOptions>();
  WorkerOptions& worker = options->worker;
  AddQueueNames(command, worker);
  command.add_option("--concurrency", worker.concurrency, "how many commands run at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000))
      ->type_name("N");
  AddDuration(
      command, "--lease", [&worker](Millis span) { worker.lease = span; },
      "the lease: how long the worker may be silent before the job goes to another one; each job's own if not given");
  command.add_option("--name", worker.name, "the name of this worker; made from host and process id if not given")
      ->type_name("NAME");
  command.add_option("--label", worker.labels, "a text that pawl workers shows; may be given again")
      ->allow_extra_args(false)
      ->type_name("TEXT");
  AddDuration(
      command, "--grace", [&worker](Millis span) { worker.grace = span; },
      "how long running commands may go on after SIGTERM or Ctrl-C to the worker (30s)");
  AddDuration(
      command, "--kill-grace", [kill = &options->kill_grace](Millis span) { *kill = span; },
      "the time between SIGTERM and SIGKILL to a command (5s)");
  command.add_option("COMMAND", options->command, "after --: the command and its arguments")->required();
  AddConnection(command, options->connection);
  command.footer(
      R"(The command gets the payload on standard input, and PAWL_JOB_ID, PAWL_JOB_TYPE,
PAWL_QUEUE, PAWL_GROUP and PAWL_ATTEMPT in its environment. Its standard output
is the result: JSON, or any other text. An exit code other than 0 is a failure,
and standard error is its message; 100 means: do not try again.

A task of a workflow has PAWL_WORKFLOW, PAWL_TASK and, if it has partitions,
PAWL_PARTITION too. PAWL_RESULTS is a file with the results of what it waited
for, as a JSON object by task.

Examples:
  pawl work --queue resize --concurrency 4 -- ./resize.sh
  pawl work --queue hello -- jq '{greeting: ("Hello, " + .name)}')");
  return [options] { return ExitWith(Work(*options)); };
}

}  // namespace pawl::cli
