#include "wire/http/render_errors.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "wire/http/answer_writer.h"
#include "wire/http/parse_filter.h"
#include "wire/http/render_job.h"

namespace pawl::http {
namespace {

// The names that come most often, the first of them first.
void WriteNames(AnswerWriter& json, std::string_view key, const std::map<NameId, std::uint64_t>& counts,
                NameMemo& names) {
  std::vector<std::pair<std::uint64_t, std::string>> most;
  for (const auto& [id, count] : counts) most.emplace_back(count, names[id]);
  const std::size_t shown = std::min(most.size(), kErrorNamesShown);
  std::partial_sort(
      most.begin(), most.begin() + static_cast<std::ptrdiff_t>(shown), most.end(),
      [](const auto& a, const auto& b) { return std::tie(b.first, a.second) < std::tie(a.first, b.second); });
  json.Key(key).BeginArray();
  for (std::size_t i = 0; i < shown; ++i) json.Name(most[i].second);
  json.EndArray();
}

void WriteKind(AnswerWriter& json, const ErrorKind& kind, NameMemo& names) {
  json.BeginObject().Key("fingerprint").Name(kind.fingerprint).Key("type").Text(kind.type);
  json.Key("pattern").Text(kind.pattern).Key("message").Text(kind.message).Key("count").Uint(kind.count);
  WriteTime(json, "first_seen_at", kind.first_seen);
  WriteTime(json, "last_seen_at", kind.last_seen);
  json.Key("states").BeginObject();
  for (const auto& [state, count] : kind.states) json.Key(pawl::Name(state)).Uint(count);
  json.EndObject();
  WriteNames(json, "queues", kind.queues, names);
  WriteNames(json, "types", kind.types, names);
  json.Key("jobs").BeginArray();
  for (const std::string& id : kind.jobs) json.Name(id);
  json.EndArray().Key("by_hour").BeginArray();
  for (const auto& [at, count] : kind.by_hour) {
    json.BeginObject();
    WriteTime(json, "at", at);
    json.Key("count").Uint(count).EndObject();
  }
  json.EndArray().EndObject();
}

}  // namespace

std::string RenderErrors(const ErrorsView& errors, const Names& names) {
  NameMemo memo(names);
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("errors").BeginArray();
    for (const ErrorKind& kind : errors.errors) WriteKind(json, kind, memo);
    json.EndArray().Key("looked_at").Uint(errors.looked_at);
    if (errors.next) json.Key("cursor").Name(CursorOf({*errors.next, errors.next_from}));
    json.EndObject();
  });
}

}  // namespace pawl::http
