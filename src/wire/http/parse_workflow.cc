#include "wire/http/parse_workflow.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>

#include "base/canonical_json.h"
#include "base/names.h"
#include "wire/http/parse_scan.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"
#include "wire/json/flow_words.h"
#include "wire/json/port_values.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

// ---- Tasks as they stand in the request ----

struct TaskSpec {
  JobSpec job;  // what is common to a task and a push; `when` is the task's
  std::string name;
  std::optional<std::vector<std::string>> after;  // nothing: the one before it
  bool may_fail = false;
  std::optional<std::vector<std::string>> payloads;  // of its partitions
  std::string each;                                  // the task whose result has an element for each of them
  std::optional<std::uint32_t> concurrency;
  std::optional<ScanRequest> scan;

  bool partitioned() const { return payloads.has_value() || !each.empty() || scan.has_value(); }
};

struct Payload {
  std::string json = "null";
  std::string offset;
};
constexpr std::array<Field<Payload>, 2> kPayloadFields{{
    {"payload",
     [](const JsonValue& v, Payload& out) -> Result<void> {
       out.json.assign(v.raw);
       return {};
     }},
    {"offset", [](const JsonValue& v, Payload& out) { return ReadOffset(v, out.offset); }},
}};

// `offsets`: where each begins; null: they are no partitions of a scan.
Result<void> ReadPayloads(const JsonValue& value, std::vector<std::string>& out,
                          std::vector<std::string>* offsets = nullptr) {
  return ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    if (out.size() == kPartitionsMax) {
      return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(kPartitionsMax) + " partitions"};
    }
    Payload payload;
    if (auto read = ReadObject<Payload>(element, kPayloadFields, payload); !read.ok()) {
      return Within(out.size(), std::move(read).error());
    }
    if (offsets == nullptr && !payload.offset.empty()) {
      return Within(out.size(), {ErrorCode::kInvalid, "only partitions of a scan begin at an offset", "offset"});
    }
    out.push_back(std::move(payload.json));
    if (offsets != nullptr) offsets->push_back(std::move(payload.offset));
    return {};
  });
}

constexpr std::array<Field<TaskSpec>, 1> kEachFields{{
    {"each", [](const JsonValue& v, TaskSpec& out) { return ReadName(v, out.each); }, true},
}};

// A list of partitions, or where they come from.
Result<void> ReadPartitions(const JsonValue& value, TaskSpec& out) {
  if (value.kind == JsonKind::kArray) return ReadPayloads(value, out.payloads.emplace());
  if (value.kind == JsonKind::kObject) {
    PAWL_TRY(ReadObject<TaskSpec>(value, kEachFields, out));
    return {};
  }
  return Invalid(R"(must be a list of {"payload": …}, or {"each": the task whose result has an element for each})");
}

constexpr std::array<Field<TaskSpec>, 7> kTaskFields{{
    {"name", [](const JsonValue& v, TaskSpec& out) { return ReadName(v, out.name); }, true},
    {"after",
     [](const JsonValue& v, TaskSpec& out) {
       std::vector<std::string>& after = out.after.emplace();
       return ReadElements(v, kTasksMax, [&](const JsonValue& name) { return ReadName(name, after.emplace_back()); });
     }},
    {"when", [](const JsonValue& v, TaskSpec& out) { return ReadWhen(v, out.job.when); }},
    {"may_fail", [](const JsonValue& v, TaskSpec& out) { return ReadBool(v, out.may_fail); }},
    {"partitions", ReadPartitions},
    {"scan",
     [](const JsonValue& v, TaskSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.scan, ReadScan(v));
       return {};
     }},
    {"concurrency", [](const JsonValue& v, TaskSpec& out) { return ReadWhole(v, 1, kLimitMax, out.concurrency); }},
}};

// What a push says that a task says otherwise, or that it cannot have.
bool IsTaskField(std::string_view name) {
  return name != "name" && name != "after" && name != "when" && name != "parent" && name != "unique";
}

