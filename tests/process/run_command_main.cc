// `run_command_main run-command` is what `pawl run-command` is. `run_command_main node USER SCRIPT` is a node that runs
// one command and does nothing else.
#include <csignal>
#include <cstdio>
#include <stop_token>
#include <string_view>

#include "process/command_run.h"
#include "process/run_command.h"

int main(int argc, char** argv) {
  using namespace pawl::process;
  if (argc == 2 && std::string_view(argv[1]) == kRunCommandName) return RunCommandProcess();
  if (argc != 4) return 2;
  std::signal(SIGPIPE, SIG_IGN);
  CommandJob job;
  job.program = argv[0];
  job.spec.name = "of a node";
  job.spec.user = argv[2];
  job.spec.argv = {"/bin/sh", "-c", argv[3]};
  job.spec.kill_grace = pawl::Millis(1);
  const auto outcome = RunCommand(job, std::stop_token());
  std::printf("%s", outcome.ok() ? outcome->output.c_str() : outcome.error().detail.c_str());
  return 0;
}
