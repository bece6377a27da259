// pawl callbacks, pawl callback.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/pages.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

struct CallbackOptions {
  Connection connection;
  std::string state;
  std::string host;
  std::string job;
  // pawl callback
  std::string action;
  std::vector<std::string> which;  // ids, or the URL of a test
  bool failed = false;
  std::string sign;
};

std::string Outcome(const JsonValue& callback) {
  const std::string error = TextAt(callback, "last_error");
  return error.empty() ? TextAt(callback, "last_status") : error;
}

Result<int> ListCallbacks(const CallbackOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  Query query;
  query.Add("state", options.state).Add("host", options.host);
  const bool of_job = !options.job.empty();
  const std::string path = of_job ? "/v1/jobs/" + Encode(options.job) + "/callbacks" : "/v1/callbacks" + query.text();
  const WallTime now = WallNow();
  const auto add = [now](Table& table, const JsonValue& callback) {
    table.Add({TextAt(callback, "id"), TextAt(callback, "state"), TextAt(callback, "event"),
               TextAt(callback, "attempts"), AgeAt(callback, "next_at", now), Outcome(callback),
               TextAt(callback, "url")});
  };
  Table table({"CALLBACK", "STATE", "EVENT", "ATTEMPTS", "NEXT", "LAST", "URL"});
  if (!of_job) return PrintPages(remote, path, "callbacks", options.connection.json, std::move(table), add);
  PAWL_ASSIGN(const Answer answer, remote.Get(path));
  PAWL_TRY(ForEachElement(FindMember(answer.root(), "callbacks").value_or(JsonValue{"[]", JsonKind::kArray}),
                          [&](const JsonValue& callback) -> Result<void> {
                            add(table, callback);
                            return {};
                          }));
  const std::string text = table.empty() ? "no callbacks\n" : table.Render(ThisScreen());
  fmt::print("{}", options.connection.json ? answer.text + "\n" : text);
  return kExitOk;
}

std::string CallbackDetails(const JsonValue& callback) {
  Details details;
  for (const std::string_view name : {"id", "url", "event", "state", "attempts", "next_at"}) {
    details.Add(name, TextAt(callback, name));
  }
  details.Add("job", TextAt(callback, "owner.id"));
  std::string text = details.Render();
  Table attempts({"AT", "STATUS", "MS", "ERROR", "ANSWER"});
  (void)ForEachElement(FindMember(callback, "log").value_or(JsonValue{"[]", JsonKind::kArray}),
                       [&](const JsonValue& one) -> Result<void> {
                         attempts.Add({TextAt(one, "at"), TextAt(one, "status"), TextAt(one, "ms"),
                                       TextAt(one, "error"), TextAt(one, "answer")});
                         return {};
                       });
  if (!attempts.empty()) text += "\n" + attempts.Render(ThisScreen());
  return text;
}

void Print(const CallbackOptions& options, const Answer& callback) {
  fmt::print("{}", options.connection.json ? callback.text + "\n" : CallbackDetails(callback.root()));
}

Result<int> RetryFailed(const CallbackOptions& options, Remote& remote) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("state").String("failed");
  if (!options.host.empty()) json.Key("host").String(options.host);
  json.EndObject();
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/callbacks/retry", body));
  fmt::print("{}\n", options.connection.json ? answer.text : TextAt(answer.root(), "count") + " are sent again");
  return kExitOk;
}

Result<int> Test(const CallbackOptions& options, Remote& remote) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject().Key("url").String(options.which.front());
  if (!options.sign.empty()) json.Key("sign").String(options.sign);
  json.EndObject();
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/callbacks/test", body));
  const bool delivered = TextAt(answer.root(), "delivered") == "true";
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
  } else {
    fmt::print("{} in {} s: {}\n", delivered ? "delivered" : "not delivered", TextAt(answer.root(), "seconds"),
               delivered ? TextAt(answer.root(), "status") : TextAt(answer.root(), "error"));
  }
  return delivered ? kExitOk : kExitFailed;
}

Result<int> ActOnCallbacks(const CallbackOptions& options) {
  const bool all_failed = options.action == "retry" && options.failed;
  if (options.which.empty() && !all_failed) {
    return Error{ErrorCode::kInvalid, options.action == "test" ? "name the URL to try" : "name at least one callback"};
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (all_failed) return RetryFailed(options, remote);
  if (options.action == "test") return Test(options, remote);
  for (const std::string& id : options.which) {
    const std::string path = "/v1/callbacks/" + Encode(id);
    if (options.action == "rm") {
      PAWL_TRY(remote.Delete(path));
      continue;
    }
    auto answer = options.action == "show" ? remote.Get(path) : remote.Post(path + "/retry");
    PAWL_ASSIGN(const Answer callback, std::move(answer));
    Print(options, callback);
  }
  return kExitOk;
}

}  // namespace

Action AddCallbacks(CLI::App& command) {
  auto options = std::make_shared<CallbackOptions>();
  command.add_option("--state", options->state, "pending, delivering, delivered, failed or cancelled")
      ->type_name("STATE");
  command.add_option("--host", options->host, "only those to this host")->type_name("HOST");
  command.add_option("--job", options->job, "only those of this job")->type_name("REF");
  AddConnection(command, options->connection);
  command.footer(R"(With --json: one callback a line.

Examples:
  pawl callbacks --state failed
  pawl callbacks --job 0193a1b2-0000-7000-8000-00000000002a)");
  return [options] { return ExitWith(ListCallbacks(*options)); };
}

Action AddCallback(CLI::App& command) {
  auto options = std::make_shared<CallbackOptions>();
  command.add_option("ACTION", options->action, "show, retry, rm or test")
      ->required()
      ->check(CLI::IsMember({"show", "retry", "rm", "test"}));
  command.add_option("ID", options->which, "ids of callbacks; of test: the URL");
  command.add_flag("--failed", options->failed, "retry: all that have failed");
  command.add_option("--host", options->host, "with --failed: only those to this host")->type_name("HOST");
  command.add_option("--sign", options->sign, "test: the secret of the server that signs it")->type_name("NAME");
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl callback show 0193a1b2-0000-7000-8000-00000000002a
  pawl callback retry --failed --host shop.example
  pawl callback test http://127.0.0.1:8080/done)");
  return [options] { return ExitWith(ActOnCallbacks(*options)); };
}

}  // namespace pawl::cli
