#include "server/outbound_rules.h"

#include <string>
#include <utility>

#include "redis/redis_url.h"
#include "server/network.h"

namespace pawl {
namespace {

Result<std::vector<outbound::GuardEntry>> EntriesOf(const std::vector<std::string>& texts, std::string_view option) {
  std::vector<outbound::GuardEntry> entries;
  for (const std::string& text : texts) {
    auto some = outbound::ParseGuardEntries(text);
    if (!some.ok()) return Error{ErrorCode::kInvalid, some.error().detail, std::string(option)};
    for (outbound::GuardEntry& entry : *some) entries.push_back(std::move(entry));
  }
  return entries;
}

// A name is found again under each of its addresses: nobody may call it by one of those either.
void AddOwn(const std::string& host, std::uint16_t port, std::vector<outbound::OwnEndpoint>& own) {
  if (const auto address = outbound::Address::Parse(host)) {
    own.push_back({{}, *address, port});
    return;
  }
  own.push_back({host, {}, port});
  for (const outbound::Address& address : outbound::SystemAddressesOf(host)) own.push_back({{}, address, port});
}

}  // namespace

bool ServesThisMachineOnly(const ServerOptions& options) {
  const bool faktory_too = options.roles.api && options.faktory && !IsLoopback(options.faktory->address);
  return options.tokens.empty() && IsLoopback(options.listen.address) && !faktory_too;
}

Result<outbound::GuardRules> OutboundRulesOf(const ServerOptions& options, const std::vector<ListenAt>& listeners) {
  outbound::GuardRules rules;
  auto ports = outbound::PortList::Parse(options.outbound.ports);
  if (!ports.ok()) return Error{ErrorCode::kInvalid, ports.error().detail, "outbound_ports"};
  rules.ports = *std::move(ports);
  PAWL_ASSIGN(rules.deny, EntriesOf(options.outbound.deny, "outbound_deny"));
  PAWL_ASSIGN(rules.allow, EntriesOf(options.outbound.allow.value_or(std::vector<std::string>{}), "outbound_allow"));
  rules.loopback_for_named_urls = !options.outbound.allow && ServesThisMachineOnly(options);
  rules.local_addresses = outbound::LocalAddresses();
  for (const ListenAt& listener : listeners) AddOwn(listener.address, listener.port, rules.own);
  if (!options.redis_url.empty()) {
    PAWL_ASSIGN(const RedisUrl redis, ParseRedisUrl(options.redis_url));
    for (const RedisEndpoint& endpoint : redis.endpoints) {
      if (endpoint.port != 0) AddOwn(endpoint.host, endpoint.port, rules.own);
    }
  }
  return rules;
}

}  // namespace pawl
