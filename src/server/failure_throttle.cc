#include "server/failure_throttle.h"

#include <algorithm>

#include "base/log.h"
#include "base/random.h"
#include "server/network.h"

namespace pawl {
namespace {

constexpr std::chrono::minutes kLogInterval{1};  // for each bucket

// The finalizer of splitmix64.
std::uint64_t Mix(std::uint64_t x) {
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

}  // namespace

FailureThrottle::FailureThrottle() : seed_(FreshSeed()) {}

bool FailureThrottle::Fail(std::string_view peer, Clock::time_point now) {
  bool log = false;
  {
    const MutexLock lock(mutex_);
    Bucket& bucket = buckets_.at(Mix(NetworkOf(peer) ^ seed_) % kBuckets);
    const double seconds = std::chrono::duration<double>(now - bucket.at).count();
    bucket.left = std::min(kAtOnce, bucket.left + std::max(0.0, seconds) * kPerSecond);
    bucket.at = now;
    ++figures_.failures;
    if (bucket.left >= 1) {
      bucket.left -= 1;
      return true;
    }
    ++figures_.throttled;
    log = now - bucket.logged_at >= kLogInterval;
    if (log) bucket.logged_at = now;
  }
  if (log) Log(LogLevel::kWarn, "wrong tokens or passwords come too fast", {{"peer", peer}});
  return false;
}

FailureThrottle::Figures FailureThrottle::figures() const {
  const MutexLock lock(mutex_);
  return figures_;
}

}  // namespace pawl
