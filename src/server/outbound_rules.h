// What the outgoing calls of a server may reach: the rules of its options, and its own ports, which nobody may call
// through it.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "outbound/guard.h"
#include "server/server.h"

namespace pawl {

// `ports`: where the server listens. Fails with kInvalid, naming the option.
Result<outbound::GuardRules> OutboundRulesOf(const ServerOptions& options, const std::vector<ListenAt>& listeners);

// Whether only this machine can reach the server, and everybody on it may: then its jobs may call this machine too.
bool ServesThisMachineOnly(const ServerOptions& options);

}  // namespace pawl
