// The TOML file of the configuration: flat keys, the names of config_table.h.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/config_table.h"

namespace pawl::cli {

struct FileValue {
  const ConfigOption* option = nullptr;
  std::vector<std::string> values;
  int line = 0;
};

// Reads the file; an error reads "in pawl.toml, line 3: …". An unknown key is one, and names the nearest known key.
Result<std::vector<FileValue>> ReadConfigFile(const std::string& path);

}  // namespace pawl::cli
