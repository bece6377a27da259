// ClockWait is a mutex and a condition for threads that wait for a time of a Clock or for a change, whichever comes
// first. It also works on a clock that is moved by hand.
//
//   MutexLock lock(wait_.mutex());
//   while (!done_ && wait_.Until(lock, deadline)) {
//   }
#pragma once

#include <memory>
#include <stop_token>
#include <utility>

#include "base/clock.h"
#include "base/mutex.h"
#include "base/stop_wake.h"

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
  Mutex& mutex() const PAWL_LOCK_RETURNED(signal_->mutex) { return signal_->mutex; }
  // After a change, made under the lock.
  void Notify() { signal_->changed.NotifyAll(); }

  // Waits for the next change, or for nothing, as condition variables do; false: the deadline has come, it did not
  // wait.
  bool Until(MutexLock& lock, SteadyTime deadline) {
    const SteadyTime at = now();
    if (at >= deadline) return false;
    // Never is too far for the arithmetic of a condition variable.
    const auto span = deadline == kNeverSteady ? std::nullopt : clock_->RealSpan(deadline - at);
    if (span) {
      signal_->changed.WaitFor(lock, *span);
    } else {
      signal_->changed.Wait(lock);
    }
    return true;
  }

  // Waits for the deadline; true: a stop was asked for before it came.
  bool ForStop(const std::stop_token& stop, SteadyTime deadline) {
    const StopWake wake(stop, signal_->mutex, signal_->changed);
    MutexLock lock(signal_->mutex);
    while (!stop.stop_requested()) {
      if (!Until(lock, deadline)) return false;
    }
    return true;
  }

 private:
  struct Signal {
    Mutex mutex;
    CondVar changed;
  };
  static void Notify(Signal& signal) {
    { const MutexLock lock(signal.mutex); }  // a waiter either sees the new time or is asleep by now
    signal.changed.NotifyAll();
  }

  const std::shared_ptr<Clock> clock_;
  const std::shared_ptr<Signal> signal_;
};

}  // namespace pawl
