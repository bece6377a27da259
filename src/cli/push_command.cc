// pawl push: a job from flags.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/config_values.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/values.h"

namespace pawl::cli {
namespace {

// The flags follow from the table of fields (wire/json/push_fields.h): "retry.max" is --retry-max.
const std::vector<Field>& JobFields() {
  static std::deque<std::string> texts;  // that the fields show
  static const std::vector<Field> fields = [] {
    std::vector<Field> all;
    const auto add = [&](const std::string& path, const http::Flag& flag) {
      if (flag.kind == FlagKind::kNone) return;
      std::string name = "--" + path;
      for (char& c : name) {
        if (c == '.' || c == '_') c = '-';
      }
      const std::string& shown = texts.emplace_back(std::move(name));
      all.push_back({shown, texts.emplace_back(path), flag.kind, flag.value_name, flag.help});
    };
    for (const http::PushField& field : http::PushFields()) {
      const std::string name(field.name);
      add(name, field.flag);
      for (const http::PartFlag& part : field.parts) add(name + "." + std::string(part.part), part.flag);
    }
    return all;
  }();
  return fields;
}

struct PushOptions {
  Connection connection;
  std::string type;
  FieldOptions fields;
  std::vector<std::string> inputs;
  std::vector<std::string> aliases;
  std::vector<std::string> after;      // ids
  std::vector<std::string> callbacks;  // URLs
  std::string callback_on;
  std::string callback_sign;
  WaitOption wait;
};

void WriteCallbacks(JsonWriter& json, const PushOptions& options) {
  json.BeginArray();
  for (const std::string& url : options.callbacks) {
    json.BeginObject().Key("url").String(url);
    if (!options.callback_on.empty()) {
      json.Key("on").BeginArray();
      for (const std::string& event : SplitText(options.callback_on, ", ")) json.String(event);
      json.EndArray();
    }
    if (!options.callback_sign.empty()) json.Key("sign").String(options.callback_sign);
    json.EndObject();
  }
  json.EndArray();
}

Result<std::string> Body(const PushOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("type").String(options.type);
  PAWL_TRY(options.fields.Write(json));
  if (!options.inputs.empty()) {
    json.Key("inputs");
    PAWL_TRY(WriteInputs(json, options.inputs));
  }
  const auto write_list = [&](const char* name, const std::vector<std::string>& list) {
    if (list.empty()) return;
    json.Key(name).BeginArray();
    for (const std::string& text : list) json.String(text);
    json.EndArray();
  };
  write_list("aliases", options.aliases);
  write_list("after", options.after);
  if (!options.callbacks.empty()) WriteCallbacks(json.Key("callbacks"), options);
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
  options->fields.AddTo(command, JobFields(), "Job");
  const auto add_list = [&](const char* flag, std::vector<std::string>& list, const char* name, const char* help) {
    command.add_option(flag, list, help)
        ->type_name(name)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->group("Job");
  };
  add_list("--in", options->inputs, "PORT=JSON", "a first value for an inport; may be given again");
  add_list("--alias", options->aliases, "NAME", "another name for it; may be given again");
  add_list("--after", options->after, "REF", "a job that must have ended before it; may be given again");
  add_list("--callback", options->callbacks, "URL", "a URL that is told of its end; may be given again");
  command.add_option("--callback-on", options->callback_on, "of which ends: completed, dead, expired, terminated")
      ->type_name("END,END")
      ->group("Job");
  command.add_option("--callback-sign", options->callback_sign, "the secret of the server that signs it")
      ->type_name("NAME")
      ->group("Job");
  AddWait(command, options->wait);
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl push mail --payload '{"to":"ann@example.com"}'
  pawl push report --delay 10m --retry-max 3 --group shop-7 --group-limit 2
  pawl push report --after load-1 --after load-2
  pawl push mail --callback https://shop.example/done --callback-on dead
  pawl push sum --ports '{"in":{"n":{}},"out":{"total":{}}}' --in n=1 --in n=2
  jq -n '{url: "https://example.com"}' | pawl push fetch --payload - --wait 1m)");
  return [options] { return ExitWith(PushAndWait(*options)); };
}

}  // namespace pawl::cli
