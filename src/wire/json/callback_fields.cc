#include "wire/json/callback_fields.h"

#include <algorithm>
#include <array>

#include "base/secret_name.h"
#include "model/callback.h"
#include "wire/json/fields.h"
#include "wire/json/push_fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr SpanRange kCallbackTimeoutRange{kSecond, std::chrono::seconds(60)};
constexpr std::array<std::string_view, 2> kFormats{"pawl", "downloader"};

Result<void> CheckCallbackUrl(std::string_view url) {
  if (url.size() > kUrlMax) return Invalid("a URL has at most " + std::to_string(kUrlMax) + " bytes");
  if (url.starts_with("http://") || url.starts_with("https://")) return {};
  return Invalid("must be a URL that starts with http:// or https://");
}

Result<CallbackEvent> ReadEvent(const JsonValue& value) {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view word, value.StringView(buffer));
  std::array<std::string_view, kCallbackEvents.size()> known;
  for (std::size_t i = 0; i < kCallbackEvents.size(); ++i) {
    if (Name(kCallbackEvents[i]) == word) return kCallbackEvents[i];
    known[i] = Name(kCallbackEvents[i]);
  }
  if (word == "failed") {
    return Invalid(
        "\"failed\" is no end to be told of: \"dead\" is a job without a retry left, \"expired\" one that "
        "did not start in time");
  }
  return NotOneOf(word, known);
}

Result<void> ReadOn(const JsonValue& value, CallbackSpec& out) {
  out.on.clear();
  PAWL_TRY(ReadElements(value, kCallbackEvents.size(), [&](const JsonValue& word) -> Result<void> {
    PAWL_ASSIGN(const CallbackEvent event, ReadEvent(word));
    out.on.push_back(event);
    return {};
  }));
  if (out.on.empty()) return Invalid("must name at least one end, or be left out for all of them");
  return {};
}

Result<void> CheckFormat(std::string_view format) {
  if (format.empty() || std::ranges::find(kFormats, format) != kFormats.end()) return {};
  return NotOneOf(format, kFormats);
}

constexpr std::array<Field<CallbackSpec>, 9> kCallbackFields{{
    {"url",
     [](const JsonValue& v, CallbackSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.url, v.String());
       return CheckCallbackUrl(out.url);
     },
     true},
    {"on", ReadOn},
    {"sign",
     [](const JsonValue& v, CallbackSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.sign, v.String());
       return CheckSecretName(out.sign);
     }},
    {"headers", [](const JsonValue& v, CallbackSpec& out) { return ReadHeaders(v, out.headers); }},
    {"timeout", [](const JsonValue& v, CallbackSpec& out) { return ReadSpan(v, kCallbackTimeoutRange, out.timeout); }},
    {"retry", [](const JsonValue& v, CallbackSpec& out) { return ReadRetry(v, out.retry); }},
    {"extra",
     [](const JsonValue& v, CallbackSpec& out) -> Result<void> {
       out.extra = v.raw;
       return {};
     }},
    {"format",
     [](const JsonValue& v, CallbackSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.format, v.String());
       return CheckFormat(out.format);
     }},
    {"with_payload", [](const JsonValue& v, CallbackSpec& out) { return ReadBool(v, out.with_payload); }},
}};

std::size_t BytesOf(const CallbackSpec& callback) {
  std::size_t bytes = callback.url.size() + callback.sign.size() + callback.extra.size();
  for (const HeaderSpec& header : callback.headers) bytes += header.name.size() + header.value.size();
  return bytes;
}

Result<void> CheckHeader(const HeaderSpec& header) {
  if (header.name.empty()) return Invalid("a header needs a name");
  if (header.value.size() > kHeaderValueMax) {
    return Invalid("the value of a header has at most " + std::to_string(kHeaderValueMax) + " bytes");
  }
  return header.from_secret ? CheckSecretName(header.value) : Result<void>{};
}

Result<void> CheckHeaders(const std::vector<HeaderSpec>& headers) {
  if (headers.size() > kCallbackHeadersMax) return TooMany(kCallbackHeadersMax);
  for (const HeaderSpec& header : headers) {
    if (Result<void> checked = CheckHeader(header); !checked.ok()) return Within(header.name, checked.error());
  }
  return {};
}

constexpr std::array<Field<HeaderSpec>, 1> kSecretHeaderFields{{
    {"from",
     [](const JsonValue& v, HeaderSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.value, v.String());
       return {};
     },
     true},
}};

