#include "model/retry_policy.h"

#include <algorithm>

namespace pawl {
namespace {

Millis Doubled(Millis base, Millis cap, std::uint32_t times) {
  Millis delay = base;
  for (std::uint32_t i = 0; i < times && delay < cap && delay > Millis{0}; ++i) delay *= 2;
  return std::min(delay, cap);
}

Millis SpreadUpperHalf(Millis delay, std::uint64_t random) {
  const auto half = static_cast<std::uint64_t>(delay.count() / 2);
  return Millis(static_cast<std::int64_t>(half + random % (half + 1)));
}

Millis Quartic(const RetryPolicy& policy, std::uint32_t earlier, std::uint64_t random) {
  constexpr std::int64_t kMost = 1'000;  // its fourth power is above any cap, and fits
  const std::int64_t n = std::min<std::int64_t>(earlier, kMost);
  const auto spread = static_cast<std::int64_t>(random % 30) * (n + 1);
  return std::min(policy.base + std::chrono::seconds(n * n * n * n + spread), policy.cap);
}

}  // namespace

Millis RetryDelay(const RetryPolicy& policy, std::uint32_t failures, std::uint64_t random) {
  const std::uint32_t earlier = failures == 0 ? 0 : failures - 1;
  switch (policy.backoff) {
    case RetryBackoff::kFixed:
      return policy.base;
    case RetryBackoff::kQuartic:
      return Quartic(policy, earlier, random);
    case RetryBackoff::kExponential:
      break;
  }
  return SpreadUpperHalf(Doubled(policy.base, policy.cap, earlier), random);
}

Millis CrashDelay(std::uint32_t crashes, std::uint64_t random) {
  return std::max(Millis{1'000},
                  SpreadUpperHalf(Doubled(Millis{1'000}, Millis{60'000}, crashes == 0 ? 0 : crashes - 1), random));
}

}  // namespace pawl
