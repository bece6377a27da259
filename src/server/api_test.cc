#include "server/api.h"

#include <gtest/gtest.h>
#include <openssl/sha.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <iterator>
#include <set>

#include "base/json_reader.h"
#include "base/uuid.h"
#include "server/openapi.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "wire/json/push_fields.h"

namespace pawl {
namespace {

class WaitingResponder final : public http::Responder {
 public:
  explicit WaitingResponder(std::promise<http::Response>& answer) : answer_(answer) {}
  void Send(http::Response response, std::function<void()>) override { answer_.set_value(std::move(response)); }
  void SendLater(std::function<http::Response()> render, std::function<void()>) override {
    answer_.set_value(render());
  }
  std::shared_ptr<http::EventStream> Stream() override {
    answer_.set_value({200, "text/event-stream", "", {}});
    return std::make_shared<NoStream>();
  }
  void OnGone(std::function<void()>) override {}

 private:
  struct NoStream final : http::EventStream {
    bool Send(std::string_view, std::string_view) override { return false; }
    bool open() override { return false; }
  };
  std::promise<http::Response>& answer_;
};

std::string Example(std::string_view pattern) {
  std::string path;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '{') {
      path += "x";
      i = pattern.find('}', i);
    } else {
      path += pattern[i];
    }
  }
  return path;
}

class ApiTest : public testing::Test {
 protected:
  explicit ApiTest(const ApiOptions& options = {})
      : health_(options.health),
        core_(KvStore::Open(std::make_unique<MemoryKv>()).value(), std::make_shared<ManualClock>(), {},
              [](const Error&) {}) {
    EXPECT_TRUE(core_.Start().ok());
    api_ = std::make_unique<Api>(core_, options);
  }
  ~ApiTest() override {
    api_->Drain();
    core_.Stop();
  }

  http::Response Call(std::string_view method, std::string_view path, const std::string& body = "",
                      const std::string& token = "") {
    http::Request request;
    request.method = method;
    const std::size_t question = std::min(path.find('?'), path.size());
    request.path = path.substr(0, question);
    request.query = path.substr(std::min(question + 1, path.size()));
    request.headers = {{"host", "localhost"}};
    if (!token.empty()) request.headers.emplace_back("authorization", "Bearer " + token);
    request.body = body;
    std::promise<http::Response> answer;
    api_->Handle(std::move(request), std::make_shared<WaitingResponder>(answer));
    return answer.get_future().get();
  }

  const std::shared_ptr<Health> health_;
  Core core_;
  std::unique_ptr<Api> api_;
};

std::string CodeOf(const http::Response& response) {
  const auto code = FindMember(KnownJson(response.body), "code");
  return code ? *code->String() : "";
}

TEST_F(ApiTest, EveryRouteAnswersAndNoneIsUnknown) {
  for (const RouteInfo& route : Api::Routes()) {
    const http::Response response = Call(route.method, Example(route.pattern), "{}");
    EXPECT_NE(CodeOf(response), "no_route") << route.method << " " << route.pattern;
    EXPECT_NE(CodeOf(response), "bad_method") << route.method << " " << route.pattern;
    EXPECT_LT(response.status, 500) << route.method << " " << route.pattern << response.body;
  }
}

TEST_F(ApiTest, AnUnknownPathIs404) {
  for (const char* path : {"/v1", "/v1/", "/v1/jobs/", "/v1/jobs/a/b/c", "/v2/jobs", "/v1/queues//groups"}) {
    const http::Response response = Call("GET", path);
    EXPECT_EQ(response.status, 404) << path;
    EXPECT_EQ(CodeOf(response), "no_route") << path;
  }
}

class ApiWithoutItsRoleTest : public ApiTest {
 protected:
  static ApiOptions Options() {
    ApiOptions options;
    options.probes_only = true;
    return options;
  }
  ApiWithoutItsRoleTest() : ApiTest(Options()) {}
};

TEST_F(ApiWithoutItsRoleTest, OnlyProbesAreAnswered) {
  for (const RouteInfo& route : Api::Routes()) {
    const http::Response response = Call(route.method, Example(route.pattern), "{}");
    if (route.pattern == "/healthz" || route.pattern == "/readyz" || route.pattern == "/metrics") {
      EXPECT_EQ(response.status, 200) << route.pattern;
    } else {
      EXPECT_EQ(CodeOf(response), "no_route") << route.method << " " << route.pattern;
      EXPECT_NE(response.body.find("role api"), std::string::npos) << response.body;
    }
  }
}

