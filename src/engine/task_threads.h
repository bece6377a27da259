// Threads for what may block, so that nobody else waits. Thread-safe.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <thread>
#include <vector>

#include "base/mutex.h"

namespace pawl {

class TaskThreads {
 public:
  using Task = std::function<void()>;

  TaskThreads() = default;
  ~TaskThreads() { Stop(); }
  TaskThreads(const TaskThreads&) = delete;
  TaskThreads& operator=(const TaskThreads&) = delete;

  // `name` is what tools show of the threads.
  void Start(std::size_t threads, const char* name);
  // False when too many wait already, or after Stop.
  bool Put(Task task);
  // What waits is still done.
  void Stop();

 private:
  void Run(const char* name);

  Mutex mutex_;
  CondVar changed_;
  std::deque<Task> tasks_ PAWL_GUARDED_BY(mutex_);
  bool stopping_ PAWL_GUARDED_BY(mutex_) = true;
  std::vector<std::thread> threads_;  // of whoever starts and stops
};

}  // namespace pawl
