// Spans, times, and how often a job is tried again.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace pawl {

using Millis = std::chrono::milliseconds;
using WallTime = std::chrono::sys_time<Millis>;

// How the pauses grow: doubling from `base` to `cap`; always `base`; with the fourth power of the failures up to `cap`.
enum class RetryBackoff : std::uint8_t { kExponential = 0, kFixed = 1, kQuartic = 2 };

// How often a failed job is tried again. What is absent comes from the queue's defaults, then from Pawl's own.
struct RetrySpec {
  std::optional<std::uint32_t> max = {};  // 0: never
  std::optional<RetryBackoff> backoff = {};
  std::optional<Millis> base = {};
  std::optional<Millis> cap = {};
  bool operator==(const RetrySpec&) const = default;
};

}  // namespace pawl
