#include "wire/http/parse_ports.h"

#include <algorithm>
#include <array>

#include "wire/http/parse_job.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

// ---- Changes of ports ----

Result<void> ReadNoDefault(const JsonValue& value, PortPatch& out) {
  bool none = false;
  PAWL_TRY(ReadBool(value, none));
  if (!none) return Invalid("must be true, or left out to keep the default");
  out.default_value.emplace();
  return {};
}

constexpr std::array<Field<PortPatch>, 4> kPatchFields{{
    {"default", [](const JsonValue& v, PortPatch& out) { return ReadRaw(v, out.default_value.emplace()); }},
    {"channels", [](const JsonValue& v, PortPatch& out) { return ReadChannels(v, out.channels.emplace()); }},
    {"keep", [](const JsonValue& v, PortPatch& out) { return ReadFlag(v, out.keep); }},
    {"no_default", ReadNoDefault},
}};

Result<void> ReadPatch(const JsonValue& value, PortPatch& out) {
  PAWL_TRY(ReadObject<PortPatch>(value, kPatchFields, out));
  return out.keep ? CheckKeep(out.side) : Result<void>{};
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
  PortSpecs in;
  PortSpecs outports;
  PAWL_TRY(ReadPortSpecs(value, in, outports));
  for (const auto& [name, port] : in) out.Put(PortSide::kIn, PortOf(PortSide::kIn, name, port));
  for (const auto& [name, port] : outports) out.Put(PortSide::kOut, PortOf(PortSide::kOut, name, port));
  return {};
}

Result<void> ReadPortPatches(const JsonValue& value, std::vector<PortPatch>& out) {
  return ForEachPort(value, [&](PortSide side, std::string_view name, const JsonValue& port) -> Result<void> {
    PortPatch& patch = out.emplace_back();
    patch.side = side;
    patch.name = name;
    patch.remove = port.IsNull();
    return patch.remove ? Result<void>{} : ReadPatch(port, patch);
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

Result<void> CheckState(const StateMap& state, const WireLimits& limits) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : state) bytes += key.size() + value.size();
  return CheckSize(bytes, limits, "");
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
