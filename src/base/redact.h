// Keeps secrets out of answers, logs and events. Only the worker that holds a job's lease sees its data whole.
//
// A secret is recognised by its name (a JSON key, a parameter, a header) or by its form (the password of a URL, Bearer
// and Basic credentials). Redacting twice is the same as redacting once. All functions take time linear in their input.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pawl {

inline constexpr std::string_view kRedacted = "[redacted]";

// Whether a value under this key is a secret: token, accessToken, X-Api-Key, client_secret, password_hash, Set-Cookie,
// … Case and the separators '_', '-', '.' and ' ' do not matter.
bool IsSecretName(std::string_view key);

// `text` with the credentials in it replaced; nothing when there are none. Credentials are
//   user:password@host, with or without a scheme before it;
//   name=value, "name": value and 'name' => value with a secret name, also ?key=, sig=, signature=, auth= and pass=;
//   the rest of a line after Authorization:, Cookie: and other secret headers, and the word after password:;
//   what follows Bearer or Basic.
std::optional<std::string> RedactText(std::string_view text);

// The same JSON with "[redacted]" for the value of each secret key, at any depth, and with all other strings redacted
// as text; everything else byte for byte. `valid_json` has passed ParseJson.
std::string RedactJson(std::string_view valid_json);

}  // namespace pawl
