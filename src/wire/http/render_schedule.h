// Schedules as JSON.
#pragma once

#include <string>
#include <vector>

#include "base/clock.h"

namespace pawl::http {

std::string RenderTimes(const std::vector<WallTime>& times);

}  // namespace pawl::http
