// What a queue is set to before anybody has set it.
#pragma once

#include <string_view>

#include "model/settings.h"

namespace pawl {

// The queues of Pawl's own work start with few calls of one host at a time. Everything is empty for all others.
QueueSettings FirstSettings(std::string_view queue);

}  // namespace pawl
