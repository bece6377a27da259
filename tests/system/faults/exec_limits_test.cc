// Commands of `exec` jobs that misbehave, run by the real program: nothing of them is left, and the server is fine.
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/support/wait_until.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

namespace fs = std::filesystem;

// A user that has no processes but those of this test; others run at the same time. Only root can start them so.
uid_t OwnUser() { return static_cast<uid_t>(20'000 + getpid() % 40'000); }

std::string Command(const std::string& name, const std::string& script, const std::string& more = "") {
  const std::string user =
      geteuid() == 0 ? "user = \"" + std::to_string(OwnUser()) + "\"\ngroup = \"" + std::to_string(OwnUser()) + "\"\n"
                     : "";
  return "[command." + name + "]\nargv = [\"/bin/sh\", \"-c\", '''" + script +
         "''']\nenv = [\"PATH=/usr/bin:/bin\"]\nkill_grace = \"100ms\"\n" + user + more + "\n";
}

// 511 processes, whatever becomes of the limit.
constexpr const char* kForkBomb =
    "bomb() { if [ $1 -gt 0 ]; then bomb $(($1 - 1)) & bomb $(($1 - 1)) & fi; exec sleep 1000; }; bomb 8";

class ExecLimitsTest : public FaultTest {
 protected:
  void SetUp() override {
    fs::permissions(dir_.path(), fs::perms(0711));
    fs::create_directory(OpenDir());
    fs::permissions(OpenDir(), fs::perms::all);
    const std::string config = dir_.File("pawl.toml");
    WriteFile(config, Command("echo", "cat") + Command("eval", "read -r line; printf '%s' \"$line\"") +
                          Command("touch", "touch " + OpenDir() + "/touched") +
                          Command("preload", "printf '%s' \"preload=$LD_PRELOAD\"") +
                          Command("bomb", kForkBomb, "processes = 40\ntimeout = \"1s\"\n") +
                          Command("daemon", "( setsid sh -c 'trap \"\" TERM; exec sleep 1000' & ); echo 1") +
                          Command("stubborn", "trap '' TERM; sleep 1000 & echo 1; while :; do wait; done") +
                          Command("flood", "exec head -c 1073741824 /dev/zero"));
    Start({.data = Data(),
           .arguments = {"--config", config},
           .environment = {"LD_PRELOAD=/nonexistent/library.so", "ASAN_OPTIONS=verify_asan_link_order=0"}});
  }

  std::string OpenDir() const { return dir_.File("open"); }  // where commands may write

  std::string Exec(const std::string& command, const std::string& input = "null") {
    const HttpAnswer pushed = Post(
        "/v1/jobs", R"({"type":"exec","retry":0,"payload":{"command":")" + command + R"(","input":)" + input + "}}");
    EXPECT_EQ(pushed.status, 201) << pushed.body;
    return TextAt(pushed.body, "id");
  }
  bool WaitForState(const std::string& job, const std::string& state) {
    return WaitUntil([&] { return StateOf(job) == state; });
  }
  std::string JobOf(const std::string& job) { return Get("/v1/jobs/" + job).body; }

  // Processes of the commands: by their user, or if all have ours, those that stem from the server.
  std::size_t ProcessesLeft() const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator("/proc")) {
      struct stat info {};
      if (stat(entry.path().c_str(), &info) != 0) continue;
      if (geteuid() == 0 && info.st_uid == OwnUser()) ++count;
    }
    if (geteuid() == 0) return count;
    const std::string task = "/proc/" + std::to_string(server_->pid()) + "/task";
    for (const auto& entry : fs::directory_iterator(task)) count += ReadLine(entry.path() / "children").empty() ? 0 : 1;
    return count;
  }
  static std::string ReadLine(const fs::path& path) {
    std::string line;
    std::ifstream file(path);
    std::getline(file, line);
    return line;
  }

  void ExpectNothingLeftAndTheServerFine() {
    EXPECT_TRUE(WaitUntil([&] { return ProcessesLeft() == 0; }));
    const std::string job = Exec("echo", "7");
    EXPECT_TRUE(WaitForState(job, "completed")) << JobOf(job);
    EXPECT_EQ(TextAt(JobOf(job), "result"), "7");
    EXPECT_EQ(Get("/readyz").status, 200);
  }
};

