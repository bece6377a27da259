// Counts wrong tokens and passwords by the network they come from, and says when they come too fast.
//
// Only those who send a wrong one are concerned: a good token is never looked up here, so that one bad program does not
// shut out others on its machine, or behind its proxy. What keeps a token from being guessed is its length; this keeps
// guessing cheap for the server and visible in the log.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/mutex.h"

namespace pawl {

// Thread-safe.
class FailureThrottle {
 public:
  using Clock = std::chrono::steady_clock;

  static constexpr double kPerSecond = 5;
  static constexpr double kAtOnce = 10;  // a client that was set up wrongly is told what is wrong

  FailureThrottle();

  // Notes a wrong token or password of `peer` ("127.0.0.1:40312"); false: there are too many of them.
  bool Fail(std::string_view peer, Clock::time_point now = Clock::now());

  struct Figures {
    std::uint64_t failures = 0;
    std::uint64_t throttled = 0;  // of those
  };
  Figures figures() const;

 private:
  // Networks with the same hash share one: it takes no more memory for any number of them.
  struct Bucket {
    double left = kAtOnce;
    Clock::time_point at{};
    Clock::time_point logged_at{};
  };
  static constexpr std::size_t kBuckets = 4'096;

  const std::uint64_t seed_;
  mutable Mutex mutex_;
  std::array<Bucket, kBuckets> buckets_ PAWL_GUARDED_BY(mutex_){};
  Figures figures_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
