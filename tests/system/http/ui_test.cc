// The dashboard as a browser gets it: its files, sessions, and what a session may do.
#include <gmock/gmock.h>

#include "server/api.h"
#include "tests/system/http/event_reader.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class UiTest : public HttpTest {
 protected:
  explicit UiTest(UiMode ui = UiMode::kOn, std::vector<std::string> tokens = {}) : HttpTest(Options(ui, tokens)) {}

  static ServerOptions Options(UiMode ui, std::vector<std::string> tokens) {
    ServerOptions options;
    options.ui = ui;
    options.tokens = std::move(tokens);
    return options;
  }

  // What stands between `before` and `after` in a page.
  static std::string Between(const std::string& page, const std::string& before, const std::string& after) {
    const std::size_t from = page.find(before);
    if (from == std::string::npos) return "";
    return page.substr(from + before.size(), page.find(after, from + before.size()) - from - before.size());
  }
};

TEST_F(UiTest, BrowsersAreLedThereAndProgramsGetJson) {
  const HttpAnswer browser = Call("GET", "/", "", "Accept: text/html\r\n");
  EXPECT_EQ(browser.status, 303);
  EXPECT_EQ(browser.Header("location"), "ui/");
  EXPECT_EQ(Get("/").Header("content-type"), "application/json");
  EXPECT_EQ(Get("/ui").Header("location"), "ui/");
}

