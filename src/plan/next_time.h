// A Plan tells the times of a timetable, one after the other.
//
// By cron, an expression whose hour is "*" or a step over all hours goes by real time: every moment at which the clocks
// show a match, also twice when an hour is repeated. One that names its hours fires once for each match: at the first
// of two when an hour is repeated, and when clocks skip the time, at the moment of the change, once for all that was
// skipped.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "pawl/schedule.h"
#include "plan/cron.h"
#include "plan/zone.h"

namespace pawl {

// The first time after `after`; nothing if there is none within 8 years.
std::optional<WallTime> NextTime(const Cron& cron, const Zone& zone, WallTime after);

class Plan {
 public:
  // Fails with kBadCron, kUnknownTimezone or kInvalid.
  static Result<Plan> Make(const Timetable& times);

  const Zone& zone() const { return zone_; }

  // The first time after `after`; it is always later.
  std::optional<WallTime> After(WallTime after) const;
  // The last time that is `at` or earlier, and later than `after`; nothing: there is none.
  std::optional<WallTime> LatestAt(WallTime at, WallTime after) const;
  // So many of them, or as many as there are.
  std::vector<WallTime> ListAfter(WallTime after, std::size_t count) const;

 private:
  Plan(Timetable times, Zone zone) : times_(std::move(times)), zone_(std::move(zone)) {}
  std::optional<WallTime> Find(WallTime after) const;

  Timetable times_;  // `at` in order
  Zone zone_;
  std::optional<Cron> cron_;
};

// Fails with kNeverFires if there is no time after `after`.
Result<WallTime> FirstAfter(const Plan& plan, WallTime after);

}  // namespace pawl
