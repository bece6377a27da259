// The one table of what `pawl serve` can be told. Flags, environment variables, the keys of the TOML file, their
// checks, the help and --print-config all follow from it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/config.h"

namespace pawl::cli {

// What a value looks like in the TOML file; as a flag or in the environment it is always text.
enum class OptionKind : std::uint8_t {
  kText,      // a string
  kCount,     // a whole number
  kSize,      // bytes as a whole number, or a string as "16MiB"
  kDuration,  // seconds as a number, or a string as "50ms"
  kFlag,      // true or false; on the command line without a value, unless value_name says what it is
  kList,      // a string or an array of strings; as a flag it may come again, in the environment white space separates
};

struct ConfigOption {
  std::string_view name;  // "max_body" in the file
  OptionKind kind;
  std::string_view value_name;  // for the help: "SIZE"
  std::string_view help;
  // Replaces what was set before; `values` holds one text, or all of a list. The error says what would be right.
  Result<void> (*set)(Config& config, const std::vector<std::string>& values);
  std::string (*show)(const Config& config);  // as a TOML value, secrets redacted
};

std::span<const ConfigOption> ConfigOptions();

std::string FlagName(const ConfigOption& option);         // "--max-body"
std::string EnvironmentName(const ConfigOption& option);  // "PAWL_MAX_BODY"

// "TOKEN" (everything allowed) or "TOKEN:scope,scope".
Result<TokenGrant> ParseTokenGrant(std::string_view text);

}  // namespace pawl::cli
