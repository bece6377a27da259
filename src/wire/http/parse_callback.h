// Requests about callbacks.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "pawl/callback.h"

namespace pawl::http {

Result<CallbackState> ParseCallbackState(std::string_view text);

// {"state":"failed","host":"shop.example"}: which callbacks; at least one of the two.
struct CallbackFilter {
  std::optional<CallbackState> state = {};
  std::optional<std::string> host = {};
};
Result<CallbackFilter> ParseCallbackFilter(std::string_view body);

// A callback that is sent once, to try its receiver out: {"url","sign","headers","format","timeout"}.
Result<CallbackSpec> ParseTestCallback(std::string_view body);

}  // namespace pawl::http
