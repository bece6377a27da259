// Schedules as JSON.
#pragma once

#include <string>
#include <vector>

#include "base/clock.h"
#include "engine/schedule_queries.h"

namespace pawl::http {

std::string RenderSchedule(const ScheduleView& view);
std::string RenderSchedules(const SchedulePage& page);
std::string RenderFired(const Fired& fired);
std::string RenderTimes(const std::vector<WallTime>& times);

}  // namespace pawl::http
