#include "cli/confirm.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/text.h"

namespace pawl::cli {

void AddYes(CLI::App& command, bool& yes) { command.add_flag("--yes", yes, "do not ask; scripts need it"); }

Result<void> Confirm(bool yes, const std::string& what) {
  if (yes) return {};
  if (isatty(STDIN_FILENO) != 1) {
    return Error{ErrorCode::kInvalid, fmt::format("this would {}; add --yes if you mean it", what)};
  }
  fmt::print(stderr, "This will {}. Go on? [y/N] ", Printable(what));
  std::string line;
  std::getline(std::cin, line);
  if (line == "y" || line == "Y" || line == "yes") return {};
  return Error{ErrorCode::kInvalid, "nothing was changed"};
}

}  // namespace pawl::cli
