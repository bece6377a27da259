#include "executors/http_job.h"

#include <algorithm>
#include <array>

#include "base/base64.h"
#include "base/json_writer.h"
#include "base/secret_name.h"
#include "base/utf8.h"
#include "executors/call_end.h"
#include "executors/call_headers.h"
#include "executors/group_calls.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, 7> kMethods{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"};
constexpr http::SpanRange kHttpTimeoutRange{std::chrono::seconds(1), std::chrono::hours(1)};
constexpr std::int64_t kAnswerMax = std::int64_t{64} << 20;
constexpr std::array<std::string_view, 5> kHeadersShown{"content-type", "etag", "last-modified", "location",
                                                        "retry-after"};

// "2xx" or 404.
Result<std::pair<int, int>> ReadExpected(const JsonValue& value) {
  if (value.kind == JsonKind::kNumber) {
    PAWL_ASSIGN(const std::int64_t status, http::WholeIn(value, 100, 599));
    return std::pair(static_cast<int>(status), static_cast<int>(status));
  }
  PAWL_ASSIGN(const std::string text, value.String());
  if (text.size() == 3 && text[0] >= '1' && text[0] <= '5' && text.ends_with("xx")) {
    const int first = (text[0] - '0') * 100;
    return std::pair(first, first + 99);
  }
  return http::Invalid("must be a status such as 404, or a class of them such as \"2xx\"");
}

Result<void> ReadExpect(const JsonValue& value, HttpJob& out) {
  out.expect.clear();
  PAWL_TRY(http::ReadElements(value, 32, [&](const JsonValue& one) -> Result<void> {
    PAWL_ASSIGN(const auto range, ReadExpected(one));
    out.expect.push_back(range);
    return {};
  }));
  if (out.expect.empty()) return http::Invalid("must have at least one status");
  return {};
}

Result<void> ReadMethod(const JsonValue& value, HttpJob& out) {
  PAWL_ASSIGN(out.method, value.String());
  if (std::ranges::find(kMethods, out.method) != kMethods.end()) return {};
  return http::NotOneOf(out.method, kMethods);
}

// A string is sent as it is, anything else as JSON.
Result<void> ReadHttpBody(const JsonValue& value, HttpJob& out) {
  if (value.kind == JsonKind::kString) {
    PAWL_ASSIGN(out.body, value.String());
    return {};
  }
  out.body = value.raw;
  if (out.content_type.empty()) out.content_type = "application/json";
  return {};
}

Result<void> ReadHttpText(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  return {};
}

constexpr std::array<http::Field<HttpJob>, 9> kHttpFields{{
    {"url", [](const JsonValue& v, HttpJob& out) { return ReadHttpText(v, out.url); }, true},
    {"method", ReadMethod},
    {"headers", [](const JsonValue& v, HttpJob& out) { return ReadCallHeaders(v, out.headers); }},
    {"body", ReadHttpBody},
    {"content_type", [](const JsonValue& v, HttpJob& out) { return ReadHttpText(v, out.content_type); }},
    {"timeout",
     [](const JsonValue& v, HttpJob& out) -> Result<void> {
       std::optional<Millis> timeout;
       PAWL_TRY(http::ReadSpan(v, kHttpTimeoutRange, timeout));
       out.timeout = *timeout;
       return {};
     }},
    {"max_bytes", [](const JsonValue& v, HttpJob& out) { return http::ReadWhole(v, 1, kAnswerMax, out.max_bytes); }},
    {"expect", ReadExpect},
    {"sign",
     [](const JsonValue& v, HttpJob& out) -> Result<void> {
       PAWL_TRY(ReadHttpText(v, out.sign));
       return CheckSecretName(out.sign);
     }},
}};

bool IsJsonType(std::string_view content_type) {
  const std::string_view type = content_type.substr(0, content_type.find(';'));
  return type.find("/json") != std::string_view::npos || type.find("+json") != std::string_view::npos;
}

void WriteAnswer(JsonWriter& json, const Attempt& attempt) {
  json.Key("body");
  if (attempt.answer.empty()) {
    json.Null();
  } else if (IsJsonType(attempt.head.Value("content-type")) && ValidateJson(attempt.answer, 32).ok()) {
    json.Raw(attempt.answer);
  } else if (IsUtf8(attempt.answer)) {
    json.String(attempt.answer);
  } else {
    json.String(EncodeBase64(attempt.answer)).Key("encoding").String("base64");
  }
}

std::string ResultOf(const Attempt& attempt) {
  std::string result;
  JsonWriter json(result);
  json.BeginObject().Key("status").Int(attempt.outcome.status).Key("headers").BeginObject();
  for (const std::string_view name : kHeadersShown) {
    if (const std::string_view value = attempt.head.Value(name); !value.empty()) json.Key(name).String(value);
  }
  json.EndObject();
  WriteAnswer(json, attempt);
  json.Key("bytes").Uint(attempt.outcome.bytes_received);
  json.Key("seconds").Double(std::chrono::duration<double>(attempt.outcome.took).count());
  json.EndObject();
  return result;
}

bool IsExpected(const HttpJob& job, int status) {
  return std::ranges::any_of(job.expect,
                             [status](const auto& range) { return status >= range.first && status <= range.second; });
}

}  // namespace

Result<HttpJob> ParseHttpJob(const JsonValue& payload) {
  HttpJob job;
  PAWL_TRY(http::ReadObject<HttpJob>(payload, kHttpFields, job));
  if (job.method.empty()) job.method = job.body.empty() ? "GET" : "POST";
  return job;
}

Result<outbound::Request> HttpRequest(const ClaimedJob& claimed, WallTime now, const FindSecret& find_secret) {
  PAWL_ASSIGN(const HttpJob job, ParseHttpJob(KnownJson(claimed.payload)));
  outbound::Request request;
  request.method = job.method;
  PAWL_ASSIGN(request.url, outbound::ParseUrl(job.url));
  request.body = job.body;
  request.timeout = job.timeout;
  request.max_bytes = job.max_bytes;
  if (!job.content_type.empty()) request.headers.push_back({"content-type", job.content_type});
  PAWL_TRY(AddHeaders(job.headers, find_secret, request.headers));
  PAWL_TRY(AddGroupSettings(claimed.group_settings, find_secret, request));
  AddUnlessNamed(request.headers, "user-agent", UserAgent());
  request.headers.push_back({"idempotency-key", claimed.head.id});
  request.headers.push_back({"pawl-job-id", claimed.head.id});
  request.headers.push_back({"pawl-attempt", std::to_string(claimed.head.attempt)});
  if (!job.sign.empty()) {
    const WebhookStamp stamp{claimed.head.id, now};
    AddWebhookHeaders(stamp, request);
    PAWL_TRY(SignRequest(stamp, job.sign, find_secret, request));
  }
  return request;
}

FinishOp HttpEnd(const ClaimedJob& claimed, const Attempt& attempt) {
  const auto job = ParseHttpJob(KnownJson(claimed.payload));
  const bool expected = job.ok() && IsExpected(*job, attempt.outcome.status);
  FinishOp end = CallEnd(attempt.outcome, expected);
  if (attempt.outcome.status != 0) end.result = ResultOf(attempt);
  return end;
}

}  // namespace pawl
