// The bytes of a push as it was asked for: what schedules and hooks keep.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "pawl/job.h"

namespace pawl {

std::string EncodePush(const PushRequest& job);
Result<PushRequest> DecodePush(std::string_view bytes);

}  // namespace pawl
