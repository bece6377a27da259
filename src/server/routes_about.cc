// What a server is, what it can take, and how it was configured.
#include <sys/statvfs.h>

#include "base/wall_format.h"
#include "engine/stats_queries.h"
#include "server/memory_budget.h"
#include "server/routes.h"
#include "server/stats_hub.h"
#include "wire/json/ranges.h"

namespace pawl::routes {
namespace {

void WriteNode(http::AnswerWriter& json, const NodeInfo& node) {
  json.Key("node").BeginObject().Key("host").Text(node.host).Key("pid").Int(node.pid);
  json.Key("listen").Text(node.listen).Key("roles").BeginArray();
  for (const std::string& role : node.roles) json.Name(role);
  json.EndArray().EndObject();
}

// What the store takes; on its own disk also how large that is, and how much of it is free for us.
void WriteDisk(http::AnswerWriter& json, const ApiServices& api) {
  json.Key("disk").BeginObject().Key("bytes").Uint(api.core.disk_bytes());
  json.Key("has_space").Bool(api.core.metrics().has_space);
  struct statvfs disk {};
  const std::string& dir = api.options.data_dir;
  if (!dir.empty() && ::statvfs(dir.c_str(), &disk) == 0) {
    json.Key("size").Uint(disk.f_frsize * disk.f_blocks).Key("free").Uint(disk.f_frsize * disk.f_bavail);
  }
  json.EndObject();
}

void WriteLimits(http::AnswerWriter& json, const ApiOptions& options) {
  json.Key("limits").BeginObject().Key("max_body").Uint(options.max_body);
  json.Key("max_payload").Uint(options.limits.max_payload).Key("hook_max_body").Uint(options.hook_max_body);
  json.Key("max_connections").Uint(options.max_connections);
  if (options.budget != nullptr) json.Key("memory").Uint(options.budget->figures().limit);
  json.Key("page").Uint(kPageMax).Key("bulk").Uint(http::kBulkMax).Key("claim").Uint(http::kClaimMax);
  json.Key("streams").Uint(StatsHub::kMaxStreams).Key("history_points").Uint(kPointsMax).EndObject();
}

}  // namespace

void WriteEnvironment(http::AnswerWriter& json, const ApiOptions& options) {
  if (options.environment.name.empty()) return;
  json.Key("environment").BeginObject().Key("name").Text(options.environment.name);
  json.Key("color").Text(options.environment.color).EndObject();
}

Result<void> About(Call& call) {
  call.responder->SendLater([&api = call.api] {
    const ApiOptions& options = api.options;
    return Json(http::Rendered([&](http::AnswerWriter& json) {
      json.BeginObject().Key("version").Name(options.node.version);
      WriteNode(json, options.node);
      json.Key("started_at").Name(FormatTime(options.node.started)).Key("now").Name(FormatTime(api.core.now().wall));
      json.Key("store").BeginObject().Key("kind").Name(options.store == "redis" ? "redis" : "embedded");
      json.Key("durability").Name(options.durability).EndObject();
      WriteDisk(json, api);
      WriteLimits(json, options);
      WriteEnvironment(json, options);
      json.EndObject();
    }));
  });
  return {};
}

Result<void> GetConfig(Call& call) {
  call.Send(Json(http::Rendered([&](http::AnswerWriter& json) {
    json.BeginObject().Key("options").BeginArray();
    for (const ShownOption& option : call.api.config.get()) {
      json.BeginObject().Key("name").Name(option.name).Key("value").Value(option.value);
      json.Key("source").Name(option.source);
      if (!option.given.empty()) json.Key("given").Text(option.given);
      json.EndObject();
    }
    json.EndArray().EndObject();
  })));
  return {};
}

}  // namespace pawl::routes
