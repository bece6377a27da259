// The inner loops that the JSON reader, writer, canonical form and redaction share. They walk bytes only; except for
// PlainEnd, they expect text that has been validated, and even on other text they never leave [p, end].
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "base/json_reader.h"

namespace pawl::json {

static_assert(std::endian::native == std::endian::little, "the lowest byte of a word must be the first one");

inline constexpr std::uint64_t kOnes = 0x0101010101010101;
inline constexpr std::uint64_t kHighs = 0x8080808080808080;

inline bool IsSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }

inline const char* SkipSpace(const char* p, const char* end) {
  while (p < end && IsSpace(*p)) ++p;
  return p;
}

inline std::uint64_t LoadWord(const char* p) {
  std::uint64_t word = 0;
  std::memcpy(&word, p, sizeof(word));
  return word;
}

// The high bit of each byte of `word` that equals `c`. Bits above the lowest set one may be wrong.
inline std::uint64_t BytesEqual(std::uint64_t word, char c) {
  const std::uint64_t zero_where_equal = word ^ (kOnes * static_cast<std::uint8_t>(c));
  return (zero_where_equal - kOnes) & ~zero_where_equal & kHighs;
}

// The first byte that a JSON string cannot hold as it is, or that needs a look: '"', '\', control or not ASCII.
inline const char* PlainEnd(const char* p, const char* end) {
  for (; end - p >= 8; p += 8) {
    const std::uint64_t word = LoadWord(p);
    const std::uint64_t control = (word - kOnes * 0x20) & ~word & kHighs;
    const std::uint64_t stop = control | (word & kHighs) | BytesEqual(word, '"') | BytesEqual(word, '\\');
    if (stop != 0) return p + std::countr_zero(stop) / 8;
  }
  while (p < end && static_cast<signed char>(*p) >= 0x20 && *p != '"' && *p != '\\') ++p;
  return p;
}

// Past the closing quote of the string that starts at `p` (at its opening quote).
const char* SkipString(const char* p, const char* end);

// Past the value that starts at `p`.
const char* SkipValue(const char* p, const char* end);

JsonKind KindAt(char first);

// The value that starts at `p`, which is before `end`.
inline JsonValue ValueAt(const char* p, const char* end) {
  return {{p, static_cast<std::size_t>(SkipValue(p, end) - p)}, KindAt(*p)};
}

// The text of a string literal, quotes included: a view of the literal itself, or of `buffer` when it has escapes.
std::string_view Unquote(std::string_view literal, std::string& buffer);

// Past the separator (',' or ':') after what ends at `p`, and the white space on both sides of it.
inline const char* SkipSeparator(const char* p, const char* end) {
  p = SkipSpace(p, end);
  return SkipSpace(p < end ? p + 1 : p, end);
}

// Walks the members of an object: `fn(literal, value)` gets the key as it is written and says whether to go on.
template <typename F>
void WalkMembers(std::string_view object, F fn) {
  const char* const end = object.data() + object.size();
  const char* p = SkipSpace(object.data() + 1, end);
  while (p < end && *p == '"') {
    const char* const key_end = SkipString(p, end);
    const std::string_view literal(p, static_cast<std::size_t>(key_end - p));
    p = SkipSeparator(key_end, end);
    if (p == end) return;
    const JsonValue value = ValueAt(p, end);
    if (!fn(literal, value)) return;
    p = SkipSeparator(p + value.raw.size(), end);
  }
}

// Walks the elements of an array: `fn(value)` says whether to go on.
template <typename F>
void WalkElements(std::string_view array, F fn) {
  const char* const end = array.data() + array.size();
  const char* p = SkipSpace(array.data() + 1, end);
  while (p < end && *p != ']') {
    const JsonValue value = ValueAt(p, end);
    if (!fn(value)) return;
    p = SkipSeparator(p + value.raw.size(), end);
  }
}

}  // namespace pawl::json
