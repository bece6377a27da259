#include "base/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>

#include "base/json_scan.h"
#include "base/utf8.h"

namespace pawl {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

void AppendEscape(std::string& out, char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '\\';
  switch (c) {
    case '\b':
      out += 'b';
      return;
    case '\f':
      out += 'f';
      return;
    case '\n':
      out += 'n';
      return;
    case '\r':
      out += 'r';
      return;
    case '\t':
      out += 't';
      return;
    case '"':
    case '\\':
      out += c;
      return;
    default:
      out += "u00";
      out += kHex[static_cast<std::size_t>(c) >> 4];
      out += kHex[static_cast<std::size_t>(c) & 15];
  }
}

template <typename T>
void AppendNumber(std::string& out, T value) {
  std::array<char, 32> text;
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  out.append(text.data(), end);
}

}  // namespace

void AppendJsonString(std::string& out, std::string_view text) {
  const char* p = text.data();
  const char* const end = p + text.size();
  out += '"';
  while (p < end) {
    const char* stop = json::PlainEnd(p, end);
    while (stop < end && static_cast<signed char>(*stop) < 0) {
      const std::size_t length = Utf8Length(stop, end);
      if (length == 0) break;
      stop = json::PlainEnd(stop + length, end);
    }
    out.append(p, stop);
    if (stop == end) break;
    if (static_cast<signed char>(*stop) < 0) {
      out += kReplacement;
    } else {
      AppendEscape(out, *stop);
    }
    p = stop + 1;
  }
  out += '"';
}

JsonWriter& JsonWriter::Key(std::string_view name) {
  Comma();
  AppendJsonString(out_, name);
  out_ += ':';
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::String(std::string_view text) {
  Comma();
  AppendJsonString(out_, text);
  return *this;
}

JsonWriter& JsonWriter::Int(std::int64_t value) {
  Comma();
  AppendNumber(out_, value);
  return *this;
}

JsonWriter& JsonWriter::Uint(std::uint64_t value) {
  Comma();
  AppendNumber(out_, value);
  return *this;
}

JsonWriter& JsonWriter::Double(double value) {
  if (!std::isfinite(value)) return Null();
  Comma();
  AppendNumber(out_, value);
  return *this;
}

JsonWriter& JsonWriter::Raw(std::string_view json) {
  Comma();
  out_ += json;
  return *this;
}

JsonWriter& JsonWriter::Open(char bracket) {
  Comma();
  out_ += bracket;
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::Close(char bracket) {
  out_ += bracket;
  comma_ = true;
  return *this;
}

}  // namespace pawl
