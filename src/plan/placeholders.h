// Placeholders in the texts of a schedule's job: {{date}} and others become facts of the firing.
//
//   {{date}}              2026-11-17: the day of the firing, in the zone of the schedule
//   {{date-1d}}           so many days before or after it
//   {{date:%Y%m%d}}       in another form; %Y %m %d %j %y %H %M %S, in the zone too
//   {{time}} {{previous}} the time of the firing, and of the one before, as 2026-11-17T01:00:00Z
//   {{unix}}              the time of the firing in seconds since 1970
//   {{schedule}} {{n}}    the name of the schedule; how many times it has fired, with this one
//
// What they become is ASCII without quotes and backslashes, so it can stand in any string of JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "plan/zone.h"

namespace pawl {

struct FiringFacts {
  std::string_view schedule;
  Zone zone;
  WallTime at;
  WallTime previous;
  std::uint64_t n = 1;
};

// Fails with kInvalid if `text` has a placeholder that does not exist.
Result<std::string> Expand(std::string_view text, const FiringFacts& facts);

// "2026-11-17T01:00:00Z"
std::string ShowSecond(WallTime time);

// "20261117T010000Z", with milliseconds if there are any: part of the id of what a schedule makes.
std::string CompactTime(WallTime time);

}  // namespace pawl
