// Fetching the file of a job from a server, a piece at a time: it may be larger than the memory.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "cli/connection.h"

namespace pawl::cli {

// Writes the file to `path`, whole or not at all; "-" is standard output. Returns its bytes. Blocks.
Result<std::uint64_t> FetchFile(const Connection& connection, const std::string& ref, const std::string& path);

}  // namespace pawl::cli
