// What the settings of a group say of the calls that its jobs make: "proxy" and "headers", for jobs that name none of
// their own. Other members are for others. Pure.
#pragma once

#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "executors/call_headers.h"
#include "outbound/transport.h"

namespace pawl {

// The error names the member.
Result<void> CheckGroupSettings(const JsonValue& settings);

// `settings` are raw JSON; empty: none. The request is complete as far as its job goes.
Result<void> AddGroupSettings(std::string_view settings, const FindSecret& find_secret, outbound::Request& request);

}  // namespace pawl
