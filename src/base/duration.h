// Spans of time as people write them: "250ms", "30s", "5m", "24h", "7d", or a number of seconds.
#pragma once

#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"

namespace pawl {

// The longest span that is read; adding it to any real time cannot overflow.
inline constexpr Millis kDurationMax = std::chrono::hours(24) * 36'500;

// A number, with or without a fraction, and one of the units ms, s, m, h, d (none: seconds). Rounded to milliseconds.
// Fails with kInvalid.
Result<Millis> ParseDuration(std::string_view text);

// A JSON number of seconds, or a string as above.
Result<Millis> DurationFromJson(const JsonValue& value);

// The shortest exact text with one unit: 90 s are "90s", 300 s are "5m", 1.5 s are "1500ms".
std::string FormatDuration(Millis span);

}  // namespace pawl
