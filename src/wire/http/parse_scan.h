// Scans and their partitions: bytes to values.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "engine/scan_queries.h"
#include "model/partition.h"
#include "pawl/workflow.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// What a step of a run says of the documents of its partition.
Result<void> ReadDead(const JsonValue& value, std::vector<DeadDocument>& out);
// Whether its dead documents are not too large; an error names dead[i]….
Result<void> CheckStep(const PartitionStep& step, const WireLimits& limits);

// A partition as a list has it.
struct ListedPartition {
  std::string payload = "null";
  std::string offset = {};  // where it begins
};

// The `scan` of a task.
struct ScanRequest {
  std::shared_ptr<const ScanTask> task = {};
  DataStream stream = DataStream::kFinite;
  std::string source = {};
  std::optional<std::uint32_t> split = {};       // so many partitions are to be made
  std::vector<ListedPartition> partitions = {};  // one at least, unless they are to be made
  OnError on_error = OnError::kContinue;         // or kStop
  bool worked_here = false;                      // Pawl's nodes process the documents: it has a processor
};
Result<ScanRequest> ReadScan(const JsonValue& value);

// {"offset":…} or {"offset":null}: the offset, or nothing for the beginning. PATCH /v1/tasks/{ref}/partitions/{n}
Result<std::string> ParsePartitionPatch(std::string_view body);
// {"partition":1} or {}. POST /v1/tasks/{ref}/errors/replay
Result<std::optional<std::uint32_t>> ParseReplay(std::string_view body);

// The cursor of a page of dead documents: "SEQ.PLACE".
Result<void> ReadErrorCursor(const std::string& text, ScanErrorQuery& out);

// Extended JSON that is an offset, as it was sent. Its form is looked at by the rule.
Result<void> ReadOffset(const JsonValue& value, std::string& out);

}  // namespace pawl::http
