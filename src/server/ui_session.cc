#include "server/ui_session.h"

#include <openssl/crypto.h>

#include <charconv>
#include <span>

#include "base/hmac.h"
#include "base/random_id.h"
#include "base/sha256.h"
#include "base/uuid.h"

namespace pawl {
namespace {

constexpr std::string_view kVersion = "v1.";

// The key is not the digest itself, which other protocols may use.
std::string SealOf(std::string_view signed_part, const std::array<std::uint8_t, 32>& digest) {
  const std::string key = HmacSha256({reinterpret_cast<const char*>(digest.data()), digest.size()}, "pawl ui session");
  const std::string seal = HmacSha256(key, signed_part);
  return ToHex({reinterpret_cast<const std::uint8_t*>(seal.data()), seal.size()});
}

}  // namespace

std::string NewUiSessionId() { return RandomId(); }

std::string SealUiSession(const UiSession& session, const std::array<std::uint8_t, 32>& digest) {
  std::string value = std::string(kVersion) + std::to_string(ToMillis(session.expires)) + '.' + session.id;
  value += '.' + SealOf(value, digest);
  return value;
}

std::optional<UiSession> OpenUiSession(std::string_view value, const std::array<std::uint8_t, 32>& digest) {
  const std::size_t dot = value.rfind('.');
  if (!value.starts_with(kVersion) || dot == std::string_view::npos) return std::nullopt;
  const std::string seal = SealOf(value.substr(0, dot), digest);
  const std::string_view given = value.substr(dot + 1);
  if (given.size() != seal.size() || CRYPTO_memcmp(given.data(), seal.data(), seal.size()) != 0) return std::nullopt;
  std::int64_t expires = 0;
  const std::string_view rest = value.substr(0, dot).substr(kVersion.size());
  const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), expires);
  if (read.ec != std::errc() || read.ptr == rest.data() + rest.size() || *read.ptr != '.') return std::nullopt;
  return UiSession{WallFromMillis(expires), std::string(read.ptr + 1, rest.data() + rest.size())};
}

std::optional<std::string_view> CookieOf(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view pair = header.substr(0, header.find(';'));
    header.remove_prefix(std::min(pair.size() + 1, header.size()));
    while (pair.starts_with(' ')) pair.remove_prefix(1);
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') {
      return pair.substr(name.size() + 1);
    }
  }
  return std::nullopt;
}

std::string UiCookieName(std::string_view of) {
  constexpr std::size_t kBytes = 4;
  const auto digest = Sha256Of(of);
  return "pawl_" + ToHex(std::span(digest).first(kBytes));
}

}  // namespace pawl
