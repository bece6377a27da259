// FakeJobs hands out the runs that a test gives it, and keeps what the worker says. For tests.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "pawl/jobs.h"

namespace pawl {

class FakeJobs final : public Jobs {
 public:
  static ClaimedRun MakeRun(std::string id, std::string type = "mail") {
    ClaimedRun run;
    run.id = std::move(id);
    run.type = std::move(type);
    run.lease = {.token = "token", .span = Millis(30'000)};
    return run;
  }

  // ---- What the test says ----
  void Give(ClaimedRun run) {
    Change([&] { runs_.push_back(std::move(run)); });
  }
  void Give(std::string id, std::string type = "mail") { Give(MakeRun(std::move(id), std::move(type))); }
  void TellWithNextClaim(bool quiet, bool stop) {
    Change([&] { orders_ = {.runs = {}, .quiet = quiet, .stop = stop}; });
  }
  // A claim that is told to stop brings this run all the same: it had been granted already.
  void GiveWhenStopped(std::string id) {
    Change([&] { late_ = MakeRun(std::move(id)); });
  }
  void OnBeat(std::function<Result<BeatReply>()> reply) {
    Change([&] { on_beat_ = std::move(reply); });
  }
  void OnFinish(std::function<Result<Finished>(const Finish&)> reply) {
    Change([&] { on_finish_ = std::move(reply); });
  }

  void OnRegister(std::function<Result<void>()> reply) {
    Change([&] { on_register_ = std::move(reply); });
  }
  void SetPort(const std::string& job, const std::string& port, PortContent content) {
    Change([&] { ports_[job + "/" + port] = std::move(content); });
  }
  void SetChild(std::string name, std::string id) {
    Change([&] { children_[std::move(name)] = std::move(id); });
  }

  // ---- What the worker did ----
  std::vector<Finish> WaitForFinishes(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return finishes_.size() >= count; });
    return finishes_;
  }
  void WaitForBeats(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return beats_.size() >= count; });
  }
  void WaitForClaims(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return claims_.size() >= count; });
  }
  std::vector<Finish> finishes() {
    const std::lock_guard lock(mutex_);
    return finishes_;
  }
  std::map<std::string, TypeOptions> types() {
    const std::lock_guard lock(mutex_);
    return types_;
  }
  std::vector<PortAddress> peeks() {
    const std::lock_guard lock(mutex_);
    return peeks_;
  }
  std::vector<Beat> beats() {
    const std::lock_guard lock(mutex_);
    return beats_;
  }
  std::vector<ClaimOptions> claims() {
    const std::lock_guard lock(mutex_);
    return claims_;
  }

  // ---- Jobs ----
  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override {
    std::unique_lock lock(mutex_);
    claims_.push_back(options);
    changed_.notify_all();
    const auto ready = [&] { return !runs_.empty() || orders_.quiet || orders_.stop; };
    if (options.wait.count() > 0) changed_.wait(lock, stop, ready);
    Claimed claimed = std::exchange(orders_, {});
    while (!runs_.empty() && claimed.runs.size() < options.count) {
      claimed.runs.push_back(std::move(runs_.front()));
      runs_.pop_front();
    }
    if (stop.stop_requested() && late_) claimed.runs.push_back(*std::exchange(late_, std::nullopt));
    return claimed;
  }

  Result<BeatReply> Heartbeat(const Beat& beat) override {
    std::function<Result<BeatReply>()> reply;
    Change([&] {
      beats_.push_back(beat);
      reply = on_beat_;
    });
    if (reply) return reply();
    return BeatReply{.lease = {.token = beat.token, .span = Millis(30'000)}};
  }

  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override {
    std::vector<Result<Finished>> results;
    for (const Finish& finish : finishes) {
      std::function<Result<Finished>(const Finish&)> reply;
      Change([&] { reply = on_finish_; });
      results.push_back(reply ? reply(finish) : Finished{.id = finish.job});
      Change([&] { finishes_.push_back(finish); });
    }
    return results;
  }

  // A port, as a page of it is asked for.
  Result<PortContent> Peek(const PortAddress& port, std::uint64_t from, std::uint32_t limit) override {
    const std::lock_guard lock(mutex_);
    peeks_.push_back(port);
    const auto found = ports_.find(port.job + "/" + port.port);
    if (found == ports_.end()) return Error{ErrorCode::kPortUnknown, "there is no port " + port.port};
    PortContent page = found->second;
    from = std::max(from, page.from);
    page.items.erase(page.items.begin(), page.items.begin() + static_cast<std::ptrdiff_t>(from - page.from));
    if (page.items.size() > limit) page.items.resize(limit);
    page.from = from;
    return page;
  }
  Result<JobBrief> GetChild(std::string_view parent, std::string_view name) override {
    const std::lock_guard lock(mutex_);
    if (!children_.contains(name)) return Error{ErrorCode::kNotFound, std::string(parent) + " has no such child"};
    return JobBrief{.id = children_.find(name)->second, .state = JobState::kSuspended};
  }
  Result<void> RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) override {
    std::function<Result<void>()> reply;
    Change([&] { reply = on_register_; });
    if (reply) PAWL_TRY(reply());
    Change([&] { types_[std::string(queue) + "/" + std::string(type)] = options; });
    return {};
  }

  Result<JobBrief> Push(PushRequest) override { return Unused(); }
  Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest>) override { return Unused(); }
  Result<Job> Get(std::string_view, Millis) override { return Unused(); }
  Result<JobList> List(const ListOptions&) override { return Unused(); }
  Result<JobBrief> RunNow(std::string_view, bool) override { return Unused(); }
  Result<JobBrief> Edit(std::string_view, const JobChange&) override { return Unused(); }
  Result<std::vector<PastRun>> GetRuns(std::string_view) override { return Unused(); }
  Result<JobBrief> Copy(std::string_view, const CopyChange&) override { return Unused(); }
  Result<JobBrief> Terminate(std::string_view, bool) override { return Unused(); }
  Result<void> Delete(std::string_view) override { return Unused(); }
  Result<std::uint64_t> RunMany(const JobSelection&) override { return Unused(); }
  Result<WorkflowStatus> Start(Workflow) override { return Unused(); }
  Result<WorkflowStatus> GetWorkflow(std::string_view, Millis) override { return Unused(); }
  Result<WorkflowList> ListWorkflows(const WorkflowListOptions&) override { return Unused(); }
  Result<WorkflowStatus> ChangeWorkflow(std::string_view, WorkflowStep, std::string_view) override { return Unused(); }
  Result<WorkflowStatus> AddTasks(std::string_view, std::vector<Task>) override { return Unused(); }
  Result<TaskStatus> GetTask(std::string_view, std::string_view) override { return Unused(); }
  Result<TaskStatus> ChangeTask(std::string_view, TaskStep) override { return Unused(); }
  Result<std::vector<JobBrief>> AddPartitions(std::string_view, std::vector<std::string>) override { return Unused(); }
  Result<TaskStatus> GetTask(std::string_view) override { return Unused(); }
  Result<PartitionStatus> GetPartition(std::string_view, std::uint32_t) override { return Unused(); }
  Result<PartitionStatus> MovePartition(std::string_view, std::uint32_t, std::uint64_t, std::string_view) override {
    return Unused();
  }
  Result<ScanErrorList> ListScanErrors(std::string_view, const ScanErrorOptions&) override { return Unused(); }
  Result<std::uint64_t> ReplayScanErrors(std::string_view, std::uint32_t) override { return Unused(); }
  Result<TaskStatus> ImportTask(std::string_view) override { return Unused(); }
  Result<std::string> ExportTask(std::string_view) override { return Unused(); }
  Result<CallbackList> ListCallbacks(const CallbackSelection&, std::uint32_t, std::string_view) override {
    return Unused();
  }
  Result<CallbackStatus> RetryCallback(std::string_view) override { return Unused(); }
  Result<std::uint64_t> RetryCallbacks(const CallbackSelection&) override { return Unused(); }
  Result<std::uint64_t> TerminateMany(const JobSelection&) override { return Unused(); }
  Result<ScheduleStatus> PutSchedule(std::string_view, const ScheduleRequest&, std::optional<std::uint64_t>) override {
    return Unused();
  }
  Result<ScheduleStatus> GetSchedule(std::string_view) override { return Unused(); }
  Result<std::vector<ScheduleStatus>> ListSchedules() override { return Unused(); }
  Result<void> DeleteSchedule(std::string_view) override { return Unused(); }
  Result<ScheduleStatus> PauseSchedule(std::string_view, bool) override { return Unused(); }
  Result<Fired> FireSchedule(std::string_view, std::optional<WallTime>) override { return Unused(); }
  Result<std::vector<QueueStatus>> ListQueues() override { return Unused(); }
  Result<QueueStatus> GetQueue(std::string_view) override { return Unused(); }
  Result<QueueStatus> ChangeQueue(std::string_view, const QueueChange&) override { return Unused(); }
  Result<void> DeleteQueue(std::string_view) override { return Unused(); }
  Result<std::uint64_t> PurgeQueue(std::string_view) override { return Unused(); }
  Result<GroupStatus> GetGroup(std::string_view, std::string_view) override { return Unused(); }
  Result<GroupStatus> ChangeGroup(std::string_view, std::string_view, const GroupChange&) override { return Unused(); }
  Result<StatsReport> GetStats(std::string_view) override { return Unused(); }
  Result<void> Write(std::string_view, std::string_view, std::vector<std::string>, bool) override { return Unused(); }
  Result<std::vector<PortValue>> Read(std::string_view, std::string_view, std::uint32_t) override { return Unused(); }
  Result<void> Connect(const PortAddress&, const std::vector<PortAddress>&) override { return Unused(); }
  Result<void> ChangePorts(std::string_view, const PortChanges&) override { return Unused(); }
  Result<StateValues> GetState(std::string_view) override { return Unused(); }
  Result<StateValues> ChangeState(std::string_view, const StateValues&, const std::vector<std::string>&) override {
    return Unused();
  }
  Result<std::uint64_t> Publish(std::string_view, std::string) override { return Unused(); }
  Result<void> Adopt(std::string_view, std::string_view, std::string_view) override { return Unused(); }
  Result<void> Disown(std::string_view) override { return Unused(); }
  Result<JobTree> GetTree(std::string_view) override { return Unused(); }
  Result<void> AddAlias(std::string_view, std::string_view) override { return Unused(); }
  Result<void> RemoveAlias(std::string_view, std::string_view) override { return Unused(); }
  Result<void> UnregisterType(std::string_view, std::string_view) override { return Unused(); }
  Result<std::map<std::string, TypeOptions>> ListTypes(std::string_view) override { return Unused(); }

 private:
  static Error Unused() { return {ErrorCode::kInternal, "a worker does not call this"}; }

  template <typename F>
  void Change(F change) {
    {
      const std::lock_guard lock(mutex_);
      change();
    }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<ClaimedRun> runs_;
  Claimed orders_;
  std::optional<ClaimedRun> late_;
  std::function<Result<BeatReply>()> on_beat_;
  std::function<Result<Finished>(const Finish&)> on_finish_;
  std::function<Result<void>()> on_register_;
  std::map<std::string, PortContent> ports_;  // "job/port"
  std::map<std::string, std::string, std::less<>> children_;
  std::map<std::string, TypeOptions> types_;  // "queue/type"
  std::vector<PortAddress> peeks_;
  std::vector<ClaimOptions> claims_;
  std::vector<Beat> beats_;
  std::vector<Finish> finishes_;
};

}  // namespace pawl
