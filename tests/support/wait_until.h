// Waiting for what another thread or process does, when it gives no sign of its own.
#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace pawl::support {

// Longer than anything takes on a slow and busy machine: it ends a test that hangs, it does not measure.
inline constexpr std::chrono::seconds kPatience{60};

// Asks until it is true; false at the end of our patience.
inline bool WaitUntil(const std::function<bool()>& condition) {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

}  // namespace pawl::support
