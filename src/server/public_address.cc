#include "server/public_address.h"

#include <algorithm>
#include <array>

namespace pawl {
namespace {

Error BadOrigin() {
  return {ErrorCode::kInvalid, "must be http:// or https:// with a host and no path, such as https://jobs.example.com"};
}

bool IsHostCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
         std::string_view(".-:[]").find(c) != std::string_view::npos;
}

bool IsPathCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/._~-").find(c) != std::string_view::npos;
}

}  // namespace

Result<std::string> ParsePublicOrigin(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kSchemes{
      {{"http://", ":80"}, {"https://", ":443"}}};
  std::string origin(text);
  std::ranges::transform(origin, origin.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c; });
  if (origin.ends_with('/')) origin.pop_back();
  for (const auto& [scheme, port] : kSchemes) {
    if (!origin.starts_with(scheme)) continue;
    if (origin.ends_with(port)) origin.resize(origin.size() - port.size());
    const std::string_view host = std::string_view(origin).substr(scheme.size());
    if (host.empty() || !std::ranges::all_of(host, IsHostCharacter)) return BadOrigin();
    return origin;
  }
  return BadOrigin();
}

Result<std::string> ParseUiBase(std::string_view text) {
  while (text.ends_with('/')) text.remove_suffix(1);
  if (text.empty()) return std::string();
  const bool dots = text.find("/.") != std::string_view::npos;
  const bool empty = text.find("//") != std::string_view::npos;
  if (text.front() != '/' || dots || empty || !std::ranges::all_of(text, IsPathCharacter)) {
    return Error{ErrorCode::kInvalid, "must be a path such as /ops/pawl"};
  }
  return std::string(text);
}

std::string_view WithoutBase(std::string_view path, std::string_view base) {
  const bool below = !base.empty() && path.starts_with(base) && path.substr(base.size()).starts_with('/');
  return below ? path.substr(base.size()) : path;
}

}  // namespace pawl
