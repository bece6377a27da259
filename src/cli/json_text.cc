#include "cli/json_text.h"

#include "base/duration.h"
#include "base/wall_format.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

std::optional<JsonValue> Find(JsonValue value, std::string_view path) {
  while (!path.empty()) {
    const std::size_t end = path.find('.');
    const auto member = FindMember(value, path.substr(0, end));
    if (!member || member->IsNull()) return std::nullopt;
    value = *member;
    path = end == std::string_view::npos ? "" : path.substr(end + 1);
  }
  return value;
}

}  // namespace

std::string TextOf(const JsonValue& value) {
  if (value.kind != JsonKind::kString) return std::string(value.raw);
  auto text = value.String();
  return text.ok() ? *std::move(text) : std::string(value.raw);
}

std::string TextAt(const JsonValue& object, std::string_view path) {
  const auto value = Find(object, path);
  return value ? TextOf(*value) : "";
}

std::uint64_t NumberAt(const JsonValue& object, std::string_view path) {
  const auto value = Find(object, path);
  const auto number = value ? value->Int() : Result<std::int64_t>(0);
  return number.ok() && *number > 0 ? static_cast<std::uint64_t>(*number) : 0;
}

std::string AgeAt(const JsonValue& object, std::string_view path, WallTime now) {
  const std::string text = TextAt(object, path);
  const auto time = ParseTime(text);
  return time.ok() ? FormatAge(*time, now) : text;
}

std::string DurationAt(const JsonValue& object, std::string_view path) {
  const auto value = Find(object, path);
  if (!value) return "";
  const auto span = DurationFromJson(*value);
  return span.ok() ? FormatDuration(*span) : TextOf(*value);
}

std::optional<std::string> BytesAt(const JsonValue& object, std::string_view path) {
  const auto value = Find(object, path);
  const auto bytes = value ? value->Int() : Result<std::int64_t>(0);
  if (!value || !bytes.ok() || *bytes < 0) return std::nullopt;
  return FormatBytes(static_cast<std::uint64_t>(*bytes));
}

std::string RateAt(const JsonValue& object, std::string_view path) {
  const auto rate = Find(object, path);
  return rate ? TextAt(*rate, "limit") + "/" + DurationAt(*rate, "per") : "";
}

WallTime WallNow() { return std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now()); }

}  // namespace pawl::cli
