// What is counted, by queue and by time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/clock.h"
#include "model/transition.h"

namespace pawl {

// Never reorder: stored by position. There is room for kStatSlots of them.
enum class Stat : std::uint8_t { kPushed, kCompleted, kFailed, kRetried, kDead, kRecovered, kExpired, kTerminated };
inline constexpr std::size_t kStatCount = 8;
using StatRow = std::array<std::int64_t, kStatCount>;

std::string_view Name(Stat stat);

enum class Resolution : std::uint8_t { kMinute = 0, kHour = 1, kDay = 2, kTotal = 3 };  // stored
inline constexpr std::array<Resolution, 4> kResolutions = {Resolution::kMinute, Resolution::kHour, Resolution::kDay,
                                                           Resolution::kTotal};

Millis SpanOf(Resolution resolution);   // of kTotal: zero
Millis KeptFor(Resolution resolution);  // of kTotal: for ever (Millis::max())
// The start of the bucket that `at` falls into, in UTC; of kTotal: the epoch.
WallTime BucketOf(Resolution resolution, WallTime at);

// Adds what one transition counts for.
void Count(const Transition& transition, StatRow& row);

}  // namespace pawl
