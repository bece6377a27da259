#include "scan/source_health.h"

#include <algorithm>

namespace pawl {
namespace {

constexpr Millis kAwayLeast{1'000};
constexpr Millis kAwayMost{30'000};

}  // namespace

std::optional<Millis> SourceHealth::PutOff(std::string_view source, SteadyTime now) {
  const MutexLock lock(mutex_);
  const auto found = away_.find(source);
  if (found == away_.end()) return std::nullopt;
  Away& away = found->second;
  if (now < away.until) return std::max(away.until - now, Millis(1));
  // The others wait for what this one finds.
  away.pause = std::min(away.pause * 2, kAwayMost);
  away.until = now + away.pause;
  return std::nullopt;
}

void SourceHealth::OnRead(std::string_view source, bool away, SteadyTime now) {
  const MutexLock lock(mutex_);
  const auto found = away_.find(source);
  if (away && found == away_.end()) away_.emplace(source, Away{now + kAwayLeast, kAwayLeast});
  if (!away && found != away_.end()) away_.erase(found);
}

}  // namespace pawl
