#include "cli/config_load.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "cli/config_file.h"
#include "cli/config_table.h"
#include "cli/config_values.h"
#include "server/network.h"

namespace pawl::cli {
namespace {

Error From(const std::string& source, const Error& error) {
  return {error.code, fmt::format("{}: {}", source, error.detail)};
}

Result<void> Apply(LoadedConfig& loaded, const ConfigOption& option, const std::vector<std::string>& values,
                   const ConfigSource& source) {
  auto set = option.set(loaded.config, values);
  if (!set.ok()) return From(source.text, set.error());
  loaded.sources.insert_or_assign(std::string(option.name), source);
  return {};
}

Result<void> ApplyFile(LoadedConfig& loaded, const std::string& path) {
  PAWL_ASSIGN(ConfigFile file, ReadConfigFile(path));
  loaded.config.commands = std::move(file.commands);
  loaded.config.stores = std::move(file.stores);
  for (const FileValue& entry : file.values) {
    PAWL_TRY(Apply(loaded, *entry.option, entry.values, {"file", fmt::format("in {}, line {}", path, entry.line)}));
  }
  return {};
}

Result<void> ApplyEnvironment(LoadedConfig& loaded, const Environment& environment) {
  for (const ConfigOption& option : ConfigOptions()) {
    const std::string name = EnvironmentName(option);
    const auto text = environment(name);
    if (!text) continue;
    const bool list = option.kind == OptionKind::kList;
    const std::vector<std::string> values = list ? SplitText(*text, " \t\n") : std::vector{*text};
    PAWL_TRY(Apply(loaded, option, values, {"environment", "environment " + name}));
  }
  return {};
}

Result<void> ApplyFlags(LoadedConfig& loaded, const ConfigValues& flags) {
  for (const ConfigOption& option : ConfigOptions()) {
    const auto given = flags.find(option.name);
    if (given == flags.end()) continue;
    PAWL_TRY(Apply(loaded, option, given->second, {"command line", FlagName(option)}));
  }
  return {};
}

// Adds the tokens of the token file to those that were given directly.
Result<void> ReadTokenFile(Config& config) {
  if (config.token_file.empty()) return {};
  std::ifstream file(config.token_file);
  if (!file) return Error{ErrorCode::kInvalid, fmt::format("the token file {} cannot be read", config.token_file)};
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    const auto words = SplitText(line, " \t\r");
    if (words.empty() || words.front().front() == '#') continue;
    auto grant = words.size() == 1
                     ? ParseTokenGrant(words.front())
                     : Result<TokenGrant>(Error{ErrorCode::kInvalid, "one TOKEN or TOKEN:scope,scope a line"});
    if (!grant.ok()) return From(fmt::format("in {}, line {}", config.token_file, number), grant.error());
    config.tokens.push_back(*std::move(grant));
  }
  return {};
}

// A body grows in steps, and is parsed beside itself: so many of them the buffers must be able to take.
constexpr std::uint64_t kBodiesInMemory = 4;

// What only the whole can tell.
Result<void> Check(const LoadedConfig& loaded) {
  const Config& config = loaded.config;
  const auto data = loaded.sources.find("data");
  if (!config.redis.empty() && data != loaded.sources.end()) {
    return Error{ErrorCode::kInvalid,
                 fmt::format("data ({}) and redis ({}) cannot both be set: the jobs are in a directory or in Redis; "
                             "leave out one of them (pawl copy moves jobs from one to the other)",
                             data->second.text, loaded.sources.at("redis").text)};
  }
  if (config.tls_cert.empty() != config.tls_key.empty()) {
    return Error{ErrorCode::kInvalid, fmt::format("TLS needs tls_cert and tls_key; {} is not set",
                                                  config.tls_cert.empty() ? "tls_cert" : "tls_key")};
  }
  if (config.max_payload_bytes > config.max_body_bytes) {
    return Error{ErrorCode::kInvalid,
                 fmt::format("max_payload ({}) cannot be more than max_body ({})", FormatSize(config.max_payload_bytes),
                             FormatSize(config.max_body_bytes))};
  }
  if (config.memory_limit_bytes < kBodiesInMemory * config.max_body_bytes) {
    return Error{ErrorCode::kInvalid, fmt::format("memory_limit ({}) must be at least {} times max_body ({})",
                                                  FormatSize(config.memory_limit_bytes), kBodiesInMemory,
                                                  FormatSize(config.max_body_bytes))};
  }
  if (config.files_low > config.files_high) {
    return Error{ErrorCode::kInvalid,
                 fmt::format("files_low ({}) cannot be more than files_high ({}): downloads pause from files_high on, "
                             "and go on at files_low",
                             config.files_low, config.files_high)};
  }
  if (!IsLoopback(config.address) && config.tokens.empty() && !config.insecure) {
    return Error{
        ErrorCode::kInvalid,
        fmt::format("{} can be reached from other machines: set a token (token, token_file), or say --insecure "
                    "if everybody may do everything",
                    ListenText(config))};
  }
  return {};
}

}  // namespace

std::optional<std::string> ProcessEnvironment(const std::string& name) {
  const char* const value = std::getenv(name.c_str());  // NOLINT(concurrency-mt-unsafe): nothing sets variables
  if (value == nullptr) return std::nullopt;
  return value;
}

Result<LoadedConfig> LoadConfig(const ConfigValues& flags, const Environment& environment) {
  LoadedConfig loaded;
  auto path = environment("PAWL_CONFIG");
  if (const auto flag = flags.find("config"); flag != flags.end()) path = flag->second.back();
  if (path && !path->empty()) PAWL_TRY(ApplyFile(loaded, *path));
  PAWL_TRY(ApplyEnvironment(loaded, environment));
  PAWL_TRY(ApplyFlags(loaded, flags));
  PAWL_TRY(ReadTokenFile(loaded.config));
  if (!loaded.sources.contains("memory_limit")) {
    auto& limit = loaded.config.memory_limit_bytes;
    limit = std::max(limit, kBodiesInMemory * loaded.config.max_body_bytes);
  }
  if (!loaded.sources.contains("files_low")) {
    auto& low = loaded.config.files_low;
    low = std::min(low, loaded.config.files_high);
  }
  PAWL_TRY(Check(loaded));
  return loaded;
}

std::string PrintConfig(const LoadedConfig& loaded) {
  std::string out;
  for (const ConfigOption& option : ConfigOptions()) {
    const auto source = loaded.sources.find(option.name);
    const std::string from = source == loaded.sources.end() ? "default" : source->second.text;
    out += fmt::format("{:<44} # {}\n", fmt::format("{} = {}", option.name, option.show(loaded.config)), from);
  }
  return out;
}

std::vector<ShownOption> ShowConfig(const LoadedConfig& loaded) {
  std::vector<ShownOption> shown;
  for (const ConfigOption& option : ConfigOptions()) {
    const auto source = loaded.sources.find(option.name);
    const bool given = source != loaded.sources.end();
    shown.push_back({std::string(option.name), option.show(loaded.config),
                     given ? std::string(source->second.kind) : "default", given ? source->second.text : ""});
  }
  const auto add_tables = [&shown](const char* name, const auto& specs) {
    std::vector<std::string> names;
    for (const auto& spec : specs) names.push_back(spec.name);
    if (!names.empty()) shown.push_back({name, TomlArray(names), "file", ""});
  };
  add_tables("command", loaded.config.commands);
  add_tables("store", loaded.config.stores);
  return shown;
}

}  // namespace pawl::cli
