#include "process/child_process.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

namespace pawl::process {
namespace {

namespace fs = std::filesystem;

class RunChildTest : public ::testing::Test {
 protected:
  static ChildSpec Shell(const std::string& script, std::string input = "") {
    ChildSpec spec;
    spec.command = {"sh", "-c", script};
    spec.input = std::move(input);
    return spec;
  }

  static ChildOutcome Run(const ChildSpec& spec, std::stop_token stop = {}) {
    auto outcome = RunChild(spec, std::move(stop));
    EXPECT_TRUE(outcome.ok());
    return outcome.ok() ? *std::move(outcome) : ChildOutcome{};
  }
};

TEST_F(RunChildTest, GivesInputAndTakesOutput) {
  const std::string input(1U << 20U, 'x');  // more than a pipe holds, both ways
  const ChildOutcome outcome = Run(Shell("cat", input));
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.output, input);
}

TEST_F(RunChildTest, ACommandThatDoesNotReadItsInputIsNoError) {
  EXPECT_EQ(Run(Shell("echo done", std::string(1U << 20U, 'x'))).output, "done\n");
}

TEST_F(RunChildTest, TellsTheExitCodeAndTheEndOfStandardError) {
  ChildSpec spec = Shell("printf 'one two' >&2; exit 3");
  spec.error_tail_bytes = 3;
  const ChildOutcome outcome = Run(spec);
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_EQ(outcome.signal, 0);
  EXPECT_EQ(outcome.error_tail, "two");
}

TEST_F(RunChildTest, TellsTheSignalThatEndedIt) { EXPECT_EQ(Run(Shell("kill -9 $$")).signal, SIGKILL); }

TEST_F(RunChildTest, ItsEnvironmentIsOursWithSomeOver) {
  ChildSpec spec = Shell("echo $PAWL_JOB_ID; test -n \"$PATH\"");
  spec.environment = {"PAWL_JOB_ID=j-1"};
  const ChildOutcome outcome = Run(spec);
  EXPECT_EQ(outcome.output, "j-1\n");
  EXPECT_EQ(outcome.exit_code, 0);
}

TEST_F(RunChildTest, WithoutOurEnvironmentItHasWhatItIsGiven) {
  ChildSpec spec;
  spec.command = {"/usr/bin/env"};
  spec.environment = {"ONE=1"};
  spec.with_our_environment = false;
  EXPECT_EQ(Run(spec).output, "ONE=1\n");
}

TEST_F(RunChildTest, ATimeoutAsksItToEnd) {
  ChildSpec spec = Shell("exec sleep 1000");
  spec.timeout = Millis(1);
  const ChildOutcome outcome = Run(spec);
  EXPECT_TRUE(outcome.timed_out);
  EXPECT_FALSE(outcome.stopped);
  EXPECT_EQ(outcome.signal, SIGTERM);
}

TEST_F(RunChildTest, ACommandThatIsNotThereFails) {
  ChildSpec spec;
  spec.command = {"/nonexistent/command"};
  const auto outcome = RunChild(spec, {});
  ASSERT_FALSE(outcome.ok());
  EXPECT_EQ(outcome.error().detail, "cannot start /nonexistent/command: No such file or directory");
}

TEST_F(RunChildTest, AStopAsksTheWholeGroupToEnd) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(Run(Shell("sleep 1000; echo never"), stop.get_token()).signal, SIGTERM);
}

TEST_F(RunChildTest, WhatIgnoresTheStopIsKilledAfterTheGrace) {
  std::string pattern = (fs::temp_directory_path() / "pawl-child-XXXXXX").string();
  const fs::path directory = mkdtemp(pattern.data());
  const std::string fifo = (directory / "ready").string();
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  std::stop_source stop;
  std::thread asker([&] {
    std::string line;
    std::ifstream ready(fifo);  // opens when the command has got so far
    std::getline(ready, line);
    stop.request_stop();
  });
  ChildSpec spec = Shell("trap '' TERM; echo ready > " + fifo + "; sleep 1000");
  spec.kill_grace = Millis(1);
  EXPECT_EQ(Run(spec, stop.get_token()).signal, SIGKILL);
  asker.join();
  fs::remove_all(directory);
}

TEST_F(RunChildTest, WhatACommandLeavesBehindDoesNotKeepItsRunOpen) {
  EXPECT_EQ(Run(Shell("sleep 1000 & echo started")).output, "started\n");
}

TEST_F(RunChildTest, TooMuchOutputEndsTheCommand) {
  ChildSpec spec = Shell("cat /dev/zero");
  spec.max_output_bytes = 1000;
  const ChildOutcome outcome = Run(spec);
  EXPECT_TRUE(outcome.too_much_output);
  EXPECT_EQ(outcome.output.size(), 1000U);
  EXPECT_NE(outcome.signal, 0);
}

}  // namespace
}  // namespace pawl::process
