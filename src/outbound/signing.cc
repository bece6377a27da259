#include "outbound/signing.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdint>

#include "base/base64.h"
#include "base/hmac.h"
#include "base/random.h"

namespace pawl::outbound {
namespace {

constexpr std::string_view kSecretPrefix = "whsec_";

}  // namespace

Result<std::string> SigningKey(std::string_view secret) {
  if (!secret.starts_with(kSecretPrefix)) {
    if (secret.empty()) return Error{ErrorCode::kInvalid, "a secret that signs is empty"};
    return std::string(secret);
  }
  secret.remove_prefix(kSecretPrefix.size());
  auto key = secret.size() > 4'096 ? std::nullopt : DecodeBase64(secret);
  if (!key || key->empty()) {
    return Error{ErrorCode::kInvalid, "a secret that signs has whsec_ and then no base64; `pawl secret new` makes one"};
  }
  return *std::move(key);
}

std::string WebhookTimestamp(WallTime time) {
  return std::to_string(std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count());
}

Result<std::string> SignWebhook(std::span<const std::string> secrets, const WebhookMessage& message) {
  const std::string text = fmt::format("{}.{}.{}", message.id, WebhookTimestamp(message.time), message.body);
  std::string signatures;
  for (const std::string& secret : secrets) {
    PAWL_ASSIGN(const std::string key, SigningKey(secret));
    if (!signatures.empty()) signatures += ' ';
    signatures += "v1," + EncodeBase64(HmacSha256(key, text));
  }
  return signatures;
}

std::string NewSigningSecret() {
  std::array<std::uint8_t, 32> bytes{};
  FillRandom(bytes);
  return std::string(kSecretPrefix) + EncodeBase64({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace pawl::outbound
