#include "base/decimal.h"

#include <algorithm>
#include <charconv>

namespace pawl {
namespace {

// The range in which a number is written without an exponent; as JavaScript does it.
constexpr std::int64_t kPlainPointMin = -5;
constexpr std::int64_t kPlainPointMax = 21;
constexpr std::size_t kExponentDigitsMax = 17;

std::optional<std::int64_t> ReadExponent(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
  text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
  if (text.size() > kExponentDigitsMax) return std::nullopt;
  std::int64_t value = 0;
  for (const char c : text) value = value * 10 + (c - '0');
  return negative ? -value : value;
}

}  // namespace

std::optional<Decimal> ReadDecimal(std::string_view number) {
  Decimal result;
  if (!number.empty() && number.front() == '-') {
    result.negative = true;
    number.remove_prefix(1);
  }
  const std::size_t e = number.find_first_of("eE");
  const std::string_view mantissa = number.substr(0, e);
  const std::size_t point = mantissa.find('.');
  std::string digits(mantissa.substr(0, point));
  std::size_t fraction = 0;
  if (point != std::string_view::npos) {
    digits += mantissa.substr(point + 1);
    fraction = mantissa.size() - point - 1;
  }
  const std::size_t first = digits.find_first_not_of('0');
  if (first == std::string::npos) return Decimal{};
  const std::size_t last = digits.find_last_not_of('0');
  const auto zeros = static_cast<std::int64_t>(digits.size() - 1 - last);
  result.digits = digits.substr(first, last - first + 1);
  const auto exponent = ReadExponent(e == std::string_view::npos ? "" : number.substr(e + 1));
  if (!exponent) return std::nullopt;
  result.exponent = *exponent - static_cast<std::int64_t>(fraction) + zeros;
  return result;
}

std::optional<std::int64_t> WholeValue(const Decimal& decimal) {
  if (decimal.exponent < 0 || decimal.exponent > 18 || decimal.digits.size() > 19) return std::nullopt;
  std::string text = decimal.negative ? "-" : "";
  text += decimal.digits;
  text.append(static_cast<std::size_t>(decimal.exponent), '0');
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{}) return std::nullopt;
  return value;
}

void AppendDecimal(std::string& out, const Decimal& decimal) {
  if (decimal.negative) out += '-';
  const auto count = static_cast<std::int64_t>(decimal.digits.size());
  const std::int64_t point = count + decimal.exponent;  // where the decimal point is, counted from the first digit
  const bool has_fraction = decimal.exponent < 0;
  if (!has_fraction && point <= kPlainPointMax) {
    out += decimal.digits;
    out.append(static_cast<std::size_t>(decimal.exponent), '0');
  } else if (has_fraction && point > 0) {
    const auto whole = static_cast<std::size_t>(point);
    out.append(decimal.digits, 0, whole).append(1, '.').append(decimal.digits, whole);
  } else if (has_fraction && point >= kPlainPointMin) {
    out += "0.";
    out.append(static_cast<std::size_t>(-point), '0');
    out += decimal.digits;
  } else {
    out += decimal.digits;
    out += 'e';
    out += std::to_string(decimal.exponent);
  }
}

}  // namespace pawl
