// What is counted, by queue and by time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/clock.h"
#include "base/histogram.h"
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

// How long runs had waited before they began, and how long they took: so many by the bounds of Histogram. Stored by
// position.
inline constexpr std::size_t kTimeSlots = Histogram::kBoundsMs.size() + 1;
struct TimesRow {
  std::array<std::int64_t, kTimeSlots> waited{};
  std::array<std::int64_t, kTimeSlots> ran{};

  bool operator==(const TimesRow&) const = default;
  void Add(const TimesRow& other);
};
// Whether the counters of this resolution have times beside them: they are counted when a run ends, which the counters
// are written for anyway.
inline constexpr bool HasTimes(Resolution resolution) {
  return resolution == Resolution::kMinute || resolution == Resolution::kHour;
}

// The slots of one run.
struct TimedRun {
  std::uint8_t waited = 0;
  std::uint8_t ran = 0;
};
// Of the run that the transition has ended, if it is one that is counted.
std::optional<TimedRun> TimesOf(const Transition& transition);
void Add(TimesRow& row, TimedRun run);

// So many of all are within it, by linear interpolation: milliseconds. 0 without runs.
double PercentileMs(const std::array<std::int64_t, kTimeSlots>& counts, double percent);

}  // namespace pawl
