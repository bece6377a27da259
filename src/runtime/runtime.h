// Runtime runs Pawl's own work on a Core, in a server or in a program that embeds the engine. Executors do the work;
// the runtime claims for them without blocking, renews all leases that are due with heartbeats that share a commit,
// submits the ends of runs, and gives back at Stop what has not ended.
//
// One thread, whatever the number of executors and runs. It owns all state; answers of the engine and calls of
// executors reach it as tasks. Everything that it submits in one round wakes the engine once.
//
// Each executor has one waiting claim open while it has room. That costs nothing on an embedded store. On Redis the
// waiting claims of a node are looked at together, once a second, and a job that any node brings wakes one of them.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/clock_wait.h"
#include "engine/core.h"
#include "engine/worker_registry.h"
#include "runtime/executor.h"

namespace pawl {

struct WorkOptions {
  std::string name;                 // for the log, and in the worker's name "pawl.NAME.HOST.PID"
  std::vector<std::string> queues;  // highest first; no other executor of the runtime has them
  // Instead of `queues`, asked before each claim; with none nothing is claimed. On the runtime's thread.
  std::function<std::vector<std::string>()> queues_now = {};
  std::uint32_t concurrency = 1;  // runs at once, from their claim until their end was answered
  std::optional<Millis> lease;    // instead of each job's own
  // Nothing is claimed while it says no; it is asked again each second. On the runtime's thread; none: always ready.
  std::function<bool()> ready = {};
  // How far the threads of the executor are behind; fewer runs are begun when it is too much. On the runtime's thread;
  // none: they never are.
  std::function<std::chrono::microseconds()> lag = {};
};

// How much an executor does now. Written by the runtime, read by anybody.
struct WorkLoad {
  std::string name;
  std::atomic<std::uint32_t> target;         // runs at once that it aims at: its concurrency, or fewer
  std::atomic<std::uint32_t> in_flight = 0;  // as in WorkOptions::concurrency
};

// What an executor aims at next: a quarter less when it is more than 50 ms behind, but 16 at least, else a little more.
std::uint32_t NextTarget(std::uint32_t target, std::uint32_t concurrency, std::chrono::microseconds lag);

// Add, Start and Stop are called by one thread, Quiet by any.
class Runtime {
 public:
  // The core has started and outlives it; `clock` is the core's. With `workers`, which outlive it, each executor is one
  // of them: it is listed, and claims no more when it is told to be quiet.
  Runtime(Core& core, std::shared_ptr<Clock> clock, WorkerRegistry* workers = nullptr);
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;
  ~Runtime();  // Stop(0 ms)

  // Before Start.
  std::shared_ptr<const WorkLoad> Add(WorkOptions options, std::unique_ptr<Executor> executor);

  // Claims from now on. On a store that is not shared, leases that an earlier process left behind are released first.
  void Start();
  // Claims no more; runs go on. Cannot be taken back.
  void Quiet();
  // Claims no more, lets runs finish for up to `grace`, cancels and releases the rest, and returns when the engine has
  // answered everything. After that no executor is called any more.
  void Stop(Millis grace);

 private:
  friend class ActiveRun;
  using Task = std::function<void()>;
  using RunPtr = std::shared_ptr<ActiveRun>;

  // Any thread.
  void Post(Task task);

  // The runtime's thread only.
  void Run();
  std::vector<Task> AwaitTasks();
  void DoRound(const std::vector<Task>& tasks);
  void DoDue(SteadyTime now);
  bool IsOver() const;

  void ReleaseLeftBehind();
  bool IsOurs(std::string_view worker) const;
  void CancelClaims();
  void CancelClaimOf(const std::string& worker);
  void ClaimIfRoom(ExecutorEntry& entry, SteadyTime now);
  bool MayClaim(ExecutorEntry& entry);
  void Adapt(ExecutorEntry& entry, SteadyTime now);
  void OnClaimed(ExecutorEntry& entry, Result<ClaimReply> reply);
  void StartRun(ExecutorEntry& entry, ClaimedJob job);

  void Beat(const RunPtr& run, SteadyTime now);
  void OnBeat(const RunPtr& run, const Result<HeartbeatOp::Reply>& reply);
  void CancelRun(ActiveRun& run);
  void LoseRun(const RunPtr& run, std::string_view why);

  void BeginFinish(const RunPtr& run, FinishOp end, ActiveRun::OnRefused refused);
  void SubmitFinish(const RunPtr& run);
  void OnFinished(const RunPtr& run, const Result<FinishOp::Reply>& reply);
  void FinishLater(const RunPtr& run, const Error& error);
  void GiveBack(const RunPtr& run, const Error& error);
  void RefuseFinish(const RunPtr& run, const Error& error);
  void Drop(const RunPtr& run, const Error& error, std::string_view what);
  void Remove(const RunPtr& run);

  void GiveUpRuns();
  void ReleaseRuns();

  Core& core_;
  ClockWait wait_;
  WorkerRegistry* const workers_;  // null: nobody is told
  const std::string worker_suffix_;
  std::vector<std::unique_ptr<ExecutorEntry>> entries_;  // constant after Start
  std::uint64_t listener_ = 0;

  std::vector<Task> tasks_ PAWL_GUARDED_BY(wait_.mutex());

  // The runtime's thread only.
  std::unordered_map<Seq, RunPtr> runs_;
  SteadyTime next_due_ = kNeverSteady;  // not later than anything that falls due by itself
  std::size_t calls_ = 0;               // of the core, not answered yet
  bool may_claim_ = false;
  bool quiet_ = false;
  bool gave_up_ = false;   // Cancel and Stop of the executors were called
  bool released_ = false;  // no finish is repeated any more
  std::optional<SteadyTime> stop_at_;

  std::thread thread_;
};

template <typename Op>
void ActiveRun::Submit(Op op, std::function<void(Result<typename Op::Reply>)> done) {
  runtime_.Post([run = shared_from_this(), op = std::move(op), done = std::move(done)]() mutable {
    Runtime& runtime = run->runtime_;
    ++runtime.calls_;
    runtime.core_.Submit(std::move(op), [&runtime, done](Result<typename Op::Reply> reply) {
      runtime.Post([&runtime, done, reply = std::move(reply)]() mutable {
        --runtime.calls_;
        done(std::move(reply));
      });
    });
  });
}

}  // namespace pawl
