// Threads that read from a store which may keep them waiting, so that nobody else waits. Thread-safe.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace pawl {

class ReadThreads {
 public:
  using Read = std::function<void()>;

  ReadThreads() = default;
  ~ReadThreads() { Stop(); }
  ReadThreads(const ReadThreads&) = delete;
  ReadThreads& operator=(const ReadThreads&) = delete;

  void Start(std::size_t threads);
  // False when too many wait already, or after Stop.
  bool Put(Read read);
  // What waits is still read.
  void Stop();

 private:
  void Run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Read> reads_;
  bool stopping_ = true;
  std::vector<std::thread> threads_;
};

}  // namespace pawl
