// LeaseKeeper keeps the leases of the runs in flight alive: a heartbeat each third of a lease. A run whose lease has
// ended without one getting through is given up, since by then it may run elsewhere.
//
// Two threads: one sends and may be held up by the network, the other watches the ends and never is.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "base/clock_wait.h"
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
  void WaitForMore(std::unique_lock<std::mutex>& lock, SteadyTime until);
  void Send(const std::shared_ptr<Run::State>& run);
  static void GiveUp(Run::State& run);

  ClockWait wait_;
  const OnReply on_reply_;

  // Guarded by wait_.
  std::vector<std::shared_ptr<Run::State>> runs_;
  std::uint64_t kept_ = 0;  // how many ever
  bool stopping_ = false;

  std::thread sender_;
  std::thread watcher_;
};

}  // namespace pawl
