// A number as it is written in JSON, without loss: (-1)^negative * digits * 10^exponent. Equal numbers have equal
// Decimals: 1.0 is 1, 1e2 is 100, -0 is 0.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pawl {

struct Decimal {
  bool negative = false;
  std::string digits = "0";  // no zeros at either end, except for zero itself
  std::int64_t exponent = 0;

  bool operator==(const Decimal&) const = default;
};

// `number` is a valid JSON number. Nothing when its exponent has more than 17 digits.
std::optional<Decimal> ReadDecimal(std::string_view number);

// The value, when it is whole and fits.
std::optional<std::int64_t> WholeValue(const Decimal& decimal);

// One text for each number: 100, -1.5, 0.001, 15e40.
void AppendDecimal(std::string& out, const Decimal& decimal);

}  // namespace pawl
