// Workflows as values: tasks that follow each other, and tasks with many parts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"

namespace pawl {

// What a workflow does when a task of it has failed.
enum class OnError : std::uint8_t {
  kContinue = 0,  // what depends on it is skipped, the rest goes on
  kStop = 1,      // whatever waits for a success is skipped
  kPause = 2,     // nothing is skipped: it waits for somebody
};

}  // namespace pawl
