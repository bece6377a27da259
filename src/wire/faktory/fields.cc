#include "wire/faktory/fields.h"

#include <algorithm>

#include "base/utf8.h"

namespace pawl::faktory {
namespace {

constexpr std::size_t kExcerptMax = 128;

}  // namespace

Error Flat(Error error) {
  if (error.field.empty()) return error;
  return {error.code, error.field + ": " + error.detail};
}

Error Led(std::string_view lead, Error error) {
  error = Flat(std::move(error));
  error.detail.insert(0, std::string(lead) + ": ");
  return error;
}

std::string_view Cut(std::string_view text, std::size_t max_bytes) {
  if (text.size() <= max_bytes) return text;
  const char* const end = text.data() + text.size();
  std::size_t size = 0;
  while (true) {
    // A byte that is no character by itself counts as one.
    const std::size_t length = std::max<std::size_t>(1, Utf8Length(text.data() + size, end));
    if (size + length > max_bytes) return text.substr(0, size);
    size += length;
  }
}

std::string Excerpt(std::string_view text) { return std::string(Cut(text, kExcerptMax)); }

Result<JsonValue> ParseArgument(std::string_view json) {
  Result<JsonValue> value = ParseJson(json);
  if (!value.ok()) return Led("invalid JSON", std::move(value).error());
  return value;
}

Result<void> ReadText(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return {};
}

}  // namespace pawl::faktory
