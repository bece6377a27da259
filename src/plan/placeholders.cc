#include "plan/placeholders.h"

#include <fmt/format.h>

#include <iterator>
#include <optional>

#include "base/wall_format.h"

namespace pawl {
namespace {

constexpr std::string_view kOpen = "{{";
constexpr std::string_view kClose = "}}";
constexpr int kDaysMax = 3'660;

Error UnknownPlaceholder(std::string_view name) {
  constexpr std::size_t kShown = 40;
  return {ErrorCode::kInvalid,
          "{{" + std::string(name.substr(0, kShown)) +
              "}} is not a placeholder; there are {{date}}, {{date-1d}}, {{date:%Y%m%d}}, {{time}}, "
              "{{previous}}, {{unix}}, {{schedule}} and {{n}}"};
}

// "-1d"
std::optional<std::chrono::days> DaysOf(std::string_view text) {
  if (text.size() < 3 || text.size() > 6 || text.back() != 'd' || (text[0] != '-' && text[0] != '+'))
    return std::nullopt;
  int days = 0;
  for (const char c : text.substr(1, text.size() - 2)) {
    if (c < '0' || c > '9') return std::nullopt;
    days = days * 10 + (c - '0');
  }
  if (days > kDaysMax) return std::nullopt;
  return std::chrono::days(text[0] == '-' ? -days : days);
}

bool IsPlain(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
         c == '.' || c == ':' || c == '/' || c == ' ';
}

std::optional<std::string> FormatLocal(LocalTime local, std::string_view format) {
  const auto day = std::chrono::floor<std::chrono::days>(local);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(local - day);
  const int year = static_cast<int>(date.year());
  const std::chrono::local_days new_year(date.year() / 1 / 1);
  std::string out;
  const auto add = [&](auto value, int width) { fmt::format_to(std::back_inserter(out), "{:0{}}", value, width); };
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') {
      if (!IsPlain(format[i])) return std::nullopt;
      out += format[i];
      continue;
    }
    if (++i == format.size()) return std::nullopt;
    switch (format[i]) {
      case 'Y':
        add(year, 4);
        break;
      case 'y':
        add(year % 100, 2);
        break;
      case 'm':
        add(static_cast<unsigned>(date.month()), 2);
        break;
      case 'd':
        add(static_cast<unsigned>(date.day()), 2);
        break;
      case 'j':
        add((day - new_year).count() + 1, 3);
        break;
      case 'H':
        add(time.hours().count(), 2);
        break;
      case 'M':
        add(time.minutes().count(), 2);
        break;
      case 'S':
        add(time.seconds().count(), 2);
        break;
      default:
        return std::nullopt;
    }
  }
  return out;
}

// The part between the braces.
std::optional<std::string> ValueOf(std::string_view name, const FiringFacts& facts) {
  if (name == "time") return ShowSecond(facts.at);
  if (name == "previous") return ShowSecond(facts.previous);
  if (name == "unix")
    return std::to_string(std::chrono::floor<std::chrono::seconds>(facts.at).time_since_epoch().count());
  if (name == "schedule") return std::string(facts.schedule);
  if (name == "n") return std::to_string(facts.n);
  constexpr std::string_view kDate = "date";
  if (!name.starts_with(kDate)) return std::nullopt;
  name.remove_prefix(kDate.size());
  const auto colon = name.find(':');
  const std::string_view shift = name.substr(0, colon);
  const std::string_view format = colon == std::string_view::npos ? "%Y-%m-%d" : name.substr(colon + 1);
  const auto days = shift.empty() ? std::chrono::days(0) : DaysOf(shift);
  if (!days) return std::nullopt;
  const auto at = std::chrono::floor<std::chrono::seconds>(facts.at);
  return FormatLocal(LocalTime(at.time_since_epoch() + facts.zone.OffsetAt(at).from_utc) + *days, format);
}

}  // namespace

Result<std::string> Expand(std::string_view text, const FiringFacts& facts) {
  std::string out;
  for (std::size_t open = text.find(kOpen); open != std::string_view::npos; open = text.find(kOpen)) {
    const std::size_t close = text.find(kClose, open);
    const std::string_view name = text.substr(
        open + kOpen.size(), close == std::string_view::npos ? std::string_view::npos : close - open - kOpen.size());
    const auto value = close == std::string_view::npos ? std::nullopt : ValueOf(name, facts);
    if (!value) return UnknownPlaceholder(name);
    out += text.substr(0, open);
    out += *value;
    text.remove_prefix(close + kClose.size());
  }
  out += text;
  return out;
}

std::string ShowSecond(WallTime time) {
  return FormatTime(std::chrono::floor<std::chrono::seconds>(time)).substr(0, 19) + "Z";
}

std::string CompactTime(WallTime time) {
  const bool whole = time == std::chrono::floor<std::chrono::seconds>(time);
  std::string text = whole ? ShowSecond(time) : FormatTime(time);
  std::erase_if(text, [](char c) { return c == '-' || c == ':'; });
  return text;
}

}  // namespace pawl
