// Puts a Config together: flags over environment over file over defaults. An error names its source: "in pawl.toml,
// line 3: …", "environment PAWL_LISTEN: …", "--listen: …".
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/config.h"
#include "server/api.h"

namespace pawl::cli {

// Values by the name of their option, as they stand in one source.
using ConfigValues = std::map<std::string, std::vector<std::string>, std::less<>>;

using Environment = std::function<std::optional<std::string>(const std::string& name)>;
std::optional<std::string> ProcessEnvironment(const std::string& name);

// Where a value came from.
struct ConfigSource {
  std::string_view kind;  // "file", "environment" or "command line"
  std::string text;       // "in pawl.toml, line 3", "environment PAWL_LISTEN", "--listen"
};

struct LoadedConfig {
  Config config;
  std::map<std::string, ConfigSource, std::less<>> sources;  // by option; what is not there is a default
};

// `flags` may hold "config", the path of the file; otherwise PAWL_CONFIG names it, and without either there is none.
Result<LoadedConfig> LoadConfig(const ConfigValues& flags, const Environment& environment);

// The whole configuration as a TOML file that gives the same again, but for the secrets; a comment tells the sources.
std::string PrintConfig(const LoadedConfig& loaded);

// The same for GET /v1/config, with the names of the tables that only the file can hold.
std::vector<ShownOption> ShowConfig(const LoadedConfig& loaded);

}  // namespace pawl::cli
