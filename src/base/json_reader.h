// Reads JSON in place, without building a tree: a JsonValue is a span of the text, and walking an object or an array
// hands out the spans of what is in it. What nobody looks into keeps its exact bytes (2^53+1, 1e400, the order of keys,
// white space), so that payloads pass through unchanged.
//
// ParseJson checks the whole text once (RFC 8259, UTF-8, no lone surrogates, bounded depth); everything after that
// relies on it. Nothing here recurses.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/function_ref.h"
#include "base/result.h"

namespace pawl {

inline constexpr int kJsonDepthMax = 64;

enum class JsonKind : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };

// "a string", "an object": for messages.
std::string_view Name(JsonKind kind);

// One value of a text that ParseJson has accepted; a view, valid as long as the text is. A getter that does not fit the
// value fails with kInvalid and says what it found; the caller adds the field.
struct JsonValue {
  std::string_view raw = "null";  // exactly the value, no white space around it
  JsonKind kind = JsonKind::kNull;

  bool IsNull() const { return kind == JsonKind::kNull; }
  Result<std::string> String() const;
  // As String(), without a copy where there is nothing to unescape; otherwise the text is put into `buffer`.
  Result<std::string_view> StringView(std::string& buffer) const;
  Result<std::int64_t> Int() const;  // 3, 3.0 and 3e0 are whole; 3.5 and 2^63 are not in range
  Result<double> Number() const;
  Result<bool> Bool() const;
};

// Fails with kBadJson (what is wrong, and at which byte) or kTooDeep. max_depth is at most kJsonDepthMax.
Result<void> ValidateJson(std::string_view text, int max_depth = kJsonDepthMax);
Result<JsonValue> ParseJson(std::string_view text, int max_depth = kJsonDepthMax);

// The value of a text that was validated before, for example when it was stored.
JsonValue KnownJson(std::string_view valid_text);

// Calls `fn` for each member, in order, until it fails. A key lives as long as the call. Fails with kInvalid when the
// value is not an object, and when a key comes twice.
Result<void> ForEachMember(const JsonValue& object,
                           FunctionRef<Result<void>(std::string_view key, const JsonValue& value)> fn);
Result<void> ForEachElement(const JsonValue& array, FunctionRef<Result<void>(const JsonValue& value)> fn);

// The member of that name (the last one, if it is there more than once); nothing when there is none or the value is not
// an object.
std::optional<JsonValue> FindMember(const JsonValue& object, std::string_view key);

}  // namespace pawl
