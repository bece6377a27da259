// HookCalls counts the calls of hooks on this node: against their rates, and for the metrics. Thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/clock.h"
#include "base/mutex.h"
#include "model/hook.h"
#include "store/rate_window.h"

namespace pawl {

// What came of a call.
enum class HookResult : std::uint8_t { kAccepted = 0, kRepeated = 1, kRefused = 2, kLimited = 3, kUnknown = 4 };
inline constexpr std::size_t kHookResults = 5;
std::string_view Name(HookResult result);  // "accepted"

class HookCalls {
 public:
  // Nothing if the hook may be called now, which counts against its rate; else how long to wait.
  std::optional<Millis> Admit(const Hook& hook, SteadyTime now);

  void Count(HookResult result);
  std::array<std::uint64_t, kHookResults> counts() const;

 private:
  mutable Mutex mutex_;
  std::unordered_map<std::string, RateWindow> windows_ PAWL_GUARDED_BY(mutex_);  // by name
  std::array<std::uint64_t, kHookResults> counts_ PAWL_GUARDED_BY(mutex_){};
};

}  // namespace pawl
