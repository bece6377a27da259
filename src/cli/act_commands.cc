// pawl run, pawl terminate, pawl rm, pawl edit: on jobs that are named, or (all but edit) on all that match.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <vector>

#include "cli/commands.h"
#include "cli/confirm.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/json_text.h"
#include "cli/selection.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 2> kRunFields{{
    {"--delay", "delay", FlagKind::kDuration, "DURATION", "not now, but after this long"},
    {"--run-at", "run_at", FlagKind::kText, "TIME", "not now, but at this time (RFC 3339)"},
}};

constexpr std::array<Field, 5> kEditFields{{
    {"--delay", "delay", FlagKind::kDuration, "DURATION", "let it run after this long from now"},
    {"--run-at", "run_at", FlagKind::kText, "TIME", "let it run at this time (RFC 3339)"},
    {"--priority", "priority", FlagKind::kNumber, "1-9", "9 comes first"},
    {"--group", "group", FlagKind::kText, "NAME", "move it to this group", true},
    {"--payload", "payload", FlagKind::kPayload, "JSON|@FILE|-", "what the worker gets; - reads standard input"},
}};

struct ActOptions {
  Connection connection;
  std::vector<std::string> refs;
  Selection selection;
  bool force = false;
  bool recursive = false;
  bool yes = false;
  bool dry_run = false;
  FieldOptions fields;
};

constexpr std::uint64_t kManyStep = 100'000;  // jobs that one call looks at

// One job after the other; a job that fails does not keep the others from their turn. The exit code is the first one
// that is not 0.
int ActOnEach(const ActOptions& options, Remote& remote,
              const std::function<Result<Answer>(Remote&, const std::string& path)>& act) {
  int exit_code = kExitOk;
  for (const std::string& ref : options.refs) {
    const auto answer = act(remote, "/v1/jobs/" + Encode(ref));
    if (!answer.ok()) {
      const int failed = Fail(answer.error());
      if (exit_code == kExitOk) exit_code = failed;
    } else if (options.connection.json) {
      fmt::print("{}\n", answer->text);
    } else {
      const std::string state = TextAt(answer->root(), "state");
      fmt::print("{}  {}\n", ref, state.empty() ? "deleted" : state);
    }
  }
  return exit_code;
}

// One call after the other, each of a bounded number of jobs, so that no answer takes long.
Result<int> ActOnMany(const ActOptions& options, Remote& remote, const std::string& action) {
  std::uint64_t count = 0;
  std::uint64_t looked_at = 0;
  std::string cursor;
  for (bool complete = false; !complete;) {
    std::string body;
    JsonWriter json(body);
    json.BeginObject();
    PAWL_TRY(options.selection.Write(json));
    if (options.dry_run) json.Key("dry_run").Bool(true);
    json.Key("limit").Uint(kManyStep);
    if (!cursor.empty()) json.Key("cursor").String(cursor);
    json.EndObject();
    PAWL_ASSIGN(const Answer answer, remote.Post("/v1/jobs/" + action, body));
    count += NumberAt(answer.root(), "count");
    looked_at += NumberAt(answer.root(), "looked_at");
    cursor = TextAt(answer.root(), "cursor");
    complete = cursor.empty();
    if (!complete && !options.connection.json) fmt::print(stderr, "pawl: {} jobs so far\n", count);
  }
  if (options.connection.json) {
    fmt::print("{{\"count\":{},\"looked_at\":{}}}\n", count, looked_at);
  } else {
    fmt::print("{}{} {}\n", options.dry_run ? "would be " : "", count, count == 1 ? "job" : "jobs");
  }
  return kExitOk;
}

Result<std::string> Body(const ActOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (options.force) json.Key("force").Bool(true);
  if (options.recursive) json.Key("recursive").Bool(true);
  PAWL_TRY(options.fields.Write(json));
  json.EndObject();
  return body;
}