TEST_F(UiTest, APageOfAnyDepthLeadsToTheRootAndLoadsOwnFilesOnly) {
  const std::pair<const char*, const char*> depths[] = {
      {"/ui/", "../"}, {"/ui/jobs", "../"}, {"/ui/queues/a%2Fb", "../../"}, {"/ui/a/b/c", "../../../"}};
  for (const auto& [path, base] : depths) {
    const HttpAnswer page = Get(path);
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.Header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(Between(page.body, "<base href=\"", "\""), base) << path;
    const std::string policy = page.Header("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("default-src 'none'; script-src 'self'; style-src 'self';"));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'; require-trusted-types-for 'script'"));
    EXPECT_THAT(policy, Not(HasSubstr("unsafe")));
    EXPECT_EQ(page.Header("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.Header("referrer-policy"), "no-referrer");
  }
}

TEST_F(UiTest, APageThatIsKnownIsNotSentAgain) {
  const std::string tag = Get("/ui/jobs").Header("etag");
  const HttpAnswer again = Call("GET", "/ui/jobs", "", "If-None-Match: " + tag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(Call("GET", "/ui/jobs", "", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(UiTest, FilesAreKeptByTheirVersionAndPackedForThoseWhoTakeIt) {
  const std::string page = Get("/ui/").body;
  const std::string path = "/ui/assets/" + Between(page, "boot.js\"></script>\n<script src=\"ui/assets/", "\"");
  EXPECT_THAT(path, testing::EndsWith("/app.js"));
  const HttpAnswer plain = Get(path);
  EXPECT_EQ(plain.status, 200);
  EXPECT_EQ(plain.Header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_THAT(plain.Header("cache-control"), HasSubstr("immutable"));
  EXPECT_EQ(plain.Header("content-encoding"), "");
  const HttpAnswer packed = Call("GET", path, "", "Accept-Encoding: gzip, br\r\n");
  EXPECT_EQ(packed.Header("content-encoding"), "gzip");
  EXPECT_LT(packed.body.size(), 150'000U) << "the dashboard has to stay small";
  EXPECT_EQ(packed.body.substr(0, 2), "\x1f\x8b");
  EXPECT_EQ(Get("/ui/assets/0123456789abcdef/app.js").status, 404);
  EXPECT_EQ(Get("/ui/assets/app.js").status, 404);
}

TEST_F(UiTest, WithoutTokensEverybodyMayEverythingAndNobodySignsIn) {
  const std::string me = Ok(Get("/v1/me"));
  EXPECT_EQ(ElementsAt(me, "scopes").size(), 5U);
  EXPECT_EQ(TextAt(me, "tokens"), "false");
  EXPECT_EQ(TextAt(me, "session"), "");
  ExpectProblem(Post("/ui/session", R"({"token":"x"})"), 422, "invalid");
}

class NoUiTest : public UiTest {
 protected:
  NoUiTest() : UiTest(UiMode::kOff, {"chief:admin"}) {}
};

TEST_F(NoUiTest, NothingIsThere) {
  for (const char* path : {"/ui", "/ui/", "/ui/jobs"}) ExpectProblem(Get(path), 404, "no_route");
  ExpectProblem(Post("/ui/session", R"({"token":"chief"})"), 404, "no_route");
  EXPECT_EQ(Call("GET", "/", "", "Accept: text/html\r\n").Header("content-type"), "text/plain; charset=utf-8");
}

// ---- Sessions ----

constexpr const char* kOurs = "Sec-Fetch-Site: same-origin\r\n";

class UiSessionTest : public UiTest {
 protected:
  explicit UiSessionTest(UiMode ui = UiMode::kOn) : UiTest(ui, {"viewer:read", "producer:push", "chief:admin"}) {}

  // The header of a browser that has signed in.
  std::string SignIn(const std::string& token) {
    const HttpAnswer answer = Post("/ui/session", R"({"token":")" + token + R"("})");
    EXPECT_EQ(answer.status, 204) << answer.body;
    return CookieOf(answer);
  }
  static std::string CookieOf(const HttpAnswer& answer) {
    const std::string set = answer.Header("set-cookie");
    return set.empty() ? "" : "Cookie: other=1; " + set.substr(0, set.find(';')) + "\r\n";
  }
};

TEST_F(UiSessionTest, TheCookieIsNotTheTokenAndScriptsCannotReadIt) {
  const std::string set = Post("/ui/session", R"({"token":"chief"})").Header("set-cookie");
  EXPECT_THAT(set, testing::StartsWith("pawl_"));
  EXPECT_THAT(set, HasSubstr("; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict"));
  EXPECT_THAT(set, Not(HasSubstr("chief")));
  EXPECT_THAT(Post("/ui/session", R"({"token":"chief"})").Header("set-cookie"), testing::Ne(set));
}

TEST_F(UiSessionTest, ASessionMayWhatItsTokenMay) {
  const std::string viewer = SignIn("viewer");
  EXPECT_EQ(Call("GET", "/v1/queues", "", viewer).status, 200);
  ExpectProblem(Call("POST", "/v1/jobs/run", "{}", viewer + kOurs), 403, "forbidden");
  const std::string me = Ok(Call("GET", "/v1/me", "", viewer));
  EXPECT_EQ(ElementsAt(me, "scopes").size(), 2U) << me;
  const std::string chief = SignIn("chief");
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t"})", chief + kOurs).status, 201);
  EXPECT_EQ(Get("/v1/queues").status, 401);
}

TEST_F(UiSessionTest, AChangeHasToComeFromAPageOfThisServer) {
  const std::string chief = SignIn("chief");
  const auto push = [&](const std::string& headers) {
    return Call("POST", "/v1/jobs", R"({"type":"t"})", chief + headers).status;
  };
  EXPECT_EQ(push(""), 403) << "some form of a page that says nothing";
  EXPECT_EQ(push("Sec-Fetch-Site: cross-site\r\n"), 403);
  EXPECT_EQ(push("Sec-Fetch-Site: same-site\r\n"), 403);
  EXPECT_EQ(push("Sec-Fetch-Site: none\r\n"), 403);
  EXPECT_EQ(push("Origin: http://evil.example\r\n"), 403);
  EXPECT_EQ(push("Origin: null\r\n"), 403);
  EXPECT_EQ(push("Origin: http://evil.example\r\nSec-Fetch-Site: same-origin\r\n"), 403);
  EXPECT_EQ(push(kOurs), 201);
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t"})", "Authorization: Bearer chief\r\n").status, 201);
}

TEST_F(UiSessionTest, ASessionEndsByTimeAndIsRenewedWhileItIsUsed) {
  const std::string first = SignIn("viewer");
  clock_->Advance(std::chrono::hours(5));
  EXPECT_EQ(CookieOf(Call("GET", "/v1/me", "", first)), "");
  clock_->Advance(std::chrono::hours(2));
  const std::string second = CookieOf(Call("GET", "/v1/me", "", first));
  EXPECT_NE(second, "");
  clock_->Advance(std::chrono::hours(5));
  ExpectProblem(Call("GET", "/v1/me", "", first), 401, "unauthorized");
  EXPECT_EQ(Call("GET", "/v1/me", "", second).status, 200);
}

TEST_F(UiSessionTest, ASessionEndsWithItsToken) {
  const std::string viewer = SignIn("viewer");
  const std::string chief = SignIn("chief");
  ASSERT_TRUE(server_->SetTokens({"chief:admin"}).ok());
  ExpectProblem(Call("GET", "/v1/queues", "", viewer), 401, "unauthorized");
  EXPECT_EQ(Call("GET", "/v1/queues", "", chief).status, 200);
}

TEST_F(UiSessionTest, AForgedSessionIsNone) {
  const std::string good = SignIn("viewer");
  const std::size_t value = good.rfind('=') + 1;
  for (std::size_t at = value; at < good.size() - 2; at += 7) {
    std::string forged = good;
    forged[at] = forged[at] == '1' ? '2' : '1';
    EXPECT_EQ(Call("GET", "/v1/queues", "", forged).status, 401) << forged;
  }
  for (const char* odd : {"", "v1.", "v1.9999999999999", "v1.9999999999999.a.b"}) {
    EXPECT_EQ(Call("GET", "/v1/queues", "", good.substr(0, value) + odd + "\r\n").status, 401) << odd;
  }
}

TEST_F(UiSessionTest, WrongTokensAreRefusedAndThoseThatCannotReadToo) {
  ExpectProblem(Post("/ui/session", R"({"token":"wrong"})"), 401, "unauthorized");
  ExpectProblem(Post("/ui/session", R"({"token":"producer"})"), 403, "forbidden");
  ExpectProblem(Post("/ui/session", "{}"), 422, "invalid", "token");
  ExpectProblem(Post("/ui/session", R"({"token":"chief"})", "Origin: http://evil.example\r\n"), 403, "forbidden");
  int throttled = 0;
  for (int i = 0; i < 100; ++i) {
    if (Post("/ui/session", R"({"token":"guess"})").status == 429) ++throttled;
  }
  EXPECT_GT(throttled, 0);
  SignIn("chief");
}

TEST_F(UiSessionTest, SigningOutTakesTheCookieAway) {
  const HttpAnswer out = Call("DELETE", "/ui/session", "", SignIn("viewer") + kOurs);
  EXPECT_EQ(out.status, 204);
  EXPECT_THAT(out.Header("set-cookie"), HasSubstr("=; Max-Age=0;"));
}

TEST_F(UiSessionTest, SigningOutEndsTheStreamsOfTheSession) {
  const std::string mine = SignIn("viewer");
  EventReader ends(server_->port(), "/v1/events", mine);
  EventReader stays(server_->port(), "/v1/events", SignIn("viewer"));
  EXPECT_THAT(ends.Until("\r\n\r\n"), HasSubstr("x-accel-buffering: no\r\n"));
  stays.Until("\r\n\r\n");
  clock_->Advance(std::chrono::hours(7));
  const std::string renewed = CookieOf(Call("GET", "/v1/me", "", mine));
  EXPECT_EQ(Call("DELETE", "/ui/session", "", renewed + kOurs).status, 204);
  EXPECT_EQ(ends.Until("no such mark"), "") << "a renewed session is the same";
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t"})", "Authorization: Bearer chief\r\n").status, 201);
  EXPECT_THAT(stays.Until("\n\n"), HasSubstr("event: transition"));
}

TEST_F(UiSessionTest, StreamsEndWithTheTokenThatOpenedThem) {
  EventReader by_session(server_->port(), "/v1/events", SignIn("viewer"));
  EventReader by_token(server_->port(), "/v1/channels/x", "Authorization: Bearer viewer\r\n");
  by_session.Until("\r\n\r\n");
  by_token.Until("\r\n\r\n");
  ASSERT_TRUE(server_->SetTokens({"chief:admin"}).ok());
  EXPECT_EQ(by_session.Until("no such mark"), "");
  EXPECT_EQ(by_token.Until("no such mark"), "");
}

TEST_F(UiSessionTest, AStreamEndsWithTheTimeOfItsSession) {
  EventReader events(server_->port(), "/v1/events", SignIn("viewer"));
  events.Until("\r\n\r\n");
  clock_->Advance(std::chrono::hours(13));
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t"})", "Authorization: Bearer chief\r\n").status, 201);
  EXPECT_EQ(events.Until("no such mark"), "");
}

