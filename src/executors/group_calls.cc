#include "executors/group_calls.h"

#include <optional>
#include <vector>

#include "executors/proxy_spec.h"
#include "outbound/headers.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

struct GroupCalls {
  std::optional<ProxySpec> proxy;
  std::vector<HeaderSpec> headers;
};

Result<GroupCalls> ReadGroupCalls(const JsonValue& settings) {
  GroupCalls calls;
  const auto read = [&calls](std::string_view name, const JsonValue& value) -> Result<void> {
    if (name == "proxy") return ReadProxy(value, calls.proxy);
    if (name == "headers") return ReadCallHeaders(value, calls.headers);
    return {};
  };
  PAWL_TRY(http::ReadMembers(settings, read));
  return calls;
}

}  // namespace

Result<void> CheckGroupSettings(const JsonValue& settings) {
  if (const auto calls = ReadGroupCalls(settings); !calls.ok()) return calls.error();
  return {};
}

Result<void> AddGroupSettings(std::string_view settings, const FindSecret& find_secret, outbound::Request& request) {
  if (settings.empty()) return {};
  PAWL_ASSIGN(const GroupCalls calls, ReadGroupCalls(KnownJson(settings)));
  if (calls.proxy && !request.proxy) PAWL_TRY(UseProxy(*calls.proxy, find_secret, request));
  std::vector<HeaderSpec> unnamed;
  for (const HeaderSpec& header : calls.headers) {
    if (FindHeader(request.headers, header.name) == nullptr) unnamed.push_back(header);
  }
  return AddHeaders(unnamed, find_secret, request.headers);
}

}  // namespace pawl
