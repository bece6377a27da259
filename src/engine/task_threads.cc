#include "engine/task_threads.h"

#include <utility>

#include "base/thread_name.h"

namespace pawl {
namespace {
constexpr std::size_t kWaitingMax = 10'000;
}

void TaskThreads::Start(std::size_t threads, const char* name) {
  {
    const MutexLock lock(mutex_);
    stopping_ = false;
  }
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, name] { Run(name); });
}

bool TaskThreads::Put(Task task) {
  {
    const MutexLock lock(mutex_);
    if (stopping_ || tasks_.size() >= kWaitingMax) return false;
    tasks_.push_back(std::move(task));
  }
  changed_.NotifyOne();
  return true;
}

void TaskThreads::Stop() {
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
  }
  changed_.NotifyAll();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void TaskThreads::Run(const char* name) {
  NameThisThread(name);
  MutexLock lock(mutex_);
  while (true) {
    while (!stopping_ && tasks_.empty()) changed_.Wait(lock);
    if (tasks_.empty()) return;
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.Unlock();
    task();
    lock.Lock();
  }
}

}  // namespace pawl
