#include "base/duration.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/decimal.h"
#include "base/json_scan.h"

namespace pawl {
namespace {

constexpr std::string_view kRule =
    "a number of seconds, or a text such as \"250ms\", \"30s\", \"5m\", \"24h\" or \"7d\"";

struct Unit {
  std::string_view name;
  std::int64_t millis;
};
constexpr std::array<Unit, 5> kUnits{{{"d", 86'400'000}, {"h", 3'600'000}, {"m", 60'000}, {"s", 1000}, {"ms", 1}}};

Error Invalid(std::string_view problem) {
  return {ErrorCode::kInvalid, std::string(problem) + "; must be " + std::string(kRule)};
}

Error TooLong() { return {ErrorCode::kInvalid, "is too long; must be at most " + FormatDuration(kDurationMax)}; }

std::optional<std::int64_t> UnitMillis(std::string_view name) {
  if (name.empty()) return 1000;
  const auto unit = std::find_if(kUnits.begin(), kUnits.end(), [&](const Unit& u) { return u.name == name; });
  if (unit == kUnits.end()) return std::nullopt;
  return unit->millis;
}

// The decimal number times the unit, to the nearest millisecond.
Result<Millis> Scale(const std::optional<Decimal>& number, std::int64_t unit_ms) {
  constexpr std::int64_t kWholeDigitsMax = 14;     // more would be past kDurationMax in any unit
  constexpr std::size_t kSignificant = 18;         // more digits would be far below a millisecond
  constexpr std::int64_t kSmallestExponent = -30;  // and so would be a number with such an exponent
  if (number && number->negative) return Error{ErrorCode::kInvalid, "is negative; must be zero or more"};
  if (!number) return TooLong();
  const std::string digits = number->digits.substr(0, kSignificant);
  const std::int64_t point = static_cast<std::int64_t>(number->digits.size()) + number->exponent;
  if (point > kWholeDigitsMax) return TooLong();
  std::int64_t exponent = point - static_cast<std::int64_t>(digits.size());
  if (exponent < kSmallestExponent) return Millis(0);
  unsigned __int128 scaled = 0;
  for (const char c : digits) scaled = scaled * 10 + static_cast<unsigned>(c - '0');
  scaled *= static_cast<unsigned __int128>(unit_ms);
  unsigned __int128 divisor = 1;
  for (; exponent > 0; --exponent) scaled *= 10;
  for (; exponent < 0; ++exponent) divisor *= 10;
  scaled = (scaled + divisor / 2) / divisor;
  if (scaled > static_cast<unsigned __int128>(kDurationMax.count())) return TooLong();
  return Millis(static_cast<std::int64_t>(scaled));
}

std::size_t DigitsFrom(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && json::IsDigit(text[end])) ++end;
  return end - at;
}

}  // namespace

Result<Millis> ParseDuration(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  const std::size_t start = negative ? 1 : 0;
  std::size_t length = DigitsFrom(text, start);
  if (length == 0) return Invalid("does not start with a number");
  std::size_t end = start + length;
  if (end < text.size() && text[end] == '.') {
    length = DigitsFrom(text, end + 1);
    if (length == 0) return Invalid("has no digits after the point");
    end += 1 + length;
  }
  const auto unit_ms = UnitMillis(text.substr(end));
  if (!unit_ms) return Invalid("has an unknown unit");
  return Scale(ReadDecimal(text.substr(0, end)), *unit_ms);
}

Result<Millis> DurationFromJson(const JsonValue& value) {
  if (value.kind == JsonKind::kNumber) return Scale(ReadDecimal(value.raw), 1000);
  if (value.kind != JsonKind::kString) return Invalid("is " + std::string(Name(value.kind)));
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  return ParseDuration(text);
}

std::string FormatDuration(Millis span) {
  const std::int64_t millis = span.count();
  if (millis == 0) return "0s";
  const auto unit = std::find_if(kUnits.begin(), kUnits.end(), [&](const Unit& u) { return millis % u.millis == 0; });
  return std::to_string(millis / unit->millis) + std::string(unit->name);
}

}  // namespace pawl
