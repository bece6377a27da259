#include "executors/proxy_spec.h"

#include <array>
#include <utility>

#include "base/secret_name.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

struct SecretName {
  std::string name;
};
constexpr std::array<http::Field<SecretName>, 1> kSecretNameFields{{
    {"from",
     [](const JsonValue& v, SecretName& out) -> Result<void> {
       PAWL_ASSIGN(out.name, v.String());
       return CheckSecretName(out.name);
     },
     true},
}};

Result<void> ReadProxyUrl(const JsonValue& value, ProxySpec& out) {
  PAWL_ASSIGN(const std::string text, value.String());
  PAWL_ASSIGN(out.url, outbound::ParseProxyUrl(text));
  return {};
}

constexpr std::array<http::Field<ProxySpec>, 2> kProxyFields{{
    {"url", ReadProxyUrl, true},
    {"credentials",
     [](const JsonValue& v, ProxySpec& out) -> Result<void> {
       SecretName secret;
       PAWL_TRY(http::ReadObject<SecretName>(v, kSecretNameFields, secret));
       out.credentials = std::move(secret.name);
       return {};
     }},
}};

}  // namespace

Result<void> ReadProxy(const JsonValue& value, std::optional<ProxySpec>& out) {
  ProxySpec proxy;
  if (value.kind == JsonKind::kObject) {
    PAWL_TRY(http::ReadObject<ProxySpec>(value, kProxyFields, proxy));
  } else {
    PAWL_TRY(ReadProxyUrl(value, proxy));
  }
  out = std::move(proxy);
  return {};
}

Result<void> UseProxy(const ProxySpec& proxy, const FindSecret& find_secret, outbound::Request& request) {
  request.proxy = outbound::Proxy{.url = proxy.url};
  if (proxy.credentials.empty()) return {};
  PAWL_ASSIGN(const std::vector<std::string> values, find_secret(proxy.credentials));
  request.proxy->credentials = values.front();
  return {};
}

}  // namespace pawl
