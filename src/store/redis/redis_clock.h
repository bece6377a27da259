// The time of Redis, known here: every look at Redis brings it, and in between the machine's own clock carries it on.
// Wall and steady time are the same. Thread-safe.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/clock.h"

namespace pawl {

class RedisClock final : public Clock {
 public:
  Now Read() const override;
  std::optional<std::chrono::nanoseconds> RealSpan(Millis span) const override { return span; }
  void ContinueFrom(Now) override {}  // Redis goes on by itself
  void OnMove(std::function<void()>) override {}

  // Redis says that it is `redis_us` now. Returns how far off our own idea of it was.
  Millis Set(std::int64_t redis_us);

 private:
  static std::int64_t LocalMillis();

  std::atomic<std::int64_t> offset_ms_{0};
  mutable std::atomic<std::int64_t> latest_ms_{0};  // small steps back are not followed
};

}  // namespace pawl
