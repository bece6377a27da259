#include "wire/http/query.h"

#include <algorithm>
#include <charconv>

namespace pawl::http {
namespace {

int HexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

Result<std::string> DecodePart(std::string_view text) {
  if (auto decoded = PercentDecode(text, true)) return *std::move(decoded);
  return Error{ErrorCode::kBadRequest, "the query has a '%' without two hexadecimal digits"};
}

}  // namespace

std::optional<std::string> PercentDecode(std::string_view text, bool plus_is_space) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%') {
      const int high = i + 1 < text.size() ? HexDigit(text[i + 1]) : -1;
      const int low = i + 2 < text.size() ? HexDigit(text[i + 2]) : -1;
      if (high < 0 || low < 0) return std::nullopt;
      decoded += static_cast<char>(high * 16 + low);
      i += 2;
    } else {
      decoded += plus_is_space && text[i] == '+' ? ' ' : text[i];
    }
  }
  return decoded;
}

Result<Parameters> ParseQuery(std::string_view query, std::span<const std::string_view> repeatable) {
  Parameters parameters;
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view part = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (part.empty()) continue;
    const std::size_t equals = std::min(part.find('='), part.size());
    PAWL_ASSIGN(std::string name, DecodePart(part.substr(0, equals)));
    PAWL_ASSIGN(std::string value, DecodePart(part.substr(std::min(equals + 1, part.size()))));
    const bool twice =
        std::any_of(parameters.begin(), parameters.end(), [&](const auto& p) { return p.first == name; });
    const bool may = std::find(repeatable.begin(), repeatable.end(), name) != repeatable.end();
    if (twice && !may) return Error{ErrorCode::kInvalid, "is there more than once", name.substr(0, 128)};
    parameters.emplace_back(std::move(name), std::move(value));
  }
  return parameters;
}

Result<bool> ParseFlag(std::string_view text) {
  if (text == "true" || text == "false") return text == "true";
  return Error{ErrorCode::kInvalid, "must be true or false"};
}

Result<std::uint64_t> ParseWhole(std::string_view text, std::uint64_t low, std::uint64_t high) {
  std::uint64_t value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc{} && stop == end && value >= low && value <= high) return value;
  return Error{ErrorCode::kInvalid,
               "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high)};
}

}  // namespace pawl::http
