#include "wire/http/render_workflow.h"

#include "base/json_reader.h"
#include "wire/http/render_job.h"
#include "wire/json/flow_words.h"

namespace pawl::http {
namespace {

void WriteIds(AnswerWriter& json, std::string_view key, const std::vector<std::string>& ids) {
  json.Key(key).BeginArray();
  for (const std::string& id : ids) json.Name(id);
  json.EndArray();
}

void WriteResults(AnswerWriter& json, const ClaimedFlow& flow) {
  json.Key("results").BeginObject();
  for (const auto& [name, result] : flow.results) json.Key(name).Value(result);
  json.EndObject();
}

void WriteIfSet(AnswerWriter& json, std::string_view key, WallTime time) {
  if (time != WallTime{} && time != kNeverWall) WriteTime(json, key, time);
}

void WriteTimes(AnswerWriter& json, const JobHead& head) {
  WriteTime(json, "created_at", head.created);
  if (head.shown == JobState::kScheduled || head.shown == JobState::kRetrying) WriteIfSet(json, "run_at", head.due);
  WriteIfSet(json, "started_at", head.started);
  if (HasEnded(head.state)) WriteIfSet(json, "ended_at", head.ended);
}

// Without the closing brace.
void OpenTask(AnswerWriter& json, const TaskView& task, NameMemo& names) {
  const JobHead& head = task.row.head;
  json.BeginObject().Key("name").Name(head.flow->task).Key("id").Name(head.id).Key("seq").Uint(task.row.seq);
  json.Key("type").Name(names[head.type]);
  if (task.queue != 0) json.Key("queue").Name(names[task.queue]);
  json.Key("state").Name(Name(TaskStateOf(head)));
  if (head.reason != Reason::kNone) json.Key("reason").Name(Name(head.reason));
  if (head.flow->paused) json.Key("paused").Bool(true);
  WriteIds(json, "after", task.after);
  json.Key("when").Name(WordFor(kWhenWords, head.flow->when));
  if (head.flow->may_fail) json.Key("may_fail").Bool(true);
  if (task.partitions) {
    json.Key("partitions").BeginObject().Key("total").Uint(task.partitions->total);
    json.Key("open").Uint(task.partitions->open).Key("running").Uint(task.partitions->running);
    json.Key("failed").Uint(task.partitions->failed).EndObject();
  }
  WriteTimes(json, head);
  if (task.error) {
    json.Key("error");
    WriteError(json, *task.error);
  }
  if (task.result) json.Key("result").Value(*task.result);
  json.Key("url").Name("/v1/tasks/" + head.id);
}

void WriteScan(AnswerWriter& json, const ScanView& scan) {
  json.Key("stream").Name(scan.task.infinite ? "infinite" : "finite");
  if (scan.task.draining) json.Key("draining").Bool(true);
  json.Key("totals").BeginObject();
  WriteScanCounts(json, scan.totals);
  json.EndObject().Key("pieces").Uint(scan.pieces);
  json.Key("scan").Value(scan.task.scan.empty() ? "null" : scan.task.scan);
}

// Without the closing brace.
void OpenWorkflow(AnswerWriter& json, const WorkflowView& workflow) {
  const JobHead& head = workflow.row.head;
  json.BeginObject().Key("id").Name(head.id).Key("seq").Uint(workflow.row.seq);
  if (!head.group.empty()) json.Key("name").Text(head.group);
  json.Key("state").Name(Name(WorkflowStateOf(head)));
  if (head.reason != Reason::kNone) json.Key("reason").Name(Name(head.reason));
  json.Key("counts").BeginObject().Key("tasks").Uint(workflow.counts.tasks);
  json.Key("open").Uint(workflow.counts.open).Key("failed").Uint(workflow.counts.failed);
  if (workflow.counts.skipped) json.Key("skipped").Uint(*workflow.counts.skipped);
  json.EndObject();
  json.Key("on_error").Name(WordFor(kOnErrorWords, head.flow->on_error));
  json.Key("driver").Name(head.flow->external ? "external" : "internal");
  if (head.flow->stays_open) json.Key("stays_open").Bool(true);
  WriteTimes(json, head);
  json.Key("url").Name("/v1/workflows/" + head.id);
}

}  // namespace

void WriteFlow(AnswerWriter& json, const FlowView& flow, const JobHead& head) {
  if (!flow.workflow.empty()) {
    json.Key("workflow").BeginObject().Key("id").Name(flow.workflow).Key("task").Name(flow.task);
    if (flow.partition != 0) json.Key("partition").Uint(flow.partition);
    json.EndObject();
  }
  if (flow.after.empty()) return;
  WriteIds(json, "after", flow.after);
  json.Key("when").Name(WordFor(kWhenWords, head.flow->when));
  if (head.shown == JobState::kWaiting) json.Key("waiting_for").Uint(flow.waiting_for);
}

void WriteClaimedFlow(AnswerWriter& json, const ClaimedFlow& flow) {
  if (flow.workflow.empty()) {
    WriteResults(json, flow);
    if (flow.more) json.Key("more_results").Bool(true);
    return;
  }
  json.Key("workflow").BeginObject().Key("id").Name(flow.workflow);
  if (!flow.name.empty()) json.Key("name").Text(flow.name);
  json.Key("task").Name(flow.task);
  if (flow.partition != 0) json.Key("partition").Uint(flow.partition);
  WriteResults(json, flow);
  json.Key("more").Bool(flow.more).EndObject();
}

std::string RenderWorkflow(const WorkflowView& workflow, const Names& names, bool existing) {
  return Rendered([&](AnswerWriter& json) {
    NameMemo memo(names);
    OpenWorkflow(json, workflow);
    if (existing) json.Key("existing").Bool(true);
    if (workflow.result) json.Key("result").Value(*workflow.result);
    if (!workflow.body.created_by.empty()) json.Key("created_by").Text(workflow.body.created_by);
    if (!workflow.body.meta.empty()) json.Key("meta").Value(workflow.body.meta);
    json.Key("tasks").BeginArray();
    for (const TaskView& task : workflow.tasks) {
      OpenTask(json, task, memo);
      json.EndObject();
    }
    json.EndArray().EndObject();
  });
}

std::string RenderWorkflowPage(const WorkflowPage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("workflows").BeginArray();
    for (const WorkflowView& workflow : page.workflows) {
      OpenWorkflow(json, workflow);
      json.EndObject();
    }
    json.EndArray();
    if (page.next) json.Key("cursor").Name(std::to_string(*page.next));
    json.EndObject();
  });
}

