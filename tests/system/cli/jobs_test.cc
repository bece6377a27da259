// The commands that push, look and act, against a real server.
#include <filesystem>

#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class JobsTest : public Dialogue {
 protected:
  void SetUp() override { StartServer(); }

  void Push(const std::string& id, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"push", "hello", "--id", id};
    arguments.insert(arguments.end(), more.begin(), more.end());
    EXPECT_EQ(Tell(arguments), id + "\n");
  }
};

TEST_F(JobsTest, APushPrintsTheId) {
  const std::string id = Tell({"push", "hello"});
  EXPECT_EQ(StateOf(id.substr(0, id.size() - 1)), "queued");
}

TEST_F(JobsTest, APushCarriesEveryOption) {
  Push(
      "a",
      {"--queue",       "q",  "--payload",     R"({"n": 1})", "--delay",      "1h",         "--group",         "shop 7",
       "--group-limit", "2",  "--priority",    "9",           "--lease",      "1m",         "--timeout",       "5m",
       "--expires-in",  "2h", "--retention",   "1d",          "--retry-max",  "2",          "--retry-backoff", "fixed",
       "--retry-base",  "3s", "--max-crashes", "4",           "--unique-key", "k",          "--unique-until",  "start",
       "--unique-for",  "1h", "--created-by",  "test",        "--meta",       R"({"t": 1})"});
  const std::string job = Tell({"job", "a", "--json"});
  EXPECT_EQ(TextAt(job, "state"), "scheduled");
  EXPECT_EQ(TextAt(job, "queue"), "q");
  EXPECT_EQ(TextAt(job, "group"), "shop 7");
  EXPECT_EQ(TextAt(job, "payload"), R"({"n": 1})");
  EXPECT_EQ(NumberAt(job, "priority"), 9);
  EXPECT_EQ(NumberAt(job, "options.lease"), 60);
  EXPECT_EQ(NumberAt(job, "options.timeout"), 300);
  EXPECT_EQ(NumberAt(job, "options.max_crashes"), 4);
  EXPECT_EQ(NumberAt(job, "options.retry.max"), 2);
  EXPECT_EQ(TextAt(job, "options.retry.backoff"), "fixed");
  EXPECT_EQ(TextAt(job, "unique.key"), "k");
  EXPECT_EQ(TextAt(job, "created_by"), "test");
  EXPECT_EQ(TextAt(job, "meta"), R"({"t": 1})");
}

TEST_F(JobsTest, APayloadComesFromAFile) {
  WriteFile(dir_.File("payload.json"), "[1, 2]\n");
  Push("a", {"--payload", "@" + dir_.File("payload.json")});
  EXPECT_EQ(TextAt(Tell({"job", "a", "--json"}), "payload"), "[1, 2]");
}

TEST_F(JobsTest, TheSameIdWithOtherContentIsAConflict) {
  Push("a");
  Push("a");
  EXPECT_EQ(Pawl({"push", "hello", "--id", "a", "--payload", "1"}).exit_code, 5);
}

