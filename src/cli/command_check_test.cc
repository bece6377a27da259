#include "cli/command_check.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

class CheckCommandTest : public ::testing::Test {
 protected:
  CheckCommandTest() {
    std::string pattern = (fs::temp_directory_path() / "pawl-command-XXXXXX").string();
    directory_ = mkdtemp(pattern.data());
  }
  ~CheckCommandTest() override { fs::remove_all(directory_); }

  // The path of a new file.
  std::string File(const std::string& name, const std::string& text, fs::perms mode = fs::perms::owner_all) {
    const fs::path path = directory_ / name;
    std::ofstream(path, std::ios::binary) << text;
    fs::permissions(path, mode);
    return path.string();
  }

  static std::string WhyNot(const std::string& command) {
    const auto checked = CheckCommand(command);
    return checked.ok() ? "" : checked.error().detail;
  }

  fs::path directory_;
};

TEST_F(CheckCommandTest, ProgramsOfThePathAndScriptsPass) {
  EXPECT_EQ(WhyNot("sh"), "");
  EXPECT_EQ(WhyNot("/bin/sh"), "");
  EXPECT_EQ(WhyNot(File("good.sh", "#!/bin/sh\necho\n")), "");
  EXPECT_EQ(WhyNot(File("spaced.sh", "#! /bin/sh -e\necho\n")), "");
}

TEST_F(CheckCommandTest, AMissingProgramIsNamed) {
  EXPECT_EQ(WhyNot("no-such-program"), "there is no program no-such-program in PATH");
  EXPECT_EQ(WhyNot("/nonexistent/command"), "/nonexistent/command does not exist");
  EXPECT_EQ(WhyNot(directory_.string()), directory_.string() + " is not a file");
}

TEST_F(CheckCommandTest, AFileThatIsNotExecutableSaysHowToMakeItSo) {
  const std::string file = File("plain.sh", "#!/bin/sh\n", fs::perms::owner_read);
  EXPECT_EQ(WhyNot(file), file + " is not executable; mend it with: chmod +x " + file);
}

TEST_F(CheckCommandTest, AScriptWithoutAnInterpreterIsRefused) {
  const std::string file = File("bare.sh", "echo hello\n");
  EXPECT_EQ(WhyNot(file),
            file + " does not say what runs it: begin it with the line #!/bin/sh, or start it as: sh " + file);
  const std::string python = File("old.py", "#!/nonexistent/python\n");
  EXPECT_EQ(WhyNot(python), "the first line of " + python +
                                " names the interpreter \"/nonexistent/python\", which is no program on this machine");
  EXPECT_NE(WhyNot(File("windows.sh", "#!/bin/sh\r\necho\r\n")).find("Unix line ends"), std::string::npos);
}

}  // namespace
}  // namespace pawl::cli
