// While a StopWake lives, a request to stop wakes the threads that wait for a condition.
//
//   const StopWake wake(stop, mutex, changed);
//   MutexLock lock(mutex);
//   while (!done && !stop.stop_requested()) changed.Wait(lock);
#pragma once

#include <stop_token>
#include <utility>

#include "base/mutex.h"

namespace pawl {

class StopWake {
 public:
  StopWake(std::stop_token stop, Mutex& mutex, CondVar& changed) : callback_(std::move(stop), Wake{mutex, changed}) {}

 private:
  struct Wake {
    Mutex& mutex;
    CondVar& changed;
    void operator()() const {
      { const MutexLock lock(mutex); }  // a waiter either sees the request or is asleep by now
      changed.NotifyAll();
    }
  };
  const std::stop_callback<Wake> callback_;
};

}  // namespace pawl
