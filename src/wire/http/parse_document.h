// The document of a task (wire/json/task_document.h): bytes to operations.
#pragma once

#include <string>
#include <string_view>

#include "base/hash.h"
#include "base/result.h"
#include "rules/operations.h"
#include "wire/json/task_document.h"

namespace pawl::http {

struct DocumentImport {
  TaskDocument document;
  Hash128 content;  // of the canonical document: what is sent again is compared by it
};

Result<DocumentImport> ParseImport(std::string_view body, const WireLimits& limits);  // POST /v1/tasks

// What the task finds at its workflow.
struct DocumentPlace {
  bool has_workflow = false;  // otherwise the push makes it, as its first job
  std::string last_task;      // of the workflow; empty: none
};

// The task with its partitions, as a push.
PushOp PushOf(const DocumentImport& import, const DocumentPlace& place);

// The error of such a push names a place among its jobs: says instead which member of the document that is.
Error NamedByDocument(Error error, const TaskDocument& document, const DocumentPlace& place);

}  // namespace pawl::http
