// Workflows: the calls of Jobs as requests of the HTTP API, and its answers as values. See api_call.h and api_reply.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "pawl/jobs.h"
#include "wire/json/api_call.h"

namespace pawl {

// As POST /v1/workflows takes it. Fails with kBadJson, naming the field, if a value that is given as JSON is not.
Result<void> AppendWorkflow(const Workflow& workflow, std::string& out);

Result<ApiCall> StartCall(const Workflow& workflow);
Result<ApiCall> AddTasksCall(std::string_view ref, const std::vector<Task>& tasks);
ApiCall GetWorkflowCall(std::string_view ref, Millis wait);
ApiCall ListWorkflowsCall(const WorkflowListOptions& options);
ApiCall ChangeWorkflowCall(std::string_view ref, WorkflowStep step, std::string_view from);
ApiCall GetTaskCall(std::string_view workflow, std::string_view name);
ApiCall ChangeTaskCall(std::string_view ref, TaskStep step);
Result<ApiCall> AddPartitionsCall(std::string_view ref, const std::vector<std::string>& payloads);

ApiCall GetTaskCall(std::string_view task);
ApiCall GetPartitionCall(std::string_view task, std::uint32_t number);
Result<ApiCall> MovePartitionCall(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                  std::string_view offset);
ApiCall ListScanErrorsCall(std::string_view task, const ScanErrorOptions& options);
ApiCall ReplayScanErrorsCall(std::string_view task, std::uint32_t partition);
ApiCall ImportTaskCall(std::string_view document);
ApiCall ExportTaskCall(std::string_view task);

Result<WorkflowStatus> WorkflowFromReply(std::string_view body);
Result<WorkflowList> WorkflowsFromReply(std::string_view body);
Result<TaskStatus> TaskFromReply(std::string_view body);
Result<std::vector<JobBrief>> PartitionsFromReply(std::string_view body);
Result<PartitionStatus> PartitionFromReply(std::string_view body);
Result<ScanErrorList> ScanErrorsFromReply(std::string_view body);

}  // namespace pawl