// Fields that belong to one job have no place in a task that has many.
Result<void> CheckPartitioned(const TaskSpec& task, const WireLimits& limits) {
  const PushRequest& job = task.job;
  const std::pair<std::string_view, bool> strangers[] = {{"payload", job.payload != "null"},
                                                         {"group", !job.group.empty()},
                                                         {"group_limit", job.group_limit.has_value()},
                                                         {"aliases", !job.aliases.empty()},
                                                         {"inputs", !job.inputs.empty()},
                                                         {"state", !job.state.empty()},
                                                         {"ports", !job.in.empty() || !job.out.empty()}};
  for (const auto& [field, given] : strangers) {
    if (!given) continue;
    return Error{ErrorCode::kInvalid,
                 field == "payload" ? "each partition has a payload of its own"
                                    : "goes with one job; a task with partitions is a group of its own, which "
                                      "concurrency limits",
                 std::string(field)};
  }
  if (!task.payloads) return {};
  for (std::size_t i = 0; i < task.payloads->size(); ++i) {
    Result<void> fits = CheckSize((*task.payloads)[i].size(), limits, "payload");
    if (!fits.ok()) return Within("partitions", Within(i, std::move(fits).error()));
  }
  return {};
}

// The partitions of a scan are jobs of their own, which Pawl's nodes work on if it says how.
Result<void> SetScan(TaskSpec& task) {
  ScanRequest& scan = *task.scan;
  if (task.payloads || !task.each.empty()) {
    return Error{ErrorCode::kInvalid, "the partitions of a scan stand in it: scan.partitions", "partitions"};
  }
  if (!scan.worked_here) return {};
  if (task.job.type.empty()) task.job.type = kScanType;
  if (!task.job.queue.empty()) {
    return Error{ErrorCode::kInvalid, "a scan with a processor has a queue of its own", "queue"};
  }
  return {};
}

Result<void> ReadTask(const JsonValue& value, const WireLimits& limits, TaskSpec& out) {
  PAWL_TRY(ReadBesidePush<TaskSpec>(value, kTaskFields, IsTaskField, out, out.job));
  if (out.scan) PAWL_TRY(SetScan(out));
  if (out.name.empty()) return MissingField("name");
  const When when = std::exchange(out.job.when, When::kSucceeded);  // it goes with the task's own `after`
  PAWL_TRY(CheckPush(out.job, limits));
  out.job.when = when;
  if (out.scan && out.scan->worked_here) out.job.queue = ScanQueue(out.scan->source);
  if (out.partitioned()) return CheckPartitioned(out, limits);
  if (!out.concurrency) return {};
  return Error{ErrorCode::kInvalid, "goes with partitions; a group limits jobs that stand alone", "concurrency"};
}

Result<std::vector<TaskSpec>> ReadTasks(const JsonValue& list, const WireLimits& limits) {
  std::vector<TaskSpec> tasks;
  PAWL_TRY(ForEachElement(list, [&](const JsonValue& element) -> Result<void> {
    if (tasks.size() == kTasksMax) {
      return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(kTasksMax) + " tasks"};
    }
    const std::size_t index = tasks.size();
    Result<void> read = ReadTask(element, limits, tasks.emplace_back());
    if (!read.ok()) return Within(index, std::move(read).error());
    return {};
  }));
  if (tasks.empty()) return Invalid("must have at least one task");
  return tasks;
}

// ---- Tasks as jobs of a push ----

// The partitions have all of the task's fields but for those that are about the task as a whole.
JobSpec PartitionOf(const TaskSpec& task) {
  JobSpec part = task.job;
  part.id.clear();
  part.delay.reset();
  part.run_at.reset();
  part.expires_in.reset();
  part.callbacks.reset();
  part.when = When::kSucceeded;
  part.group_limit = task.concurrency;
  if (task.scan) part.flow.emplace().stream = task.scan->stream;
  return part;
}

// The job that makes the partitions. It asks the source, so a node that has it does it.
JobSpec PlannerOf(const TaskSpec& task) {
  JobSpec planner = PartitionOf(task);
  planner.queue = ScanQueue(task.scan->source);
  planner.payload = "{\"split\":" + std::to_string(*task.scan->split) + "}";
  planner.group_limit.reset();
  planner.flow->plans = true;
  return planner;
}

JobSpec CarrierOf(const TaskSpec& task) {
  JobSpec carrier;
  carrier.type = task.job.type;
  carrier.queue = kTaskQueue;
  carrier.id = task.job.id;
  carrier.when = task.job.when;
  carrier.delay = task.job.delay;
  carrier.run_at = task.job.run_at;
  carrier.expires_in = task.job.expires_in;
  carrier.callbacks = task.job.callbacks;
  carrier.created_by = task.job.created_by;
  carrier.meta = task.job.meta;
  return carrier;
}

