// Signatures of webhooks by the Standard Webhooks specification (version 1, HMAC-SHA256): the receiver can tell that a
// call comes from us, that nobody changed it, and when it was made. Pure but for NewSigningSecret; thread-safe.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"

namespace pawl::outbound {

// The key that a secret stands for: the bytes of its base64 behind "whsec_", or the secret itself without that prefix.
// Fails with kInvalid; the error does not repeat the secret.
Result<std::string> SigningKey(std::string_view secret);

struct WebhookMessage {
  std::string_view id;  // webhook-id: the same for every attempt
  WallTime time;        // webhook-timestamp is its whole seconds
  std::string_view body;
};

// The value of webhook-timestamp.
std::string WebhookTimestamp(WallTime time);

// The value of webhook-signature: "v1,<base64>" for each secret, with spaces between them, so that a receiver that has
// the old or the new one accepts it. Fails if a secret cannot be read.
Result<std::string> SignWebhook(std::span<const std::string> secrets, const WebhookMessage& message);

// "whsec_" and 32 random bytes.
std::string NewSigningSecret();

}  // namespace pawl::outbound
