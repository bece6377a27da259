#include "wire/json/port_values.h"

#include <array>

namespace pawl::http {
namespace {

constexpr std::array<Field<PortSpec>, 3> kPortFields{{
    {"default", [](const JsonValue& v, PortSpec& out) { return ReadRaw(v, out.default_value); }},
    {"channels", [](const JsonValue& v, PortSpec& out) { return ReadChannels(v, out.channels); }},
    {"keep", [](const JsonValue& v, PortSpec& out) { return ReadFlag(v, out.keep); }},
}};

Result<void> CheckPort(PortSide side, std::string_view name, const PortSpec& port) {
  if (name != "*") PAWL_TRY(CheckPortName(name));
  if (port.channels.size() > kChannelsMax) return Within("channels", TooMany(kChannelsMax));
  for (std::size_t i = 0; i < port.channels.size(); ++i) {
    Result<void> channel = CheckChannel(port.channels[i]);
    if (!channel.ok()) return Within("channels", Within(i, std::move(channel).error()));
  }
  if (port.default_value) {
    if (Result<void> json = ValidateJson(*port.default_value); !json.ok()) return Within("default", json.error());
  }
  return port.keep ? CheckKeep(side) : Result<void>{};
}

Result<void> CheckPorts(PortSide side, const PortSpecs& ports) {
  if (ports.size() > kPortsMax) return Within(Name(side), TooManyPorts());
  for (const auto& [name, port] : ports) {
    Result<void> checked = CheckPort(side, name, port);
    if (!checked.ok()) return Within(Name(side), Within(name, std::move(checked).error()));
  }
  return {};
}

}  // namespace

Result<void> ReadPortSpecs(const JsonValue& value, PortSpecs& in, PortSpecs& out) {
  return ForEachPort(value, [&](PortSide side, std::string_view name, const JsonValue& port) -> Result<void> {
    PortSpec& spec = (side == PortSide::kIn ? in : out)[std::string(name)];
    spec = {};
    PAWL_TRY(ReadObject<PortSpec>(port, kPortFields, spec));
    return spec.keep ? CheckKeep(side) : Result<void>{};
  });
}

Result<void> CheckPortSpecs(const PortSpecs& in, const PortSpecs& out) {
  PAWL_TRY(CheckPorts(PortSide::kIn, in));
  return CheckPorts(PortSide::kOut, out);
}

Result<void> CheckKeep(PortSide side) {
  if (side == PortSide::kOut) return {};
  return Error{ErrorCode::kInvalid, "goes with outports: inports keep what is written until it is read", "keep"};
}

Error TooManyPorts() { return Invalid("there are at most " + std::to_string(kPortsMax) + " ports a side"); }

Result<void> ReadChannels(const JsonValue& value, std::vector<std::string>& out) {
  return ReadElements(value, kChannelsMax,
                      [&](const JsonValue& element) { return ReadChannel(element, out.emplace_back()); });
}

Result<void> ReadValues(const JsonValue& value, std::vector<std::string>& out) {
  return ReadElements(value, kValuesMax, [&](const JsonValue& element) -> Result<void> {
    out.emplace_back(element.raw);
    return {};
  });
}

Result<void> CheckValues(const std::vector<std::string>& values, const WireLimits& limits) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    Result<void> fits = CheckSize(values[i].size(), limits, "");
    if (!fits.ok()) return Within(i, std::move(fits).error());
  }
  return {};
}

Result<void> CheckSize(std::size_t bytes, const WireLimits& limits, std::string_view field) {
  if (bytes <= limits.max_payload) return {};
  return Error{
      ErrorCode::kTooLarge,
      "has " + std::to_string(bytes) + " bytes; at most " + std::to_string(limits.max_payload) + " are allowed",
      std::string(field)};
}

Result<void> CheckText(std::string_view text) {
  if (text.size() <= kTextMax) return {};
  return Invalid("must have at most " + std::to_string(kTextMax) + " bytes, but has " + std::to_string(text.size()));
}

Result<void> CheckPortName(std::string_view name) {
  if (IsPortName(name)) return {};
  return Invalid("a port's name is 1 to 128 letters, digits and underscores");
}

Result<void> ReadPortName(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return CheckPortName(out);
}

Result<void> CheckChannel(std::string_view name) {
  if (IsChannelName(name)) return {};
  return Invalid("a channel is / or up to 16 names such as /shop/orders, each of 1 to 128 letters, digits and _.:~-");
}

Result<void> ReadChannel(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return CheckChannel(out);
}

Result<PortSide> ParseSide(std::string_view text) {
  constexpr std::array<std::string_view, 2> kSides = {"in", "out"};
  if (text == kSides[0]) return PortSide::kIn;
  if (text == kSides[1]) return PortSide::kOut;
  return NotOneOf(text, kSides);
}

Result<void> ReadSide(const JsonValue& value, std::optional<PortSide>& out) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, value.StringView(buffer));
  PAWL_ASSIGN(out, ParseSide(text));
  return {};
}

Result<void> CheckAlias(std::string_view alias) {
  PAWL_TRY(CheckNewName(alias));
  const char first = static_cast<char>(alias.front() | 0x20);
  if (first >= 'a' && first <= 'z') return {};
  return Invalid("must start with a letter");
}

Result<void> ReadAliases(const JsonValue& value, std::vector<std::string>& out) {
  return ReadElements(value, kAliasesMax, [&](const JsonValue& element) -> Result<void> {
    PAWL_ASSIGN(std::string alias, element.String());
    PAWL_TRY(CheckAlias(alias));
    out.push_back(std::move(alias));
    return {};
  });
}

}  // namespace pawl::http