// Makes the jobs of a list of tasks.
class TasksToJobs {
 public:
  // `joins`: the workflow is there already, and may have tasks that are not in the list.
  TasksToJobs(const std::vector<TaskSpec>& tasks, std::string joins, WorkflowPush& out)
      : tasks_(tasks), joins_(std::move(joins)), out_(out) {}

  // Errors name tasks[i]….
  Result<void> Run() {
    PAWL_TRY(Place());
    for (std::size_t i = 0; i < tasks_.size(); ++i) {
      if (Result<void> added = Add(i); !added.ok()) return Within("tasks", Within(i, std::move(added).error()));
    }
    return {};
  }

  // Of the task named so; kUnknownTask.
  Result<std::size_t> PlaceOf(const std::string& name) const {
    const auto found = places_.find(name);
    if (found != places_.end()) return found->second;
    std::vector<std::string_view> known;
    for (const TaskSpec& task : tasks_) known.push_back(task.name);
    std::string detail = "there is no task " + name;
    const std::string_view nearest = NearestName(name, known);
    if (!nearest.empty()) detail += "; did you mean \"" + std::string(nearest) + "\"?";
    return Error{ErrorCode::kUnknownTask, std::move(detail)};
  }

 private:
  Result<void> Place() {
    std::size_t next = out_.op.jobs.size();
    for (std::size_t i = 0; i < tasks_.size(); ++i) {
      if (!places_.emplace(tasks_[i].name, next).second) {
        return Within("tasks", Within(i, {ErrorCode::kInvalid, "another task is named so too", "name"}));
      }
      next += 1 + (tasks_[i].payloads ? tasks_[i].payloads->size() : 0);
      if (tasks_[i].scan) next += tasks_[i].scan->partitions.size() + (tasks_[i].scan->split ? 1 : 0);
    }
    if (next <= kWorkflowJobsMax) return {};
    return Error{ErrorCode::kTooLarge,
                 "a request has at most " + std::to_string(kWorkflowJobsMax) + " tasks and partitions", "tasks"};
  }

  Result<void> Add(std::size_t i) {
    const TaskSpec& task = tasks_[i];
    FlowSpec flow = Belonging();
    flow.task = task.name;
    flow.may_fail = task.may_fail;
    PAWL_TRY(AddAfter(i, flow));
    const auto index = static_cast<std::int32_t>(i);
    const std::size_t place = out_.op.jobs.size();
    if (!task.partitioned()) {
      Put(task.job, std::move(flow), {index});
      return {};
    }
    const JobSpec partition = PartitionOf(task);
    flow.carries = true;
    flow.blueprint = std::make_shared<const JobSpec>(partition);
    if (task.scan) {
      flow.scan = task.scan->task;
      flow.on_error = task.scan->on_error;
    }
    Put(CarrierOf(task), std::move(flow), {index});
    if (task.scan) return AddScanned(task, partition, place, index);
    for (std::size_t n = 0; task.payloads && n < task.payloads->size(); ++n) {
      FlowSpec part;
      part.within = place;
      part.task = task.name;
      part.partition = true;
      Put(partition, std::move(part), {index, static_cast<std::int32_t>(n)});
      out_.op.jobs.back().payload = (*task.payloads)[n];
    }
    return {};
  }

  Result<void> AddScanned(const TaskSpec& task, const JobSpec& partition, std::size_t place, std::int32_t index) {
    FlowSpec part;
    part.within = place;
    part.stream = task.scan->stream;
    if (task.scan->split) {
      part.plans = true;
      Put(PlannerOf(task), part, {index, -1, true});
      return {};
    }
    part.task = task.name;
    part.partition = true;
    for (std::size_t n = 0; n < task.scan->partitions.size(); ++n) {
      const ListedPartition& listed = task.scan->partitions[n];
      part.offset = listed.offset;
      Put(partition, part, {index, static_cast<std::int32_t>(n), true});
      out_.op.jobs.back().payload = listed.payload;
    }
    return {};
  }

  FlowSpec Belonging() const {
    FlowSpec flow;
    if (joins_.empty()) {
      flow.within = 0;
    } else {
      flow.carrier = joins_;
    }
    return flow;
  }

  void Put(JobSpec job, FlowSpec flow, WorkflowPush::Place place) {
    job.flow = std::move(flow);
    out_.op.jobs.push_back(std::move(job));
    out_.places.push_back(place);
  }

