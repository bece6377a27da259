// pawl schedules, pawl schedule.
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

constexpr auto kScheduleFlags = WithPushedFlags(std::array<Field, 10>{{
    {"--cron", "cron", FlagKind::kText, "EXPRESSION", "minute, hour, day of month, month and weekday"},
    {"--timezone", "timezone", FlagKind::kText, "ZONE", "the zone whose clocks it goes by; UTC if not given"},
    {"--every", "every", FlagKind::kDuration, "DURATION", "instead of a cron expression: at this interval"},
    {"--overlap", "overlap", FlagKind::kText, "skip|allow|replace|wait",
     "if what it pushed before has not ended; skip if not given"},
    {"--catch-up", "catch_up", FlagKind::kText, "one|skip|all", "for times that were missed; one if not given"},
    {"--catch-up-within", "catch_up_within", FlagKind::kDuration, "DURATION", "what is older is not made up for"},
    {"--jitter", "jitter", FlagKind::kDuration, "DURATION", "late by up to this, differently each time"},
    {"--from", "from", FlagKind::kText, "TIME", "nothing before this time (RFC 3339)"},
    {"--until", "until", FlagKind::kText, "TIME", "nothing after this time"},
    {"--note", "note", FlagKind::kText, "TEXT", "for people"},
}});

struct ScheduleOptions {
  Connection connection;
  std::string name;
  std::string action;  // fire, pause, resume or rm
  std::string file;
  std::string at;
  std::size_t preview = 0;
  bool pause_on_failure = false;
  FieldOptions fields;
};

std::string SchedulePath(const ScheduleOptions& options, std::string_view rest = {}) {
  return fmt::format("/v1/schedules/{}{}", Encode(options.name), rest);
}

std::string WhenOf(const JsonValue& schedule) {
  const std::string cron = TextAt(schedule, "cron");
  if (!cron.empty()) return cron;
  const std::string every = DurationAt(schedule, "every");
  return every.empty() ? "at given times" : "every " + every;
}

std::string FirstTime(const JsonValue& schedule) {
  std::string first;
  const auto next = FindMember(schedule, "next").value_or(JsonValue{"[]", JsonKind::kArray});
  (void)ForEachElement(next, [&](const JsonValue& time) -> Result<void> {
    if (first.empty()) first = TextOf(time);
    return {};
  });
  return first;
}

void AddTimes(Details& details, const JsonValue& schedule, std::string_view member) {
  const auto times = FindMember(schedule, member).value_or(JsonValue{"[]", JsonKind::kArray});
  (void)ForEachElement(times, [&](const JsonValue& time) -> Result<void> {
    details.Add(member, TextOf(time));
    return {};
  });
}

std::string ScheduleDetails(const JsonValue& schedule) {
  Details details;
  details.Add("name", TextAt(schedule, "name"));
  details.Add("when", WhenOf(schedule));
  details.Add("timezone", TextAt(schedule, "timezone"));
  for (const std::string_view name : {"at", "from", "until", "job", "overlap", "catch_up", "note"}) {
    details.Add(name, TextAt(schedule, name));
  }
  details.Add("jitter", TextAt(schedule, "jitter") == "0" ? "" : DurationAt(schedule, "jitter"));
  details.Add("pause on failure", TextAt(schedule, "pause_on_failure") == "true" ? "yes" : "");
  const std::string because = TextAt(schedule, "paused_because");
  details.Add("paused", TextAt(schedule, "paused") == "true" ? (because.empty() ? "yes" : because) : "no");
  AddTimes(details, schedule, FindMember(schedule, "preview") ? "preview" : "next");
  details.Add("last", TextAt(schedule, "last.at"));
  details.Add("last job", TextAt(schedule, "last.job"));
  details.Add("its state", TextAt(schedule, "last.state"));
  details.Add("last error", TextAt(schedule, "last.error"));
  for (const std::string_view name : {"fired", "skipped", "missed", "failed"}) {
    details.Add(name, TextAt(schedule, fmt::format("counts.{}", name)));
  }
  return details.Render();
}

Result<int> ListSchedules(const Connection& connection) {
  PAWL_ASSIGN(Remote remote, Remote::Open(connection));
  PAWL_ASSIGN(const auto schedules, CollectByName(remote, "/v1/schedules", "schedules"));
  if (connection.json) {
    for (const auto& [name, schedule] : schedules) fmt::print("{}\n", schedule);
    return kExitOk;
  }
  Table table({"SCHEDULE", "WHEN", "TIMEZONE", "NEXT", "LAST", "STATE", "FIRED", "SKIPPED", "MISSED", "FAILED"});
  for (const auto& [name, text] : schedules) {
    const JsonValue schedule = KnownJson(text);
    table.Add({name, WhenOf(schedule), TextAt(schedule, "timezone"),
               TextAt(schedule, "paused") == "true" ? "paused" : FirstTime(schedule), TextAt(schedule, "last.job"),
               TextAt(schedule, "last.state"), TextAt(schedule, "counts.fired"), TextAt(schedule, "counts.skipped"),
               TextAt(schedule, "counts.missed"), TextAt(schedule, "counts.failed")});
  }
  fmt::print("{}", table.empty() ? "no schedules\n" : table.Render(ThisScreen()));
  return kExitOk;
}

