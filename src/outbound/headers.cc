#include "outbound/headers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/names.h"

namespace pawl::outbound {
namespace {

// They say where a message ends and what the connection does: only the sender of the bytes knows.
constexpr std::array<std::string_view, 9> kFramingHeaders = {
    "host", "content-length", "transfer-encoding", "connection", "keep-alive", "te", "trailer", "upgrade", "expect"};
// More than a job's own, since Pawl adds some.
constexpr std::size_t kSentHeadersMax = 64;

Error BadHeader(std::string detail) { return {ErrorCode::kInvalid, std::move(detail)}; }

bool IsTokenCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos);
}

Result<void> CheckHeaderForm(std::string_view name) {
  if (name.empty() || name.size() > kHeaderNameBytesMax || !std::all_of(name.begin(), name.end(), IsTokenCharacter)) {
    return BadHeader("the name of a header is 1 to 256 letters, digits and !#$%&'*+-.^_`|~");
  }
  const bool framing = std::any_of(kFramingHeaders.begin(), kFramingHeaders.end(),
                                   [&](std::string_view known) { return SameHeaderName(name, known); });
  if (framing) return BadHeader(fmt::format("the header {} is written by the HTTP client alone; leave it out", name));
  return {};
}

bool HasPrefix(std::string_view name, std::string_view prefix) {
  return name.size() >= prefix.size() && SameHeaderName(name.substr(0, prefix.size()), prefix);
}

}  // namespace

bool SameHeaderName(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return LowerCase(x) == LowerCase(y); });
}

const Header* FindHeader(std::span<const Header> headers, std::string_view name) {
  for (const Header& header : headers) {
    if (SameHeaderName(header.name, name)) return &header;
  }
  return nullptr;
}

Result<void> CheckJobHeaderName(std::string_view name) {
  PAWL_TRY(CheckHeaderForm(name));
  if (HasPrefix(name, "proxy-") || HasPrefix(name, "webhook-")) {
    return BadHeader(fmt::format("the header {} is Pawl's own; leave it out", name));
  }
  return {};
}

Result<void> CheckHeaderValue(std::string_view name, std::string_view value) {
  if (value.size() > kHeaderValueBytesMax) {
    return BadHeader(fmt::format("the value of the header {} is longer than {} bytes", name, kHeaderValueBytesMax));
  }
  const bool right =
      std::all_of(value.begin(), value.end(), [](char c) { return c == '\t' || (c >= ' ' && c <= '~'); });
  if (!right) return BadHeader(fmt::format("the value of the header {} must be visible ASCII, spaces and tabs", name));
  return {};
}

Result<void> CheckJobHeaders(std::span<const Header> headers) {
  if (headers.size() > kJobHeadersMax) {
    return BadHeader(fmt::format("there are {} headers; at most {} are sent", headers.size(), kJobHeadersMax));
  }
  for (const Header& header : headers) {
    PAWL_TRY(CheckJobHeaderName(header.name));
    PAWL_TRY(CheckHeaderValue(header.name, header.value));
  }
  return {};
}

Result<void> CheckSentHeaders(std::span<const Header> headers) {
  if (headers.size() > kSentHeadersMax) return BadHeader("there are too many headers");
  for (const Header& header : headers) {
    PAWL_TRY(CheckHeaderForm(header.name));
    if (HasPrefix(header.name, "proxy-")) return BadHeader("headers for a proxy are written by the HTTP client alone");
    PAWL_TRY(CheckHeaderValue(header.name, header.value));
  }
  return {};
}

}  // namespace pawl::outbound
