// pawl job, pawl jobs: looking.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/selection.h"

namespace pawl::cli {
namespace {

struct JobOptions {
  Connection connection;
  std::string ref;
  WaitOption wait;
};

Result<int> ShowJob(const JobOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  auto answer = options.wait.given ? WaitForJob(remote, options.ref, options.wait.wait)
                                   : remote.Get("/v1/jobs/" + Encode(options.ref));
  PAWL_ASSIGN(const Answer job, std::move(answer));
  fmt::print("{}", options.connection.json ? job.text + "\n" : JobDetails(job.root(), WallNow()));
  return options.wait.given ? ExitCodeForState(TextAt(job.root(), "state")) : kExitOk;
}

struct JobsOptions {
  Connection connection;
  Selection selection;
  std::uint64_t limit = 50;
  bool all = false;
  Watch watch;
};

constexpr std::uint64_t kPageMax = 1'000;
constexpr std::uint64_t kLooksMost = 100'000;  // at jobs, for a search; --all: no limit

// Prints one page, and says how many jobs it had.
std::uint64_t PrintPage(const JsonValue& page, bool as_json, WallTime now, bool first) {
  std::uint64_t count = 0;
  Table table = JobTable();
  const auto jobs = FindMember(page, "jobs").value_or(JsonValue{"[]", JsonKind::kArray});
  const auto walked = ForEachElement(jobs, [&](const JsonValue& job) -> Result<void> {
    ++count;
    if (as_json) {
      fmt::print("{}\n", job.raw);
    } else {
      AddJobRow(table, job, now);
    }
    return {};
  });
  if (walked.ok() && !as_json && (first || count > 0)) {
    fmt::print("{}", count == 0 ? "no jobs\n" : table.Render(ThisScreen()));
  }
  return count;
}

Result<int> ListJobs(const JobsOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  const WallTime now = WallNow();
  std::string cursor;
  std::uint64_t shown = 0;
  std::uint64_t looked_at = 0;
  for (bool first = true;; first = false) {
    const std::uint64_t left = options.all ? kPageMax : options.limit - shown;
    PAWL_ASSIGN(Query query, options.selection.AsQuery());
    query.Add("limit", std::to_string(std::min(left, kPageMax))).Add("cursor", cursor);
    if (options.all) query.Add("all", "true");
    PAWL_ASSIGN(const Answer page, remote.Get("/v1/jobs" + query.text()));
    cursor = TextAt(page.root(), "cursor");
    shown += PrintPage(page.root(), options.connection.json, now, first && cursor.empty());
    if (cursor.empty()) return kExitOk;
    if (!options.all && shown >= options.limit) break;
    looked_at += NumberAt(page.root(), "looked_at");
    if (!options.all && looked_at >= kLooksMost) {
      fmt::print(stderr, "pawl: looked at {} jobs, found {}; --all goes on to the end\n", looked_at, shown);
      return kExitOk;
    }
  }
  if (!options.connection.json) fmt::print(stderr, "pawl: there are more; use --limit or --all\n");
  return kExitOk;
}

}  // namespace

Action AddJob(CLI::App& command) {
  auto options = std::make_shared<JobOptions>();
  command.add_option("REF", options->ref, "the job's id, or its number as ~123")->required();
  AddWait(command, options->wait);
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl job hello-1
  pawl job hello-1 --wait 1m
  pawl job ~17 --json | jq .result)");
  return [options] { return ExitWith(ShowJob(*options)); };
}

Action AddJobs(CLI::App& command) {
  auto options = std::make_shared<JobsOptions>();
  options->selection.AddTo(command);
  command.add_option("--limit", options->limit, "how many")->capture_default_str()->check(CLI::Range(1, 1'000'000'000));
  command.add_flag("--all", options->all, "all of them, also those that Pawl keeps for itself");
  AddWatch(command, options->watch);
  AddConnection(command, options->connection);
  command.footer(R"(With --json: one job a line.

Examples:
  pawl jobs --queue mail --state dead
  pawl jobs --queue sync --group link-456
  pawl jobs --where payload.order.id:17 --since 1h
  pawl jobs --state dead,failed --reason timed_out --text "no route"
  pawl jobs --queue sync --all --json | jq -r .state | sort | uniq -c)");
  return [options] { return ExitWith(Watched(options->watch, [&] { return ListJobs(*options); })); };
}

}  // namespace pawl::cli
