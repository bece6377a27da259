// The clock of the programs that a test starts (preloaded_clock.cc), to be moved while they run.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace pawl::support {

class MovedClock {
 public:
  // `file` is made anew and belongs to this clock; `library` is the one to be preloaded.
  MovedClock(const std::string& file, const std::string& library);
  ~MovedClock();
  MovedClock(const MovedClock&) = delete;
  MovedClock& operator=(const MovedClock&) = delete;

  // For the programs that shall go by it.
  std::vector<std::string> Environment() const;
  void Advance(std::chrono::seconds span);

 private:
  std::string file_;
  std::string library_;
  void* mapped_ = nullptr;
};

}  // namespace pawl::support
