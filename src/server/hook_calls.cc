#include "server/hook_calls.h"

namespace pawl {
namespace {

constexpr std::size_t kWindowsKept = 10'000;  // of hooks that were called; beyond that counting starts over

}  // namespace

std::string_view Name(HookResult result) {
  constexpr std::array<std::string_view, kHookResults> kNames = {"accepted", "repeated", "refused", "limited",
                                                                 "unknown"};
  return kNames.at(static_cast<std::size_t>(result));
}

std::optional<Millis> HookCalls::Admit(const Hook& hook, SteadyTime now) {
  if (!hook.rate) return std::nullopt;
  const MutexLock lock(mutex_);
  if (windows_.size() >= kWindowsKept && !windows_.contains(hook.name)) windows_.clear();
  RateWindow& window = windows_[hook.name];
  if (const auto blocked = window.BlockedUntil(*hook.rate, now)) return *blocked - now;
  window.Start(*hook.rate, now);
  return std::nullopt;
}

void HookCalls::Count(HookResult result) {
  const MutexLock lock(mutex_);
  ++counts_[static_cast<std::size_t>(result)];
}

std::array<std::uint64_t, kHookResults> HookCalls::counts() const {
  const MutexLock lock(mutex_);
  return counts_;
}

}  // namespace pawl
