// pawl again: a job that is pushed once more.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/json_text.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 11> kAgainFields{{
    {"--queue", "queue", FlagKind::kText, "NAME", "in this queue"},
    {"--id", "id", FlagKind::kText, "ID", "with an id of your own: the same copy again changes nothing"},
    {"--delay", "delay", FlagKind::kDuration, "DURATION", "not now, but after this long"},
    {"--run-at", "run_at", FlagKind::kText, "TIME", "not now, but at this time (RFC 3339)"},
    {"--group", "group", FlagKind::kText, "NAME", "in this group"},
    {"--priority", "priority", FlagKind::kNumber, "1-9", "9 comes first"},
    {"--expires-in", "expires_in", FlagKind::kDuration, "DURATION", "fail it if it has not started by then"},
    {"--unique-key", "unique.key", FlagKind::kText, "KEY", "one job with this key in the queue at a time"},
    {"--unique-until", "unique.until", FlagKind::kText, "done|start", "how long the key is held"},
    {"--unique-for", "unique.for", FlagKind::kDuration, "DURATION", "and not longer than this"},
    {"--created-by", "created_by", FlagKind::kText, "TEXT", "who pushed it, for people"},
}};

struct AgainOptions {
  Connection connection;
  std::string ref;
  FieldOptions fields;
};

Result<int> PushAgain(const AgainOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  PAWL_TRY(options.fields.Write(json));
  json.EndObject();
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer pushed, remote.Post("/v1/jobs/" + Encode(options.ref) + "/copy", body));
  fmt::print("{}\n", options.connection.json ? pushed.text : TextAt(pushed.root(), "id"));
  return kExitOk;
}

}  // namespace

Action AddAgain(CLI::App& command) {
  auto options = std::make_shared<AgainOptions>();
  command.add_option("REF", options->ref, "the job's id, or its number as ~123")->required();
  options->fields.AddTo(command, kAgainFields, "Other than with the job");
  AddConnection(command, options->connection);
  command.footer(R"(Pushes the job once more as a new job, and prints its id: the same type, queue, payload, meta,
options and callbacks. `pawl run` runs the job itself again.

Examples:
  pawl again hello-1
  pawl again hello-1 --delay 10m --priority 9
  pawl again ~17 --queue mail-tests)");
  return [options] { return ExitWith(PushAgain(*options)); };
}

}  // namespace pawl::cli
