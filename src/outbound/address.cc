#include "outbound/address.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netdb.h>

#include <algorithm>
#include <charconv>
#include <cstring>

#include "base/check.h"

namespace pawl::outbound {
namespace {

struct NamedRange {
  const char* network;
  const char* what;
};

// The special-purpose registries of IANA, and one address that a cloud gives a meaning of its own.
constexpr NamedRange kBlockedRanges[] = {
    {"0.0.0.0/8", "this network"},
    {"10.0.0.0/8", "a private network"},
    {"100.64.0.0/10", "a carrier's private network"},
    {"127.0.0.0/8", "this machine"},
    {"168.63.129.16/32", "the platform of Azure"},
    {"169.254.0.0/16", "link-local addresses"},
    {"172.16.0.0/12", "a private network"},
    {"192.0.0.0/24", "protocol assignments"},
    {"192.0.2.0/24", "documentation"},
    {"192.88.99.0/24", "6to4 relays"},
    {"192.168.0.0/16", "a private network"},
    {"198.18.0.0/15", "benchmarks"},
    {"198.51.100.0/24", "documentation"},
    {"203.0.113.0/24", "documentation"},
    {"224.0.0.0/4", "multicast"},
    {"240.0.0.0/4", "reserved addresses"},
    {"::1/128", "this machine"},
    {"::/96", "old IPv4-compatible addresses"},
    {"64:ff9b:1::/48", "local translation to IPv4"},
    {"100::/64", "discarded packets"},
    {"2001::/23", "protocol assignments and Teredo"},
    {"2001:db8::/32", "documentation"},
    {"2002::/16", "6to4"},
    {"3fff::/20", "documentation"},
    {"5f00::/16", "segment routing"},
    {"fc00::/7", "a private network"},
    {"fe80::/10", "link-local addresses"},
    {"fec0::/10", "a private network"},
    {"ff00::/8", "multicast"},
};

Network Known(const char* text) {
  const std::optional<Network> network = Network::Parse(text);
  PAWL_CHECK(network.has_value(), "a network of our own table cannot be read");
  return *network;
}

struct BlockedNetwork {
  Network network;
  std::string text;
};

const std::vector<BlockedNetwork>& BlockedNetworks() {
  static const std::vector<BlockedNetwork> networks = [] {
    std::vector<BlockedNetwork> all;
    for (const NamedRange& range : kBlockedRanges) {
      all.push_back({Known(range.network), std::string(range.network) + ", " + range.what});
    }
    return all;
  }();
  return networks;
}

}  // namespace

std::optional<Address> Address::Parse(std::string_view text) {
  const std::string terminated(text);
  Address address;
  if (terminated.size() != std::strlen(terminated.c_str())) return std::nullopt;
  if (inet_pton(AF_INET, terminated.c_str(), address.bytes_.data()) == 1) {
    address.is_v4_ = true;
    return address;
  }
  if (inet_pton(AF_INET6, terminated.c_str(), address.bytes_.data()) == 1) return address;
  return std::nullopt;
}

std::optional<Address> Address::From(const sockaddr* address) {
  if (address->sa_family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, address, sizeof in);
    std::array<std::uint8_t, 4> bytes{};
    std::memcpy(bytes.data(), &in.sin_addr, bytes.size());
    return V4(bytes);
  }
  if (address->sa_family == AF_INET6) {
    sockaddr_in6 in{};
    std::memcpy(&in, address, sizeof in);
    std::array<std::uint8_t, 16> bytes{};
    std::memcpy(bytes.data(), &in.sin6_addr, bytes.size());
    return V6(bytes);
  }
  return std::nullopt;
}

Address Address::V4(std::array<std::uint8_t, 4> bytes) {
  Address address;
  address.is_v4_ = true;
  std::copy(bytes.begin(), bytes.end(), address.bytes_.begin());
  return address;
}

Address Address::V6(const std::array<std::uint8_t, 16>& bytes) {
  Address address;
  address.bytes_ = bytes;
  return address;
}

bool Address::is_unspecified() const {
  return std::all_of(bytes_.begin(), bytes_.end(), [](std::uint8_t b) { return b == 0; });
}

