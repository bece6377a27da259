#include "wire/faktory/commands.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/json_writer.h"
#include "base/names.h"
#include "base/wall_format.h"
#include "wire/faktory/fields.h"
#include "wire/json/ranges.h"

namespace pawl::faktory {
namespace {

constexpr std::size_t kErrorTypeMax = 100;
constexpr std::size_t kErrorTextMax = 1'000;  // of the message, and of a line of the backtrace
constexpr std::size_t kBacktraceMax = 50;

// "invalid ACK {…}: why"
Error Refused(std::string_view verb, std::string_view json, Error error) {
  return Led("invalid " + std::string(verb) + " " + Excerpt(json), std::move(error));
}

Error NoJid() { return Invalid("must have a jid"); }

template <typename T>
Result<T> ReadArgument(std::string_view verb, std::string_view json, Result<T> (*read)(const JsonValue& value)) {
  Result<JsonValue> value = ParseJson(json);
  if (!value.ok()) return Refused(verb, json, std::move(value).error());
  Result<T> out = read(*value);
  if (!out.ok()) return Refused(verb, json, std::move(out).error());
  return out;
}

template <typename T>
Result<std::vector<T>> ReadList(const JsonValue& array, Result<T> (*read)(const JsonValue& value)) {
  std::vector<T> list;
  PAWL_TRY(http::ReadElements(array, http::kFinishesMax, [&](const JsonValue& element) -> Result<void> {
    PAWL_ASSIGN(list.emplace_back(), read(element));
    return {};
  }));
  return list;
}

// ---- HELLO ----

// What only describes the worker is cut rather than refused.
Result<void> ReadLabels(const JsonValue& value, Hello& out) {
  return ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    if (out.labels.size() == http::kLabelsMax) return {};
    PAWL_ASSIGN(const std::string label, element.String());
    out.labels.emplace_back(Cut(label, http::kLabelMax));
    return {};
  });
}

constexpr std::array<Field<Hello>, 6> kHelloFields{{
    {"v",
     [](const JsonValue& v, Hello& out) -> Result<void> {
       PAWL_ASSIGN(out.version, v.Int());
       return {};
     }},
    {"pwdhash", [](const JsonValue& v, Hello& out) { return ReadText(v, out.password_hash); }},
    {"wid",
     [](const JsonValue& v, Hello& out) -> Result<void> {
       PAWL_TRY(ReadText(v, out.wid));
       return out.wid.empty() ? Result<void>() : CheckName(out.wid, "");
     }},
    {"hostname",
     [](const JsonValue& v, Hello& out) -> Result<void> {
       PAWL_ASSIGN(const std::string text, v.String());
       out.hostname = Cut(text, http::kTextMax);
       return {};
     }},
    {"pid", [](const JsonValue& v, Hello& out) { return http::ReadWhole(v, 0, http::kPidMax, out.pid); }},
    {"labels", ReadLabels},
}};

Result<Hello> ReadHello(const JsonValue& value) {
  Hello hello;
  PAWL_TRY(ReadFields<Hello>(value, kHelloFields, hello));
  return hello;
}

// ---- ACK ----

constexpr std::array<Field<std::string>, 1> kJidFields{{{"jid", ReadText}}};

Result<std::string> ReadJid(const JsonValue& value) {
  std::string jid;
  PAWL_TRY(ReadFields<std::string>(value, kJidFields, jid));
  if (jid.empty()) return NoJid();
  return jid;
}

Result<std::vector<std::string>> ReadJids(const JsonValue& value) {
  return ReadList<std::string>(value, [](const JsonValue& element) { return element.String(); });
}

// ---- FAIL ----

bool IsBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string Kept(std::string_view text, std::size_t max_bytes) {
  while (!text.empty() && IsBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsBlank(text.back())) text.remove_suffix(1);
  return std::string(text.empty() ? "unknown" : Cut(text, max_bytes));
}

Result<void> ReadBacktrace(const JsonValue& value, Failure& out) {
  return ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    if (out.error.backtrace.size() == kBacktraceMax) return {};
    std::string line;
    if (!element.IsNull()) PAWL_TRY(ReadText(element, line));
    out.error.backtrace.emplace_back(Cut(line, kErrorTextMax));
    return {};
  });
}

constexpr std::array<Field<Failure>, 4> kFailureFields{{
    {"jid", [](const JsonValue& v, Failure& out) { return ReadText(v, out.jid); }},
    {"errtype", [](const JsonValue& v, Failure& out) { return ReadText(v, out.error.type); }},
    {"message", [](const JsonValue& v, Failure& out) { return ReadText(v, out.error.message); }},
    {"backtrace", ReadBacktrace},
}};

Result<Failure> ReadFailure(const JsonValue& value) {
  Failure failure;
  PAWL_TRY(ReadFields<Failure>(value, kFailureFields, failure));
  failure.error.type = Kept(failure.error.type, kErrorTypeMax);
  failure.error.message = Kept(failure.error.message, kErrorTextMax);
  return failure;
}

