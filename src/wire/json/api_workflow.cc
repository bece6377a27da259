#include "wire/json/api_workflow.h"

#include "wire/json/api_fields.h"
#include "wire/json/api_parts.h"
#include "wire/json/api_reader.h"
#include "wire/json/api_values.h"
#include "wire/json/flow_words.h"

namespace pawl {
namespace {

std::string WorkflowPath(std::string_view ref, std::string_view rest = {}) {
  return "/v1/workflows/" + PercentEncode(ref) + std::string(rest);
}

// ---- Requests ----

// [{"payload":…},…]
Result<void> WritePayloads(JsonWriter& json, const std::vector<std::string>& payloads) {
  json.BeginArray();
  for (std::size_t i = 0; i < payloads.size(); ++i) {
    if (Result<void> valid = CheckJson(payloads[i], "payload"); !valid.ok()) {
      return http::Within("partitions", http::Within(i, std::move(valid).error()));
    }
    json.BeginObject().Key("payload").Raw(payloads[i]).EndObject();
  }
  json.EndArray();
  return {};
}

Result<void> WriteTask(FieldWriter& fields, const Task& task) {
  fields.Text("name", task.name);
  if (task.after) WriteTexts(fields.Key("after"), *task.after);
  if (task.when != When::kSucceeded) fields.Text("when", http::WordFor(http::kWhenWords, task.when));
  if (task.may_fail) fields.Flag("may_fail", true);
  fields.Number("concurrency", task.concurrency);
  if (task.partitions && !task.each.empty()) {
    return Error{ErrorCode::kInvalid, "are either given, or made by each", "partitions"};
  }
  if (task.partitions) PAWL_TRY(WritePayloads(fields.Key("partitions"), *task.partitions));
  if (!task.scan.empty()) PAWL_TRY(CheckJson(task.scan, "scan"));
  fields.Raw("scan", task.scan);
  if (!task.each.empty()) fields.Key("partitions").BeginObject().Key("each").String(task.each).EndObject();
  PushRequest job = task.job;
  job.name.clear();
  job.parent.clear();
  job.after.clear();
  job.when = When::kSucceeded;
  // With partitions there is no payload of the task.
  const bool bare = (task.partitions || !task.each.empty() || !task.scan.empty()) && job.payload == "null";
  for (const http::PushField& field : http::PushFields()) {
    if (bare && field.name == "payload") continue;
    Result<void> written = field.write(job, field.name, fields.json());
    if (!written.ok()) return http::Within(field.name, std::move(written).error());
  }
  return {};
}

Result<void> AppendTasks(std::string& out, const std::vector<Task>& tasks) {
  out += '[';
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    if (i > 0) out += ',';
    FieldWriter fields(out);
    Result<void> written = WriteTask(fields, tasks[i]);
    if (!written.ok()) return http::Within("tasks", http::Within(i, std::move(written).error()));
    fields.End();
  }
  out += ']';
  return {};
}

// What a workflow has in common with a push is written as there.
PushRequest PushedPart(const Workflow& workflow) {
  PushRequest job;
  job.id = workflow.id;
  job.delay = workflow.delay;
  job.run_at = workflow.run_at;
  job.timeout = workflow.timeout;
  job.retention = workflow.retention;
  job.unique = workflow.unique;
  job.created_by = workflow.created_by;
  job.meta = workflow.meta;
  job.callbacks = workflow.callbacks;
  return job;
}

std::string_view StepName(WorkflowStep step) {
  switch (step) {
    case WorkflowStep::kPause:
      return "/pause";
    case WorkflowStep::kResume:
      return "/resume";
    case WorkflowStep::kClose:
      return "/close";
    case WorkflowStep::kRestart:
      break;
  }
  return "/restart";
}

std::string_view StepName(TaskStep step) {
  switch (step) {
    case TaskStep::kPause:
      return "/pause";
    case TaskStep::kResume:
      return "/resume";
    case TaskStep::kSkip:
      return "/skip";
    case TaskStep::kActivate:
      return "/activate";
    case TaskStep::kDrain:
      return "/drain";
    case TaskStep::kRestart:
    case TaskStep::kRestartFailed:
      break;
  }
  return "/restart";
}

// ---- Answers ----

template <typename E, std::size_t Size>
void ReadWordOf(FieldReader& fields, std::string_view key, const std::array<http::Word<E>, Size>& words, E& out) {
  std::string text;
  fields.Text(key, text);
  for (const http::Word<E>& word : words) {
    if (word.text == text) out = word.value;
  }
}

void ReadTask(FieldReader& fields, TaskStatus& task) {
  for (const std::string_view key : {"name", "id", "state"}) fields.Need(key);
  fields.Text("name", task.name);
  fields.Text("id", task.id);
  fields.Number("seq", task.seq);
  fields.Text("type", task.type);
  fields.Text("queue", task.queue);
  std::string state;
  fields.Text("state", state);
  task.state = TaskStateFromName(state).value_or(TaskState::kWaiting);
  fields.Text("reason", task.reason);
  fields.Flag("paused", task.paused);
  fields.Array("after", [&](const JsonValue& name) -> Result<void> {
    PAWL_ASSIGN(task.after.emplace_back(), name.String());
    return {};
  });
  ReadWordOf(fields, "when", http::kWhenWords, task.when);
  fields.Flag("may_fail", task.may_fail);
  fields.Object("partitions", [&](const JsonValue& value) {
    FieldReader reader(value);
    PartitionCounts& counts = task.partitions.emplace();
    reader.Number("total", counts.total);
    reader.Number("open", counts.open);
    reader.Number("running", counts.running);
    reader.Number("failed", counts.failed);
    return reader.Done();
  });
  if (fields.Has("stream")) {
    ScanStatus& scan = task.scan.emplace();
    std::string stream;
    fields.Text("stream", stream);
    scan.infinite = stream == "infinite";
    fields.Flag("draining", scan.draining);
    fields.Object("totals", [&](const JsonValue& value) {
      FieldReader totals(value);
      ReadScanCounts(totals, scan.totals);
      return totals.Done();
    });
    fields.Number("pieces", scan.pieces);
    fields.Raw("scan", scan.scan);
  }
  fields.Time("created_at", task.created_at);
  fields.Maybe("started_at", task.started_at);
  fields.Maybe("ended_at", task.ended_at);
  ReadFailure(fields, task.error);
  fields.Raw("result", task.result);
}

void ReadWorkflow(FieldReader& fields, WorkflowStatus& workflow) {
  for (const std::string_view key : {"id", "state"}) fields.Need(key);
  fields.Text("id", workflow.id);
  fields.Number("seq", workflow.seq);
  fields.Text("name", workflow.name);
  std::string state;
  fields.Text("state", state);
  workflow.state = WorkflowStateFromName(state).value_or(WorkflowState::kWaiting);
  fields.Text("reason", workflow.reason);
  fields.Object("counts", [&](const JsonValue& value) {
    FieldReader reader(value);
    reader.Number("tasks", workflow.counts.tasks);
    reader.Number("open", workflow.counts.open);
    reader.Number("failed", workflow.counts.failed);
    reader.Maybe("skipped", workflow.counts.skipped);
    return reader.Done();
  });
  ReadWordOf(fields, "on_error", http::kOnErrorWords, workflow.on_error);
  fields.Time("created_at", workflow.created_at);
  fields.Maybe("run_at", workflow.run_at);
  fields.Maybe("started_at", workflow.started_at);
  fields.Maybe("ended_at", workflow.ended_at);
  fields.Flag("existing", workflow.existing);
  fields.Raw("result", workflow.result);
  fields.Text("created_by", workflow.created_by);
  fields.Raw("meta", workflow.meta);
  fields.Array("tasks", [&](const JsonValue& value) {
    FieldReader task(value);
    ReadTask(task, workflow.tasks.emplace_back());
    return task.Done();
  });
}

}  // namespace

