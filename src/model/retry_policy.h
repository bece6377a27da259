// When a failed job runs again.
#pragma once

#include <cstdint>

#include "base/clock.h"

namespace pawl {

enum class Backoff : std::uint8_t { kExponential = 0, kFixed = 1 };  // stored

struct RetryPolicy {
  std::uint16_t max = 5;  // failed runs that are tried again; 0: none
  Backoff backoff = Backoff::kExponential;
  Millis base{5'000};
  Millis cap{3'600'000};

  bool operator==(const RetryPolicy&) const = default;
};

// The pause before the next run after `failures` failed ones (at least 1). Exponential doubles from base to cap and
// spreads over the upper half, so that jobs that failed together do not come back together.
Millis RetryDelay(const RetryPolicy& policy, std::uint32_t failures, std::uint64_t random);

// The pause after a run that vanished with its worker: from 1 s, doubling, at most 1 m, spread likewise.
Millis CrashDelay(std::uint32_t crashes, std::uint64_t random);

}  // namespace pawl
