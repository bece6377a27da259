// Schedules: bytes to operations.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "pawl/schedule.h"
#include "rules/schedule.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl::http {

// PUT /v1/schedules/{name}
struct ScheduleAsk {
  std::string_view name;
  std::string_view body;
  const WireLimits& limits;
  const PushPolicy& policy;
  WallTime now;
};
Result<PutScheduleOp> ParseSchedule(const ScheduleAsk& ask);

// The name of a schedule that somebody asks for.
Result<void> CheckScheduleName(std::string_view name);

// POST /v1/schedules/{name}/fire
Result<FireOp> ParseFire(std::string_view body);

// POST /v1/cron: the times of a timetable, without a schedule.
struct TimesAsk {
  Timetable times;
  std::optional<WallTime> from;  // nothing: now
  std::size_t count = 5;
};
Result<TimesAsk> ParseTimesAsk(std::string_view body);

}  // namespace pawl::http
