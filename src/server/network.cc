#include "server/network.h"

#include <arpa/inet.h>

#include <string>

namespace pawl {

std::uint64_t NetworkOf(std::string_view peer) {
  std::string address(peer.substr(0, peer.rfind(':')));
  in_addr v4{};
  if (inet_pton(AF_INET, address.c_str(), &v4) == 1) return ntohl(v4.s_addr);
  if (address.size() < 2 || address.front() != '[') return 0;
  address = address.substr(1, address.size() - 2);
  in6_addr v6{};
  if (inet_pton(AF_INET6, address.c_str(), &v6) != 1) return 0;
  const std::size_t begin = IN6_IS_ADDR_V4MAPPED(&v6) ? 12 : 0;
  const std::size_t end = IN6_IS_ADDR_V4MAPPED(&v6) ? 16 : 8;
  std::uint64_t network = 0;
  for (std::size_t i = begin; i < end; ++i) network = network << 8U | v6.s6_addr[i];
  return network;
}

bool IsLoopback(std::string_view host) {
  const std::string name(host);
  if (name == "localhost") return true;
  in_addr v4{};
  if (inet_pton(AF_INET, name.c_str(), &v4) == 1) return (ntohl(v4.s_addr) >> 24U) == 127;
  in6_addr v6{};
  return inet_pton(AF_INET6, name.c_str(), &v6) == 1 && IN6_IS_ADDR_LOOPBACK(&v6);
}

}  // namespace pawl
