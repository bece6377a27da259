// pawl help: the same as --help, for those who expect a command.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "base/names.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

Result<int> ShowHelp(const CLI::App& program, const std::string& name) {
  const auto found = program.get_subcommands([&](const CLI::App* app) { return app->get_name() == name; });
  if (!name.empty() && found.empty()) {
    std::vector<std::string_view> known;
    for (const CommandEntry& entry : Commands()) known.emplace_back(entry.name);
    const std::string_view near = NearestName(name, known);
    return Error{ErrorCode::kInvalid, fmt::format("there is no command {}{}", name,
                                                  near.empty() ? "" : fmt::format("; did you mean {}?", near))};
  }
  // The program's own help() would show the command that was chosen, which is this one.
  const std::string help =
      found.empty() ? program.get_formatter()->make_help(&program, program.get_name(), CLI::AppFormatMode::Normal)
                    : found.front()->help(program.get_name());
  fmt::print("{}", WrapHelp(help, ThisScreen().width));
  return kExitOk;
}

}  // namespace

Action AddHelp(CLI::App& command) {
  auto name = std::make_shared<std::string>();
  command.add_option("COMMAND", *name, "the command; without it, the list of all commands");
  command.footer(R"(Examples:
  pawl help
  pawl help push)");
  return [&command, name] { return ExitWith(ShowHelp(*command.get_parent(), *name)); };
}

}  // namespace pawl::cli
