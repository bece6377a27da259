// The session of somebody who has signed in to the dashboard: the value of a cookie.
//
// It is an HMAC made with the token, so no server keeps sessions: each node that knows the token takes it, also after a
// restart, and taking the token away ends it. The token cannot be had from it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace pawl {

inline constexpr std::chrono::hours kUiSessionTime{12};

struct UiSession {
  WallTime expires;
  std::string id;  // random; stays the same when the session is renewed

  bool operator==(const UiSession&) const = default;
};

std::string NewUiSessionId();
// `digest`: SHA-256 of the token.
std::string SealUiSession(const UiSession& session, const std::array<std::uint8_t, 32>& digest);
// The session, if its value was made with this token; it may have expired.
std::optional<UiSession> OpenUiSession(std::string_view value, const std::array<std::uint8_t, 32>& digest);

// The value of a cookie in a Cookie header; nothing if it is not there.
std::optional<std::string_view> CookieOf(std::string_view header, std::string_view name);

// Cookies ignore ports, so two servers of a host have two names: "pawl_" and eight digits that follow from what the
// server serves ("redis pawl", the data directory).
std::string UiCookieName(std::string_view of);

}  // namespace pawl
