// Bytes as text (RFC 4648, with padding).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace pawl {

std::string EncodeBase64(std::string_view bytes);

// Nothing unless the text is what the bytes would be encoded to; '=' at its end may be left out.
std::optional<std::string> DecodeBase64(std::string_view text);

}  // namespace pawl
