#include "wire/json/api_parts.h"

#include "base/json_reader.h"
#include "wire/json/api_call.h"
#include "wire/json/fields.h"
#include "wire/json/push_fields.h"

namespace pawl {
namespace {

using http::Within;

std::string_view Name(Side side) { return side == Side::kIn ? "in" : "out"; }

Result<void> WriteJson(JsonWriter& json, std::string_view key, const std::string& value) {
  PAWL_TRY(CheckJson(value, key));
  json.Key(key).Raw(value);
  return {};
}

Result<void> WritePort(JsonWriter& json, const PortSpec& port) {
  json.BeginObject();
  if (port.default_value) PAWL_TRY(WriteJson(json, "default", *port.default_value));
  if (!port.channels.empty()) WriteTexts(json.Key("channels"), port.channels);
  if (port.keep) json.Key("keep").Bool(*port.keep);
  json.EndObject();
  return {};
}

Result<void> WriteChange(JsonWriter& json, const PortChange& change) {
  if (change.remove) {
    json.Null();
    return {};
  }
  json.BeginObject();
  if (change.default_value && *change.default_value) PAWL_TRY(WriteJson(json, "default", **change.default_value));
  if (change.default_value && !*change.default_value) json.Key("no_default").Bool(true);
  if (change.channels) WriteTexts(json.Key("channels"), *change.channels);
  if (change.keep) json.Key("keep").Bool(*change.keep);
  json.EndObject();
  return {};
}

// {"name": what `write` makes of it, …}; an error gets the path.
template <typename Map, typename Write>
Result<void> WriteSide(JsonWriter& json, std::string_view side, const Map& ports, Write write) {
  json.Key(side).BeginObject();
  for (const auto& [name, port] : ports) {
    Result<void> written = write(json.Key(name), port);
    if (!written.ok()) return Within(side, Within(name, std::move(written).error()));
  }
  json.EndObject();
  return {};
}

void WriteAddress(JsonWriter& json, const PortAddress& port) {
  json.BeginObject();
  if (!port.job.empty()) json.Key("job").String(port.job);
  json.Key(Name(port.side)).String(port.port).EndObject();
}

// ---- Effects ----

void WriteConsumes(JsonWriter& json, const std::vector<RunEffects::Consume>& consumes) {
  json.Key("consume").BeginArray();
  for (const RunEffects::Consume& consume : consumes) {
    json.BeginObject().Key("port").String(consume.port).Key("from").Uint(consume.from).Key("to").Uint(consume.to);
    if (!consume.job.empty()) json.Key("job").String(consume.job);
    json.EndObject();
  }
  json.EndArray();
}

Result<void> WriteWrite(JsonWriter& json, const RunEffects::Write& write) {
  json.BeginObject().Key("port").String(write.port);
  if (Result<void> written = WriteValues(json.Key("values"), write.values); !written.ok()) {
    return Within("values", std::move(written).error());
  }
  if (!write.job.empty()) json.Key("job").String(write.job);
  if (!write.child.empty()) json.Key("child").String(write.child);
  if (write.side) json.Key("side").String(Name(*write.side));
  if (!write.notify) json.Key("notify").Bool(false);
  json.EndObject();
  return {};
}

Result<void> WritePublish(JsonWriter& json, const RunEffects::Publish& publish) {
  json.BeginObject().Key("channel").String(publish.channel);
  PAWL_TRY(WriteJson(json, "value", publish.value));
  json.EndObject();
  return {};
}

Result<void> WriteConnectEffect(JsonWriter& json, const RunEffects::Connect& connect) {
  WriteConnect(json, connect.from, connect.to);
  return {};
}

// "key":[…], unless there are none.
template <typename T>
Result<void> WriteList(JsonWriter& json, std::string_view key, const std::vector<T>& list,
                       Result<void> (*write)(JsonWriter&, const T&)) {
  if (list.empty()) return {};
  json.Key(key).BeginArray();
  for (std::size_t i = 0; i < list.size(); ++i) {
    Result<void> written = write(json, list[i]);
    if (!written.ok()) return Within(key, Within(i, std::move(written).error()));
  }
  json.EndArray();
  return {};
}

Result<void> WriteFamily(JsonWriter& json, const RunEffects& effects) {
  if (!effects.children.empty()) {
    std::string jobs;
    PAWL_TRY(AppendJobs(jobs, effects.children, "children"));
    json.Key("children").Raw(jobs);
  }
  if (!effects.disown.empty()) WriteTexts(json.Key("disown"), effects.disown);
  if (!effects.alias_add.empty() || !effects.alias_remove.empty()) {
    json.Key("aliases").BeginObject();
    WriteTexts(json.Key("add"), effects.alias_add);
    WriteTexts(json.Key("remove"), effects.alias_remove);
    json.EndObject();
  }
  return {};
}

}  // namespace

void WriteTexts(JsonWriter& json, const std::vector<std::string>& texts) {
  json.BeginArray();
  for (const std::string& text : texts) json.String(text);
  json.EndArray();
}

Result<void> WriteState(JsonWriter& json, const StateValues& state) {
  json.BeginObject();
  for (const auto& [key, value] : state) PAWL_TRY(WriteJson(json, key, value));
  json.EndObject();
  return {};
}

std::string JobPath(std::string_view ref, std::string_view rest) {
  return "/v1/jobs/" + PercentEncode(ref) + std::string(rest);
}

Result<void> CheckJson(std::string_view text, std::string_view field) {
  Result<void> valid = ValidateJson(text);
  if (valid.ok()) return {};
  return Within(field, std::move(valid).error());
}

Result<void> AppendJobs(std::string& out, const std::vector<PushRequest>& jobs, std::string_view list) {
  out += '[';
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (i > 0) out += ',';
    Result<void> appended = http::AppendPush(jobs[i], out);
    if (!appended.ok()) return Within(list, Within(i, std::move(appended).error()));
  }
  out += ']';
  return {};
}

