// LeaseKeeper keeps the leases of the runs in flight alive: a heartbeat each third of a lease. A run whose lease has
// ended without one getting through is given up, since by then it may run elsewhere.
//
// Two threads: one sends and may be held up by the network, the other watches the ends and never is.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "base/clock_wait.h"
#include "base/mutex.h"
#include "work/run_state.h"

namespace pawl {

class LeaseKeeper {
 public:
  // Called on a thread of ours with what the server asked for.
  using OnReply = std::function<void(const BeatReply&)>;

  LeaseKeeper(std::shared_ptr<Clock> clock, OnReply on_reply);
  ~LeaseKeeper();  // all runs must have been let go
  LeaseKeeper(const LeaseKeeper&) = delete;
  LeaseKeeper& operator=(const LeaseKeeper&) = delete;

  void Keep(std::shared_ptr<Run::State> run);
  void LetGo(const std::shared_ptr<Run::State>& run);
  std::vector<std::shared_ptr<Run::State>> runs();

 private:
  void SendLoop();
  void WatchLoop();
  void WaitForMore(MutexLock& lock, SteadyTime until) PAWL_REQUIRES(wait_.mutex());
  void Send(const std::shared_ptr<Run::State>& run);
  static void GiveUp(Run::State& run);

  ClockWait wait_;
  const OnReply on_reply_;

  std::vector<std::shared_ptr<Run::State>> runs_ PAWL_GUARDED_BY(wait_.mutex());
  std::uint64_t kept_ PAWL_GUARDED_BY(wait_.mutex()) = 0;  // how many ever
  bool stopping_ PAWL_GUARDED_BY(wait_.mutex()) = false;

  std::thread sender_;
  std::thread watcher_;
};

}  // namespace pawl