Result<void> AppendWorkflow(const Workflow& workflow, std::string& out) {
  FieldWriter fields(out);
  fields.Text("name", workflow.name);
  if (workflow.on_error != OnError::kContinue) {
    fields.Text("on_error", http::WordFor(http::kOnErrorWords, workflow.on_error));
  }
  fields.Text("result", workflow.result);
  if (workflow.external) fields.Text("driver", "external");
  if (workflow.stays_open) fields.Flag("stays_open", true);
  const PushRequest job = PushedPart(workflow);
  for (const http::PushField& field : http::PushFields()) {
    if (field.name == "payload") continue;
    Result<void> written = field.write(job, field.name, fields.json());
    if (!written.ok()) return http::Within(field.name, std::move(written).error());
  }
  std::string tasks;
  PAWL_TRY(AppendTasks(tasks, workflow.tasks));
  fields.Raw("tasks", tasks);
  fields.End();
  return {};
}

Result<ApiCall> StartCall(const Workflow& workflow) {
  ApiCall call{.method = "POST", .path = "/v1/workflows", .needs_key = workflow.id.empty()};
  PAWL_TRY(AppendWorkflow(workflow, call.body));
  return call;
}

Result<ApiCall> AddTasksCall(std::string_view ref, const std::vector<Task>& tasks) {
  ApiCall call{.method = "POST", .path = WorkflowPath(ref, "/tasks"), .body = R"({"tasks":)", .needs_key = true};
  PAWL_TRY(AppendTasks(call.body, tasks));
  call.body += '}';
  return call;
}

