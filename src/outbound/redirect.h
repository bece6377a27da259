// Where a redirect leads, and what of a request goes along. The transport follows none: whoever downloads asks here,
// and sends the next request, which the guard judges like the first. Pure; thread-safe.
#pragma once

#include <string>
#include <string_view>

#include "outbound/headers.h"
#include "outbound/transport.h"
#include "outbound/url.h"

namespace pawl::outbound {

inline constexpr int kRedirectsDefault = 5;

// 301, 302, 303, 307, 308.
bool IsRedirect(int status);

struct NextHop {
  Failure failure = Failure::kNone;  // kRedirect or kBadUrl: it leads nowhere
  std::string error = {};            // for people
  Url url = {};
};

// The URL that an answer of `from` with this Location leads to, after `followed` redirects of at most `max`. From https
// to http is refused: what was meant to be unreadable would be sent in the clear.
NextHop FindNextHop(const Url& from, std::string_view location, int followed, int max);

// The headers for `to`: Authorization, Cookie and all that hold a named secret stay at the origin that they are for.
Headers HeadersForHop(const Headers& headers, const Url& from, const Url& to);

}  // namespace pawl::outbound
