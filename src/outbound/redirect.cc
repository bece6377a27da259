#include "outbound/redirect.h"

#include <fmt/format.h>

namespace pawl::outbound {

bool IsRedirect(int status) {
  return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

NextHop FindNextHop(const Url& from, std::string_view location, int followed, int max) {
  if (followed >= max) {
    return {Failure::kRedirect, max == 0 ? "the answer is a redirect, and none is followed"
                                         : fmt::format("there are more than {} redirects", max)};
  }
  if (location.empty()) return {Failure::kRedirect, "the answer is a redirect without a Location"};
  Result<Url> to = ResolveReference(from, location);
  if (!to.ok()) return {Failure::kBadUrl, "the redirect leads to no URL: " + to.error().detail};
  if (from.https() && !to->https()) return {Failure::kRedirect, "the redirect leads from https to http"};
  return {.url = *std::move(to)};
}

Headers HeadersForHop(const Headers& headers, const Url& from, const Url& to) {
  if (from.Origin() == to.Origin()) return headers;
  Headers kept;
  for (const Header& header : headers) {
    const bool credentials =
        header.secret || SameHeaderName(header.name, "authorization") || SameHeaderName(header.name, "cookie");
    if (!credentials) kept.push_back(header);
  }
  return kept;
}

}  // namespace pawl::outbound
