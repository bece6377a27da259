// JsonClient makes the calls of Jobs by means of one: Call, which sends a request of the HTTP API and returns the body
// of its answer.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pawl/client.h"
#include "wire/json/api_call.h"
#include "wire/json/api_reply.h"
#include "wire/json/api_workflow.h"

namespace pawl {

class JsonClient : public Client {
 public:
  Result<JobBrief> Push(PushRequest job) override { return Ask(PushCall(job), BriefFromReply); }
  Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest> jobs) override {
    return Ask(PushManyCall(jobs), PushedFromReply);
  }
  Result<Job> Get(std::string_view ref, Millis wait) override { return Ask(GetCall(ref, wait), JobFromReply); }
  Result<JobList> List(const ListOptions& options) override { return Ask(ListCall(options), PageFromReply); }
  Result<std::vector<PastRun>> GetRuns(std::string_view ref) override { return Ask(GetRunsCall(ref), RunsFromReply); }
  Result<JobBrief> RunNow(std::string_view ref, bool force) override {
    return Ask(RunCall(ref, force), BriefFromReply);
  }
  Result<JobBrief> Edit(std::string_view ref, const JobChange& change) override {
    return Ask(EditCall(ref, change), BriefFromReply);
  }
  Result<JobBrief> Copy(std::string_view ref, const CopyChange& change) override {
    return Ask(CopyCall(ref, change), BriefFromReply);
  }
  Result<JobBrief> Terminate(std::string_view ref, bool recursive) override {
    return Ask(TerminateCall(ref, recursive), BriefFromReply);
  }
  Result<void> Delete(std::string_view ref) override { return Tell(DeleteCall(ref)); }
  Result<std::uint64_t> RunMany(const JobSelection& jobs) override { return Ask(RunManyCall(jobs), CountFromReply); }
  Result<std::uint64_t> TerminateMany(const JobSelection& jobs) override {
    return Ask(TerminateManyCall(jobs), CountFromReply);
  }

  Result<CallbackList> ListCallbacks(const CallbackSelection& callbacks, std::uint32_t limit,
                                     std::string_view cursor) override {
    return Ask(ListCallbacksCall(callbacks, limit, cursor), CallbacksFromReply);
  }
  Result<CallbackStatus> RetryCallback(std::string_view id) override {
    return Ask(RetryCallbackCall(id), CallbackFromReply);
  }
  Result<std::uint64_t> RetryCallbacks(const CallbackSelection& callbacks) override {
    return Ask(RetryCallbacksCall(callbacks), CountFromReply);
  }

