// The JSON objects of clients, read by tables as those of HTTP are; but what a table does not know is passed over, and
// null is as good as absent. An error is one text, the one of the reply: there is no place for a field beside it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "wire/json/fields.h"

namespace pawl::faktory {

using http::Field;
using http::Within;

inline Error Invalid(std::string detail) { return {ErrorCode::kInvalid, std::move(detail)}; }

// "field: what is wrong with it" as one text.
Error Flat(Error error);

// The same with `lead` and a colon in front.
Error Led(std::string_view lead, Error error);

// At most `max_bytes`, cut between two characters.
std::string_view Cut(std::string_view text, std::size_t max_bytes);

// What a client sent, as far as an error repeats it.
std::string Excerpt(std::string_view text);

// Fails with "invalid JSON: …".
Result<JsonValue> ParseArgument(std::string_view json);

Result<void> ReadText(const JsonValue& value, std::string& out);

template <typename T>
Result<void> ReadFields(const JsonValue& object, std::span<const Field<T>> fields, T& out) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (value.IsNull()) return {};
    for (const Field<T>& field : fields) {
      if (field.name != key) continue;
      Result<void> read = field.read(value, out);
      if (!read.ok()) return Within(key, std::move(read).error());
      return {};
    }
    return {};
  });
}

}  // namespace pawl::faktory
