#include "executors/call_headers.h"

#include "base/version.h"
#include "outbound/headers.h"
#include "outbound/signing.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"

namespace pawl {

std::string UserAgent() { return "pawl/" + std::string(kPawlVersion); }

Result<void> ReadCallHeaders(const JsonValue& value, std::vector<HeaderSpec>& out) {
  PAWL_TRY(http::ReadHeaders(value, out));
  for (const HeaderSpec& header : out) {
    Result<void> checked = outbound::CheckJobHeaderName(header.name);
    if (checked.ok() && !header.from_secret) checked = outbound::CheckHeaderValue(header.name, header.value);
    if (!checked.ok()) return http::Within(header.name, checked.error());
  }
  return {};
}

void AddUnlessNamed(outbound::Headers& headers, std::string_view name, std::string value) {
  if (FindHeader(headers, name) == nullptr) headers.push_back({std::string(name), std::move(value)});
}

Result<void> AddHeaders(const std::vector<HeaderSpec>& headers, const FindSecret& find_secret, outbound::Headers& out) {
  for (const HeaderSpec& spec : headers) {
    outbound::Header& header = out.emplace_back(outbound::Header{spec.name, spec.value, spec.from_secret});
    if (!spec.from_secret) continue;
    PAWL_ASSIGN(const std::vector<std::string> values, find_secret(spec.value));
    header.value = values.front();
  }
  return {};
}

void AddWebhookHeaders(const WebhookStamp& stamp, outbound::Request& request) {
  request.headers.push_back({"webhook-id", stamp.id});
  request.headers.push_back({"webhook-timestamp", outbound::WebhookTimestamp(stamp.time)});
}

Result<void> SignRequest(const WebhookStamp& stamp, std::string_view secret, const FindSecret& find_secret,
                         outbound::Request& request) {
  PAWL_ASSIGN(const std::vector<std::string> secrets, find_secret(secret));
  PAWL_ASSIGN(std::string signature,
              outbound::SignWebhook(secrets, {.id = stamp.id, .time = stamp.time, .body = request.body}));
  request.headers.push_back({"webhook-signature", std::move(signature)});
  return {};
}

}  // namespace pawl
