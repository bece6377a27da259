#include "store/redis/redis_clock.h"

#include <ctime>

namespace pawl {
namespace {
constexpr std::int64_t kFollowedBackMs = 5'000;
}

std::int64_t RedisClock::LocalMillis() {
  timespec t{};
  clock_gettime(CLOCK_BOOTTIME, &t);
  return std::int64_t{t.tv_sec} * 1'000 + t.tv_nsec / 1'000'000;
}

Now RedisClock::Read() const {
  std::int64_t ms = LocalMillis() + offset_ms_.load(std::memory_order_relaxed);
  std::int64_t latest = latest_ms_.load(std::memory_order_relaxed);
  while (ms > latest && !latest_ms_.compare_exchange_weak(latest, ms, std::memory_order_relaxed)) {
  }
  ms = std::max(ms, latest);
  return {WallFromMillis(ms), SteadyFromMillis(ms)};
}

Millis RedisClock::Set(std::int64_t redis_us) {
  const std::int64_t offset = redis_us / 1'000 - LocalMillis();
  const std::int64_t moved = offset - offset_ms_.exchange(offset, std::memory_order_relaxed);
  if (moved < -kFollowedBackMs) latest_ms_.store(0, std::memory_order_relaxed);
  return Millis(moved);
}

}  // namespace pawl
