// The calls about stateful jobs.
#include "wire/json/api_call.h"
#include "wire/json/api_fields.h"
#include "wire/json/api_parts.h"

namespace pawl {
namespace {

std::string PortPath(const PortAddress& port) {
  const std::string_view side = port.side == Side::kIn ? "/ports/in/" : "/ports/out/";
  return JobPath(port.job, side) + PercentEncode(port.port);
}

std::string TypePath(std::string_view queue, std::string_view type) {
  return "/v1/workers/" + PercentEncode(queue) + "/" + PercentEncode(type);
}

// The slashes of a channel stay.
std::string ChannelPath(std::string_view channel) {
  std::string path = "/v1/channels";
  if (channel.empty() || channel.front() != '/') path += '/';
  while (!channel.empty()) {
    const std::size_t slash = channel.find('/');
    path += PercentEncode(channel.substr(0, slash));
    if (slash == std::string_view::npos) break;
    path += '/';
    channel.remove_prefix(slash + 1);
  }
  return path;
}

}  // namespace

Result<ApiCall> WriteCall(const PortAddress& port, const std::vector<std::string>& values, bool notify) {
  ApiCall call{.method = "POST", .path = PortPath(port), .needs_key = true};
  FieldWriter fields(call.body);
  PAWL_TRY(WriteValues(fields.Key("values"), values));
  if (!notify) fields.Flag("notify", false);
  fields.End();
  return call;
}

ApiCall ReadCall(const PortAddress& port, std::uint32_t limit) {
  return {.method = "POST",
          .path = PortPath(port) + "/read",
          .body = "{\"limit\":" + std::to_string(limit) + "}",
          .needs_key = true};
}

ApiCall PeekCall(const PortAddress& port, std::uint64_t from, std::uint32_t limit) {
  return {.path = PortPath(port) + "?from=" + std::to_string(from) + "&limit=" + std::to_string(limit)};
}

ApiCall ConnectCall(const PortAddress& from, const std::vector<PortAddress>& to) {
  ApiCall call{.method = "POST", .path = JobPath(from.job, "/connect"), .needs_key = true};
  JsonWriter json(call.body);
  WriteConnect(json, from, to);
  return call;
}

Result<ApiCall> ChangePortsCall(std::string_view ref, const PortChanges& changes) {
  ApiCall call{.method = "PATCH", .path = JobPath(ref, "/ports")};
  JsonWriter json(call.body);
  PAWL_TRY(WritePortChanges(json, changes));
  return call;
}

ApiCall GetStateCall(std::string_view ref) { return {.path = JobPath(ref, "/state")}; }

Result<ApiCall> ChangeStateCall(std::string_view ref, const StateValues& set, const std::vector<std::string>& unset) {
  ApiCall call{.method = "PATCH", .path = JobPath(ref, "/state")};
  JsonWriter json(call.body);
  PAWL_TRY(WriteStateChange(json, set, unset));
  return call;
}

Result<ApiCall> PublishCall(std::string_view channel, const std::string& value) {
  PAWL_TRY(CheckJson(value, "value"));
  return ApiCall{
      .method = "POST", .path = ChannelPath(channel), .body = "{\"value\":" + value + "}", .needs_key = true};
}

ApiCall AdoptCall(std::string_view ref, std::string_view parent, std::string_view name) {
  ApiCall call{.method = "PUT", .path = JobPath(ref, "/parent")};
  FieldWriter fields(call.body);
  fields.Text("parent", parent);
  fields.Text("name", name);
  fields.End();
  return call;
}

ApiCall DisownCall(std::string_view ref) { return {.method = "DELETE", .path = JobPath(ref, "/parent")}; }

ApiCall GetChildCall(std::string_view parent, std::string_view name) {
  return {.path = JobPath(parent, "/children/") + PercentEncode(name)};
}

ApiCall TreeCall(std::string_view ref) { return {.path = JobPath(ref, "/tree")}; }

ApiCall AliasCall(std::string_view ref, std::string_view alias, bool remove) {
  return {.method = remove ? "DELETE" : "PUT", .path = JobPath(ref, "/aliases/") + PercentEncode(alias)};
}

Result<ApiCall> RegisterTypeCall(std::string_view queue, std::string_view type, const TypeOptions& options) {
  ApiCall call{.method = "PUT", .path = TypePath(queue, type)};
  FieldWriter fields(call.body);
  PAWL_TRY(WritePorts(fields.Key("ports"), options.in, options.out));
  fields.Flag("startup", options.startup);
  fields.Flag("shutdown", options.shutdown);
  fields.Retry({.max = options.retry_max});
  fields.Key("idle_runs").Uint(options.idle_runs);
  fields.Span("shutdown_timeout", options.shutdown_timeout);
  fields.End();
  return call;
}

ApiCall UnregisterTypeCall(std::string_view queue, std::string_view type) {
  return {.method = "DELETE", .path = TypePath(queue, type)};
}

ApiCall ListTypesCall(std::string_view queue) { return {.path = "/v1/workers/" + PercentEncode(queue)}; }

}  // namespace pawl
