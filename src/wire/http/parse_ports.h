// Ports, their values, channels and state, as parts of requests.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/operations.h"
#include "wire/json/port_values.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// {"in":{"a":{"default":1,"channels":["/x"]},"*":{}},"out":{…}}
Result<void> ReadPorts(const JsonValue& value, Ports& out);
// The same with changes: a port that is null goes away, and {"no_default":true} takes its default.
Result<void> ReadPortPatches(const JsonValue& value, std::vector<PortPatch>& out);

// Any object: by key.
Result<void> ReadStateMap(const JsonValue& value, StateMap& out);
// {"set":{…},"unset":["key"]}
struct StateChange {
  StateMap set;
  std::vector<std::string> unset;
};
Result<void> ReadStateChange(const JsonValue& value, StateChange& out);
Result<void> CheckState(const StateMap& state, const WireLimits& limits);

// {"from":{"out":"a"},"to":[{"job":REF,"in":"b"}],"notify":true}; `self` is the job where none is named.
Result<void> ReadConnect(const JsonValue& value, const JobRef& self, ConnectEffect& out);
// {"channel":"/x","value":1}
Result<void> ReadPublish(const JsonValue& value, const WireLimits& limits, PublishEffect& out);

}  // namespace pawl::http
