#include "base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace pawl {
namespace {

std::uint8_t At(const char* p, std::size_t i) { return static_cast<std::uint8_t>(p[i]); }

bool IsTail(std::uint8_t byte) { return (byte & 0xC0) == 0x80; }

// The first byte narrows the range of the second one: that is what rules out overlong forms, surrogates and too large
// values.
bool SecondFits(std::uint8_t first, std::uint8_t second) {
  switch (first) {
    case 0xE0:
      return second >= 0xA0 && second <= 0xBF;
    case 0xED:
      return second >= 0x80 && second <= 0x9F;
    case 0xF0:
      return second >= 0x90 && second <= 0xBF;
    case 0xF4:
      return second >= 0x80 && second <= 0x8F;
    default:
      return IsTail(second);
  }
}

}  // namespace

std::size_t Utf8Length(const char* p, const char* end) {
  const auto left = static_cast<std::size_t>(end - p);
  if (left == 0) return 0;
  const std::uint8_t first = At(p, 0);
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (left < length || !SecondFits(first, At(p, 1))) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!IsTail(At(p, i))) return 0;
  }
  return length;
}

bool IsUtf8(std::string_view text) {
  const char* p = text.data();
  const char* const end = p + text.size();
  while (p < end) {
    if (std::uint64_t word = 0; end - p >= 8) {
      std::memcpy(&word, p, sizeof(word));
      if ((word & 0x8080808080808080) == 0) {
        p += 8;
        continue;
      }
    }
    const std::size_t length = Utf8Length(p, end);
    if (length == 0) return false;
    p += length;
  }
  return true;
}

std::string_view Utf8Start(std::string_view text, std::size_t characters) {
  const char* p = text.data();
  const char* const end = p + text.size();
  for (std::size_t i = 0; i < characters && p < end; ++i) p += std::max<std::size_t>(1, Utf8Length(p, end));
  return text.substr(0, static_cast<std::size_t>(p - text.data()));
}

void AppendUtf8(std::string& out, char32_t code_point) {
  const auto tail = [&](int shift) { out += static_cast<char>(0x80 | ((code_point >> shift) & 0x3F)); };
  if (code_point < 0x80) {
    out += static_cast<char>(code_point);
  } else if (code_point < 0x800) {
    out += static_cast<char>(0xC0 | (code_point >> 6));
    tail(0);
  } else if (code_point < 0x10000) {
    out += static_cast<char>(0xE0 | (code_point >> 12));
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xF0 | (code_point >> 18));
    tail(12);
    tail(6);
    tail(0);
  }
}

}  // namespace pawl