TEST_F(ExecLimitsTest, ThePayloadIsNeverMoreThanData) {
  const std::string evil = OpenDir() + "/evil";
  const std::string text = "; touch " + evil + " $(touch " + evil + ") `touch " + evil + "` && touch " + evil;
  const std::string job = Exec("eval", Quoted(text));
  ASSERT_TRUE(WaitForState(job, "completed")) << JobOf(job);
  EXPECT_EQ(TextAt(JobOf(job), "result"), text);
  const std::string unknown = Exec("touch; touch " + evil);
  EXPECT_TRUE(WaitForState(unknown, "dead")) << JobOf(unknown);
  EXPECT_TRUE(WaitForState(Exec("touch"), "completed"));
  EXPECT_TRUE(fs::exists(OpenDir() + "/touched")) << "a command could have";
  EXPECT_FALSE(fs::exists(evil));
  ExpectNothingLeftAndTheServerFine();
}

// The loader complains in the log of a library that it cannot find, once a process that has it.
TEST_F(ExecLimitsTest, ALibraryThatIsPreloadedForTheServerDoesNotReachTheCommand) {
  const std::string job = Exec("preload");
  ASSERT_TRUE(WaitForState(job, "completed")) << JobOf(job);
  EXPECT_EQ(TextAt(JobOf(job), "result"), "preload=");
  EXPECT_EQ(server_->CountInLog("/nonexistent/library.so"), 1) << server_->Log();
}

TEST_F(ExecLimitsTest, AForkBombIsBoundedAndGone) {
  if (geteuid() != 0) GTEST_SKIP() << "the limit counts all processes of our user; as root the command has its own";
  const std::string job = Exec("bomb");
  std::size_t most = 0;
  ASSERT_TRUE(WaitUntil([&] {
    most = std::max(most, ProcessesLeft());
    return StateOf(job) == "dead";
  })) << JobOf(job);
  EXPECT_LE(most, 40U);
  ExpectNothingLeftAndTheServerFine();
}

TEST_F(ExecLimitsTest, ADaemonEndsWithItsCommand) {
  const std::string job = Exec("daemon");
  ASSERT_TRUE(WaitForState(job, "completed")) << JobOf(job);
  ExpectNothingLeftAndTheServerFine();
}

TEST_F(ExecLimitsTest, ACommandThatIgnoresSigtermIsKilled) {
  const std::string job = Exec("stubborn");
  ASSERT_TRUE(WaitUntil([&] { return ProcessesLeft() > 0; }));
  EXPECT_EQ(Post("/v1/jobs/" + job + "/terminate").status, 200);
  ASSERT_TRUE(WaitForState(job, "terminated")) << JobOf(job);
  ExpectNothingLeftAndTheServerFine();
}

TEST_F(ExecLimitsTest, AGibibyteOfOutputFailsTheJobAndIsNotKept) {
  const std::string job = Exec("flood");
  ASSERT_TRUE(WaitForState(job, "dead")) << JobOf(job);
  EXPECT_LT(JobOf(job).size(), 64U << 10U);
  ExpectNothingLeftAndTheServerFine();
}

TEST_F(ExecLimitsTest, AKilledServerTakesItsCommandsWithIt) {
  Exec("stubborn");
  ASSERT_TRUE(WaitUntil([&] { return ProcessesLeft() > 0; }));
  if (geteuid() != 0) GTEST_SKIP() << "without a user of their own, processes whose server is gone cannot be told";
  server_->Kill();
  EXPECT_TRUE(WaitUntil([&] { return ProcessesLeft() == 0; }));
}

}  // namespace
}  // namespace pawl::support
