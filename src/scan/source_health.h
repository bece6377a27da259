// SourceHealth keeps a source that is away from holding up the threads that others need: after a read that failed, its
// partitions are put off for a while that doubles, and one of them is let through each time to see. Thread-safe.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/mutex.h"

namespace pawl {

class SourceHealth {
 public:
  // How long a run that begins now should wait; nothing: it may begin.
  std::optional<Millis> PutOff(std::string_view source, SteadyTime now);
  // What a read came to.
  void OnRead(std::string_view source, bool away, SteadyTime now);

 private:
  struct Away {
    SteadyTime until;  // when the next run is let through
    Millis pause{0};
  };
  Mutex mutex_;
  std::map<std::string, Away, std::less<>> away_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
