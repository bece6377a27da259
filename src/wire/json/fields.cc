#include "wire/json/fields.h"

#include <algorithm>

#include "base/duration.h"
#include "base/names.h"
#include "base/uuid.h"
#include "base/wall_format.h"

namespace pawl::http {
namespace {

constexpr std::string_view kOurs = "pawl.";
constexpr std::size_t kShownMax = 128;  // of a peer's own text in a message
constexpr std::size_t kTokenMax = 128;

std::string Quoted(std::string_view text) { return "\"" + std::string(text.substr(0, kShownMax)) + "\""; }

std::string Listed(std::span<const std::string_view> words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
    list += words[i];
  }
  return list;
}

}  // namespace

Error Within(std::string_view field, Error error) {
  std::string path(field.substr(0, kShownMax));
  if (!error.field.empty() && error.field.front() != '[') path += '.';
  error.field.insert(0, path);
  return error;
}

Error Within(std::size_t index, Error error) {
  std::string path = "[" + std::to_string(index) + "]";
  if (!error.field.empty() && error.field.front() != '[') path += '.';
  error.field.insert(0, path);
  return error;
}

Error UnknownField(std::string_view name, std::span<const std::string_view> known) {
  std::string detail = "there is no field " + Quoted(name);
  if (const std::string_view nearest = NearestName(name, known); !nearest.empty()) {
    detail += "; did you mean \"" + std::string(nearest) + "\"?";
  } else if (known.empty()) {
    detail += "; none is expected";
  } else {
    detail += "; known are " + Listed(known);
  }
  return {ErrorCode::kUnknownField, std::move(detail), std::string(name.substr(0, kShownMax))};
}

Error MissingField(std::string_view name) { return {ErrorCode::kInvalid, "is required", std::string(name)}; }

Error NotWithin(std::int64_t low, std::int64_t high, std::int64_t is) {
  return Invalid("must be from " + std::to_string(low) + " to " + std::to_string(high) + ", but is " +
                 std::to_string(is));
}

Result<std::int64_t> WholeIn(const JsonValue& value, std::int64_t low, std::int64_t high) {
  PAWL_ASSIGN(const std::int64_t whole, value.Int());
  if (whole >= low && whole <= high) return whole;
  return NotWithin(low, high, whole);
}

Result<Millis> SpanIn(Millis span, const SpanRange& range) {
  if ((span >= range.low && span <= range.high) || (range.zero && span == Millis{0})) return span;
  std::string detail = "must be from " + FormatDuration(range.low) + " to " + FormatDuration(range.high);
  if (range.zero) detail += ", or 0";
  return Invalid(detail + ", but is " + FormatDuration(span));
}

Result<void> CheckSpan(const std::optional<Millis>& span, const SpanRange& range) {
  if (!span) return {};
  const Result<Millis> within = SpanIn(*span, range);
  if (!within.ok()) return within.error();
  return {};
}

Result<void> ReadSpan(const JsonValue& value, const SpanRange& range, std::optional<Millis>& out) {
  PAWL_ASSIGN(const Millis span, DurationFromJson(value));
  PAWL_ASSIGN(out, SpanIn(span, range));
  return {};
}

Result<void> ReadTime(const JsonValue& value, std::optional<WallTime>& out) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  PAWL_ASSIGN(out, ParseTime(text));
  return {};
}

Result<void> ReadBool(const JsonValue& value, bool& out) {
  PAWL_ASSIGN(out, value.Bool());
  return {};
}

Result<void> ReadText(const JsonValue& value, std::size_t max_bytes, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  if (out.size() <= max_bytes) return {};
  return Invalid("must have at most " + std::to_string(max_bytes) + " bytes, but has " + std::to_string(out.size()));
}

Error TooMany(std::size_t max) { return Invalid("must have at most " + std::to_string(max) + " elements"); }

Result<void> ReadTexts(const JsonValue& value, std::size_t max, std::size_t max_bytes, std::vector<std::string>& out) {
  return ReadElements(value, max,
                      [&](const JsonValue& element) { return ReadText(element, max_bytes, out.emplace_back()); });
}

Result<void> ReadRaw(const JsonValue& value, std::optional<std::string>& out) {
  out.emplace(value.raw);
  return {};
}

Result<void> ReadName(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return CheckName(out, "");
}

Result<void> CheckNewName(std::string_view name) {
  PAWL_TRY(CheckName(name, ""));
  if (name == "." || name == "..") {
    return Invalid(
        "must not be \".\" or \"..\": clients take them out of a URL's path, so that it could not be addressed");
  }
  if (name.substr(0, kOurs.size()) != kOurs) return {};
  return Invalid("must not start with \"pawl.\": such names are reserved");
}

Result<void> ReadNewName(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return CheckNewName(out);
}

Result<void> ReadGroup(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return CheckGroup(out, "");
}

Result<JobRef> ParseRef(std::string_view text) {
  JobRef ref = RefOf(text);
  if (std::holds_alternative<Seq>(ref)) return ref;
  if (text.empty() || text.front() != '~') {
    PAWL_TRY(CheckName(text, ""));
    return ref;
  }
  return Invalid("must be an id, or ~ and the job's seq, such as ~123");
}

Result<void> ReadRef(const JsonValue& value, JobRef& out) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  PAWL_ASSIGN(out, ParseRef(text));
  return {};
}

Result<void> ReadToken(const JsonValue& value, Token& out) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  if (text.empty() || text.size() > kTokenMax) return Invalid("must be the token that came with the lease");
  if (!FromHex(text, out.bytes)) out = Token{};
  return {};
}

Result<JobState> ParseJobState(std::string_view text) {
  if (const auto shown = JobStateFromName(text)) return *shown;
  std::array<std::string_view, kJobStateCount> names;
  std::transform(kJobStates.begin(), kJobStates.end(), names.begin(), [](JobState shown) { return Name(shown); });
  return NotOneOf(text, names);
}

Error NotOneOf(std::string_view word, std::span<const std::string_view> words) {
  std::string detail = "must be " + Listed(words) + ", but is " + Quoted(word);
  if (const std::string_view nearest = NearestName(word, words); !nearest.empty() && words.size() > 2) {
    detail += "; did you mean \"" + std::string(nearest) + "\"?";
  }
  return Invalid(std::move(detail));
}

}  // namespace pawl::http
