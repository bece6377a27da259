// The time of Redis, known here: every look at Redis brings it, and in between the machine's own clock carries it on.
//
// Wall time is Redis' TIME. Steady time is TIME with a shift that all nodes share, kept in Redis: when Redis' clock is
// set, or a replica with another clock takes over, the first node that sees TIME jump against its own boot clock moves
// the shift by as much, so that steady time goes on. Thread-safe.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/clock.h"

namespace pawl {

class RedisClock final : public Clock {
 public:
  using Local = std::int64_t (*)();  // milliseconds of a clock that nobody sets
  explicit RedisClock(Local local = BootMillis) : local_(local) {}

  Now Read() const override;
  std::optional<std::chrono::nanoseconds> RealSpan(Millis span) const override { return span; }
  void ContinueFrom(Now) override {}  // Redis goes on by itself
  void OnMove(std::function<void()>) override {}

  // To be read before Redis is asked for its time.
  std::int64_t LocalMillis() const { return local_(); }
  // Redis said that it was `redis_us`, at some moment between `asked_ms` and now. How far it has moved from what we
  // took it for, at least: an answer that was long on its way is no jump.
  Millis JumpOf(std::int64_t redis_us, std::int64_t asked_ms) const;
  // Redis says that it is `redis_us` now, and steady time is `shift` ahead of it.
  void Set(std::int64_t redis_us, Millis shift);
  Millis shift() const { return Millis(shift_ms_.load(std::memory_order_relaxed)); }

 private:
  static std::int64_t BootMillis();

  // A time that goes by the local clock. Small steps back are not followed.
  struct Hand {
    std::atomic<std::int64_t> offset_ms{0};
    mutable std::atomic<std::int64_t> latest_ms{0};

    std::int64_t At(std::int64_t local_ms) const;
    void Set(std::int64_t offset);
  };

  const Local local_;
  std::atomic<std::int64_t> shift_ms_{0};
  Hand wall_;
  Hand steady_;
};

}  // namespace pawl
