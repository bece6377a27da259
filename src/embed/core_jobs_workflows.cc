// Workflows by CoreJobs. They pass through the JSON of the HTTP API, so that both doors check and show alike.
#include "base/names.h"
#include "embed/core_jobs.h"
#include "embed/operations.h"
#include "engine/document_queries.h"
#include "engine/scan_queries.h"
#include "engine/workflow_queries.h"
#include "wire/http/import_document.h"
#include "wire/http/parse_scan.h"
#include "wire/http/parse_workflow.h"
#include "wire/http/query.h"
#include "wire/http/render_document.h"
#include "wire/http/render_job.h"
#include "wire/http/render_workflow.h"
#include "wire/json/api_workflow.h"

namespace pawl {
namespace {

constexpr std::size_t kWorkflowPageMax = 1'000;

}  // namespace

Result<JobsReply> CoreJobs::PushTasks(http::WorkflowPush push) {
  Result<void> applied = policy_.get().Apply(push.op);
  if (!applied.ok()) return http::NamedByTask(std::move(applied).error(), push.places);
  Result<JobsReply> reply = Submit(std::move(push.op));
  if (!reply.ok()) return http::NamedByTask(std::move(reply).error(), push.places);
  return reply;
}

Result<WorkflowStatus> CoreJobs::WorkflowNow(const JobRef& ref, bool existing) {
  PAWL_ASSIGN(const WorkflowView view, ReadNow(core_, [&](StoreReader& reader) { return ReadWorkflow(reader, ref); }));
  return WorkflowFromReply(http::RenderWorkflow(view, core_.names(), existing));
}

Result<WorkflowStatus> CoreJobs::Start(Workflow workflow) {
  PAWL_ASSIGN(const ApiCall call, StartCall(workflow));
  PAWL_ASSIGN(http::WorkflowPush push, http::ParseWorkflow(call.body, limits_));
  PAWL_ASSIGN(const JobsReply reply, PushTasks(std::move(push)));
  return WorkflowNow(reply.jobs.at(0).seq, reply.jobs.at(0).existing);
}

Result<WorkflowStatus> CoreJobs::AddTasks(std::string_view ref, std::vector<Task> tasks) {
  PAWL_ASSIGN(const JobRef workflow, http::ParseRef(ref));
  PAWL_ASSIGN(const ApiCall call, AddTasksCall(ref, tasks));
  PAWL_ASSIGN(http::WorkflowPush push, http::ParseTasks(call.body, workflow, limits_));
  PAWL_TRY(PushTasks(std::move(push)));
  return WorkflowNow(workflow);
}

Result<WorkflowStatus> CoreJobs::GetWorkflow(std::string_view ref, Millis wait) {
  PAWL_ASSIGN(const JobRef workflow, http::ParseRef(ref));
  if (wait > Millis(0)) {
    PAWL_TRY(http::SpanIn(wait, http::kWaitRange));
    PAWL_ASSIGN(const JobRow row, ReadNow(core_, [&](StoreReader& reader) { return FindWorkflow(reader, workflow); }));
    WaitForEnd(row.seq, wait);
  }
  return WorkflowNow(workflow);
}

Result<WorkflowList> CoreJobs::ListWorkflows(const WorkflowListOptions& options) {
  WorkflowQuery query;
  if (!options.name.empty()) {
    PAWL_TRY(CheckName(options.name, "name"));
    query.name = options.name;
  }
  query.state = options.state;
  if (options.limit < 1 || options.limit > kWorkflowPageMax) {
    return Error{ErrorCode::kInvalid, "must be 1 to 1000", "limit"};
  }
  query.limit = options.limit;
  if (!options.cursor.empty()) {
    Result<std::uint64_t> below = http::ParseWhole(options.cursor, 0, kSeqEnd);
    if (!below.ok()) return http::Within("cursor", std::move(below).error());
    query.below = *below;
  }
  PAWL_ASSIGN(const WorkflowPage page,
              ReadNow(core_, [&](StoreReader& reader) { return pawl::ListWorkflows(reader, core_.names(), query); }));
  return WorkflowsFromReply(http::RenderWorkflowPage(page));
}

Result<WorkflowStatus> CoreJobs::ChangeWorkflow(std::string_view ref, WorkflowStep step, std::string_view from) {
  WorkflowOp op;
  PAWL_ASSIGN(op.workflow, http::ParseRef(ref));
  op.step = step;
  op.from = from.empty() ? "failed" : std::string(from);
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return WorkflowNow(reply.jobs.at(0).seq);
}

Result<TaskStatus> CoreJobs::TaskNow(const JobRef& ref) {
  PAWL_ASSIGN(TaskView view, ReadNow(core_, [&](StoreReader& reader) -> Result<TaskView> {
                PAWL_ASSIGN(const JobRow task, FindTask(reader, ref));
                return ReadTask(reader, task);
              }));
  if (view.scan) {
    ScanTotals totals(view.row.seq);
    for (bool more = true; more;) {
      PAWL_ASSIGN(more, ReadNow(core_, [&](StoreReader& reader) { return totals.Step(reader); }));
    }
    totals.PutInto(view);
  }
  return TaskFromReply(http::RenderTask(view, core_.names()));
}

Result<TaskStatus> CoreJobs::GetTask(std::string_view workflow, std::string_view name) {
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(workflow));
  PAWL_ASSIGN(const JobRow task,
              ReadNow(core_, [&](StoreReader& reader) { return FindTask(reader, ref, std::string(name)); }));
  return TaskNow(task.seq);
}

