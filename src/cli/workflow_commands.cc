// pawl workflow, pawl workflows, pawl task.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/pages.h"
#include "cli/task_ref.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

JsonValue ListAt(const JsonValue& object, std::string_view name) {
  return FindMember(object, name).value_or(JsonValue{"[]", JsonKind::kArray});
}

// ---- Text ----

// How long it took, or has taken so far.
std::string TookText(const JsonValue& task, WallTime now) {
  const auto started = ParseTime(TextAt(task, "started_at"));
  if (!started.ok()) return "";
  const auto ended = ParseTime(TextAt(task, "ended_at"));
  return FormatSpan((ended.ok() ? *ended : now) - *started);
}

// "7 of 16, 4 running, 1 failed"
std::string PartitionsText(const JsonValue& task) {
  const std::string total = TextAt(task, "partitions.total");
  if (total.empty()) return "";
  const auto number = [&](const char* path) { return std::strtoull(TextAt(task, path).c_str(), nullptr, 10); };
  std::string text = fmt::format("{} of {}", number("partitions.total") - number("partitions.open"), total);
  if (number("partitions.running") > 0) text += fmt::format(", {} running", number("partitions.running"));
  if (number("partitions.failed") > 0) text += fmt::format(", {} failed", number("partitions.failed"));
  return text;
}

std::string NamesText(const JsonValue& list) {
  std::string text;
  (void)ForEachElement(list, [&](const JsonValue& one) -> Result<void> {
    text += (text.empty() ? "" : ", ") + TextOf(one);
    return {};
  });
  return text;
}

// "load (failed)": what a task follows, and how that must have ended if not well.
std::string FollowsText(const JsonValue& task) {
  const std::string when = TextAt(task, "when");
  const std::string after = NamesText(ListAt(task, "after"));
  return after + (when == "succeeded" || after.empty() ? "" : " (" + when + ")");
}

std::string NoteText(const JsonValue& task) {
  std::string note = TextAt(task, "paused") == "true" ? "paused" : "";
  const auto add = [&](const std::string& text) {
    if (!text.empty()) note += (note.empty() ? "" : ": ") + text;
  };
  add(TextAt(task, "reason"));
  add(OneLine(ErrorText(task)));
  return note;
}

// A line for each task, further to the right the more tasks stand before it.
std::string TaskTable(const JsonValue& workflow, WallTime now) {
  Table table({"TASK", "STATE", "AFTER", "PARTITIONS", "STARTED", "TOOK", "NOTE"});
  std::map<std::string, std::size_t> depths;
  (void)ForEachElement(ListAt(workflow, "tasks"), [&](const JsonValue& task) -> Result<void> {
    std::size_t depth = 0;
    PAWL_TRY(ForEachElement(ListAt(task, "after"), [&](const JsonValue& before) -> Result<void> {
      const auto known = depths.find(TextOf(before));
      if (known != depths.end()) depth = std::max(depth, known->second + 1);
      return {};
    }));
    const std::string name = TextAt(task, "name");
    depths[name] = depth;
    table.Add({std::string(2 * depth, ' ') + name, TextAt(task, "state"), FollowsText(task), PartitionsText(task),
               AgeAt(task, "started_at", now), TookText(task, now), NoteText(task)});
    return {};
  });
  return table.empty() ? "" : table.Render(ThisScreen());
}

std::string WorkflowDetails(const JsonValue& workflow, WallTime now) {
  Details details;
  details.Add("id", TextAt(workflow, "id"));
  details.Add("name", TextAt(workflow, "name"));
  details.Add("state", StateText(workflow));
  details.Add("tasks", fmt::format("{}, of which {} are open and {} have failed", TextAt(workflow, "counts.tasks"),
                                   TextAt(workflow, "counts.open"), TextAt(workflow, "counts.failed")));
  details.Add("runs", AgeAt(workflow, "run_at", now));
  details.Add("started", AgeAt(workflow, "started_at", now));
  details.Add("ended", AgeAt(workflow, "ended_at", now));
  details.Add("took", TookText(workflow, now));
  details.Add("created by", TextAt(workflow, "created_by"));
  details.Add("meta", TextAt(workflow, "meta"));
  details.Add("result", TextAt(workflow, "result"));
  return details.Render() + "\n" + TaskTable(workflow, now);
}

std::string DocumentsText(const JsonValue& task) {
  if (TextAt(task, "stream").empty()) return "";
  std::string text =
      fmt::format("{} read, {} processed, {} skipped, {} dead", TextAt(task, "totals.read"),
                  TextAt(task, "totals.processed"), TextAt(task, "totals.skipped"), TextAt(task, "totals.dead"));
  if (TextAt(task, "pieces") != "0") text += fmt::format("; {} jobs of them are open", TextAt(task, "pieces"));
  return text;
}

