// The pauses between attempts: from 1 ms, doubling to 100 ms, each a random part of that, so that nodes that lost the
// same server do not come back in step. One thread at a time.
#pragma once

#include <chrono>

#include "base/random.h"

namespace pawl {

class RedisPause {
 public:
  std::chrono::microseconds Next();
  void Reset() { longest_ = kFirst; }

 private:
  static constexpr std::chrono::microseconds kFirst{1'000};
  static constexpr std::chrono::microseconds kLongest{100'000};

  SeededRandom random_{FreshSeed()};
  std::chrono::microseconds longest_ = kFirst;
};

}  // namespace pawl
