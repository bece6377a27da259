#include "cli/config_file.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "base/names.h"
#include "cli/config_named_tables.h"

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

template <typename Spec>
std::string UnknownTableKey(const TableKind<Spec>& kind, std::string_view key) {
  std::vector<std::string_view> known;
  for (const TableKey<Spec>& one : kind.keys) known.push_back(one.name);
  return fmt::format("unknown key {} of a {}; known are {}", key, kind.word, fmt::join(known, ", "));
}

template <typename Spec>
Result<Spec> ReadTable(const TableKind<Spec>& kind, const std::string& path, const toml::key& name,
                       const toml::node& node) {
  const toml::table* table = node.as_table();
  const auto line = name.source().begin.line;
  if (table == nullptr) return At(path, line, fmt::format("{}.{} must be a table", kind.word, name.str()));
  if (!CheckName(name.str(), "").ok()) {
    return At(path, line, fmt::format("the name of a {} has letters, digits, _ . : and -", kind.word));
  }
  Spec spec;
  spec.name = name.str();
  for (const auto& [key, value] : *table) {
    const auto at = key.source().begin.line;
    const std::string_view word = key.str();
    const auto known = std::ranges::find(kind.keys, word, &TableKey<Spec>::name);
    if (known == kind.keys.end()) return At(path, at, UnknownTableKey(kind, word));
    const auto texts = Texts(known->kind, value);
    if (!texts || texts->empty()) return At(path, at, fmt::format("{} must be {}", known->name, Expected(known->kind)));
    if (const Result<void> set = known->set(spec, *texts); !set.ok()) return At(path, at, set.error().detail);
  }
  if (const Result<void> checked = kind.check(spec); !checked.ok()) {
    return At(path, line, fmt::format("{} {}: {}", kind.word, spec.name, checked.error().detail));
  }
  return spec;
}

template <typename Spec>
Result<std::vector<Spec>> ReadTables(const TableKind<Spec>& kind, const std::string& path, const toml::key& key,
                                     const toml::node& node) {
  const toml::table* table = node.as_table();
  if (table == nullptr) {
    return At(path, key.source().begin.line, fmt::format("{} must be tables, as {}", kind.word, kind.example));
  }
  std::vector<Spec> specs;
  for (const auto& [name, one] : *table) {
    PAWL_ASSIGN(Spec spec, ReadTable(kind, path, name, one));
    specs.push_back(std::move(spec));
  }
  return specs;
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
    if (key.str() == CommandTables().word) {
      PAWL_ASSIGN(read.commands, ReadTables(CommandTables(), path, key, node));
      continue;
    }
    if (key.str() == StoreTables().word) {
      PAWL_ASSIGN(read.stores, ReadTables(StoreTables(), path, key, node));
      continue;
    }
    PAWL_ASSIGN(FileValue entry, ReadEntry(path, key, node));
    read.values.push_back(std::move(entry));
  }
  return read;
}

}  // namespace pawl::cli
