#include "rules/data_match.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/json_reader.h"
#include "base/redact.h"

namespace pawl {
namespace {

char Lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool Holds(std::string_view in, std::string_view text) {
  return std::search(in.begin(), in.end(), text.begin(), text.end(),
                     [](char a, char b) { return Lower(a) == Lower(b); }) != in.end();
}

// The end of the string that begins at `from` with a quote, behind its closing one.
std::size_t EndOfString(std::string_view json, std::size_t from) {
  std::size_t at = from + 1;
  while (at < json.size() && json[at] != '"') at += json[at] == '\\' ? 2 : 1;
  return std::min(at + 1, json.size());
}

// In strings that have escapes, as they read.
bool EscapedHolds(std::string_view json, std::string_view text) {
  std::string buffer;
  for (std::size_t at = json.find('"'); at < json.size(); at = json.find('"', at)) {
    const std::size_t end = EndOfString(json, at);
    const JsonValue value{json.substr(at, end - at), JsonKind::kString};
    at = end;
    if (value.raw.find('\\') == std::string_view::npos) continue;
    const auto read = value.StringView(buffer);
    if (read.ok() && Holds(*read, text)) return true;
  }
  return false;
}

bool JsonHolds(std::string_view json, std::string_view text) { return Holds(json, text) || EscapedHolds(json, text); }

std::optional<JsonValue> Element(const JsonValue& array, std::string_view place) {
  std::size_t wanted = 0;
  const auto [end, error] = std::from_chars(place.data(), place.data() + place.size(), wanted);
  if (error != std::errc{} || end != place.data() + place.size()) return std::nullopt;
  std::optional<JsonValue> found;
  std::size_t at = 0;
  (void)ForEachElement(array, [&](const JsonValue& value) -> Result<void> {
    if (at++ != wanted) return {};
    found = value;
    return Error{ErrorCode::kInvalid, "found"};  // ends the walk
  });
  return found;
}

bool SameNumber(const JsonValue& value, std::string_view wanted) {
  const auto other = ParseJson(wanted);
  if (!other.ok() || other->kind != JsonKind::kNumber) return false;
  const auto a = value.Int();
  const auto b = other->Int();
  if (a.ok() || b.ok()) return a.ok() && b.ok() && *a == *b;
  const auto x = value.Number();
  const auto y = other->Number();
  constexpr double kExact = 9e15;  // what is larger has no fraction, and is compared by its digits alone
  return x.ok() && y.ok() && *x == *y && *x > -kExact && *x < kExact;
}

bool SameString(const JsonValue& value, std::string_view wanted) {
  std::string buffer;
  const auto text = value.StringView(buffer);
  if (!text.ok()) return false;
  if (*text == wanted) return true;
  if (!wanted.starts_with('"')) return false;
  const auto quoted = ParseJson(wanted);
  if (!quoted.ok() || quoted->kind != JsonKind::kString) return false;
  const auto other = quoted->String();
  return other.ok() && *other == *text;
}

bool SameScalar(const JsonValue& value, std::string_view wanted) {
  switch (value.kind) {
    case JsonKind::kString:
      return SameString(value, wanted);
    case JsonKind::kNumber:
      return value.raw == wanted || SameNumber(value, wanted);
    case JsonKind::kNull:
    case JsonKind::kBool:
      return value.raw == wanted;
    case JsonKind::kArray:
    case JsonKind::kObject:
      break;
  }
  return false;
}

bool MatchesAsItIs(const DataMatch& match, std::string_view json) {
  JsonValue value = KnownJson(json);
  for (const std::string& step : match.path) {
    const auto next = value.kind == JsonKind::kArray ? Element(value, step) : FindMember(value, step);
    if (!next) return false;
    value = *next;
  }
  if (value.kind != JsonKind::kArray) return SameScalar(value, match.value);
  bool found = false;
  (void)ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    found = found || SameScalar(element, match.value);
    return {};
  });
  return found;
}

}  // namespace

bool Matches(const DataMatch& match, std::string_view valid_json) {
  return MatchesAsItIs(match, valid_json) && MatchesAsItIs(match, RedactJson(valid_json));
}

bool HoldsText(std::string_view valid_json, std::string_view text) {
  return JsonHolds(valid_json, text) && JsonHolds(RedactJson(valid_json), text);
}

bool PlainHoldsText(std::string_view plain, std::string_view text) {
  if (!Holds(plain, text)) return false;
  const auto redacted = RedactText(plain);
  return !redacted || Holds(*redacted, text);
}

}  // namespace pawl