  Result<void> AddAfter(std::size_t i, FlowSpec& flow) {
    const TaskSpec& task = tasks_[i];
    if (!task.after && i > 0) flow.after.push_back(places_.at(tasks_[i - 1].name));
    for (std::size_t k = 0; task.after && k < task.after->size(); ++k) {
      const std::string& name = (*task.after)[k];
      Result<std::size_t> place = PlaceOf(name);
      if (place.ok()) {
        flow.after.push_back(*place);
      } else if (!joins_.empty()) {
        flow.after_tasks.push_back(name);
      } else {
        return Within("after", Within(k, std::move(place).error()));
      }
    }
    if (task.each.empty()) return {};
    Result<std::size_t> each = PlaceOf(task.each);
    if (!each.ok() && !joins_.empty()) {
      flow.each_task = task.each;
      return {};
    }
    if (!each.ok()) return Within("partitions", Within("each", std::move(each).error()));
    flow.each = *each;
    if (std::ranges::find(flow.after, *each) == flow.after.end()) flow.after.push_back(*each);
    return {};
  }

  const std::vector<TaskSpec>& tasks_;
  const std::string joins_;  // empty: the workflow is place 0 of the push
  WorkflowPush& out_;
  std::unordered_map<std::string, std::size_t> places_;
};

// ---- The workflow ----

struct WorkflowSpec {
  JobSpec root;
  FlowSpec flow;
  std::string result;
  std::optional<JsonValue> tasks;
};

constexpr std::array<Word<bool>, 2> kDrivers{{{"internal", false}, {"external", true}}};

Result<void> KeepTasks(const JsonValue& value, WorkflowSpec& out) {
  out.tasks = value;
  return {};
}

constexpr std::array<Field<WorkflowSpec>, 6> kWorkflowFields{{
    {"name", [](const JsonValue& v, WorkflowSpec& out) { return ReadName(v, out.root.group); }},
    {"on_error",
     [](const JsonValue& v, WorkflowSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.flow.on_error, ReadWord<OnError>(v, kOnErrorWords));
       return {};
     }},
    {"result", [](const JsonValue& v, WorkflowSpec& out) { return ReadName(v, out.result); }},
    {"driver",
     [](const JsonValue& v, WorkflowSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.flow.external, ReadWord<bool>(v, kDrivers));
       return {};
     }},
    {"stays_open", [](const JsonValue& v, WorkflowSpec& out) { return ReadBool(v, out.flow.stays_open); }},
    {"tasks", KeepTasks},
}};

bool IsWorkflowField(std::string_view name) {
  constexpr std::array<std::string_view, 9> kNames{"id",     "delay",      "run_at", "timeout",  "retention",
                                                   "unique", "created_by", "meta",   "callbacks"};
  return std::ranges::find(kNames, name) != kNames.end();
}

constexpr std::array<Field<WorkflowSpec>, 1> kAddFields{{{"tasks", KeepTasks, true}}};

Result<std::vector<TaskSpec>> TasksOf(const WorkflowSpec& spec, const WireLimits& limits) {
  auto tasks = ReadTasks(*spec.tasks, limits);
  if (!tasks.ok()) return Within("tasks", std::move(tasks).error());
  return tasks;
}

constexpr std::array<Field<AddPartitionsOp>, 1> kPartitionsFields{{
    {"partitions", [](const JsonValue& v, AddPartitionsOp& out) { return ReadPayloads(v, out.payloads, &out.offsets); },
     true},
}};

struct RestartCall {
  std::string from = "failed";
};
constexpr std::array<Field<RestartCall>, 1> kRestartFields{{
    {"from", [](const JsonValue& v, RestartCall& out) { return ReadName(v, out.from); }},
}};

struct TaskRestartCall {
  TaskStep step = TaskStep::kRestart;
};
constexpr std::array<Word<TaskStep>, 2> kRestartFrom{
    {{"start", TaskStep::kRestart}, {"failed", TaskStep::kRestartFailed}}};
constexpr std::array<Field<TaskRestartCall>, 1> kTaskRestartFields{{
    {"from",
     [](const JsonValue& v, TaskRestartCall& out) -> Result<void> {
       PAWL_ASSIGN(out.step, ReadWord<TaskStep>(v, kRestartFrom));
       return {};
     }},
}};

}  // namespace

