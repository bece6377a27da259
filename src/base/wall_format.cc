#include "base/wall_format.h"

#include <algorithm>
#include <optional>

#include "base/json_scan.h"

namespace pawl {
namespace {

using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr WallTime kFirst = sys_days(std::chrono::year(0) / 1 / 1);
constexpr WallTime kLast = sys_days(std::chrono::year(9999) / 12 / 31) + hours(24) - Millis(1);

// Writes `value` with its last digit at `last`.
void PutDigits(char* last, int count, std::int64_t value) {
  for (; count > 0; --count, value /= 10) *last-- = static_cast<char>('0' + value % 10);
}

// Takes the text apart from the left; after the first thing that does not fit, nothing fits any more.
class TimeScanner {
 public:
  explicit TimeScanner(std::string_view text) : text_(text) {}

  int Number(std::size_t digits, int low, int high) {
    int value = 0;
    for (std::size_t i = 0; i < digits; ++i) {
      if (i >= text_.size() || !json::IsDigit(text_[i])) return Fail();
      value = value * 10 + (text_[i] - '0');
    }
    text_.remove_prefix(digits);
    return value < low || value > high ? Fail() : value;
  }

  // Takes one of `chars`, and says which.
  char OneOf(std::string_view chars) {
    if (text_.empty() || chars.find(text_.front()) == std::string_view::npos) {
      Fail();
      return '\0';
    }
    const char c = text_.front();
    text_.remove_prefix(1);
    return c;
  }

  Millis Fraction() {
    if (text_.empty() || text_.front() != '.') return Millis(0);
    text_.remove_prefix(1);
    std::int64_t ms = 0;
    std::size_t count = 0;
    for (; count < text_.size() && json::IsDigit(text_[count]); ++count) {
      if (count < 3) ms = ms * 10 + (text_[count] - '0');
    }
    if (count == 0) Fail();
    for (std::size_t i = count; i < 3; ++i) ms *= 10;
    text_.remove_prefix(count);
    return Millis(ms);
  }

  bool AllFits() const { return good_ && text_.empty(); }

 private:
  int Fail() {
    good_ = false;
    text_ = {};
    return 0;
  }

  std::string_view text_;
  bool good_ = true;
};

minutes Offset(TimeScanner& scan) {
  const char sign = scan.OneOf("Zz+-");
  if (sign != '+' && sign != '-') return minutes(0);
  const int offset_hours = scan.Number(2, 0, 23);
  scan.OneOf(":");
  const minutes offset = hours(offset_hours) + minutes(scan.Number(2, 0, 59));
  return sign == '-' ? -offset : offset;
}

std::optional<WallTime> Scan(std::string_view text) {
  TimeScanner scan(text);
  const int year = scan.Number(4, 0, 9999);
  scan.OneOf("-");
  const int month = scan.Number(2, 1, 12);
  scan.OneOf("-");
  const int day = scan.Number(2, 1, 31);
  scan.OneOf("Tt");
  Millis of_day = hours(scan.Number(2, 0, 23));
  scan.OneOf(":");
  of_day += minutes(scan.Number(2, 0, 59));
  scan.OneOf(":");
  of_day += seconds(scan.Number(2, 0, 59));
  of_day += scan.Fraction();
  const minutes offset = Offset(scan);
  const year_month_day date = std::chrono::year(year) / month / day;
  if (!scan.AllFits() || !date.ok()) return std::nullopt;
  return WallTime(sys_days(date)) + of_day - offset;
}

}  // namespace

std::string FormatTime(WallTime time) {
  std::string text;
  AppendTime(time, text);
  return text;
}

void AppendTime(WallTime time, std::string& out) {
  time = std::clamp(time, kFirst, kLast);
  const sys_days day = std::chrono::floor<days>(time);
  const year_month_day date(day);
  const std::int64_t ms = (time - WallTime(day)).count();
  const std::size_t start = out.size();
  out += "0000-00-00T00:00:00.000Z";
  char* const p = out.data() + start;
  PutDigits(p + 3, 4, static_cast<int>(date.year()));
  PutDigits(p + 6, 2, static_cast<unsigned>(date.month()));
  PutDigits(p + 9, 2, static_cast<unsigned>(date.day()));
  PutDigits(p + 12, 2, ms / 3'600'000);
  PutDigits(p + 15, 2, ms / 60'000 % 60);
  PutDigits(p + 18, 2, ms / 1000 % 60);
  PutDigits(p + 22, 3, ms % 1000);
}

Result<WallTime> ParseTime(std::string_view text) {
  if (const auto time = Scan(text)) return *time;
  return Error{ErrorCode::kInvalid, "must be a time as in RFC 3339, such as \"2026-01-02T03:04:05.678Z\""};
}

}  // namespace pawl
