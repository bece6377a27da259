// Keeps secrets out of listings, logs and events. Only the worker that holds the job sees its payload whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pawl {

inline constexpr std::string_view kRedacted = "[redacted]";

// Whether a value under this key is a secret: token, accessToken, X-Api-Key, client_secret, password_hash, Set-Cookie,
// … Case and the separators '_', '-', '.' and ' ' do not matter.
bool IsSecretName(std::string_view key);

// `text` with the password of each "scheme://user:password@host" in it replaced; nothing when there is none.
std::optional<std::string> RedactUrls(std::string_view text);

// The same JSON with "[redacted]" for the value of each secret key, at any depth, and with URLs redacted in all other
// strings; everything else byte for byte. `valid_json` has passed ParseJson.
std::string RedactJson(std::string_view valid_json);

}  // namespace pawl
