#include "cli/config_file.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "base/names.h"
#include "cli/config_commands.h"

namespace pawl::cli {
namespace {

Error At(const std::string& path, toml::source_index line, std::string_view what) {
  return {ErrorCode::kInvalid, fmt::format("in {}, line {}: {}", path, line, what)};
}

std::string_view Expected(OptionKind kind) {
  switch (kind) {
    case OptionKind::kText:
      return "a string";
    case OptionKind::kCount:
      return "a whole number";
    case OptionKind::kSize:
      return "a whole number of bytes, or a string as \"16MiB\"";
    case OptionKind::kDuration:
      return "seconds as a number, or a string as \"50ms\"";
    case OptionKind::kFlag:
      return "true or false";
    case OptionKind::kList:
      return "a string or an array of strings";
  }
  return "another value";
}

// The texts of a value; nothing when its TOML type does not fit the option.
std::optional<std::vector<std::string>> Texts(OptionKind kind, const toml::node& node) {
  std::vector<std::string> texts;
  if (const auto* array = node.as_array(); array != nullptr && kind == OptionKind::kList) {
    for (const toml::node& item : *array) {
      if (!item.is_string()) return std::nullopt;
      texts.push_back(item.as_string()->get());
    }
    return texts;
  }
  const bool text_fits = kind != OptionKind::kCount && kind != OptionKind::kFlag;
  const bool number_fits = kind == OptionKind::kCount || kind == OptionKind::kSize || kind == OptionKind::kDuration;
  if (node.is_string() && text_fits) {
    texts.push_back(node.as_string()->get());
  } else if (node.is_integer() && number_fits) {
    texts.push_back(fmt::format("{}", node.as_integer()->get()));
  } else if (node.is_floating_point() && kind == OptionKind::kDuration) {
    texts.push_back(fmt::format("{}", node.as_floating_point()->get()));
  } else if (node.is_boolean() && kind == OptionKind::kFlag) {
    texts.emplace_back(node.as_boolean()->get() ? "true" : "false");
  } else {
    return std::nullopt;
  }
  return texts;
}

std::string UnknownKey(std::string_view key) {
  std::vector<std::string_view> known;
  for (const ConfigOption& option : ConfigOptions()) known.push_back(option.name);
  const std::string_view near = NearestName(key, known);
  return near.empty() ? fmt::format("unknown key {}; known are {}", key, fmt::join(known, ", "))
                      : fmt::format("unknown key {}; did you mean {}?", key, near);
}

Result<FileValue> ReadEntry(const std::string& path, const toml::key& key, const toml::node& node) {
  const auto line = key.source().begin.line;
  const auto options = ConfigOptions();
  const auto option =
      std::find_if(options.begin(), options.end(), [&](const ConfigOption& o) { return o.name == key.str(); });
  if (option == options.end()) return At(path, line, UnknownKey(key.str()));
  auto texts = Texts(option->kind, node);
  if (!texts) return At(path, line, fmt::format("{} must be {}", option->name, Expected(option->kind)));
  return FileValue{&*option, *std::move(texts), static_cast<int>(line)};
}

std::string UnknownCommandKey(std::string_view key) {
  std::vector<std::string_view> known;
  for (const CommandKey& one : CommandKeys()) known.push_back(one.name);
  return fmt::format("unknown key {} of a command; known are {}", key, fmt::join(known, ", "));
}

Result<process::CommandSpec> ReadCommand(const std::string& path, const toml::key& name, const toml::node& node) {
  const toml::table* table = node.as_table();
  const auto line = name.source().begin.line;
  if (table == nullptr) return At(path, line, fmt::format("command.{} must be a table", name.str()));
  if (!CheckName(name.str(), "").ok()) return At(path, line, "the name of a command has letters, digits, _ . : and -");
  process::CommandSpec spec;
  spec.name = name.str();
  for (const auto& [key, value] : *table) {
    const auto at = key.source().begin.line;
    const auto keys = CommandKeys();
    const auto known = std::find_if(keys.begin(), keys.end(), [&](const CommandKey& k) { return k.name == key.str(); });
    if (known == keys.end()) return At(path, at, UnknownCommandKey(key.str()));
    const auto texts = Texts(known->kind, value);
    if (!texts || texts->empty()) return At(path, at, fmt::format("{} must be {}", known->name, Expected(known->kind)));
    if (const Result<void> set = known->set(spec, *texts); !set.ok()) return At(path, at, set.error().detail);
  }
  if (const Result<void> checked = process::CheckCommand(spec); !checked.ok()) {
    return At(path, line, fmt::format("command {}: {}", spec.name, checked.error().detail));
  }
  return spec;
}

Result<std::vector<process::CommandSpec>> ReadCommands(const std::string& path, const toml::key& key,
                                                       const toml::node& node) {
  const toml::table* table = node.as_table();
  if (table == nullptr) return At(path, key.source().begin.line, "command must be tables, as [command.resize]");
  std::vector<process::CommandSpec> commands;
  for (const auto& [name, command] : *table) {
    PAWL_ASSIGN(process::CommandSpec spec, ReadCommand(path, name, command));
    commands.push_back(std::move(spec));
  }
  return commands;
}

}  // namespace

Result<ConfigFile> ReadConfigFile(const std::string& path) {
  std::ifstream file(path);
  if (!file) return Error{ErrorCode::kInvalid, fmt::format("the configuration file {} cannot be read", path)};
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  toml::table table;
  try {
    table = toml::parse(text);
  } catch (const toml::parse_error& error) {
    return At(path, error.source().begin.line, error.description());
  }
  ConfigFile read;
  for (const auto& [key, node] : table) {
    if (key.str() == "command") {
      PAWL_ASSIGN(read.commands, ReadCommands(path, key, node));
      continue;
    }
    PAWL_ASSIGN(FileValue entry, ReadEntry(path, key, node));
    read.values.push_back(std::move(entry));
  }
  return read;
}

}  // namespace pawl::cli
