#include "cli/fields.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "base/duration.h"
#include "cli/config_values.h"
#include "cli/values.h"

namespace pawl::cli {
namespace {

Result<void> WriteRate(JsonWriter& json, std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto limit = ParseCount(text.substr(0, slash), 1, 1'000'000'000);
  const std::string_view per = slash == std::string_view::npos ? "" : text.substr(slash + 1);
  if (!limit.ok() || !ParseDuration(per).ok()) {
    return Error{ErrorCode::kInvalid, fmt::format("\"{}\" is not a rate as 10/1s or 600/1m", text)};
  }
  json.BeginObject().Key("limit").Uint(*limit).Key("per").String(per).EndObject();
  return {};
}

Result<void> WritePayload(JsonWriter& json, const std::string& source) {
  PAWL_ASSIGN(const std::string text, ReadSource(source));
  return WriteJsonValue(json, text);
}

Result<void> WriteValue(JsonWriter& json, const Field& field, const std::string& text) {
  if (field.clearable && text == "none") {
    json.Null();
    return {};
  }
  switch (field.kind) {
    case FlagKind::kNone:
    case FlagKind::kText:
      json.String(text);
      return {};
    case FlagKind::kRate:
      return WriteRate(json, text);
    case FlagKind::kPayload:
      return WritePayload(json, text);
    case FlagKind::kDuration:
      PAWL_TRY(ParseDuration(text));
      json.String(text);
      return {};
    case FlagKind::kNumber: {
      PAWL_ASSIGN(const std::uint64_t number, ParseCount(text, 0, 1ULL << 53U));
      json.Uint(number);
      return {};
    }
  }
  return {};
}

}  // namespace

Result<std::string> ReadSource(const std::string& source) {
  if (source == "-") return std::string((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
  if (source.empty() || source.front() != '@') return source;
  std::ifstream file(source.substr(1), std::ios::binary);
  if (!file) return Error{ErrorCode::kInvalid, fmt::format("the file {} cannot be read", source.substr(1))};
  return std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
}

void FieldOptions::AddTo(CLI::App& command, std::span<const Field> fields, const std::string& group) {
  fields_ = fields;
  for (const Field& field : fields) {
    const std::string help = fmt::format("{}{}", field.help, field.clearable ? "; none removes it" : "");
    command
        .add_option_function<std::string>(
            std::string(field.flag), [this, flag = field.flag](const std::string& text) { values_[flag] = text; }, help)
        ->type_name(std::string(field.value_name))
        ->group(group);
  }
}

bool FieldOptions::Given() const { return !values_.empty(); }

Result<void> FieldOptions::Write(JsonWriter& json) const {
  std::vector<std::string> open;  // the objects that were begun
  for (const Field& field : fields_) {
    const auto given = values_.find(field.flag);
    if (given == values_.end()) continue;
    auto parents = SplitText(field.path, ".");
    const std::string key = std::move(parents.back());
    parents.pop_back();
    const auto same = std::mismatch(open.begin(), open.end(), parents.begin(), parents.end());
    for (auto it = same.first; it != open.end(); ++it) json.EndObject();
    for (auto it = same.second; it != parents.end(); ++it) json.Key(*it).BeginObject();
    open = std::move(parents);
    json.Key(key);
    if (auto written = WriteValue(json, field, given->second); !written.ok()) {
      return Error{written.error().code, written.error().detail, std::string(field.flag)};
    }
  }
  for (std::size_t i = 0; i < open.size(); ++i) json.EndObject();
  return {};
}

}  // namespace pawl::cli
