#include "wire/http/render_life.h"

#include "wire/http/render_job.h"

namespace pawl::http {
namespace {

void WriteState(AnswerWriter& json, const StateMap& state) {
  json.BeginObject();
  for (const auto& [key, value] : state) json.TextKey(key).ValueOf(key, value);
  json.EndObject();
}

void WriteItems(AnswerWriter& json, const std::vector<PortItem>& items) {
  json.Key("items").BeginArray();
  for (const PortItem& item : items) {
    json.BeginObject().Key("value").Value(item.value);
    if (!item.channel.empty()) json.Key("channel").Text(item.channel);
    json.EndObject();
  }
  json.EndArray();
}

// Without the braces.
void WritePort(AnswerWriter& json, const Port& port, bool outport) {
  if (port.default_value) json.Key("default").ValueOf(port.name, *port.default_value);
  if (!port.channels.empty()) {
    json.Key("channels").BeginArray();
    for (const std::string& channel : port.channels) json.Text(channel);
    json.EndArray();
  }
  if (outport) json.Key("keep").Bool(port.keep);
}

void WriteSide(AnswerWriter& json, std::string_view key, const std::vector<Port>& ports) {
  json.Key(key).BeginObject();
  for (const Port& port : ports) {
    json.Key(port.name).BeginObject();
    WritePort(json, port, key == "out");
    json.EndObject();
  }
  json.EndObject();
}

void WritePorts(AnswerWriter& json, const Ports& ports) {
  json.BeginObject();
  WriteSide(json, "in", ports.in);
  WriteSide(json, "out", ports.out);
  json.EndObject();
}

void WriteViews(AnswerWriter& json, std::string_view key, const std::vector<PortView>& views) {
  json.Key(key).BeginObject();
  for (const PortView& view : views) {
    json.Key(view.port.name).BeginObject();
    if (view.port.name != "*") json.Key("size").Uint(view.size);
    WritePort(json, view.port, key == "out");
    json.EndObject();
  }
  json.EndObject();
}

void WritePortViews(AnswerWriter& json, const LifeView& life) {
  json.BeginObject();
  WriteViews(json, "in", life.in);
  WriteViews(json, "out", life.out);
  json.EndObject();
}

void WriteClaimedPorts(AnswerWriter& json, std::string_view key, const std::vector<ClaimedPort>& ports) {
  json.Key(key).BeginObject();
  for (const ClaimedPort& port : ports) {
    json.Key(port.port).BeginObject().Key("from").Uint(port.from).Key("tail").Uint(port.tail);
    if (port.default_value) json.Key("default").Value(*port.default_value);
    WriteItems(json, port.items);
    json.EndObject();
  }
  json.EndObject();
}

void WriteClaimedChild(AnswerWriter& json, const ClaimedChild& child) {
  json.BeginObject().Key("id").Name(child.id).Key("name").Name(child.name);
  json.Key("state").Name(Name(child.shown));
  WriteClaimedPorts(json, "outputs", child.out);
  json.EndObject();
}

void WriteNode(AnswerWriter& json, const TreeNode& node, NameMemo& names) {
  const JobHead& head = node.row.head;
  json.BeginObject().Key("id").Name(head.id).Key("seq").Uint(node.row.seq);
  const bool is_partition = head.flow && head.flow->partition != 0;
  if (head.stateful && !head.stateful->child_name.empty()) json.Key("name").Name(head.stateful->child_name);
  if (IsMember(head) && !is_partition) json.Key("name").Name(head.flow->task);
  if (is_partition) json.Key("partition").Uint(head.flow->partition);
  json.Key("type").Name(names[head.type]).Key("queue").Name(names[head.queue]);
  json.Key("state").Name(Name(head.shown));
  json.Key("children").BeginArray();
  for (const TreeNode& child : node.children) WriteNode(json, child, names);
  json.EndArray();
  if (node.truncated) json.Key("truncated").Bool(true);
  json.EndObject();
}

void WriteType(AnswerWriter& json, const TypeSpec& spec) {
  json.BeginObject().Key("ports");
  WritePorts(json, spec.ports);
  json.Key("startup").Bool(spec.startup).Key("shutdown").Bool(spec.shutdown);
  if (spec.retry_max) json.Key("retry").BeginObject().Key("max").Uint(*spec.retry_max).EndObject();
  json.Key("idle_runs").Uint(spec.idle_runs_max);
  WriteSeconds(json, "shutdown_timeout", spec.shutdown_timeout);
  if (!spec.description.empty()) json.Key("description").Text(spec.description);
  json.EndObject();
}

}  // namespace

void WriteLife(AnswerWriter& json, const LifeView& life) {
  if (!life.aliases.empty()) {
    json.Key("aliases").BeginArray();
    for (const std::string& alias : life.aliases) json.Name(alias);
    json.EndArray();
  }
  if (!life.parent_id.empty()) {
    json.Key("parent").BeginObject().Key("id").Name(life.parent_id).Key("name").Name(life.name).EndObject();
  }
  json.Key("children").BeginObject().Key("count").Uint(life.children).Key("open").Uint(life.open).EndObject();
  json.Key("ports");
  WritePortViews(json, life);
  json.Key("job_state");  // "state" is where the job stands
  WriteState(json, life.state);
}

void WriteClaimedLife(AnswerWriter& json, const ClaimedLife& life) {
  if (life.first) json.Key("first").Bool(true);
  json.Key("phase").Name(life.phase == Phase::kRun ? "run" : "shutdown");
  json.Key("state");
  WriteState(json, life.state);
  WriteClaimedPorts(json, "inputs", life.ports);
  json.Key("children").BeginArray();
  for (const ClaimedChild& child : life.children) WriteClaimedChild(json, child);
  json.EndArray();
  if (life.more) json.Key("more").Bool(true);
  json.Key("defaults").BeginObject().Key("changed").Uint(life.defaults_changed);
  json.Key("run").Uint(life.defaults_run).EndObject();
  if (!life.parent_id.empty()) {
    json.Key("parent").BeginObject().Key("id").Name(life.parent_id).Key("name").Name(life.child_name).EndObject();
  }
}

std::string RenderPorts(const LifeView& life) {
  return Rendered([&](AnswerWriter& json) { WritePortViews(json, life); });
}

std::string RenderPorts(const Ports& ports) {
  return Rendered([&](AnswerWriter& json) { WritePorts(json, ports); });
}

std::string RenderState(const StateMap& state) {
  return Rendered([&](AnswerWriter& json) { WriteState(json, state); });
}

std::string RenderPeek(const PortPage& page) {
  return Rendered(
      [&](AnswerWriter& json) {
        json.BeginObject().Key("from").Uint(page.from).Key("tail").Uint(page.tail);
        if (page.default_value) json.Key("default").Value(*page.default_value);
        WriteItems(json, page.items);
        json.EndObject();
      },
      Audience::kHolder);
}

std::string RenderRead(const ReadPortOp::Reply& reply) {
  return Rendered(
      [&](AnswerWriter& json) {
        json.BeginObject().Key("from").Uint(reply.from).Key("to").Uint(reply.to).Key("left").Uint(reply.left);
        const bool is_default = reply.is_default && !reply.items.empty();
        if (is_default) json.Key("default").Value(reply.items.front().value);
        WriteItems(json, is_default ? std::vector<PortItem>{} : reply.items);
        json.EndObject();
      },
      Audience::kHolder);
}

std::string RenderTree(const TreeNode& tree, const Names& names) {
  NameMemo memo(names);
  return Rendered([&](AnswerWriter& json) { WriteNode(json, tree, memo); });
}

std::string RenderType(const TypeSpec& type) {
  return Rendered([&](AnswerWriter& json) { WriteType(json, type); });
}

std::string RenderTypes(const std::string& queue, const std::vector<TypeView>& types) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("queue").Name(queue).Key("types").BeginObject();
    for (const auto& [name, type] : types) {
      json.Key(name);
      WriteType(json, type);
    }
    json.EndObject().EndObject();
  });
}

std::string RenderDelivered(std::uint64_t count) { return "{\"delivered\":" + std::to_string(count) + "}"; }

std::string RenderMessage(const Message& message) {
  return Rendered([&](AnswerWriter& json) {
    if (!message.progress_of.empty()) {
      json.BeginObject().Key("id").Name(message.progress_of).Key("progress").Value(message.value);
      WriteTime(json, "at", message.at);
      json.EndObject();
      return;
    }
    json.BeginObject().Key("channel").Text(message.channel);
    json.Key("value").Value(message.value);
    WriteTime(json, "at", message.at);
    json.EndObject();
  });
}

}  // namespace pawl::http
