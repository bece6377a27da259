// pawl queues, pawl queue, pawl purge.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 15> kFields{{
    {"--concurrency", "concurrency", FieldKind::kNumber, "N", "most jobs of the queue that run at once", true},
    {"--rate", "rate", FieldKind::kRate, "N/DURATION", "most jobs that start in such a time, as 10/1s", true},
    {"--max-payload", "max_payload", FieldKind::kNumber, "BYTES", "largest payload", true},
    {"--default-priority", "defaults.priority", FieldKind::kNumber, "1-9", "of pushes that name none", true},
    {"--default-lease", "defaults.lease", FieldKind::kDuration, "DURATION", "of pushes that name none", true},
    {"--default-timeout", "defaults.timeout", FieldKind::kDuration, "DURATION", "of pushes that name none", true},
    {"--default-delay", "defaults.delay", FieldKind::kDuration, "DURATION", "of pushes that name none", true},
    {"--default-expires-in", "defaults.expires_in", FieldKind::kDuration, "DURATION", "of pushes that name none", true},
    {"--default-retention", "defaults.retention", FieldKind::kDuration, "DURATION", "of pushes that name none", true},
    {"--default-max-crashes", "defaults.max_crashes", FieldKind::kNumber, "N", "of pushes that name none", true},
    {"--default-group-limit", "defaults.group_limit", FieldKind::kNumber, "N", "of groups that have none", true},
    {"--default-retry-max", "defaults.retry.max", FieldKind::kNumber, "N", "of pushes that name none"},
    {"--default-retry-backoff", "defaults.retry.backoff", FieldKind::kText, "exponential|fixed|quartic",
     "of pushes that name none"},
    {"--default-retry-base", "defaults.retry.base", FieldKind::kDuration, "DURATION", "of pushes that name none"},
    {"--default-retry-cap", "defaults.retry.cap", FieldKind::kDuration, "DURATION", "of pushes that name none"},
}};

struct QueueOptions {
  Connection connection;
  std::string name;
  bool pause = false;
  bool resume = false;
  bool remove = false;
  bool yes = false;
  FieldOptions fields;
};

std::string WaitingFor(const JsonValue& queue) {
  const auto age = FindMember(queue, "oldest_age");
  const auto seconds = age ? age->Number() : Result<double>(Error{});
  return seconds.ok() ? FormatSpan(Millis(static_cast<std::int64_t>(*seconds * 1000))) : "";
}

std::string QueueDetails(const JsonValue& queue) {
  Details details;
  details.Add("name", TextAt(queue, "name"));
  details.Add("paused", TextAt(queue, "paused") == "true" ? "yes" : "no");
  details.Add("concurrency", TextAt(queue, "concurrency"));
  details.Add("rate", RateAt(queue, "rate"));
  details.Add("max payload", TextAt(queue, "max_payload"));
  details.Add("oldest waits", WaitingFor(queue));
  details.Add("groups", TextAt(queue, "groups"));
  const std::string defaults = TextAt(queue, "defaults");
  details.Add("defaults", defaults == "{}" ? "" : defaults);
  const auto counts = FindMember(queue, "counts").value_or(JsonValue{"{}", JsonKind::kObject});
  const auto walked = ForEachMember(counts, [&](std::string_view state, const JsonValue& count) -> Result<void> {
    if (count.raw != "0") details.Add(state, count.raw);
    return {};
  });
  return walked.ok() ? details.Render() : std::string(queue.raw);
}

Result<int> ListQueues(const QueueOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Get("/v1/queues"));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
    return kExitOk;
  }
  Table table({"QUEUE", "QUEUED", "SCHEDULED", "RETRYING", "RUNNING", "DEAD", "OLDEST", "NOTE"});
  const auto queues = FindMember(answer.root(), "queues").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(queues, [&](const JsonValue& queue) -> Result<void> {
    table.Add({TextAt(queue, "name"), TextAt(queue, "counts.queued"), TextAt(queue, "counts.scheduled"),
               TextAt(queue, "counts.retrying"), TextAt(queue, "counts.running"), TextAt(queue, "counts.dead"),
               WaitingFor(queue), TextAt(queue, "paused") == "true" ? "paused" : ""});
    return {};
  }));
  fmt::print("{}", table.Render(WantsColour()));
  return kExitOk;
}

Result<std::string> PatchBody(const QueueOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (options.pause || options.resume) json.Key("paused").Bool(options.pause);
  PAWL_TRY(options.fields.Write(json));
  json.EndObject();
  return body;
}

Result<int> ShowOrChangeQueue(const QueueOptions& options) {
  PAWL_ASSIGN(const std::string body, PatchBody(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  const std::string path = "/v1/queues/" + Encode(options.name);
  if (options.remove) {
    PAWL_TRY(remote.Delete(path));
    if (!options.connection.json) fmt::print("{}  deleted\n", options.name);
    return kExitOk;
  }
  auto answer = body == "{}" ? remote.Get(path) : remote.Patch(path, body);
  PAWL_ASSIGN(const Answer queue, std::move(answer));
  fmt::print("{}", options.connection.json ? queue.text + "\n" : QueueDetails(queue.root()));
  return kExitOk;
}

// Asks on a terminal; elsewhere --yes must have been given.
Result<void> Confirm(const QueueOptions& options) {
  if (options.yes) return {};
  if (isatty(STDIN_FILENO) == 1) {
    fmt::print(stderr, "Terminate every waiting job of {}? Type its name: ", options.name);
    std::string line;
    std::getline(std::cin, line);
    if (line == options.name) return {};
    return Error{ErrorCode::kInvalid, "nothing was changed"};
  }
  return Error{ErrorCode::kInvalid, fmt::format("this ends every waiting job of {}: say --yes", options.name)};
}

Result<int> Purge(const QueueOptions& options) {
  PAWL_TRY(Confirm(options));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/queues/" + Encode(options.name) + "/purge"));
  fmt::print("{}\n", options.connection.json ? answer.text : TextAt(answer.root(), "count") + " terminated");
  return kExitOk;
}

}  // namespace

Action AddQueues(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  AddConnection(command, options->connection);
  return [options] { return ExitWith(ListQueues(*options)); };
}

Action AddQueue(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  command.add_option("NAME", options->name, "the queue")->required();
  auto* const pause = command.add_flag("--pause", options->pause, "hand out no more of its jobs");
  command.add_flag("--resume", options->resume, "hand them out again")->excludes(pause);
  command.add_flag("--delete", options->remove, "forget its settings; only when it has no jobs that have not ended");
  options->fields.AddTo(command, kFields, "Settings");
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl queue mail
  pawl queue mail --pause
  pawl queue fetch --concurrency 20 --rate 10/1s --default-lease 2m --default-retry-max 3
  pawl queue fetch --rate none)");
  return [options] { return ExitWith(ShowOrChangeQueue(*options)); };
}

Action AddPurge(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  command.add_option("QUEUE", options->name, "the queue")->required();
  command.add_flag("--yes", options->yes, "do not ask");
  AddConnection(command, options->connection);
  return [options] { return ExitWith(Purge(*options)); };
}

}  // namespace pawl::cli
