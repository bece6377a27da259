// Walks through the dashboard in a browser; pages/ has what is done and looked at.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "tests/support/child.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/web/browser_packages.h"

namespace pawl::support {
namespace {

// A walk, and how its server is started.
struct Walk {
  std::string name;
  std::vector<std::string> arguments = {};
  std::vector<std::string> environment = {};
};

std::ostream& operator<<(std::ostream& out, const Walk& walk) { return out << walk.name; }

const std::vector<std::string> kTokens = {"--token",          "viewer:read",      "--token", "chief:admin",
                                          "--token",          "pusher:read,push", "--token", "worker:work",
                                          "--outbound-allow", "127.0.0.1"};

const std::vector<std::string> kProduction = {"--environment", "production", "--environment-color", "red"};

std::vector<std::string> ReadOnly() {
  std::vector<std::string> arguments = kTokens;
  arguments.insert(arguments.end(), {"--ui", "read-only"});
  return arguments;
}

class WebTest : public ::testing::TestWithParam<Walk> {
 protected:
  static void SetUpTestSuite() { InstallBrowserPackages(); }

  TempDir dir_;
};

TEST_P(WebTest, IsWalkedWithoutAComplaint) {
  ServerProcess server(
      {.data = dir_.File("data"), .arguments = GetParam().arguments, .environment = GetParam().environment});
  ASSERT_TRUE(server.ready()) << server.Log();
  const std::string url = "http://127.0.0.1:" + std::to_string(server.port()) + "/";
  Child node({.command = {"node", PAWL_WEB_BROWSER "/walks.mjs", GetParam().name, url, PAWL_WEB_PICTURES}});
  const std::string said = node.ReadAll();
  EXPECT_EQ(node.Wait(kLong), 0) << said;
}

INSTANTIATE_TEST_SUITE_P(
    Walks, WebTest,
    ::testing::Values(Walk{"jobs"}, Walk{"job"}, Walk{"list"}, Walk{"overview"}, Walk{"queues"}, Walk{"queue-list"},
                      Walk{"group-list"}, Walk{"reasons"}, Walk{"due"}, Walk{"crew"}, Walk{"shell", kProduction},
                      Walk{"about", kTokens, {"PAWL_THREADS=3"}}, Walk{"bulk"}, Walk{"still"}, Walk{"search"},
                      Walk{"keyboard"}, Walk{"change"}, Walk{"workflow"}, Walk{"scan"}, Walk{"schedule"},
                      Walk{"callback", {"--outbound-allow", "127.0.0.1"}}, Walk{"family"}, Walk{"sign-in", kTokens},
                      Walk{"scopes", kTokens}, Walk{"routes", kTokens}, Walk{"read-only", ReadOnly()}, Walk{"two"},
                      Walk{"phone"}, Walk{"text"}, Walk{"proxy"}, Walk{"trouble"}, Walk{"tabs"}, Walk{"pages"}),
    [](const auto& given) {
      std::string name = given.param.name;
      std::erase(name, '-');
      return name;
    });

}  // namespace
}  // namespace pawl::support
