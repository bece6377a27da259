// JSON values as they are given on the command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "base/result.h"

namespace pawl::cli {

// Appends `text`, which must be JSON.
Result<void> WriteJsonValue(JsonWriter& json, std::string_view text);

// {"a=1", "b=2", "a=3"} as {"a":[1,3],"b":[2]}.
Result<void> WriteInputs(JsonWriter& json, const std::vector<std::string>& inputs);

}  // namespace pawl::cli
