// Jobs of the type `exec`: commands of the operator, run by the server.
#include <unistd.h>

#include <csignal>
#include <sstream>

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
  while (Get("/metrics").body.find("\npawl_exec_running 1\n") == std::string::npos) continue;
  Ok(Post("/v1/jobs/" + job + "/terminate"));
  WaitForState(job, "terminated");
  while (Get("/metrics").body.find("\npawl_exec_running 0\n") == std::string::npos) continue;
}

// A command, and a daemon of it that does not listen to SIGTERM. The job may already run elsewhere: nothing is left.
TEST_F(ExecTest, WithTheLeaseAllProcessesOfTheRunAreGone) {
  support::TempDir dir;
  const std::string pids = dir.File("pids");
  process::CommandSpec spec =
      CommandOf("daemon", {"sh", "-c",
                           "trap '' TERM; ( setsid sh -c 'echo $$ >> " + pids + "; exec sleep 1000' & ); echo $$ >> " +
                               pids + "; exec sleep 1000"});
  if (geteuid() == 0) spec.user = "root";  // to write there
  spec.concurrency = 2;
  ServerOptions options = WithCommands();
  options.commands = {spec};
  StartServer(std::move(options));
  const auto started = [&] {
    std::vector<pid_t> all;
    std::istringstream lines(support::ReadFile(pids));
    for (pid_t pid = 0; lines >> pid;) all.push_back(pid);
    return all;
  };
  const std::string job = Exec(R"({"command":"daemon"})");
  while (started().size() < 2) continue;
  const auto has_lease = [&] {
    const std::string shown = Get("/v1/jobs/" + job).body;
    return TextAt(shown, "state") == "running" && TextAt(shown, "attempt") == "1";
  };
  while (has_lease()) clock_->Advance(10min);
  while (started().size() < 4) {
    if (StateOf(job) != "running") clock_->Advance(1s);  // it may wait before it runs again
  }
  for (std::size_t i = 0; i < 2; ++i) {
    while (kill(started().at(i), 0) == 0) continue;
  }
  EXPECT_EQ(Get("/healthz").status, 200);
  Ok(Post("/v1/jobs/" + job + "/terminate"));
  WaitForState(job, "terminated");
  for (const pid_t pid : started()) {
    while (kill(pid, 0) == 0) continue;
  }
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
