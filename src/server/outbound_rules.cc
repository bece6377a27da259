#include "server/outbound_rules.h"

#include <string>
#include <utility>

#include "redis/redis_url.h"
#include "server/network.h"

namespace pawl {
namespace {

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
  PAWL_ASSIGN(outbound::GuardRules rules,
              outbound::ParseGuardRules(options.outbound.allow.value_or(std::vector<std::string>{}),
                                        options.outbound.deny, options.outbound.ports, "outbound_"));
  rules.loopback_for_named_urls = !options.outbound.allow && ServesThisMachineOnly(options);
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
