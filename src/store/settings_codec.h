// The bytes of queue and group settings.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/settings.h"

namespace pawl {

std::string EncodeQueue(const QueueSettings& settings);
Result<QueueSettings> DecodeQueue(std::string_view bytes);

std::string EncodeGroup(const GroupSettings& settings);
Result<GroupSettings> DecodeGroup(std::string_view bytes);

}  // namespace pawl