TEST_F(ApiTest, AnUnknownMethodIs405AndSaysWhatIsAllowed) {
  const http::Response response = Call("PUT", "/v1/queues/q");
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(CodeOf(response), "bad_method");
  ASSERT_EQ(response.headers.size(), 1U);
  EXPECT_EQ(response.headers[0], (std::pair<std::string, std::string>("allow", "GET, PATCH, DELETE")));
  for (const RouteInfo& route : Api::Routes()) {
    EXPECT_EQ(Call("BREW", Example(route.pattern)).status, 405) << route.pattern;
  }
}

TEST_F(ApiTest, WordsOfThePathCanBeJobIdsToo) {
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"t","id":"bulk"})").status, 201);
  EXPECT_EQ(Call("GET", "/v1/jobs/bulk").status, 200);
}

TEST_F(ApiTest, PathsArePercentDecoded) {
  EXPECT_EQ(Call("PATCH", "/v1/queues/q/groups/a%2Fb%20c", R"({"limit":1})").status, 200);
  const http::Response group = Call("GET", "/v1/queues/q/groups/a%2Fb%20c");
  EXPECT_NE(group.body.find(R"("name":"a/b c","limit":1)"), std::string::npos) << group.body;
  EXPECT_EQ(Call("GET", "/v1/jobs/a%2").status, 400);
  EXPECT_EQ(Call("GET", "/v1/jobs/a%2Fb").status, 422);
}

TEST_F(ApiTest, AChannelIsTheRestOfThePath) {
  for (const char* path : {"/v1/channels/", "/v1/channels/a", "/v1/channels/a/b%3Ac"}) {
    EXPECT_EQ(Call("POST", path, R"({"value":1})").body, R"({"delivered":0})") << path;
  }
  EXPECT_EQ(Call("POST", "/v1/channels/a//b", R"({"value":1})").status, 422);
  EXPECT_EQ(Call("POST", "/v1/channels", R"({"value":1})").status, 404);
}

class TokenApiTest : public ApiTest {
 protected:
  static ApiOptions Options() {
    ApiOptions options;
    for (const char* scope : {"status", "read", "push", "work", "admin"}) {
      options.guard.tokens.push_back(*ParseToken(std::string(scope) + ":" + scope));
    }
    return options;
  }
  TokenApiTest() : ApiTest(Options()) {}
};

// The decisions in words: status is part of read and push, admin is everything, the rest stands alone.
bool Allows(const std::string& token, Scope needed) {
  if (needed == Scope::kNone || token == "admin" || token == Name(needed)) return true;
  return needed == Scope::kStatus && (token == "read" || token == "push");
}

// A copy is read and pushed: no scope alone is enough.
bool NeedsTwoScopes(const RouteInfo& route) { return std::string_view(route.pattern) == "/v1/jobs/{ref}/copy"; }

TEST_F(TokenApiTest, EveryRouteIsOpenToItsScopesOnly) {
  for (const RouteInfo& route : Api::Routes()) {
    const std::string path = Example(route.pattern);
    const bool open = route.scope == Scope::kNone;
    EXPECT_EQ(Call(route.method, path, "{}").status == 401, !open) << route.method << " " << path;
    EXPECT_EQ(CodeOf(Call(route.method, path, "{}", "wrong")) == "unauthorized", !open) << route.method << " " << path;
    for (const char* token : {"status", "read", "push", "work", "admin"}) {
      const int status = Call(route.method, path, "{}", token).status;
      const bool allowed = NeedsTwoScopes(route) ? std::string_view(token) == "admin" : Allows(token, route.scope);
      EXPECT_EQ(status != 403 && status != 401, allowed)
          << route.method << " " << path << " with " << token << " is " << status;
    }
  }
}

TEST_F(TokenApiTest, WhoMayCallNothingLearnsNothing) {
  EXPECT_EQ(Call("GET", "/v1/nothing").status, 401);
  EXPECT_EQ(Call("PUT", "/v1/jobs").status, 401);
  EXPECT_EQ(Call("GET", "/v1/nothing", "", "work").status, 404);
}

