#include "cli/values.h"

#include <fmt/format.h>

#include <map>

#include "base/json_reader.h"

namespace pawl::cli {

Result<void> WriteJsonValue(JsonWriter& json, std::string_view text) {
  const auto value = ParseJson(text);
  if (!value.ok()) {
    return Error{value.error().code,
                 fmt::format("not JSON: {} (a plain text needs quotes: '\"text\"')", value.error().detail)};
  }
  json.Raw(value->raw);
  return {};
}

Result<void> WriteInputs(JsonWriter& json, const std::vector<std::string>& inputs) {
  std::map<std::string_view, std::vector<std::string_view>> ports;
  for (const std::string& input : inputs) {
    const std::size_t equals = input.find('=');
    if (equals == std::string::npos) return Error{ErrorCode::kInvalid, "must be PORT=JSON, such as a=1", "--in"};
    const std::string_view text(input);
    ports[text.substr(0, equals)].push_back(text.substr(equals + 1));
  }
  json.BeginObject();
  for (const auto& [port, values] : ports) {
    json.Key(port).BeginArray();
    for (const std::string_view value : values) {
      Result<void> written = WriteJsonValue(json, value);
      if (!written.ok()) return Error{written.error().code, written.error().detail, "--in"};
    }
    json.EndArray();
  }
  json.EndObject();
  return {};
}

}  // namespace pawl::cli
