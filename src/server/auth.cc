#include "server/auth.h"

#include <arpa/inet.h>
#include <openssl/crypto.h>

#include <algorithm>
#include <optional>

#include "base/names.h"
#include "base/sha256.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, 6> kScopeNames = {"none", "status", "read", "push", "work", "admin"};
constexpr std::size_t kTokenMax = 256;

constexpr std::uint8_t Bit(Scope scope) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(scope)); }

// What a read-only dashboard keeps of any scopes.
constexpr std::uint8_t kReading = Bit(Scope::kStatus) | Bit(Scope::kRead);

// The scopes that open a route.
constexpr std::uint8_t Opening(Scope needed) {
  constexpr std::uint8_t kStatusToo = Bit(Scope::kRead) | Bit(Scope::kPush);
  const std::uint8_t own = Bit(needed) | Bit(Scope::kAdmin);
  return needed == Scope::kStatus ? own | kStatusToo : own;
}

bool SameText(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; };
    return lower(x) == lower(y);
  });
}

// "host:port", "[::1]:port" or either without a port: the host, without brackets. Nothing for any other text: browsers
// and proxies may take another part of it for the host than we would.
std::optional<std::string_view> HostOf(std::string_view authority) {
  const bool bracketed = authority.starts_with('[');
  const std::size_t end = std::min(authority.find(bracketed ? ']' : ':'), authority.size());
  if (bracketed && end == authority.size()) return std::nullopt;
  const std::string_view host = bracketed ? authority.substr(1, end - 1) : authority.substr(0, end);
  if (bracketed && host.find(':') == std::string_view::npos) return std::nullopt;
  const std::string_view port = authority.substr(bracketed ? end + 1 : end);
  const bool digits =
      std::all_of(port.begin() + (port.empty() ? 0 : 1), port.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!port.empty() && (port.front() != ':' || port.size() > 6 || !digits)) return std::nullopt;
  return host;
}

bool IsIpLiteral(std::string_view host) {
  const std::string text(host);
  in6_addr address;
  return inet_pton(AF_INET, text.c_str(), &address) == 1 || inet_pton(AF_INET6, text.c_str(), &address) == 1;
}

bool IsSafe(std::string_view method) { return method == "GET" || method == "HEAD" || method == "OPTIONS"; }

// Whether the page that sent the request came from this very server.
bool IsOwnOrigin(std::string_view origin, std::string_view host) {
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && !host.empty() && SameText(origin.substr(scheme + 3), host);
}

Error Forbidden(std::string detail) { return {ErrorCode::kForbidden, std::move(detail)}; }

}  // namespace

std::string_view Name(Scope scope) { return kScopeNames.at(static_cast<std::size_t>(scope)); }

bool Opens(std::uint8_t scopes, Scope needed) { return (scopes & Opening(needed)) != 0; }

Result<ApiToken> ParseToken(std::string_view text) {
  const auto bad = [](std::string detail) { return Error{ErrorCode::kInvalid, std::move(detail), "token"}; };
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return bad("must be TOKEN:scope,scope, such as s3cr3t:push,work");
  const std::string_view token = text.substr(0, colon);
  const bool visible = std::all_of(token.begin(), token.end(), [](char c) { return c > ' ' && c <= '~'; });
  if (token.empty() || token.size() > kTokenMax || !visible) return bad("must have 1 to 256 visible characters");
  ApiToken parsed{Sha256Of(token), 0};
  std::string_view rest = text.substr(colon + 1);
  while (true) {
    const std::string_view word = rest.substr(0, rest.find(','));
    const auto found = std::find(kScopeNames.begin() + 1, kScopeNames.end(), word);
    if (found == kScopeNames.end()) {
      return bad("has the unknown scope \"" + std::string(word) + "\"; known are status, read, push, work and admin");
    }
    parsed.scopes |= Bit(static_cast<Scope>(found - kScopeNames.begin()));
    if (word.size() == rest.size()) return parsed;
    rest.remove_prefix(word.size() + 1);
  }
}

