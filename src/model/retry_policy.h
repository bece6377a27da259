// When a failed job runs again.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/clock.h"
#include "pawl/job.h"

namespace pawl {

inline constexpr std::array kBackoffs{RetryBackoff::kExponential, RetryBackoff::kFixed, RetryBackoff::kQuartic};
constexpr std::string_view Name(RetryBackoff backoff) {
  constexpr std::array<std::string_view, kBackoffs.size()> kNames{"exponential", "fixed", "quartic"};
  return kNames.at(static_cast<std::size_t>(backoff));
}

struct RetryPolicy {
  std::uint16_t max = 5;  // failed runs that are tried again; 0: none
  RetryBackoff backoff = RetryBackoff::kExponential;
  Millis base{5'000};
  Millis cap{3'600'000};

  bool operator==(const RetryPolicy&) const = default;
};

// The pause before the next run after `failures` failed ones (at least 1). All but fixed, which is the base, are
// spread, so that jobs that failed together do not come back together.
// - Exponential doubles from base to cap, and spreads over the upper half.
// - Quartic, with n = failures - 1, is n^4 s + base + a random number from 0 to 29 of (n + 1) s, and never above cap.
Millis RetryDelay(const RetryPolicy& policy, std::uint32_t failures, std::uint64_t random);

// The pause after a run that vanished with its worker: from 1 s, doubling, at most 1 m, spread likewise.
Millis CrashDelay(std::uint32_t crashes, std::uint64_t random);

}  // namespace pawl