Result<int> Edit(const ActOptions& options) {
  if (!options.fields.Given()) return Error{ErrorCode::kInvalid, "say what to change, such as --priority 9"};
  PAWL_ASSIGN(const std::string body, Body(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  return ActOnEach(options, remote, [&](Remote& r, const std::string& path) { return r.Patch(path, body); });
}

int DeleteEach(const ActOptions& options, Remote& remote) {
  return ActOnEach(options, remote, [](Remote& r, const std::string& path) -> Result<Answer> {
    PAWL_TRY(r.Delete(path));
    return Answer{R"({"deleted":true})"};
  });
}

Result<int> Act(const ActOptions& options, const std::string& action) {
  if (options.refs.empty() != options.selection.Given()) {
    return Error{ErrorCode::kInvalid,
                 fmt::format("name jobs (pawl {} REF…) or choose them by --queue, --state, --type, "
                             "--where and the like, but not both",
                             action == "delete" ? "rm" : action)};
  }
  if (options.recursive && options.refs.empty()) {
    return Error{ErrorCode::kInvalid, "goes with jobs that are named", "--recursive"};
  }
  if (options.fields.Given() && options.refs.empty()) {
    return Error{ErrorCode::kInvalid, "--delay and --run-at go with jobs that are named"};
  }
  if (options.dry_run && !options.refs.empty()) {
    return Error{ErrorCode::kInvalid, "goes with jobs that are chosen by --queue and the like", "--dry-run"};
  }
  if (options.refs.empty() && action != "run" && !options.dry_run) {
    PAWL_TRY(Confirm(options.yes, action + " every job with " + options.selection.AsText()));
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (options.refs.empty()) return ActOnMany(options, remote, action);
  if (action == "delete") return DeleteEach(options, remote);
  PAWL_ASSIGN(const std::string body, Body(options));
  return ActOnEach(options, remote,
                   [&](Remote& r, const std::string& path) { return r.Post(path + "/" + action, body); });
}

std::shared_ptr<ActOptions> AddRefs(CLI::App& command, bool required) {
  auto options = std::make_shared<ActOptions>();
  command.add_option("REF", options->refs, "ids of jobs, or numbers as ~123")->required(required);
  AddConnection(command, options->connection);
  return options;
}

// For commands that also take those that match.
std::shared_ptr<ActOptions> AddChosen(CLI::App& command) {
  auto options = AddRefs(command, false);
  options->selection.AddTo(command);
  command.add_flag("--dry-run", options->dry_run, "only say how many jobs it would be");
  return options;
}

}  // namespace

Action AddRun(CLI::App& command) {
  auto options = AddChosen(command);
  command.add_flag("--force", options->force, "terminated jobs too");
  options->fields.AddTo(command, kRunFields, "Time");
  command.footer(R"(Examples:
  pawl run hello-1
  pawl run hello-1 --delay 10m
  pawl run --queue mail --state dead --error-type Timeout --since 1h)");
  return [options] { return ExitWith(Act(*options, "run")); };
}

Action AddTerminate(CLI::App& command) {
  auto options = AddChosen(command);
  command.add_flag("-r,--recursive", options->recursive, "all their descendants too");
  AddYes(command, options->yes);
  command.footer(R"(A job that waits is terminated at once; a running one is told to stop with its
next heartbeat. Jobs chosen by --queue, --state, --where and the like are many: the
command asks first.

Examples:
  pawl terminate hello-1
  pawl terminate import-7 --recursive
  pawl terminate --queue mail --state scheduled
  pawl terminate --queue mail --group shop-7 --yes)");
  return [options] { return ExitWith(Act(*options, "terminate")); };
}

Action AddRemove(CLI::App& command) {
  auto options = AddChosen(command);
  AddYes(command, options->yes);
  command.footer(R"(Only jobs that have ended can be deleted: terminate the others first. Jobs chosen by
--queue, --state, --where and the like are many: the command asks first.

Examples:
  pawl rm hello-1
  pawl rm hello-1 hello-2
  pawl rm --queue mail --state dead --until 24h --dry-run)");
  return [options] { return ExitWith(Act(*options, "delete")); };
}

Action AddEdit(CLI::App& command) {
  auto options = AddRefs(command, true);
  options->fields.AddTo(command, kEditFields, "Change");
  command.footer(R"(Only jobs that wait can be changed: queued, scheduled, retrying and suspended ones.

Examples:
  pawl edit hello-1 --delay 10m
  pawl edit hello-1 --priority 9 --group none)");
  return [options] { return ExitWith(Edit(*options)); };
}

}  // namespace pawl::cli
