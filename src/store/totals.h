// How many schedules and hooks there are: one record, so that nobody has to count them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace pawl {

struct Totals {
  std::uint64_t schedules = 0;
  std::uint64_t hooks = 0;
};
std::string EncodeTotals(const Totals& totals);
Result<Totals> DecodeTotals(std::string_view bytes);

}  // namespace pawl
