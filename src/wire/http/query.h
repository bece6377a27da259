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
// kBadRequest for bad percent-encoding, kInvalid for a parameter that comes twice and is none of those that may.
Result<Parameters> ParseQuery(std::string_view query, std::span<const std::string_view> repeatable = {});

template <typename T>
struct Parameter {
  std::string_view name;
  Result<void> (*read)(const std::string& text, T& out);  // which adds to `out`, if the parameter may be repeated
  bool repeatable = false;
};

// What is not said is as in `out`.
template <typename T>
Result<T> ReadQuery(std::string_view query, std::span<const Parameter<T>> known, T out = {}) {
  if (query.empty()) return out;
  std::vector<std::string_view> repeatable;
  for (const Parameter<T>& parameter : known) {
    if (parameter.repeatable) repeatable.push_back(parameter.name);
  }
  PAWL_ASSIGN(const Parameters parameters, ParseQuery(query, repeatable));
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
