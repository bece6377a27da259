// Workflows: bytes to operations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// A workflow, or further tasks of one, as a push: the workflow, then each task, followed by its partitions.
struct WorkflowPush {
  // What a job of the push is in the request.
  struct Place {
    std::int32_t task = -1;  // its index; -1: the workflow itself
    std::int32_t partition = -1;
    bool scans = false;  // the partition stands in the scan of the task, or is to be made by it
  };
  PushOp op;
  std::vector<Place> places;
};

Result<WorkflowPush> ParseWorkflow(std::string_view body, const WireLimits& limits);  // POST /v1/workflows
// POST /v1/workflows/{ref}/tasks
Result<WorkflowPush> ParseTasks(std::string_view body, const JobRef& workflow, const WireLimits& limits);
// "jobs[3].queue", as errors of a push of many name it: takes the first part off, and says which job it is. Nothing:
// the error names none.
std::optional<std::size_t> TakePlace(Error& error);
// The error of such a push names a place among its jobs: says instead which part of the request that is.
Error NamedByTask(Error error, const std::vector<WorkflowPush::Place>& places);

// POST /v1/tasks/{ref}/partitions, without the task.
Result<AddPartitionsOp> ParsePartitions(std::string_view body, const WireLimits& limits);
// POST /v1/workflows/{ref}/restart: "failed" if it is not said.
Result<std::string> ParseRestart(std::string_view body);
// POST /v1/tasks/{ref}/restart: from the start if it is not said.
Result<TaskStep> ParseTaskRestart(std::string_view body);

}  // namespace pawl::http
