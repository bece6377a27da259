// How much memory this process may use: that of the machine, or less if its control group says so.
#pragma once

#include <cstdint>
#include <string>

namespace pawl {

// In bytes; 0 if it cannot be told. `root` stands before /proc and /sys, for tests.
std::uint64_t MachineMemory(const std::string& root = "");

}  // namespace pawl
