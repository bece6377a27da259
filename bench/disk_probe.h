// What the disk itself costs: the time of one write of 4,096 bytes made durable, with nothing else in the way.
// The figure that hand-over times are judged by.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "base/latencies.h"
#include "base/result.h"

namespace pawl::bench {

// Overwrites the same small, already allocated file `count` times, with fdatasync after each write, as a store that
// reuses its pages does. The file is made in `directory` and removed afterwards. Before each write the machine is idle
// for `idle`: a processor and a disk that have gone to rest take their time to come back.
Result<Latencies> ProbeFdatasync(const std::string& directory, std::size_t count, std::chrono::milliseconds idle);

}  // namespace pawl::bench
