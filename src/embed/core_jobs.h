// CoreJobs is Jobs on a Core in this process, whoever owns it: a server, or the EmbeddedEngine. Thread-safe.
#pragma once

#include <map>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/replaceable.h"
#include "engine/core.h"
#include "pawl/jobs.h"
#include "runtime/core_calls.h"
#include "wire/http/parse_workflow.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl {

// A virtual base, so that EmbeddedEngine, which is an Engine and therefore Jobs, takes all its calls from here.
class CoreJobs : public virtual Jobs {
 public:
  // The core outlives it; it may not be constructed yet, but has started before the first call.
  CoreJobs(Core& core, http::WireLimits limits) : core_(core), limits_(limits) {}
  CoreJobs(const CoreJobs&) = delete;
  CoreJobs& operator=(const CoreJobs&) = delete;
  ~CoreJobs() override = default;

  // Ends the waits of Get, now and from now on. To be called before the core stops.
  void StopWaiting() { stopping_.request_stop(); }
  // What pushes ask Pawl to do by itself is looked at by this from now on. Nothing that it refers to goes before the
  // core. At first only the form of URLs is looked at.
  void SetPolicy(PushPolicy policy) { policy_.Set(std::move(policy)); }

  Result<JobBrief> Push(PushRequest job) override;
  Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest> jobs) override;
  Result<Job> Get(std::string_view ref, Millis wait) override;
  Result<JobList> List(const ListOptions& options) override;
  Result<JobBrief> RunNow(std::string_view ref, bool force) override;
  Result<JobBrief> Edit(std::string_view ref, const JobChange& change) override;
  Result<std::vector<PastRun>> GetRuns(std::string_view ref) override;
  Result<JobBrief> Copy(std::string_view ref, const CopyChange& change) override;
  Result<JobBrief> Terminate(std::string_view ref, bool recursive) override;
  Result<void> Delete(std::string_view ref) override;
  Result<std::uint64_t> RunMany(const JobSelection& jobs) override;
  Result<CallbackList> ListCallbacks(const CallbackSelection& callbacks, std::uint32_t limit,
                                     std::string_view cursor) override;
  Result<CallbackStatus> RetryCallback(std::string_view id) override;
  Result<std::uint64_t> RetryCallbacks(const CallbackSelection& callbacks) override;
  Result<std::uint64_t> TerminateMany(const JobSelection& jobs) override;
  Result<void> Write(std::string_view ref, std::string_view inport, std::vector<std::string> values,
                     bool notify) override;
  Result<std::vector<PortValue>> Read(std::string_view ref, std::string_view outport, std::uint32_t limit) override;
  Result<PortContent> Peek(const PortAddress& port, std::uint64_t from, std::uint32_t limit) override;
  Result<void> Connect(const PortAddress& from, const std::vector<PortAddress>& to) override;
  Result<void> ChangePorts(std::string_view ref, const PortChanges& changes) override;
  Result<StateValues> GetState(std::string_view ref) override;
  Result<StateValues> ChangeState(std::string_view ref, const StateValues& set,
                                  const std::vector<std::string>& unset) override;
  Result<std::uint64_t> Publish(std::string_view channel, std::string value) override;
  Result<void> Adopt(std::string_view ref, std::string_view parent, std::string_view name) override;
  Result<void> Disown(std::string_view ref) override;
  Result<JobBrief> GetChild(std::string_view parent, std::string_view name) override;
  Result<JobTree> GetTree(std::string_view ref) override;
  Result<void> AddAlias(std::string_view ref, std::string_view alias) override;
  Result<void> RemoveAlias(std::string_view ref, std::string_view alias) override;
  Result<void> RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) override;
  Result<void> UnregisterType(std::string_view queue, std::string_view type) override;
  Result<std::map<std::string, TypeOptions>> ListTypes(std::string_view queue) override;
  Result<WorkflowStatus> Start(Workflow workflow) override;
  Result<WorkflowStatus> GetWorkflow(std::string_view ref, Millis wait) override;
  Result<WorkflowList> ListWorkflows(const WorkflowListOptions& options) override;
  Result<WorkflowStatus> ChangeWorkflow(std::string_view ref, WorkflowStep step, std::string_view from) override;
  Result<WorkflowStatus> AddTasks(std::string_view ref, std::vector<Task> tasks) override;
  Result<TaskStatus> GetTask(std::string_view workflow, std::string_view name) override;
  Result<TaskStatus> ChangeTask(std::string_view ref, TaskStep step) override;
  Result<std::vector<JobBrief>> AddPartitions(std::string_view ref, std::vector<std::string> payloads) override;
  Result<TaskStatus> GetTask(std::string_view task) override;
  Result<PartitionStatus> GetPartition(std::string_view task, std::uint32_t number) override;
  Result<PartitionStatus> MovePartition(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                        std::string_view offset) override;
  Result<ScanErrorList> ListScanErrors(std::string_view task, const ScanErrorOptions& options) override;
  Result<std::uint64_t> ReplayScanErrors(std::string_view task, std::uint32_t partition) override;
  Result<TaskStatus> ImportTask(std::string_view document) override;
  Result<std::string> ExportTask(std::string_view task) override;
  Result<ScheduleStatus> PutSchedule(std::string_view name, const ScheduleRequest& schedule,
                                     std::optional<std::uint64_t> etag) override;
  Result<ScheduleStatus> GetSchedule(std::string_view name) override;
  Result<std::vector<ScheduleStatus>> ListSchedules() override;
  Result<void> DeleteSchedule(std::string_view name) override;
  Result<ScheduleStatus> PauseSchedule(std::string_view name, bool paused) override;
  Result<Fired> FireSchedule(std::string_view name, std::optional<WallTime> at) override;
  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override;
  Result<BeatReply> Heartbeat(const Beat& beat) override;
  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override;
  Result<std::vector<QueueStatus>> ListQueues() override;
  Result<QueueStatus> GetQueue(std::string_view queue) override;
  Result<QueueStatus> ChangeQueue(std::string_view queue, const QueueChange& change) override;
  Result<void> DeleteQueue(std::string_view queue) override;
  Result<std::uint64_t> PurgeQueue(std::string_view queue) override;
  Result<GroupStatus> GetGroup(std::string_view queue, std::string_view group) override;
  Result<GroupStatus> ChangeGroup(std::string_view queue, std::string_view group, const GroupChange& change) override;
  Result<StatsReport> GetStats(std::string_view queue) override;

 protected:
  Result<PushOp> CheckedPush(std::vector<PushRequest> jobs) const;
  Result<std::vector<FinishOp>> CheckedFinishes(std::vector<Finish> finishes) const;

 private:
  template <typename Op>
  Result<typename Op::Reply> Submit(Op op) {
    return SubmitAndWait(core_, std::move(op));
  }
  // Returns when the job has ended, the time is over, or StopWaiting was called.
  void WaitForEnd(Seq seq, Millis wait);
  Result<std::uint64_t> Many(ManyAction action, const std::string& filter);
  Result<JobsReply> PushTasks(http::WorkflowPush push);
  // How they stand.
  Result<WorkflowStatus> WorkflowNow(const JobRef& ref, bool existing = false);
  Result<TaskStatus> TaskNow(const JobRef& ref);

  Core& core_;
  const http::WireLimits limits_;
  Replaceable<PushPolicy> policy_{PushPolicy()};
  std::stop_source stopping_;
};

}  // namespace pawl