// What the flags say, or nothing if none was given.
Result<std::string> PutBody(const ScheduleOptions& options) {
  if (!options.file.empty()) {
    if (options.fields.Given() || options.pause_on_failure) {
      return Error{ErrorCode::kInvalid, "--file says all of the schedule; give no other flags with it"};
    }
    return ReadSource(options.file == "-" ? options.file : "@" + options.file);
  }
  if (!options.fields.Given()) return std::string();
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  PAWL_TRY(options.fields.Write(json));
  if (options.pause_on_failure) json.Key("pause_on_failure").Bool(true);
  json.EndObject();
  return body;
}

Result<int> Fire(Remote& remote, const ScheduleOptions& options) {
  std::string body = "{}";
  if (!options.at.empty()) {
    body.clear();
    JsonWriter json(body);
    json.BeginObject().Key("at").String(options.at).EndObject();
  }
  PAWL_ASSIGN(const Answer fired, remote.Post(SchedulePath(options, "/fire"), body));
  if (options.connection.json) {
    fmt::print("{}\n", fired.text);
    return kExitOk;
  }
  const std::string error = TextAt(fired.root(), "error");
  fmt::print("{}  {}\n", TextAt(fired.root(), "result"), error.empty() ? TextAt(fired.root(), "job") : error);
  return error.empty() ? kExitOk : kExitFailed;
}

Result<int> ShowOrChangeSchedule(const ScheduleOptions& options) {
  PAWL_ASSIGN(const std::string body, PutBody(options));
  if (!body.empty() && !options.action.empty()) {
    return Error{ErrorCode::kInvalid, "either change the schedule, or " + options.action + " it"};
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (options.action == "fire") return Fire(remote, options);
  if (options.action == "rm") {
    PAWL_TRY(remote.Delete(SchedulePath(options)));
    if (!options.connection.json) fmt::print("{}  deleted\n", options.name);
    return kExitOk;
  }
  const std::string preview = options.preview == 0 ? "" : fmt::format("?preview={}", options.preview);
  auto answer = !options.action.empty() ? remote.Post(SchedulePath(options, "/" + options.action))
                : !body.empty()         ? remote.Put(SchedulePath(options), body)
                                        : remote.Get(SchedulePath(options, preview));
  PAWL_ASSIGN(const Answer schedule, std::move(answer));
  fmt::print("{}", options.connection.json ? schedule.text + "\n" : ScheduleDetails(schedule.root()));
  return kExitOk;
}

}  // namespace

Action AddSchedules(CLI::App& command) {
  auto connection = std::make_shared<Connection>();
  AddConnection(command, *connection);
  command.footer(R"(Examples:
  pawl schedules
  pawl schedules --json | jq -r .name)");
  return [connection] { return ExitWith(ListSchedules(*connection)); };
}

Action AddSchedule(CLI::App& command) {
  auto options = std::make_shared<ScheduleOptions>();
  command.add_option("NAME", options->name, "the schedule")->required();
  command.add_option("ACTION", options->action, "fire it now, pause it, resume it, or delete it")
      ->check(CLI::IsMember({"fire", "pause", "resume", "rm"}));
  options->fields.AddTo(command, kScheduleFlags, "Schedule");
  command.add_flag("--pause-on-failure", options->pause_on_failure, "pause it when a job of it is dead")
      ->group("Schedule");
  command.add_option("--file", options->file, "all of it as JSON, instead of flags; - is standard input")
      ->type_name("FILE");
  command.add_option("--at", options->at, "with fire: as if it were this time (RFC 3339)")->type_name("TIME");
  command.add_option("--preview", options->preview, "show so many of its next times")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000));
  AddConnection(command, options->connection);
  command.footer(R"(With flags of a schedule it is made, or replaced by what the flags say. Placeholders
such as {{date}}, {{date-1d}}, {{time}} and {{n}} in the payload, id and group become
facts of each firing.

Examples:
  pawl schedule nightly --cron '0 2 * * *' --timezone Europe/Rome --type report
  pawl schedule nightly --preview 20
  pawl schedule nightly fire
  pawl schedule poll --every 15m --type poll --payload '{"day":"{{date}}"}')");
  return [options] { return ExitWith(ShowOrChangeSchedule(*options)); };
}

}  // namespace pawl::cli
