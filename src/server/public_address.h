// How users reach a server that stands behind a proxy, as its options say it.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace pawl {

// "https://jobs.example.com" or "http://10.0.0.5:8080", as browsers write an Origin: in lower case, without the port
// that goes without saying, without a path. kInvalid for anything else.
Result<std::string> ParsePublicOrigin(std::string_view text);

// "/ops/pawl": with a slash before it and none after it. "" and "/" are "".
Result<std::string> ParseUiBase(std::string_view text);

// The path as it would be without `base`, if it is at or below it.
std::string_view WithoutBase(std::string_view path, std::string_view base);

}  // namespace pawl
