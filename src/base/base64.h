// Bytes as text (RFC 4648, with padding).
#pragma once

#include <string>
#include <string_view>

namespace pawl {

std::string EncodeBase64(std::string_view bytes);

}  // namespace pawl