std::string TaskDetails(const JsonValue& task, WallTime now) {
  Details details;
  const std::string name = TextAt(task, "workflow.name");
  details.Add("task", TextAt(task, "name"));
  details.Add("workflow", TextAt(task, "workflow.id") + (name.empty() ? "" : fmt::format(" ({})", name)));
  details.Add("id", TextAt(task, "id"));
  details.Add("type", TextAt(task, "type"));
  details.Add("queue", TextAt(task, "queue"));
  details.Add("state", StateText(task));
  details.Add("paused", TextAt(task, "paused") == "true" ? "yes" : "");
  details.Add("after", FollowsText(task));
  details.Add("partitions", PartitionsText(task));
  details.Add("stream", TextAt(task, "stream") + (TextAt(task, "draining") == "true" ? ", draining" : ""));
  details.Add("documents", DocumentsText(task));
  details.Add("started", AgeAt(task, "started_at", now));
  details.Add("ended", AgeAt(task, "ended_at", now));
  details.Add("took", TookText(task, now));
  details.Add("error", ErrorText(task));
  details.Add("result", TextAt(task, "result"));
  return details.Render();
}

// ---- Workflows ----

constexpr std::array kWorkflowActions{"show", "push", "pause", "resume", "restart", "terminate", "close", "rm"};
constexpr std::array kTaskActions{"show",      "pause", "resume", "skip",   "activate", "restart",
                                  "terminate", "drain", "errors", "replay", "import",   "export"};

// "ACTION REF", or a REF alone, which is shown.
template <std::size_t Size>
Result<std::pair<std::string, std::string>> ActionAndRef(const std::vector<std::string>& words,
                                                         const std::array<const char*, Size>& actions) {
  const auto is_action = [&](const std::string& word) {
    return std::any_of(actions.begin(), actions.end(), [&](const char* action) { return word == action; });
  };
  if (words.size() == 1 && !is_action(words[0])) return std::pair{std::string("show"), words[0]};
  if (words.size() == 2 && is_action(words[0])) return std::pair{words[0], words[1]};
  return Error{ErrorCode::kInvalid, fmt::format("say REF, or one of {} and REF", fmt::join(actions, ", "))};
}

// `from`: of a restart; empty: not said.
Result<void> CheckFrom(const std::string& from, const std::string& action) {
  if (from.empty() || action == "restart") return {};
  return Error{ErrorCode::kInvalid, "goes with restart", "--from"};
}
std::string StepBody(const std::string& from) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (!from.empty()) json.Key("from").String(from);
  json.EndObject();
  return body;
}

struct WorkflowOptions {
  Connection connection;
  std::vector<std::string> words;
  std::string from;
  WaitOption wait;
  Watch watch;
  // pawl workflows
  std::string name;
  std::string state;
};