Result<void> WritePorts(JsonWriter& json, const PortSpecs& in, const PortSpecs& out) {
  json.BeginObject();
  PAWL_TRY(WriteSide(json, "in", in, WritePort));
  PAWL_TRY(WriteSide(json, "out", out, WritePort));
  json.EndObject();
  return {};
}

Result<void> WritePortChanges(JsonWriter& json, const PortChanges& changes) {
  json.BeginObject();
  PAWL_TRY(WriteSide(json, "in", changes.in, WriteChange));
  PAWL_TRY(WriteSide(json, "out", changes.out, WriteChange));
  json.EndObject();
  return {};
}

Result<void> WriteValues(JsonWriter& json, const std::vector<std::string>& values) {
  json.BeginArray();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (Result<void> valid = ValidateJson(values[i]); !valid.ok()) return Within(i, std::move(valid).error());
    json.Raw(values[i]);
  }
  json.EndArray();
  return {};
}

Result<void> WriteStateChange(JsonWriter& json, const StateValues& set, const std::vector<std::string>& unset) {
  json.BeginObject();
  PAWL_TRY(WriteState(json.Key("set"), set));
  WriteTexts(json.Key("unset"), unset);
  json.EndObject();
  return {};
}

void WriteConnect(JsonWriter& json, const PortAddress& from, const std::vector<PortAddress>& to) {
  json.BeginObject();
  WriteAddress(json.Key("from"), from);
  json.Key("to").BeginArray();
  for (const PortAddress& port : to) WriteAddress(json, port);
  json.EndArray().EndObject();
}

Result<std::string> EffectsBody(const RunEffects& effects) {
  std::string out;
  JsonWriter json(out);
  json.BeginObject();
  if (!effects.consume.empty()) WriteConsumes(json, effects.consume);
  PAWL_TRY(WriteList(json, "write", effects.write, WriteWrite));
  PAWL_TRY(WriteList(json, "publish", effects.publish, WritePublish));
  PAWL_TRY(WriteList(json, "connect", effects.connect, WriteConnectEffect));
  if (!effects.state_set.empty() || !effects.state_unset.empty()) {
    PAWL_TRY(WriteStateChange(json.Key("state"), effects.state_set, effects.state_unset));
  }
  if (!effects.ports.empty()) PAWL_TRY(WritePortChanges(json.Key("ports"), effects.ports));
  PAWL_TRY(WriteFamily(json, effects));
  if (effects.defaults_run) json.Key("defaults_run").Uint(*effects.defaults_run);
  json.EndObject();
  return out;
}

}  // namespace pawl
