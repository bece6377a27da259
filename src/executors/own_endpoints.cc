#include "executors/own_endpoints.h"

#include "redis/redis_url.h"

namespace pawl {

void AddOwnEndpoint(const std::string& host, std::uint16_t port, outbound::GuardRules& rules) {
  if (const auto address = outbound::Address::Parse(host)) {
    rules.own.push_back({{}, *address, port});
    return;
  }
  rules.own.push_back({host, {}, port});
  for (const outbound::Address& address : outbound::SystemAddressesOf(host)) rules.own.push_back({{}, address, port});
}

Result<void> AddRedisEndpoints(const std::string& redis_url, outbound::GuardRules& rules) {
  if (redis_url.empty()) return {};
  PAWL_ASSIGN(const RedisUrl redis, ParseRedisUrl(redis_url));
  for (const RedisEndpoint& endpoint : redis.endpoints) {
    if (endpoint.port != 0) AddOwnEndpoint(endpoint.host, endpoint.port, rules);
  }
  return {};
}

}  // namespace pawl
