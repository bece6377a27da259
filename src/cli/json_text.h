// Parts of an answer as text for tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/json_reader.h"

namespace pawl::cli {

// A string's text, and any other value as it is written.
std::string TextOf(const JsonValue& value);

// The member at a path as "lease.worker"; "" when there is none, or it is null.
std::string TextAt(const JsonValue& object, std::string_view path);

// The whole number at a path; 0 when there is none.
std::uint64_t NumberAt(const JsonValue& object, std::string_view path);

// The time at a path, relative to now: "3m ago"; "" when there is none.
std::string AgeAt(const JsonValue& object, std::string_view path, WallTime now);

// The seconds at a path as a duration: "30s".
std::string DurationAt(const JsonValue& object, std::string_view path);

// The bytes at a path as people read them: "1.5 MiB"; nothing when it is not a number of bytes.
std::optional<std::string> BytesAt(const JsonValue& object, std::string_view path);

// {"limit":10,"per":1} as "10/1s".
std::string RateAt(const JsonValue& object, std::string_view path);

WallTime WallNow();

}  // namespace pawl::cli
