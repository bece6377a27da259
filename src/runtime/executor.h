// An Executor does one kind of Pawl's own work, such as driving batches. It knows nothing of claims, leases and
// heartbeats: a Runtime claims the jobs, hands each to the executor as an ActiveRun, keeps its lease alive and submits
// its end.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "rules/operations.h"

namespace pawl {

class Runtime;
struct ExecutorEntry;

enum class CancelReason : std::uint8_t {
  kTerminated,  // the job was asked to stop: end the run soon, in any way
  kLeaseLost,   // the job may already run elsewhere: nothing that this run does counts any more
  kStopping,    // the runtime stops and its grace is over: the run will be released unless it ends now
};

// One run of a job, from its claim to its end.
//
// Its methods may be called on any thread until Runtime::Stop has returned. They never block.
class ActiveRun : public std::enable_shared_from_this<ActiveRun> {
 public:
  // Called on the runtime's thread with an error that a repeat cannot cure. The run goes on, and must be finished in
  // another way.
  using OnRefused = std::function<void(const Error& error)>;

  const ClaimedJob& job() const { return job_; }

  // Ends the run as `end` says; its job and token are set here. Has no effect on a run that has ended or has lost its
  // lease. The runtime repeats the call while the store is unavailable. Without `refused`, a run whose end is refused
  // fails with that error.
  void Finish(FinishOp end, OnRefused refused = {});
  // The two ends that every executor needs. A released job waits again, and this run does not count.
  void Fail(const Error& error);
  void Release(std::optional<Millis> delay = {});
  // The run is over already: the engine has said so in the answer to something that the executor has submitted.
  void Forget();

  // Asks the engine for something that belongs to the run. `done` is called on the runtime's thread, before
  // Runtime::Stop returns.
  template <typename Op>
  void Submit(Op op, std::function<void(Result<typename Op::Reply>)> done);

  // Raw JSON, sent with a heartbeat within a few seconds; a newer report replaces an older one.
  void ReportProgress(std::string progress);

 private:
  friend class Runtime;
  enum class Phase : std::uint8_t { kRunning, kFinishing, kOver };

  ActiveRun(Runtime& runtime, ExecutorEntry& entry, ClaimedJob job, Now now);

  Runtime& runtime_;
  ExecutorEntry& entry_;
  const ClaimedJob job_;

  // Everything below belongs to the runtime's thread.
  Phase phase_ = Phase::kRunning;
  bool cancelled_ = false;
  SteadyTime deadline_;  // of the lease, as far as the store has confirmed it
  SteadyTime last_beat_;
  SteadyTime next_beat_;
  bool beating_ = false;  // a heartbeat is in flight
  std::optional<std::string> progress_;
  // Of a run that is finishing:
  FinishOp end_;
  OnRefused refused_;
  SteadyTime retry_at_ = kNeverSteady;  // kNeverSteady while the finish is in flight
  Millis retry_pause_{0};
};

// All methods are called on the runtime's thread and must not block, except Stop.
class Executor {
 public:
  virtual ~Executor() = default;

  // Begins a run. The executor ends it by exactly one call of Finish, Fail or Release, now or later; a refused end does
  // not count.
  virtual void Start(std::shared_ptr<ActiveRun> run) = 0;

  // The run should be given up. Called at most once for each reason, and not after the executor has ended the run.
  virtual void Cancel(ActiveRun& run, CancelReason reason) = 0;

  // The runtime stops, and all runs that had not ended were cancelled. Returns when nothing works on them any more; the
  // runtime then releases those that the executor has not ended.
  virtual void Stop() {}
};

}  // namespace pawl