Result<std::vector<Failure>> ReadFailures(const JsonValue& value) {
  return ReadList<Failure>(value, [](const JsonValue& element) -> Result<Failure> {
    PAWL_ASSIGN(Failure failure, ReadFailure(element));
    if (failure.jid.empty()) return NoJid();
    return failure;
  });
}

// ---- BEAT ----

constexpr std::array<http::Word<WorkerState>, 3> kStates{
    {{"running", WorkerState::kRunning}, {"quiet", WorkerState::kQuiet}, {"terminate", WorkerState::kTerminate}}};

constexpr std::array<Field<Beat>, 2> kBeatFields{{
    {"wid", [](const JsonValue& v, Beat& out) { return ReadText(v, out.wid); }},
    {"current_state",
     [](const JsonValue& v, Beat& out) -> Result<void> {
       if (v.raw == "\"\"") return {};
       PAWL_ASSIGN(out.state, http::ReadWord<WorkerState>(v, kStates));
       return {};
     }},
}};

Result<Beat> ReadBeat(const JsonValue& value) {
  Beat beat;
  PAWL_TRY(ReadFields<Beat>(value, kBeatFields, beat));
  if (beat.wid.empty()) return Invalid("must have a wid");
  return beat;
}

// ---- TRACK SET ----

struct TrackFields {
  TrackSet set;
  std::string_view percent;  // raw; empty: not given
  std::string_view desc;     // likewise
};

constexpr std::array<Field<TrackFields>, 4> kTrackFields{{
    {"jid", [](const JsonValue& v, TrackFields& out) { return ReadText(v, out.set.jid); }},
    {"percent",
     [](const JsonValue& v, TrackFields& out) -> Result<void> {
       PAWL_TRY(http::WholeIn(v, 0, 100));
       out.percent = v.raw;
       return {};
     }},
    {"desc",
     [](const JsonValue& v, TrackFields& out) -> Result<void> {
       std::string text;
       PAWL_TRY(http::ReadText(v, http::kDescriptionMax, text));
       out.desc = v.raw;
       return {};
     }},
    {"reserve_until",
     [](const JsonValue& v, TrackFields& out) -> Result<void> {
       return v.raw == "\"\"" ? Result<void>() : http::ReadTime(v, out.set.reserve_until);
     }},
}};

Result<TrackSet> ReadTrackSet(const JsonValue& value) {
  TrackFields fields;
  PAWL_TRY(ReadFields<TrackFields>(value, kTrackFields, fields));
  if (fields.set.jid.empty()) return NoJid();
  if (fields.percent.empty() && fields.desc.empty()) return std::move(fields.set);
  JsonWriter json(fields.set.progress);
  json.BeginObject();
  if (!fields.percent.empty()) json.Key("percent").Raw(fields.percent);
  if (!fields.desc.empty()) json.Key("desc").Raw(fields.desc);
  json.EndObject();
  return std::move(fields.set);
}

}  // namespace

Command SplitCommand(std::string_view line) {
  const std::size_t space = line.find(' ');
  if (space == std::string_view::npos) return {line, {}};
  return {line.substr(0, space), line.substr(space + 1)};
}

std::vector<std::string_view> SplitWords(std::string_view arguments) {
  std::vector<std::string_view> words;
  for (std::size_t at = arguments.find_first_not_of(' '); at != std::string_view::npos;) {
    const std::size_t end = std::min(arguments.find(' ', at), arguments.size());
    words.push_back(arguments.substr(at, end - at));
    at = arguments.find_first_not_of(' ', end);
  }
  return words;
}

Result<Hello> ParseHello(std::string_view json) { return ReadArgument("HELLO", json, ReadHello); }

Result<std::string> ParseJid(std::string_view json) { return ReadArgument("ACK", json, ReadJid); }

Result<std::vector<std::string>> ParseJids(std::string_view json) { return ReadArgument("ACKB", json, ReadJids); }

Result<Failure> ParseFailure(std::string_view json) {
  PAWL_ASSIGN(Failure failure, ReadArgument("FAIL", json, ReadFailure));
  if (failure.jid.empty()) return Invalid("missing JID");
  return failure;
}

Result<std::vector<Failure>> ParseFailures(std::string_view json) { return ReadArgument("FAILB", json, ReadFailures); }

std::string_view Name(WorkerState state) {
  constexpr std::array<std::string_view, 3> kNames{"", "quiet", "terminate"};
  return kNames.at(static_cast<std::size_t>(state));
}

Result<Beat> ParseBeat(std::string_view json) { return ReadArgument("BEAT", json, ReadBeat); }

Result<FetchMany> ParseFetchMany(std::string_view arguments) {
  FetchMany many;
  many.queues = SplitWords(arguments);
  const std::string_view word = many.queues.empty() ? std::string_view() : many.queues.front();
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, many.count);
  if (word.empty() || error != std::errc{} || stop != end || many.count < 1 || many.count > http::kClaimMax) {
    return Invalid("FETCHB needs a count from 1 to " + std::to_string(http::kClaimMax) + ", and queues after it");
  }
  many.queues.erase(many.queues.begin());
  return many;
}

Result<TrackSet> ParseTrackSet(std::string_view json) { return ReadArgument("TRACK SET", json, ReadTrackSet); }

}  // namespace pawl::faktory
