// ClockWait is a mutex and a condition for threads that wait for a time of a Clock or for a change, whichever comes
// first. It also works on a clock that is moved by hand.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

#include "base/clock.h"

namespace pawl {

class ClockWait {
 public:
  explicit ClockWait(std::shared_ptr<Clock> clock) : clock_(std::move(clock)), signal_(std::make_shared<Signal>()) {
    // The clock may outlive us and cannot forget.
    clock_->OnMove([weak = std::weak_ptr<Signal>(signal_)] {
      if (const std::shared_ptr<Signal> signal = weak.lock()) Notify(*signal);
    });
  }

  SteadyTime now() const { return clock_->Read().steady; }
  std::unique_lock<std::mutex> Lock() { return std::unique_lock(signal_->mutex); }
  // After a change, made under the lock.
  void Notify() { signal_->changed.notify_all(); }

  // Returns whether `done()` held; false when the deadline came first.
  template <typename Done>
  bool Until(std::unique_lock<std::mutex>& lock, SteadyTime deadline, Done done) {
    while (!done()) {
      const SteadyTime at = now();
      if (at >= deadline) return false;
      // Never is too far for the arithmetic of a condition variable.
      const auto span = deadline == kNeverSteady ? std::nullopt : clock_->RealSpan(deadline - at);
      if (span) {
        signal_->changed.wait_for(lock, *span);
      } else {
        signal_->changed.wait(lock);
      }
    }
    return true;
  }

 private:
  struct Signal {
    std::mutex mutex;
    std::condition_variable changed;
  };
  static void Notify(Signal& signal) {
    { const std::lock_guard lock(signal.mutex); }  // a waiter either sees the new time or is asleep by now
    signal.changed.notify_all();
  }

  const std::shared_ptr<Clock> clock_;
  const std::shared_ptr<Signal> signal_;
};

}  // namespace pawl
