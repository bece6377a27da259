#include "store/rate_window.h"

#include <algorithm>

namespace pawl {
namespace {

std::int64_t PartMillis(const Rate& rate) {
  return std::max<std::int64_t>(1, (rate.per.count() + static_cast<std::int64_t>(RateWindow::kParts) - 1) /
                                       static_cast<std::int64_t>(RateWindow::kParts));
}

std::size_t PartOf(std::int64_t number) { return static_cast<std::size_t>(number) % (RateWindow::kParts + 1); }

}  // namespace

std::uint32_t RateWindow::StartsOf(std::int64_t number) const {
  const bool kept = number <= part && number > part - static_cast<std::int64_t>(starts.size());
  return kept ? starts[PartOf(number)] : 0;
}

std::optional<SteadyTime> RateWindow::BlockedUntil(const Rate& rate, SteadyTime now) const {
  if (rate.limit == 0) return std::nullopt;
  const std::int64_t width = PartMillis(rate);
  const std::int64_t current = std::max(part, ToMillis(now) / width);
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < starts.size(); ++i) sum += StartsOf(current - static_cast<std::int64_t>(i));
  if (sum < rate.limit) return std::nullopt;
  // The parts leave the window one by one; wait until enough of them have.
  for (std::int64_t oldest = current - static_cast<std::int64_t>(kParts); oldest <= current; ++oldest) {
    sum -= StartsOf(oldest);
    if (sum < rate.limit) return SteadyFromMillis((oldest + static_cast<std::int64_t>(starts.size())) * width);
  }
  return SteadyFromMillis((current + static_cast<std::int64_t>(starts.size())) * width);
}

void RateWindow::Start(const Rate& rate, SteadyTime now) {
  if (rate.limit == 0) return;
  const std::int64_t current = std::max(part, ToMillis(now) / PartMillis(rate));
  const std::int64_t passed = std::min<std::int64_t>(current - part, static_cast<std::int64_t>(starts.size()));
  for (std::int64_t i = 0; i < passed; ++i) starts[PartOf(current - i)] = 0;
  part = current;
  ++starts[PartOf(current)];
}

}  // namespace pawl