TEST_F(ApiTest, ADrainedServerIsNotReadyAndHandsOutNothing) {
  EXPECT_EQ(Call("GET", "/readyz").status, 200);
  Call("POST", "/v1/jobs", R"({"type":"t"})");
  api_->Drain();
  EXPECT_EQ(Call("GET", "/readyz").status, 503);
  EXPECT_EQ(Call("GET", "/healthz").status, 200);
  EXPECT_EQ(Call("POST", "/v1/claim", R"({"queues":["t"],"worker":"w","wait":"60s"})").body, R"({"jobs":[]})");
  EXPECT_EQ(Call("GET", "/v1/jobs/~1?wait=60s").status, 200);
}

TEST_F(ApiTest, AFindingMakesTheServerNotReadyUntilItIsCleared) {
  health_->Clear("disk");
  health_->Report("store", "a page is damaged; restore a backup");
  const http::Response response = Call("GET", "/readyz");
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(CodeOf(response), "not_ready");
  EXPECT_NE(response.body.find("store: a page is damaged; restore a backup"), std::string::npos) << response.body;
  const std::string metrics = Call("GET", "/metrics").body;
  EXPECT_NE(metrics.find("pawl_healthy{part=\"disk\"} 1\npawl_healthy{part=\"store\"} 0\n"), std::string::npos)
      << metrics;

  health_->Clear("store");
  EXPECT_EQ(Call("GET", "/readyz").status, 200);
  EXPECT_NE(Call("GET", "/metrics").body.find("pawl_healthy{part=\"store\"} 1\n"), std::string::npos);
}

TEST_F(ApiTest, MetricsThatNeedNoStoreAreShownWhileItCannotBeRead) {
  health_->Report("store", "gone");
  core_.Stop();
  const http::Response metrics = Call("GET", "/metrics");
  EXPECT_EQ(metrics.status, 200);
  EXPECT_NE(metrics.body.find("pawl_healthy{part=\"store\"} 0\n"), std::string::npos) << metrics.body;
}

// ---- docs/openapi.yaml ----

std::set<std::string> Documented() {
  std::set<std::string> calls;
  const JsonValue document = KnownJson(kOpenApiJson);
  EXPECT_TRUE(ForEachMember(*FindMember(document, "paths"), [&](std::string_view path, const JsonValue& item) {
                return ForEachMember(item, [&](std::string_view method, const JsonValue& call) -> Result<void> {
                  std::string upper(method);
                  for (char& c : upper) c = static_cast<char>(c & ~0x20);
                  const std::string scope = *FindMember(call, "x-scope")->String();
                  calls.insert(upper + " " + std::string(path) + " " + scope);
                  return {};
                });
              }).ok());
  return calls;
}

TEST(OpenApiTest, EveryRouteIsDocumentedWithItsScopeAndEveryDocumentedCallExists) {
  std::set<std::string> routes;
  for (const RouteInfo& route : Api::Routes()) {
    std::string path(route.pattern);
    if (const std::size_t rest = path.find("..."); rest != std::string::npos) path.erase(rest, 3);
    routes.insert(std::string(route.method) + " " + path + " " + std::string(Name(route.scope)));
  }
  EXPECT_EQ(routes, Documented());
}

TEST(OpenApiTest, TheFieldsOfAPushAreThoseOfTheTable) {
  const JsonValue document = KnownJson(kOpenApiJson);
  const JsonValue schema = *FindMember(*FindMember(*FindMember(document, "components"), "schemas"), "PushJob");
  std::set<std::string> documented;
  ASSERT_TRUE(ForEachMember(*FindMember(schema, "properties"), [&](std::string_view name, const JsonValue&) {
                documented.insert(std::string(name));
                return Result<void>{};
              }).ok());
  std::set<std::string> known;
  for (const http::PushField& field : http::PushFields()) known.insert(std::string(field.name));
  EXPECT_EQ(documented, known);
}

TEST(OpenApiTest, TheEmbeddedDocumentIsUpToDate) {
  const auto path = std::filesystem::path(__FILE__).parent_path() / "../../docs/openapi.yaml";
  std::ifstream file(path, std::ios::binary);
  ASSERT_TRUE(file) << path;
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest;
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
  EXPECT_EQ(ToHex(digest), kOpenApiSource) << "run scripts/embed-openapi";
}

}  // namespace
}  // namespace pawl
