// Calls the completions of an embedded engine, in order, so that what they cost (turning answers into public values,
// and what the program does with them) is not taken from the engine's own thread. Thread-safe.
#pragma once

#include <functional>
#include <thread>
#include <vector>

#include "base/mutex.h"

namespace pawl {

class AnswerThread {
 public:
  AnswerThread();
  ~AnswerThread();  // stops
  AnswerThread(const AnswerThread&) = delete;
  AnswerThread& operator=(const AnswerThread&) = delete;

  // After Stop: at once, on the caller's thread.
  void Post(std::function<void()> answer);
  // Returns when all that was posted has been called.
  void Stop();

 private:
  void Run();

  Mutex mutex_;
  CondVar changed_;
  std::vector<std::function<void()>> waiting_ PAWL_GUARDED_BY(mutex_);
  bool asleep_ PAWL_GUARDED_BY(mutex_) = false;
  bool stopped_ PAWL_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace pawl
