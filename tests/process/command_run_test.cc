// Commands as a node runs them: what reaches them, what does not, and that nothing of them is left.
#include "process/command_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <future>
#include <optional>
#include <sstream>
#include <thread>

#include "base/file_handle.h"
#include "tests/support/child.h"
#include "tests/support/temp_dir.h"

namespace pawl::process {
namespace {

using ::testing::HasSubstr;

constexpr const char* kProgram = PAWL_RUN_COMMAND;

class CommandRunTest : public ::testing::Test {
 protected:
  CommandRunTest() { std::signal(SIGPIPE, SIG_IGN); }

  static CommandJob Script(const std::string& script, std::string input = "") {
    CommandJob job;
    job.program = kProgram;
    job.spec.name = "script";
    job.spec.argv = {"/bin/sh", "-c", script};
    job.spec.user = geteuid() == 0 ? "root" : "";
    job.input = std::move(input);
    return job;
  }

  static ChildOutcome Run(const CommandJob& job, std::stop_token stop = {}) {
    auto outcome = RunCommand(job, std::move(stop));
    EXPECT_TRUE(outcome.ok()) << outcome.error().detail;
    return outcome.ok() ? *std::move(outcome) : ChildOutcome{};
  }

  std::string Fifo() {
    const std::string path = dir_.File("fifo");
    EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
    return path;
  }

  static std::string FirstLine(const std::string& path) {
    std::string line;
    std::ifstream in(path);  // of a FIFO: opens when the command does
    std::getline(in, line);
    return line;
  }

  static bool IsAlive(const std::string& pid) { return kill(static_cast<pid_t>(std::stol(pid)), 0) == 0; }

