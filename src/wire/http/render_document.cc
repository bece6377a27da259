#include "wire/http/render_document.h"

#include <utility>
#include <vector>

#include "base/redact.h"
#include "engine/workflow_queries.h"
#include "wire/json/task_document.h"

namespace pawl::http {
namespace {

DocumentStatus StatusOfTask(const JobHead& head) {
  switch (TaskStateOf(head)) {
    case TaskState::kWaiting:
    case TaskState::kScheduled:
      return DocumentStatus::kWaiting;
    case TaskState::kQueued:
    case TaskState::kRunning:
    case TaskState::kRetrying:
    case TaskState::kSuspended:
    case TaskState::kActive:
      return DocumentStatus::kAvailable;
    case TaskState::kCompleted:
      return DocumentStatus::kDone;
    case TaskState::kSkipped:  // by somebody it counts as done, by a rule it has not run
      return head.flow->by_hand ? DocumentStatus::kDone : DocumentStatus::kError;
    case TaskState::kFailed:
    case TaskState::kTerminating:
    case TaskState::kTerminated:
      break;
  }
  return DocumentStatus::kError;
}

LivePartition LiveOf(const DocumentPart& part) {
  LivePartition live{.etag = part.state.etag, .errors = part.state.errors, .acquisitions = part.state.acquisitions};
  const State state = part.row.head.state;
  if (state == State::kCompleted) {
    live.status = DocumentStatus::kEof;
  } else if (HasEnded(state) || state == State::kTerminating) {
    live.status = DocumentStatus::kError;
  }
  return live;
}

}  // namespace

Result<std::string> RenderDocument(const DocumentView& view) {
  std::vector<std::string> partitions;
  for (const DocumentPart& part : view.parts) {
    partitions.push_back(RenderDocumentPartition(part.text, LiveOf(part)));
  }
  if (partitions.size() < PlacesInFrame(view.frame)) {
    return Error{ErrorCode::kOverloaded, "the partitions of task " + view.task.head.id + " are being made; ask again"};
  }
  return RedactJson(RenderTaskDocument(view.frame, StatusOfTask(view.task.head), partitions));
}

}  // namespace pawl::http
