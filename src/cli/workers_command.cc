// pawl workers: who works on what, and asking a worker to end.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

struct WorkersOptions {
  Connection connection;
  std::string quiet;
  std::string stop;
  std::string resume;
  bool all = false;
  Watch watch;
};

Result<std::string> Joined(const JsonValue& worker, std::string_view array, std::string_view member) {
  std::string out;
  const auto items = FindMember(worker, array);
  if (!items) return out;
  PAWL_TRY(ForEachElement(*items, [&](const JsonValue& item) -> Result<void> {
    out += (out.empty() ? "" : " ") + (member.empty() ? TextOf(item) : TextAt(item, member));
    return {};
  }));
  return out;
}

Result<std::string> WorkerTable(const JsonValue& answer) {
  Table table({"WORKER", "STATE", "QUEUES", "HOST", "PID", "SEEN", "RUNS", "NOTE"});
  const WallTime now = WallNow();
  const auto workers = FindMember(answer, "workers").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(workers, [&](const JsonValue& worker) -> Result<void> {
    PAWL_ASSIGN(std::string queues, Joined(worker, "queues", ""));
    PAWL_ASSIGN(std::string runs, Joined(worker, "running", "id"));
    const bool stop = TextAt(worker, "stop") == "true";
    const bool quiet = TextAt(worker, "quiet") == "true";
    table.Add({TextAt(worker, "name"), TextAt(worker, "state"), std::move(queues), TextAt(worker, "host"),
               TextAt(worker, "pid"), AgeAt(worker, "last_seen_at", now), std::move(runs),
               stop ? "stop" : (quiet ? "quiet" : "")});
    return {};
  }));
  return table.empty() ? "no workers\n" : table.Render(ThisScreen());
}

Result<int> TellWorker(const WorkersOptions& options, Remote& remote) {
  const auto [word, name] = !options.stop.empty()     ? std::pair("stop", options.stop)
                            : !options.resume.empty() ? std::pair("resume", options.resume)
                                                      : std::pair("quiet", options.quiet);
  PAWL_ASSIGN(const Answer answer, remote.Post(fmt::format("/v1/workers/{}/{}", Encode(name), word)));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
  } else {
    fmt::print("{} will be told with its next claim or heartbeat\n", name);
  }
  return kExitOk;
}

Result<int> ShowWorkers(const WorkersOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (!options.quiet.empty() || !options.stop.empty() || !options.resume.empty()) return TellWorker(options, remote);
  PAWL_ASSIGN(const Answer answer, remote.Get(options.all ? "/v1/workers?all=true" : "/v1/workers"));
  PAWL_ASSIGN(const std::string table, WorkerTable(answer.root()));
  fmt::print("{}", options.connection.json ? answer.text + "\n" : table);
  return kExitOk;
}

}  // namespace

Action AddWorkers(CLI::App& command) {
  auto options = std::make_shared<WorkersOptions>();
  auto* const quiet =
      command.add_option("--quiet", options->quiet, "tell this worker to claim no more")->type_name("NAME");
  command.add_option("--stop", options->stop, "tell this worker to finish and exit")
      ->type_name("NAME")
      ->excludes(quiet);
  command.add_option("--resume", options->resume, "tell this quiet worker to claim again")
      ->type_name("NAME")
      ->excludes(quiet);
  command.add_flag("--all", options->all, "also those that are part of Pawl");
  AddWatch(command, options->watch);
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl workers
  pawl workers --quiet resizer-1
  pawl workers --resume resizer-1
  pawl workers --stop resizer-1)");
  return [options] { return ExitWith(Watched(options->watch, [&] { return ShowWorkers(*options); })); };
}

}  // namespace pawl::cli
