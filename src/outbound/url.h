// Url is the address of an outgoing call, already checked: http or https, a host, a port, and nothing that two readers
// could understand differently.
//
// libcurl alone parses it, as it does for the transfer, and what it understood is parsed again until nothing changes: a
// host in any spelling (0x7f.1, full-width digits, a dot at the end) becomes the one that is connected to. Whether it
// may be called at all is the guard's business (outbound/guard.h). A value; all functions are thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace pawl::outbound {

inline constexpr std::size_t kUrlBytesMax = 4'096;

class Url {
 public:
  Url() = default;  // of nothing; only to be assigned to

  const std::string& text() const { return text_; }  // canonical, without a fragment: what is requested
  bool https() const { return https_; }
  // In ASCII and lower case; an IPv6 address without brackets.
  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }

  // "shop.example", "shop.example:8443", "[2001:db8::1]:8080": the port unless it is the scheme's own. Names the group
  // of a job.
  std::string HostKey() const;
  // "https://shop.example:443": two URLs with the same origin may share credentials and a host's health.
  std::string Origin() const;
  // For logs and people: without the query, which may hold secrets.
  std::string LogText() const;

  bool operator==(const Url& other) const { return text_ == other.text_; }

 private:
  friend Result<Url> ParseUrl(std::string_view text);

  std::string text_;
  std::string host_;
  std::uint16_t port_ = 0;
  bool https_ = false;
};

// Fails with kInvalid, saying what is wrong and what would be right. The error never repeats the text.
Result<Url> ParseUrl(std::string_view text);

// The URL that `reference` (of a Location header) means on a page at `base`.
Result<Url> ResolveReference(const Url& base, std::string_view reference);

// The URL of a proxy: "http://host:port" and nothing behind it.
Result<Url> ParseProxyUrl(std::string_view text);

// A host as it stands in a list of rules, in the form of Url::host. Fails with kInvalid.
Result<std::string> CanonicalHost(std::string_view host);

}  // namespace pawl::outbound
