// RateWindow counts the starts of the recent past, so that no span of `per` ever holds more than `limit` of them.
// The span is cut into kParts; the oldest, half-passed part still counts whole, which errs to the safe side.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/clock.h"
#include "model/settings.h"

namespace pawl {

class RateWindow {
 public:
  static constexpr std::size_t kParts = 16;

  // Nothing when a start is allowed now, else the earliest time at which one will be.
  std::optional<SteadyTime> BlockedUntil(const Rate& rate, SteadyTime now) const;
  void Start(const Rate& rate, SteadyTime now);

  // As stored.
  std::int64_t part = 0;                           // number of the newest part
  std::array<std::uint32_t, kParts + 1> starts{};  // by part number modulo the size

 private:
  std::uint32_t StartsOf(std::int64_t number) const;
};

}  // namespace pawl
