#include "plan/next_time.h"

#include <algorithm>

namespace pawl {
namespace {

using std::chrono::seconds;
using std::chrono::sys_seconds;

constexpr std::size_t kTimesMax = 100;
constexpr Millis kEveryLeast = seconds(1);

LocalTime ToLocal(sys_seconds at, seconds from_utc) { return LocalTime(at.time_since_epoch() + from_utc); }

// Each named time once.
std::optional<sys_seconds> NextNamed(const Cron& cron, const Zone& zone, sys_seconds after) {
  LocalTime from = ToLocal(after, zone.OffsetAt(after).from_utc) + seconds(1);
  while (const auto match = NextMatch(cron, from)) {
    const sys_seconds found = zone.FirstAt(*match);
    if (found > after) return found;
    from = *match + seconds(1);  // `after` is in the second half of a repeated hour
  }
  return std::nullopt;
}

// Every moment that matches, from one change of the clocks to the next.
std::optional<sys_seconds> NextPaced(const Cron& cron, const Zone& zone, sys_seconds after) {
  const sys_seconds last = after + std::chrono::days(366 * 8);
  for (sys_seconds from = after + seconds(1); from <= last;) {
    const Zone::Offset offset = zone.OffsetAt(from);
    const auto match = NextMatch(cron, ToLocal(from, offset.from_utc));
    if (match) {
      const sys_seconds found(match->time_since_epoch() - offset.from_utc);
      if (!offset.until || found < *offset.until) return found;
    }
    if (!offset.until) return std::nullopt;
    from = *offset.until;
  }
  return std::nullopt;
}

Result<void> CheckEvery(const Timetable& times) {
  if (!times.every || *times.every >= kEveryLeast) return {};
  return Error{ErrorCode::kInvalid, "it must be at least 1s", "every"};
}

Result<void> CheckTimes(const Timetable& times) {
  const int kinds = (times.cron.empty() ? 0 : 1) + (times.every ? 1 : 0) + (times.at.empty() ? 0 : 1);
  if (kinds != 1) return Error{ErrorCode::kInvalid, "a schedule has one of cron, every and at", "cron"};
  if (times.at.size() > kTimesMax) return Error{ErrorCode::kInvalid, "there may be up to 100 times", "at"};
  if (times.from && times.until && *times.from > *times.until) {
    return Error{ErrorCode::kInvalid, "it must not be before from", "until"};
  }
  return CheckEvery(times);
}

}  // namespace

std::optional<WallTime> NextTime(const Cron& cron, const Zone& zone, WallTime after) {
  const auto whole = std::chrono::floor<seconds>(after);
  return cron.fixed_hours ? NextNamed(cron, zone, whole) : NextPaced(cron, zone, whole);
}

Result<Plan> Plan::Make(const Timetable& times) {
  PAWL_TRY(CheckTimes(times));
  PAWL_ASSIGN(Zone zone, Zone::Find(times.timezone));
  Plan plan(times, std::move(zone));
  std::sort(plan.times_.at.begin(), plan.times_.at.end());
  if (!times.cron.empty()) {
    PAWL_ASSIGN(plan.cron_, ParseCron(times.cron));
  }
  return plan;
}

std::optional<WallTime> Plan::Find(WallTime after) const {
  if (cron_) return NextTime(*cron_, zone_, after);
  if (times_.every) {
    const WallTime start = times_.from.value_or(WallTime{});
    return after < start ? start : start + ((after - start) / *times_.every + 1) * *times_.every;
  }
  const auto next = std::upper_bound(times_.at.begin(), times_.at.end(), after);
  return next == times_.at.end() ? std::nullopt : std::optional(*next);
}

std::optional<WallTime> Plan::After(WallTime after) const {
  if (times_.from) after = std::max(after, *times_.from - Millis(1));
  const auto found = Find(after);
  return found && times_.until && *found > *times_.until ? std::nullopt : found;
}

// Times come in order, so that "the next time after t is still `at` or earlier" holds up to some t and not beyond it.
std::optional<WallTime> Plan::LatestAt(WallTime at, WallTime after) const {
  const auto is_before = [&](WallTime time) {
    const auto next = After(time);
    return next && *next <= at;
  };
  if (!is_before(after)) return std::nullopt;
  for (WallTime end = at; end - after > Millis(1);) {
    const WallTime middle = after + (end - after) / 2;
    (is_before(middle) ? after : end) = middle;
  }
  return After(after);
}

std::vector<WallTime> Plan::ListAfter(WallTime after, std::size_t count) const {
  std::vector<WallTime> times;
  while (times.size() < count) {
    const auto next = After(times.empty() ? after : times.back());
    if (!next) break;
    times.push_back(*next);
  }
  return times;
}

Result<WallTime> FirstAfter(const Plan& plan, WallTime after) {
  if (const auto first = plan.After(after)) return *first;
  return Error{ErrorCode::kNeverFires,
               "there is no time at which it would fire; cron expressions are tried for 8 years"};
}

}  // namespace pawl
