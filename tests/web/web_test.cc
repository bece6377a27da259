// Walks through the dashboard in a browser; pages/walks.mjs has what is done and looked at.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/child.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {
namespace {

constexpr auto kLong = std::chrono::minutes(5);

void Install(const char* source, const char* folder) {
  Child install({.command = {PAWL_NPM_PACKAGES, source, folder}});
  ASSERT_EQ(install.Wait(kLong), 0);
}

class WebTest : public ::testing::TestWithParam<const char*> {
 protected:
  static void SetUpTestSuite() {
    std::filesystem::create_directories(PAWL_WEB_PICTURES);
    Install(PAWL_WEB_PAGES, PAWL_WEB_BROWSER);
  }

  TempDir dir_;
};

TEST_P(WebTest, IsWalkedWithoutAComplaint) {
  const std::string walk = GetParam();
  std::vector<std::string> arguments;
  if (walk == "sign-in") arguments = {"--token", "viewer:read", "--token", "chief:admin"};
  ServerProcess server({.data = dir_.File("data"), .arguments = arguments});
  ASSERT_TRUE(server.ready()) << server.Log();
  const std::string url = "http://127.0.0.1:" + std::to_string(server.port()) + "/";
  Child node({.command = {"node", PAWL_WEB_BROWSER "/walks.mjs", walk, url, PAWL_WEB_PICTURES}});
  const std::string said = node.ReadAll();
  EXPECT_EQ(node.Wait(kLong), 0) << said;
}

INSTANTIATE_TEST_SUITE_P(Walks, WebTest,
                         ::testing::Values("jobs", "queues", "bulk", "keyboard", "sign-in", "text", "proxy", "pages"),
                         [](const auto& given) {
                           std::string name = given.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace pawl::support
