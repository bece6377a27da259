// pawl bench: how fast a server, or an engine in this process, is here.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string_view>
#include <vector>

#include "base/duration.h"
#include "cli/bench_rounds.h"
#include "cli/commands.h"
#include "cli/exit_code.h"

namespace pawl::cli {
namespace {

struct BenchFlags {
  BenchOptions options;
  std::string retention;
  std::string durability = "fsync";
};

Result<int> Bench(const BenchFlags& flags) {
  BenchOptions options = flags.options;
  options.fsync = flags.durability == "fsync";
  if (!flags.retention.empty()) {
    PAWL_ASSIGN(options.retention, ParseDuration(flags.retention));
  }
  CompleteBenchOptions(options);
  PAWL_ASSIGN(const BenchReport report, RunBench(options));
  fmt::print("{}", options.json ? BenchJson(options, report.durability, report.figures)
                                : BenchText(options, report.durability, report.figures));
  return kExitOk;
}

BenchMode ModeNamed(const std::string& text) {
  std::vector<std::string_view> names;
  for (const BenchMode mode : {BenchMode::kBatch, BenchMode::kSingle, BenchMode::kSteps, BenchMode::kHandover,
                               BenchMode::kList, BenchMode::kPingPong, BenchMode::kTree, BenchMode::kPort,
                               BenchMode::kDrain, BenchMode::kChain, BenchMode::kFan}) {
    if (Name(mode) == text) return mode;
    names.push_back(Name(mode));
  }
  throw CLI::ValidationError("--mode", fmt::format("\"{}\" is not one of {}", text, fmt::join(names, ", ")));
}

void AddWhere(CLI::App& command, BenchFlags& flags) {
  BenchOptions& options = flags.options;
  const char* const group = "Where";
  command.add_option("--url", options.url, "the server")
      ->envname("PAWL_URL")
      ->type_name("URL")
      ->capture_default_str()
      ->group(group);
  command.add_option("--token", options.token, "the token to send")
      ->envname("PAWL_TOKEN")
      ->type_name("TOKEN")
      ->group(group);
  command
      .add_option("--in-process", options.in_process,
                  "no server: an engine in this process, on this directory or Redis")
      ->type_name("DIR|URL")
      ->group(group);
  command.add_option("--durability", flags.durability, "durability of --in-process: fsync or interval")
      ->check(CLI::IsMember({"fsync", "interval"}))
      ->needs("--in-process")
      ->capture_default_str()
      ->group(group);
  command.add_option("--queue", options.queue, "the queue to use; a new one if not given")
      ->type_name("NAME")
      ->group(group);
}

void AddLoad(CLI::App& command, BenchFlags& flags) {
  BenchOptions& options = flags.options;
  command
      .add_option_function<std::string>(
          "--mode", [&options](const std::string& name) { options.mode = ModeNamed(name); },
          "batch: push, claim and complete many jobs a call; single: one job a call; steps: all pushes, then "
          "all claims, then all completions; drain: claim and complete jobs that are in --queue; handover: a "
          "pushed job reaches a claim that waits; list: a page of jobs; with --in-process, of stateful jobs: pingpong: "
          "pairs send each other messages; tree: a job starts children and reads what they write; port: a claim with "
          "so "
          "many values on a port; and of workflows: chain: tasks one after the other; fan: a task, then one with many "
          "partitions, then another")
      ->type_name("MODE");
  command.add_option("--jobs", options.jobs, "how many jobs (or calls, messages, children, values) in a round")
      ->check(CLI::PositiveNumber);
  command.add_option("--batch", options.batch, "how many jobs in a call")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  command.add_option("--in-flight", options.in_flight, "how many calls are in flight at a time")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  command
      .add_option(
          "--connections", options.connections,
          "how many connections (one for each call in flight; 64 for single), or callers that start workflows (64)")
      ->check(CLI::Range(1, 10'000));
  command.add_option("--payload-bytes", options.payload_bytes, "size of the JSON payload of each job")
      ->check(CLI::Range(2, 1'000'000))
      ->capture_default_str();
  command
      .add_option("--retention", flags.retention,
                  "how long completed jobs are kept; a short time includes their removal in the measurement")
      ->type_name("SPAN");
  command.add_flag("--client-ids", options.client_ids, "push the jobs with random ids that the client makes");
  command.add_option("--fill", options.fill, "first push this many jobs, which stay in the queue")
      ->check(CLI::PositiveNumber);
  command.add_option("--pairs", options.pairs, "pairs of jobs that play ping-pong")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  command.add_option("--width", options.width, "tasks of a chain (10 if not given), or partitions of a fan (100)")
      ->check(CLI::Range(1, 1'000));
  command.add_option("--rounds", options.rounds, "how many rounds to measure; the median round is shown")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  command.add_flag("--json", options.json, "print JSON, for programs");
}

}  // namespace

Action AddBench(CLI::App& command) {
  auto flags = std::make_shared<BenchFlags>();
  AddLoad(command, *flags);
  AddWhere(command, *flags);
  command.footer(
      R"(Measure a server that has nothing else to do. The jobs of the measurement stay in
its data: do not use a server whose data you want to keep.

Examples:
  pawl bench --mode single
  pawl bench --batch 100 --in-flight 4 --retention 1s
  pawl bench --in-process /tmp/bench --in-flight 8)");
  return [flags] { return ExitWith(Bench(*flags)); };
}

}  // namespace pawl::cli
