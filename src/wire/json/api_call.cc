#include "wire/json/api_call.h"

#include "base/json_reader.h"
#include "wire/json/api_fields.h"
#include "wire/json/api_parts.h"
#include "wire/json/callback_fields.h"
#include "wire/json/push_fields.h"

namespace pawl {
namespace {

std::string QueuePath(std::string_view queue, std::string_view rest = {}) {
  return "/v1/queues/" + PercentEncode(queue) + std::string(rest);
}
std::string GroupPath(std::string_view queue, std::string_view group) {
  return QueuePath(queue, "/groups/") + PercentEncode(group);
}

std::string Seconds(Millis span) {
  std::string text;
  JsonWriter(text).Double(static_cast<double>(span.count()) / 1e3);
  return text;
}

// Collects "a=1&b=2" after the path.
constexpr std::string_view kMostQueues = "1000";  // of a page

class Query {
 public:
  explicit Query(std::string path) : path_(std::move(path)) {}
  Query& Add(std::string_view key, std::string_view value) {
    if (value.empty()) return *this;
    path_ += first_ ? '?' : '&';
    first_ = false;
    path_.append(key).append("=").append(PercentEncode(value));
    return *this;
  }
  std::string Take() { return std::move(path_); }

 private:
  std::string path_;
  bool first_ = true;
};

std::string SelectionBody(const JobSelection& jobs) {
  std::string body;
  FieldWriter fields(body);
  fields.Text("queue", jobs.queue);
  fields.Text("type", jobs.type);
  fields.Text("group", jobs.group);
  if (jobs.state) fields.Text("state", Name(*jobs.state));
  fields.End();
  return body;
}

std::string AboutBody(const ClaimOptions::About& about) {
  std::string body;
  FieldWriter fields(body);
  fields.Text("host", about.host);
  if (about.pid > 0) fields.Key("pid").Int(about.pid);
  if (about.concurrency > 0) fields.Key("concurrency").Uint(about.concurrency);
  if (!about.labels.empty()) {
    JsonWriter& json = fields.Key("labels").BeginArray();
    for (const std::string& label : about.labels) json.String(label);
    json.EndArray();
  }
  fields.End();
  return body == "{}" ? std::string() : body;
}

void WriteDefaults(FieldWriter& outer, const PushDefaults& defaults) {
  std::string body;
  FieldWriter fields(body);
  fields.Span("lease", defaults.lease);
  fields.Span("timeout", defaults.timeout);
  fields.Retry(defaults.retry);
  fields.Number("max_crashes", defaults.max_crashes);
  fields.Span("delay", defaults.delay);
  fields.Span("expires_in", defaults.expires_in);
  fields.Number("priority", defaults.priority);
  fields.Span("retention", defaults.retention);
  fields.Number("group_limit", defaults.group_limit);
  if (!defaults.callbacks.empty()) (void)http::WriteCallbacks(fields.Key("callbacks"), defaults.callbacks);
  fields.End();
  if (body != "{}") outer.Raw("defaults", body);
}

}  // namespace

std::string PercentEncode(std::string_view text) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:";
  std::string out;
  for (const char c : text) {
    if (kPlain.find(c) != std::string_view::npos) {
      out += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += '%';
    out += kHex[byte >> 4U];
    out += kHex[byte & 15U];
  }
  return out;
}

ApiCall GetCall(std::string_view ref, Millis wait) {
  return {.path = Query(JobPath(ref)).Add("wait", wait.count() > 0 ? Seconds(wait) : "").Take(), .wait = wait};
}

ApiCall ListCall(const ListOptions& options) {
  Query query("/v1/jobs");
  query.Add("queue", options.jobs.queue).Add("type", options.jobs.type).Add("group", options.jobs.group);
  if (options.jobs.state) query.Add("state", Name(*options.jobs.state));
  query.Add("limit", std::to_string(options.limit)).Add("cursor", options.cursor);
  return {.path = query.Take()};
}

ApiCall GetRunsCall(std::string_view ref) { return {.path = JobPath(ref, "/runs")}; }

ApiCall RunCall(std::string_view ref, bool force) {
  return {
      .method = "POST", .path = JobPath(ref, "/run"), .body = force ? R"({"force":true})" : "{}", .needs_key = true};
}

Result<ApiCall> EditCall(std::string_view ref, const JobChange& change) {
  if (change.payload) PAWL_TRY(CheckJson(*change.payload, "payload"));
  ApiCall call{.method = "PATCH", .path = JobPath(ref), .needs_key = true};
  FieldWriter fields(call.body);
  fields.Span("delay", change.delay);
  fields.Time("run_at", change.run_at);
  fields.Number("priority", change.priority);
  if (change.group && change.group->empty()) fields.Key("group").Null();
  if (change.group) fields.Text("group", *change.group);
  if (change.payload) fields.Raw("payload", *change.payload);
  fields.End();
  return call;
}

Result<ApiCall> CopyCall(std::string_view ref, const CopyChange& change) {
  PushRequest said;
  said.payload.clear();  // that of the job
  said.id = change.id;
  said.queue = change.queue;
  said.group = change.group;
  said.priority = change.priority;
  said.delay = change.delay;
  said.run_at = change.run_at;
  said.expires_in = change.expires_in;
  said.unique = change.unique;
  said.created_by = change.created_by;
  said.aliases = change.aliases;
  ApiCall call{.method = "POST", .path = JobPath(ref, "/copy"), .needs_key = true};
  PAWL_TRY(http::AppendPush(said, call.body));
  return call;
}

ApiCall TerminateCall(std::string_view ref, bool recursive) {
  return {.method = "POST",
          .path = JobPath(ref, "/terminate"),
          .body = recursive ? R"({"recursive":true})" : "{}",
          .needs_key = true};
}

ApiCall DeleteCall(std::string_view ref) { return {.method = "DELETE", .path = JobPath(ref)}; }

ApiCall ListCallbacksCall(const CallbackSelection& callbacks, std::uint32_t limit, std::string_view cursor) {
  Query query("/v1/callbacks");
  if (callbacks.state) query.Add("state", Name(*callbacks.state));
  query.Add("host", callbacks.host).Add("limit", std::to_string(limit)).Add("cursor", cursor);
  return {.path = query.Take()};
}

ApiCall RetryCallbackCall(std::string_view id) {
  return {.method = "POST", .path = "/v1/callbacks/" + PercentEncode(id) + "/retry", .body = "{}"};
}

ApiCall RetryCallbacksCall(const CallbackSelection& callbacks) {
  ApiCall call{.method = "POST", .path = "/v1/callbacks/retry", .needs_key = true};
  FieldWriter fields(call.body);
  if (callbacks.state) fields.Text("state", Name(*callbacks.state));
  fields.Text("host", callbacks.host);
  fields.End();
  return call;
}

ApiCall RunManyCall(const JobSelection& jobs) {
  return {.method = "POST", .path = "/v1/jobs/run", .body = SelectionBody(jobs), .needs_key = true};
}

ApiCall TerminateManyCall(const JobSelection& jobs) {
  return {.method = "POST", .path = "/v1/jobs/terminate", .body = SelectionBody(jobs), .needs_key = true};
}

ApiCall ClaimCall(const ClaimOptions& options) {
  ApiCall call{.method = "POST", .path = "/v1/claim", .wait = options.wait};
  FieldWriter fields(call.body);
  if (!options.queues.empty()) {
    JsonWriter& json = fields.Key("queues").BeginArray();
    for (const std::string& queue : options.queues) json.String(queue);
    json.EndArray();
  }
  fields.Text("worker", options.worker);
  fields.Key("count").Uint(options.count);
  if (options.wait.count() > 0) fields.Span("wait", options.wait);
  fields.Span("lease", options.lease);
  fields.Text("claim_id", options.claim_id);
  fields.Text("job", options.job);
  fields.Raw("worker_info", AboutBody(options.about));
  fields.End();
  return call;
}

ApiCall ListQueuesCall(std::string_view cursor) {
  return {.path = Query("/v1/queues").Add("limit", kMostQueues).Add("cursor", cursor).Take()};
}
ApiCall GetQueueCall(std::string_view queue) { return {.path = QueuePath(queue)}; }
ApiCall DeleteQueueCall(std::string_view queue) { return {.method = "DELETE", .path = QueuePath(queue)}; }

Result<ApiCall> ChangeQueueCall(std::string_view queue, const QueueChange& change) {
  ApiCall call{.method = "PATCH", .path = QueuePath(queue)};
  FieldWriter fields(call.body);
  fields.Flag("paused", change.paused);
  fields.Patch("concurrency", change.concurrency);
  fields.Patch("rate", change.rate);
  fields.Patch("max_payload", change.max_payload);
  const std::size_t before = call.body.size();
  WriteDefaults(fields, change.defaults);
  if (change.clear_defaults) {
    if (call.body.size() != before) {
      return Error{ErrorCode::kInvalid, "defaults are either set or cleared, not both in one change", "defaults"};
    }
    fields.Key("defaults").Null();
  }
  fields.End();
  return call;
}

ApiCall PurgeQueueCall(std::string_view queue) {
  return {.method = "POST", .path = QueuePath(queue, "/purge"), .body = "{}", .needs_key = true};
}

ApiCall GetGroupCall(std::string_view queue, std::string_view group) { return {.path = GroupPath(queue, group)}; }

ApiCall ChangeGroupCall(std::string_view queue, std::string_view group, const GroupChange& change) {
  ApiCall call{.method = "PATCH", .path = GroupPath(queue, group)};
  FieldWriter fields(call.body);
  fields.Patch("limit", change.limit);
  fields.Patch("rate", change.rate);
  fields.Flag("paused", change.paused);
  fields.Flag("ordered", change.ordered);
  if (change.settings && change.settings->empty()) fields.Key("settings").Null();
  if (change.settings && !change.settings->empty()) fields.Raw("settings", *change.settings);
  fields.End();
  return call;
}

ApiCall StatsCall(std::string_view queue, std::string_view cursor) {
  Query query("/v1/stats");
  if (queue.empty()) query.Add("limit", kMostQueues);
  return {.path = query.Add("queue", queue).Add("cursor", cursor).Take()};
}

}  // namespace pawl
