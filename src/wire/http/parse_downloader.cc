#include "wire/http/parse_downloader.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/json_writer.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr std::int64_t kDownloadSecondsMax = 86'400;
constexpr Millis kFileRetention = std::chrono::hours(3);
constexpr Millis kRetryPause = std::chrono::minutes(2);

struct DownloadCall {
  std::string aggr_id;
  std::uint32_t aggr_limit = 0;
  std::string url;
  std::string callback_url;
  std::string callback_type;
  std::string callback_dst;
  std::string aggr_proxy;
  std::string extra;
  std::string mime_type;
  std::uint32_t max_retries = 2;
  bool extract_image_size = false;
  std::optional<std::uint32_t> download_timeout;  // seconds
  std::vector<std::pair<std::string, std::string>> request_headers;
  std::string user_agent;
  std::string s3_bucket;
  std::string s3_region;
};

template <std::string DownloadCall::*Member, std::size_t Max>
Result<void> ReadCallText(const JsonValue& value, DownloadCall& out) {
  return ReadText(value, Max, out.*Member);
}

// Values are strings or whole numbers.
Result<void> ReadRequestHeaders(const JsonValue& value, DownloadCall& out) {
  return ReadMembers(value, [&](std::string_view name, const JsonValue& one) -> Result<void> {
    std::string text;
    if (one.kind == JsonKind::kNumber) {
      PAWL_ASSIGN(const std::int64_t number, one.Int());
      text = std::to_string(number);
    } else {
      PAWL_ASSIGN(text, one.String());
    }
    out.request_headers.emplace_back(name, std::move(text));
    return {};
  });
}

constexpr std::array<Field<DownloadCall>, 16> kDownloadCallFields{{
    {"aggr_id", [](const JsonValue& v, DownloadCall& out) { return ReadGroup(v, out.aggr_id); }, true},
    {"aggr_limit", [](const JsonValue& v, DownloadCall& out) { return ReadWhole(v, 1, kLimitMax, out.aggr_limit); },
     true},
    {"url", ReadCallText<&DownloadCall::url, kUrlMax>, true},
    {"callback_url", ReadCallText<&DownloadCall::callback_url, kUrlMax>},
    {"callback_type", ReadCallText<&DownloadCall::callback_type, kTextMax>},
    {"callback_dst", ReadCallText<&DownloadCall::callback_dst, kUrlMax>},
    {"aggr_proxy", ReadCallText<&DownloadCall::aggr_proxy, kUrlMax>},
    {"extra", ReadCallText<&DownloadCall::extra, kExtraMax>},
    {"mime_type", ReadCallText<&DownloadCall::mime_type, kUrlMax>},
    {"max_retries",
     [](const JsonValue& v, DownloadCall& out) { return ReadWhole(v, 0, kRetriesMax, out.max_retries); }},
    {"extract_image_size", [](const JsonValue& v, DownloadCall& out) { return ReadBool(v, out.extract_image_size); }},
    {"download_timeout",
     [](const JsonValue& v, DownloadCall& out) { return ReadWhole(v, 1, kDownloadSecondsMax, out.download_timeout); }},
    {"request_headers", ReadRequestHeaders},
    {"user_agent", ReadCallText<&DownloadCall::user_agent, kHeaderValueMax>},
    {"s3_bucket", ReadCallText<&DownloadCall::s3_bucket, kTextMax>},
    {"s3_region", ReadCallText<&DownloadCall::s3_region, kTextMax>},
}};

