// Jobs of the type `exec`: commands of the operator, run by the server.
#include <unistd.h>

#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

process::CommandSpec CommandOf(std::string name, std::vector<std::string> argv) {
  process::CommandSpec spec;
  spec.name = std::move(name);
  spec.argv = std::move(argv);
  spec.env = {"PATH=/usr/bin:/bin"};
  if (geteuid() == 0) spec.user = "nobody";
  spec.kill_grace = 100ms;
  return spec;
}

ServerOptions WithCommands() {
  ServerOptions options;
  options.program = PAWL_BINARY;
  options.commands = {CommandOf("count", {"wc", "-c"}), CommandOf("echo", {"cat"}),
                      CommandOf("env", {"sh", "-c", "echo \\\"$PAWL_COMMAND $PAWL_ATTEMPT $PAWL_TEST_STORE\\\""}),
                      CommandOf("never", {"sh", "-c", "echo no way >&2; exit 100"}),
                      CommandOf("wait", {"sh", "-c", "exec sleep 1000"})};
  options.exec_concurrency = 4;
  return options;
}

class ExecTest : public HttpTest {
 protected:
  ExecTest() : HttpTest(WithCommands()) {}
  std::string Exec(const std::string& payload) {
    return TextAt(Push(R"({"type":"exec","payload":)" + payload + "}"), "id");
  }
};

TEST_F(ExecTest, ACommandGetsTheInputAndGivesTheResult) {
  const std::string input = R"x({"a":"; $(reboot)"})x";
  const std::string echo = Exec(R"({"command":"echo","input":)" + input + "}");
  WaitForState(echo, "completed");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + echo).body, "result"), input);
  const std::string count = Exec(R"({"command":"count","input":"four"})");
  WaitForState(count, "completed");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + count).body, "result"), "6");
}

TEST_F(ExecTest, ItSeesWhatItIsToldAndNothingOfTheServersEnvironment) {
  const std::string job = Exec(R"({"command":"env"})");
  WaitForState(job, "completed");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + job).body, "result"), "env 1 ");
}

TEST_F(ExecTest, ExitCode100IsForGood) {
  const std::string job = Exec(R"({"command":"never"})");
  WaitForState(job, "dead");
  EXPECT_NE(TextAt(Get("/v1/jobs/" + job).body, "error.message").find("no way"), std::string::npos);
}

TEST_F(ExecTest, WhatIsNotAllowedIsRefused) {
  const std::string unknown = Exec(R"({"command":"rm"})");
  WaitForState(unknown, "dead");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + unknown).body, "error.type"), "unknown_command");
  ExpectProblem(Post("/v1/jobs", R"({"type":"exec","payload":{"argv":["ls"]}})"), 422, "unknown_field", "payload.argv");
  ExpectProblem(Post("/v1/jobs", R"({"type":"exec","payload":{}})"), 422, "invalid", "payload.command");
}

TEST_F(ExecTest, ATerminatedJobEndsItsCommand) {
  const std::string job = Exec(R"({"command":"wait"})");
  WaitForState(job, "running");
  Ok(Post("/v1/jobs/" + job + "/terminate"));
  WaitForState(job, "terminated");
}

TEST_F(ExecTest, AStoppedServerGivesTheJobBack) {
  const std::string job = Exec(R"({"command":"wait"})");
  WaitForState(job, "running");
  ServerOptions without;
  without.roles.work = false;
  StartServer(std::move(without));
  EXPECT_EQ(StateOf(job), "queued");
  EXPECT_EQ(NumberAt(Get("/v1/jobs/" + job).body, "attempt"), 0);
}

}  // namespace
}  // namespace pawl::system_test