// A text, or {"from": the name of a secret}.
Result<void> ReadHeaderValue(const JsonValue& value, HeaderSpec& out) {
  out.from_secret = value.kind == JsonKind::kObject;
  if (out.from_secret) {
    PAWL_TRY(ReadObject<HeaderSpec>(value, kSecretHeaderFields, out));
  } else {
    PAWL_ASSIGN(out.value, value.String());
  }
  return {};
}

// What is wrong with a member, under its name.
Result<void> CheckCallback(const CallbackSpec& callback) {
  const auto named = [](std::string_view name, Result<void> checked) -> Result<void> {
    if (checked.ok()) return {};
    return Within(name, std::move(checked).error());
  };
  PAWL_TRY(named("url", CheckCallbackUrl(callback.url)));
  if (!callback.sign.empty()) PAWL_TRY(named("sign", CheckSecretName(callback.sign)));
  PAWL_TRY(named("headers", CheckHeaders(callback.headers)));
  PAWL_TRY(named("timeout", CheckSpan(callback.timeout, kCallbackTimeoutRange)));
  PAWL_TRY(named("format", CheckFormat(callback.format)));
  if (callback.extra.empty()) return {};
  PAWL_TRY(named("extra", ValidateJson(callback.extra)));
  if (callback.extra.size() > kExtraMax) {
    return Within("extra", Invalid("has at most " + std::to_string(kExtraMax) + " bytes"));
  }
  return {};
}

Result<void> WriteCallback(JsonWriter& json, const CallbackSpec& callback) {
  json.BeginObject().Key("url").String(callback.url);
  if (!callback.on.empty()) {
    json.Key("on").BeginArray();
    for (const CallbackEvent event : callback.on) json.String(Name(event));
    json.EndArray();
  }
  if (!callback.sign.empty()) json.Key("sign").String(callback.sign);
  if (!callback.headers.empty()) WriteHeaders(json.Key("headers"), callback.headers);
  if (callback.timeout) json.Key("timeout").Double(static_cast<double>(callback.timeout->count()) / 1e3);
  WriteRetry(callback.retry, "retry", json);
  if (!callback.extra.empty()) {
    if (Result<void> valid = ValidateJson(callback.extra); !valid.ok()) return Within("extra", valid.error());
    json.Key("extra").Raw(callback.extra);
  }
  if (!callback.format.empty()) json.Key("format").String(callback.format);
  if (callback.with_payload) json.Key("with_payload").Bool(true);
  json.EndObject();
  return {};
}

}  // namespace

Result<void> ReadHeaders(const JsonValue& value, std::vector<HeaderSpec>& out) {
  PAWL_TRY(ReadMembers(value, [&](std::string_view name, const JsonValue& member) {
    out.emplace_back().name = name;
    return ReadHeaderValue(member, out.back());
  }));
  return CheckHeaders(out);
}

Result<void> ReadCallback(const JsonValue& value, CallbackSpec& out) {
  PAWL_TRY(ReadObject<CallbackSpec>(value, kCallbackFields, out));
  return {};
}

Result<void> ReadCallbacks(const JsonValue& value, std::vector<CallbackSpec>& out) {
  out.clear();
  const auto read = [&](const JsonValue& one) { return ReadCallback(one, out.emplace_back()); };
  PAWL_TRY(value.kind == JsonKind::kObject ? read(value) : ReadElements(value, kCallbacksMax, read));
  return CheckCallbacks(out);
}

Result<void> CheckCallbacks(const std::vector<CallbackSpec>& callbacks) {
  if (callbacks.size() > kCallbacksMax) return TooMany(kCallbacksMax);
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < callbacks.size(); ++i) {
    if (Result<void> checked = CheckCallback(callbacks[i]); !checked.ok()) return Within(i, checked.error());
    bytes += BytesOf(callbacks[i]);
  }
  if (bytes <= kCallbacksBytesMax) return {};
  return Invalid("all callbacks of a job have at most " + std::to_string(kCallbacksBytesMax) + " bytes");
}

Result<void> WriteCallbacks(JsonWriter& json, const std::vector<CallbackSpec>& callbacks) {
  json.BeginArray();
  for (std::size_t i = 0; i < callbacks.size(); ++i) {
    if (Result<void> written = WriteCallback(json, callbacks[i]); !written.ok()) return Within(i, written.error());
  }
  json.EndArray();
  return {};
}

}  // namespace pawl::http
