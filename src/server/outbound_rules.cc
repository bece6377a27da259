#include "server/outbound_rules.h"

#include <string>

#include "executors/own_endpoints.h"
#include "server/network.h"

namespace pawl {
bool ServesThisMachineOnly(const ServerOptions& options) {
  const bool faktory_too = options.roles.api && options.faktory && !IsLoopback(options.faktory->address);
  return options.tokens.empty() && IsLoopback(options.listen.address) && !faktory_too;
}

Result<outbound::GuardRules> OutboundRulesOf(const ServerOptions& options, const std::vector<ListenAt>& listeners) {
  PAWL_ASSIGN(outbound::GuardRules rules,
              outbound::ParseGuardRules(options.outbound.allow.value_or(std::vector<std::string>{}),
                                        options.outbound.deny, options.outbound.ports, "outbound_"));
  rules.loopback_for_named_urls = !options.outbound.allow && ServesThisMachineOnly(options);
  for (const ListenAt& listener : listeners) AddOwnEndpoint(listener.address, listener.port, rules);
  PAWL_TRY(AddRedisEndpoints(options.redis_url, rules));
  return rules;
}

}  // namespace pawl