std::string RenderTask(const TaskView& task, const Names& names) {
  return Rendered([&](AnswerWriter& json) {
    NameMemo memo(names);
    OpenTask(json, task, memo);
    json.Key("workflow").BeginObject().Key("id").Name(task.workflow_id);
    if (!task.workflow_name.empty()) json.Key("name").Text(task.workflow_name);
    json.EndObject();
    if (task.scan) WriteScan(json, *task.scan);
    json.EndObject();
  });
}

std::string RenderPartitions(const PartitionPage& page, const Names& names, WallTime now) {
  return Rendered([&](AnswerWriter& json) {
    NameMemo memo(names);
    json.BeginObject().Key("partitions").BeginArray();
    for (std::size_t i = 0; i < page.jobs.size(); ++i) {
      const bool has_offset = i < page.partitions.size() && page.partitions[i].has_value();
      WriteRow(json, page.jobs[i], memo, {}, has_offset ? &*page.partitions[i] : nullptr, now);
    }
    json.EndArray();
    if (page.next) json.Key("cursor").Name(std::to_string(*page.next));
    json.EndObject();
  });
}

// A value on the port of dead documents is an object: the partition goes in front of its members.
std::string RenderScanErrors(const ScanErrorPage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("errors").BeginArray();
    for (const DeadView& dead : page.errors) {
      json.BeginObject().Key("partition").Uint(dead.partition);
      (void)ForEachMember(KnownJson(dead.value), [&](std::string_view key, const JsonValue& value) -> Result<void> {
        json.Key(key).Value(value.raw);
        return {};
      });
      json.EndObject();
    }
    json.EndArray();
    if (page.next) json.Key("cursor").Name(std::to_string(page.next->first) + "." + std::to_string(page.next->second));
    json.EndObject();
  });
}

std::string RenderAddedPartitions(const JobsReply& reply, const Names& names) {
  PartitionPage page;
  page.jobs = reply.jobs;
  return RenderPartitions(page, names, WallTime{});
}

}  // namespace pawl::http
