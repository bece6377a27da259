#include "model/stats.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, kStatCount> kNames = {"pushed", "completed", "failed",  "retried",
                                                             "dead",   "recovered", "expired", "terminated"};

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

}  // namespace pawl
