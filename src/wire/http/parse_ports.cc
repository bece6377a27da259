#include "wire/http/parse_ports.h"

#include <algorithm>
#include <array>

#include "wire/http/parse_job.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

Result<void> ReadChannels(const JsonValue& value, std::vector<std::string>& out) {
  return ReadElements(value, kChannelsMax,
                      [&](const JsonValue& element) { return ReadChannel(element, out.emplace_back()); });
}

// ---- Ports as they are declared and changed ----

Result<void> ReadNoDefault(const JsonValue& value, PortPatch& out) {
  bool none = false;
  PAWL_TRY(ReadBool(value, none));
  if (!none) return Invalid("must be true, or left out to keep the default");
  out.default_value.emplace();
  return {};
}

constexpr std::array<Field<PortPatch>, 4> kPortFields{{
    {"default", [](const JsonValue& v, PortPatch& out) { return ReadRaw(v, out.default_value.emplace()); }},
    {"channels", [](const JsonValue& v, PortPatch& out) { return ReadChannels(v, out.channels.emplace()); }},
    {"keep", [](const JsonValue& v, PortPatch& out) { return ReadFlag(v, out.keep); }},
    {"no_default", ReadNoDefault},
}};
constexpr Fields<PortPatch> kPatchFields = kPortFields;
constexpr Fields<PortPatch> kDeclareFields = kPatchFields.First(3);

Result<void> ReadPort(const JsonValue& value, Fields<PortPatch> fields, PortPatch& out) {
  PAWL_TRY(ReadObject<PortPatch>(value, fields, out));
  if (out.keep && out.side == PortSide::kIn) {
    return Error{ErrorCode::kInvalid, "goes with outports: inports keep what is written until it is read", "keep"};
  }
  return {};
}

// Calls `read(side, name, value)` for each port of {"in":{…},"out":{…}}.
template <typename Read>
Result<void> ForEachPort(const JsonValue& value, Read read) {
  return ReadMembers(value, [&](std::string_view word, const JsonValue& ports) -> Result<void> {
    PAWL_ASSIGN(const PortSide side, ParseSide(word));
    std::size_t count = 0;
    return ReadMembers(ports, [&](std::string_view name, const JsonValue& port) -> Result<void> {
      if (++count > kPortsMax) return Invalid("there are at most " + std::to_string(kPortsMax) + " ports a side");
      if (name != "*") PAWL_TRY(CheckPortName(name));
      return read(side, name, port);
    });
  });
}

Port Declared(PortPatch patch) {
  Port port;
  port.name = std::move(patch.name);
  if (patch.default_value) port.default_value = *std::move(patch.default_value);
  if (patch.channels) port.channels = *std::move(patch.channels);
  // Nobody need read what goes out by channels, and it would pile up.
  port.keep = patch.keep.value_or(port.channels.empty() || patch.side == PortSide::kIn);
  return port;
}

// ---- Places ----

struct PortPlace {
  std::optional<JobRef> job;
  std::optional<PortSide> side;
  std::string port;
};

Result<void> ReadPlacePort(const JsonValue& value, PortSide side, PortPlace& out) {
  if (out.side) return Invalid("in and out exclude each other");
  out.side = side;
  return ReadPortName(value, out.port);
}

constexpr std::array<Field<PortPlace>, 3> kPlaceFields{{
    {"job", [](const JsonValue& v, PortPlace& out) { return ReadRef(v, out.job.emplace()); }},
    {"in", [](const JsonValue& v, PortPlace& out) { return ReadPlacePort(v, PortSide::kIn, out); }},
    {"out", [](const JsonValue& v, PortPlace& out) { return ReadPlacePort(v, PortSide::kOut, out); }},
}};

Result<void> ReadPlace(const JsonValue& value, const JobRef& self, PortRef& out) {
  PortPlace place;
  PAWL_TRY(ReadObject<PortPlace>(value, kPlaceFields, place));
  if (!place.side) return Invalid("must name a port as in or out");
  out = {place.job.value_or(self), *place.side, std::move(place.port)};
  return {};
}

struct ConnectCall {
  ConnectEffect connect;
  const JobRef& self;
};

