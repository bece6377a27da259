// JobWatch lets requests wait for the end of a job: GET /v1/jobs/{ref}?wait=.
//
// A request adds its wait first and looks at the job then, so that no end can slip between the two.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <thread>
#include <unordered_map>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "base/result.h"
#include "model/transition.h"

namespace pawl {

class JobWatch {
 public:
  using Id = std::uint64_t;
  static constexpr std::size_t kMax = 10'000;

  JobWatch();
  JobWatch(const JobWatch&) = delete;
  JobWatch& operator=(const JobWatch&) = delete;
  ~JobWatch();  // Stop()

  // Calls `wake` once, on a thread of its own: when the job has ended or was deleted, after `wait`, at Fire or at Stop.
  // kOverloaded when too many wait.
  Result<Id> Add(Seq seq, Millis wait, std::function<void()> wake);
  void Fire(Id id);    // now, unless it was woken before
  void Remove(Id id);  // never, unless it is being woken

  bool waiting();

  // After each commit; any thread.
  void OnTransitions(const std::vector<Transition>& transitions);

  // Wakes all, and waits until they are.
  void Stop();

 private:
  using Clock = std::chrono::steady_clock;
  struct Wait {
    Seq seq;
    Clock::time_point deadline;
    std::function<void()> wake;
  };

  void Run();
  void MoveToDue(Id id) PAWL_REQUIRES(mutex_);
  void Unlink(std::unordered_map<Id, Wait>::iterator wait) PAWL_REQUIRES(mutex_);

  Mutex mutex_;
  CondVar changed_;
  std::unordered_map<Id, Wait> waits_ PAWL_GUARDED_BY(mutex_);
  std::unordered_multimap<Seq, Id> by_seq_ PAWL_GUARDED_BY(mutex_);
  std::multimap<Clock::time_point, Id> by_deadline_ PAWL_GUARDED_BY(mutex_);
  std::vector<std::function<void()>> due_ PAWL_GUARDED_BY(mutex_);
  Id next_id_ PAWL_GUARDED_BY(mutex_) = 1;
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace pawl
