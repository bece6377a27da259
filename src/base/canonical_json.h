// One text for all ways to write the same JSON value: for comparing what a client sends again with what it sent before.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace pawl {

// No white space; keys sorted by their bytes (the same key twice: in their order); strings with as few escapes as can
// be; numbers by their written value (1.0 is 1, 1e2 is 100), never through a double. Fails as ParseJson does.
Result<std::string> CanonicalJson(std::string_view text);

}  // namespace pawl
