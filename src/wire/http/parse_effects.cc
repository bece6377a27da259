#include "wire/http/parse_effects.h"

#include <array>

#include "wire/http/parse_job.h"
#include "wire/http/parse_ports.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

struct EffectsCall {
  Effects effects;
  const JobRef& self;
  const WireLimits& limits;
};

constexpr std::int64_t kOffsetMax = INT64_MAX;

constexpr std::array<Field<ConsumeEffect>, 4> kConsumeFields{{
    {"port", [](const JsonValue& v, ConsumeEffect& out) { return ReadPortName(v, out.port); }, true},
    {"from", [](const JsonValue& v, ConsumeEffect& out) { return ReadWhole(v, 0, kOffsetMax, out.from); }, true},
    {"to", [](const JsonValue& v, ConsumeEffect& out) { return ReadWhole(v, 0, kOffsetMax, out.to); }, true},
    {"job", [](const JsonValue& v, ConsumeEffect& out) { return ReadRef(v, out.job.emplace()); }},
}};

Result<void> ReadConsume(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kEffectsMax, [&](const JsonValue& element) -> Result<void> {
    ConsumeEffect& consume = out.effects.consume.emplace_back();
    PAWL_TRY(ReadObject<ConsumeEffect>(element, kConsumeFields, consume));
    if (consume.to >= consume.from) return {};
    return Error{ErrorCode::kInvalid, "must not be before from", "to"};
  });
}

constexpr std::array<Field<WriteEffect>, 6> kWriteFields{{
    {"port", [](const JsonValue& v, WriteEffect& out) { return ReadPortName(v, out.port); }, true},
    {"values", [](const JsonValue& v, WriteEffect& out) { return ReadValues(v, out.values); }, true},
    {"job", [](const JsonValue& v, WriteEffect& out) { return ReadRef(v, out.job.emplace()); }},
    {"child", [](const JsonValue& v, WriteEffect& out) { return ReadName(v, out.child); }},
    {"side", [](const JsonValue& v, WriteEffect& out) { return ReadSide(v, out.side); }},
    {"notify", [](const JsonValue& v, WriteEffect& out) { return ReadBool(v, out.notify); }},
}};

Result<void> ReadWrite(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kEffectsMax, [&](const JsonValue& element) -> Result<void> {
    WriteEffect& write = out.effects.write.emplace_back();
    PAWL_TRY(ReadObject<WriteEffect>(element, kWriteFields, write));
    if (write.job && !write.child.empty()) {
      return Error{ErrorCode::kInvalid, "job and child exclude each other", "child"};
    }
    Result<void> fits = CheckValues(write.values, out.limits);
    if (!fits.ok()) return Within("values", std::move(fits).error());
    return {};
  });
}

Result<void> ReadPublishes(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kEffectsMax, [&](const JsonValue& element) {
    return ReadPublish(element, out.limits, out.effects.publish.emplace_back());
  });
}

Result<void> ReadConnects(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kTargetsMax, [&](const JsonValue& element) {
    return ReadConnect(element, out.self, out.effects.connect.emplace_back());
  });
}

Result<void> ReadState(const JsonValue& value, EffectsCall& out) {
  StateChange change;
  PAWL_TRY(ReadStateChange(value, change));
  PAWL_TRY(CheckState(change.set, out.limits));
  out.effects.state_set = std::move(change.set);
  out.effects.state_unset = std::move(change.unset);
  return {};
}

// A child has the job of the run as its parent, and no other.
Result<void> ReadChild(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadJobSpec(value, limits, out));
  if (out.parent.empty()) return {};
  return Error{ErrorCode::kInvalid, "is the job itself, and not to be named", "parent"};
}

Result<void> ReadChildren(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kChildrenMax, [&](const JsonValue& element) {
    return ReadChild(element, out.limits, out.effects.children.emplace_back());
  });
}

Result<void> ReadDisown(const JsonValue& value, EffectsCall& out) {
  return ReadElements(value, kEffectsMax,
                      [&](const JsonValue& element) { return ReadRef(element, out.effects.disown.emplace_back()); });
}

constexpr std::array<Field<Effects>, 2> kAliasFields{{
    {"add", [](const JsonValue& v, Effects& out) { return ReadAliases(v, out.alias_add); }},
    {"remove", [](const JsonValue& v, Effects& out) { return ReadAliases(v, out.alias_remove); }},
}};

Result<void> ReadAliasChange(const JsonValue& value, EffectsCall& out) {
  PAWL_TRY(ReadObject<Effects>(value, kAliasFields, out.effects));
  return {};
}

constexpr std::array<Field<EffectsCall>, 10> kEffectFields{{
    {"consume", ReadConsume},
    {"write", ReadWrite},
    {"publish", ReadPublishes},
    {"connect", ReadConnects},
    {"state", ReadState},
    {"ports", [](const JsonValue& v, EffectsCall& out) { return ReadPortPatches(v, out.effects.ports); }},
    {"children", ReadChildren},
    {"disown", ReadDisown},
    {"aliases", ReadAliasChange},
    {"defaults_run",
     [](const JsonValue& v, EffectsCall& out) { return ReadWhole(v, 0, kOffsetMax, out.effects.defaults_run); }},
}};

}  // namespace

Result<void> ReadEffects(const JsonValue& value, const JobRef& self, const WireLimits& limits, Effects& out) {
  EffectsCall call{{}, self, limits};
  PAWL_TRY(ReadObject<EffectsCall>(value, kEffectFields, call));
  out = std::move(call.effects);
  return {};
}

}  // namespace pawl::http
