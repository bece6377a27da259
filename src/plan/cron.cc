#include "plan/cron.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "base/names.h"

namespace pawl {
namespace {

using std::chrono::seconds;

constexpr int kYearsMax = 8;
constexpr std::size_t kTextMax = 1'000;

constexpr std::array<std::string_view, 12> kMonths = {"jan", "feb", "mar", "apr", "may", "jun",
                                                      "jul", "aug", "sep", "oct", "nov", "dec"};
constexpr std::array<std::string_view, 7> kWeekdays = {"sun", "mon", "tue", "wed", "thu", "fri", "sat"};

struct CronField {
  std::string_view name;
  int least = 0;
  int most = 0;
  std::span<const std::string_view> words = {};  // the first stands for `least`
};
constexpr CronField kSecond{"second", 0, 59};
constexpr CronField kMinute{"minute", 0, 59};
constexpr CronField kHour{"hour", 0, 23};
constexpr CronField kDay{"day of month", 1, 31};
constexpr CronField kMonth{"month", 1, 12, kMonths};
constexpr CronField kWeekday{"weekday", 0, 7, kWeekdays};

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kCronWords = {{
    {"@hourly", "0 * * * *"},
    {"@daily", "0 0 * * *"},
    {"@midnight", "0 0 * * *"},
    {"@weekly", "0 0 * * 0"},
    {"@monthly", "0 0 1 * *"},
    {"@yearly", "0 0 1 1 *"},
    {"@annually", "0 0 1 1 *"},
}};

std::string Quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

Error BadCron(const std::string& why) { return {ErrorCode::kBadCron, why, "cron"}; }
Error BadField(const CronField& field, const std::string& why) { return BadCron(std::string(field.name) + ": " + why); }

std::string Lower(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(), LowerCase);
  return lower;
}

std::optional<int> Digits(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

// A number or a name.
Result<int> ReadValue(const CronField& field, std::string_view text) {
  const auto word = std::find(field.words.begin(), field.words.end(), Lower(text));
  if (word != field.words.end()) return field.least + static_cast<int>(word - field.words.begin());
  const auto value = Digits(text);
  const std::string range = std::to_string(field.least) + " to " + std::to_string(field.most);
  if (!value) {
    std::string why = text.empty() ? "a value is missing" : Quoted(text) + " is not a value";
    why += "; it takes numbers from " + range;
    if (!field.words.empty()) why += " and names such as " + std::string(field.words[1]);
    return BadField(field, why);
  }
  if (*value < field.least || *value > field.most) {
    return BadField(field, std::to_string(*value) + " is out of range; it takes " + range);
  }
  return *value;
}

struct CronRange {
  int first = 0;
  int last = 0;
  int step = 1;
};

// "*", "4", "1-5", and each with a step.
Result<CronRange> ReadRange(const CronField& field, std::string_view item) {
  const auto slash = item.find('/');
  const std::string_view values = item.substr(0, slash);
  CronRange range{field.least, field.most};
  if (values != "*") {
    const auto dash = values.find('-');
    PAWL_ASSIGN(range.first, ReadValue(field, values.substr(0, dash)));
    if (dash != std::string_view::npos) {
      PAWL_ASSIGN(range.last, ReadValue(field, values.substr(dash + 1)));
    } else if (slash == std::string_view::npos) {
      range.last = range.first;
    }
    if (range.first > range.last) {
      return BadField(field, Quoted(values) + " runs backwards; write it as two ranges with a comma between");
    }
  }
  if (slash != std::string_view::npos) {
    const auto step = Digits(item.substr(slash + 1));
    if (!step || *step < 1 || *step > field.most) {
      return BadField(field, "the step of " + Quoted(item) + " must be from 1 to " + std::to_string(field.most));
    }
    range.step = *step;
  }
  return range;
}

// What other dialects know and this one does not.
Result<void> RefuseForeign(const CronField& field, std::string_view item) {
  if (item.find('?') != std::string_view::npos) return BadField(field, "? is not known; write *");
  const std::string lower = Lower(item);
  const bool named = std::find(field.words.begin(), field.words.end(), lower) != field.words.end();
  if (!named && lower.ends_with('w') && (lower.size() == 1 || Digits(lower.substr(0, lower.size() - 1)))) {
    return BadField(field, "W (the nearest working day) is not known");
  }
  return {};
}

template <std::size_t N>
Result<void> ReadSet(const CronField& field, std::string_view item, std::bitset<N>& set) {
  PAWL_TRY(RefuseForeign(field, item));
  PAWL_ASSIGN(const CronRange range, ReadRange(field, item));
  for (int value = range.first; value <= range.last; value += range.step) {
    set.set(static_cast<std::size_t>(N == 7 ? value % 7 : value));  // 7 of the weekdays is Sunday too
  }
  return {};
}

Result<void> ReadDay(std::string_view item, Cron& cron) {
  if (Lower(item) == "l") {
    cron.last_day = true;
    return {};
  }
  return ReadSet(kDay, item, cron.days);
}

Result<void> ReadWeekday(std::string_view item, Cron& cron) {
  const auto weekday = [](std::string_view text) -> Result<std::size_t> {
    PAWL_ASSIGN(const int value, ReadValue(kWeekday, text));
    return static_cast<std::size_t>(value % 7);
  };
  if (const auto hash = item.find('#'); hash != std::string_view::npos) {
    PAWL_ASSIGN(const std::size_t day, weekday(item.substr(0, hash)));
    const auto nth = Digits(item.substr(hash + 1));
    if (!nth || *nth < 1 || *nth > 5)
      return BadField(kWeekday, "a number from 1 to 5 belongs behind the # of " + Quoted(item));
    cron.nth_weekdays[day].set(static_cast<std::size_t>(*nth));
    return {};
  }
  if (Lower(item) == "l")
    return BadField(kWeekday, "L needs the weekday before it: 5L is the last Friday of the month");
  if (item.size() > 1 && LowerCase(item.back()) == 'l') {
    PAWL_ASSIGN(const std::size_t day, weekday(item.substr(0, item.size() - 1)));
    cron.last_weekdays.set(day);
    return {};
  }
  return ReadSet(kWeekday, item, cron.weekdays);
}

std::vector<std::string_view> Split(std::string_view text, std::string_view separators, bool join) {
  std::vector<std::string_view> parts;
  while (!text.empty() || !join) {
    const auto at = text.find_first_of(separators);
    if (at != 0 || !join) parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) break;
    text.remove_prefix(at + 1);
  }
  return parts;
}

template <typename Read>
Result<void> ForEachItem(std::string_view text, Read read) {
  for (const std::string_view item : Split(text, ",", false)) PAWL_TRY(read(item));
  return {};
}

Result<Cron> ReadFields(std::span<const std::string_view> fields) {
  Cron cron;
  std::size_t at = 0;
  const auto set = [](const CronField& field, auto& values) {
    return [&](std::string_view item) { return ReadSet(field, item, values); };
  };
  if (fields.size() == 6) {
    PAWL_TRY(ForEachItem(fields[at++], set(kSecond, cron.seconds)));
  } else {
    cron.seconds.set(0);
  }
  PAWL_TRY(ForEachItem(fields[at++], set(kMinute, cron.minutes)));
  const std::string_view hours = fields[at++];
  PAWL_TRY(ForEachItem(hours, set(kHour, cron.hours)));
  PAWL_TRY(ForEachItem(fields[at++], [&](std::string_view item) { return ReadDay(item, cron); }));
  PAWL_TRY(ForEachItem(fields[at++], set(kMonth, cron.months)));
  PAWL_TRY(ForEachItem(fields[at++], [&](std::string_view item) { return ReadWeekday(item, cron); }));
  const bool paced = hours.starts_with('*') && hours.find(',') == std::string_view::npos;
  cron.fixed_hours = !paced && !cron.hours.all();
  cron.any_day = cron.days.count() == 31;
  cron.any_weekday = cron.weekdays.all();
  return cron;
}

// ---- Matching ----

bool MatchesDay(const Cron& cron, const std::chrono::year_month_day& date) {
  const auto day = static_cast<unsigned>(date.day());
  const std::chrono::year_month_day_last end(date.year(), std::chrono::month_day_last(date.month()));
  const auto last = static_cast<unsigned>(end.day());
  const std::size_t weekday = std::chrono::weekday(std::chrono::local_days(date)).c_encoding();
  const bool fits_day = cron.days[day] || (cron.last_day && day == last);
  const bool fits_weekday = cron.weekdays[weekday] || (cron.last_weekdays[weekday] && day + 7 > last) ||
                            cron.nth_weekdays[weekday][(day + 6) / 7];
  if (cron.any_day) return fits_weekday;
  if (cron.any_weekday) return fits_day;
  return fits_day || fits_weekday;
}

template <std::size_t N>
std::optional<int> NextIn(const std::bitset<N>& set, std::int64_t from) {
  for (auto i = static_cast<std::size_t>(from); i < N; ++i) {
    if (set[i]) return static_cast<int>(i);
  }
  return std::nullopt;
}

// The first time of a day at `from` or later.
std::optional<seconds> NextTimeOfDay(const Cron& cron, seconds from) {
  const std::chrono::hh_mm_ss asked(from);
  const int first_minute = *NextIn(cron.minutes, 0);
  const int first_second = *NextIn(cron.seconds, 0);
  const auto at = [](int hour, int minute, int second) {
    return std::chrono::hours(hour) + std::chrono::minutes(minute) + seconds(second);
  };
  if (cron.hours[static_cast<std::size_t>(asked.hours().count())]) {
    const int hour = static_cast<int>(asked.hours().count());
    if (cron.minutes[static_cast<std::size_t>(asked.minutes().count())]) {
      const auto second = NextIn(cron.seconds, asked.seconds().count());
      if (second) return at(hour, static_cast<int>(asked.minutes().count()), *second);
    }
    if (const auto minute = NextIn(cron.minutes, asked.minutes().count() + 1)) return at(hour, *minute, first_second);
  }
  const auto hour = NextIn(cron.hours, asked.hours().count() + 1);
  if (!hour) return std::nullopt;
  return at(*hour, first_minute, first_second);
}

}  // namespace

