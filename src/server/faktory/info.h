// The answer to INFO, in the shape that Faktory's clients and its command line read.
#pragma once

#include <cstdint>
#include <string>

#include "engine/stats_queries.h"

namespace pawl {

struct FaktoryInfo {
  WallTime now;
  WallTime started;
  std::uint64_t commands = 0;
  std::size_t connections = 0;
};

std::string RenderInfo(const FaktoryInfo& info, const StatsView& stats);

}  // namespace pawl
