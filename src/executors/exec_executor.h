// Runs the jobs of the type `exec`: each run is one of the commands that the operator has allowed
// (process/command_spec.h). A job names the command and gives it standard input, {"command": "resize", "input": …}, and
// nothing else.
//
// The runtime's thread starts and cancels runs; each command has a thread of its own, which ends the run.
#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/json_reader.h"
#include "base/mutex.h"
#include "model/built_in_types.h"
#include "process/command_run.h"
#include "process/command_spec.h"
#include "runtime/executor.h"

namespace pawl {

struct ExecJob {
  std::string command;
  std::string input;  // raw JSON
};
// The error names the member of the payload.
Result<ExecJob> ParseExecJob(const JsonValue& payload);

class ExecExecutor : public Executor {
 public:
  // `program` has the command run-command: /proc/self/exe in a server. `running`, which outlives it, is how many
  // commands run.
  ExecExecutor(std::string program, std::vector<process::CommandSpec> commands, std::atomic<std::size_t>& running);
  ~ExecExecutor() override;

  void Start(std::shared_ptr<ActiveRun> run) override;
  void Cancel(ActiveRun& run, CancelReason reason) override;
  void Stop() override;

 private:
  struct Command {
    process::CommandSpec spec;
    std::size_t running = 0;
    std::deque<std::pair<std::shared_ptr<ActiveRun>, std::string>>
        waiting;  // runs beyond its concurrency, and their input
  };

  void Launch(Command& command, std::shared_ptr<ActiveRun> run, std::string input) PAWL_REQUIRES(mutex_);
  void LaunchWaiting(Command& command) PAWL_REQUIRES(mutex_);

  void OnEnd(const std::shared_ptr<ActiveRun>& run, Command& command, const Result<process::ChildOutcome>& outcome);

  const std::string program_;
  std::atomic<std::size_t>& running_;
  Mutex mutex_;
  CondVar all_ended_;
  std::map<std::string, Command, std::less<>> commands_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<const ActiveRun*, std::unique_ptr<process::CommandRun>> runs_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
