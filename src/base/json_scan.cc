#include "base/json_scan.h"

#include "base/utf8.h"

namespace pawl::json {
namespace {

const char* QuoteOrBackslash(const char* p, const char* end) {
  for (; end - p >= 8; p += 8) {
    const std::uint64_t word = LoadWord(p);
    const std::uint64_t stop = BytesEqual(word, '"') | BytesEqual(word, '\\');
    if (stop != 0) return p + std::countr_zero(stop) / 8;
  }
  while (p < end && *p != '"' && *p != '\\') ++p;
  return p;
}

const char* SkipContainer(const char* p, const char* end) {
  std::size_t open = 0;
  while (p < end) {
    switch (*p) {
      case '"':
        p = SkipString(p, end);
        continue;
      case '{':
      case '[':
        ++open;
        break;
      case '}':
      case ']':
        if (--open == 0) return p + 1;
        break;
      default:
        break;
    }
    ++p;
  }
  return end;
}

bool EndsScalar(char c) { return IsSpace(c) || c == ',' || c == ']' || c == '}'; }

char32_t HexFour(const char* p) {
  char32_t value = 0;
  for (int i = 0; i < 4; ++i) {
    const char c = p[i];
    value = value * 16 + static_cast<char32_t>(IsDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
  }
  return value;
}

// `p` is just after "\u". Returns the place after the escape, or after both of a surrogate pair.
const char* AppendUnicodeEscape(std::string& out, const char* p, const char* end) {
  if (end - p < 4) return end;
  char32_t code_point = HexFour(p);
  p += 4;
  if (code_point >= 0xD800 && code_point < 0xDC00 && end - p >= 6) {
    code_point = 0x10000 + ((code_point - 0xD800) << 10) + (HexFour(p + 2) - 0xDC00);
    p += 6;
  }
  AppendUtf8(out, code_point);
  return p;
}

char SimpleEscape(char c) {
  switch (c) {
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    default:
      return c;
  }
}

}  // namespace

const char* SkipString(const char* p, const char* end) {
  for (p = QuoteOrBackslash(p + 1, end); p < end; p = QuoteOrBackslash(p, end)) {
    if (*p == '"') return p + 1;
    p += end - p >= 2 ? 2 : 1;
  }
  return end;
}

const char* SkipValue(const char* p, const char* end) {
  if (p == end) return p;
  if (*p == '"') return SkipString(p, end);
  if (*p == '{' || *p == '[') return SkipContainer(p, end);
  while (p < end && !EndsScalar(*p)) ++p;
  return p;
}

JsonKind KindAt(char first) {
  switch (first) {
    case '{':
      return JsonKind::kObject;
    case '[':
      return JsonKind::kArray;
    case '"':
      return JsonKind::kString;
    case 't':
    case 'f':
      return JsonKind::kBool;
    case 'n':
      return JsonKind::kNull;
    default:
      return JsonKind::kNumber;
  }
}

std::string_view Unquote(std::string_view literal, std::string& buffer) {
  if (literal.size() < 2) return {};
  const std::string_view inner = literal.substr(1, literal.size() - 2);
  const char* p = inner.data();
  const char* const end = p + inner.size();
  const char* stop = QuoteOrBackslash(p, end);
  if (stop == end) return inner;
  buffer.clear();
  while (true) {
    buffer.append(p, stop);
    if (end - stop < 2) return buffer;
    p = stop + 2;
    if (stop[1] == 'u') {
      p = AppendUnicodeEscape(buffer, p, end);
    } else {
      buffer += SimpleEscape(stop[1]);
    }
    stop = QuoteOrBackslash(p, end);
  }
}

}  // namespace pawl::json
