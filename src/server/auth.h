// Who may call what. Deny is the default: a route names the one scope that opens it, and a token has what it was given.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/replaceable.h"
#include "base/result.h"
#include "server/ui_session.h"
#include "wire/http/message.h"

namespace pawl {

// What a route needs.
enum class Scope : std::uint8_t { kNone, kStatus, kRead, kPush, kWork, kAdmin };

std::string_view Name(Scope scope);

inline constexpr std::uint8_t kAllScopes = 0xff;
// Whether one of these scopes opens what needs `needed`.
bool Opens(std::uint8_t scopes, Scope needed);

// A token that may be presented. The token itself is not kept.
struct ApiToken {
  std::array<std::uint8_t, 32> digest{};  // SHA-256
  std::uint8_t scopes = 0;                // bit 1 << Scope
};

// "TOKEN:scope,scope". The token is 1 to 256 visible characters; the last ':' ends it.
Result<ApiToken> ParseToken(std::string_view text);

// Who has made a request that was let in.
struct Caller {
  const ApiToken* token = nullptr;  // of the guard; nullptr where tokens are not asked for
  std::uint8_t scopes = kAllScopes;
  std::optional<UiSession> session = {};  // of somebody who has signed in to the dashboard

  bool May(Scope needed) const { return Opens(scopes, needed); }
};

// What the dashboard may do.
enum class UiMode : std::uint8_t { kOn, kReadOnly, kOff };

struct GuardOptions {
  std::vector<ApiToken> tokens;       // none: whoever reaches the server may do everything
  std::string address = "127.0.0.1";  // where it listens
  UiMode ui = UiMode::kOn;            // read-only: changes by browsers are refused; off: no sessions
  std::string cookie = "pawl_ui";     // of sessions of the dashboard
  std::string public_origin = {};     // of its pages behind a proxy, see ParsePublicOrigin; empty: not said
};

// Thread-safe.
class Guard {
 public:
  explicit Guard(GuardOptions options) : tokens_(std::move(options.tokens)), options_(std::move(options)) {}

  // From the next request on.
  void SetTokens(std::vector<ApiToken> tokens) { tokens_.Set(std::move(tokens)); }

  // kUnauthorized without a known token, kForbidden when it lacks the scope, or when a web page of somebody else is
  // behind the request: without tokens the Host must be ours (DNS rebinding), and no change is taken from a foreign
  // Origin. A session of the dashboard is as good as its token while the request says no token.
  Result<Caller> Check(const http::Request& request, Scope needed, WallTime now) const;

  // The token with this text, if it is known; nothing where tokens are not asked for.
  const ApiToken* Find(std::string_view token) const;
  // The same by its digest.
  const ApiToken* Find(const std::array<std::uint8_t, 32>& digest) const;
  // The session that the request has a cookie of, whether it has expired or not.
  std::optional<UiSession> SessionOf(const http::Request& request) const;
  bool open() const { return tokens_.get().empty(); }
  UiMode ui() const { return options_.ui; }
  const std::string& cookie() const { return options_.cookie; }

 private:
  Result<Caller> CheckToken(const http::Request& request) const;
  Result<Caller> CheckSession(const http::Request& request, std::string_view value, WallTime now) const;
  Result<void> CheckHost(std::string_view authority) const;

  Replaceable<std::vector<ApiToken>> tokens_;
  const GuardOptions options_;  // without the tokens
};

}  // namespace pawl
