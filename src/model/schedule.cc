#include "model/schedule.h"

#include <array>

namespace pawl {

std::string_view Name(FireResult result) {
  constexpr std::array<std::string_view, kFireResults> kNames = {"fired", "skipped", "missed", "failed"};
  return kNames.at(static_cast<std::size_t>(result));
}

}  // namespace pawl