Result<void> ReadTargets(const JsonValue& value, ConnectCall& out) {
  PAWL_TRY(ReadElements(value, kTargetsMax, [&](const JsonValue& element) {
    return ReadPlace(element, out.self, out.connect.to.emplace_back());
  }));
  if (out.connect.to.empty()) return Invalid("must have at least one port");
  return {};
}

constexpr std::array<Field<ConnectCall>, 3> kConnectFields{{
    {"from", [](const JsonValue& v, ConnectCall& out) { return ReadPlace(v, out.self, out.connect.from); }, true},
    {"to", ReadTargets, true},
    {"notify", [](const JsonValue& v, ConnectCall& out) { return ReadBool(v, out.connect.notify); }},
}};

constexpr std::array<Field<StateChange>, 2> kStateFields{{
    {"set", [](const JsonValue& v, StateChange& out) { return ReadStateMap(v, out.set); }},
    {"unset",
     [](const JsonValue& v, StateChange& out) { return ReadTexts(v, kEffectsMax, kMaxPayloadMax, out.unset); }},
}};

constexpr std::array<Field<PublishEffect>, 2> kPublishEffectFields{{
    {"channel", [](const JsonValue& v, PublishEffect& out) { return ReadChannel(v, out.channel); }, true},
    {"value",
     [](const JsonValue& v, PublishEffect& out) -> Result<void> {
       out.value.assign(v.raw);
       return {};
     },
     true},
}};

}  // namespace

Result<void> ReadPorts(const JsonValue& value, Ports& out) {
  return ForEachPort(value, [&](PortSide side, std::string_view name, const JsonValue& port) -> Result<void> {
    PortPatch patch;
    patch.side = side;
    patch.name = name;
    PAWL_TRY(ReadPort(port, kDeclareFields, patch));
    out.Put(side, Declared(std::move(patch)));
    return {};
  });
}

Result<void> ReadPortPatches(const JsonValue& value, std::vector<PortPatch>& out) {
  return ForEachPort(value, [&](PortSide side, std::string_view name, const JsonValue& port) -> Result<void> {
    PortPatch& patch = out.emplace_back();
    patch.side = side;
    patch.name = name;
    patch.remove = port.IsNull();
    return patch.remove ? Result<void>{} : ReadPort(port, kPatchFields, patch);
  });
}

Result<void> ReadValues(const JsonValue& value, std::vector<std::string>& out) {
  return ReadElements(value, kValuesMax, [&](const JsonValue& element) -> Result<void> {
    out.emplace_back(element.raw);
    return {};
  });
}

Result<void> ReadInputs(const JsonValue& value, Inputs& out) {
  return ReadMembers(value, [&](std::string_view port, const JsonValue& values) -> Result<void> {
    PAWL_TRY(CheckPortName(port));
    return ReadValues(values, out.emplace_back(port, std::vector<std::string>{}).second);
  });
}

Result<void> ReadStateMap(const JsonValue& value, StateMap& out) {
  PAWL_TRY(ForEachMember(value, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    out.emplace_back(key, member.raw);
    return {};
  }));
  std::sort(out.begin(), out.end());
  return {};
}

Result<void> ReadStateChange(const JsonValue& value, StateChange& out) {
  PAWL_TRY(ReadObject<StateChange>(value, kStateFields, out));
  return {};
}

Result<void> CheckValues(const std::vector<std::string>& values, const WireLimits& limits) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    Result<void> fits = CheckSize(values[i].size(), limits, "");
    if (!fits.ok()) return Within(i, std::move(fits).error());
  }
  return {};
}

Result<void> CheckState(const StateMap& state, const WireLimits& limits) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : state) bytes += key.size() + value.size();
  return CheckSize(bytes, limits, "");
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

Result<void> ReadConnect(const JsonValue& value, const JobRef& self, ConnectEffect& out) {
  ConnectCall call{{}, self};
  PAWL_TRY(ReadObject<ConnectCall>(value, kConnectFields, call));
  out = std::move(call.connect);
  return {};
}

Result<void> ReadPublish(const JsonValue& value, const WireLimits& limits, PublishEffect& out) {
  PAWL_TRY(ReadObject<PublishEffect>(value, kPublishEffectFields, out));
  return CheckSize(out.value.size(), limits, "value");
}

}  // namespace pawl::http
