// Headers of a request, and which of them a job may name. What goes into a request must not be able to end it early,
// to begin a second one, or to speak for Pawl. Pure; thread-safe.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace pawl::outbound {

inline constexpr std::size_t kJobHeadersMax = 32;
inline constexpr std::size_t kHeaderValueBytesMax = 4'096;
inline constexpr std::size_t kHeaderNameBytesMax = 256;

struct Header {
  std::string name;
  std::string value;
  bool secret = false;  // the value is a named secret: it goes to no other origin, and into no log

  bool operator==(const Header&) const = default;
};
using Headers = std::vector<Header>;

// A job's own headers have names that are tokens, and none that frame the message or belong to Pawl: host,
// content-length, transfer-encoding, connection, keep-alive, te, trailer, upgrade, expect, proxy-*, webhook-*.
Result<void> CheckJobHeaderName(std::string_view name);
// Visible ASCII, spaces and tabs. The error does not repeat the value, which may be a secret.
Result<void> CheckHeaderValue(std::string_view name, std::string_view value);
// All that a job names: both of the above, and not too many.
Result<void> CheckJobHeaders(std::span<const Header> headers);

// What is about to be sent, Pawl's own headers among it: names and values have their form, and libcurl alone writes the
// ones that frame the message.
Result<void> CheckSentHeaders(std::span<const Header> headers);

// Names of headers in any case.
bool SameHeaderName(std::string_view a, std::string_view b);
const Header* FindHeader(std::span<const Header> headers, std::string_view name);  // null if there is none

}  // namespace pawl::outbound
