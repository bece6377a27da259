// WorkerLoop is the Worker: one thread claims as many jobs as there are free threads, the others run handlers.
//
// Stopping: the claim in hand is broken off, jobs that no handler has begun are released, handlers get their grace, are
// then cancelled, and are waited for.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/clock_wait.h"
#include "base/function_ref.h"
#include "pawl/worker.h"
#include "work/lease_keeper.h"

namespace pawl {

class WorkerLoop {
 public:
  // `pause` is the first one after a call that failed; it doubles up to 8 times as much.
  WorkerLoop(Jobs& jobs, WorkerOptions options, std::shared_ptr<Clock> clock, Millis pause = Millis(250));
  ~WorkerLoop();  // Stop comes first

  // What the worker has for a type. With options it is registered.
  struct Handlers {
    Worker::Phases phases = {};
    std::optional<TypeOptions> options = {};
  };
  void Handle(std::string type, Handlers handlers);
  void Handle(std::string type, Worker::Handler handler) { Handle(std::move(type), Handlers{{std::move(handler)}}); }
  void HandleOthers(Worker::Handler handler);
  // All runs, without a handler: the function ends each by calls of Conclude.
  void HandleRuns(std::function<void(const std::shared_ptr<Run::State>&)> work);
  // Instead of Jobs::Claim.
  void ClaimBy(std::function<Result<Claimed>(const ClaimOptions&, std::stop_token)> claim);
  // The types that have options; Start and Drain do it too. IdempotencyKey; after a failure again.
  Result<void> Register();
  Result<void> Start();
  void Wait();
  void RequestStop();
  void PauseClaims(Millis span);
  void Stop();
  // Up to `max` runs.
  Result<std::uint64_t> Drain(std::uint64_t max = UINT64_MAX);
  // Ends a run, or commits a step of it: repeated while the server is away, until the run is lost or given up. On an
  // error the run is over: what is refused has failed.
  Result<Finished> Conclude(Run::State& run, Finish finish);
  const std::string& last_run() const { return last_run_; }  // the job that Drain ran last
  const std::string& name() const { return options_.name; }

 private:
  using RunPtr = std::shared_ptr<Run::State>;

  Result<void> Check();
  bool AwaitIdle(SteadyTime until);  // no thread has a run; false: the time came first
  ClaimOptions ClaimFor(std::uint32_t count, Millis wait) const;

  // The claiming thread.
  void ClaimLoop();
  void Accept(Claimed claimed);

  // The handlers' threads.
  void RunLoop();
  void Execute(const RunPtr& run);
  Finish CallHandlers(const RunPtr& run);
  Finish Call(const Worker::Handler& handler, const RunPtr& run);
  void Release(Run::State& run);
  void Obey(bool quiet, bool stop);
  void Pause(Millis& span, FunctionRef<bool()> enough);  // and doubles it for the next time

  Jobs& jobs_;
  WorkerOptions options_;
  const std::shared_ptr<Clock> clock_;
  const Millis first_pause_;
  std::map<std::string, Handlers, std::less<>> handlers_;
  Handlers others_;
  std::function<void(const RunPtr&)> work_;
  std::function<Result<Claimed>(const ClaimOptions&, std::stop_token)> claim_;
  std::vector<std::string> queues_;  // those of the options, or the types
  bool registered_ = false;
  std::string last_run_;

  std::stop_source stop_;
  ClockWait wait_;
  std::deque<RunPtr> claimed_ PAWL_GUARDED_BY(wait_.mutex());  // no handler has begun
  std::uint32_t free_ PAWL_GUARDED_BY(wait_.mutex()) = 0;      // threads without a run
  bool quiet_ PAWL_GUARDED_BY(wait_.mutex()) = false;
  SteadyTime claims_from_ PAWL_GUARDED_BY(wait_.mutex()) = SteadyTime::min();  // no claim before this time
  bool claiming_ PAWL_GUARDED_BY(wait_.mutex()) = false;                       // the claiming thread is there

  std::unique_ptr<LeaseKeeper> keeper_;
  std::thread claimer_;
  std::vector<std::thread> runners_;
};

}  // namespace pawl
