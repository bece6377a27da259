// Time as an input. `wall` is for what people see and plan (run_at, retention, statistics). `steady` is for spans,
// which must not jump with the machine's clock (leases, timeouts, rates, delays, backoff): it counts through suspension
// of the machine, and goes on across restarts from where the last commit left it, together with the time since then.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/mutex.h"

namespace pawl {

using Millis = std::chrono::milliseconds;
using WallTime = std::chrono::sys_time<Millis>;

struct SteadyTag {
  using rep = std::int64_t;
  using period = std::milli;
  using duration = Millis;
  using time_point = std::chrono::time_point<SteadyTag, Millis>;
  static constexpr bool is_steady = true;
};
using SteadyTime = std::chrono::time_point<SteadyTag, Millis>;

inline constexpr WallTime kNeverWall = WallTime::max();
inline constexpr SteadyTime kNeverSteady = SteadyTime::max();

struct Now {
  WallTime wall;
  SteadyTime steady;
};

constexpr std::int64_t ToMillis(WallTime t) { return t.time_since_epoch().count(); }
constexpr std::int64_t ToMillis(SteadyTime t) { return t.time_since_epoch().count(); }
constexpr WallTime WallFromMillis(std::int64_t ms) { return WallTime(Millis(ms)); }
constexpr SteadyTime SteadyFromMillis(std::int64_t ms) { return SteadyTime(Millis(ms)); }

// Thread-safe.
class Clock {
 public:
  virtual ~Clock() = default;
  virtual Now Read() const = 0;

  // How long a thread may sleep for `span` of this clock to pass; nothing when the time is moved by hand, and the
  // sleeper has to wait for the call of OnMove instead.
  virtual std::optional<std::chrono::nanoseconds> RealSpan(Millis span) const = 0;

  // Called once, with the time of the last commit: steady time goes on from there. The time since then counts, as far
  // as the wall clock tells: there is no other witness when the machine was restarted.
  virtual void ContinueFrom(Now last) = 0;

  // Calls `moved` after each move by hand; never for a clock that runs by itself.
  virtual void OnMove(std::function<void()> moved) = 0;
};

class SystemClock final : public Clock {
 public:
  Now Read() const override;
  std::optional<std::chrono::nanoseconds> RealSpan(Millis span) const override { return span; }
  void ContinueFrom(Now last) override;
  void OnMove(std::function<void()>) override {}

 private:
  std::atomic<std::int64_t> steady_offset_ms_{0};
};

// For tests and the harness: stands still until it is moved.
class ManualClock final : public Clock {
 public:
  explicit ManualClock(Now start = {WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)}) : now_(start) {}
  Now Read() const override;
  std::optional<std::chrono::nanoseconds> RealSpan(Millis) const override { return std::nullopt; }
  void ContinueFrom(Now last) override;
  void OnMove(std::function<void()> moved) override;

  void Advance(Millis span);   // both times
  void JumpWall(Millis span);  // somebody set the machine's clock
 private:
  void Moved();

  mutable Mutex mutex_;
  Now now_ PAWL_GUARDED_BY(mutex_);
  std::vector<std::function<void()>> listeners_ PAWL_GUARDED_BY(mutex_);
};

// JumpWatch notices that somebody set the machine's clock: wall time has moved against steady time. One thread.
class JumpWatch {
 public:
  // How far the clock was set since the call before, if it was. A clock that is only slewed moves less than that
  // between two looks.
  std::optional<Millis> Look(Now now);

 private:
  std::optional<Millis> apart_;
};

}  // namespace pawl
