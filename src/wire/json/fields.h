// The objects of requests, read by tables: one entry a field, with its name and how its value is read. From the table
// follow the error for an unknown field, with the nearest name that exists, the required fields, and the path of the
// culprit in nested objects.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/error.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "model/job_ids.h"
#include "model/state.h"

namespace pawl::http {

template <typename T>
struct Field {
  std::string_view name;
  Result<void> (*read)(const JsonValue& value, T& out);
  bool required = false;
};

// A table of fields or words. A larger one than ReadObject has bits for does not compile.
inline constexpr std::size_t kTableMax = 32;
template <typename Entry>
class TableOf : public std::span<const Entry> {
 public:
  constexpr TableOf() = default;
  template <std::size_t Size>
  constexpr TableOf(const std::array<Entry, Size>& table) : std::span<const Entry>(table) {  // NOLINT: converts
    static_assert(Size <= kTableMax, "an object has at most 32 fields");
  }

  constexpr TableOf First(std::size_t count) const {
    TableOf part;
    static_cast<std::span<const Entry>&>(part) = this->first(count);
    return part;
  }
};
template <typename T>
using Fields = TableOf<Field<T>>;

// Puts a field or an index in front of the path in `error`: "priority" in jobs[3] becomes "jobs[3].priority".
Error Within(std::string_view field, Error error);
Error Within(std::size_t index, Error error);

inline Error Invalid(std::string detail) { return {ErrorCode::kInvalid, std::move(detail)}; }
Error UnknownField(std::string_view name, std::span<const std::string_view> known);
Error MissingField(std::string_view name);

// Reads the members into `out`. The result has bit i set when field i was there.
template <typename T>
Result<std::uint32_t> ReadObject(const JsonValue& object, Fields<T> fields, T& out);

// The whole body of a request. Fails with kBadJson or kTooDeep.
template <typename T>
Result<T> ReadBody(std::string_view body, Fields<T> fields);

// Calls `read(key, value)` for each member; the path of an error gets the key.
template <typename Read>
Result<void> ReadMembers(const JsonValue& object, Read read);
// Calls `read(value)` for each element, `max` at most; the path of an error gets the index.
template <typename Read>
Result<void> ReadElements(const JsonValue& array, std::size_t max, Read read);

// ---- Values. Each fails with kInvalid, and says what would be right. ----

Error NotWithin(std::int64_t low, std::int64_t high, std::int64_t is);
Result<std::int64_t> WholeIn(const JsonValue& value, std::int64_t low, std::int64_t high);

// Into a number, or an optional of one.
template <typename Int>
Result<void> ReadWhole(const JsonValue& value, std::int64_t low, std::int64_t high, Int& out) {
  PAWL_ASSIGN(const std::int64_t whole, WholeIn(value, low, high));
  if constexpr (requires { typename Int::value_type; }) {
    out = static_cast<typename Int::value_type>(whole);
  } else {
    out = static_cast<Int>(whole);
  }
  return {};
}

struct SpanRange {
  Millis low{0};
  Millis high{0};
  bool zero = false;  // 0 is right too
};
Result<Millis> SpanIn(Millis span, const SpanRange& range);
Result<void> CheckSpan(const std::optional<Millis>& span, const SpanRange& range);  // absent: fine
Result<void> ReadSpan(const JsonValue& value, const SpanRange& range, std::optional<Millis>& out);
Result<void> ReadTime(const JsonValue& value, std::optional<WallTime>& out);
Result<void> ReadBool(const JsonValue& value, bool& out);
inline Result<void> ReadFlag(const JsonValue& value, std::optional<bool>& out) {
  return ReadBool(value, out.emplace());
}
Result<void> ReadText(const JsonValue& value, std::size_t max_bytes, std::string& out);
// A list of at most `max` such texts.
Result<void> ReadTexts(const JsonValue& value, std::size_t max, std::size_t max_bytes, std::vector<std::string>& out);
// Any JSON, byte for byte.
Result<void> ReadRaw(const JsonValue& value, std::optional<std::string>& out);

Result<void> ReadName(const JsonValue& value, std::string& out);
// A name that somebody gives: those that start with "pawl." are ours.
Result<void> CheckNewName(std::string_view name);
Result<void> ReadNewName(const JsonValue& value, std::string& out);
Result<void> ReadGroup(const JsonValue& value, std::string& out);

Result<JobRef> ParseRef(std::string_view text);  // an id, or "~123"
Result<void> ReadRef(const JsonValue& value, JobRef& out);
// A text that cannot be a token is nobody's token, like one that is out of date.
Result<void> ReadToken(const JsonValue& value, Token& out);
Result<JobState> ParseJobState(std::string_view text);

Error NotOneOf(std::string_view word, std::span<const std::string_view> words);

template <typename E>
struct Word {
  std::string_view text;
  E value;
};
template <typename E>
using Words = TableOf<Word<E>>;
template <typename E>
Result<E> ReadWord(const JsonValue& value, Words<E> words);

// ---- Templates ----

template <typename T>
Error UnknownIn(std::string_view name, Fields<T> fields) {
  std::array<std::string_view, kTableMax> known;
  std::size_t count = 0;
  for (const Field<T>& field : fields) known[count++] = field.name;
  return UnknownField(name, {known.data(), count});
}

template <typename T>
Result<std::uint32_t> ReadObject(const JsonValue& object, Fields<T> fields, T& out) {
  std::uint32_t seen = 0;
  PAWL_TRY(ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      if (fields[i].name != key) continue;
      seen |= std::uint32_t{1} << i;
      Result<void> read = fields[i].read(value, out);
      if (!read.ok()) return Within(key, std::move(read).error());
      return {};
    }
    return UnknownIn<T>(key, fields);
  }));
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].required && (seen >> i & 1U) == 0) return MissingField(fields[i].name);
  }
  return seen;
}

template <typename T>
Result<T> ReadBody(std::string_view body, Fields<T> fields) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  T out;
  PAWL_TRY(ReadObject<T>(object, fields, out));
  return out;
}

template <typename Read>
Result<void> ReadMembers(const JsonValue& object, Read read) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    Result<void> done = read(key, value);
    if (!done.ok()) return Within(key, std::move(done).error());
    return {};
  });
}

Error TooMany(std::size_t max);

template <typename Read>
Result<void> ReadElements(const JsonValue& array, std::size_t max, Read read) {
  std::size_t index = 0;
  return ForEachElement(array, [&](const JsonValue& value) -> Result<void> {
    if (index == max) return TooMany(max);
    Result<void> done = read(value);
    if (!done.ok()) return Within(index, std::move(done).error());
    ++index;
    return {};
  });
}

template <typename E>
Result<E> ReadWord(const JsonValue& value, Words<E> words) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  std::array<std::string_view, kTableMax> known;
  std::size_t count = 0;
  for (const Word<E>& word : words) {
    if (word.text == text) return word.value;
    known[count++] = word.text;
  }
  return NotOneOf(text, {known.data(), count});
}

}  // namespace pawl::http
