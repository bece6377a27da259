#include "engine/read_threads.h"

#include <utility>

namespace pawl {
namespace {
constexpr std::size_t kWaitingMax = 10'000;
}

void ReadThreads::Start(std::size_t threads) {
  stopping_ = false;
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { Run(); });
}

bool ReadThreads::Put(Read read) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || reads_.size() >= kWaitingMax) return false;
    reads_.push_back(std::move(read));
  }
  changed_.notify_one();
  return true;
}

void ReadThreads::Stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ReadThreads::Run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return stopping_ || !reads_.empty(); });
    if (reads_.empty()) return;
    const Read read = std::move(reads_.front());
    reads_.pop_front();
    lock.unlock();
    read();
    lock.lock();
  }
}

}  // namespace pawl