// "image/*,!image/png" as a list.
std::vector<std::string_view> PartsOfList(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view part = text.substr(0, comma);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (!part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

// The bucket, and the members of `extra` as the metadata of the object, if it is a JSON object.
void AppendStore(const DownloadCall& call, JsonWriter& json) {
  json.Key("store").BeginObject().Key("name").String("s3").Key("bucket").String(call.s3_bucket);
  if (!call.s3_region.empty()) json.Key("region").String(call.s3_region);
  const auto extra = ParseJson(call.extra);
  if (extra.ok() && extra->kind == JsonKind::kObject) {
    json.Key("metadata").BeginObject();
    [[maybe_unused]] const auto all = ForEachMember(*extra, [&](std::string_view name, const JsonValue& value) {
      const auto text = value.String();
      json.Key(name).String(text.ok() ? *text : std::string(value.raw));
      return Result<void>();
    });
    json.EndObject();
  }
  json.EndObject();
}

std::string PayloadOf(const DownloadCall& call) {
  std::string payload;
  JsonWriter json(payload);
  json.BeginObject().Key("url").String(call.url);
  if (!call.request_headers.empty() || !call.user_agent.empty()) {
    json.Key("headers").BeginObject();
    for (const auto& [name, value] : call.request_headers) json.Key(name).String(value);
    if (!call.user_agent.empty()) json.Key("User-Agent").String(call.user_agent);
    json.EndObject();
  }
  if (call.download_timeout) json.Key("timeout").Uint(*call.download_timeout);
  if (!call.mime_type.empty()) {
    json.Key("mime").BeginArray();
    for (const std::string_view part : PartsOfList(call.mime_type)) json.String(part);
    json.EndArray();
  }
  if (call.extract_image_size) json.Key("image_size").Bool(true);
  if (!call.aggr_proxy.empty()) json.Key("proxy").String(call.aggr_proxy);
  if (!call.s3_bucket.empty()) AppendStore(call, json);
  json.EndObject();
  return payload;
}

// Whoever names a bucket may do without.
Result<std::vector<CallbackSpec>> CallbacksOf(const DownloadCall& call) {
  CallbackSpec callback;
  callback.url = call.callback_url;
  if (callback.url.empty()) {
    if (call.callback_type.empty() && !call.s3_bucket.empty()) return std::vector<CallbackSpec>();
    if (call.callback_type.empty()) return MissingField("callback_url");
    if (call.callback_type != "http") {
      return Error{ErrorCode::kInvalid, "only http is there; the callback is a POST to callback_dst", "callback_type"};
    }
    if (call.callback_dst.empty()) return MissingField("callback_dst");
    callback.url = call.callback_dst;
  }
  AppendJsonString(callback.extra, call.extra);
  callback.format = "downloader";
  callback.with_payload = true;
  return std::vector{std::move(callback)};
}

}  // namespace

Result<PushOp> ParseDownload(std::string_view body) {
  PAWL_ASSIGN(const DownloadCall call, ReadBody<DownloadCall>(body, kDownloadCallFields));
  if (call.s3_bucket.empty() && !call.s3_region.empty()) return MissingField("s3_bucket");
  PAWL_ASSIGN(std::vector<CallbackSpec> callbacks, CallbacksOf(call));
  PushOp op;
  JobSpec& job = op.jobs.emplace_back();
  job.type = "download";
  job.payload = PayloadOf(call);
  job.group = call.aggr_id;
  job.group_limit = call.aggr_limit;
  job.retention = kFileRetention;
  job.retry = {.max = call.max_retries, .backoff = RetryBackoff::kFixed, .base = kRetryPause};
  if (!callbacks.empty()) job.callbacks = std::move(callbacks);
  return op;
}

Error InDownloaderTerms(Error error) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kTerms{{
      {"payload.url", "url"},
      {"payload.headers", "request_headers"},
      {"payload.mime", "mime_type"},
      {"payload.timeout", "download_timeout"},
      {"payload.proxy", "aggr_proxy"},
      {"payload.store.metadata", "extra"},
      {"payload.store.region", "s3_region"},
      {"payload.store.bucket", "s3_bucket"},
      {"payload.store", "s3_bucket"},
      {"callbacks[0].url", "callback_url"},
  }};
  for (const auto& [ours, theirs] : kTerms) {
    if (error.field.starts_with(ours)) error.field.replace(0, ours.size(), theirs);
  }
  return error;
}

}  // namespace pawl::http