Result<Cron> ParseCron(std::string_view text) {
  if (text.size() > kTextMax) return BadCron("it is longer than " + std::to_string(kTextMax) + " characters");
  std::vector<std::string_view> fields = Split(text, " \t", true);
  if (fields.size() == 1 && fields[0].starts_with('@')) {
    const std::string lower = Lower(fields[0]);
    const auto word =
        std::find_if(kCronWords.begin(), kCronWords.end(), [&](const auto& row) { return row.first == lower; });
    if (word == kCronWords.end()) {
      return BadCron(Quoted(fields[0]) + " is not known; there are @hourly, @daily, @weekly, @monthly and @yearly");
    }
    fields = Split(word->second, " ", true);
  }
  if (fields.size() != 5 && fields.size() != 6) {
    return BadCron("it has " + std::to_string(fields.size()) + (fields.size() == 1 ? " field" : " fields") +
                   "; it takes 5 (minute, hour, day of month, month, weekday), or 6 with the second first");
  }
  return ReadFields(fields);
}

std::optional<LocalTime> NextMatch(const Cron& cron, LocalTime from) {
  using namespace std::chrono;  // NOLINT(google-build-using-namespace): of a calendar
  local_days day = floor<days>(from);
  seconds time = from - day;
  const auto last_year = year_month_day(day).year() + years(kYearsMax);
  for (year_month_day date(day); date.year() <= last_year; date = year_month_day(day)) {
    if (!cron.months[static_cast<unsigned>(date.month())]) {
      day = local_days((date.year() / date.month() + months(1)) / 1);
    } else {
      if (MatchesDay(cron, date)) {
        if (const auto found = NextTimeOfDay(cron, time)) return day + *found;
      }
      day += days(1);
    }
    time = seconds(0);
  }
  return std::nullopt;
}

}  // namespace pawl
