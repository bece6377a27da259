// Settings of queues and groups, and what operators ask for: bytes to operations.
#pragma once

#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/operations.h"

namespace pawl::http {

Result<QueuePatch> ParseQueuePatch(std::string_view body);
Result<GroupPatch> ParseGroupPatch(std::string_view body);

// {"limit":10,"per":"1s"}; a second if `per` is not given.
Result<void> ReadRate(const JsonValue& value, Rate& out);

// {} or nothing at all.
Result<void> ParseNothing(std::string_view body);

struct BackupCall {
  std::string path;
  bool compact = false;
};
Result<BackupCall> ParseBackup(std::string_view body);

}  // namespace pawl::http
