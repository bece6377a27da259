#include "cli/config_commands.h"

#include <array>

#include "base/duration.h"
#include "cli/config_values.h"

namespace pawl::cli {
namespace {

using process::CommandSpec;
using CommandTexts = std::vector<std::string>;

constexpr std::uint64_t kMany = std::uint64_t{1} << 50U;

template <std::string CommandSpec::*kMember>
Result<void> SetCommandText(CommandSpec& spec, const CommandTexts& values) {
  spec.*kMember = values.back();
  return {};
}

template <CommandTexts CommandSpec::*kMember>
Result<void> SetCommandList(CommandSpec& spec, const CommandTexts& values) {
  spec.*kMember = values;
  return {};
}

template <Millis CommandSpec::*kMember>
Result<void> SetCommandSpan(CommandSpec& spec, const CommandTexts& values) {
  PAWL_ASSIGN(spec.*kMember, ParseDuration(values.back()));
  return {};
}

template <auto kMember, bool kIsSize>
Result<void> SetCommandNumber(CommandSpec& spec, const CommandTexts& values) {
  PAWL_ASSIGN(spec.*kMember, kIsSize ? ParseSize(values.back(), 1, kMany) : ParseCount(values.back(), 1, kMany));
  return {};
}

constexpr std::array<CommandKey, 14> kCommandKeys{{
    {"argv", OptionKind::kList, SetCommandList<&CommandSpec::argv>},
    {"env", OptionKind::kList, SetCommandList<&CommandSpec::env>},
    {"cwd", OptionKind::kText, SetCommandText<&CommandSpec::cwd>},
    {"user", OptionKind::kText, SetCommandText<&CommandSpec::user>},
    {"group", OptionKind::kText, SetCommandText<&CommandSpec::group>},
    {"timeout", OptionKind::kDuration, SetCommandSpan<&CommandSpec::timeout>},
    {"kill_grace", OptionKind::kDuration, SetCommandSpan<&CommandSpec::kill_grace>},
    {"concurrency", OptionKind::kCount, SetCommandNumber<&CommandSpec::concurrency, false>},
    {"max_output", OptionKind::kSize, SetCommandNumber<&CommandSpec::max_output, true>},
    {"memory", OptionKind::kSize, SetCommandNumber<&CommandSpec::memory, true>},
    {"cpu", OptionKind::kCount, SetCommandNumber<&CommandSpec::cpu, false>},
    {"open_files", OptionKind::kCount, SetCommandNumber<&CommandSpec::open_files, false>},
    {"file_size", OptionKind::kSize, SetCommandNumber<&CommandSpec::file_size, true>},
    {"processes", OptionKind::kCount, SetCommandNumber<&CommandSpec::processes, false>},
}};

}  // namespace

std::span<const CommandKey> CommandKeys() { return kCommandKeys; }

}  // namespace pawl::cli
