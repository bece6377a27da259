#include "model/stats.h"

#include <algorithm>
#include <numeric>

namespace pawl {
namespace {

constexpr std::array<std::string_view, kStatCount> kNames = {"pushed", "completed", "failed",  "retried",
                                                             "dead",   "recovered", "expired", "terminated"};

std::uint8_t SlotOf(Millis span) {
  const auto bound = std::ranges::lower_bound(Histogram::kBoundsMs, span.count());
  return static_cast<std::uint8_t>(bound - Histogram::kBoundsMs.begin());
}

void Add(StatRow& row, Stat stat) { ++row.at(static_cast<std::size_t>(stat)); }

}  // namespace

std::string_view Name(Stat stat) { return kNames.at(static_cast<std::size_t>(stat)); }

Millis SpanOf(Resolution resolution) {
  switch (resolution) {
    case Resolution::kMinute:
      return std::chrono::minutes(1);
    case Resolution::kHour:
      return std::chrono::hours(1);
    case Resolution::kDay:
      return std::chrono::hours(24);
    case Resolution::kTotal:
      break;
  }
  return Millis{0};
}

Millis KeptFor(Resolution resolution) {
  switch (resolution) {
    case Resolution::kMinute:
      return std::chrono::hours(48);
    case Resolution::kHour:
      return std::chrono::hours(24 * 60);
    case Resolution::kDay:
      return std::chrono::hours(24 * 731);
    case Resolution::kTotal:
      break;
  }
  return Millis::max();
}

WallTime BucketOf(Resolution resolution, WallTime at) {
  const Millis span = SpanOf(resolution);
  if (span == Millis{0}) return WallTime{};
  return at - at.time_since_epoch() % span;
}

void Count(const Transition& transition, StatRow& row) {
  switch (transition.cause) {
    case Cause::kPushed:
      return Add(row, Stat::kPushed);
    case Cause::kCompleted:
      Add(row, Stat::kCompleted);
      break;
    case Cause::kFailed:
      Add(row, Stat::kFailed);
      if (transition.to == JobState::kDead) Add(row, Stat::kDead);
      if (StateOf(transition.to) == State::kQueued) Add(row, Stat::kRetried);
      break;
    case Cause::kCrashed:
      if (transition.to == JobState::kDead) Add(row, Stat::kDead);
      if (StateOf(transition.to) == State::kQueued) Add(row, Stat::kRecovered);
      break;
    case Cause::kExpired:
      return Add(row, Stat::kExpired);
    case Cause::kPromoted:
    case Cause::kClaimed:
    case Cause::kReleased:
    case Cause::kSuspended:
    case Cause::kRunAgain:
    case Cause::kTerminated:
    case Cause::kDeleted:
    case Cause::kWoken:
      break;
  }
  if (transition.to == JobState::kTerminated && transition.cause != Cause::kDeleted) Add(row, Stat::kTerminated);
}

void TimesRow::Add(const TimesRow& other) {
  for (std::size_t i = 0; i < kTimeSlots; ++i) {
    waited[i] += other.waited[i];
    ran[i] += other.ran[i];
  }
}

std::optional<TimedRun> TimesOf(const Transition& transition) {
  const Cause cause = transition.cause;
  if (cause != Cause::kCompleted && cause != Cause::kFailed && cause != Cause::kCrashed) return std::nullopt;
  return TimedRun{SlotOf(transition.waited), SlotOf(transition.ran)};
}

void Add(TimesRow& row, TimedRun run) {
  ++row.waited.at(run.waited);
  ++row.ran.at(run.ran);
}

double PercentileMs(const std::array<std::int64_t, kTimeSlots>& counts, double percent) {
  const auto all = static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}));
  double left = all * percent / 100;
  for (std::size_t i = 0; i < kTimeSlots && all > 0; ++i) {
    const auto here = static_cast<double>(counts[i]);
    if (left > here) {
      left -= here;
      continue;
    }
    const auto low = static_cast<double>(i == 0 ? 0 : Histogram::kBoundsMs[i - 1]);
    // Of those above all bounds no more is known.
    const double high = i < Histogram::kBoundsMs.size() ? static_cast<double>(Histogram::kBoundsMs[i]) : low;
    return here == 0 ? low : low + (high - low) * left / here;
  }
  return 0;
}

}  // namespace pawl
