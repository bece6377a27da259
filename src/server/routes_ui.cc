// The dashboard: its files, signing in and out, and what a caller may do.
#include <array>

#include "base/sha256.h"
#include "base/uuid.h"
#include "base/wall_format.h"
#include "server/routes.h"
#include "server/ui_assets.h"
#include "server/ui_session.h"
#include "wire/http/answer_writer.h"
#include "wire/http/parse_settings.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using Headers = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view kPrefix = "/ui/";
constexpr std::string_view kAssets = "assets/";

// Nothing but our own files is loaded, and no text ever becomes code.
Headers UiHeaders() {
  return {{"content-security-policy",
           "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
           "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
           "trusted-types 'none'"},
          {"x-content-type-options", "nosniff"},
          {"referrer-policy", "no-referrer"},
          {"cross-origin-opener-policy", "same-origin"},
          {"cross-origin-resource-policy", "same-origin"},
          {"permissions-policy", "camera=(), geolocation=(), microphone=()"}};
}

http::Response AssetResponse(const UiAsset& asset, const http::Request& request) {
  http::Response response{200, std::string(asset.type), {}, UiHeaders()};
  const bool gzip = request.Header("accept-encoding").find("gzip") != std::string_view::npos;
  response.body = gzip ? asset.gzip : asset.bytes;
  if (gzip) response.headers.emplace_back("content-encoding", "gzip");
  response.headers.emplace_back("vary", "accept-encoding");
  response.headers.emplace_back("cache-control", "public, max-age=31536000, immutable");
  return response;
}

http::Response PageResponse(const http::Request& request) {
  http::Response response{200, "text/html; charset=utf-8", UiPage(request.path), UiHeaders()};
  constexpr std::size_t kTagBytes = 8;
  const auto digest = Sha256Of(response.body);
  const std::string tag = '"' + ToHex(std::span(digest).first(kTagBytes)) + '"';
  response.headers.emplace_back("cache-control", "no-cache");
  response.headers.emplace_back("etag", tag);
  if (request.Header("if-none-match").find(tag) == std::string_view::npos) return response;
  response.status = 304;
  response.body.clear();
  return response;
}

struct SignInCall {
  std::string token;
};
constexpr std::array<http::Field<SignInCall>, 1> kSignInFields{{
    {"token",
     [](const JsonValue& value, SignInCall& out) -> Result<void> {
       const auto text = value.String();
       if (!text) return http::Invalid("must be a string");
       out.token = *text;
       return {};
     },
     true},
}};

// Path=/: a proxy may have put us under any path. SameSite=Strict: no page of somebody else has it sent.
std::string CookieText(const ApiServices& api, std::string_view value, std::chrono::seconds age) {
  std::string cookie = api.guard.cookie() + '=';
  cookie.append(value).append("; Max-Age=").append(std::to_string(age.count()));
  cookie += "; Path=/; HttpOnly; SameSite=Strict";
  if (api.options.tls || api.options.guard.public_origin.starts_with("https:")) cookie += "; Secure";
  return cookie;
}

// A cookie for the session from now on.
std::string SessionCookie(const ApiServices& api, const ApiToken& token, std::string id) {
  const UiSession session{api.core.now().wall + kUiSessionTime, std::move(id)};
  return CookieText(api, SealUiSession(session, token.digest), kUiSessionTime);
}

Error NoUi() { return {ErrorCode::kNoRoute, "the dashboard is switched off (ui = off)"}; }

}  // namespace

Result<void> Ui(Call& call) {
  if (call.api.guard.ui() == UiMode::kOff) return NoUi();
  std::string_view path = call.request.path;
  if (path.size() < kPrefix.size()) {
    call.Send({308, "", "", {{"location", "ui/"}}});
    return {};
  }
  path.remove_prefix(kPrefix.size());
  if (!path.starts_with(kAssets)) {
    call.Send(PageResponse(call.request));
    return {};
  }
  path.remove_prefix(kAssets.size());
  const std::size_t slash = std::min(path.find('/'), path.size());
  const UiAsset* const asset = slash < path.size() ? FindUiAsset(path.substr(slash + 1)) : nullptr;
  // Of another version: the page that asks is older than this program, and must not keep our file as its own.
  if (asset == nullptr || asset->version != path.substr(0, slash)) {
    return Error{ErrorCode::kNoRoute, "there is no such file of the dashboard; load the page again"};
  }
  call.Send(AssetResponse(*asset, call.request));
  return {};
}

Result<void> SignIn(Call& call) {
  ApiServices& api = call.api;
  if (api.guard.ui() == UiMode::kOff) return NoUi();
  PAWL_ASSIGN(const SignInCall given, http::ReadBody<SignInCall>(call.request.body, kSignInFields));
  if (api.guard.open()) return Error{ErrorCode::kInvalid, "this server has no tokens; nobody needs to sign in"};
  const ApiToken* const token = api.guard.Find(given.token);
  if (token == nullptr) {
    call.Send(WrongToken(api, call.request, {ErrorCode::kUnauthorized, "the token is not known"}));
    return {};
  }
  if (!Opens(token->scopes, Scope::kRead)) {
    return Error{ErrorCode::kForbidden, "the dashboard needs a token with the scope read or admin"};
  }
  call.Send({204, "", "", {{"set-cookie", SessionCookie(api, *token, NewUiSessionId())}}});
  return {};
}

Result<void> SignOut(Call& call) {
  PAWL_TRY(http::ParseNothing(call.request.body));
  if (const auto session = call.api.guard.SessionOf(call.request)) call.api.streams.EndSession(session->id);
  call.Send({204, "", "", {{"set-cookie", CookieText(call.api, "", std::chrono::seconds(0))}}});
  return {};
}

Result<void> Me(Call& call) {
  const ApiServices& api = call.api;
  const Caller& caller = call.caller;
  const WallTime now = api.core.now().wall;
  http::Response response = Json(http::Rendered([&](http::AnswerWriter& json) {
    json.BeginObject().Key("scopes").BeginArray();
    for (const Scope scope : {Scope::kStatus, Scope::kRead, Scope::kPush, Scope::kWork, Scope::kAdmin}) {
      if (caller.May(scope)) json.Name(Name(scope));
    }
    json.EndArray().Key("read_only").Bool(api.guard.ui() == UiMode::kReadOnly);
    json.Key("tokens").Bool(!api.guard.open());
    if (caller.session) {
      json.Key("session").BeginObject().Key("expires_at").Name(FormatTime(caller.session->expires)).EndObject();
    }
    json.Key("now").Name(FormatTime(now)).Key("version").Name(api.options.node.version);
    json.Key("store").Name(api.options.store).Key("durability").Name(api.options.durability);
    WriteEnvironment(json, api.options);
    json.EndObject();
  }));
  // Whoever still looks at half of the session's time gets another one.
  if (caller.session && caller.session->expires - now < kUiSessionTime / 2) {
    response.headers.emplace_back("set-cookie", SessionCookie(api, *caller.token, caller.session->id));
  }
  call.Send(std::move(response));
  return {};
}

}  // namespace pawl::routes
