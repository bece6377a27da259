#include "base/clock.h"

#include <ctime>

namespace pawl {
namespace {

constexpr Millis kJumpLeast = std::chrono::seconds(2);
// A clock that shows more than this between two starts was never set.
constexpr Millis kDowntimeMost = std::chrono::hours(24L * 3650);

// Steady time at `wall` if it has gone on since `last` as the wall clock says.
SteadyTime Continued(Now last, WallTime wall) {
  const bool known = last.wall != WallTime{};
  const Millis passed = known ? wall - last.wall : Millis{0};
  return passed > Millis{0} && passed <= kDowntimeMost ? last.steady + passed : last.steady;
}

std::int64_t ReadMillis(clockid_t id) {
  timespec t{};
  clock_gettime(id, &t);
  return std::int64_t{t.tv_sec} * 1000 + t.tv_nsec / 1'000'000;
}

}  // namespace

Now SystemClock::Read() const {
  return {WallFromMillis(ReadMillis(CLOCK_REALTIME)),
          SteadyFromMillis(ReadMillis(CLOCK_BOOTTIME) + steady_offset_ms_.load(std::memory_order_relaxed))};
}

// After a reboot the boot clock starts at zero again; the offset takes up the difference.
void SystemClock::ContinueFrom(Now last) {
  if (last.steady == SteadyTime{}) return;  // nothing was committed yet
  // Boot time may be ahead of it, on another machine that has been up for longer: spans go on all the same.
  const SteadyTime steady = Continued(last, WallFromMillis(ReadMillis(CLOCK_REALTIME)));
  steady_offset_ms_ = ToMillis(steady) - ReadMillis(CLOCK_BOOTTIME);
}

Now ManualClock::Read() const {
  const MutexLock lock(mutex_);
  return now_;
}

void ManualClock::ContinueFrom(Now last) {
  const MutexLock lock(mutex_);
  now_.steady = std::max(now_.steady, Continued(last, now_.wall));
}

void ManualClock::OnMove(std::function<void()> moved) {
  const MutexLock lock(mutex_);
  listeners_.push_back(std::move(moved));
}

void ManualClock::Advance(Millis span) {
  {
    const MutexLock lock(mutex_);
    now_.wall += span;
    now_.steady += span;
  }
  Moved();
}

void ManualClock::JumpWall(Millis span) {
  {
    const MutexLock lock(mutex_);
    now_.wall += span;
  }
  Moved();
}

void ManualClock::Moved() {
  std::vector<std::function<void()>> listeners;
  {
    const MutexLock lock(mutex_);
    listeners = listeners_;
  }
  for (const auto& listener : listeners) listener();
}

std::optional<Millis> JumpWatch::Look(Now now) {
  const Millis apart = now.wall.time_since_epoch() - now.steady.time_since_epoch();
  const Millis moved = apart - apart_.value_or(apart);
  apart_ = apart;
  return moved >= kJumpLeast || moved <= -kJumpLeast ? std::optional(moved) : std::nullopt;
}

}  // namespace pawl
