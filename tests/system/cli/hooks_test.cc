// pawl hooks and pawl hook, with a server; and where a secret is found afterwards: nowhere.
#include <filesystem>

#include "tests/support/raw_http.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class HookCommandTest : public Dialogue {
 protected:
  void SetUp() override { StartServer({"--log-level", "debug"}); }

  // The path of a hook that has just got its secret.
  static std::string PathIn(const std::string& json) { return TextAt(json, "url"); }
  int Call(const std::string& path, const std::string& headers = "") {
    RawHttp http(server_->port());
    const auto answer = http.Post(path, R"({"ref":"main"})", headers);
    return answer ? answer->status : 0;
  }
};

TEST_F(HookCommandTest, MakesShowsRotatesAndDeletes) {
  EXPECT_EQ(Tell({"hooks"}), "no hooks\n");
  const std::string made =
      Tell({"hook", "deploys", "--type", "deploy", "--payload", R"({"event":"{{body}}"})", "--rate", "60/1m"});
  EXPECT_NE(made.find("http://127.0.0.1:" + std::to_string(server_->port()) + "/hooks/"), std::string::npos) << made;
  EXPECT_EQ(PathIn(Tell({"hook", "deploys", "--json"})), "");
  const std::string rotated = PathIn(Tell({"hook", "deploys", "rotate", "--keep-old", "1h", "--json"}));
  EXPECT_EQ(Call(rotated), 202);
  EXPECT_EQ(TextAt(Tell({"hook", "deploys", "--type", "deploy", "--paused", "--json"}), "paused"), "true");
  EXPECT_EQ(Call(rotated), 404);
  EXPECT_NE(Tell({"hooks"}).find("paused"), std::string::npos);
  EXPECT_EQ(Tell({"hook", "deploys", "rm"}), "deploys  deleted\n");
  EXPECT_EQ(Pawl({"hook", "deploys"}).exit_code, 4);
}

TEST_F(HookCommandTest, ASecretIsInNoLogAndNoFile) {
  std::vector<std::string> paths = {
      PathIn(Tell({"hook", "deploys", "--type", "deploy", "--payload", R"("{{body}}")", "--json"}))};
  paths.push_back(PathIn(Tell({"hook", "deploys", "rotate", "--keep-old", "1h", "--json"})));
  for (const std::string& path : paths) {
    EXPECT_EQ(Call(path, "webhook-id: d1\r\n"), 202);
    EXPECT_EQ(Call(path, "Authorization: Bearer nobody\r\n"), 202);
    RawHttp http(server_->port());
    EXPECT_EQ(http.Post(path, "not json")->status, 400);
    EXPECT_EQ(http.Get(path)->status, 405);
    EXPECT_EQ(http.Post(path + "/more", "{}")->status, 404);
  }
  EXPECT_EQ(server_->Terminate(), 0);
  std::string all = server_->Log();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(dir_.File("data"))) {
    if (entry.is_regular_file()) all += ReadFile(entry.path());
  }
  ASSERT_GT(all.size(), 1'000U);
  for (const std::string& path : paths) {
    ASSERT_EQ(path.size(), 50U);
    EXPECT_EQ(all.find(path.substr(7)), std::string::npos) << "the secret of " << path;
  }
}

}  // namespace
}  // namespace pawl::support
