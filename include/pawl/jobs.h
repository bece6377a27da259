// Jobs is what can be asked of Pawl, whichever door leads to it: pawl::Engine (a data directory of your own) or
// pawl::Client (a server). Code written for it works on both.
//
// All calls are thread-safe and block until they are answered. The answer to a change means that it is on disk. `ref`
// names a job by its id, by an alias, or by its number as "~123".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "pawl/job.h"
#include "pawl/lease.h"
#include "pawl/life.h"
#include "pawl/queue.h"
#include "pawl/result.h"
#include "pawl/schedule.h"
#include "pawl/workflow.h"

namespace pawl {

class Jobs {
 public:
  virtual ~Jobs() = default;

  // ---- Jobs ----
  virtual Result<JobBrief> Push(PushRequest job) = 0;
  // Up to 10,000, all or none; the answers are in the same order.
  virtual Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest> jobs) = 0;
  // With a wait (up to 60 s): answers when the job has ended or the time is over; look at its state.
  virtual Result<Job> Get(std::string_view ref, Millis wait = Millis(0)) = 0;
  virtual Result<JobList> List(const ListOptions& options) = 0;
  // The last 20 runs that failed or lost their worker, with the one that succeeded after them, and the run in flight;
  // the newest first. A job that succeeded at once has none.
  virtual Result<std::vector<PastRun>> GetRuns(std::string_view ref) = 0;
  // Now, and also if it has ended before; a terminated job only with `force`.
  virtual Result<JobBrief> RunNow(std::string_view ref, bool force = false) = 0;
  // A job that waits (queued, scheduled, retrying or suspended) gets another time, priority, group or payload.
  virtual Result<JobBrief> Edit(std::string_view ref, const JobChange& change) = 0;
  // Pushes the job once more, whatever it has come to: the same type, queue, payload, meta, options and callbacks. Of a
  // stateful job also its ports, without values, state and children. Not of workflows.
  virtual Result<JobBrief> Copy(std::string_view ref, const CopyChange& change = {}) = 0;
  // With all its children and theirs, if `recursive`.
  virtual Result<JobBrief> Terminate(std::string_view ref, bool recursive = false) = 0;
  // Ended jobs only; a stateful one when it and all below it are terminated: the whole tree goes.
  virtual Result<void> Delete(std::string_view ref) = 0;
  // All that match; how many. At least one member of the selection must be set.
  virtual Result<std::uint64_t> RunMany(const JobSelection& jobs) = 0;
  virtual Result<std::uint64_t> TerminateMany(const JobSelection& jobs) = 0;

  // ---- Stateful jobs ----
  // To the inport of a job, which is woken unless `notify` is false. Fails with kPortUnknown.
  virtual Result<void> Write(std::string_view ref, std::string_view inport, std::vector<std::string> values,
                             bool notify = true) = 0;
  // Takes up to `limit` values off an outport; of an empty one that has a default, that.
  virtual Result<std::vector<PortValue>> Read(std::string_view ref, std::string_view outport,
                                              std::uint32_t limit = 1) = 0;
  // What waits from an offset on (0: from the first), up to 1,000; it stays.
  virtual Result<PortContent> Peek(const PortAddress& port, std::uint64_t from = 0, std::uint32_t limit = 100) = 0;
  // Moves all that waits on a port, and its default, to others, in one step.
  virtual Result<void> Connect(const PortAddress& from, const std::vector<PortAddress>& to) = 0;
  virtual Result<void> ChangePorts(std::string_view ref, const PortChanges& changes) = 0;
  virtual Result<StateValues> GetState(std::string_view ref) = 0;
  virtual Result<StateValues> ChangeState(std::string_view ref, const StateValues& set,
                                          const std::vector<std::string>& unset = {}) = 0;
  // To all ports that follow the channel, such as "/shop/orders", or one above it; to how many.
  virtual Result<std::uint64_t> Publish(std::string_view channel, std::string value) = 0;

  virtual Result<void> Adopt(std::string_view ref, std::string_view parent, std::string_view name = {}) = 0;
  virtual Result<void> Disown(std::string_view ref) = 0;
  virtual Result<JobBrief> GetChild(std::string_view parent, std::string_view name) = 0;
  virtual Result<JobTree> GetTree(std::string_view ref) = 0;
  // Fails with kNameTaken if it is an id or alias already.
  virtual Result<void> AddAlias(std::string_view ref, std::string_view alias) = 0;
  virtual Result<void> RemoveAlias(std::string_view ref, std::string_view alias) = 0;

