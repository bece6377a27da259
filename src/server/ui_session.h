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

// `digest`: SHA-256 of the token. Two that end at the same time differ.
std::string MakeUiSession(const std::array<std::uint8_t, 32>& digest, WallTime expires);
// Until when it holds, if it was made with this token; it may have expired.
std::optional<WallTime> UiSessionExpiry(std::string_view value, const std::array<std::uint8_t, 32>& digest);

// The value of a cookie in a Cookie header; nothing if it is not there.
std::optional<std::string_view> CookieOf(std::string_view header, std::string_view name);

// Cookies ignore ports, so two servers of a host have two names: "pawl_" and eight digits that follow from what the
// server serves ("redis pawl", the data directory).
std::string UiCookieName(std::string_view of);

}  // namespace pawl