Address Address::Inner() const {
  static const Network mapped = Known("::ffff:0:0/96");
  static const Network translated = Known("64:ff9b::/96");
  if (is_v4_ || (!mapped.Contains(*this) && !translated.Contains(*this))) return *this;
  return V4({bytes_[12], bytes_[13], bytes_[14], bytes_[15]});
}

std::string Address::ToText() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(is_v4_ ? AF_INET : AF_INET6, bytes_.data(), text.data(), text.size());
  return text.data();
}

std::string Address::ToUrlText() const { return is_v4_ ? ToText() : "[" + ToText() + "]"; }

sockaddr_storage Address::ToSockaddr(std::uint16_t port) const {
  sockaddr_storage storage{};
  if (is_v4_) {
    sockaddr_in in{};
    in.sin_family = AF_INET;
    in.sin_port = htons(port);
    std::memcpy(&in.sin_addr, bytes_.data(), 4);
    std::memcpy(&storage, &in, sizeof in);
  } else {
    sockaddr_in6 in{};
    in.sin6_family = AF_INET6;
    in.sin6_port = htons(port);
    std::memcpy(&in.sin6_addr, bytes_.data(), 16);
    std::memcpy(&storage, &in, sizeof in);
  }
  return storage;
}

std::optional<Network> Network::Parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::optional<Address> base = Address::Parse(text.substr(0, slash));
  if (!base) return std::nullopt;
  const int all = base->is_v4() ? 32 : 128;
  Network network{*base, all};
  if (slash != std::string_view::npos) {
    const std::string_view digits = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), network.bits);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    if (network.bits < 0 || network.bits > all || digits.starts_with('-')) return std::nullopt;
  }
  for (int bit = network.bits; bit < all; ++bit) {
    if ((base->byte(static_cast<std::size_t>(bit) / 8) & (0x80 >> (bit % 8))) != 0) return std::nullopt;
  }
  return network;
}

bool Network::Contains(const Address& address) const {
  if (address.is_v4() != base.is_v4()) return false;
  const auto whole = static_cast<std::size_t>(bits) / 8;
  for (std::size_t i = 0; i < whole; ++i) {
    if (address.byte(i) != base.byte(i)) return false;
  }
  const int rest = bits % 8;
  return rest == 0 || (address.byte(whole) >> (8 - rest)) == (base.byte(whole) >> (8 - rest));
}

std::string Network::ToText() const { return base.ToText() + "/" + std::to_string(bits); }

std::optional<std::string> BlockedRange(const Address& address) {
  const Address inner = address.Inner();
  for (const BlockedNetwork& blocked : BlockedNetworks()) {
    if (blocked.network.Contains(inner)) return blocked.text;
  }
  static const Network global = Known("2000::/3");
  if (!inner.is_v4() && !global.Contains(inner)) return "outside of 2000::/3, which holds all global addresses";
  return std::nullopt;
}

bool IsLoopback(const Address& address) {
  const Address inner = address.Inner();
  static const Network v6 = Known("::1");
  return inner.is_v4() ? inner.byte(0) == 127 : v6.Contains(inner);
}

bool IsLinkLocal(const Address& address) {
  static const Network v4 = Known("169.254.0.0/16");
  static const Network v6 = Known("fe80::/10");
  const Address inner = address.Inner();
  return v4.Contains(inner) || v6.Contains(inner);
}

std::vector<Address> LocalAddresses() {
  std::vector<Address> addresses;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return addresses;
  for (const ifaddrs* at = list; at != nullptr; at = at->ifa_next) {
    if (at->ifa_addr == nullptr) continue;
    if (const auto address = Address::From(at->ifa_addr)) addresses.push_back(*address);
  }
  freeifaddrs(list);
  return addresses;
}

std::vector<Address> SystemAddressesOf(const std::string& host) {
  std::vector<Address> addresses;
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, &hints, &list) != 0) return addresses;
  for (const addrinfo* at = list; at != nullptr; at = at->ai_next) {
    if (const auto address = Address::From(at->ai_addr)) addresses.push_back(*address);
  }
  freeaddrinfo(list);
  return addresses;
}

}  // namespace pawl::outbound
