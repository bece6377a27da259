#include "wire/http/parse_filter.h"

#include <algorithm>
#include <array>

#include "base/names.h"
#include "base/wall_format.h"
#include "model/state.h"
#include "wire/http/query.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

constexpr std::size_t kWhereBytes = 1'000;
constexpr std::size_t kStepsMax = 20;
constexpr std::int64_t kManyLimitMax = 1'000'000;

// "a,b".
template <typename Add>
Result<void> ForEachWord(std::string_view text, Add add) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    PAWL_TRY(add(text.substr(at, end - at)));
    at = end + 1;
  }
  return {};
}

template <typename T>
void AddOnce(std::vector<T>& list, T value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

Result<Reason> ParseReason(std::string_view text) {
  std::vector<std::string_view> names;
  for (std::uint8_t i = 1; i <= static_cast<std::uint8_t>(kLastReason); ++i) {
    names.push_back(Name(static_cast<Reason>(i)));
    if (names.back() == text) return static_cast<Reason>(i);
  }
  return NotOneOf(text, names);
}

// A text or a list of texts, each added by `add`.
Result<void> ReadOneOrMore(const JsonValue& value, std::size_t max, JobFilter& out,
                           Result<void> (*add)(std::string_view, JobFilter&)) {
  if (value.kind != JsonKind::kArray) {
    PAWL_ASSIGN(const std::string text, value.String());
    return add(text, out);
  }
  return ReadElements(value, max, [&](const JsonValue& element) -> Result<void> {
    PAWL_ASSIGN(const std::string text, element.String());
    return add(text, out);
  });
}

Result<void> AddState(std::string_view text, JobFilter& out) {
  PAWL_ASSIGN(const JobState shown, ParseJobState(text));
  AddOnce(out.shown, shown);
  return {};
}

Result<void> AddReason(std::string_view text, JobFilter& out) {
  PAWL_ASSIGN(const Reason reason, ParseReason(text));
  AddOnce(out.reasons, reason);
  return {};
}

Result<void> ReadTimeInto(const JsonValue& value, WallTime& out) {
  std::optional<WallTime> time;
  PAWL_TRY(ReadTime(value, time));
  out = time.value_or(out);
  return {};
}

Result<void> AddJob(std::string_view text, JobFilter& out) {
  PAWL_ASSIGN(JobRef ref, ParseRef(text));
  out.jobs.push_back(std::move(ref));
  return {};
}

constexpr std::array<Field<ManyCall>, 15> kManyFields{{
    {"queue", [](const JsonValue& v, ManyCall& call) { return ReadName(v, call.filter.queue.emplace()); }},
    {"state",
     [](const JsonValue& v, ManyCall& call) { return ReadOneOrMore(v, kJobStateCount, call.filter, AddState); }},
    {"type", [](const JsonValue& v, ManyCall& call) { return ReadName(v, call.filter.type.emplace()); }},
    {"group", [](const JsonValue& v, ManyCall& call) { return ReadGroup(v, call.filter.group.emplace()); }},
    {"reason", [](const JsonValue& v, ManyCall& call) { return ReadOneOrMore(v, kTableMax, call.filter, AddReason); }},
    {"worker", [](const JsonValue& v, ManyCall& call) { return ReadName(v, call.filter.worker.emplace()); }},
    {"since", [](const JsonValue& v, ManyCall& call) { return ReadTimeInto(v, call.filter.since); }},
    {"until", [](const JsonValue& v, ManyCall& call) { return ReadTimeInto(v, call.filter.until); }},
    {"error_type", [](const JsonValue& v, ManyCall& call) { return ReadOneOrMore(v, 1, call.filter, SetErrorType); }},
    {"where",
     [](const JsonValue& v, ManyCall& call) { return ReadOneOrMore(v, kDataMatchesMax, call.filter, AddWhere); }},
    {"text", [](const JsonValue& v, ManyCall& call) { return ReadOneOrMore(v, 1, call.filter, SetSearch); }},
    {"ids",
     [](const JsonValue& v, ManyCall& call) -> Result<void> {
       PAWL_TRY(ReadElements(v, kFilterJobsMax, [&](const JsonValue& element) -> Result<void> {
         PAWL_ASSIGN(const std::string text, element.String());
         return AddJob(text, call.filter);
       }));
       if (call.filter.jobs.empty()) return Invalid("must name at least one job");
       return {};
     }},
    {"dry_run", [](const JsonValue& v, ManyCall& call) { return ReadBool(v, call.dry_run); }},
    {"limit", [](const JsonValue& v, ManyCall& call) { return ReadWhole(v, 1, kManyLimitMax, call.look_at); }},
    {"cursor",
     [](const JsonValue& v, ManyCall& call) -> Result<void> {
       PAWL_ASSIGN(const std::string text, v.String());
       PAWL_ASSIGN(call.place, ParseCursor(text));
       return {};
     }},
}};

// The steps of a path: "order.id" are "order" and "id", "a\.b" is "a.b".
Result<std::vector<std::string>> StepsOf(std::string_view path) {
  std::vector<std::string> steps(1);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '\\' && i + 1 < path.size()) {
      steps.back() += path[++i];
    } else if (path[i] == '.') {
      steps.emplace_back();
    } else {
      steps.back() += path[i];
    }
  }
  if (steps.size() > kStepsMax) return Invalid("has a path of more than " + std::to_string(kStepsMax) + " steps");
  return steps;
}

