#include "wire/http/render_life.h"

#include "base/redact.h"
#include "wire/http/render_job.h"

namespace pawl::http {
namespace {

std::string Shown(const std::string& value, bool redact) { return redact ? RedactJson(value) : value; }

void WriteState(JsonWriter& json, const StateMap& state, bool redact) {
  std::string object;
  JsonWriter members(object);
  members.BeginObject();
  for (const auto& [key, value] : state) members.Key(key).Raw(value);
  members.EndObject();
  json.Raw(Shown(object, redact));  // a secret is told by its key
}

void WriteItems(JsonWriter& json, const std::vector<PortItem>& items) {
  json.Key("items").BeginArray();
  for (const PortItem& item : items) {
    json.BeginObject().Key("value").Raw(item.value);
    if (!item.channel.empty()) json.Key("channel").String(item.channel);
    json.EndObject();
  }
  json.EndArray();
}

// Without the braces.
void WritePort(JsonWriter& json, const Port& port, bool outport, bool redact) {
  if (port.default_value) json.Key("default").Raw(Shown(*port.default_value, redact));
  if (!port.channels.empty()) {
    json.Key("channels").BeginArray();
    for (const std::string& channel : port.channels) json.String(channel);
    json.EndArray();
  }
  if (outport) json.Key("keep").Bool(port.keep);
}

void WriteSide(JsonWriter& json, std::string_view key, const std::vector<Port>& ports) {
  json.Key(key).BeginObject();
  for (const Port& port : ports) {
    json.Key(port.name).BeginObject();
    WritePort(json, port, key == "out", false);
    json.EndObject();
  }
  json.EndObject();
}

void WritePorts(JsonWriter& json, const Ports& ports) {
  json.BeginObject();
  WriteSide(json, "in", ports.in);
  WriteSide(json, "out", ports.out);
  json.EndObject();
}

void WriteViews(JsonWriter& json, std::string_view key, const std::vector<PortView>& views) {
  json.Key(key).BeginObject();
  for (const PortView& view : views) {
    json.Key(view.port.name).BeginObject();
    if (view.port.name != "*") json.Key("size").Uint(view.size);
    WritePort(json, view.port, key == "out", true);
    json.EndObject();
  }
  json.EndObject();
}

void WritePortViews(JsonWriter& json, const LifeView& life) {
  json.BeginObject();
  WriteViews(json, "in", life.in);
  WriteViews(json, "out", life.out);
  json.EndObject();
}

void WriteClaimedPorts(JsonWriter& json, std::string_view key, const std::vector<ClaimedPort>& ports) {
  json.Key(key).BeginObject();
  for (const ClaimedPort& port : ports) {
    json.Key(port.port).BeginObject().Key("from").Uint(port.from).Key("tail").Uint(port.tail);
    if (port.default_value) json.Key("default").Raw(*port.default_value);
    WriteItems(json, port.items);
    json.EndObject();
  }
  json.EndObject();
}

void WriteClaimedChild(JsonWriter& json, const ClaimedChild& child) {
  json.BeginObject().Key("id").String(child.id).Key("name").String(child.name);
  json.Key("state").String(Name(child.shown));
  WriteClaimedPorts(json, "outputs", child.out);
  json.EndObject();
}

void WriteNode(JsonWriter& json, const TreeNode& node, NameMemo& names) {
  const JobHead& head = node.row.head;
  json.BeginObject().Key("id").String(head.id).Key("seq").Uint(node.row.seq);
  if (head.living && !head.living->child_name.empty()) json.Key("name").String(head.living->child_name);
  json.Key("type").String(names[head.type]).Key("queue").String(names[head.queue]);
  json.Key("state").String(Name(head.shown));
  json.Key("children").BeginArray();
  for (const TreeNode& child : node.children) WriteNode(json, child, names);
  json.EndArray();
  if (node.truncated) json.Key("truncated").Bool(true);
  json.EndObject();
}

void WriteType(JsonWriter& json, const TypeSpec& spec) {
  json.BeginObject().Key("ports");
  WritePorts(json, spec.ports);
  json.Key("startup").Bool(spec.startup).Key("shutdown").Bool(spec.shutdown);
  if (spec.retry_max) json.Key("retry").BeginObject().Key("max").Uint(*spec.retry_max).EndObject();
  json.Key("idle_runs").Uint(spec.idle_runs_max);
  WriteSeconds(json, "shutdown_timeout", spec.shutdown_timeout);
  if (!spec.description.empty()) json.Key("description").String(spec.description);
  json.EndObject();
}

template <typename Write>
std::string Rendered(Write write) {
  std::string out;
  JsonWriter json(out);
  write(json);
  return out;
}

// What the server itself says may quote a job's data.
bool IsOurs(std::string_view channel) { return channel == "/pawl" || channel.substr(0, 6) == "/pawl/"; }

}  // namespace

void WriteLife(JsonWriter& json, const LifeView& life) {
  if (!life.aliases.empty()) {
    json.Key("aliases").BeginArray();
    for (const std::string& alias : life.aliases) json.String(alias);
    json.EndArray();
  }
  if (!life.parent_id.empty()) {
    json.Key("parent").BeginObject().Key("id").String(life.parent_id).Key("name").String(life.name).EndObject();
  }
  json.Key("children").BeginObject().Key("count").Uint(life.children).Key("open").Uint(life.open).EndObject();
  json.Key("ports");
  WritePortViews(json, life);
  json.Key("job_state");  // "state" is where the job stands
  WriteState(json, life.state, true);
}

void WriteClaimedLife(JsonWriter& json, const ClaimedLife& life) {
  if (life.first) json.Key("first").Bool(true);
  json.Key("phase").String(life.phase == Phase::kRun ? "run" : "shutdown");
  json.Key("state");
  WriteState(json, life.state, false);
  WriteClaimedPorts(json, "inputs", life.ports);
  json.Key("children").BeginArray();
  for (const ClaimedChild& child : life.children) WriteClaimedChild(json, child);
  json.EndArray();
  if (life.more) json.Key("more").Bool(true);
  json.Key("defaults").BeginObject().Key("changed").Uint(life.defaults_changed);
  json.Key("run").Uint(life.defaults_run).EndObject();
  if (!life.parent_id.empty()) {
    json.Key("parent").BeginObject().Key("id").String(life.parent_id).Key("name").String(life.child_name).EndObject();
  }
}

std::string RenderPorts(const LifeView& life) {
  return Rendered([&](JsonWriter& json) { WritePortViews(json, life); });
}

std::string RenderPorts(const Ports& ports) {
  return Rendered([&](JsonWriter& json) { WritePorts(json, ports); });
}

std::string RenderState(const StateMap& state, bool redact) {
  return Rendered([&](JsonWriter& json) { WriteState(json, state, redact); });
}

std::string RenderPeek(const PortPage& page) {
  return Rendered([&](JsonWriter& json) {
    json.BeginObject().Key("from").Uint(page.from).Key("tail").Uint(page.tail);
    if (page.default_value) json.Key("default").Raw(*page.default_value);
    WriteItems(json, page.items);
    json.EndObject();
  });
}

std::string RenderRead(const ReadPortOp::Reply& reply) {
  return Rendered([&](JsonWriter& json) {
    json.BeginObject().Key("from").Uint(reply.from).Key("to").Uint(reply.to).Key("left").Uint(reply.left);
    const bool is_default = reply.is_default && !reply.items.empty();
    if (is_default) json.Key("default").Raw(reply.items.front().value);
    WriteItems(json, is_default ? std::vector<PortItem>{} : reply.items);
    json.EndObject();
  });
}

std::string RenderTree(const TreeNode& tree, const Names& names) {
  NameMemo memo(names);
  return Rendered([&](JsonWriter& json) { WriteNode(json, tree, memo); });
}

std::string RenderType(const TypeSpec& type) {
  return Rendered([&](JsonWriter& json) { WriteType(json, type); });
}

std::string RenderTypes(const std::string& queue, const std::vector<TypeView>& types) {
  return Rendered([&](JsonWriter& json) {
    json.BeginObject().Key("queue").String(queue).Key("types").BeginObject();
    for (const auto& [name, type] : types) {
      json.Key(name);
      WriteType(json, type);
    }
    json.EndObject().EndObject();
  });
}

std::string RenderDelivered(std::uint64_t count) { return "{\"delivered\":" + std::to_string(count) + "}"; }

std::string RenderMessage(const Message& message) {
  return Rendered([&](JsonWriter& json) {
    json.BeginObject().Key("channel").String(message.channel);
    json.Key("value").Raw(Shown(message.value, IsOurs(message.channel)));
    WriteTime(json, "at", message.at);
    json.EndObject();
  });
}

}  // namespace pawl::http
