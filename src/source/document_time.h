// When a document was made, as rows and items say it.
#pragma once

#include <optional>
#include <string_view>

#include "base/clock.h"

namespace pawl::source {

// Seconds since 1970, or milliseconds when there are too many for seconds: no time of our days is both.
std::optional<WallTime> TimeOfNumber(double number);

// RFC 3339, or as SQL writes it in UTC: "2026-01-02 03:04:05".
std::optional<WallTime> TimeOfText(std::string_view text);

}  // namespace pawl::source
