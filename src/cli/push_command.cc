// pawl push: a job from flags.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <vector>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/values.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 26> kJobFields{{
    {"--queue", "queue", FieldKind::kText, "NAME", "where it waits; the type's name if not given"},
    {"--payload", "payload", FieldKind::kPayload, "JSON|@FILE|-", "what the worker gets; - reads standard input"},
    {"--id", "id", FieldKind::kText, "ID", "an id of your own: pushing it again changes nothing"},
    {"--delay", "delay", FieldKind::kDuration, "DURATION", "not before this long from now"},
    {"--run-at", "run_at", FieldKind::kText, "TIME", "not before this time (RFC 3339)"},
    {"--group", "group", FieldKind::kText, "NAME", "group within the queue"},
    {"--group-limit", "group_limit", FieldKind::kNumber, "N", "jobs of the group that may run at once"},
    {"--priority", "priority", FieldKind::kNumber, "1-9", "9 comes first; 5 if not given"},
    {"--lease", "lease", FieldKind::kDuration, "DURATION", "how long a worker may be silent"},
    {"--timeout", "timeout", FieldKind::kDuration, "DURATION", "how long one run may take"},
    {"--expires-in", "expires_in", FieldKind::kDuration, "DURATION", "fail it if it has not started by then"},
    {"--retention", "retention", FieldKind::kDuration, "DURATION", "how long to keep it after its end"},
    {"--retry-max", "retry.max", FieldKind::kNumber, "N", "how often to retry; 0: never"},
    {"--retry-backoff", "retry.backoff", FieldKind::kText, "exponential|fixed|quartic", "how the pauses grow"},
    {"--retry-base", "retry.base", FieldKind::kDuration, "DURATION", "the first pause"},
    {"--retry-cap", "retry.cap", FieldKind::kDuration, "DURATION", "the longest pause"},
    {"--max-crashes", "max_crashes", FieldKind::kNumber, "N", "lost leases in a row after which it is dead"},
    {"--unique-key", "unique.key", FieldKind::kText, "KEY", "one job with this key in the queue at a time"},
    {"--unique-until", "unique.until", FieldKind::kText, "done|start", "how long the key is held"},
    {"--unique-for", "unique.for", FieldKind::kDuration, "DURATION", "and not longer than this"},
    {"--created-by", "created_by", FieldKind::kText, "TEXT", "who pushed it, for people"},
    {"--meta", "meta", FieldKind::kPayload, "JSON|@FILE|-", "an object that goes with the job, such as trace ids"},
    {"--ports", "ports", FieldKind::kPayload, "JSON|@FILE", "its ports, over those of its type"},
    {"--state", "state", FieldKind::kPayload, "JSON|@FILE", "the state it starts with"},
    {"--parent", "parent", FieldKind::kText, "REF", "the job that it is a child of"},
    {"--name", "name", FieldKind::kText, "NAME", "the name under which its parent knows it"},
}};

struct PushOptions {
  Connection connection;
  std::string type;
  FieldOptions fields;
  std::vector<std::string> inputs;
  std::vector<std::string> aliases;
  WaitOption wait;
};

Result<std::string> Body(const PushOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("type").String(options.type);
  PAWL_TRY(options.fields.Write(json));
  if (!options.inputs.empty()) {
    json.Key("inputs");
    PAWL_TRY(WriteInputs(json, options.inputs));
  }
  if (!options.aliases.empty()) {
    json.Key("aliases").BeginArray();
    for (const std::string& alias : options.aliases) json.String(alias);
    json.EndArray();
  }
  json.EndObject();
  return body;
}

Result<int> PushAndWait(const PushOptions& options) {
  PAWL_ASSIGN(const std::string body, Body(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer pushed, remote.Post("/v1/jobs", body));
  const std::string id = TextAt(pushed.root(), "id");
  if (!options.wait.given) {
    fmt::print("{}\n", options.connection.json ? pushed.text : id);
    if (!options.connection.json && TextAt(pushed.root(), "existing") == "true") {
      fmt::print(stderr, "pawl: this job was there already; it is {}\n", TextAt(pushed.root(), "state"));
    }
    return kExitOk;
  }
  PAWL_ASSIGN(const Answer job, WaitForJob(remote, id, options.wait.wait));
  fmt::print("{}", options.connection.json ? job.text + "\n" : JobDetails(job.root(), WallNow()));
  return ExitCodeForState(TextAt(job.root(), "state"));
}

}  // namespace

Action AddPush(CLI::App& command) {
  auto options = std::make_shared<PushOptions>();
  command.add_option("TYPE", options->type, "what kind of job it is")->required();
  options->fields.AddTo(command, kJobFields, "Job");
  const auto add_list = [&](const char* flag, std::vector<std::string>& list, const char* name, const char* help) {
    command.add_option(flag, list, help)
        ->type_name(name)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->group("Job");
  };
  add_list("--in", options->inputs, "PORT=JSON", "a first value for an inport; may be given again");
  add_list("--alias", options->aliases, "NAME", "another name for it; may be given again");
  AddWait(command, options->wait);
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl push mail --payload '{"to":"ann@example.com"}'
  pawl push report --delay 10m --retry-max 3 --group shop-7 --group-limit 2
  pawl push sum --ports '{"in":{"n":{}},"out":{"total":{}}}' --in n=1 --in n=2
  jq -n '{url: "https://example.com"}' | pawl push fetch --payload - --wait 1m)");
  return [options] { return ExitWith(PushAndWait(*options)); };
}

}  // namespace pawl::cli
