// IPv4 and IPv6 addresses, networks, and which addresses no job may reach unless an operator says so. Values and pure
// functions, but for the two look-ups at the end; all thread-safe.
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pawl::outbound {

class Address {
 public:
  // Four decimal numbers, or IPv6 without brackets and without a zone. Other spellings of IPv4 are libcurl's to read.
  static std::optional<Address> Parse(std::string_view text);
  static std::optional<Address> From(const sockaddr* address);  // nothing for other families
  static Address V4(std::array<std::uint8_t, 4> bytes);
  static Address V6(const std::array<std::uint8_t, 16>& bytes);

  bool is_v4() const { return is_v4_; }
  bool is_unspecified() const;  // 0.0.0.0 and ::, which Linux connects to this machine
  std::uint8_t byte(std::size_t i) const { return bytes_[i]; }
  // The IPv4 address in ::ffff:0:0/96 and 64:ff9b::/96, which is where packets to it go; otherwise itself.
  Address Inner() const;
  std::string ToText() const;
  // As a URL and CURLOPT_RESOLVE have it: "127.0.0.1", "[::1]".
  std::string ToUrlText() const;
  sockaddr_storage ToSockaddr(std::uint16_t port) const;

  auto operator<=>(const Address&) const = default;

 private:
  Address() = default;

  bool is_v4_ = false;
  std::array<std::uint8_t, 16> bytes_{};  // of IPv4 the first four
};

struct Network {
  Address base;
  int bits = 0;

  // "10.0.0.0/8", "fd00::/8", or an address alone. Nothing if bits are set behind the prefix.
  static std::optional<Network> Parse(std::string_view text);
  bool Contains(const Address& address) const;
  std::string ToText() const;

  bool operator==(const Network&) const = default;
};

// Why an address is blocked by itself: "10.0.0.0/8, a private network"; nothing for addresses of the public Internet.
// Of an IPv6 address that holds an IPv4 address the latter counts.
std::optional<std::string> BlockedRange(const Address& address);

bool IsLoopback(const Address& address);   // 127/8, ::1
bool IsLinkLocal(const Address& address);  // 169.254/16, fe80::/10: metadata services of clouds are there

// The addresses of this machine's interfaces, loopback included.
std::vector<Address> LocalAddresses();

// The addresses of a host as the system resolves it. Blocks: for the start of a program only.
std::vector<Address> SystemAddressesOf(const std::string& host);

}  // namespace pawl::outbound