TEST_F(JobsTest, AValueThatTheServerRefusesIsUsage) {
  const Said said = Pawl({"push", "hello", "--priority", "12"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_NE(said.err.find("priority"), std::string::npos) << said.err;
}

TEST_F(JobsTest, AJobThatIsNotThereIsExitCodeFour) { EXPECT_EQ(Pawl({"job", "nobody"}).exit_code, 4); }

TEST_F(JobsTest, DetailsAreForPeople) {
  Push("a", {"--payload", R"({"token":"hunter2"})"});
  const std::string text = Tell({"job", "a"});
  EXPECT_NE(text.find("queued"), std::string::npos);
  EXPECT_EQ(text.find("hunter2"), std::string::npos);
}

TEST_F(JobsTest, AWaitThatEndsTooEarlyIsExitCodeEight) {
  Push("a");
  EXPECT_EQ(Pawl({"job", "a", "--wait", "1ms"}).exit_code, 8);
}

TEST_F(JobsTest, AWaitForWhatWasTerminatedIsExitCodeNine) {
  Push("a");
  EXPECT_EQ(Tell({"terminate", "a"}), "a  terminated\n");
  EXPECT_EQ(Pawl({"job", "a", "--wait"}).exit_code, 9);
}

TEST_F(JobsTest, ListsByFilterUpToALimit) {
  for (const char* const id : {"a", "b", "c"}) Push(id);
  Push("d", {"--queue", "other"});
  EXPECT_EQ(Tell({"jobs", "--queue", "hello", "--limit", "2", "--json"}).find("\"a\""), std::string::npos);
  const std::string all = Tell({"jobs", "--queue", "hello", "--all"});
  EXPECT_TRUE(all.starts_with("ID")) << all;
  for (const char* const id : {"\na ", "\nb ", "\nc "}) EXPECT_NE(all.find(id), std::string::npos) << all;
  EXPECT_EQ(all.find("\nd "), std::string::npos) << all;
}

TEST_F(JobsTest, RunsTerminatesAndDeletesOneByOne) {
  Push("a", {"--delay", "1h"});
  EXPECT_EQ(Tell({"run", "a"}), "a  queued\n");
  EXPECT_EQ(Pawl({"rm", "a"}).exit_code, 5);
  EXPECT_EQ(Tell({"terminate", "a"}), "a  terminated\n");
  EXPECT_EQ(Pawl({"run", "a"}).exit_code, 5);
  EXPECT_EQ(Tell({"run", "a", "--force"}), "a  queued\n");
  Tell({"terminate", "a"});
  EXPECT_EQ(Tell({"rm", "a"}), "a  deleted\n");
  EXPECT_EQ(Pawl({"job", "a"}).exit_code, 4);
}

TEST_F(JobsTest, OneThatFailsDoesNotKeepTheOthersFromTheirTurn) {
  Push("a");
  const Said said = Pawl({"terminate", "nobody", "a"});
  EXPECT_EQ(said.exit_code, 4);
  EXPECT_EQ(said.out, "a  terminated\n");
}

TEST_F(JobsTest, ActsOnAllThatMatch) {
  for (const char* const id : {"a", "b", "c"}) Push(id);
  EXPECT_EQ(Tell({"terminate", "--queue", "hello", "--yes"}), "3 jobs\n");
  EXPECT_EQ(Pawl({"terminate"}).exit_code, 2);
  EXPECT_EQ(Pawl({"terminate", "a", "--queue", "hello"}).exit_code, 2);
}

TEST_F(JobsTest, AQueueIsShownChangedAndChangedBack) {
  Push("a");
  EXPECT_NE(Tell({"queues"}).find("hello"), std::string::npos);
  Tell({"queue", "hello", "--pause", "--concurrency", "3", "--rate", "10/1s", "--default-lease", "2m",
        "--default-retry-max", "1"});
  std::string queue = Tell({"queue", "hello", "--json"});
  EXPECT_EQ(TextAt(queue, "paused"), "true");
  EXPECT_EQ(NumberAt(queue, "concurrency"), 3);
  EXPECT_EQ(NumberAt(queue, "rate.limit"), 10);
  EXPECT_EQ(NumberAt(queue, "defaults.lease"), 120);
  Tell({"queue", "hello", "--resume", "--concurrency", "none", "--rate", "none"});
  queue = Tell({"queue", "hello", "--json"});
  EXPECT_EQ(TextAt(queue, "paused"), "false");
  EXPECT_EQ(TextAt(queue, "concurrency"), "");
  EXPECT_EQ(TextAt(queue, "rate"), "");
}

TEST_F(JobsTest, EndingManyJobsWantsToBeMeant) {
  Push("a");
  const Said terminate = Pawl({"terminate", "--queue", "hello", "--state", "queued"});
  EXPECT_EQ(terminate.exit_code, 2);
  EXPECT_EQ(terminate.err,
            "pawl: this would terminate every job with queue hello, state queued; add --yes if you mean it\n");
  const Said purge = Pawl({"purge", "hello"});
  EXPECT_EQ(purge.exit_code, 2);
  EXPECT_EQ(purge.err, "pawl: this would terminate every waiting job of the queue hello; add --yes if you mean it\n");
  EXPECT_EQ(StateOf("a"), "queued");
}

TEST_F(JobsTest, OnATerminalEndingManyJobsAsks) {
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"terminate", "--queue", "hello"}, std::vector<std::string>{"purge", "hello"}}) {
    const std::string id = command.front() + "-1";
    Push(id);
    const Said no = OnTerminal(80, command, "n");
    EXPECT_EQ(no.exit_code, 2);
    EXPECT_NE(no.out.find("nothing was changed"), std::string::npos) << no.out;
    EXPECT_EQ(StateOf(id), "queued");
    EXPECT_EQ(OnTerminal(80, command, "y").exit_code, 0);
    EXPECT_EQ(StateOf(id), "terminated");
  }
}

TEST_F(JobsTest, WorkersThatArePartOfPawlAreListedOnRequest) {
  EXPECT_TRUE(support::WaitUntil([&] { return Tell({"workers", "--all"}).find("pawl.notify.") != std::string::npos; }));
}

