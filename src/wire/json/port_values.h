// Ports as they are declared, their values, channels and aliases: how they are read from JSON, and what they may be.
// Each function fails with kInvalid, and says what would be right.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "model/stateful.h"
#include "pawl/ports.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// {"in":{"a":{"default":1,"channels":["/x"]},"*":{}},"out":{…}}
Result<void> ReadPortSpecs(const JsonValue& value, PortSpecs& in, PortSpecs& out);
Result<void> CheckPortSpecs(const PortSpecs& in, const PortSpecs& out);
// `keep` was said of a port of this side.
Result<void> CheckKeep(PortSide side);

// [1,null,…]: each as raw JSON.
Result<void> ReadValues(const JsonValue& value, std::vector<std::string>& out);
// The first value that is larger than the server takes.
Result<void> CheckValues(const std::vector<std::string>& values, const WireLimits& limits);
// kTooLarge when `bytes` is over the limit.
Result<void> CheckSize(std::size_t bytes, const WireLimits& limits, std::string_view field);

// Short texts for people and programs: created_by, types of errors.
Result<void> CheckText(std::string_view text);

Result<void> CheckPortName(std::string_view name);
Result<void> ReadPortName(const JsonValue& value, std::string& out);
Result<void> CheckChannel(std::string_view name);
Result<void> ReadChannel(const JsonValue& value, std::string& out);
Result<void> ReadChannels(const JsonValue& value, std::vector<std::string>& out);
Result<PortSide> ParseSide(std::string_view text);
Result<void> ReadSide(const JsonValue& value, std::optional<PortSide>& out);

Result<void> CheckAlias(std::string_view alias);
Result<void> ReadAliases(const JsonValue& value, std::vector<std::string>& out);

Error TooManyPorts();

// Calls `read(side, name, value)` for each port of {"in":{…},"out":{…}}.
template <typename Read>
Result<void> ForEachPort(const JsonValue& value, Read read) {
  return ReadMembers(value, [&](std::string_view word, const JsonValue& ports) -> Result<void> {
    PAWL_ASSIGN(const PortSide side, ParseSide(word));
    std::size_t count = 0;
    return ReadMembers(ports, [&](std::string_view name, const JsonValue& port) -> Result<void> {
      if (++count > kPortsMax) return TooManyPorts();
      if (name != "*") PAWL_TRY(CheckPortName(name));
      return read(side, name, port);
    });
  });
}

}  // namespace pawl::http
