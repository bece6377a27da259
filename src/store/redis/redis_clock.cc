#include "store/redis/redis_clock.h"

#include <algorithm>
#include <ctime>

namespace pawl {
namespace {
constexpr std::int64_t kFollowedBackMs = 5'000;
}

std::int64_t RedisClock::BootMillis() {
  timespec t{};
  clock_gettime(CLOCK_BOOTTIME, &t);
  return std::int64_t{t.tv_sec} * 1'000 + t.tv_nsec / 1'000'000;
}

std::int64_t RedisClock::Hand::At(std::int64_t local_ms) const {
  const std::int64_t ms = local_ms + offset_ms.load(std::memory_order_relaxed);
  std::int64_t latest = latest_ms.load(std::memory_order_relaxed);
  while (ms > latest && !latest_ms.compare_exchange_weak(latest, ms, std::memory_order_relaxed)) {
  }
  return std::max(ms, latest);
}

void RedisClock::Hand::Set(std::int64_t offset) {
  const std::int64_t moved = offset - offset_ms.exchange(offset, std::memory_order_relaxed);
  if (moved < -kFollowedBackMs) latest_ms.store(0, std::memory_order_relaxed);
}

Now RedisClock::Read() const {
  const std::int64_t local = LocalMillis();
  return {WallFromMillis(wall_.At(local)), SteadyFromMillis(steady_.At(local))};
}

Millis RedisClock::JumpOf(std::int64_t redis_us, std::int64_t asked_ms) const {
  const std::int64_t earliest = redis_us / 1'000 - LocalMillis();  // what the offset is, if the answer took no time
  const std::int64_t latest = redis_us / 1'000 - asked_ms;         // if the question took no time
  const std::int64_t known = wall_.offset_ms.load(std::memory_order_relaxed);
  return Millis(std::clamp(known, earliest, std::max(earliest, latest)) - known);
}

void RedisClock::Set(std::int64_t redis_us, Millis shift) {
  const std::int64_t offset = redis_us / 1'000 - LocalMillis();
  shift_ms_.store(shift.count(), std::memory_order_relaxed);
  wall_.Set(offset);
  steady_.Set(offset + shift.count());
}

}  // namespace pawl
