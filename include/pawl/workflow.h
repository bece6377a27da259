// Workflows as values: tasks that follow each other, and tasks with many partitions.
//
//   jobs.Start({.name = "nightly",
//               .result = "report",
//               .tasks = {{.name = "list", .job = {.type = "list-files"}},
//                         {.name = "load", .job = {.type = "load"}, .each = "list"},
//                         {.name = "report", .job = {.type = "report"}}}});
//
// A workflow and its tasks are jobs: what Jobs does with a job by its id, such as Terminate, Delete or Write to a port,
// it does with them too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pawl/job.h"
#include "pawl/partition.h"

namespace pawl {

// What a workflow does when a task of it has failed.
enum class OnError : std::uint8_t {
  kContinue = 0,  // what depends on it is skipped, the rest goes on
  kStop = 1,      // whatever waits for a success is skipped
  kPause = 2,     // nothing is skipped: it waits for somebody
};

// What is asked of a whole workflow.
enum class WorkflowStep : std::uint8_t {
  kPause,   // no task starts any more; runs in flight go on
  kResume,  // also of one that an error has paused
  kClose,   // of one that stays open: it takes no more tasks, and ends with the last of them
  kRestart,
};

// What is asked of a task.
enum class TaskStep : std::uint8_t {
  kPause,
  kResume,
  kSkip,           // one that waits or has failed counts as done well
  kActivate,       // one that waits runs whatever it waits for
  kRestart,        // one that has ended runs again from the start, without those that follow it
  kRestartFailed,  // the same of those of its partitions that did not end well; a scan goes on behind their offsets
  kDrain,          // an infinite scan: each partition ends when it has been drained the next time
};

// One step of a workflow.
struct Task {
  std::string name = {};
  PushRequest job = {};  // its id may be left out; its name, parent, after and when are not used
  // Names of tasks that must have ended before it starts. Not given: the one before it in the list.
  std::optional<std::vector<std::string>> after = {};
  When when = When::kSucceeded;
  bool may_fail = false;  // its failure hurts nobody

  // Of a task that is worked on in many jobs of the same kind, which end it together.
  std::optional<std::vector<std::string>> partitions = {};  // a payload (JSON) each; none: runs before it push into it
  std::string each = {};  // a task that it follows: a partition for each element of its result, with {"item": element}
  std::optional<std::uint32_t> concurrency = {};  // partitions that run at once
  // Instead of `partitions` and `each`, of a task that works through documents: a JSON object with its source, its
  // partitions and all that docs/scans.md says. Each partition keeps how far it has come.
  std::string scan = {};
};

struct Workflow {
  std::string id = {};    // an id of your own: the same workflow again changes nothing
  std::string name = {};  // what kind of workflow it is
  std::vector<Task> tasks = {};
  OnError on_error = OnError::kContinue;
  std::string result = {};  // the task whose result is that of the workflow
  bool external = false;    // somebody outside says what comes next: TaskStep::kActivate, AddTasks, kClose
  bool stays_open = false;  // it does not end with its last task: more may be added until kClose
  std::optional<Millis> delay = {};
  std::optional<WallTime> run_at = {};
  std::optional<Millis> timeout = {};  // of the whole: it is terminated then
  std::optional<Millis> retention = {};
  std::optional<UniqueSpec> unique = {};
  std::string created_by = {};
  std::string meta = {};
  std::optional<std::vector<CallbackSpec>> callbacks = {};
};

enum class WorkflowState : std::uint8_t {
  kWaiting,  // it is being made
  kScheduled,
  kActive,
  kPaused,
  kCompleted,
  kFailed,
  kTerminating,
  kTerminated,
};
inline constexpr std::size_t kWorkflowStateCount = 8;

std::string_view Name(WorkflowState state);
std::optional<WorkflowState> WorkflowStateFromName(std::string_view name);

enum class TaskState : std::uint8_t {
  kWaiting,  // for other tasks, or for its workflow to go on
  kScheduled,
  kQueued,
  kRunning,
  kRetrying,
  kSuspended,  // its run waits to be woken
  kActive,     // its partitions may run
  kCompleted,
  kFailed,
  kSkipped,
  kTerminating,
  kTerminated,
};
inline constexpr std::size_t kTaskStateCount = 12;

std::string_view Name(TaskState state);
std::optional<TaskState> TaskStateFromName(std::string_view name);

constexpr bool HasEnded(WorkflowState state) {
  return state == WorkflowState::kCompleted || state == WorkflowState::kFailed || state == WorkflowState::kTerminated;
}

struct PartitionCounts {
  std::uint64_t total = 0;
  std::uint64_t open = 0;  // that have not ended
  std::uint64_t running = 0;
  std::uint64_t failed = 0;
};

// A task as it stands. Its error and result are shortened in the view of a whole workflow.
struct TaskStatus {
  std::string name = {};
  std::string id = {};
  std::uint64_t seq = 0;
  std::string type = {};
  std::string queue = {};
  TaskState state = TaskState::kWaiting;
  std::string reason = {};
  bool paused = false;
  std::vector<std::string> after = {};
  When when = When::kSucceeded;
  bool may_fail = false;
  std::optional<PartitionCounts> partitions = {};
  std::optional<ScanStatus> scan = {};  // not in the view of a whole workflow
  WallTime created_at = {};
  std::optional<WallTime> started_at = {};
  std::optional<WallTime> ended_at = {};
  std::optional<JobFailure> error = {};
  std::string result = {};
};

struct WorkflowCounts {
  std::uint64_t tasks = 0;
  std::uint64_t open = 0;  // that have not ended
  std::uint64_t failed = 0;
  std::optional<std::uint64_t> skipped = {};  // not in listings
};

struct WorkflowStatus {
  std::string id = {};
  std::uint64_t seq = 0;
  std::string name = {};
  WorkflowState state = WorkflowState::kWaiting;
  std::string reason = {};
  WorkflowCounts counts = {};
  OnError on_error = OnError::kContinue;
  WallTime created_at = {};
  std::optional<WallTime> run_at = {};
  std::optional<WallTime> started_at = {};
  std::optional<WallTime> ended_at = {};
  std::string result = {};
  std::string created_by = {};
  std::string meta = {};
  std::vector<TaskStatus> tasks = {};  // in the order of their definition; not in listings
  bool existing = false;               // Start has found it there
};

// Which workflows. What is empty does not restrict.
struct WorkflowListOptions {
  std::string name = {};
  std::optional<WorkflowState> state = {};
  std::uint32_t limit = 100;  // 1 to 1,000
  std::string cursor = {};    // of the page before
};

// Newest first. A page may be short although more follows: go on while there is a cursor.
struct WorkflowList {
  std::vector<WorkflowStatus> workflows = {};
  std::string cursor = {};
};

}  // namespace pawl
