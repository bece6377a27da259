// What the tests of this folder start from: a server of their own, and the program to talk to it with.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <regex>
#include <string>
#include <vector>

#include "tests/support/child.h"
#include "tests/support/json_at.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/support/terminal.h"

namespace pawl::support {

struct Said {
  int exit_code = -1;
  std::string out;
  std::string err;
};

// The most characters in a line; without colours.
inline std::size_t LongestLine(const std::string& text) {
  static const std::regex kColour("\x1b\\[[0-9;]*m");
  std::size_t longest = 0;
  std::size_t width = 0;
  for (const char c : std::regex_replace(text, kColour, "")) {
    if (c == '\n') width = 0;
    if (c != '\n' && (static_cast<unsigned char>(c) & 0xC0U) != 0x80U) longest = std::max(longest, ++width);
  }
  return longest;
}

class Dialogue : public ::testing::Test {
 protected:
  void StartServer(std::vector<std::string> arguments = {}) {
    server_ = std::make_unique<ServerProcess>(
        ServerProcessOptions{.data = dir_.File("data"), .arguments = std::move(arguments)});
    ASSERT_TRUE(server_->ready()) << server_->Log();
  }

  std::string Url() const { return "PAWL_URL=http://127.0.0.1:" + std::to_string(server_ ? server_->port() : 1); }

  ChildOptions Command(std::vector<std::string> arguments, std::vector<std::string> environment = {}) {
    arguments.insert(arguments.begin(), PawlBinary());
    environment.push_back(Url());
    return {.command = std::move(arguments),
            .environment = std::move(environment),
            .error_file = NewErrorFile(),
            .prepare = [] { dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO); }};
  }

  // Runs `pawl ARGUMENTS` to its end.
  Said Pawl(std::vector<std::string> arguments, std::vector<std::string> environment = {}) {
    const ChildOptions options = Command(std::move(arguments), std::move(environment));
    Child child(options);
    Said said;
    said.out = child.ReadAll();
    said.exit_code = child.Wait().value_or(-1);
    said.err = ReadFile(options.error_file);
    return said;
  }

  // What is on a terminal of so many columns when `pawl ARGUMENTS` has ended; `typed` answers its question.
  Said OnTerminal(unsigned short columns, std::vector<std::string> arguments, const std::string& typed = "") {
    Terminal terminal(columns);
    Child child(terminal.Attach(Command(std::move(arguments))));
    if (!typed.empty()) {
      EXPECT_TRUE(terminal.Await("[y/N] "));
      terminal.Type(typed + "\n");
    }
    Said said;
    said.out = terminal.ReadAll();
    said.exit_code = child.Wait().value_or(-1);
    return said;
  }

  // The same, where nothing but success will do; what it printed.
  std::string Tell(std::vector<std::string> arguments) {
    const Said said = Pawl(std::move(arguments));
    EXPECT_EQ(said.exit_code, 0) << said.err;
    return said.out;
  }

  std::string StateOf(const std::string& ref) { return TextAt(Tell({"job", ref, "--json"}), "state"); }

  TempDir dir_;
  std::unique_ptr<ServerProcess> server_;

 private:
  std::string NewErrorFile() { return dir_.File("err-" + std::to_string(++error_files_)); }

  int error_files_ = 0;
};

}  // namespace pawl::support
