// What is counted of the Faktory protocol, for /metrics and INFO.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace pawl {

struct FaktoryCounters {
  std::atomic<std::size_t> connections = 0;
  std::atomic<std::uint64_t> commands = 0;
  std::atomic<std::uint64_t> late = 0;  // acknowledgements and failures of runs that were not the worker's any more
};

}  // namespace pawl
