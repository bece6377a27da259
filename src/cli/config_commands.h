// The tables [command.NAME] of the configuration file: what `exec` jobs may run.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/config_table.h"
#include "process/command_spec.h"

namespace pawl::cli {

// One key of such a table.
struct CommandKey {
  std::string_view name;
  OptionKind kind;
  Result<void> (*set)(process::CommandSpec& spec, const std::vector<std::string>& values);
};
std::span<const CommandKey> CommandKeys();

}  // namespace pawl::cli
