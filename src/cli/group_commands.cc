// pawl groups, pawl group.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/fields.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/pages.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

constexpr std::array<Field, 2> kGroupFields{{
    {"--limit", "limit", FlagKind::kNumber, "N", "how many jobs of the group may run at once", true},
    {"--rate", "rate", FlagKind::kRate, "N/DURATION", "how many jobs may start in that time, such as 10/1s", true},
}};

struct GroupOptions {
  Connection connection;
  std::string queue;
  std::string group;
  bool pause = false;
  bool resume = false;
  bool ordered = false;
  bool unordered = false;
  bool jobs = false;
  std::string prefix;
  std::uint64_t most_ready = 0;  // 0: all, in no order
  FieldOptions fields;
};

std::string Flags(const JsonValue& group) {
  const bool paused = TextAt(group, "paused") == "true";
  const bool ordered = TextAt(group, "ordered") == "true";
  return fmt::format("{}{}{}", paused ? "paused" : "", paused && ordered ? ", " : "", ordered ? "ordered" : "");
}

std::string GroupDetails(const JsonValue& group) {
  Details details;
  for (const std::string_view name : {"queue", "name", "limit"}) details.Add(name, TextAt(group, name));
  details.Add("rate", RateAt(group, "rate"));
  details.Add("paused", TextAt(group, "paused") == "true" ? "yes" : "no");
  details.Add("ordered", TextAt(group, "ordered") == "true" ? "yes" : "no");
  details.Add("ready", TextAt(group, "ready"));
  details.Add("running", TextAt(group, "running"));
  return details.Render();
}

std::string GroupsPath(const GroupOptions& options) { return "/v1/queues/" + Encode(options.queue) + "/groups"; }

void AddGroupRow(Table& table, const JsonValue& group) {
  table.Add({TextAt(group, "name"), TextAt(group, "ready"), TextAt(group, "running"), TextAt(group, "limit"),
             RateAt(group, "rate"), Flags(group)});
}

Table GroupTable() { return Table({"GROUP", "READY", "RUNNING", "LIMIT", "RATE", "NOTE"}); }

// One answer: the order is that of the groups that it has looked at.
Result<int> ListMostReady(const GroupOptions& options, Remote& remote, Query query) {
  query.Add("order", "ready").Add("limit", std::to_string(options.most_ready));
  PAWL_ASSIGN(const Answer page, remote.Get(GroupsPath(options) + query.text()));
  Table table = GroupTable();
  const auto groups = FindMember(page.root(), "groups").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(groups, [&](const JsonValue& group) -> Result<void> {
    if (options.connection.json) fmt::print("{}\n", group.raw);
    AddGroupRow(table, group);
    return {};
  }));
  if (!options.connection.json) fmt::print("{}", table.Render(ThisScreen()));
  if (!TextAt(page.root(), "cursor").empty()) {
    fmt::print(stderr, "pawl: these are the first of {} groups; there are more\n", NumberAt(page.root(), "looked_at"));
  }
  return kExitOk;
}

Result<int> ListGroups(const GroupOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  Query query;
  query.Add("prefix", options.prefix);
  if (options.most_ready > 0) return ListMostReady(options, remote, std::move(query));
  return PrintPages(remote, GroupsPath(options) + query.text(), "groups", options.connection.json, GroupTable(),
                    AddGroupRow);
}

Result<std::string> PatchBody(const GroupOptions& options) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (options.pause || options.resume) json.Key("paused").Bool(options.pause);
  if (options.ordered || options.unordered) json.Key("ordered").Bool(options.ordered);
  PAWL_TRY(options.fields.Write(json));
  json.EndObject();
  return body;
}

Result<int> ShowOrChangeGroup(const GroupOptions& options) {
  PAWL_ASSIGN(const std::string body, PatchBody(options));
  if (options.jobs && body != "{}") {
    return Error{ErrorCode::kInvalid, "--jobs lists and changes nothing: leave it out, or the settings"};
  }
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  const std::string path = GroupsPath(options) + "/" + Encode(options.group);
  if (options.jobs) {
    return PrintPages(remote, path + "/jobs", "jobs", options.connection.json, JobTable(),
                      [now = WallNow()](Table& table, const JsonValue& job) { AddJobRow(table, job, now); });
  }
  auto answer = body == "{}" ? remote.Get(path) : remote.Patch(path, body);
  PAWL_ASSIGN(const Answer group, std::move(answer));
  fmt::print("{}", options.connection.json ? group.text + "\n" : GroupDetails(group.root()));
  return kExitOk;
}

}  // namespace

Action AddGroups(CLI::App& command) {
  auto options = std::make_shared<GroupOptions>();
  command.add_option("QUEUE", options->queue, "the queue")->required();
  command.add_option("--prefix", options->prefix, "whose names begin so")->type_name("NAME");
  command.add_option("--most-ready", options->most_ready, "those with the most jobs ready, so many")
      ->check(CLI::Range(1, 1'000));
  AddConnection(command, options->connection);
  command.footer(R"(With --json: one group a line.

Examples:
  pawl groups fetch
  pawl groups fetch --prefix example.
  pawl groups fetch --most-ready 10
  pawl groups fetch --json | jq -r .name)");
  return [options] { return ExitWith(ListGroups(*options)); };
}

Action AddGroup(CLI::App& command) {
  auto options = std::make_shared<GroupOptions>();
  command.add_option("QUEUE", options->queue, "the queue")->required();
  command.add_option("GROUP", options->group, "the group")->required();
  command.add_flag("--jobs", options->jobs, "list its jobs, newest first");
  auto* const pause = command.add_flag("--pause", options->pause, "hand out no more of its jobs");
  command.add_flag("--resume", options->resume, "hand them out again")->excludes(pause);
  auto* const ordered = command.add_flag("--ordered", options->ordered, "strictly one after the other");
  command.add_flag("--unordered", options->unordered, "no longer in order")->excludes(ordered);
  options->fields.AddTo(command, kGroupFields, "Settings");
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl group fetch example.com --limit 4 --rate 10/1s
  pawl group sync link-456 --jobs)");
  return [options] { return ExitWith(ShowOrChangeGroup(*options)); };
}

}  // namespace pawl::cli
