// Looks into the JSON of an answer by path: "jobs.0.lease.token". For tests: what is missing reads as empty, so that an
// expectation fails and shows it, and nothing throws.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"

namespace pawl::support {

// Nothing when the text is not JSON or has nothing there. The value is a view of `text`.
std::optional<JsonValue> JsonAt(std::string_view text, std::string_view path);

// A string without its quotes, anything else as it is written; empty when there is nothing.
std::string TextAt(std::string_view text, std::string_view path);
// -1 when there is no whole number.
std::int64_t NumberAt(std::string_view text, std::string_view path);
// The elements of an array, each as JSON; none when there is no array.
std::vector<std::string_view> ElementsAt(std::string_view text, std::string_view path);

// A string as JSON, with its quotes.
std::string Quoted(std::string_view text);

}  // namespace pawl::support
