// The path and query of a URL: percent-decoding, and parameters by tables, like the fields of bodies.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "wire/json/fields.h"

namespace pawl::http {

// "a%20b" is "a b". Nothing when a '%' is not followed by two hexadecimal digits.
std::optional<std::string> PercentDecode(std::string_view text, bool plus_is_space = false);

using Parameters = std::vector<std::pair<std::string, std::string>>;
// kBadRequest for bad percent-encoding, kInvalid for a parameter that comes twice.
Result<Parameters> ParseQuery(std::string_view query);

template <typename T>
struct Parameter {
  std::string_view name;
  Result<void> (*read)(const std::string& text, T& out);
};

// What is not said is as in `out`.
template <typename T>
Result<T> ReadQuery(std::string_view query, std::span<const Parameter<T>> known, T out = {}) {
  if (query.empty()) return out;
  PAWL_ASSIGN(const Parameters parameters, ParseQuery(query));
  for (const auto& [name, text] : parameters) {
    const Parameter<T>* match = nullptr;
    std::vector<std::string_view> names;
    for (const Parameter<T>& parameter : known) {
      names.push_back(parameter.name);
      if (parameter.name == name) match = &parameter;
    }
    if (match == nullptr) return UnknownField(name, names);
    Result<void> read = match->read(text, out);
    if (!read.ok()) return Within(name, std::move(read).error());
  }
  return out;
}

// "true" or "false".
Result<bool> ParseFlag(std::string_view text);
// A whole number in decimal digits.
Result<std::uint64_t> ParseWhole(std::string_view text, std::uint64_t low, std::uint64_t high);

}  // namespace pawl::http
