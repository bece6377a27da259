// The proxy that a job or a group asks for.
#pragma once

#include <optional>
#include <string>

#include "base/json_reader.h"
#include "base/result.h"
#include "executors/call_headers.h"
#include "outbound/transport.h"

namespace pawl {

struct ProxySpec {
  outbound::Url url;
  std::string credentials = {};  // the name of a secret with "user:password"; empty: none
};

// "http://host:port", or {"url": "http://host:port", "credentials": {"from": "name of a secret"}}.
Result<void> ReadProxy(const JsonValue& value, std::optional<ProxySpec>& out);

Result<void> UseProxy(const ProxySpec& proxy, const FindSecret& find_secret, outbound::Request& request);

}  // namespace pawl