  // The types of a queue and how their jobs live. pawl::Worker registers its own when it starts.
  virtual Result<void> RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) = 0;
  virtual Result<void> UnregisterType(std::string_view queue, std::string_view type) = 0;
  virtual Result<std::map<std::string, TypeOptions>> ListTypes(std::string_view queue) = 0;

  // ---- Workflows ----
  // All of it or nothing. The same id with the same content is the same workflow.
  virtual Result<WorkflowStatus> Start(Workflow workflow) = 0;
  // With a wait (up to 60 s): answers when the workflow has ended or the time is over; look at its state.
  virtual Result<WorkflowStatus> GetWorkflow(std::string_view ref, Millis wait = Millis(0)) = 0;
  virtual Result<WorkflowList> ListWorkflows(const WorkflowListOptions& options) = 0;
  // Of kRestart, `from` is "failed" (or empty), "start", or a task: it and all that follow it.
  virtual Result<WorkflowStatus> ChangeWorkflow(std::string_view ref, WorkflowStep step,
                                                std::string_view from = {}) = 0;
  // To one that has not ended. They may follow tasks that are there; a first one without `after` starts at once.
  virtual Result<WorkflowStatus> AddTasks(std::string_view ref, std::vector<Task> tasks) = 0;
  virtual Result<TaskStatus> GetTask(std::string_view workflow, std::string_view name) = 0;
  // `ref` names the job of the task, as TaskStatus::id does.
  virtual Result<TaskStatus> ChangeTask(std::string_view ref, TaskStep step) = 0;
  virtual Result<std::vector<JobBrief>> AddPartitions(std::string_view ref, std::vector<std::string> payloads) = 0;

  // ---- Scans ----
  // `task` names the job of the task, as TaskStatus::id does. Partitions are numbered from 1.
  virtual Result<TaskStatus> GetTask(std::string_view task) = 0;
  virtual Result<PartitionStatus> GetPartition(std::string_view task, std::uint32_t number) = 0;
  // The partition goes on behind `offset` (Extended JSON; empty: from the beginning), if it has this etag still and no
  // run of it is in flight.
  virtual Result<PartitionStatus> MovePartition(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                                std::string_view offset) = 0;
  virtual Result<ScanErrorList> ListScanErrors(std::string_view task, const ScanErrorOptions& options = {}) = 0;
  // Dead documents are processed again, of all partitions (0) or of one; how many.
  virtual Result<std::uint64_t> ReplayScanErrors(std::string_view task, std::uint32_t partition = 0) = 0;
  // An infinite scan ends when each of its partitions has been drained once more.
  Result<TaskStatus> Drain(std::string_view task) { return ChangeTask(task, TaskStep::kDrain); }
  // The task of a document as applications on MongoDB keep it (Extended JSON; docs/tasks.md), with its partitions, and
  // its workflow if that is new. The same document again changes nothing; kIdTaken if its id belongs to another one.
  virtual Result<TaskStatus> ImportTask(std::string_view document) = 0;
  // The document of a task that was imported, with the values of now; kNotFound for any other task.
  virtual Result<std::string> ExportTask(std::string_view task) = 0;

  // ---- Callbacks ----
  // Newest first. A job shows its own (Job::callbacks).
  virtual Result<CallbackList> ListCallbacks(const CallbackSelection& callbacks, std::uint32_t limit = 100,
                                             std::string_view cursor = {}) = 0;
  // Sent now, or once more, with the same id and body.
  virtual Result<CallbackStatus> RetryCallback(std::string_view id) = 0;
  // All that match; how many.
  virtual Result<std::uint64_t> RetryCallbacks(const CallbackSelection& callbacks) = 0;

  // ---- Schedules ----
  // A new one, or instead of the one of this name. What is so already is no change, so programs may put their schedules
  // at every start. With an etag: only if the schedule has that one still, kChangedMeanwhile otherwise.
  virtual Result<ScheduleStatus> PutSchedule(std::string_view name, const ScheduleRequest& schedule,
                                             std::optional<std::uint64_t> etag = {}) = 0;
  virtual Result<ScheduleStatus> GetSchedule(std::string_view name) = 0;
  virtual Result<std::vector<ScheduleStatus>> ListSchedules() = 0;  // by name
  virtual Result<void> DeleteSchedule(std::string_view name) = 0;
  // Times that pass while it is paused are not made up for.
  virtual Result<ScheduleStatus> PauseSchedule(std::string_view name, bool paused = true) = 0;
  // Now, or as if it were `at`; the next time stays as it is.
  virtual Result<Fired> FireSchedule(std::string_view name, std::optional<WallTime> at = {}) = 0;

  // ---- Work ----
  // Answers when there is a job, or with none when the wait is over or `stop` asks for it.
  virtual Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop = {}) = 0;
  // Fails with kLeaseLost once the job has gone to another worker: the caller must then throw its work away.
  virtual Result<BeatReply> Heartbeat(const Beat& beat) = 0;
  // Up to 1,000, each for itself; the answers are in the same order. kLeaseLost as above; the same finish again gets
  // the same answer.
  virtual Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) = 0;
  Result<Finished> FinishOne(Finish finish);

  // ---- Queues and groups ----
  virtual Result<std::vector<QueueStatus>> ListQueues() = 0;
  virtual Result<QueueStatus> GetQueue(std::string_view queue) = 0;
  virtual Result<QueueStatus> ChangeQueue(std::string_view queue, const QueueChange& change) = 0;
  // Only a queue without jobs that have not ended; its settings go with it.
  virtual Result<void> DeleteQueue(std::string_view queue) = 0;
  // Terminates every waiting job; how many.
  virtual Result<std::uint64_t> PurgeQueue(std::string_view queue) = 0;
  Result<QueueStatus> Pause(std::string_view queue);
  Result<QueueStatus> Resume(std::string_view queue);
  virtual Result<GroupStatus> GetGroup(std::string_view queue, std::string_view group) = 0;
  virtual Result<GroupStatus> ChangeGroup(std::string_view queue, std::string_view group,
                                          const GroupChange& change) = 0;

  // Of one queue (then `all` is its own), or of all.
  virtual Result<StatsReport> GetStats(std::string_view queue = {}) = 0;
};

}  // namespace pawl
