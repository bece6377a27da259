#include "tests/system/docs/doc_script.h"

#include <algorithm>
#include <regex>

#include "base/json_reader.h"

namespace pawl::support {
namespace {

// Takes the first line off `text`.
std::string_view TakeLine(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

bool IsBlank(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

bool SameKindOfText(const std::string& shown, const std::string& printed) {
  static const std::regex kVolatile[] = {
      std::regex(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"),
      std::regex(R"([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})"),
      std::regex(R"([0-9a-f]{32})"),
  };
  return std::any_of(std::begin(kVolatile), std::end(kVolatile), [&](const std::regex& kind) {
    return std::regex_match(shown, kind) && std::regex_match(printed, kind);
  });
}

bool MatchesText(const std::string& shown, const std::string& printed) {
  return shown == printed || shown.find("…") != std::string::npos || SameKindOfText(shown, printed);
}

// What is left of a lease is less than all of it by the time that it is printed.
bool IsTimeLeft(std::string_view key, const JsonValue& shown, const JsonValue& printed) {
  if (key != "seconds" || shown.kind != JsonKind::kNumber || printed.kind != JsonKind::kNumber) return false;
  return *printed.Number() > 0 && *printed.Number() <= *shown.Number();
}

bool MatchesValue(const JsonValue& shown, const JsonValue& printed);

bool MatchesObject(const JsonValue& shown, const JsonValue& printed) {
  bool same = true;
  std::size_t members = 0;
  (void)ForEachMember(shown, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const auto other = FindMember(printed, key);
    same = same && other && (IsTimeLeft(key, value, *other) || MatchesValue(value, *other));
    ++members;
    return {};
  });
  (void)ForEachMember(printed, [&](std::string_view, const JsonValue&) -> Result<void> {
    --members;
    return {};
  });
  return same && members == 0;
}

bool MatchesArray(const JsonValue& shown, const JsonValue& printed) {
  std::vector<JsonValue> others;
  (void)ForEachElement(printed, [&](const JsonValue& value) -> Result<void> {
    others.push_back(value);
    return {};
  });
  bool same = true;
  std::size_t index = 0;
  (void)ForEachElement(shown, [&](const JsonValue& value) -> Result<void> {
    same = same && index < others.size() && MatchesValue(value, others[index]);
    ++index;
    return {};
  });
  return same && index == others.size();
}

bool MatchesValue(const JsonValue& shown, const JsonValue& printed) {
  if (shown.kind != printed.kind) return false;
  switch (shown.kind) {
    case JsonKind::kObject:
      return MatchesObject(shown, printed);
    case JsonKind::kArray:
      return MatchesArray(shown, printed);
    case JsonKind::kString:
      return MatchesText(*shown.String(), *printed.String());
    case JsonKind::kNull:
    case JsonKind::kBool:
    case JsonKind::kNumber:
      break;
  }
  return shown.raw == printed.raw;
}

bool StartsDocument(std::string_view line) { return line.starts_with('{') || line.starts_with('['); }

}  // namespace

std::vector<std::string> ItemsOf(std::string_view output) {
  std::vector<std::string> items;
  std::string document;  // not at its end yet
  while (!output.empty()) {
    const std::string_view line = TakeLine(output);
    if (document.empty() && IsBlank(line)) continue;
    if (document.empty() && !StartsDocument(line)) {
      items.emplace_back(line);
      continue;
    }
    document.append(line).append("\n");
    if (ValidateJson(document).ok()) items.push_back(std::exchange(document, {}));
  }
  if (!document.empty()) items.push_back(document);
  return items;
}

bool Matches(std::string_view shown, std::string_view printed) {
  const auto wanted = ParseJson(shown);
  const auto found = ParseJson(printed);
  if (wanted.ok() && found.ok()) return MatchesValue(*wanted, *found);
  return MatchesText(std::string(shown), std::string(printed));
}

std::vector<DocStep> ParseDoc(std::string_view page) {
  std::vector<DocStep> steps;
  std::string block;
  std::string language;  // of the block that is open; empty: none is
  int number = 0;
  while (!page.empty()) {
    const std::string_view line = TakeLine(page);
    ++number;
    if (language.empty()) {
      if (line.starts_with("```")) language = line.size() > 3 ? line.substr(3) : "?";
      if (language == "sh") steps.push_back({number, "", {}});
      block.clear();
    } else if (line == "```") {
      if (language == "sh") steps.back().script = block;
      if ((language == "json" || language == "text") && !steps.empty()) {
        for (std::string& item : ItemsOf(block)) steps.back().expected.push_back(std::move(item));
      }
      language.clear();
    } else {
      block.append(line).append("\n");
    }
  }
  return steps;
}

}  // namespace pawl::support