ApiCall GetWorkflowCall(std::string_view ref, Millis wait) {
  ApiCall call = GetCall("", wait);
  call.path.replace(0, std::string_view("/v1/jobs/").size(), WorkflowPath(ref));
  return call;
}

ApiCall ListWorkflowsCall(const WorkflowListOptions& options) {
  std::string path = "/v1/workflows?limit=" + std::to_string(options.limit);
  if (!options.name.empty()) path += "&name=" + PercentEncode(options.name);
  if (options.state) path += "&state=" + std::string(Name(*options.state));
  if (!options.cursor.empty()) path += "&cursor=" + PercentEncode(options.cursor);
  return {.path = std::move(path)};
}

ApiCall ChangeWorkflowCall(std::string_view ref, WorkflowStep step, std::string_view from) {
  ApiCall call{.method = "POST", .path = WorkflowPath(ref, StepName(step)), .needs_key = true};
  FieldWriter fields(call.body);
  if (step == WorkflowStep::kRestart) fields.Text("from", from);
  fields.End();
  return call;
}

ApiCall GetTaskCall(std::string_view workflow, std::string_view name) {
  return {.path = WorkflowPath(workflow, "/tasks/") + PercentEncode(name)};
}

ApiCall ChangeTaskCall(std::string_view ref, TaskStep step) {
  return {.method = "POST",
          .path = "/v1/tasks/" + PercentEncode(ref) + std::string(StepName(step)),
          .body = step == TaskStep::kRestartFailed ? R"({"from":"failed"})" : "{}",
          .needs_key = true};
}

Result<ApiCall> AddPartitionsCall(std::string_view ref, const std::vector<std::string>& payloads) {
  ApiCall call{.method = "POST", .path = "/v1/tasks/" + PercentEncode(ref) + "/partitions", .needs_key = true};
  FieldWriter fields(call.body);
  PAWL_TRY(WritePayloads(fields.Key("partitions"), payloads));
  fields.End();
  return call;
}

ApiCall GetTaskCall(std::string_view task) { return {.path = "/v1/tasks/" + PercentEncode(task)}; }

ApiCall GetPartitionCall(std::string_view task, std::uint32_t number) {
  return {.path = "/v1/tasks/" + PercentEncode(task) + "/partitions/" + std::to_string(number)};
}

Result<ApiCall> MovePartitionCall(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                  std::string_view offset) {
  ApiCall call = GetPartitionCall(task, number);
  call.method = "PATCH";
  call.if_match = '"' + std::to_string(etag) + '"';
  if (!offset.empty()) PAWL_TRY(CheckJson(offset, "offset"));
  FieldWriter fields(call.body);
  fields.Raw("offset", offset.empty() ? "null" : offset);
  fields.End();
  return call;
}

