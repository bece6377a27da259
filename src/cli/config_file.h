// The TOML file of the configuration: flat keys, the names of config_table.h, and the tables of
// config_named_tables.h.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/config_table.h"
#include "files/s3_spec.h"
#include "process/command_spec.h"

namespace pawl::cli {

struct FileValue {
  const ConfigOption* option = nullptr;
  std::vector<std::string> values;
  int line = 0;
};

struct ConfigFile {
  std::vector<FileValue> values;
  std::vector<process::CommandSpec> commands;
  std::vector<files::S3Spec> stores;
};

// Reads the file; an error reads "in pawl.toml, line 3: …". An unknown key is one, and names the nearest known key.
Result<ConfigFile> ReadConfigFile(const std::string& path);

}  // namespace pawl::cli
