// The one full check of a JSON text. A loop with a stack of bits, one for each open container.
#include "base/check.h"
#include "base/json_reader.h"
#include "base/json_scan.h"
#include "base/utf8.h"

namespace pawl {
namespace {

using json::IsDigit;

class Validator {
 public:
  Validator(std::string_view text, int max_depth)
      : begin_(text.data()), p_(begin_), end_(begin_ + text.size()), max_depth_(max_depth) {}

  Result<void> Run() {
    if (Document()) return {};
    std::string detail(fault_);
    detail += " at byte ";
    detail += std::to_string(p_ - begin_);
    return Error{code_, std::move(detail)};
  }

 private:
  enum class Step { kFault, kOpened, kDone };

  bool Fault(const char* what) {
    fault_ = p_ == end_ ? "the text ends too early" : what;
    return false;
  }

  void SkipSpace() { p_ = json::SkipSpace(p_, end_); }
  bool At(char c) const { return p_ < end_ && *p_ == c; }
  bool InObject() const { return (objects_ & 1) != 0; }

  bool Document() {
    SkipSpace();
    while (true) {
      switch (Value()) {
        case Step::kFault:
          return false;
        case Step::kOpened:
          continue;
        case Step::kDone:
          break;
      }
      if (!AfterValue()) return false;
      if (depth_ == 0) return true;
    }
  }

  // Closes what ends here; then either the document has ended (depth 0), or the next value follows.
  bool AfterValue() {
    while (true) {
      SkipSpace();
      if (depth_ == 0) {
        if (p_ == end_) return true;
        return Fault("there is something after the end of the value");
      }
      if (At(',')) {
        ++p_;
        SkipSpace();
        return !InObject() || Key();
      }
      if (!At(InObject() ? '}' : ']')) return Fault(InObject() ? "expected ',' or '}'" : "expected ',' or ']'");
      Close();
    }
  }

  Step Value() {
    if (p_ == end_) return Done(Fault(""));
    switch (*p_) {
      case '{':
        return Open(true);
      case '[':
        return Open(false);
      case '"':
        return Done(String());
      case 't':
        return Done(Literal("true"));
      case 'f':
        return Done(Literal("false"));
      case 'n':
        return Done(Literal("null"));
      default:
        return Done(Number());
    }
  }

  static Step Done(bool good) { return good ? Step::kDone : Step::kFault; }

  Step Open(bool object) {
    if (depth_ == max_depth_) {
      code_ = ErrorCode::kTooDeep;
      fault_ = "more than the allowed depth of nested arrays and objects";
      return Step::kFault;
    }
    ++depth_;
    objects_ = objects_ << 1 | (object ? 1 : 0);
    ++p_;
    SkipSpace();
    if (At(object ? '}' : ']')) {
      Close();
      return Step::kDone;
    }
    return !object || Key() ? Step::kOpened : Step::kFault;
  }

  void Close() {
    ++p_;
    --depth_;
    objects_ >>= 1;
  }

  bool Key() {
    if (!At('"')) return Fault("expected a key in double quotes");
    if (!String()) return false;
    SkipSpace();
    if (!At(':')) return Fault("expected ':'");
    ++p_;
    SkipSpace();
    return true;
  }

  bool Literal(std::string_view word) {
    if (static_cast<std::size_t>(end_ - p_) < word.size() || std::memcmp(p_, word.data(), word.size()) != 0) {
      return Fault("expected a value");
    }
    p_ += word.size();
    return true;
  }

  bool String() {
    ++p_;
    while (true) {
      p_ = json::PlainEnd(p_, end_);
      if (p_ == end_) return Fault("");
      const auto c = static_cast<std::uint8_t>(*p_);
      if (c == '"') {
        ++p_;
        return true;
      }
      if (c < 0x20) return Fault("a control character in a string (write it as \\u00xx)");
      if (c == '\\') {
        if (!Escape()) return false;
        continue;
      }
      const std::size_t length = Utf8Length(p_, end_);
      if (length == 0) {
        fault_ = "a string that is not UTF-8";
        return false;
      }
      p_ += length;
    }
  }

  bool Escape() {
    if (end_ - p_ < 2) {
      p_ = end_;
      return Fault("");
    }
    switch (p_[1]) {
      case '"':
      case '\\':
      case '/':
      case 'b':
      case 'f':
      case 'n':
      case 'r':
      case 't':
        p_ += 2;
        return true;
      case 'u':
        return UnicodeEscape();
      default:
        return Fault("an unknown escape in a string");
    }
  }

  bool UnicodeEscape() {
    const std::int32_t first = EscapedUnit();
    if (first < 0) return Fault("'\\u' without four hexadecimal digits");
    if (first >= 0xDC00 && first <= 0xDFFF) return Fault("a lone low surrogate in a string");
    if (first < 0xD800 || first > 0xDBFF) {
      p_ += 6;
      return true;
    }
    p_ += 6;
    const std::int32_t second = EscapedUnit();
    if (second < 0xDC00 || second > 0xDFFF) {
      p_ -= 6;
      return Fault("a lone high surrogate in a string");
    }
    p_ += 6;
    return true;
  }

  // The four digits of the \uXXXX at p_, or -1.
  std::int32_t EscapedUnit() const {
    if (end_ - p_ < 6 || p_[0] != '\\' || p_[1] != 'u') return -1;
    std::int32_t unit = 0;
    for (int i = 2; i < 6; ++i) {
      const char c = p_[i];
      const char lower = static_cast<char>(c | 0x20);
      if (IsDigit(c)) {
        unit = unit * 16 + (c - '0');
      } else if (lower >= 'a' && lower <= 'f') {
        unit = unit * 16 + (lower - 'a' + 10);
      } else {
        return -1;
      }
    }
    return unit;
  }

  bool Digits() {
    if (p_ == end_ || !IsDigit(*p_)) return Fault("expected a digit");
    while (p_ < end_ && IsDigit(*p_)) ++p_;
    return true;
  }

  bool Number() {
    if (*p_ != '-' && !IsDigit(*p_)) return Fault("expected a value");
    if (*p_ == '-') ++p_;
    if (At('0')) {
      ++p_;
      if (p_ < end_ && IsDigit(*p_)) return Fault("a number with a leading zero");
    } else if (!Digits()) {
      return false;
    }
    if (At('.')) {
      ++p_;
      if (!Digits()) return false;
    }
    if (At('e') || At('E')) {
      ++p_;
      if (At('+') || At('-')) ++p_;
      if (!Digits()) return false;
    }
    return true;
  }

  const char* const begin_;
  const char* p_;
  const char* const end_;
  const int max_depth_;
  int depth_ = 0;
  std::uint64_t objects_ = 0;  // the lowest bit is the innermost container: 1 for an object
  const char* fault_ = "";
  ErrorCode code_ = ErrorCode::kBadJson;
};

}  // namespace

Result<void> ValidateJson(std::string_view text, int max_depth) {
  PAWL_CHECK(max_depth >= 0 && max_depth <= kJsonDepthMax, "the stack of containers has 64 bits");
  return Validator(text, max_depth).Run();
}

}  // namespace pawl
