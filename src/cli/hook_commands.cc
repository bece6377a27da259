// pawl hooks, pawl hook.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/json_text.h"
#include "cli/pages.h"
#include "cli/pushed_flags.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

constexpr auto kHookFlags = WithPushedFlags(std::array<Field, 1>{{
    {"--rate", "rate", FlagKind::kRate, "N/DURATION", "how many calls a node takes in that time, such as 60/1m"},
}});

struct HookOptions {
  Connection connection;
  std::string name;
  std::string action;  // rotate or rm
  std::string file;
  std::string keep_old;
  bool paused = false;
  FieldOptions fields;
};

std::string HookPath(const HookOptions& options, std::string_view rest = {}) {
  return fmt::format("/v1/hooks/{}{}", Encode(options.name), rest);
}

std::string HookDetails(const JsonValue& hook, const std::string& server) {
  Details details;
  details.Add("name", TextAt(hook, "name"));
  const std::string path = TextAt(hook, "url");
  details.Add("url", path.empty() ? "" : server + path);
  details.Add("job", TextAt(hook, "job"));
  details.Add("workflow", TextAt(hook, "workflow"));
  details.Add("rate", RateAt(hook, "rate"));
  details.Add("paused", TextAt(hook, "paused") == "true" ? "yes" : "no");
  details.Add("created", TextAt(hook, "created_at"));
  details.Add("rotated", TextAt(hook, "rotated_at"));
  details.Add("old until", TextAt(hook, "old_until"));
  return details.Render();
}

std::string TypeOf(const JsonValue& hook) {
  const std::string type = TextAt(hook, "job.type");
  return type.empty() ? "(workflow)" : type;
}

Result<int> ListHooks(const Connection& connection) {
  PAWL_ASSIGN(Remote remote, Remote::Open(connection));
  PAWL_ASSIGN(const auto hooks, CollectByName(remote, "/v1/hooks", "hooks"));
  if (connection.json) {
    for (const auto& [name, hook] : hooks) fmt::print("{}\n", hook);
    return kExitOk;
  }
  Table table({"HOOK", "TYPE", "RATE", "PAUSED", "ROTATED"});
  for (const auto& [name, text] : hooks) {
    const JsonValue hook = KnownJson(text);
    table.Add({name, TypeOf(hook), RateAt(hook, "rate"), TextAt(hook, "paused") == "true" ? "paused" : "",
               AgeAt(hook, "rotated_at", WallNow())});
  }
  fmt::print("{}", table.empty() ? "no hooks\n" : table.Render(ThisScreen()));
  return kExitOk;
}

Result<std::string> HookBody(const HookOptions& options) {
  if (!options.file.empty()) return ReadSource(options.file == "-" ? options.file : "@" + options.file);
  if (!options.fields.Given()) return std::string();
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  PAWL_TRY(options.fields.Write(json));
  if (options.paused) json.Key("paused").Bool(true);
  json.EndObject();
  return body;
}

Result<Answer> RotateHook(Remote& remote, const HookOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (!options.keep_old.empty()) json.Key("keep_old").String(options.keep_old);
  json.EndObject();
  return remote.Post(HookPath(options, "/rotate"), body);
}

Result<int> ShowOrChangeHook(const HookOptions& options) {
  PAWL_ASSIGN(const std::string body, HookBody(options));
  if (!body.empty() && !options.action.empty()) {
    return Error{ErrorCode::kInvalid, "either change the hook, or " + options.action + " it"};
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (options.action == "rm") {
    PAWL_TRY(remote.Delete(HookPath(options)));
    if (!options.connection.json) fmt::print("{}  deleted\n", options.name);
    return kExitOk;
  }
  auto answer = options.action == "rotate" ? RotateHook(remote, options)
                : !body.empty()            ? remote.Put(HookPath(options), body)
                                           : remote.Get(HookPath(options));
  PAWL_ASSIGN(const Answer hook, std::move(answer));
  fmt::print("{}", options.connection.json ? hook.text + "\n" : HookDetails(hook.root(), options.connection.url));
  return kExitOk;
}

}  // namespace

Action AddHooks(CLI::App& command) {
  auto connection = std::make_shared<Connection>();
  AddConnection(command, *connection);
  command.footer(R"(Examples:
  pawl hooks)");
  return [connection] { return ExitWith(ListHooks(*connection)); };
}

Action AddHook(CLI::App& command) {
  auto options = std::make_shared<HookOptions>();
  command.add_option("NAME", options->name, "the hook")->required();
  command.add_option("ACTION", options->action, "give it a new secret, or delete it")
      ->check(CLI::IsMember({"rotate", "rm"}));
  options->fields.AddTo(command, kHookFlags, "Hook");
  command.add_flag("--paused", options->paused, "answer as if it were not there")->group("Hook");
  command.add_option("--file", options->file, "all of it as JSON, instead of flags; - is standard input")
      ->type_name("FILE");
  command.add_option("--keep-old", options->keep_old, "with rotate: how long the old secret is still good")
      ->type_name("DURATION");
  AddConnection(command, options->connection);
  command.footer(R"(With flags of a hook it is made, or replaced by what the flags say; it keeps its secret.
The value "{{body}}" in the payload becomes the body of the call.
The URL with the secret is shown once: when the hook is made, and when it is rotated.

Examples:
  pawl hook deploys --type deploy --payload '{"event":"{{body}}"}' --rate 60/1m
  pawl hook deploys rotate --keep-old 1h
  pawl hook deploys rm)");
  return [options] { return ExitWith(ShowOrChangeHook(*options)); };
}

}  // namespace pawl::cli
