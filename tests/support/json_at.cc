#include "tests/support/json_at.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "base/json_writer.h"

namespace pawl::support {
namespace {

std::optional<JsonValue> MemberOrElement(const JsonValue& value, std::string_view name) {
  if (value.kind == JsonKind::kObject) return FindMember(value, name);
  std::size_t wanted = 0;
  if (value.kind != JsonKind::kArray) return std::nullopt;
  if (std::from_chars(name.data(), name.data() + name.size(), wanted).ec != std::errc()) return std::nullopt;
  std::optional<JsonValue> found;
  std::size_t index = 0;
  (void)ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    if (index++ == wanted) found = element;
    return {};
  });
  return found;
}

}  // namespace

std::optional<JsonValue> JsonAt(std::string_view text, std::string_view path) {
  auto parsed = ParseJson(text);
  if (!parsed.ok()) return std::nullopt;
  std::optional<JsonValue> value = *parsed;
  while (value && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    value = MemberOrElement(*value, path.substr(0, dot));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return value;
}

std::string TextAt(std::string_view text, std::string_view path) {
  const auto value = JsonAt(text, path);
  if (!value) return "";
  if (value->kind != JsonKind::kString) return std::string(value->raw);
  auto string = value->String();
  return string.ok() ? *std::move(string) : "";
}

std::int64_t NumberAt(std::string_view text, std::string_view path) {
  const auto value = JsonAt(text, path);
  if (!value || value->kind != JsonKind::kNumber) return -1;
  const auto number = value->Int();
  return number.ok() ? *number : -1;
}

std::vector<std::string_view> ElementsAt(std::string_view text, std::string_view path) {
  std::vector<std::string_view> elements;
  const auto value = JsonAt(text, path);
  if (!value || value->kind != JsonKind::kArray) return elements;
  (void)ForEachElement(*value, [&](const JsonValue& element) -> Result<void> {
    elements.push_back(element.raw);
    return {};
  });
  return elements;
}

std::string Quoted(std::string_view text) {
  std::string json;
  AppendJsonString(json, text);
  return json;
}

}  // namespace pawl::support
