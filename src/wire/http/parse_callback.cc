#include "wire/http/parse_callback.h"

#include <array>

#include "model/callback.h"
#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

constexpr std::array<Field<CallbackFilter>, 2> kCallbackFilterFields{{
    {"state",
     [](const JsonValue& v, CallbackFilter& out) -> Result<void> {
       std::string buffer;
       PAWL_ASSIGN(const std::string_view text, v.StringView(buffer));
       PAWL_ASSIGN(out.state, ParseCallbackState(text));
       return {};
     }},
    {"host", [](const JsonValue& v, CallbackFilter& out) { return ReadGroup(v, out.host.emplace()); }},
}};

}  // namespace

Result<CallbackState> ParseCallbackState(std::string_view text) {
  if (const auto state = CallbackStateFromName(text)) return *state;
  std::array<std::string_view, kCallbackStates.size()> known;
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = Name(kCallbackStates[i]);
  return NotOneOf(text, known);
}

Result<CallbackFilter> ParseCallbackFilter(std::string_view body) {
  PAWL_ASSIGN(CallbackFilter filter, ReadBody<CallbackFilter>(body, kCallbackFilterFields));
  if (filter.state || filter.host) return filter;
  return Error{ErrorCode::kInvalid, "at least one of state and host is required"};
}

Result<CallbackSpec> ParseTestCallback(std::string_view body) {
  PAWL_ASSIGN(const JsonValue value, ParseJson(body));
  if (value.kind != JsonKind::kObject) return Invalid("must be an object with a url");
  std::vector<CallbackSpec> callbacks;
  PAWL_TRY(ReadCallbacks(value, callbacks));
  return callbacks.front();
}

}  // namespace pawl::http
