#include "base/redact.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/json_scan.h"
#include "base/json_writer.h"
#include "base/names.h"

namespace pawl {
namespace {

constexpr std::size_t kNotFound = std::string_view::npos;

// Secret wherever they stand in a name.
constexpr std::array<std::string_view, 6> kAnywhere{"password", "passwd",     "passphrase",
                                                    "secret",   "credential", "authorization"};
// Secret only at the end: a token is, a tokenizer is not.
constexpr std::array<std::string_view, 12> kAtEnd{"token",  "tokens",    "cookie",     "cookies",
                                                  "apikey", "accesskey", "privatekey", "signingkey",
                                                  "jwt",    "pwd",       "authkey",    "encryptionkey"};
// Secret as a parameter (name=value), and too common to be secret as keys of JSON.
constexpr std::array<std::string_view, 5> kParameters{"sig", "signature", "auth", "pass", "bearer"};
// What may stand before an '@' after a colon and is no password.
constexpr std::array<std::string_view, 5> kAddressSchemes{"mailto", "acct", "sip", "sips", "xmpp"};
// What people write after "Bearer" and "Basic" when they speak of the scheme itself.
constexpr std::array<std::string_view, 8> kSchemeWords{"token",         "tokens",      "auth",   "authentication",
                                                       "authorization", "credentials", "header", "scheme"};

bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool IsBlank(char c) { return c == ' ' || c == '\t'; }
bool IsQuote(char c) { return c == '"' || c == '\'' || c == '`'; }
bool IsKeyChar(char c) { return IsLetter(c) || json::IsDigit(c) || c == '_' || c == '-' || c == '.'; }
bool IsCredentialChar(char c) { return IsKeyChar(c) || c == '~' || c == '+' || c == '/' || c == '='; }
// What ends a run of characters that may be one URL.
bool EndsRun(char c) { return static_cast<unsigned char>(c) <= ' ' || IsQuote(c) || c == '<' || c == '>' || c == '\\'; }

// Lower case, without separators.
std::string Folded(std::string_view key) {
  std::string folded;
  folded.reserve(key.size());
  for (const char c : key) {
    if (c == '_' || c == '-' || c == '.' || c == ' ') continue;
    folded += LowerCase(c);
  }
  return folded;
}

template <std::size_t kCount>
bool IsIn(const std::array<std::string_view, kCount>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool IsSecretFolded(std::string_view name) {
  return std::any_of(kAnywhere.begin(), kAnywhere.end(),
                     [&](std::string_view word) { return name.find(word) != kNotFound; }) ||
         std::any_of(kAtEnd.begin(), kAtEnd.end(), [&](std::string_view word) { return name.ends_with(word); });
}

// Finds the credentials of one text. Each Find… adds spans of it; they may overlap.
class CredentialFinder {
 public:
  explicit CredentialFinder(std::string_view text) : text_(text) {}

  // The text with all that was found replaced.
  std::optional<std::string> Redacted() {
    if (text_.find('@') != kNotFound) FindUserInfo();
    FindNamed();
    if (found_.empty()) return std::nullopt;
    std::sort(found_.begin(), found_.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
    std::string out;
    std::size_t copied = 0;
    for (const Span& span : found_) {
      if (span.begin < copied) {  // it overlaps the one before, whose place is already taken
        copied = std::max(copied, span.end);
        continue;
      }
      out.append(text_.substr(copied, span.begin - copied)).append(kRedacted);
      copied = span.end;
    }
    return out.append(text_.substr(copied));
  }

 private:
  struct Span {
    std::size_t begin;
    std::size_t end;
  };

  void FindUserInfo() {
    for (std::size_t at = 0; at < text_.size();) {
      if (EndsRun(text_[at])) {
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < text_.size() && !EndsRun(text_[end])) ++end;
      FindUserInfoIn(at, end);
      at = end;
    }
  }

  // In one run: each part between slashes is an authority, or could be one without its scheme.
  void FindUserInfoIn(std::size_t begin, std::size_t end) {
    const std::string_view run = text_.substr(begin, end - begin);
    const std::size_t last_at = run.rfind('@');
    if (last_at == kNotFound) return;
    std::size_t part = 0;
    bool after_scheme = false;
    while (part < last_at) {
      const std::size_t part_end = std::min(run.find_first_of(after_scheme ? "/?#" : "/", part), run.size());
      const std::string_view authority = run.substr(part, part_end - part);
      const std::size_t colon = authority.find(':');
      const std::size_t at = authority.rfind('@');
      if (colon != kNotFound && at != kNotFound) {
        const bool address = IsIn(kAddressSchemes, Folded(authority.substr(0, std::min<std::size_t>(colon, 8))));
        if (colon + 1 < at && !address) found_.push_back({begin + part + colon + 1, begin + part + at});
      } else if (after_scheme && colon != kNotFound && !IsPort(authority.substr(colon + 1))) {
        found_.push_back({begin + part + colon + 1, begin + last_at});  // a password with a slash in it
        return;
      }
      after_scheme = part_end > 0 && run[part_end - 1] == ':' && run.substr(part_end, 2) == "//";
      part = part_end + (after_scheme ? 2 : 1);
    }
  }

  static bool IsPort(std::string_view text) { return std::all_of(text.begin(), text.end(), json::IsDigit); }

  void FindNamed() {
    for (std::size_t i = 0; i < text_.size(); ++i) {
      const char c = text_[i];
      std::size_t end = 0;
      if (c == '=') {
        end = FindParameter(i);
      } else if (c == ':') {
        end = FindHeaderOrMember(i);
      } else if (IsBlank(c)) {
        end = FindScheme(i);
      }
      if (end > i) i = end - 1;
    }
  }

  struct NameBefore {
    std::string folded;
    bool quoted = false;
    char before = '\n';  // the character before the name
  };
  // The name that ends right before `at`, white space and a closing quote apart.
  NameBefore NameEndingAt(std::size_t at) const {
    constexpr std::size_t kKeyMax = 64;
    NameBefore name;
    while (at > 0 && IsBlank(text_[at - 1])) --at;
    if (at > 0 && IsQuote(text_[at - 1])) {
      name.quoted = true;
      --at;
      while (at > 0 && text_[at - 1] == '\\') --at;
    }
    std::size_t begin = at;
    while (begin > 0 && at - begin < kKeyMax && IsKeyChar(text_[begin - 1])) --begin;
    name.folded = Folded(text_.substr(begin, at - begin));
    if (begin > 0) name.before = text_[begin - 1];
    return name;
  }

  // name=value and name => value; where the value ends, or 0.
  std::size_t FindParameter(std::size_t equals) {
    const NameBefore name = NameEndingAt(equals);
    if (name.folded.empty() || text_.substr(equals, 2) == "==") return 0;
    const bool in_query = name.before == '?' || name.before == '&' || name.before == ';';
    const bool secret = IsSecretFolded(name.folded) || (name.folded == "key" && in_query) ||
                        std::any_of(kParameters.begin(), kParameters.end(),
                                    [&](std::string_view word) { return name.folded.ends_with(word); });
    if (!secret) return 0;
    const std::size_t value = equals + (text_.substr(equals, 2) == "=>" ? 2 : 1);
    return IsHeader(name.folded) && !in_query ? AddLine(value) : AddValue(value);
  }

  // "name": value, Header: value, password: value.
  std::size_t FindHeaderOrMember(std::size_t colon) {
    if (text_.substr(colon, 3) == "://") return 0;
    const NameBefore name = NameEndingAt(colon);
    if (name.folded.empty() || !IsSecretFolded(name.folded)) return 0;
    if (name.quoted) return AddValue(colon + 1);
    if (IsHeader(name.folded)) return AddLine(colon + 1);
    const bool password = name.folded.ends_with("password") || name.folded == "passwd" || name.folded == "pwd";
    return password ? AddValue(colon + 1) : 0;
  }

  static bool IsHeader(std::string_view folded) {
    return folded.ends_with("authorization") || folded.ends_with("cookie") || folded.ends_with("apikey") ||
           folded.starts_with("x");
  }

  // "Bearer abc", "Basic abc": `space` is right after the word.
  std::size_t FindScheme(std::size_t space) {
    const bool bearer = EndsWithWord(space, "bearer");
    if (!bearer && !EndsWithWord(space, "basic")) return 0;
    std::size_t begin = space;
    while (begin < text_.size() && IsBlank(text_[begin])) ++begin;
    std::size_t end = begin;
    while (end < text_.size() && IsCredentialChar(text_[end])) ++end;
    const std::string_view credential = text_.substr(begin, end - begin);
    const bool plain = credential.size() < 4 || IsIn(kSchemeWords, Folded(credential)) ||
                       credential.find("realm=") == 0 || credential.find("error=") == 0;
    if (plain || (!bearer && !LooksEncoded(credential))) return 0;
    found_.push_back({begin, end});
    return end;
  }

  bool EndsWithWord(std::size_t end, std::string_view word) const {
    if (end < word.size()) return false;
    const std::size_t begin = end - word.size();
    if (begin > 0 && IsLetter(text_[begin - 1])) return false;
    return std::equal(word.begin(), word.end(), text_.begin() + static_cast<std::ptrdiff_t>(begin),
                      [](char w, char c) { return w == LowerCase(c); });
  }

  // Base64 rather than a word: "Basic usage" is no credential.
  static bool LooksEncoded(std::string_view text) {
    return std::any_of(text.begin() + 1, text.end(),
                       [](char c) { return !(c >= 'a' && c <= 'z') && c != '.' && c != '-'; });
  }

  // The value that starts at `begin`, after white space: in quotes or brackets, or up to what separates values.
  std::size_t AddValue(std::size_t begin) {
    while (begin < text_.size() && IsBlank(text_[begin])) ++begin;
    std::size_t quote = begin;
    while (quote < text_.size() && text_[quote] == '\\') ++quote;
    if (quote < text_.size() && IsQuote(text_[quote])) return AddQuoted(quote, quote - begin);
    if (begin < text_.size() && (text_[begin] == '{' || text_[begin] == '[')) return Add(begin, BracketsEnd(begin));
    constexpr std::string_view kSeparators = "& \t\r\n\"'`<>;,#)}";
    return Add(begin, std::min(text_.find_first_of(kSeparators, begin), text_.size()));
  }

  // What is inside of quotes. JSON inside of JSON has backslashes before its quotes; one with more of them is inside.
  std::size_t AddQuoted(std::size_t quote, std::size_t backslashes) {
    std::size_t run = 0;  // of backslashes
    for (std::size_t i = quote + 1; i < text_.size(); ++i) {
      if (text_[i] == text_[quote] && run <= backslashes) return Add(quote + 1, i - run);
      run = text_[i] == '\\' ? run + 1 : 0;
    }
    return Add(quote + 1, text_.size());
  }

  std::size_t BracketsEnd(std::size_t begin) const {
    std::size_t depth = 0;
    for (std::size_t i = begin; i < text_.size(); ++i) {
      if (text_[i] == '{' || text_[i] == '[') ++depth;
      if ((text_[i] == '}' || text_[i] == ']') && --depth == 0) return i + 1;
    }
    return text_.size();
  }

  // The rest of the line, or of the quotes.
  std::size_t AddLine(std::size_t begin) {
    while (begin < text_.size() && IsBlank(text_[begin])) ++begin;
    if (begin < text_.size() && (IsQuote(text_[begin]) || text_[begin] == '\\')) return AddValue(begin);
    return Add(begin, std::min(text_.find_first_of("\r\n\"'`", begin), text_.size()));
  }

  std::size_t Add(std::size_t begin, std::size_t end) {
    if (begin >= end) return 0;
    found_.push_back({begin, end});
    return end;
  }

  const std::string_view text_;
  std::vector<Span> found_;
};

// Whether a text can hold credentials at all: all of them have one of these characters. A backslash may stand for one.
bool MayHoldCredentials(std::string_view text) { return text.find_first_of("@=: \t\\") != kNotFound; }

}  // namespace

bool IsSecretName(std::string_view key) { return IsSecretFolded(Folded(key)); }

std::optional<std::string> RedactText(std::string_view text) {
  if (!MayHoldCredentials(text)) return std::nullopt;
  return CredentialFinder(text).Redacted();
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
    if (is_key && IsSecretName(json::Unquote(literal, buffer))) {
      const char* const value = json::SkipSpace(after + 1, end);
      out.append(copied, value);
      AppendJsonString(out, kRedacted);
      p = copied = json::SkipValue(value, end);
    } else {
      if (MayHoldCredentials(literal)) {
        if (const auto redacted = RedactText(json::Unquote(literal, buffer))) {
          out.append(copied, p);
          AppendJsonString(out, *redacted);
          copied = literal_end;
        }
      }
      p = literal_end;
    }
  }
  out.append(copied, end);
  return out;
}

}  // namespace pawl
