// ScanReads reads documents for workers outside: a few threads that block for the sources, since no I/O thread may. A
// request that waits for a first document is asked again each half second, and takes no thread meanwhile. Thread-safe.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "base/clock_wait.h"
#include "base/result.h"
#include "pawl/scan.h"

namespace pawl {

class ScanReads {
 public:
  using Done = std::function<void(Result<Block>)>;

  ScanReads(std::shared_ptr<Source> source, std::size_t threads, std::shared_ptr<Clock> clock);
  ~ScanReads();  // Stop

  // `done` is called once, on a thread of ours; at once, with kOverloaded, when too many requests are waiting.
  void Read(ReadRequest request, Millis wait, Done done);
  // Requests that wait are answered with kStopping.
  void Stop();

 private:
  struct Asked {
    ReadRequest request;
    SteadyTime until;  // the last time that it is asked
    Done done;
  };

  void RunThread();

  const std::shared_ptr<Source> source_;
  const std::size_t threads_most_;
  ClockWait wait_;
  std::multimap<SteadyTime, Asked> asked_ PAWL_GUARDED_BY(wait_.mutex());  // by the time when they are due
  std::vector<std::thread> threads_ PAWL_GUARDED_BY(wait_.mutex());
  std::size_t idle_ PAWL_GUARDED_BY(wait_.mutex()) = 0;
  bool stopping_ PAWL_GUARDED_BY(wait_.mutex()) = false;
};

}  // namespace pawl
