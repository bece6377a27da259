// CommandRun is one run of a command (command_spec.h) as a node sees it: it starts `pawl run-command`, gives it the
// input, collects what it prints, and tells how it ended. Each has a thread of its own, from which the process is
// started: so the process ends with this one, however this one ends.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "base/result.h"
#include "process/child_process.h"
#include "process/command_spec.h"

namespace pawl::process {

struct CommandJob {
  std::string program;  // that has the command run-command: /proc/self/exe in a server
  CommandSpec spec;
  std::vector<std::string> variables;  // "PAWL_NAME=value", over those of the spec
  std::string input;                   // standard input
};

// Runs it on this thread and returns when nothing of the command is left. When `stop` asks for it, at the time-out, and
// when it prints too much, all of its processes get SIGTERM, and SIGKILL after kill_grace. Fails with kInvalid or
// kInternal if the command could not be started.
//
// Thread-safe.
Result<ChildOutcome> RunCommand(const CommandJob& job, std::stop_token stop);

class CommandRun {
 public:
  // Called once, on the thread of the run. It may destroy the CommandRun.
  using Done = std::function<void(Result<ChildOutcome>)>;

  CommandRun(CommandJob job, Done done);
  ~CommandRun();  // cancels, and waits unless it is called by `done`
  CommandRun(const CommandRun&) = delete;
  CommandRun& operator=(const CommandRun&) = delete;

  void Cancel() { stop_.request_stop(); }  // any thread; `done` follows

 private:
  std::stop_source stop_;
  std::thread thread_;
};

}  // namespace pawl::process
