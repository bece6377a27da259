// What pawl says to those who mistype, and to those who ask.
#include <algorithm>
#include <regex>
#include <sstream>

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

// The names in the list of commands.
std::vector<std::string> CommandsIn(const std::string& help) {
  static const std::regex kLine("^  ([a-z][a-z-]*) {2,}[a-z]", std::regex::multiline);
  std::vector<std::string> names;
  const std::string list = help.substr(0, help.find("Examples:"));
  for (std::sregex_iterator it(list.begin(), list.end(), kLine), end; it != end; ++it) names.push_back((*it)[1]);
  return names;
}

// The lines under "Examples:".
std::vector<std::string> ExamplesIn(const std::string& help) {
  std::vector<std::string> examples;
  std::istringstream lines(help.substr(std::min(help.find("Examples:\n"), help.size())));
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line) && line.starts_with("  ")) examples.push_back(line.substr(2));
  return examples;
}

// Nine commands showed the examples of the program, and that of bench printed control characters.
TEST_F(UsageTest, EveryCommandHasHelpAndExamplesOfItsOwn) {
  const std::vector<std::string> commands = CommandsIn(Tell({"--help"}));
  EXPECT_GE(commands.size(), 23U);
  for (const std::string& command : commands) {
    const std::string help = Tell({command, "--help"});
    EXPECT_EQ(help, Tell({"help", command}));
    EXPECT_TRUE(std::none_of(help.begin(), help.end(), [](char c) { return c != '\n' && c >= 0 && c < ' '; })) << help;
    const std::vector<std::string> examples = ExamplesIn(help);
    EXPECT_FALSE(examples.empty()) << help;
    for (const std::string& example : examples) {
      EXPECT_NE(example.find("pawl " + command), std::string::npos) << command << ": " << example;
      EXPECT_LE(LongestLine(example), 78U) << "it could not be pasted from a terminal of 80 columns: " << example;
    }
  }
}

// There is no server: exit code 3 says that everything up to there was right.
TEST_F(UsageTest, TheExamplesOfTheHelpAreAccepted) {
  for (const std::string& command : CommandsIn(Tell({"--help"}))) {
    const std::string help = Tell({command, "--help"});
    // Not for those that need no server; those of work and scan name a script that does not exist here.
    if (help.find("--url URL") == std::string::npos || command == "work" || command == "scan") continue;
    for (std::string example : ExamplesIn(help)) {
      if (example.find("--data") != std::string::npos || example.find("--in-process") != std::string::npos) continue;
      const bool asks = command == "terminate" || command == "purge";
      if (asks && example.find("--yes") == std::string::npos) example += " --yes";
      example = std::regex_replace(example, std::regex("\\bpawl "), "\"$PAWL\" ");
      const ChildOptions options{.command = {"bash", "-c", "set -o pipefail; " + example},
                                 .environment = {Url(), "PAWL=" + PawlBinary()},
                                 .error_file = dir_.File("examples")};
      Child shell(options);
      shell.ReadAll();
      EXPECT_EQ(shell.Wait(), 3) << example << "\n" << ReadFile(options.error_file);
    }
  }
}

TEST_F(UsageTest, HelpIsAlsoACommand) {
  EXPECT_EQ(Tell({"help"}), Tell({"--help"}));
  const Said said = Pawl({"help", "psh"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err, "pawl: there is no command psh; did you mean push?\n");
}

TEST_F(UsageTest, HelpFitsTheTerminalAndIsNotBrokenElsewhere) {
  std::vector<std::vector<std::string>> pages{{"--help"}};
  for (const std::string& command : CommandsIn(Tell({"--help"}))) pages.push_back({command, "--help"});
  for (const std::vector<std::string>& page : pages) {
    const std::string narrow = OnTerminal(80, page).out;
    EXPECT_LE(LongestLine(narrow), 80U) << narrow;
    EXPECT_EQ(OnTerminal(1000, page).out, Tell(page));
  }
}

TEST_F(UsageTest, AWrongModeOfBenchNamesThoseThatThereAre) {
  const Said said = Pawl({"bench", "--mode", "fast"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_NE(said.err.find("\"fast\" is not one of batch, single,"), std::string::npos) << said.err;
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
  EXPECT_EQ(said.err,
            "pawl: unexpected argument --lisen; did you mean --listen?\n"
            "Usage: pawl serve [OPTIONS]\n"
            "Try `pawl serve --help`.\n");
}

TEST_F(UsageTest, AnArgumentTooManyShowsWhatTheCommandTakes) {
  const Said said = Pawl({"queue", "set", "fetch", "--concurrency", "4"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err,
            "pawl: one argument too many: fetch\n"
            "Usage: pawl queue [OPTIONS] NAME\n"
            "Try `pawl queue --help`.\n");
}

TEST_F(UsageTest, TheTimesOfACronExpressionNeedNoServer) {
  const Said said =
      Pawl({"cron", "30 2 * * *", "--timezone", "Europe/Rome", "-n", "2", "--from", "2026-03-28T12:00:00Z", "--json"});
  EXPECT_EQ(said.exit_code, 0) << said.err;
  EXPECT_EQ(said.out, "{\"times\":[\"2026-03-29T01:00:00.000Z\",\"2026-03-30T00:30:00.000Z\"]}\n");
  const Said wrong = Pawl({"cron", "0 25 * * *"});
  EXPECT_EQ(wrong.exit_code, 2);
  EXPECT_EQ(wrong.err, "pawl: cron: hour: 25 is out of range; it takes 0 to 23\n");
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
