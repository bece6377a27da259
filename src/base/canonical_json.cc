#include "base/canonical_json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/decimal.h"
#include "base/json_reader.h"
#include "base/json_scan.h"
#include "base/json_writer.h"

namespace pawl {
namespace {

// The functions here call each other once for each level; ParseJson has bounded the levels.
void AppendValue(std::string& out, const JsonValue& value);

void AppendObject(std::string& out, const JsonValue& object) {
  std::vector<std::pair<std::string, JsonValue>> members;
  json::WalkMembers(object.raw, [&](std::string_view literal, const JsonValue& value) {
    std::string buffer;
    const std::string_view key = json::Unquote(literal, buffer);
    members.emplace_back(key, value);
    return true;
  });
  std::stable_sort(members.begin(), members.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  out += '{';
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (i > 0) out += ',';
    AppendJsonString(out, members[i].first);
    out += ':';
    AppendValue(out, members[i].second);
  }
  out += '}';
}

void AppendArray(std::string& out, const JsonValue& array) {
  bool first = true;
  out += '[';
  json::WalkElements(array.raw, [&](const JsonValue& value) {
    if (!first) out += ',';
    first = false;
    AppendValue(out, value);
    return true;
  });
  out += ']';
}

void AppendNumber(std::string& out, std::string_view raw) {
  if (const auto decimal = ReadDecimal(raw)) {
    AppendDecimal(out, *decimal);
  } else {
    out += raw;  // an exponent beyond all measure: equal only to itself as written
  }
}

void AppendValue(std::string& out, const JsonValue& value) {
  switch (value.kind) {
    case JsonKind::kObject:
      return AppendObject(out, value);
    case JsonKind::kArray:
      return AppendArray(out, value);
    case JsonKind::kNumber:
      return AppendNumber(out, value.raw);
    case JsonKind::kString: {
      std::string buffer;
      return AppendJsonString(out, json::Unquote(value.raw, buffer));
    }
    case JsonKind::kNull:
    case JsonKind::kBool:
      out += value.raw;
  }
}

}  // namespace

Result<std::string> CanonicalJson(std::string_view text) {
  PAWL_ASSIGN(const JsonValue value, ParseJson(text));
  std::string out;
  out.reserve(text.size());
  AppendValue(out, value);
  return out;
}

}  // namespace pawl