// Where the path ends: the first colon that stands behind no backslash.
std::size_t EndOfPath(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == ':') {
      return i;
    }
  }
  return std::string_view::npos;
}

}  // namespace

Result<void> AddStates(std::string_view text, JobFilter& out) {
  return ForEachWord(text, [&](std::string_view word) { return AddState(word, out); });
}

Result<void> AddReasons(std::string_view text, JobFilter& out) {
  return ForEachWord(text, [&](std::string_view word) { return AddReason(word, out); });
}

Result<void> AddWhere(std::string_view text, JobFilter& out) {
  using From = DataMatch::From;
  constexpr std::array<std::pair<std::string_view, From>, 4> kFrom{
      {{"payload", From::kPayload}, {"meta", From::kMeta}, {"progress", From::kProgress}, {"result", From::kResult}}};
  if (text.size() > kWhereBytes) return Invalid("has at most " + std::to_string(kWhereBytes) + " bytes");
  if (out.where.size() == kDataMatchesMax)
    return Invalid("is there more than " + std::to_string(kDataMatchesMax) + " times");
  const std::size_t colon = EndOfPath(text);
  if (colon == std::string_view::npos) return Invalid("must be PATH:VALUE, such as payload.order.id:17");
  PAWL_ASSIGN(std::vector<std::string> steps, StepsOf(text.substr(0, colon)));
  const auto from = std::find_if(kFrom.begin(), kFrom.end(), [&](const auto& one) { return one.first == steps[0]; });
  if (from == kFrom.end()) {
    return Invalid("must begin with payload, meta, progress or result, such as payload.order.id:17");
  }
  steps.erase(steps.begin());
  out.where.push_back({from->second, std::move(steps), std::string(text.substr(colon + 1))});
  return {};
}

Result<void> SetSearch(std::string_view text, JobFilter& out) {
  if (text.empty() || text.size() > kSearchMax) {
    return Invalid("must have 1 to " + std::to_string(kSearchMax) + " bytes");
  }
  out.text = text;
  return {};
}

Result<void> SetErrorType(std::string_view text, JobFilter& out) {
  if (text.size() > kSearchMax) return Invalid("has at most " + std::to_string(kSearchMax) + " bytes");
  out.error_type = std::string(text);
  return {};
}

Result<void> CheckFilter(const JobFilter& filter) {
  if (filter.group && !filter.queue) return Error{ErrorCode::kInvalid, "needs a queue", "group"};
  return {};
}

Result<ManyCall> ParseMany(std::string_view body) {
  PAWL_ASSIGN(ManyCall call, ReadBody<ManyCall>(body, kManyFields));
  if (call.filter.empty()) {
    return Error{ErrorCode::kInvalid,
                 "at least one of queue, state, type, group, reason, worker, since, until, error_type, where, text and "
                 "ids is required"};
  }
  PAWL_TRY(CheckFilter(call.filter));
  return call;
}

Result<JobFilter> ParseFilter(std::string_view body) {
  PAWL_ASSIGN(ManyCall call, ParseMany(body));
  return std::move(call.filter);
}

Result<ManyPlace> ParseCursor(std::string_view text) {
  ManyPlace place;
  const std::size_t dot = text.find('.');
  if (dot != std::string_view::npos) {
    PAWL_ASSIGN(const std::uint64_t from, ParseWhole(text.substr(0, dot), 0, UINT32_MAX));
    place.from = static_cast<NameId>(from);
  }
  PAWL_ASSIGN(place.below, ParseWhole(text.substr(dot + 1), 0, kSeqEnd));
  return place;
}

std::string CursorOf(const ManyPlace& place) {
  return (place.from == 0 ? "" : std::to_string(place.from) + ".") + std::to_string(place.below);
}

}  // namespace pawl::http
