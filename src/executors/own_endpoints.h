// The endpoints that belong to the process itself, which no job may call through it whatever is allowed: its listeners
// and its Redis.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "outbound/guard.h"

namespace pawl {

// A name is found again under each of the addresses that it has now: nobody may call it by one of those either.
void AddOwnEndpoint(const std::string& host, std::uint16_t port, outbound::GuardRules& rules);

// The servers that the URL names; none if it is empty.
Result<void> AddRedisEndpoints(const std::string& redis_url, outbound::GuardRules& rules);

}  // namespace pawl