TEST_F(JobsTest, AnEmptyListSaysSo) {
  EXPECT_EQ(Tell({"jobs"}), "no jobs\n");
  EXPECT_EQ(Tell({"queues"}), "no queues\n");
  EXPECT_EQ(Tell({"workers"}), "no workers\n");
  EXPECT_EQ(Tell({"hosts"}), "no calls yet\n");
  Push("a");
  EXPECT_EQ(Tell({"groups", "hello"}), "no groups\n");
}

TEST_F(JobsTest, ATableFitsTheTerminal) {
  const std::string id = Tell({"push", "resize-large-images", "--queue", "images-of-all-shops", "--group", "shop-7"});
  const std::string wide = Tell({"jobs"});
  EXPECT_NE(wide.find(id.substr(0, id.size() - 1)), std::string::npos) << wide;
  const std::string narrow = OnTerminal(80, {"jobs"}).out;
  EXPECT_NE(narrow.find("…"), std::string::npos) << narrow;
  EXPECT_LE(LongestLine(narrow), 80U) << narrow;
}

TEST_F(JobsTest, APurgeTerminatesWhatWaits) {
  Push("a");
  EXPECT_EQ(Tell({"purge", "hello", "--yes"}), "1 terminated\n");
  EXPECT_EQ(StateOf("a"), "terminated");
}

TEST_F(JobsTest, AGroupIsShownChangedAndListed) {
  Push("a", {"--group", "shop 7"});
  Tell({"group", "hello", "shop 7", "--limit", "4", "--rate", "5/1m", "--ordered"});
  const std::string group = Tell({"group", "hello", "shop 7", "--json"});
  EXPECT_EQ(NumberAt(group, "limit"), 4);
  EXPECT_EQ(TextAt(group, "ordered"), "true");
  EXPECT_NE(Tell({"groups", "hello"}).find("shop 7"), std::string::npos);
  EXPECT_NE(Tell({"group", "hello", "shop 7", "--jobs"}).find("\na "), std::string::npos);
}

TEST_F(JobsTest, StatsCountWhatWasPushed) {
  Push("a");
  EXPECT_EQ(NumberAt(Tell({"stats", "--json"}), "total.pushed"), 1);
  EXPECT_NE(Tell({"stats", "--queue", "hello"}).find("pushed"), std::string::npos);
  EXPECT_NE(Tell({"stats", "--history", "hour"}).find("PUSHED"), std::string::npos);
  EXPECT_NE(Tell({"workers"}), "");
}

TEST_F(JobsTest, ErrorsAreShownByKind) {
  EXPECT_EQ(Tell({"errors"}), "no errors\n");
  Push("a", {"--expires-in", "1ms"});
  while (StateOf("a") != "failed") continue;
  EXPECT_NE(Tell({"errors"}).find("expired"), std::string::npos);
  EXPECT_EQ(TextAt(Tell({"errors", "--queue", "hello", "--json"}), "errors.0.jobs.0"), "a");
  EXPECT_EQ(Tell({"errors", "--until", "2026-01-01T00:00:00Z"}), "no errors\n");
}

TEST_F(JobsTest, ABackupHoldsTheJobs) {
  Push("a");
  std::filesystem::create_directory(dir_.File("copy"));
  Tell({"backup", dir_.File("copy/pawl.mdb"), "--compact"});
  Push("b");
  EXPECT_EQ(Pawl({"backup", dir_.File("nowhere/pawl.mdb")}).exit_code, 2);
  server_ = std::make_unique<ServerProcess>(ServerProcessOptions{.data = dir_.File("copy")});
  ASSERT_TRUE(server_->ready()) << server_->Log();
  EXPECT_EQ(StateOf("a"), "queued");
  EXPECT_EQ(Pawl({"job", "b"}).exit_code, 4);
}

TEST_F(JobsTest, ABackupIsAlsoMadeWithoutAServer) {
  Push("a");
  EXPECT_EQ(Pawl({"backup", dir_.File("too-early"), "--data", dir_.File("data")}).exit_code, 5);
  EXPECT_EQ(server_->Terminate(), 0);
  std::filesystem::create_directory(dir_.File("copy"));
  Tell({"backup", dir_.File("copy/pawl.mdb"), "--data", dir_.File("data")});
  server_ = std::make_unique<ServerProcess>(ServerProcessOptions{.data = dir_.File("copy")});
  ASSERT_TRUE(server_->ready()) << server_->Log();
  EXPECT_EQ(StateOf("a"), "queued");
}

}  // namespace
}  // namespace pawl::support
