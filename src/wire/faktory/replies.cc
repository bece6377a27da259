#include "wire/faktory/replies.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/redact.h"

namespace pawl::faktory {

void AppendOk(std::string& out) { out += "+OK\r\n"; }

void AppendError(std::string_view text, std::string& out) {
  out += "-ERR ";
  const std::size_t start = out.size();
  out += RedactText(text).value_or(std::string(text));
  std::replace_if(
      out.begin() + static_cast<std::ptrdiff_t>(start), out.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
  out += "\r\n";
}

void AppendNotUnique(std::string& out) { out += "-NOTUNIQUE Job not unique\r\n"; }

void AppendBulk(std::string_view bytes, std::string& out) {
  std::array<char, 24> digits;
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), bytes.size());
  out += '$';
  out.append(digits.data(), end);
  out += "\r\n";
  out += bytes;
  out += "\r\n";
}

void AppendNull(std::string& out) { out += "$-1\r\n"; }

}  // namespace pawl::faktory
