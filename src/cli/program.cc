#include "cli/program.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/text.h"
#include "process/run_command.h"
#include "store/lmdb/map_faults.h"

namespace pawl::cli {
namespace {

constexpr const char* kFooter = R"(Examples:
  pawl serve --data ./data
  pawl push hello --payload '{"name":"Ann"}'
  pawl work --queue hello -- jq '{greeting: ("Hello, " + .name)}'
  pawl jobs --state dead

Exit codes:
  0  done                              5  conflict: the state does not allow it
  1  failed                            6  not allowed: token missing or too weak
  2  wrong arguments or values         7  the server cannot do it now; try again
  3  the server cannot be reached      8  --wait: the job has not ended
  4  not found                         9  --wait: the job ended, but not completed
                                      10  stored data is damaged

`pawl help COMMAND` says more about a command. The environment variables
PAWL_URL and PAWL_TOKEN name the server and the token to send to it.)";

// Names and types of options on the left; the rest, in words, on the right.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_positional() || option->get_type_size() == 0) return "";
    const std::string type = option->get_type_name();
    return " " + type.substr(0, type.find(':'));  // what comes behind are the checks of its value
  }

  std::string make_option_desc(const CLI::Option* option) const override {
    std::string text = option->get_description();
    if (option->get_required() && !option->get_positional()) text += "; required";
    if (!option->get_default_str().empty()) text += "; default " + option->get_default_str();
    if (!option->get_envname().empty()) text += "; environment " + option->get_envname();
    return text;
  }
};

// What was chosen, or the program itself.
const CLI::App& Chosen(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : *chosen.front();
}

// The known flag or sub-command that `word` probably stands for.
std::string Suggestion(const CLI::App& app, const std::string& word) {
  std::vector<std::string> names;
  const CLI::App& command = Chosen(app);
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  if (&command == &app) {
    for (const CommandEntry& entry : Commands()) names.emplace_back(entry.name);
  }
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string flag = word.substr(0, word.find('='));
  const std::string_view near = NearestName(flag, known);
  if (near == flag) return "; it goes behind the command";
  return near.empty() ? "" : fmt::format("; did you mean {}?", near);
}

std::string WhatWasWrong(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<std::string> extras = app.remaining(true);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !extras.empty()) {
    const std::string& word = extras.front();
    const bool command = Chosen(app).get_parent() == nullptr && word.front() != '-';
    if (!command && word.front() != '-') return fmt::format("one argument too many: {}", word);
    return fmt::format("{} {}{}", command ? "there is no command" : "unexpected argument", word, Suggestion(app, word));
  }
  return error.what();
}

int ExplainUsage(const CLI::App& app, const CLI::ParseError& error) {
  if (dynamic_cast<const CLI::CallForHelp*>(&error) != nullptr) {
    fmt::print("{}", WrapHelp(app.help(), ThisScreen().width));
    return kExitOk;
  }
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);  // the version
  const CLI::App& chosen = Chosen(app);
  const std::string name = chosen.get_parent() == nullptr ? "" : chosen.get_name() + " ";
  // "Usage: …", the second line of the help
  const std::string help = chosen.help(app.get_name());
  const std::size_t usage = name.empty() ? std::string::npos : help.find("Usage: ");
  const std::string line = usage == std::string::npos ? "" : help.substr(usage, help.find('\n', usage) + 1 - usage);
  fmt::print(stderr, "pawl: {}\n{}Try `pawl {}--help`.\n", WhatWasWrong(app, error), line, name);
  return kExitUsage;
}

}  // namespace

int RunProgram(int argc, char** argv) {
  // What the server starts between itself and a command: not for people, and so not among the commands.
  if (argc == 2 && std::string_view(argv[1]) == process::kRunCommandName) return process::RunCommandProcess();
  std::signal(SIGPIPE, SIG_IGN);  // a reader that leaves is an error of a write, not our end
  ExplainMapFaults();
  CLI::App app("Pawl, a durable job engine", "pawl");
  app.footer(kFooter);
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_help_flag("-h,--help", "show this help");
  app.get_formatter()->label("Positionals", "Arguments");
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.set_version_flag("--version", fmt::format("pawl {}", kPawlVersion), "print the version");
  app.require_subcommand(0, 1);
  std::map<const CLI::App*, Action> actions;
  for (const CommandEntry& entry : Commands()) {
    CLI::App* const command = app.add_subcommand(entry.name, entry.help)->group(entry.group);
    command->footer("");  // it starts with that of the program
    actions.emplace(command, entry.add(*command));
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return ExplainUsage(app, error);
  }
  const auto chosen = app.get_subcommands();
  if (chosen.empty()) {
    fmt::print(stderr, "{}", WrapHelp(app.help(), ThisScreen().width));
    return kExitUsage;
  }
  return actions.at(chosen.front())();
}

}  // namespace pawl::cli