std::string SomePath(std::string_view pattern) {
  std::string path;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      path += pattern[i];
      continue;
    }
    path += 'x';
    i = pattern.find('}', i);
  }
  return path;
}

TEST_F(UiSessionTest, EveryRouteIsOpenToTheScopesOfTheSessionOnly) {
  const std::string viewer = SignIn("viewer");
  for (const RouteInfo& route : Api::Routes()) {
    const bool open = route.scope == Scope::kNone || route.scope == Scope::kRead || route.scope == Scope::kStatus;
    if (open) continue;
    ExpectProblem(Call(route.method, SomePath(route.pattern), "{}", viewer + kOurs), 403, "forbidden");
  }
}

class ReadOnlyUiTest : public UiSessionTest {
 protected:
  ReadOnlyUiTest() : UiSessionTest(UiMode::kReadOnly) {}
};

TEST_F(ReadOnlyUiTest, ASessionOfAnAdminOnlyReads) {
  const std::string chief = SignIn("chief");
  EXPECT_EQ(Call("GET", "/v1/queues", "", chief).status, 200);
  EXPECT_EQ(TextAt(Ok(Call("GET", "/v1/me", "", chief)), "read_only"), "true");
  for (const RouteInfo& route : Api::Routes()) {
    const bool open = route.scope == Scope::kNone || route.scope == Scope::kRead || route.scope == Scope::kStatus;
    if (open) continue;
    ExpectProblem(Call(route.method, SomePath(route.pattern), "{}", chief + kOurs), 403, "forbidden");
  }
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t"})", "Authorization: Bearer chief\r\n").status, 201)
      << "programs with the token are as free as ever";
}

class ReadOnlyOpenUiTest : public UiTest {
 protected:
  ReadOnlyOpenUiTest() : UiTest(UiMode::kReadOnly) {}
};

TEST_F(ReadOnlyOpenUiTest, BrowsersChangeNothingEvenWithoutTokens) {
  EXPECT_EQ(Post("/v1/jobs", R"({"type":"t"})").status, 201);
  ExpectProblem(Post("/v1/jobs", R"({"type":"t"})", kOurs), 403, "forbidden");
  const std::string host = "Origin: http://localhost\r\n";
  ExpectProblem(Post("/v1/jobs", R"({"type":"t"})", host), 403, "forbidden");
  EXPECT_EQ(Call("GET", "/v1/queues", "", kOurs).status, 200);
}

}  // namespace
}  // namespace pawl::system_test
