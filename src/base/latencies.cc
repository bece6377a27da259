#include "base/latencies.h"

#include <algorithm>
#include <cmath>

namespace pawl {

std::chrono::duration<double, std::micro> Latencies::Percentile(double percent) const {
  if (samples_.empty()) return {};
  std::vector<BenchClock::duration> samples = samples_;
  const double rank = std::ceil(percent / 100.0 * static_cast<double>(samples.size()));
  const auto index = std::min(samples.size() - 1, static_cast<std::size_t>(std::max(rank, 1.0)) - 1);
  const auto nth = samples.begin() + static_cast<std::ptrdiff_t>(index);
  std::nth_element(samples.begin(), nth, samples.end());
  return *nth;
}

}  // namespace pawl
