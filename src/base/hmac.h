// HMAC-SHA256 (RFC 2104): what only somebody who has the key can compute.
#pragma once

#include <string>
#include <string_view>

namespace pawl {

// The 32 bytes.
std::string HmacSha256(std::string_view key, std::string_view bytes);

}  // namespace pawl
