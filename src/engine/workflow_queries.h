// What can be asked of workflows and their tasks. Numbers of tasks and partitions are the sizes of indexes, so nothing
// has to be counted.
#pragma once

#include <optional>
#include <string>

#include "engine/queries.h"
#include "engine/workflow_view.h"

namespace pawl {

// As people see them; of the head of a workflow, and of a task.
WorkflowState WorkflowStateOf(const JobHead& head);
TaskState TaskStateOf(const JobHead& head);
TaskState TaskStateOf(JobState shown, Reason reason, bool carries = false);

// Of a job that has a Flow.
Result<FlowView> ReadFlow(StoreReader& reader, Seq seq, const JobHead& head);

// The row of a job that is a workflow, or a task of one; kNotFound for other jobs too.
Result<JobRow> FindWorkflow(StoreReader& reader, const JobRef& ref);
Result<JobRow> FindTask(StoreReader& reader, const JobRef& ref);
Result<JobRow> FindTask(StoreReader& reader, const JobRef& workflow, const std::string& name);

// With all tasks. Their results are left out if they are longer than kTaskResultShown, and errors are shortened.
inline constexpr std::size_t kTaskResultShown = 4'096;
Result<WorkflowView> ReadWorkflow(StoreReader& reader, const JobRef& ref);
// Without the tasks, and without what only a look at all of them could tell.
Result<WorkflowView> ReadWorkflowBrief(StoreReader& reader, const JobRef& ref);
// With its whole result and error.
Result<TaskView> ReadTask(StoreReader& reader, const JobRow& task);

struct WorkflowQuery {
  std::optional<std::string> name;
  std::optional<WorkflowState> state;
  Seq below = kSeqEnd;
  std::size_t limit = 100;
};
Result<WorkflowPage> ListWorkflows(StoreReader& reader, const Names& names, const WorkflowQuery& query);

// The partitions of a task in the order of their numbers. A filter looks at kScanBudget of them at most.
struct PartitionQuery {
  std::vector<JobState> shown;
  Seq after = 0;
  std::size_t limit = 100;
};
// `next` is the `after` of the next page.
struct PartitionPage : JobPage {
  std::vector<std::optional<PartitionState>> partitions;  // in the order of jobs, of those of a scan
};
Result<PartitionPage> ListPartitions(StoreReader& reader, const JobRef& task, const PartitionQuery& query);
Result<JobRow> FindPartition(StoreReader& reader, const JobRef& task, std::uint32_t number);

}  // namespace pawl
