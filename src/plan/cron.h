// A cron expression as sets of numbers: what each of its fields allows.
//
// Five fields (minute, hour, day of month, month, weekday), six with the seconds before them, or a word such as @daily.
// A field is "*" or a list of values, ranges ("1-5") and steps ("*/15", "10-30/5", "5/20"). Months and weekdays have
// names; 0 and 7 are Sunday. "L" is the last day of the month, "5L" its last Friday, "1#2" its second Monday. When both
// the day of the month and the weekday are restricted, a day that fits either of them counts.
#pragma once

#include <array>
#include <bitset>
#include <chrono>
#include <optional>
#include <string_view>

#include "base/result.h"

namespace pawl {

// The time that the clocks of some place show.
using LocalTime = std::chrono::local_seconds;

struct Cron {
  std::bitset<60> seconds;
  std::bitset<60> minutes;
  std::bitset<24> hours;
  std::bitset<32> days;    // 1 to 31
  std::bitset<13> months;  // 1 to 12
  std::bitset<7> weekdays;
  bool last_day = false;
  std::bitset<7> last_weekdays;
  std::array<std::bitset<6>, 7> nth_weekdays;  // by weekday: 1 to 5
  bool any_day = true;                         // the day of the month is not restricted
  bool any_weekday = true;
  // The hours are named. Such times are meant to happen once a day, also when clocks change; "*" and "*/2" mean a pace.
  bool fixed_hours = false;
};

// Fails with kBadCron, and says which field is wrong and why.
Result<Cron> ParseCron(std::string_view text);

// The first match at `from` or later; nothing if there is none within 8 years, the longest way between two
// 29 Februaries.
std::optional<LocalTime> NextMatch(const Cron& cron, LocalTime from);

}  // namespace pawl
