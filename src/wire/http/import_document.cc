#include "wire/http/import_document.h"

#include "engine/workflow_queries.h"

namespace pawl::http {
namespace {

// A document may come at the same time as another one of its workflow, or as itself: then what was found no longer
// holds, and is looked for again, up to so many times.
constexpr int kPushesMost = 5;

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

Result<std::optional<PushOp>> ImportOfTask::Next(const FoundForImport& found) {
  if (found.existing) return std::optional<PushOp>{};
  place_ = found.place;
  PushOp op = PushOf(import_, place_);
  if (Result<void> applied = policy_.Apply(op); !applied.ok()) return Named(std::move(applied).error());
  ++pushes_;
  return std::optional<PushOp>(std::move(op));
}

Result<std::optional<Seq>> ImportOfTask::Pushed(const Result<JobsReply>& reply) {
  if (CameLate(reply) && pushes_ < kPushesMost) return std::optional<Seq>{};
  if (!reply.ok()) return Named(reply.error());
  return std::optional<Seq>(reply->jobs.at(place_.has_workflow ? 0 : 1).seq);
}

// A push of a workflow that is there makes none of its tasks. One that came late has changed nothing.
bool ImportOfTask::CameLate(const Result<JobsReply>& reply) const {
  if (!reply.ok()) return reply.error().code == ErrorCode::kIdTaken;
  return !place_.has_workflow && reply->jobs.at(0).existing;
}

}  // namespace pawl::http
