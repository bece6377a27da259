// pawl run, pawl terminate, pawl rm, pawl edit: on jobs that are named, or (run and terminate) on all that match.
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
  FieldOptions fields;
};

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

Result<int> ActOnMany(const ActOptions& options, Remote& remote, const std::string& action) {
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/jobs/" + action, options.selection.AsJson()));
  const std::string count = TextAt(answer.root(), "count");
  fmt::print("{}\n", options.connection.json ? answer.text : count + (count == "1" ? " job" : " jobs"));
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

Result<int> Act(const ActOptions& options, const std::string& action) {
  if (options.refs.empty() != options.selection.Given()) {
    return Error{ErrorCode::kInvalid, fmt::format("name jobs (pawl {} REF…) or choose them by --queue, --state, --type "
                                                  "or --group, but not both",
                                                  action)};
  }
  if (options.recursive && options.refs.empty()) {
    return Error{ErrorCode::kInvalid, "goes with jobs that are named", "--recursive"};
  }
  if (options.fields.Given() && options.refs.empty()) {
    return Error{ErrorCode::kInvalid, "--delay and --run-at go with jobs that are named"};
  }
  if (options.refs.empty() && action == "terminate") {
    PAWL_TRY(Confirm(options.yes, "terminate every job with " + options.selection.AsText()));
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (options.refs.empty()) return ActOnMany(options, remote, action);
  PAWL_ASSIGN(const std::string body, Body(options));
  return ActOnEach(options, remote,
                   [&](Remote& r, const std::string& path) { return r.Post(path + "/" + action, body); });
}

Result<int> Remove(const ActOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  return ActOnEach(options, remote, [](Remote& r, const std::string& path) -> Result<Answer> {
    PAWL_TRY(r.Delete(path));
    return Answer{R"({"deleted":true})"};
  });
}

std::shared_ptr<ActOptions> AddRefs(CLI::App& command, bool required) {
  auto options = std::make_shared<ActOptions>();
  command.add_option("REF", options->refs, "ids of jobs, or numbers as ~123")->required(required);
  AddConnection(command, options->connection);
  return options;
}

}  // namespace

Action AddRun(CLI::App& command) {
  auto options = AddRefs(command, false);
  options->selection.AddTo(command);
  command.add_flag("--force", options->force, "terminated jobs too");
  options->fields.AddTo(command, kRunFields, "Time");
  command.footer(R"(Examples:
  pawl run hello-1
  pawl run hello-1 --delay 10m
  pawl run --queue mail --state dead)");
  return [options] { return ExitWith(Act(*options, "run")); };
}

Action AddTerminate(CLI::App& command) {
  auto options = AddRefs(command, false);
  options->selection.AddTo(command);
  command.add_flag("-r,--recursive", options->recursive, "all their descendants too");
  AddYes(command, options->yes);
  command.footer(R"(A job that waits is terminated at once; a running one is told to stop with its
next heartbeat. Jobs chosen by --queue, --state, --type or --group are many: the
command asks first.

Examples:
  pawl terminate hello-1
  pawl terminate import-7 --recursive
  pawl terminate --queue mail --state scheduled
  pawl terminate --queue mail --group shop-7 --yes)");
  return [options] { return ExitWith(Act(*options, "terminate")); };
}

Action AddRemove(CLI::App& command) {
  auto options = AddRefs(command, true);
  command.footer(R"(Only jobs that have ended can be deleted: terminate the others first.

Examples:
  pawl rm hello-1
  pawl rm hello-1 hello-2)");
  return [options] { return ExitWith(Remove(*options)); };
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