ApiCall ListScanErrorsCall(std::string_view task, const ScanErrorOptions& options) {
  std::string path = "/v1/tasks/" + PercentEncode(task) + "/errors?limit=" + std::to_string(options.limit);
  if (options.partition != 0) path += "&partition=" + std::to_string(options.partition);
  if (!options.cursor.empty()) path += "&cursor=" + PercentEncode(options.cursor);
  return {.path = std::move(path)};
}

ApiCall ReplayScanErrorsCall(std::string_view task, std::uint32_t partition) {
  ApiCall call{.method = "POST", .path = "/v1/tasks/" + PercentEncode(task) + "/errors/replay", .needs_key = true};
  FieldWriter fields(call.body);
  if (partition != 0) fields.Number("partition", std::optional(partition));
  fields.End();
  return call;
}

ApiCall ImportTaskCall(std::string_view document) {
  return {.method = "POST", .path = "/v1/tasks", .body = std::string(document)};
}

ApiCall ExportTaskCall(std::string_view task) {
  return {.path = "/v1/tasks/" + PercentEncode(task) + "?format=document"};
}

Result<WorkflowStatus> WorkflowFromReply(std::string_view body) {
  FieldReader fields(body);
  WorkflowStatus workflow;
  ReadWorkflow(fields, workflow);
  PAWL_TRY(fields.Done());
  return workflow;
}

Result<WorkflowList> WorkflowsFromReply(std::string_view body) {
  FieldReader fields(body);
  WorkflowList list;
  fields.Need("workflows");
  fields.Array("workflows", [&](const JsonValue& value) {
    FieldReader workflow(value);
    ReadWorkflow(workflow, list.workflows.emplace_back());
    return workflow.Done();
  });
  fields.Text("cursor", list.cursor);
  PAWL_TRY(fields.Done());
  return list;
}

Result<TaskStatus> TaskFromReply(std::string_view body) {
  FieldReader fields(body);
  TaskStatus task;
  ReadTask(fields, task);
  PAWL_TRY(fields.Done());
  return task;
}

Result<std::vector<JobBrief>> PartitionsFromReply(std::string_view body) {
  FieldReader fields(body);
  std::vector<JobBrief> partitions;
  fields.Need("partitions");
  fields.Array("partitions", [&](const JsonValue& value) {
    FieldReader job(value);
    ReadBrief(job, partitions.emplace_back());
    return job.Done();
  });
  PAWL_TRY(fields.Done());
  return partitions;
}

Result<PartitionStatus> PartitionFromReply(std::string_view body) {
  FieldReader fields(body);
  PartitionStatus partition;
  ReadJob(fields, partition);
  fields.Need("etag");
  fields.Number("number", partition.number);
  ReadOffset(fields, partition.offset);
  fields.Number("etag", partition.etag);
  ReadScanCounts(fields, partition.counts);
  fields.Number("acquisitions", partition.acquisitions);
  fields.Number("errors", partition.errors);
  fields.Maybe("last_commit_at", partition.last_commit_at);
  std::string lag;
  fields.Raw("lag", lag);
  if (!lag.empty() && lag != "null") fields.Maybe("lag", partition.lag);
  PAWL_TRY(fields.Done());
  return partition;
}

Result<ScanErrorList> ScanErrorsFromReply(std::string_view body) {
  FieldReader fields(body);
  ScanErrorList list;
  fields.Need("errors");
  fields.Array("errors", [&](const JsonValue& value) {
    FieldReader one(value);
    ScanError& error = list.errors.emplace_back();
    one.Number("partition", error.partition);
    one.Raw("key", error.key);
    one.Raw("document", error.document);
    std::optional<JobFailure> failure;
    ReadFailure(one, failure);
    if (failure) error.error = *std::move(failure);
    return one.Done();
  });
  fields.Text("cursor", list.cursor);
  PAWL_TRY(fields.Done());
  return list;
}

}  // namespace pawl
