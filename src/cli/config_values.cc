#include "cli/config_values.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "base/json_writer.h"
#include "base/names.h"

namespace pawl::cli {
namespace {

Error Invalid(std::string detail) { return {ErrorCode::kInvalid, std::move(detail)}; }

struct SizeUnit {
  std::string_view name;
  std::uint64_t bytes;
};
constexpr std::array<SizeUnit, 10> kSizeUnits{{{"GiB", 1ULL << 30U},
                                               {"MiB", 1ULL << 20U},
                                               {"KiB", 1ULL << 10U},
                                               {"GB", 1ULL << 30U},
                                               {"MB", 1ULL << 20U},
                                               {"KB", 1ULL << 10U},
                                               {"G", 1ULL << 30U},
                                               {"M", 1ULL << 20U},
                                               {"K", 1ULL << 10U},
                                               {"B", 1}}};

}  // namespace

Result<HostPort> ParseHostPort(std::string_view text) {
  const Error wrong = Invalid(fmt::format("\"{}\" is not HOST:PORT, for example 127.0.0.1:7171 or [::1]:7171", text));
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return wrong;
  std::string_view host = text.substr(0, colon);
  if (host.size() > 2 && host.front() == '[' && host.back() == ']') {
    host = host.substr(1, host.size() - 2);
  } else if (host.find_first_of(":[]") != std::string_view::npos) {
    return wrong;
  }
  auto port = ParseCount(text.substr(colon + 1), 0, std::numeric_limits<std::uint16_t>::max());
  if (!port.ok()) return wrong;
  return HostPort{std::string(host), static_cast<std::uint16_t>(*port)};
}

Result<std::uint64_t> ParseCount(std::string_view text, std::uint64_t min, std::uint64_t max) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, status] = std::from_chars(text.data(), end, value);
  if (text.empty() || stop != end || status != std::errc() || value < min || value > max) {
    return Invalid(fmt::format("\"{}\" is not a whole number from {} to {}", text, min, max));
  }
  return value;
}

Result<std::uint64_t> ParseSize(std::string_view text, std::uint64_t min, std::uint64_t max) {
  const Error wrong = Invalid(fmt::format("\"{}\" is not a size from {} to {}, as 65536, 64KiB or 16MiB", text,
                                          FormatSize(min), FormatSize(max)));
  std::string_view digits = text;
  std::uint64_t unit_bytes = 1;
  const auto unit =
      std::find_if(kSizeUnits.begin(), kSizeUnits.end(), [&](const SizeUnit& u) { return text.ends_with(u.name); });
  if (unit != kSizeUnits.end()) {
    digits.remove_suffix(unit->name.size());
    unit_bytes = unit->bytes;
  }
  auto number = ParseCount(digits, 0, max / unit_bytes);
  if (!number.ok() || *number * unit_bytes < min) return wrong;
  return *number * unit_bytes;
}

std::string FormatSize(std::uint64_t bytes) {
  for (const SizeUnit& unit : kSizeUnits) {
    if (bytes >= unit.bytes && bytes % unit.bytes == 0) return fmt::format("{}{}", bytes / unit.bytes, unit.name);
  }
  return "0B";
}

Result<bool> ParseFlag(std::string_view text) {
  for (const std::string_view yes : {"true", "1", "yes", "on"}) {
    if (text == yes) return true;
  }
  for (const std::string_view no : {"false", "0", "no", "off"}) {
    if (text == no) return false;
  }
  return Invalid(fmt::format("\"{}\" is neither true nor false", text));
}

std::vector<std::string> SplitText(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

Result<std::size_t> ParseChoice(std::string_view text, std::span<const std::string_view> names) {
  const auto found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  const std::string_view near = NearestName(text, names);
  return Invalid(fmt::format("\"{}\" is not one of {}{}", text, fmt::join(names, ", "),
                             near.empty() ? "" : fmt::format("; did you mean {}?", near)));
}

// JSON's strings are valid TOML basic strings.
std::string TomlString(std::string_view text) {
  std::string out;
  AppendJsonString(out, text);
  return out;
}

std::string TomlArray(const std::vector<std::string>& items) {
  std::string out = "[";
  for (const std::string& item : items) out += (out.size() > 1 ? ", " : "") + TomlString(item);
  return out + "]";
}

}  // namespace pawl::cli
