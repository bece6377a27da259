#include "rules/error_pattern.h"

#include <algorithm>
#include <span>

#include "base/hash.h"
#include "base/utf8.h"
#include "base/uuid.h"

namespace pawl {
namespace {

constexpr std::string_view kNumber = "<n>";
constexpr std::string_view kHex = "<hex>";
constexpr std::string_view kId = "<id>";
constexpr std::string_view kText = "<text>";

constexpr std::size_t kLookedAt = 4'096;  // bytes of the first line
constexpr std::size_t kHexMin = 8;        // shorter words that could be hexadecimal are numbers or plain words
constexpr std::size_t kIdMin = 8;

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
bool IsWordPart(char c) { return IsDigit(c) || IsLetter(c); }
bool IsHexDigit(char c) { return IsDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }

bool AllHex(std::string_view word) { return std::all_of(word.begin(), word.end(), IsHexDigit); }

// "0123abcd-…": 8, 4, 4, 4 and 12 hexadecimal digits.
std::size_t UuidLength(std::string_view text) {
  constexpr std::size_t kLength = 36;
  if (text.size() < kLength || (text.size() > kLength && IsWordPart(text[kLength]))) return 0;
  for (std::size_t i = 0; i < kLength; ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    if (dash ? text[i] != '-' : !IsHexDigit(text[i])) return 0;
  }
  return kLength;
}

// How often digits begin anew in a word: generated ids mix them with letters, names end in one number.
std::size_t RunsOfDigits(std::string_view word) {
  std::size_t runs = 0;
  for (std::size_t i = 0; i < word.size(); ++i) runs += IsDigit(word[i]) && (i == 0 || !IsDigit(word[i - 1])) ? 1U : 0U;
  return runs;
}

// Builds a pattern, so that what follows can look at what came before.
class PatternWriter {
 public:
  void Char(char c) { pattern_ += c; }

  // "10.0.0.1:443", "2026-11-19", "1, 2, 3": a number behind a number belongs to it.
  void Number() {
    std::string_view before = pattern_;
    if (before.ends_with(' ') && before.substr(0, before.size() - 1).ends_with(',')) before.remove_suffix(1);
    if (!before.empty() && std::string_view(".,:-/").find(before.back()) != std::string_view::npos) {
      before.remove_suffix(1);
    }
    if (before.ends_with(kNumber)) {
      pattern_.resize(before.size());
    } else {
      pattern_ += kNumber;
    }
  }
  void Mark(std::string_view mark) { pattern_ += mark; }

  // Letters and digits. A number within a name is one too: "worker7" and "worker8" are the same.
  void Word(std::string_view word) {
    const std::size_t runs = RunsOfDigits(word);
    const bool digits_only = std::all_of(word.begin(), word.end(), IsDigit);
    const bool prefixed = word.size() > 2 && word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
    if (runs == 0) {
      pattern_ += word;
    } else if (digits_only) {
      Number();
    } else if ((prefixed && AllHex(word.substr(2))) || (word.size() >= kHexMin && AllHex(word))) {
      Mark(kHex);
    } else if (word.size() >= kIdMin && runs > 1) {
      Mark(kId);
    } else {
      for (std::size_t i = 0; i < word.size(); ++i) {
        if (!IsDigit(word[i])) {
          Char(word[i]);
        } else if (i == 0 || !IsDigit(word[i - 1])) {
          Number();
        }
      }
    }
  }

  std::string_view text() const { return pattern_; }

 private:
  std::string pattern_;
};

// Where the text in quotes that begins with text[0] ends; 0: it is no quote, but an apostrophe or left open.
std::size_t QuotedLength(std::string_view text) {
  const std::size_t close = text.find(text.front(), 1);
  if (close == std::string_view::npos) return 0;
  // "can't": an apostrophe stands within a word, and so does what seems to close such a quote.
  if (text.front() == '\'' && close + 1 < text.size() && IsWordPart(text[close + 1])) return 0;
  return close + 1;
}

std::string_view FirstLine(std::string_view message) {
  while (!message.empty() && (IsSpace(message.front()) || message.front() == '\n')) message.remove_prefix(1);
  message = message.substr(0, std::min(message.find('\n'), kLookedAt));
  while (!message.empty() && IsSpace(message.back())) message.remove_suffix(1);
  return message;
}

std::string_view Shortened(std::string_view text) {
  const char* p = text.data();
  const char* const end = p + text.size();
  for (std::size_t i = 0; i < kPatternMax && p < end; ++i) p += std::max<std::size_t>(1, Utf8Length(p, end));
  return text.substr(0, static_cast<std::size_t>(p - text.data()));
}

bool IsQuote(char c) { return c == '"' || c == '\'' || c == '`'; }

}  // namespace

std::string ErrorPattern(std::string_view message) {
  PatternWriter pattern;
  const std::string_view line = FirstLine(message);
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view rest = line.substr(i);
    const char c = rest.front();
    const bool after_word = i > 0 && IsWordPart(line[i - 1]);
    if (const std::size_t quoted = IsQuote(c) && !after_word ? QuotedLength(rest) : 0; quoted > 0) {
      pattern.Char(c);
      pattern.Mark(kText);
      pattern.Char(c);
      i += quoted;
    } else if (const std::size_t uuid = after_word ? 0 : UuidLength(rest); uuid > 0) {
      pattern.Mark(kId);
      i += uuid;
    } else if (IsWordPart(c)) {
      const auto end = std::find_if_not(rest.begin(), rest.end(), IsWordPart);
      const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
      pattern.Word(word);
      i += word.size();
    } else {
      if (!IsSpace(c)) {
        pattern.Char(c);
      } else if (!pattern.text().ends_with(' ')) {
        pattern.Char(' ');
      }
      ++i;
    }
  }
  return std::string(Shortened(pattern.text()));
}

std::string ErrorFingerprint(std::string_view type, std::string_view pattern) {
  constexpr std::size_t kBytes = 8;
  std::string text(type);
  text.append("\n").append(pattern);
  const Hash128 hash = HashBytes(text);
  return ToHex(std::span(hash.bytes).first(kBytes));
}

}  // namespace pawl
