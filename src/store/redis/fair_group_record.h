// Group records as the scripts in Redis store them: the values of the hash `groups` of a queue, whose fields are the 16
// bytes of a group, and kQueueField for the queue itself.
//
// A record is one byte, the priority at which the group stands in the ring if that can be told without reading on (it
// is not ordered, and has a name or is that of the jobs without a group), else 0; and then a MessagePack array, whose
// end is left out where it would say nothing:
//   name, turn (0: not in the ring), ring priority,
//   keep, concurrency, rate limit, rate span (ms), paused, ordered, group default, blocked until (ms, 0: not blocked),
//   number of the newest part of the rate window, the 17 counts of the window
#pragma once

#include <optional>
#include <string_view>

#include "store/fair_queue.h"

namespace pawl {

inline constexpr std::string_view kQueueField = "queue";

// Nothing if the bytes are no group record.
std::optional<GroupRecord> DecodeRedisGroup(std::string_view bytes);

}  // namespace pawl