  support::TempDir dir_;
};

TEST_F(CommandRunTest, GivesInputAndTakesOutput) {
  const std::string input(1U << 20U, 'x');
  const ChildOutcome outcome = Run(Script("cat; printf 'some words' >&2; exit 3", input));
  EXPECT_EQ(outcome.output, input);
  EXPECT_EQ(outcome.error_tail, "some words");
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_EQ(outcome.signal, 0);
}

TEST_F(CommandRunTest, TellsTheSignalThatEndedTheCommand) { EXPECT_EQ(Run(Script("kill -9 $$")).signal, SIGKILL); }

TEST_F(CommandRunTest, OnlyTheEndOfStandardErrorIsKept) {
  const ChildOutcome outcome = Run(Script("head -c 100000 /dev/zero >&2; echo the end >&2"));
  EXPECT_EQ(outcome.error_tail.size(), 4'096U);
  EXPECT_TRUE(outcome.error_tail.ends_with("the end\n"));
}

TEST_F(CommandRunTest, WhatAJobGivesIsNeverMoreThanData) {
  const std::string evil =
      "; touch " + dir_.File("evil") + " $(touch " + dir_.File("evil") + ") `touch " + dir_.File("evil") + "`\n";
  CommandJob job = Script("read -r line; printf '%s\\n' \"$line\"", evil);
  job.variables = {"PAWL_JOB_ID=" + evil};
  EXPECT_EQ(Run(job).output, evil);
  EXPECT_NE(access(dir_.File("evil").c_str(), F_OK), 0);
}

TEST_F(CommandRunTest, TheEnvironmentIsWhatIsListedAndNothingOfOurs) {
  setenv("LD_PRELOAD_OF_TEST", "x", 1);
  CommandJob job = Script("");
  job.spec.argv = {"/usr/bin/env"};
  job.spec.env = {"COLOUR=blue", "PATH=/usr/bin:/bin"};
  job.variables = {"PAWL_JOB_ID=7"};
  EXPECT_EQ(Run(job).output, "PAWL_JOB_ID=7\nCOLOUR=blue\nPATH=/usr/bin:/bin\n");
}

// The loader complains of a library that it cannot preload: it must have nothing to complain of.
TEST_F(CommandRunTest, ALibraryThatIsPreloadedForUsDoesNotReachTheCommand) {
  const char* const user = geteuid() == 0 ? "root" : "";
  const std::string errors = dir_.File("errors");
  support::Child node({.command = {kProgram, "node", user, "echo preload=$LD_PRELOAD"},
                       .environment = {"LD_PRELOAD=/nonexistent/library.so"},
                       .error_file = errors});
  EXPECT_EQ(node.ReadAll(), "preload=\n");
  std::istringstream lines(support::ReadFile(errors));
  int complaints = 0;
  for (std::string line; std::getline(lines, line);) complaints += line.find("library.so") != std::string::npos ? 1 : 0;
  EXPECT_EQ(complaints, 1) << "of the node itself";
}

TEST_F(CommandRunTest, NothingOfTheSettingsIsInTheListOfProcesses) {
  CommandJob job = Script("tr '\\0' ' ' < /proc/$PPID/cmdline");
  job.spec.env = {"SECRET=canary"};
  job.variables = {"PAWL_TOKEN=canary"};
  EXPECT_EQ(Run(job).output, std::string(kProgram) + " run-command ");
}

TEST_F(CommandRunTest, TheCommandHasThreeDescriptorsItsDirectoryAndAPrivateUmask) {
  CommandJob job = Script("ls /proc/self/fd | tr '\\n' ' '; pwd; umask; grep NoNewPrivs /proc/self/status");
  job.spec.cwd = dir_.path();
  // ls has the directory itself open.
  EXPECT_EQ(Run(job).output, "0 1 2 3 " + dir_.path() + "\n0077\nNoNewPrivs:\t1\n");
}

TEST_F(CommandRunTest, LimitsHold) {
  CommandJob job = Script("ulimit -n; ulimit -f; ulimit -v; ulimit -t; ulimit -c");
  job.spec.open_files = 64;
  job.spec.file_size = 1U << 20U;
  job.spec.memory = 512U << 20U;
  job.spec.cpu = 10;
  EXPECT_EQ(Run(job).output, "64\n2048\n524288\n10\n0\n");
}

TEST_F(CommandRunTest, AFileBeyondItsLimitEndsTheCommand) {
  CommandJob job = Script("exec dd if=/dev/zero of=big bs=1000 count=10 2>/dev/null");
  job.spec.cwd = dir_.path();
  job.spec.file_size = 1'000;
  EXPECT_EQ(Run(job).signal, SIGXFSZ);
  EXPECT_EQ(support::ReadFile(dir_.File("big")).size(), 1'000U);
}

TEST_F(CommandRunTest, RootBecomesTheUserOfTheCommand) {
  if (geteuid() != 0) GTEST_SKIP() << "not root";
  CommandJob job = Script("id -u; id -G; id -ru");
  job.spec.user = "65534";
  job.spec.group = "65533";
  EXPECT_THAT(Run(job).output, ::testing::MatchesRegex("65534\n65533( [0-9]+)*\n65534\n"));
  job.spec.user = "";
  job.spec.group = "";
  const auto refused = RunCommand(job, {});
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error().detail, HasSubstr("needs a user"));
}

TEST_F(CommandRunTest, ACommandThatCannotBeStartedFails) {
  CommandJob job = Script("");
  job.spec.argv = {"/nonexistent/command"};
  EXPECT_EQ(RunCommand(job, {}).error().detail,
            "cannot start /nonexistent/command: it cannot be executed: No such file or directory");
  job = Script("");
  job.spec.cwd = "/nonexistent";
  EXPECT_EQ(RunCommand(job, {}).error().detail,
            "cannot start /bin/sh: its directory cannot be entered: No such file or directory");
  job = Script("");
  job.program = "/nonexistent/pawl";
  EXPECT_THAT(RunCommand(job, {}).error().detail, HasSubstr("cannot start /nonexistent/pawl"));
}

// 200 processes at most, whatever becomes of the limit.
TEST_F(CommandRunTest, ProcessesBeyondTheLimitAreNotStarted) {
  CommandJob job =
      Script("i=0; while [ $i -lt 200 ]; do sleep 1000 >/dev/null 2>&1 & i=$((i+1)); done; echo all were started");
  job.spec.user = geteuid() == 0 ? "65534" : "";
  job.spec.processes = 40;
  const ChildOutcome outcome = Run(job);
  EXPECT_EQ(outcome.output, "");
  EXPECT_NE(outcome.exit_code, 0);
  EXPECT_THAT(outcome.error_tail, HasSubstr("ork"));
}

TEST_F(CommandRunTest, NothingThatACommandStartedIsLeft) {
  // A background process, and a daemon with a session of its own whose parents are gone.
  const ChildOutcome outcome =
      Run(Script("sleep 1000 >/dev/null 2>&1 & echo $!; "
                 "( setsid sh -c 'echo $$; exec sleep 1000 >/dev/null 2>&1' & ) | head -n 1"));
  EXPECT_EQ(outcome.exit_code, 0);
  std::istringstream pids(outcome.output);
  int count = 0;
  for (std::string pid; pids >> pid; ++count) EXPECT_FALSE(IsAlive(pid)) << pid;
  EXPECT_EQ(count, 2);
}

// The command ends at once; what it has started takes its time, and has it.
TEST_F(CommandRunTest, ACancelAsksAllToEnd) {
  const std::string fifo = Fifo();
  std::promise<Result<ChildOutcome>> ended;
  // Not a shell: one that starts a process loses a signal that comes at that moment.
  CommandJob job = Script(
      "perl -e '$| = 1; $SIG{TERM} = sub { select(undef, undef, undef, 0.01); print \"asked\\n\"; exit 5 };"
      " open(F, \">\", $ARGV[0]); print F \"$$\\n\"; close(F); select(undef, undef, undef, 0.05) while 1' " +
      fifo + " & sleep 1000; echo never");
  job.spec.kill_grace = Millis(60'000);
  CommandRun run(job, [&](Result<ChildOutcome> outcome) { ended.set_value(std::move(outcome)); });
  const std::string pid = FirstLine(fifo);
  run.Cancel();
  const auto outcome = ended.get_future().get();
  ASSERT_TRUE(outcome.ok());
  EXPECT_TRUE(outcome->stopped);
  EXPECT_EQ(outcome->signal, SIGTERM);
  EXPECT_EQ(outcome->output, "asked\n");
  EXPECT_FALSE(IsAlive(pid));
}

TEST_F(CommandRunTest, WhatIgnoresTheCancelIsKilled) {
  const std::string fifo = Fifo();
  std::promise<Result<ChildOutcome>> ended;
  CommandJob job = Script("trap '' TERM; setsid sh -c 'echo $$ > " + fifo + "; exec sleep 1000'");
  job.spec.kill_grace = Millis(1);
  CommandRun run(job, [&](Result<ChildOutcome> outcome) { ended.set_value(std::move(outcome)); });
  const std::string pid = FirstLine(fifo);
  run.Cancel();
  const auto outcome = ended.get_future().get();
  ASSERT_TRUE(outcome.ok());
  EXPECT_TRUE(outcome->stopped);
  EXPECT_EQ(outcome->signal, SIGKILL);
  EXPECT_FALSE(IsAlive(pid));
}

TEST_F(CommandRunTest, ARunThatIsDroppedIsCancelled) {
  const std::string fifo = Fifo();
  std::string pid;
  std::atomic<bool> told = false;
  {
    CommandRun run(Script("echo $$ > " + fifo + "; exec sleep 1000"),
                   [&](const Result<ChildOutcome>&) { told = true; });
    pid = FirstLine(fifo);
  }
  EXPECT_TRUE(told);
  EXPECT_FALSE(IsAlive(pid));
}

TEST_F(CommandRunTest, TheTimeOutEndsTheCommand) {
  CommandJob job = Script("exec sleep 1000");
  job.spec.timeout = Millis(1);
  const ChildOutcome outcome = Run(job);
  EXPECT_TRUE(outcome.timed_out);
  EXPECT_FALSE(outcome.stopped);
  EXPECT_EQ(outcome.signal, SIGTERM);
}

TEST_F(CommandRunTest, MuchOutputIsCutAtTheBoundAndEndsTheCommand) {
  CommandJob job = Script("exec head -c 104857600 /dev/zero");
  job.spec.max_output = 1U << 20U;
  const ChildOutcome outcome = Run(job);
  EXPECT_TRUE(outcome.too_much_output);
  EXPECT_LE(outcome.output.size(), 1U << 20U);
}

TEST_F(CommandRunTest, WhenTheNodeIsKilledItsCommandsAreGone) {
  const std::string fifo = Fifo();
  const char* const user = geteuid() == 0 ? "root" : "";
  support::Child node(
      {.command = {kProgram, "node", user,
                   "trap '' TERM; ( setsid sh -c 'echo $$ $PPID > " + fifo + "; exec sleep 1000' & ); sleep 1000"}});
  std::istringstream pids(FirstLine(fifo));
  pid_t daemon = 0;
  pids >> daemon;
  ASSERT_GT(daemon, 0);
  const FileHandle ended(static_cast<int>(syscall(SYS_pidfd_open, daemon, 0)));
  ASSERT_TRUE(ended.valid());
  node.Kill();
  pollfd wait{ended.fd(), POLLIN, 0};
  EXPECT_EQ(poll(&wait, 1, static_cast<int>(std::chrono::milliseconds(support::kPatience).count())), 1);
}

}  // namespace
}  // namespace pawl::process
