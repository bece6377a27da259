// What pawl says to those who mistype, and to those who ask.
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

using UsageTest = Dialogue;

TEST_F(UsageTest, TheVersionIsThatOfTheBuild) { EXPECT_EQ(Tell({"--version"}), "pawl " PAWL_VERSION "\n"); }

TEST_F(UsageTest, HelpNamesEveryCommandAndTheExitCodes) {
  const std::string help = Tell({"--help"});
  for (const char* const word : {"serve", "push", "jobs", "queue", "work", "backup", "Examples:", "Exit codes:"}) {
    EXPECT_NE(help.find(word), std::string::npos) << word;
  }
}

TEST_F(UsageTest, EveryCommandHasHelp) {
  for (const char* const command :
       {"serve", "push",  "job",   "jobs",    "run",    "terminate", "rm",    "queues", "queue",   "groups",
        "group", "purge", "stats", "workers", "backup", "work",      "write", "read",   "publish", "tree"}) {
    EXPECT_NE(Tell({command, "--help"}).find("--help"), std::string::npos) << command;
  }
}

TEST_F(UsageTest, WithoutACommandTheHelpIsShownAsAnError) {
  const Said said = Pawl({});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.out, "");
  EXPECT_NE(said.err.find("serve"), std::string::npos);
}

TEST_F(UsageTest, AMistypedCommandGetsTheNearestOne) {
  const Said said = Pawl({"psh", "hello"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err, "pawl: there is no command psh; did you mean push?\nTry `pawl --help`.\n");
}

TEST_F(UsageTest, AMistypedFlagGetsTheNearestOne) {
  const Said said = Pawl({"serve", "--lisen", "127.0.0.1:0"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err, "pawl: unexpected argument --lisen; did you mean --listen?\nTry `pawl serve --help`.\n");
}

TEST_F(UsageTest, AServerThatIsNotThereIsExitCodeThree) {
  const Said said = Pawl({"queues"});
  EXPECT_EQ(said.exit_code, 3);
  EXPECT_NE(said.err.find("pawl serve"), std::string::npos) << said.err;
}

TEST_F(UsageTest, AWrongValueIsFoundBeforeTheServerIsAsked) {
  const Said said = Pawl({"push", "hello", "--delay", "soon"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_NE(said.err.find("--delay"), std::string::npos) << said.err;
}

}  // namespace
}  // namespace pawl::support
