// Headers of the calls that jobs ask for: those that they name, with secrets filled in, and the signature.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "outbound/transport.h"
#include "pawl/callback.h"

namespace pawl {

// The values of a secret by its name, the newest first.
using FindSecret = std::function<Result<std::vector<std::string>>(std::string_view name)>;

std::string UserAgent();  // "pawl/1.2.3"

// {"Accept":"image/*","Authorization":{"from":"name of a secret"}}, none of which Pawl sets itself.
Result<void> ReadCallHeaders(const JsonValue& value, std::vector<HeaderSpec>& out);

void AddUnlessNamed(outbound::Headers& headers, std::string_view name, std::string value);
Result<void> AddHeaders(const std::vector<HeaderSpec>& headers, const FindSecret& find_secret, outbound::Headers& out);

// The receiver can tell a repeat by the id, and by the time an old request that somebody sends again.
struct WebhookStamp {
  std::string id;
  WallTime time{};
};
// webhook-id and webhook-timestamp.
void AddWebhookHeaders(const WebhookStamp& stamp, outbound::Request& request);
// webhook-signature, of the stamp and the body.
Result<void> SignRequest(const WebhookStamp& stamp, std::string_view secret, const FindSecret& find_secret,
                         outbound::Request& request);

}  // namespace pawl