  Result<void> Write(std::string_view ref, std::string_view inport, std::vector<std::string> values,
                     bool notify) override {
    return Tell(WriteCall({std::string(ref), Side::kIn, std::string(inport)}, values, notify));
  }
  Result<std::vector<PortValue>> Read(std::string_view ref, std::string_view outport, std::uint32_t limit) override {
    return Ask(ReadCall({std::string(ref), Side::kOut, std::string(outport)}, limit), ReadFromReply);
  }
  Result<PortContent> Peek(const PortAddress& port, std::uint64_t from, std::uint32_t limit) override {
    return Ask(PeekCall(port, from, limit), ContentFromReply);
  }
  Result<void> Connect(const PortAddress& from, const std::vector<PortAddress>& to) override {
    return Tell(ConnectCall(from, to));
  }
  Result<void> ChangePorts(std::string_view ref, const PortChanges& changes) override {
    return Tell(ChangePortsCall(ref, changes));
  }
  Result<StateValues> GetState(std::string_view ref) override { return Ask(GetStateCall(ref), StateFromReply); }
  Result<StateValues> ChangeState(std::string_view ref, const StateValues& set,
                                  const std::vector<std::string>& unset) override {
    return Ask(ChangeStateCall(ref, set, unset), StateFromReply);
  }
  Result<std::uint64_t> Publish(std::string_view channel, std::string value) override {
    return Ask(PublishCall(channel, value), DeliveredFromReply);
  }
  Result<void> Adopt(std::string_view ref, std::string_view parent, std::string_view name) override {
    return Tell(AdoptCall(ref, parent, name));
  }
  Result<void> Disown(std::string_view ref) override { return Tell(DisownCall(ref)); }
  Result<JobBrief> GetChild(std::string_view parent, std::string_view name) override {
    return Ask(GetChildCall(parent, name), BriefFromReply);
  }
  Result<JobTree> GetTree(std::string_view ref) override { return Ask(TreeCall(ref), TreeFromReply); }
  Result<void> AddAlias(std::string_view ref, std::string_view alias) override {
    return Tell(AliasCall(ref, alias, false));
  }
  Result<void> RemoveAlias(std::string_view ref, std::string_view alias) override {
    return Tell(AliasCall(ref, alias, true));
  }
  Result<void> RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) override {
    return Tell(RegisterTypeCall(queue, type, options));
  }
  Result<void> UnregisterType(std::string_view queue, std::string_view type) override {
    return Tell(UnregisterTypeCall(queue, type));
  }
  Result<std::map<std::string, TypeOptions>> ListTypes(std::string_view queue) override {
    return Ask(ListTypesCall(queue), TypesFromReply);
  }

  Result<WorkflowStatus> Start(Workflow workflow) override { return Ask(StartCall(workflow), WorkflowFromReply); }
  Result<WorkflowStatus> GetWorkflow(std::string_view ref, Millis wait) override {
    return Ask(GetWorkflowCall(ref, wait), WorkflowFromReply);
  }
  Result<WorkflowList> ListWorkflows(const WorkflowListOptions& options) override {
    return Ask(ListWorkflowsCall(options), WorkflowsFromReply);
  }
  Result<WorkflowStatus> ChangeWorkflow(std::string_view ref, WorkflowStep step, std::string_view from) override {
    return Ask(ChangeWorkflowCall(ref, step, from), WorkflowFromReply);
  }
  Result<WorkflowStatus> AddTasks(std::string_view ref, std::vector<Task> tasks) override {
    return Ask(AddTasksCall(ref, tasks), WorkflowFromReply);
  }
  Result<TaskStatus> GetTask(std::string_view workflow, std::string_view name) override {
    return Ask(GetTaskCall(workflow, name), TaskFromReply);
  }
  Result<TaskStatus> ChangeTask(std::string_view ref, TaskStep step) override {
    return Ask(ChangeTaskCall(ref, step), TaskFromReply);
  }
  Result<std::vector<JobBrief>> AddPartitions(std::string_view ref, std::vector<std::string> payloads) override {
    return Ask(AddPartitionsCall(ref, payloads), PartitionsFromReply);
  }
  Result<TaskStatus> GetTask(std::string_view task) override { return Ask(GetTaskCall(task), TaskFromReply); }
  Result<PartitionStatus> GetPartition(std::string_view task, std::uint32_t number) override {
    return Ask(GetPartitionCall(task, number), PartitionFromReply);
  }
  Result<PartitionStatus> MovePartition(std::string_view task, std::uint32_t number, std::uint64_t etag,
                                        std::string_view offset) override {
    return Ask(MovePartitionCall(task, number, etag, offset), PartitionFromReply);
  }
  Result<ScanErrorList> ListScanErrors(std::string_view task, const ScanErrorOptions& options) override {
    return Ask(ListScanErrorsCall(task, options), ScanErrorsFromReply);
  }
  Result<std::uint64_t> ReplayScanErrors(std::string_view task, std::uint32_t partition) override {
    return Ask(ReplayScanErrorsCall(task, partition), CountFromReply);
  }
  Result<TaskStatus> ImportTask(std::string_view document) override {
    return Ask(ImportTaskCall(document), TaskFromReply);
  }
  Result<std::string> ExportTask(std::string_view task) override { return Call(ExportTaskCall(task), {}); }

  Result<ScheduleStatus> PutSchedule(std::string_view name, const ScheduleRequest& schedule,
                                     std::optional<std::uint64_t> etag) override {
    return Ask(PutScheduleCall(name, schedule, etag), ScheduleFromReply);
  }
  Result<ScheduleStatus> GetSchedule(std::string_view name) override {
    return Ask(GetScheduleCall(name), ScheduleFromReply);
  }
  Result<std::vector<ScheduleStatus>> ListSchedules() override {
    std::vector<ScheduleStatus> schedules;
    std::string cursor;
    do {
      PAWL_ASSIGN(SchedulesReply page, Ask(ListSchedulesCall(cursor), SchedulesFromReply));
      std::move(page.schedules.begin(), page.schedules.end(), std::back_inserter(schedules));
      cursor = std::move(page.cursor);
    } while (!cursor.empty());
    SortByName(schedules);
    return schedules;
  }
  Result<void> DeleteSchedule(std::string_view name) override { return Tell(DeleteScheduleCall(name)); }
  Result<ScheduleStatus> PauseSchedule(std::string_view name, bool paused) override {
    return Ask(PauseScheduleCall(name, paused), ScheduleFromReply);
  }
  Result<Fired> FireSchedule(std::string_view name, std::optional<WallTime> at) override {
    return Ask(FireScheduleCall(name, at), FiredFromReply);
  }

  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override {
    return Ask(ClaimCall(options), ClaimedFromReply, stop);
  }
  Result<BeatReply> Heartbeat(const Beat& beat) override { return Ask(HeartbeatCall(beat), BeatFromReply); }
  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override {
    return Ask(FinishCall(finishes), FinishedFromReply);
  }

  Result<std::vector<QueueStatus>> ListQueues() override {
    std::vector<QueueStatus> queues;
    std::string cursor;
    do {
      PAWL_ASSIGN(QueuesReply page, Ask(ListQueuesCall(cursor), QueuesFromReply));
      std::move(page.queues.begin(), page.queues.end(), std::back_inserter(queues));
      cursor = std::move(page.cursor);
    } while (!cursor.empty());
    SortByName(queues);
    return queues;
  }
  Result<QueueStatus> GetQueue(std::string_view queue) override { return Ask(GetQueueCall(queue), QueueFromReply); }
  Result<QueueStatus> ChangeQueue(std::string_view queue, const QueueChange& change) override {
    return Ask(ChangeQueueCall(queue, change), QueueFromReply);
  }
  Result<void> DeleteQueue(std::string_view queue) override { return Tell(DeleteQueueCall(queue)); }
  Result<std::uint64_t> PurgeQueue(std::string_view queue) override {
    return Ask(PurgeQueueCall(queue), CountFromReply);
  }
  Result<GroupStatus> GetGroup(std::string_view queue, std::string_view group) override {
    return Ask(GetGroupCall(queue, group), GroupFromReply);
  }
  Result<GroupStatus> ChangeGroup(std::string_view queue, std::string_view group, const GroupChange& change) override {
    return Ask(ChangeGroupCall(queue, group, change), GroupFromReply);
  }
  Result<StatsReport> GetStats(std::string_view queue) override {
    PAWL_ASSIGN(StatsReply all, Ask(StatsCall(queue, ""), StatsFromReply));
    for (std::string cursor = std::move(all.cursor); !cursor.empty();) {
      PAWL_ASSIGN(StatsReply page, Ask(StatsCall(queue, cursor), StatsFromReply));
      all.report.queues.merge(page.report.queues);
      cursor = std::move(page.cursor);
    }
    return std::move(all.report);
  }

 protected:
  // The body of a 2xx answer, or the Error that came instead. `stop` ends a wait early.
  virtual Result<std::string> Call(const ApiCall& call, const std::stop_token& stop) = 0;

 private:
  template <typename T>
  Result<T> Ask(Result<ApiCall> call, Result<T> (*parse)(std::string_view), const std::stop_token& stop = {}) {
    if (!call.ok()) return std::move(call).error();
    PAWL_ASSIGN(const std::string body, Call(*call, stop));
    return parse(body);
  }
  Result<void> Tell(const Result<ApiCall>& call) {
    if (!call.ok()) return call.error();
    PAWL_TRY(Call(*call, {}));
    return {};
  }
};

}  // namespace pawl
