// Wall time as text: RFC 3339 in UTC with milliseconds, "2026-01-02T03:04:05.678Z".
#pragma once

#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"

namespace pawl {

// Times outside the years 0 to 9999 are shown as the nearest one inside.
std::string FormatTime(WallTime time);
void AppendTime(WallTime time, std::string& out);  // the same, without a string of its own

// Any offset; digits below a millisecond are dropped. Fails with kInvalid; a leap second is not a time.
Result<WallTime> ParseTime(std::string_view text);

}  // namespace pawl
