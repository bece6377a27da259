#include "wire/json/api_reader.h"

#include <limits>

#include "base/duration.h"
#include "base/wall_format.h"

namespace pawl {

FieldReader::FieldReader(const JsonValue& object) { Load(object); }

FieldReader::FieldReader(std::string_view text) {
  Result<JsonValue> value = ParseJson(text);
  if (!value.ok()) {
    Fail("", value.error());
    return;
  }
  Load(*value);
}

void FieldReader::Load(const JsonValue& object) {
  const Result<void> read = ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    members_.emplace_back(std::string(key), value);
    return {};
  });
  if (!read.ok()) Fail("", read.error());
}

const JsonValue* FieldReader::Find(std::string_view key) const {
  for (const auto& [name, value] : members_) {
    if (name == key) return &value;
  }
  return nullptr;
}

void FieldReader::Fail(std::string_view key, const Error& error) {
  if (error_) return;
  std::string detail = "the answer is not understood: ";
  // An error from within has said so already.
  if (error.code == ErrorCode::kInternal && error.detail.starts_with(detail))
    detail = error.detail;
  else
    detail += error.detail;
  std::string field(key);
  if (!error.field.empty()) field += (field.empty() ? "" : ".") + error.field;
  error_ = Error{ErrorCode::kInternal, std::move(detail), std::move(field)};
}

Result<void> FieldReader::Done() const {
  if (error_) return *error_;
  return {};
}

void FieldReader::Need(std::string_view key) {
  if (!Has(key)) Fail(key, Error{ErrorCode::kInternal, "it is missing"});
}

void FieldReader::Text(std::string_view key, std::string& out) {
  if (const JsonValue* value = Find(key)) Set(key, value->String(), out);
}

void FieldReader::Raw(std::string_view key, std::string& out) {
  if (const JsonValue* value = Find(key)) out = std::string(value->raw);
}

void FieldReader::Flag(std::string_view key, bool& out) {
  if (const JsonValue* value = Find(key)) Set(key, value->Bool(), out);
}

void FieldReader::Number(std::string_view key, std::uint32_t& out) {
  std::uint64_t wide = out;
  Number(key, wide);
  if (wide > std::numeric_limits<std::uint32_t>::max()) {
    return Fail(key, Error{ErrorCode::kInternal, "the number is too large"});
  }
  out = static_cast<std::uint32_t>(wide);
}

void FieldReader::Number(std::string_view key, std::uint64_t& out) {
  const JsonValue* value = Find(key);
  if (value == nullptr) return;
  const Result<std::int64_t> number = value->Int();
  if (!number.ok()) return Fail(key, number.error());
  if (*number < 0) return Fail(key, Error{ErrorCode::kInternal, "the number is negative"});
  out = static_cast<std::uint64_t>(*number);
}

void FieldReader::Span(std::string_view key, Millis& out) {
  if (const JsonValue* value = Find(key)) Set(key, DurationFromJson(*value), out);
}

void FieldReader::Time(std::string_view key, WallTime& out) {
  std::string text;
  Text(key, text);
  if (!error_) Set(key, ParseTime(text), out);
}

void FieldReader::State(std::string_view key, JobState& out) {
  std::string text;
  Text(key, text);
  const std::optional<JobState> state = JobStateFromName(text);
  if (!state) return Fail(key, Error{ErrorCode::kInternal, "there is no state named \"" + text + "\""});
  out = *state;
}

void FieldReader::Object(std::string_view key, FunctionRef<Result<void>(const JsonValue&)> read) {
  const JsonValue* value = Find(key);
  if (value == nullptr) return;
  if (const Result<void> done = read(*value); !done.ok()) Fail(key, done.error());
}

void FieldReader::Array(std::string_view key, FunctionRef<Result<void>(const JsonValue&)> read) {
  Object(key, [&](const JsonValue& array) { return ForEachElement(array, read); });
}

void FieldReader::Members(std::string_view key, FunctionRef<Result<void>(std::string_view, const JsonValue&)> read) {
  Object(key, [&](const JsonValue& object) { return ForEachMember(object, read); });
}

}  // namespace pawl
