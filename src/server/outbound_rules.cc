#include "server/outbound_rules.h"

#include <ifaddrs.h>

#include <memory>
#include <string>
#include <utility>

#include "redis/redis_url.h"

namespace pawl {
namespace {

bool IsLoopbackAddress(const std::string& address) {
  return address == "localhost" || address == "::1" || address.rfind("127.", 0) == 0;
}

Result<std::vector<outbound::GuardEntry>> EntriesOf(const std::vector<std::string>& texts, std::string_view option) {
  std::vector<outbound::GuardEntry> entries;
  for (const std::string& text : texts) {
    auto some = outbound::ParseGuardEntries(text);
    if (!some.ok()) return Error{ErrorCode::kInvalid, some.error().detail, std::string(option)};
    for (outbound::GuardEntry& entry : *some) entries.push_back(std::move(entry));
  }
  return entries;
}

std::vector<outbound::Address> LocalAddresses() {
  std::vector<outbound::Address> addresses;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return addresses;
  const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> owned(first, freeifaddrs);
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr) continue;
    if (const auto address = outbound::Address::From(one->ifa_addr)) addresses.push_back(*address);
  }
  return addresses;
}

outbound::OwnEndpoint EndpointOf(const std::string& host, std::uint16_t port) {
  outbound::OwnEndpoint endpoint;
  endpoint.address = outbound::Address::Parse(host);
  if (!endpoint.address) endpoint.host = host;
  endpoint.port = port;
  return endpoint;
}

}  // namespace

bool ServesThisMachineOnly(const ServerOptions& options) {
  const bool faktory_too = options.roles.api && options.faktory && !IsLoopbackAddress(options.faktory->address);
  return options.tokens.empty() && IsLoopbackAddress(options.listen.address) && !faktory_too;
}

Result<outbound::GuardRules> OutboundRulesOf(const ServerOptions& options, const std::vector<ListenAt>& listeners) {
  outbound::GuardRules rules;
  auto ports = outbound::PortList::Parse(options.outbound.ports);
  if (!ports.ok()) return Error{ErrorCode::kInvalid, ports.error().detail, "outbound_ports"};
  rules.ports = *std::move(ports);
  PAWL_ASSIGN(rules.deny, EntriesOf(options.outbound.deny, "outbound_deny"));
  PAWL_ASSIGN(rules.allow, EntriesOf(options.outbound.allow.value_or(std::vector<std::string>{}), "outbound_allow"));
  rules.loopback_for_named_urls = !options.outbound.allow && ServesThisMachineOnly(options);
  rules.local_addresses = LocalAddresses();
  for (const ListenAt& listener : listeners) rules.own.push_back(EndpointOf(listener.address, listener.port));
  if (!options.redis_url.empty()) {
    PAWL_ASSIGN(const RedisUrl redis, ParseRedisUrl(options.redis_url));
    for (const RedisEndpoint& endpoint : redis.endpoints) {
      if (endpoint.port != 0) rules.own.push_back(EndpointOf(endpoint.host, endpoint.port));
    }
  }
  return rules;
}

}  // namespace pawl
