#include "base/clock.h"

#include <ctime>

namespace pawl {
namespace {

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
void SystemClock::ContinueFrom(SteadyTime last) {
  const std::int64_t boot_ms = ReadMillis(CLOCK_BOOTTIME);
  steady_offset_ms_ = std::max<std::int64_t>(0, ToMillis(last) - boot_ms);
}

Now ManualClock::Read() const {
  const std::lock_guard lock(mutex_);
  return now_;
}

void ManualClock::ContinueFrom(SteadyTime last) {
  const std::lock_guard lock(mutex_);
  now_.steady = std::max(now_.steady, last);
}

void ManualClock::OnMove(std::function<void()> moved) {
  const std::lock_guard lock(mutex_);
  listeners_.push_back(std::move(moved));
}

void ManualClock::Advance(Millis span) {
  {
    const std::lock_guard lock(mutex_);
    now_.wall += span;
    now_.steady += span;
  }
  Moved();
}

void ManualClock::JumpWall(Millis span) {
  {
    const std::lock_guard lock(mutex_);
    now_.wall += span;
  }
  Moved();
}

void ManualClock::Moved() {
  std::vector<std::function<void()>> listeners;
  {
    const std::lock_guard lock(mutex_);
    listeners = listeners_;
  }
  for (const auto& listener : listeners) listener();
}

}  // namespace pawl
