#include "base/redact.h"

#include <algorithm>
#include <array>

#include "base/json_scan.h"
#include "base/json_writer.h"

namespace pawl {
namespace {

// Secret wherever they stand in a name.
constexpr std::array<std::string_view, 6> kAnywhere{"password", "passwd",     "passphrase",
                                                    "secret",   "credential", "authorization"};
// Secret only at the end: a token is, a tokenizer is not.
constexpr std::array<std::string_view, 10> kAtEnd{"token",     "tokens",     "cookie",     "cookies", "apikey",
                                                  "accesskey", "privatekey", "signingkey", "jwt",     "pwd"};

// Lower case, without separators.
std::string Folded(std::string_view key) {
  std::string folded;
  folded.reserve(key.size());
  for (const char c : key) {
    if (c == '_' || c == '-' || c == '.' || c == ' ') continue;
    folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  }
  return folded;
}

// Where the password is in the authority that starts at `start`: between the first ':' and the last '@'.
struct Span {
  std::size_t begin;
  std::size_t end;
};
std::optional<Span> PasswordFrom(std::string_view text, std::size_t start) {
  const std::size_t length = std::min(text.find_first_of("/?#\\<>\"' \t\r\n", start), text.size()) - start;
  const std::string_view authority = text.substr(start, length);
  const std::size_t at = authority.rfind('@');
  const std::size_t colon = authority.find(':');
  if (at == std::string_view::npos || colon == std::string_view::npos || colon + 1 >= at) return std::nullopt;
  return Span{start + colon + 1, start + at};
}

// Appends the string literal with its URLs redacted, when it has any to redact.
bool AppendRedactedLiteral(std::string& out, std::string_view literal) {
  std::string buffer;
  const auto redacted = RedactUrls(json::Unquote(literal, buffer));
  if (redacted) AppendJsonString(out, *redacted);
  return redacted.has_value();
}

}  // namespace

bool IsSecretName(std::string_view key) {
  const std::string name = Folded(key);
  return std::any_of(kAnywhere.begin(), kAnywhere.end(),
                     [&](std::string_view word) { return name.find(word) != std::string::npos; }) ||
         std::any_of(kAtEnd.begin(), kAtEnd.end(), [&](std::string_view word) { return name.ends_with(word); });
}

std::optional<std::string> RedactUrls(std::string_view text) {
  std::optional<std::string> out;
  std::size_t copied = 0;
  for (std::size_t at = text.find("://"); at != std::string_view::npos; at = text.find("://", at + 3)) {
    const auto password = PasswordFrom(text, at + 3);
    if (!password) continue;
    if (!out) out.emplace();
    out->append(text.substr(copied, password->begin - copied)).append(kRedacted);
    copied = password->end;
  }
  if (out) out->append(text.substr(copied));
  return out;
}

// Only quotes matter: in valid JSON a string is a key exactly when a colon follows, and a value is skipped as a whole.
std::string RedactJson(std::string_view valid_json) {
  std::string out;
  out.reserve(valid_json.size());
  std::string buffer;
  const char* p = valid_json.data();
  const char* const end = p + valid_json.size();
  const char* copied = p;
  while ((p = std::find(p, end, '"')) != end) {
    const char* const literal_end = json::SkipString(p, end);
    const std::string_view literal(p, static_cast<std::size_t>(literal_end - p));
    const char* const after = json::SkipSpace(literal_end, end);
    const bool is_key = after < end && *after == ':';
    if (!is_key) {
      out.append(copied, p);
      copied = AppendRedactedLiteral(out, literal) ? literal_end : p;
      p = literal_end;
    } else if (IsSecretName(json::Unquote(literal, buffer))) {
      const char* const value = json::SkipSpace(after + 1, end);
      out.append(copied, value);
      AppendJsonString(out, kRedacted);
      p = copied = json::SkipValue(value, end);
    } else {
      p = after + 1;
    }
  }
  out.append(copied, end);
  return out;
}

}  // namespace pawl
