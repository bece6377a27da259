#include "cli/selection.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

#include "base/clock.h"
#include "base/duration.h"
#include "base/wall_format.h"
#include "cli/json_text.h"

namespace pawl::cli {
namespace {

bool IsTime(std::string_view name) { return name == "since" || name == "until"; }
bool IsList(std::string_view name) { return name == "state" || name == "reason"; }

// "1h" is an hour ago.
Result<std::string> TimeText(const std::string& text, WallTime now) {
  const auto span = ParseDuration(text);
  if (span.ok()) return FormatTime(now - *span);
  PAWL_ASSIGN(const WallTime time, ParseTime(text));
  return FormatTime(time);
}

void WriteWords(JsonWriter& json, std::string_view words) {
  json.BeginArray();
  for (std::size_t at = 0; at <= words.size();) {
    const std::size_t end = std::min(words.find(',', at), words.size());
    json.String(words.substr(at, end - at));
    at = end + 1;
  }
  json.EndArray();
}

}  // namespace

void Selection::AddTo(CLI::App& command) {
  options_ = {
      {"--queue", "queue", "NAME", "jobs of this queue"},
      {"--state", "state", "STATE", "jobs in this state (queued, dead, …), or in one of several: dead,failed"},
      {"--type", "type", "TYPE", "jobs of this type"},
      {"--group", "group", "NAME", "jobs of this group; needs --queue"},
      {"--reason", "reason", "REASON", "jobs with this reason (retries_exhausted, expired, …), or one of several"},
      {"--worker", "worker", "NAME", "jobs that this worker has in hand"},
      {"--error-type", "error_type", "TYPE", "jobs whose last error has this type"},
      {"--since", "since", "TIME", "jobs pushed since then (RFC 3339, or 1h: an hour ago)"},
      {"--until", "until", "TIME", "jobs pushed before then"},
      {"--text", "text", "TEXT", "jobs with this text in payload, meta or last error"},
  };
  for (Option& option : options_) {
    command.add_option(option.flag, option.value, option.help)->type_name(option.type)->group("Which jobs");
  }
  command
      .add_option("--where", where_, "jobs with this value in their data, such as payload.order.id:17; may be repeated")
      ->type_name("PATH:VALUE")
      ->expected(1)
      ->take_all()
      ->group("Which jobs");
}

bool Selection::Given() const {
  const auto given = [](const Option& option) { return !option.value.empty(); };
  return !where_.empty() || std::any_of(options_.begin(), options_.end(), given);
}

Result<Query> Selection::AsQuery() const {
  Query query;
  for (const Option& option : options_) {
    if (option.value.empty()) continue;
    if (IsTime(option.name)) {
      PAWL_ASSIGN(const std::string time, TimeText(option.value, WallNow()));
      query.Add(option.name, time);
    } else {
      query.Add(option.name, option.value);
    }
  }
  for (const std::string& where : where_) query.Add("where", where);
  return query;
}

std::string Selection::AsText() const {
  std::string text;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, value);
  };
  for (const Option& option : options_) add(std::string_view(option.flag).substr(2), option.value);
  for (const std::string& where : where_) add("where", where);
  return text;
}

Result<void> Selection::Write(JsonWriter& json) const {
  for (const Option& option : options_) {
    if (option.value.empty()) continue;
    json.Key(option.name);
    if (IsTime(option.name)) {
      PAWL_ASSIGN(const std::string time, TimeText(option.value, WallNow()));
      json.String(time);
    } else if (IsList(option.name)) {
      WriteWords(json, option.value);
    } else {
      json.String(option.value);
    }
  }
  if (where_.empty()) return {};
  json.Key("where").BeginArray();
  for (const std::string& where : where_) json.String(where);
  json.EndArray();
  return {};
}

}  // namespace pawl::cli