Result<Caller> Guard::Check(const http::Request& request, Scope needed, WallTime now) const {
  if (const std::string_view origin = request.Header("origin"); !origin.empty() && !IsSafe(request.method)) {
    const bool ours = IsOwnOrigin(origin, request.Header("host")) || SameText(origin, options_.public_origin);
    if (!ours) {
      return Forbidden(
          "changes from a foreign Origin are refused; behind a proxy that sends another Host, set public_origin");
    }
  }
  if (needed == Scope::kNone) return Caller{};
  Caller caller;
  if (open()) {
    PAWL_TRY(CheckHost(request.Header("host")));
    // Only browsers say from where a request was sent.
    const bool browser = !request.Header("sec-fetch-site").empty() || !request.Header("origin").empty();
    if (options_.ui == UiMode::kReadOnly && browser) caller.scopes = kReading;
  } else {
    const auto session = CookieOf(request.Header("cookie"), options_.cookie);
    const bool by_session = session && options_.ui != UiMode::kOff && request.Header("authorization").empty();
    PAWL_ASSIGN(caller, by_session ? CheckSession(request, *session, now) : CheckToken(request));
  }
  if (caller.May(needed)) return caller;
  if (options_.ui == UiMode::kReadOnly && caller.scopes == kReading)
    return Forbidden("the dashboard is read-only here");
  return Forbidden("this call needs the scope " + std::string(Name(needed)));
}

const ApiToken* Guard::Find(std::string_view text) const { return Find(Sha256Of(text)); }

const ApiToken* Guard::Find(const std::array<std::uint8_t, 32>& digest) const {
  const ApiToken* known = nullptr;
  for (const ApiToken& token : tokens_.get()) {  // all of them, so that the time tells nothing
    if (CRYPTO_memcmp(token.digest.data(), digest.data(), digest.size()) == 0) known = &token;
  }
  return known;
}

// Browsers send a cookie with requests of other pages too, as far as SameSite lets them: a change has to say that it is
// one of our own pages that makes it. Some browsers say Sec-Fetch-Site over TLS only, and Origin always.
Result<Caller> Guard::CheckSession(const http::Request& request, std::string_view value, WallTime now) const {
  const std::string_view site = request.Header("sec-fetch-site");
  const bool ours = site.empty() ? !request.Header("origin").empty() : site == "same-origin";
  if (!IsSafe(request.method) && !ours) return Forbidden("changes by a session have to come from its own pages");
  for (const ApiToken& token : tokens_.get()) {
    std::optional<UiSession> session = OpenUiSession(value, token.digest);
    if (!session) continue;
    if (session->expires <= now) return Error{ErrorCode::kUnauthorized, "the session has expired; sign in again"};
    return Caller{&token, options_.ui == UiMode::kReadOnly ? kReading : token.scopes, std::move(session)};
  }
  return Error{ErrorCode::kUnauthorized, "the session is not known; sign in again"};
}

std::optional<UiSession> Guard::SessionOf(const http::Request& request) const {
  const auto value = CookieOf(request.Header("cookie"), options_.cookie);
  if (!value) return std::nullopt;
  for (const ApiToken& token : tokens_.get()) {
    if (auto session = OpenUiSession(*value, token.digest)) return session;
  }
  return std::nullopt;
}

Result<Caller> Guard::CheckToken(const http::Request& request) const {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view header = request.Header("authorization");
  if (header.size() <= kBearer.size() || !SameText(header.substr(0, kBearer.size()), kBearer)) {
    return Error{ErrorCode::kUnauthorized, "send Authorization: Bearer TOKEN"};
  }
  const ApiToken* const known = Find(header.substr(kBearer.size()));
  if (known == nullptr) return Error{ErrorCode::kUnauthorized, "the token is not known"};
  return Caller{known, known->scopes};
}

Result<void> Guard::CheckHost(std::string_view authority) const {
  const std::optional<std::string_view> found = HostOf(authority);
  if (!found) return Error{ErrorCode::kBadRequest, "the Host header must be HOST or HOST:PORT"};
  const std::string_view host = *found;
  constexpr std::array<std::string_view, 3> kOurs = {"localhost", "127.0.0.1", "::1"};
  const std::string_view origin = options_.public_origin;
  const bool is_public = !origin.empty() && SameText(HostOf(origin.substr(origin.find("://") + 3)).value_or(""), host);
  const bool everywhere = options_.address == "0.0.0.0" || options_.address == "::";
  const bool ours =
      std::any_of(kOurs.begin(), kOurs.end(), [&](std::string_view name) { return SameText(name, host); });
  if (ours || is_public || SameText(options_.address, host) || (everywhere && IsIpLiteral(host))) return {};
  return Forbidden("the Host is not one of this server; without tokens use localhost or its address");
}

}  // namespace pawl
