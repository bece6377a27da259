#include "base/histogram.h"

#include <algorithm>

namespace pawl {

void Histogram::Add(std::chrono::microseconds span) {
  const auto bound =
      std::ranges::lower_bound(kBoundsMs, span, {}, [](std::int64_t ms) { return std::chrono::milliseconds(ms); });
  ++counts[static_cast<std::size_t>(bound - kBoundsMs.begin())];
  sum += span;
}

void Histogram::Add(const Histogram& other) {
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  sum += other.sum;
}

}  // namespace pawl
