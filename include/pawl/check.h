// PAWL_CHECK is for our own bugs, in release builds too: it says where and why, and stops the process before a wrong
// state can reach the disk. Never for bytes that came from a peer or from a file.
#pragma once

namespace pawl {
[[noreturn]] void CheckFailed(const char* expression, const char* why, const char* file, int line);
}  // namespace pawl

#define PAWL_CHECK(condition, why)                              \
  do {                                                          \
    if (!(condition)) [[unlikely]]                              \
      ::pawl::CheckFailed(#condition, why, __FILE__, __LINE__); \
  } while (false)
