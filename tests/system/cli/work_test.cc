// pawl work: a shell script as a worker.
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class WorkTest : public Dialogue {
 protected:
  void SetUp() override {
    StartServer();
    for (const std::string& fifo : {Started(), Go()}) ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  }

  // A worker that runs the script for each job of the queue "hello".
  void StartWorker(const std::string& script, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"work", "--queue", "hello", "--name", "w1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    arguments.insert(arguments.end(), {"--", "sh", "-c", script});
    const ChildOptions options = Command(arguments);
    log_ = options.error_file;
    worker_ = std::make_unique<Child>(options);
  }

  // Pushes a job, waits for its end, and gives all that is known of it.
  std::string RunJob(const std::string& id, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"push", "hello", "--id", id, "--wait", "60s", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return Pawl(arguments).out;
  }

  void StopWorker() {
    worker_->Signal(SIGTERM);
    EXPECT_EQ(worker_->Wait(), 0) << ReadFile(log_);
  }

  // Named pipes: the script says that it has started, and waits until it may go on.
  std::string Started() const { return dir_.File("started"); }
  std::string Go() const { return dir_.File("go"); }
  void AwaitStart() const {
    std::string line;
    std::ifstream started(Started());
    std::getline(started, line);
  }

  std::unique_ptr<Child> worker_;
  std::string log_;
};

TEST_F(WorkTest, PayloadAndEnvironmentGoInAndTheResultComesOut) {
  StartWorker(R"sh(printf '{"in":%s,"id":"%s","type":"%s","queue":"%s","group":"%s","attempt":%s}' \
      "$(cat)" "$PAWL_JOB_ID" "$PAWL_JOB_TYPE" "$PAWL_QUEUE" "$PAWL_GROUP" "$PAWL_ATTEMPT")sh");
  const std::string job = RunJob("a", {"--payload", R"({"n":1})", "--group", "g"});
  EXPECT_EQ(TextAt(job, "state"), "completed") << ReadFile(log_);
  EXPECT_EQ(TextAt(job, "result"), R"({"in":{"n":1},"id":"a","type":"hello","queue":"hello","group":"g","attempt":1})");
  StopWorker();
}

TEST_F(WorkTest, TextIsAResultToo) {
  StartWorker("echo all is well");
  EXPECT_EQ(TextAt(RunJob("a"), "result"), "all is well");
}

TEST_F(WorkTest, AnExitCodeIsAFailureWithWhatWasSaid) {
  StartWorker("echo no route to host >&2; exit 3");
  const std::string job = RunJob("a", {"--retry-max", "0"});
  EXPECT_EQ(TextAt(job, "state"), "dead");
  EXPECT_EQ(TextAt(job, "error.type"), "exit code 3");
  EXPECT_EQ(TextAt(job, "error.message"), "no route to host");
}

TEST_F(WorkTest, ExitCodeHundredIsNotTriedAgain) {
  StartWorker("exit 100");
  const std::string job = RunJob("a", {"--retry-max", "5"});
  EXPECT_EQ(TextAt(job, "state"), "dead");
  EXPECT_EQ(TextAt(job, "reason"), "not_retried");
}

// It used to fail each job until no retry was left.
TEST_F(WorkTest, ACommandThatIsNotThereIsRefusedBeforeAnyJobIsClaimed) {
  Tell({"push", "hello", "--id", "a"});
  const Said said = Pawl({"work", "--queue", "hello", "--", "/nonexistent/command"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err, "pawl: COMMAND: /nonexistent/command does not exist\n");
  EXPECT_EQ(NumberAt(Tell({"job", "a", "--json"}), "attempt"), 0);
}

// The command removes itself: its first job is completed, and the next one goes to a worker that has a command.
TEST_F(WorkTest, AJobWhoseCommandIsGoneIsForAnotherWorkerAndNothingIsCounted) {
  const std::string script = dir_.File("once.sh");
  WriteFile(script, "#!/bin/sh\nrm \"$0\"\n");
  chmod(script.c_str(), 0700);
  const ChildOptions options = Command({"work", "--queue", "hello", "--", script});
  worker_ = std::make_unique<Child>(options);
  EXPECT_EQ(TextAt(RunJob("a"), "state"), "completed") << ReadFile(options.error_file);
  Tell({"push", "hello", "--id", "b"});
  EXPECT_TRUE(WaitUntil([&] { return ReadFile(options.error_file).find("cannot be started") != std::string::npos; }));
  const std::unique_ptr<Child> broken = std::move(worker_);
  StartWorker("echo done");
  const Said waited = Pawl({"job", "b", "--wait", "60s", "--json"});
  EXPECT_EQ(waited.exit_code, 0) << waited.out;
  EXPECT_EQ(NumberAt(waited.out, "attempt"), 1) << waited.out;
  EXPECT_EQ(NumberAt(waited.out, "failures"), 0);
}

TEST_F(WorkTest, WhatIsInHandIsFinishedBeforeItEnds) {
  StartWorker("echo x > " + Started() + "; read line < " + Go() + "; echo done");
  Tell({"push", "hello", "--id", "a"});
  AwaitStart();
  worker_->Signal(SIGTERM);
  std::ofstream(Go()) << "go\n";
  EXPECT_EQ(worker_->Wait(), 0) << ReadFile(log_);
  EXPECT_EQ(StateOf("a"), "completed");
}

TEST_F(WorkTest, WhatDoesNotEndWithinTheGraceIsGivenBack) {
  StartWorker("echo x > " + Started() + "; exec sleep 1000", {"--grace", "1ms"});
  Tell({"push", "hello", "--id", "a"});
  AwaitStart();
  StopWorker();
  EXPECT_EQ(StateOf("a"), "queued");
}

TEST_F(WorkTest, ASecondSignalDoesNotWaitForTheGrace) {
  StartWorker("echo x > " + Started() + "; exec sleep 1000", {"--grace", "1h"});
  Tell({"push", "hello", "--id", "a"});
  AwaitStart();
  worker_->Signal(SIGTERM);
  worker_->Signal(SIGINT);
  EXPECT_EQ(worker_->Wait(), 0) << ReadFile(log_);
  EXPECT_EQ(StateOf("a"), "queued");
}

TEST_F(WorkTest, ATerminatedJobEndsItsCommand) {
  StartWorker("echo x > " + Started() + "; exec sleep 1000", {"--lease", "1s"});
  Tell({"push", "hello", "--id", "a"});
  AwaitStart();
  Tell({"terminate", "a"});
  EXPECT_EQ(Pawl({"job", "a", "--wait", "60s"}).exit_code, 9);
  EXPECT_EQ(StateOf("a"), "terminated");
  StopWorker();
}

TEST_F(WorkTest, AWorkerIsShownAndStoppedFromAfar) {
  StartWorker("echo done");
  RunJob("a");
  EXPECT_NE(Tell({"workers"}).find("w1"), std::string::npos);
  Tell({"workers", "--stop", "w1"});
  EXPECT_EQ(worker_->Wait(), 0) << ReadFile(log_);
}

TEST_F(WorkTest, WithoutAServerItEndsAtOnce) {
  EXPECT_EQ(server_->Terminate(), 0);
  EXPECT_EQ(Pawl({"work", "--queue", "hello", "--", "true"}).exit_code, 3);
}

}  // namespace
}  // namespace pawl::support
