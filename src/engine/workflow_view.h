// Workflows and tasks, and what a job has to do with them, as queries show it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/job.h"
#include "model/partition.h"
#include "pawl/workflow.h"
#include "rules/operations.h"

namespace pawl {

// Of a job that waits for others, or is part of a workflow.
struct FlowView {
  std::string workflow;  // its id; empty: the job stands alone
  std::string task;
  std::uint32_t partition = 0;
  std::vector<std::string> after;           // ids
  std::uint64_t waiting_for = 0;            // of those, how many have not ended
  std::vector<std::string> waits_for = {};  // the first of these
};

struct ScanView {
  ScanTask task;
  ScanCounts totals = {};    // over all partitions; ScanTotals
  std::uint64_t pieces = 0;  // that the partitions have found and that have not ended; likewise
};

struct TaskView {
  JobRow row;
  NameId queue = 0;                     // where its job waits, or its partitions do; 0: it can have no partition yet
  std::vector<std::string> after = {};  // names of tasks
  std::optional<PartitionCounts> partitions = {};
  std::optional<std::string> result = {};  // raw JSON
  std::optional<JobError> error = {};
  std::optional<ScanView> scan = {};  // of a task that is shown alone
  std::string workflow_id = {};       // of a task that is shown alone
  std::string workflow_name = {};
};

struct WorkflowView {
  JobRow row;
  WorkflowCounts counts = {};
  JobBody body = {};
  std::optional<std::string> result = {};
  std::vector<TaskView> tasks = {};  // as they were defined
};

struct WorkflowPage {
  std::vector<WorkflowView> workflows;  // newest first, without tasks
  std::optional<Seq> next;              // `below` of the next page; nothing: this was the last one
};

}  // namespace pawl
