#include "executors/download_job.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/json_writer.h"
#include "base/names.h"
#include "executors/call_end.h"
#include "executors/group_calls.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

constexpr http::SpanRange kDownloadTimeoutRange{std::chrono::seconds(1), std::chrono::hours(24)};
constexpr std::int64_t kDownloadBytesMax = std::int64_t{1} << 40;
constexpr std::int64_t kRedirectsMax = 20;
constexpr std::size_t kMimeEntriesMax = 32;
constexpr std::size_t kMimeTextMax = 129;

Result<void> ReadDownloadUrl(const JsonValue& value, DownloadJob& out) {
  PAWL_ASSIGN(out.url, value.String());
  return {};
}

Result<void> ReadMime(const JsonValue& value, DownloadJob& out) {
  std::vector<std::string> entries;
  PAWL_TRY(http::ReadTexts(value, kMimeEntriesMax, kMimeTextMax, entries));
  PAWL_ASSIGN(out.mime, files::MimeList::Parse(entries));
  return {};
}

Result<void> ReadSha256(const JsonValue& value, DownloadJob& out) {
  PAWL_ASSIGN(out.sha256, value.String());
  for (char& c : out.sha256) {
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  }
  const bool hex =
      std::ranges::all_of(out.sha256, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
  if (!hex || out.sha256.size() != 64) return http::Invalid("must be 64 hexadecimal digits");
  return {};
}

Result<void> ReadMetadata(const JsonValue& value, StoreChoice& out) {
  return http::ReadMembers(value, [&](std::string_view name, const JsonValue& one) -> Result<void> {
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(), LowerCase);
    PAWL_ASSIGN(std::string text, one.String());
    out.metadata.emplace_back(std::move(lower), std::move(text));
    return {};
  });
}

template <std::string StoreChoice::*Member>
Result<void> ReadStoreText(const JsonValue& value, StoreChoice& out) {
  PAWL_ASSIGN(out.*Member, value.String());
  return {};
}

constexpr std::array<http::Field<StoreChoice>, 4> kStoreFields{{
    {"name", ReadStoreText<&StoreChoice::name>, true},
    {"bucket", ReadStoreText<&StoreChoice::bucket>},
    {"region", ReadStoreText<&StoreChoice::region>},
    {"metadata", ReadMetadata},
}};

// The name of a store, or an object that says more. Whether there is such a store is known to DownloadStores.
Result<void> ReadStore(const JsonValue& value, DownloadJob& out) {
  if (value.kind != JsonKind::kObject) return ReadStoreText<&StoreChoice::name>(value, out.store);
  PAWL_TRY(http::ReadObject<StoreChoice>(value, kStoreFields, out.store));
  return {};
}

constexpr std::array<http::Field<DownloadJob>, 10> kDownloadFields{{
    {"url", ReadDownloadUrl, true},
    {"headers", [](const JsonValue& v, DownloadJob& out) { return ReadCallHeaders(v, out.headers); }},
    {"timeout",
     [](const JsonValue& v, DownloadJob& out) { return http::ReadSpan(v, kDownloadTimeoutRange, out.timeout); }},
    {"max_bytes",
     [](const JsonValue& v, DownloadJob& out) { return http::ReadWhole(v, 1, kDownloadBytesMax, out.max_bytes); }},
    {"max_redirects",
     [](const JsonValue& v, DownloadJob& out) { return http::ReadWhole(v, 0, kRedirectsMax, out.max_redirects); }},
    {"mime", ReadMime},
    {"image_size", [](const JsonValue& v, DownloadJob& out) { return http::ReadBool(v, out.image_size); }},
    {"sha256", ReadSha256},
    {"store", ReadStore},
    {"proxy", [](const JsonValue& v, DownloadJob& out) { return ReadProxy(v, out.proxy); }},
}};

// A failed run keeps the status, for those who want to know it without reading the message.
std::optional<std::string> StatusResult(int status) {
  if (status == 0) return std::nullopt;
  return R"({"status":)" + std::to_string(status) + "}";
}

}  // namespace

Result<DownloadJob> ParseDownloadJob(const JsonValue& payload) {
  DownloadJob job;
  PAWL_TRY(http::ReadObject<DownloadJob>(payload, kDownloadFields, job));
  return job;
}

Result<outbound::Request> DownloadRequest(const DownloadJob& job, const DownloadLimits& limits,
                                          std::string_view group_settings, const FindSecret& find_secret) {
  outbound::Request request;
  PAWL_ASSIGN(request.url, outbound::ParseUrl(job.url));
  PAWL_TRY(AddHeaders(job.headers, find_secret, request.headers));
  if (job.proxy) PAWL_TRY(UseProxy(*job.proxy, find_secret, request));
  PAWL_TRY(AddGroupSettings(group_settings, find_secret, request));
  AddUnlessNamed(request.headers, "user-agent", UserAgent());
  AddUnlessNamed(request.headers, "accept", "*/*");
  // Bytes are stored as they come: nothing has to be unpacked, and a small answer cannot become a large file.
  AddUnlessNamed(request.headers, "accept-encoding", "identity");
  request.timeout = std::min(job.timeout.value_or(limits.timeout), limits.timeout);
  request.max_bytes = std::min(job.max_bytes.value_or(limits.max_bytes), limits.max_bytes);
  request.lowest_speed = outbound::LowestSpeed{};
  return request;
}

outbound::Request NextDownloadRequest(const outbound::Request& before, outbound::Url to, Millis timeout) {
  outbound::Request request = before;
  request.headers = HeadersForHop(before.headers, before.url, to);
  request.url = std::move(to);
  request.timeout = timeout;
  request.hop = outbound::Hop::kRedirect;
  return request;
}

bool IsConditional(const outbound::Request& request) {
  return FindHeader(request.headers, "if-none-match") != nullptr ||
         FindHeader(request.headers, "if-modified-since") != nullptr;
}

std::string DownloadResult(const Downloaded& file) {
  std::string result;
  JsonWriter json(result);
  const auto text = [&json](std::string_view name, std::string_view value) {
    if (!value.empty()) json.Key(name).String(value);
  };
  json.BeginObject().Key("status").Int(file.status);
  if (!file.path.empty()) {
    json.Key("bytes").Uint(file.bytes);
    text("sha256", file.sha256);
    text("content_type", file.content_type);
    text("mime", file.mime);
    text("image_size", file.image_size);
    json.Key("store").String(file.store);
    text("bucket", file.bucket);
    json.Key("path").String(file.path);
    text("url", file.url);
  }
  json.Key("final_url").String(file.final_url).Key("redirects").Int(file.redirects);
  text("etag", file.etag);
  text("last_modified", file.last_modified);
  json.Key("seconds").Double(std::chrono::duration<double>(file.took).count()).EndObject();
  return result;
}

FinishOp DownloadFailed(const outbound::Outcome& outcome) {
  FinishOp end = CallEnd(outcome, false);
  if (end.outcome == Outcome::kFailed) end.result = StatusResult(outcome.status);
  return end;
}

FinishOp DownloadRefused(std::string_view type, std::string message, int status) {
  FinishOp end;
  end.outcome = Outcome::kFailed;
  end.retry = false;
  end.error = JobError{std::string(type), std::move(message), {}};
  end.result = StatusResult(status);
  return end;
}

FinishOp DownloadNotStored(std::string message, int status) {
  FinishOp end = DownloadRefused("store", std::move(message), status);
  end.retry = true;
  return end;
}

}  // namespace pawl
