// What a server says of itself and of its configuration, and how it stands behind a proxy.
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

ServerOptions Named(std::vector<std::string> tokens = {}) {
  ServerOptions options;
  options.version = "7.8.9";
  options.environment = {"production", "red"};
  options.config = {{"listen", R"("127.0.0.1:7171")", "default", ""},
                    {"threads", "3", "environment", "environment PAWL_THREADS"}};
  options.tokens = std::move(tokens);
  return options;
}

class AboutTest : public HttpTest {
 protected:
  AboutTest() : HttpTest(Named()) {}
};

TEST_F(AboutTest, AServerSaysWhatItIsAndWhatItTakes) {
  const std::string about = Ok(Get("/v1/about"));
  EXPECT_EQ(TextAt(about, "version"), "7.8.9");
  EXPECT_NE(TextAt(about, "node.host"), "");
  EXPECT_EQ(ElementsAt(about, "node.roles").size(), 4U);
  EXPECT_NE(TextAt(about, "started_at"), "");
  EXPECT_EQ(TextAt(about, "store.kind"), OnRedis() ? "redis" : "embedded");
  EXPECT_EQ(TextAt(about, "store.durability"), OnRedis() ? "redis" : "fsync");
  EXPECT_EQ(TextAt(about, "disk.has_space"), "true");
  EXPECT_EQ(TextAt(about, "disk.free").empty(), OnRedis());
  EXPECT_EQ(NumberAt(about, "limits.max_payload"), 1 << 20);
  EXPECT_EQ(NumberAt(about, "limits.page"), 1'000);
  EXPECT_EQ(TextAt(about, "environment"), R"({"name":"production","color":"red"})");
  EXPECT_EQ(TextAt(Get("/v1/me").body, "environment.name"), "production");
}

TEST_F(AboutTest, WithoutANameThereIsNoEnvironment) {
  StartServer({});
  EXPECT_EQ(TextAt(Get("/v1/about").body, "environment"), "");
  EXPECT_EQ(TextAt(Get("/v1/me").body, "environment"), "");
}

TEST_F(AboutTest, TheConfigurationIsShownToAdmins) {
  StartServer(Named({"chief:admin", "viewer:read"}));
  ExpectProblem(Call("GET", "/v1/config", "", "Authorization: Bearer viewer\r\n"), 403, "forbidden");
  const std::string config = Ok(Call("GET", "/v1/config", "", "Authorization: Bearer chief\r\n"));
  ASSERT_EQ(ElementsAt(config, "options").size(), 2U);
  EXPECT_EQ(TextAt(config, "options.0"), R"({"name":"listen","value":"127.0.0.1:7171","source":"default"})");
  EXPECT_EQ(NumberAt(config, "options.1.value"), 3);
  EXPECT_EQ(TextAt(config, "options.1.given"), "environment PAWL_THREADS");
}

TEST_F(AboutTest, ChangesByPagesOfThePublicOriginAreAccepted) {
  const auto push = [this](const std::string& headers) {
    return Call("POST", "/v1/jobs", R"({"type":"t"})", headers).status;
  };
  EXPECT_EQ(push("Origin: https://jobs.example.com\r\n"), 403);
  ServerOptions options;
  options.public_origin = "https://jobs.example.com";
  options.tokens = {"chief:admin"};
  StartServer(options);
  const HttpAnswer session = Post("/ui/session", R"({"token":"chief"})",
                                  "Origin: https://jobs.example.com\r\nSec-Fetch-Site: same-origin\r\n");
  EXPECT_EQ(session.status, 204) << session.body;
  const std::string set = session.Header("set-cookie");
  EXPECT_NE(set.find("; Secure"), std::string::npos) << set;
  const std::string cookie = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
  EXPECT_EQ(push(cookie + "Origin: https://jobs.example.com\r\n"), 201);
  EXPECT_EQ(push(cookie + "Origin: https://jobs.example.com.evil.example\r\n"), 403);
  EXPECT_EQ(push(cookie + "Origin: http://jobs.example.com\r\n"), 403) << "another scheme is another origin";
}

TEST_F(AboutTest, APathThatAProxyLeavesIsTakenAway) {
  ServerOptions options;
  options.ui_base = "/ops/pawl";
  StartServer(std::move(options));
  const HttpAnswer page = Get("/ops/pawl/ui/queues/q");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.body.find(R"(<base href="../../">)"), std::string::npos) << page.body.substr(0, 400);
  EXPECT_EQ(Post("/ops/pawl/v1/jobs", R"({"type":"t","id":"x"})").status, 201);
  EXPECT_EQ(TextAt(Ok(Get("/ops/pawl/v1/jobs/x")), "id"), "x");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/x")), "id"), "x") << "without it too";
  EXPECT_EQ(Get("/ops/pawl").Header("location"), "pawl/");
  ExpectProblem(Get("/ops/v1/jobs/x"), 404, "no_route");
}

}  // namespace
}  // namespace pawl::system_test