Result<TaskStatus> CoreJobs::ChangeTask(std::string_view ref, TaskStep step) {
  TaskOp op;
  PAWL_ASSIGN(op.task, http::ParseRef(ref));
  op.step = step;
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return TaskNow(reply.jobs.at(0).seq);
}

Result<std::vector<JobBrief>> CoreJobs::AddPartitions(std::string_view ref, std::vector<std::string> payloads) {
  PAWL_ASSIGN(const ApiCall call, AddPartitionsCall(ref, payloads));
  PAWL_ASSIGN(AddPartitionsOp op, http::ParsePartitions(call.body, limits_));
  PAWL_ASSIGN(op.task, http::ParseRef(ref));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return PushedJobs(reply, core_.names());
}

// ---- Scans ----

Result<TaskStatus> CoreJobs::GetTask(std::string_view task) {
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(task));
  return TaskNow(ref);
}

Result<PartitionStatus> CoreJobs::GetPartition(std::string_view task, std::uint32_t number) {
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(task));
  PAWL_ASSIGN(const JobDetails job, ReadNow(core_, [&](StoreReader& reader) -> Result<JobDetails> {
                PAWL_ASSIGN(const JobRow partition, FindPartition(reader, ref, number));
                return ReadJob(reader, partition.seq);
              }));
  return PartitionFromReply(http::RenderJob(job, core_.names(), core_.now()));
}

Result<PartitionStatus> CoreJobs::MovePartition(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                                std::string_view offset) {
  PAWL_ASSIGN(const ApiCall call, MovePartitionCall(task, number, etag, offset));
  PatchPartitionOp op;
  PAWL_ASSIGN(op.offset, http::ParsePartitionPatch(call.body));
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(task));
  PAWL_ASSIGN(const JobRow row,
              ReadNow(core_, [&](StoreReader& reader) { return FindPartition(reader, ref, number); }));
  op.partition = row.seq;
  op.etag = etag;
  PAWL_TRY(Submit(std::move(op)));
  return GetPartition(task, number);
}

Result<ScanErrorList> CoreJobs::ListScanErrors(std::string_view task, const ScanErrorOptions& options) {
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(task));
  if (options.limit < 1 || options.limit > kWorkflowPageMax) {
    return Error{ErrorCode::kInvalid, "must be 1 to 1000", "limit"};
  }
  ScanErrorQuery query;
  query.limit = options.limit;
  if (options.partition != 0) query.partition = options.partition;
  if (!options.cursor.empty()) PAWL_TRY(http::ReadErrorCursor(options.cursor, query));
  PAWL_ASSIGN(const ScanErrorPage page,
              ReadNow(core_, [&](StoreReader& reader) { return pawl::ListScanErrors(reader, ref, query); }));
  return ScanErrorsFromReply(http::RenderScanErrors(page));
}

Result<std::uint64_t> CoreJobs::ReplayScanErrors(std::string_view task, std::uint32_t partition) {
  ReplayOp op;
  PAWL_ASSIGN(op.task, http::ParseRef(task));
  if (partition != 0) {
    PAWL_ASSIGN(const JobRow row,
                ReadNow(core_, [&](StoreReader& reader) { return FindPartition(reader, op.task, partition); }));
    op.partition = row.seq;
  }
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return reply.count;
}

// ---- Tasks as documents ----

Result<TaskStatus> CoreJobs::ImportTask(std::string_view document) {
  PAWL_ASSIGN(http::DocumentImport parsed, http::ParseImport(document, limits_));
  http::ImportOfTask import(std::move(parsed), policy_.get());
  while (true) {
    PAWL_ASSIGN(const auto found, ReadNow(core_, [&](StoreReader& reader) { return import.Look(reader); }));
    PAWL_ASSIGN(auto op, import.Next(found));
    if (!op) return TaskNow(import.task());
    PAWL_ASSIGN(const auto task, import.Pushed(Submit(*std::move(op))));
    if (task) return TaskNow(*task);
  }
}

Result<std::string> CoreJobs::ExportTask(std::string_view task) {
  PAWL_ASSIGN(JobRef ref, http::ParseRef(task));
  DocumentReader document(std::move(ref));
  for (bool more = true; more;) {
    PAWL_ASSIGN(more, ReadNow(core_, [&](StoreReader& reader) { return document.Step(reader); }));
  }
  return http::RenderDocument(document.view());
}

}  // namespace pawl
