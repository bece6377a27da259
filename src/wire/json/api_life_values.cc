// What answers say of stateful jobs.
#include "wire/json/api_values.h"

namespace pawl {
namespace {

Result<void> ReadTexts(const JsonValue& array, std::vector<std::string>& out) {
  return ForEachElement(array, [&](const JsonValue& text) -> Result<void> {
    PAWL_ASSIGN(out.emplace_back(), text.String());
    return {};
  });
}

// {"name":{…},…}: `read` takes each apart.
template <typename T>
void ReadNamed(FieldReader& fields, std::string_view key, std::map<std::string, T, std::less<>>& out,
               void (*read)(FieldReader&, T&)) {
  fields.Members(key, [&](std::string_view name, const JsonValue& value) {
    FieldReader one(value);
    read(one, out[std::string(name)]);
    return one.Done();
  });
}

void ReadDefault(FieldReader& fields, std::optional<std::string>& value) {
  fields.Maybe("default", value, [&](std::string& json) { fields.Raw("default", json); });
}

void ReadSpec(FieldReader& fields, PortSpec& port) {
  ReadDefault(fields, port.default_value);
  fields.Object("channels", [&](const JsonValue& array) { return ReadTexts(array, port.channels); });
  fields.Maybe("keep", port.keep, [&](bool& keep) { fields.Flag("keep", keep); });
}

void ReadStatus(FieldReader& fields, PortStatus& port) {
  ReadSpec(fields, port);
  fields.Number("size", port.size);
}

// {"in":{…},"out":{…}}
template <typename T>
void ReadPorts(FieldReader& fields, std::map<std::string, T, std::less<>>& in,
               std::map<std::string, T, std::less<>>& out, void (*read)(FieldReader&, T&)) {
  fields.Object("ports", [&](const JsonValue& value) {
    FieldReader ports(value);
    ReadNamed(ports, "in", in, read);
    ReadNamed(ports, "out", out, read);
    return ports.Done();
  });
}

Result<void> ReadChild(const JsonValue& value, RunChild& child) {
  FieldReader fields(value);
  fields.Text("id", child.id);
  fields.Text("name", child.name);
  fields.State("state", child.state);
  ReadNamed(fields, "outputs", child.outputs, ReadContent);
  return fields.Done();
}

}  // namespace

Result<void> ReadStateValues(const JsonValue& object, StateValues& state) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    state[std::string(key)] = std::string(value.raw);
    return {};
  });
}

void ReadItems(FieldReader& fields, std::vector<PortValue>& items) {
  fields.Array("items", [&](const JsonValue& value) {
    FieldReader item(value);
    PortValue& read = items.emplace_back();
    item.Raw("value", read.value);
    item.Text("channel", read.channel);
    return item.Done();
  });
}

void ReadContent(FieldReader& fields, PortContent& content) {
  fields.Number("from", content.from);
  fields.Number("tail", content.tail);
  ReadDefault(fields, content.default_value);
  ReadItems(fields, content.items);
}

void ReadRunLife(FieldReader& fields, std::optional<RunLife>& life) {
  if (!fields.Has("phase")) return;
  RunLife& read = life.emplace();
  std::string phase;
  fields.Text("phase", phase);
  read.shutdown = phase == "shutdown";
  fields.Flag("first", read.first);
  fields.Object("state", [&](const JsonValue& object) { return ReadStateValues(object, read.state); });
  ReadNamed(fields, "inputs", read.inputs, ReadContent);
  fields.Array("children", [&](const JsonValue& value) { return ReadChild(value, read.children.emplace_back()); });
  fields.Flag("more", read.more);
  fields.Object("defaults", [&](const JsonValue& value) {
    FieldReader defaults(value);
    defaults.Number("changed", read.defaults_changed);
    defaults.Number("run", read.defaults_run);
    return defaults.Done();
  });
}

void ReadJobLife(FieldReader& fields, std::optional<JobLife>& life) {
  if (!fields.Has("ports")) return;
  JobLife& read = life.emplace();
  fields.Object("aliases", [&](const JsonValue& array) { return ReadTexts(array, read.aliases); });
  fields.Object("parent", [&](const JsonValue& value) {
    FieldReader parent(value);
    parent.Text("id", read.parent);
    parent.Text("name", read.name);
    return parent.Done();
  });
  fields.Object("children", [&](const JsonValue& value) {
    FieldReader children(value);
    children.Number("count", read.children);
    children.Number("open", read.open_children);
    return children.Done();
  });
  ReadPorts(fields, read.in, read.out, ReadStatus);
  fields.Object("job_state", [&](const JsonValue& object) { return ReadStateValues(object, read.state); });
}

void ReadTree(FieldReader& fields, JobTree& tree) {
  fields.Need("id");
  fields.Text("id", tree.id);
  fields.Text("name", tree.name);
  fields.Text("type", tree.type);
  fields.State("state", tree.state);
  fields.Array("children", [&](const JsonValue& value) {
    FieldReader child(value);
    ReadTree(child, tree.children.emplace_back());
    return child.Done();
  });
  fields.Flag("truncated", tree.truncated);
}

void ReadType(FieldReader& fields, TypeOptions& type) {
  ReadPorts(fields, type.in, type.out, ReadSpec);
  fields.Flag("startup", type.startup);
  fields.Flag("shutdown", type.shutdown);
  fields.Object("retry", [&](const JsonValue& value) {
    FieldReader retry(value);
    retry.Maybe("max", type.retry_max);
    return retry.Done();
  });
  fields.Number("idle_runs", type.idle_runs);
  fields.Span("shutdown_timeout", type.shutdown_timeout);
}

}  // namespace pawl
