// pawl queues, pawl queue, pawl purge.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/confirm.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/pages.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 15> kQueueFields{{
    {"--concurrency", "concurrency", FlagKind::kNumber, "N", "how many jobs of the queue may run at once", true},
    {"--rate", "rate", FlagKind::kRate, "N/DURATION", "how many jobs may start in that time, such as 10/1s", true},
    {"--max-payload", "max_payload", FlagKind::kNumber, "BYTES", "largest payload", true},
    {"--default-priority", "defaults.priority", FlagKind::kNumber, "1-9", "for jobs that are pushed without one", true},
    {"--default-lease", "defaults.lease", FlagKind::kDuration, "DURATION", "for jobs that are pushed without one",
     true},
    {"--default-timeout", "defaults.timeout", FlagKind::kDuration, "DURATION", "for jobs that are pushed without one",
     true},
    {"--default-delay", "defaults.delay", FlagKind::kDuration, "DURATION", "for jobs that are pushed without one",
     true},
    {"--default-expires-in", "defaults.expires_in", FlagKind::kDuration, "DURATION",
     "for jobs that are pushed without one", true},
    {"--default-retention", "defaults.retention", FlagKind::kDuration, "DURATION",
     "for jobs that are pushed without one", true},
    {"--default-max-crashes", "defaults.max_crashes", FlagKind::kNumber, "N", "for jobs that are pushed without one",
     true},
    {"--default-group-limit", "defaults.group_limit", FlagKind::kNumber, "N", "for groups without one", true},
    {"--default-retry-max", "defaults.retry.max", FlagKind::kNumber, "N", "for jobs that are pushed without one"},
    {"--default-retry-backoff", "defaults.retry.backoff", FlagKind::kText, "exponential|fixed|quartic",
     "for jobs that are pushed without one"},
    {"--default-retry-base", "defaults.retry.base", FlagKind::kDuration, "DURATION",
     "for jobs that are pushed without one"},
    {"--default-retry-cap", "defaults.retry.cap", FlagKind::kDuration, "DURATION",
     "for jobs that are pushed without one"},
}};

struct QueueOptions {
  Connection connection;
  std::string name;
  bool pause = false;
  bool resume = false;
  bool remove = false;
  bool yes = false;
  bool all = false;
  Watch watch;
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
  Query query;
  query.Add("all", options.all ? "true" : "").Add("prefix", options.name);
  PAWL_ASSIGN(const auto queues, CollectByName(remote, "/v1/queues", "queues", query));
  if (options.connection.json) {
    std::string all;
    for (const auto& [name, queue] : queues) all += (all.empty() ? "" : ",") + queue;
    fmt::print("{{\"queues\":[{}]}}\n", all);
    return kExitOk;
  }
  Table table({"QUEUE", "QUEUED", "SCHEDULED", "RETRYING", "RUNNING", "DEAD", "OLDEST", "NOTE"});
  for (const auto& [name, text] : queues) {
    const JsonValue queue = KnownJson(text);
    table.Add({name, TextAt(queue, "counts.queued"), TextAt(queue, "counts.scheduled"),
               TextAt(queue, "counts.retrying"), TextAt(queue, "counts.running"), TextAt(queue, "counts.dead"),
               WaitingFor(queue), TextAt(queue, "paused") == "true" ? "paused" : ""});
  }
  fmt::print("{}", table.empty() ? "no queues\n" : table.Render(ThisScreen()));
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

Result<int> Purge(const QueueOptions& options) {
  PAWL_TRY(Confirm(options.yes, fmt::format("terminate every waiting job of the queue {}", options.name)));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/queues/" + Encode(options.name) + "/purge"));
  fmt::print("{}\n", options.connection.json ? answer.text : TextAt(answer.root(), "count") + " terminated");
  return kExitOk;
}

}  // namespace

Action AddQueues(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  command.add_option("PREFIX", options->name, "only those whose names begin with it");
  command.add_flag("--all", options->all, "also those that Pawl keeps for itself");
  AddWatch(command, options->watch);
  AddConnection(command, options->connection);
  command.footer(R"(OLDEST is how long the oldest job that could run has waited.

Examples:
  pawl queues
  pawl queues shop-
  pawl queues --json | jq -r '.queues[].name')");
  return [options] { return ExitWith(Watched(options->watch, [&] { return ListQueues(*options); })); };
}

Action AddQueue(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  command.add_option("NAME", options->name, "the queue")->required();
  auto* const pause = command.add_flag("--pause", options->pause, "hand out no more of its jobs");
  command.add_flag("--resume", options->resume, "hand them out again")->excludes(pause);
  command.add_flag("--delete", options->remove, "delete the queue and its settings; only if all its jobs have ended");
  options->fields.AddTo(command, kQueueFields, "Settings");
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl queue mail
  pawl queue mail --pause
  pawl queue fetch --concurrency 20 --rate 10/1s --default-lease 2m
  pawl queue fetch --rate none)");
  return [options] { return ExitWith(ShowOrChangeQueue(*options)); };
}

Action AddPurge(CLI::App& command) {
  auto options = std::make_shared<QueueOptions>();
  command.add_option("QUEUE", options->name, "the queue")->required();
  AddYes(command, options->yes);
  AddConnection(command, options->connection);
  command.footer(R"(Jobs that are running go on. The command asks first.

Examples:
  pawl purge mail
  pawl purge mail --yes)");
  return [options] { return ExitWith(Purge(*options)); };
}

}  // namespace pawl::cli
