#include "wire/http/import_document.h"

#include "engine/workflow_queries.h"

namespace pawl::http {
namespace {

bool IsAbsent(const Error& error) { return error.code == ErrorCode::kNotFound; }

}  // namespace

Result<FoundForImport> LookForImport(StoreReader& reader, const DocumentImport& import) {
  const TaskDocument& document = import.document;
  const auto task = ReadJob(reader, document.id);
  if (task.ok()) {
    if (task->head.id == document.id && task->body.content == import.content) return FoundForImport{true};
    return Error{ErrorCode::kIdTaken, "the id " + document.id + " belongs to a job with other content", "_bid"};
  }
  if (!IsAbsent(task.error())) return task.error();
  const auto root = FindJob(reader, document.workflow);
  if (!root.ok()) return IsAbsent(root.error()) ? Result<FoundForImport>(FoundForImport{}) : root.error();
  const auto workflow = ReadWorkflow(reader, root->seq);
  if (!workflow.ok()) {
    if (!IsAbsent(workflow.error())) return workflow.error();
    return Error{ErrorCode::kIdTaken, "the id " + document.workflow + " belongs to a job that is no workflow",
                 "jobBid"};
  }
  FoundForImport found;
  found.place.has_workflow = true;
  if (!workflow->tasks.empty()) found.place.last_task = workflow->tasks.back().row.head.flow->task;
  return found;
}

// A push of a workflow that is there makes none of its tasks.
bool CameLate(const DocumentPlace& place, const Result<JobsReply>& reply) {
  if (!reply.ok()) return reply.error().code == ErrorCode::kIdTaken;
  return !place.has_workflow && reply->jobs.at(0).existing;
}

}  // namespace pawl::http
