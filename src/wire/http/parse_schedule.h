// Schedules: bytes to operations.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "pawl/schedule.h"

namespace pawl::http {

// POST /v1/cron: the times of a timetable, without a schedule.
struct TimesAsk {
  Timetable times;
  std::optional<WallTime> from;  // nothing: now
  std::size_t count = 5;
};
Result<TimesAsk> ParseTimesAsk(std::string_view body);

}  // namespace pawl::http
