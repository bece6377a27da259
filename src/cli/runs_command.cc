// pawl runs: what is kept of the runs of a job.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/duration.h"
#include "base/wall_format.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

struct RunsOptions {
  Connection connection;
  std::string ref;
};

std::string TookText(const JsonValue& run) {
  const auto started = ParseTime(TextAt(run, "started_at"));
  const auto ended = ParseTime(TextAt(run, "ended_at"));
  return started.ok() && ended.ok() ? FormatDuration(*ended - *started) : "";
}

Result<int> ShowRuns(const RunsOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Get("/v1/jobs/" + Encode(options.ref) + "/runs"));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
    return kExitOk;
  }
  std::size_t count = 0;
  Table table({"ATTEMPT", "OUTCOME", "STARTED", "TOOK", "WORKER", "ERROR"});
  const auto runs = FindMember(answer.root(), "runs").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(runs, [&](const JsonValue& run) -> Result<void> {
    ++count;
    table.Add({TextAt(run, "attempt"), TextAt(run, "outcome"), AgeAt(run, "started_at", WallNow()), TookText(run),
               TextAt(run, "worker"), OneLine(ErrorText(run))});
    return {};
  }));
  fmt::print("{}", count == 0 ? "no run of it has failed or lost its worker\n" : table.Render(ThisScreen()));
  return kExitOk;
}

}  // namespace

Action AddRuns(CLI::App& command) {
  auto options = std::make_shared<RunsOptions>();
  command.add_option("REF", options->ref, "the job's id, or its number as ~123")->required();
  AddConnection(command, options->connection);
  command.footer(R"(The last 20 runs that failed or lost their worker, with the one that succeeded after them, newest
first; and the run in flight.

Examples:
  pawl runs import-7
  pawl runs ~17 --json | jq -r '.runs[].worker')");
  return [options] { return ExitWith(ShowRuns(*options)); };
}

}  // namespace pawl::cli