Result<WorkflowPush> ParseWorkflow(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  WorkflowSpec spec;
  PAWL_TRY(ReadBesidePush<WorkflowSpec>(object, kWorkflowFields, IsWorkflowField, spec, spec.root));
  if (!spec.tasks) return MissingField("tasks");
  PAWL_ASSIGN(const std::vector<TaskSpec> tasks, TasksOf(spec, limits));
  JobSpec& root = spec.root;
  root.type = kWorkflowType;
  root.queue = kWorkflowQueue;
  PAWL_TRY(CheckSize(root.meta.size(), limits, "meta"));
  if (root.delay && root.run_at) return Error{ErrorCode::kInvalid, "delay and run_at exclude each other", "run_at"};
  if (!root.id.empty()) {
    PAWL_ASSIGN(const std::string canonical, CanonicalJson(body));
    root.content = HashBytes(canonical);
  }
  WorkflowPush push;
  push.op.bulk = true;
  push.op.jobs.push_back(std::move(root));
  push.places.emplace_back();
  TasksToJobs jobs(tasks, "", push);
  PAWL_TRY(jobs.Run());
  spec.flow.carries = true;
  if (!spec.result.empty()) {
    Result<std::size_t> place = jobs.PlaceOf(spec.result);
    if (!place.ok()) return Within("result", std::move(place).error());
    spec.flow.result = *place;
  }
  push.op.jobs.front().flow = std::move(spec.flow);
  return push;
}

Result<WorkflowPush> ParseTasks(std::string_view body, const JobRef& workflow, const WireLimits& limits) {
  PAWL_ASSIGN(const WorkflowSpec spec, ReadBody<WorkflowSpec>(body, kAddFields));
  PAWL_ASSIGN(const std::vector<TaskSpec> tasks, TasksOf(spec, limits));
  WorkflowPush push;
  push.op.bulk = true;
  PAWL_TRY(TasksToJobs(tasks, TextOf(workflow), push).Run());
  return push;
}

std::optional<std::size_t> TakePlace(Error& error) {
  constexpr std::string_view kJobs = "jobs[";
  const std::size_t close = error.field.find(']');
  if (!error.field.starts_with(kJobs) || close == std::string::npos) return std::nullopt;
  std::size_t index = 0;
  for (std::size_t i = kJobs.size(); i < close; ++i) {
    index = index * 10 + static_cast<std::size_t>(error.field[i] - '0');
  }
  std::string rest = error.field.substr(close + 1);
  if (rest.starts_with('.')) rest.erase(0, 1);
  error.field = std::move(rest);
  return index;
}

Error NamedByTask(Error error, const std::vector<WorkflowPush::Place>& places) {
  const std::string field = error.field;
  const auto index = TakePlace(error);
  if (!index) return error;
  if (*index >= places.size()) return Error{error.code, error.detail, field};
  const WorkflowPush::Place& place = places[*index];
  if (place.task < 0) return error;
  if (place.partition >= 0) {
    error = Within("partitions", Within(static_cast<std::size_t>(place.partition), std::move(error)));
    if (place.scans) error = Within("scan", std::move(error));
  }
  return Within("tasks", Within(static_cast<std::size_t>(place.task), std::move(error)));
}

Result<AddPartitionsOp> ParsePartitions(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(AddPartitionsOp op, ReadBody<AddPartitionsOp>(body, kPartitionsFields));
  if (op.payloads.empty()) return Error{ErrorCode::kInvalid, "must have at least one partition", "partitions"};
  for (std::size_t i = 0; i < op.payloads.size(); ++i) {
    Result<void> fits = CheckSize(op.payloads[i].size(), limits, "payload");
    if (!fits.ok()) return Within("partitions", Within(i, std::move(fits).error()));
  }
  return op;
}

Result<std::string> ParseRestart(std::string_view body) {
  if (body.empty()) return RestartCall{}.from;
  PAWL_ASSIGN(RestartCall call, ReadBody<RestartCall>(body, kRestartFields));
  return std::move(call.from);
}

Result<TaskStep> ParseTaskRestart(std::string_view body) {
  if (body.empty()) return TaskStep::kRestart;
  PAWL_ASSIGN(const TaskRestartCall call, ReadBody<TaskRestartCall>(body, kTaskRestartFields));
  return call.step;
}

}  // namespace pawl::http
