// What is asked of stateful jobs from outside: bytes to operations.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/operations.h"
#include "wire/http/parse_ports.h"
#include "wire/json/ranges.h"

namespace pawl::http {

Result<WritePortOp> ParseWrite(std::string_view body, PortRef to, const WireLimits& limits);
Result<ReadPortOp> ParseRead(std::string_view body, PortRef from);  // {"limit"?} or nothing at all
Result<ConnectOp> ParseConnect(std::string_view body, const JobRef& job);
Result<PatchPortsOp> ParsePorts(std::string_view body, JobRef job);
Result<StateOp> ParseState(std::string_view body, JobRef job, const WireLimits& limits);
Result<AdoptOp> ParseAdopt(std::string_view body, JobRef job);
Result<PublishOp> ParsePublish(std::string_view body, std::string channel, const WireLimits& limits);
Result<TypeSpec> ParseType(std::string_view body);

// {"recursive"?} or nothing at all.
Result<bool> ParseRecursive(std::string_view body);

}  // namespace pawl::http
