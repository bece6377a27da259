#include "redis/redis_pause.h"

#include <algorithm>

namespace pawl {

std::chrono::microseconds RedisPause::Next() {
  const double part = 0.5 + random_.Unit() / 2;
  const auto span = std::chrono::duration_cast<std::chrono::microseconds>(longest_ * part);
  longest_ = std::min(longest_ * 2, kLongest);
  return span;
}

}  // namespace pawl
