// The bytes of a schedule. docs/storage.md shows the layout.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/schedule.h"

namespace pawl {

std::string EncodeSchedule(const Schedule& schedule);
Result<Schedule> DecodeSchedule(std::string_view bytes);

}  // namespace pawl
