// pawl scan: works the partitions of a task with a command.
#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <thread>

#include "base/log.h"
#include "cli/command_check.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "cli/task_ref.h"
#include "pawl/scan.h"
#include "scan/command_processor.h"

namespace pawl::cli {
namespace {

constexpr Millis kScanKillGrace{5'000};  // between SIGTERM and SIGKILL to a command

struct ScanCommandOptions {
  Connection connection;
  ScanOptions scan;
  std::vector<std::string> command;
};

// Until the task has ended, or a signal comes; a second signal ends the process.
Result<int> RunScan(ScanCommandOptions options) {
  PAWL_TRY(CheckCommand(options.command.front()));
  StopSignals signals;
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(options.scan.task, TaskId(remote, options.scan.task));
  PAWL_TRY(remote.client().GetTask(options.scan.task));  // a wrong name is better heard of now
  CommandProcessor processor(options.command, kScanKillGrace);
  Scan scan(remote.client(), processor, options.scan);
  PAWL_TRY(scan.Start());
  Log(LogLevel::kInfo, "scanning", {{"task", options.scan.task}, {"concurrency", options.scan.concurrency}});
  std::thread watcher([&] {
    scan.Wait();
    signals.Interrupt();
  });
  if (const int signal = signals.Wait(); signal != 0) Log(LogLevel::kInfo, "stopping", {{"signal", signal}});
  scan.RequestStop();
  watcher.join();
  scan.Stop();
  PAWL_ASSIGN(const Job task, remote.client().Get(options.scan.task));
  return task.state == JobState::kDead || task.state == JobState::kFailed ? kExitFailed : kExitOk;
}

}  // namespace

Action AddScan(CLI::App& command) {
  auto options = std::make_shared<ScanCommandOptions>();
  command.add_option("TASK", options->scan.task, "whose partitions are worked: WORKFLOW/TASK, or the id of the task")
      ->required();
  command.add_option("--concurrency", options->scan.concurrency, "how many partitions are worked at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000))
      ->type_name("N");
  command.add_option("--block", options->scan.block, "documents for one run of the command, unless the task says it")
      ->capture_default_str()
      ->check(CLI::Range(1, 10'000))
      ->type_name("N");
  command
      .add_option("--name", options->scan.name, "the name of this worker; made from host and process id if not given")
      ->type_name("NAME");
  command.add_option("COMMAND", options->command, "after --: the command and its arguments")->required();
  AddConnection(command, options->connection);
  command.footer(
      R"(The server reads the documents. The command is run for each block of them: it
gets a line of JSON for each document on standard input, {"key":…,"document":…},
and may write a line for each in the same order: processed, skipped, retry,
error, fatal, or {"status":"error","error":"why"}. If it writes nothing, all are
processed. An exit code other than 0 is tried again, with fewer documents each
time. PAWL_TASK, PAWL_PARTITION, PAWL_JOB_ID and PAWL_FENCE say what it works.

Ends when the task has ended.

Examples:
  pawl scan nightly/users -- ./index.sh
  pawl scan nightly/users --concurrency 4 -- jq -r '"processed"')");
  return [options] { return ExitWith(RunScan(*options)); };
}

}  // namespace pawl::cli