Result<std::string> ReadDefinition(const std::string& source) {
  if (source == "-") return std::string((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
  std::ifstream file(source, std::ios::binary);
  if (!file) return Error{ErrorCode::kInvalid, fmt::format("the file {} cannot be read", source)};
  return std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
}

std::string WorkflowPath(const std::string& ref) { return "/v1/workflows/" + Encode(ref); }

Result<int> ShowWorkflow(const WorkflowOptions& options, Remote& remote, const std::string& ref) {
  auto answer =
      options.wait.given ? WaitForEnd(remote, WorkflowPath(ref), options.wait.wait) : remote.Get(WorkflowPath(ref));
  PAWL_ASSIGN(const Answer workflow, std::move(answer));
  fmt::print("{}", options.connection.json ? workflow.text + "\n" : WorkflowDetails(workflow.root(), WallNow()));
  return options.wait.given ? ExitCodeForState(TextAt(workflow.root(), "state")) : kExitOk;
}

Result<int> PushWorkflow(const WorkflowOptions& options, Remote& remote, const std::string& source) {
  PAWL_ASSIGN(const std::string body, ReadDefinition(source));
  PAWL_ASSIGN(const Answer pushed, remote.Post("/v1/workflows", body));
  const std::string id = TextAt(pushed.root(), "id");
  if (options.wait.given) return ShowWorkflow(options, remote, id);
  fmt::print("{}\n", options.connection.json ? pushed.text : id);
  if (!options.connection.json && TextAt(pushed.root(), "existing") == "true") {
    fmt::print(stderr, "pawl: this workflow was there already; it is {}\n", TextAt(pushed.root(), "state"));
  }
  return kExitOk;
}

Result<int> ActOnWorkflow(const WorkflowOptions& options) {
  PAWL_ASSIGN(const auto words, ActionAndRef(options.words, kWorkflowActions));
  const auto& [action, ref] = words;
  PAWL_TRY(CheckFrom(options.from, action));
  if (options.watch.on && action != "show") return Error{ErrorCode::kInvalid, "--watch is for showing a workflow"};
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (action == "push") return PushWorkflow(options, remote, ref);
  if (action == "show") return Watched(options.watch, [&] { return ShowWorkflow(options, remote, ref); });
  if (action == "rm") {
    PAWL_TRY(remote.Delete(WorkflowPath(ref)));
    fmt::print("{}\n", options.connection.json ? R"({"deleted":true})" : ref + "  deleted");
    return kExitOk;
  }
  PAWL_ASSIGN(const Answer workflow, remote.Post(WorkflowPath(ref) + "/" + action, StepBody(options.from)));
  if (options.wait.given) return ShowWorkflow(options, remote, ref);
  fmt::print("{}\n", options.connection.json ? workflow.text : ref + "  " + TextAt(workflow.root(), "state"));
  return kExitOk;
}

Result<int> ListWorkflows(const WorkflowOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  Query query;
  query.Add("name", options.name).Add("state", options.state);
  const WallTime now = WallNow();
  return PrintPages(
      remote, "/v1/workflows" + query.text(), "workflows", options.connection.json,
      Table({"ID", "NAME", "STATE", "TASKS", "OPEN", "FAILED", "STARTED", "TOOK"}),
      [now](Table& table, const JsonValue& workflow) {
        table.Add({TextAt(workflow, "id"), TextAt(workflow, "name"), TextAt(workflow, "state"),
                   TextAt(workflow, "counts.tasks"), TextAt(workflow, "counts.open"), TextAt(workflow, "counts.failed"),
                   AgeAt(workflow, "started_at", now), TookText(workflow, now)});
      });
}

// ---- Tasks ----

struct TaskOptions {
  Connection connection;
  std::vector<std::string> words;
  bool partitions = false;
  std::uint32_t partition = 0;  // 0: not said
  std::string state;
  std::string from;  // restart
};

Result<int> ListErrors(const TaskOptions& options, Remote& remote, const std::string& path) {
  Query query;
  if (options.partition != 0) query.Add("partition", std::to_string(options.partition));
  return PrintPages(
      remote, path + "/errors" + query.text(), "errors", options.connection.json,
      Table({"PARTITION", "KEY", "ERROR", "DOCUMENT"}), [](Table& table, const JsonValue& dead) {
        table.Add({TextAt(dead, "partition"), TextAt(dead, "key"), ErrorText(dead), TextAt(dead, "document")});
      });
}

Result<int> ReplayErrors(const TaskOptions& options, Remote& remote, const std::string& path) {
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (options.partition != 0) json.Key("partition").Uint(options.partition);
  json.EndObject();
  PAWL_ASSIGN(const Answer replayed, remote.Post(path + "/errors/replay", body));
  const std::string count = TextAt(replayed.root(), "count");
  fmt::print("{}\n", options.connection.json ? replayed.text : count + " documents are processed again");
  return kExitOk;
}

Result<int> ImportTask(const TaskOptions& options, Remote& remote, const std::string& source) {
  PAWL_ASSIGN(const std::string document, ReadDefinition(source));
  PAWL_ASSIGN(const Answer task, remote.Post("/v1/tasks", document));
  if (options.connection.json) {
    fmt::print("{}\n", task.text);
  } else {
    fmt::print("{}  {}\n", TextAt(task.root(), "id"), TextAt(task.root(), "state"));
  }
  return kExitOk;
}

Result<int> ExportTask(Remote& remote, const std::string& path) {
  PAWL_ASSIGN(const Answer document, remote.Get(path + "?format=document"));
  fmt::print("{}\n", document.text);
  return kExitOk;
}

Result<int> ActOnTask(const TaskOptions& options) {
  PAWL_ASSIGN(const auto words, ActionAndRef(options.words, kTaskActions));
  const auto& [action, ref] = words;
  PAWL_TRY(CheckFrom(options.from, action));
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  if (action == "import") return ImportTask(options, remote, ref);
  PAWL_ASSIGN(const std::string id, TaskId(remote, ref));
  const std::string path = "/v1/tasks/" + Encode(id);
  if (options.partitions) {
    if (action != "show") return Error{ErrorCode::kInvalid, "goes with a task alone", "--partitions"};
    Query query;
    query.Add("state", options.state);
    const WallTime now = WallNow();
    return PrintPages(
        remote, path + "/partitions" + query.text(), "partitions", options.connection.json,
        Table({"PARTITION", "STATE", "ATTEMPT", "OFFSET", "PROCESSED", "DEAD", "LAG", "STARTED", "TOOK", "ID", "NOTE"}),
        [now](Table& table, const JsonValue& one) {
          const std::string number = TextAt(one, "number");
          table.Add({number.empty() ? TextAt(one, "partition") : number, TextAt(one, "state"), TextAt(one, "attempt"),
                     TextAt(one, "offset"), TextAt(one, "processed"), TextAt(one, "dead"), TextAt(one, "lag"),
                     AgeAt(one, "started_at", now), TookText(one, now), TextAt(one, "id"), NoteText(one)});
        });
  }
  if (action == "errors") return ListErrors(options, remote, path);
  if (action == "replay") return ReplayErrors(options, remote, path);
  if (options.partition != 0) return Error{ErrorCode::kInvalid, "goes with errors and replay", "--partition"};
  if (action == "export") return ExportTask(remote, path);
  auto answer = action == "show" ? remote.Get(path) : remote.Post(path + "/" + action, StepBody(options.from));
  PAWL_ASSIGN(const Answer task, std::move(answer));
  if (options.connection.json) {
    fmt::print("{}\n", task.text);
  } else if (action == "show") {
    fmt::print("{}", TaskDetails(task.root(), WallNow()));
  } else {
    fmt::print("{}  {}\n", ref, TextAt(task.root(), "state"));
  }
  return kExitOk;
}

}  // namespace

Action AddWorkflow(CLI::App& command) {
  auto options = std::make_shared<WorkflowOptions>();
  command.add_option("ACTION REF", options->words, "what to do with which workflow; REF alone shows it")
      ->required()
      ->expected(1, 2);
  command.add_option("--from", options->from, "restart: failed (if not given), start, or the name of a task")
      ->type_name("FROM");
  AddWait(command, options->wait);
  AddWatch(command, options->watch);
  AddConnection(command, options->connection);
  command.footer(R"(Actions:
  push FILE|-    start the workflow that the file (- : standard input) defines as JSON
  show REF       its tasks, how far they are, and how long they took
  pause REF      no task starts any more; what runs goes on
  resume REF     after a pause, also one by an error
  restart REF    what has failed runs again, with what was skipped behind it
  terminate REF  end it, with all that is open in it
  close REF      of one that stays open: it takes no more tasks
  rm REF         delete one that has ended, with its tasks

Examples:
  jq -n '{tasks: [{name: "a", type: "mail"}]}' | pawl workflow push - --wait 1h
  pawl workflow nightly-17
  pawl workflow restart nightly-17 --from load)");
  return [options] { return ExitWith(ActOnWorkflow(*options)); };
}

Action AddWorkflows(CLI::App& command) {
  auto options = std::make_shared<WorkflowOptions>();
  command.add_option("--name", options->name, "only those of this name")->type_name("NAME");
  command
      .add_option("--state", options->state,
                  "waiting, scheduled, active, paused, completed, failed, terminating or terminated")
      ->type_name("STATE");
  AddConnection(command, options->connection);
  command.footer(R"(With --json: one workflow a line.

Examples:
  pawl workflows --state failed
  pawl workflows --name nightly)");
  return [options] { return ExitWith(ListWorkflows(*options)); };
}

Action AddTask(CLI::App& command) {
  auto options = std::make_shared<TaskOptions>();
  command.add_option("ACTION REF", options->words, "what to do with which task; REF alone shows it")
      ->required()
      ->expected(1, 2);
  command.add_flag("--partitions", options->partitions, "list its partitions");
  command.add_option("--state", options->state, "with --partitions: only those in this state")->type_name("STATE");
  command.add_option("--partition", options->partition, "errors, replay: of this one only")->type_name("N");
  command
      .add_option("--from", options->from, "restart: start (if not given), or failed: only what did not end well in it")
      ->type_name("FROM");
  AddConnection(command, options->connection);
  command.footer(R"(REF is WORKFLOW/TASK, or the id of the task.

Actions:
  show REF       how it stands
  skip REF       one that waits or has failed counts as done well
  activate REF   one that waits starts now, whatever it waits for
  restart REF    one that has ended runs again, without those that follow it
  pause REF      it does not start; its partitions are not handed out
  resume REF     after a pause
  terminate REF  end it, with its partitions
  drain REF      of an infinite scan: it ends when all that is there now has been read
  errors REF     of a scan: documents that could not be processed
  replay REF     process these again
  import FILE|-  make the task that a document of an application on MongoDB says
                 (- : standard input)
  export REF     the document of a task that was imported, as it stands now

Examples:
  pawl task nightly-17/load
  pawl task nightly-17/load --partitions --state dead
  pawl task restart nightly-17/load --from failed
  pawl task skip nightly-17/report)");
  return [options] { return ExitWith(ActOnTask(*options)); };
}

}  // namespace pawl::cli
