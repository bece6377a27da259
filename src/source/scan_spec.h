// ScanSpec is what a task and its partition say of the documents that they want: the parts of their JSON that sources
// read. How documents are processed stands in the same JSON, and is not looked at here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "model/offset.h"
#include "model/scan_work.h"

namespace pawl::source {

// A block ends early when its documents take more: what is read ahead has a bound, whatever the documents are.
inline constexpr std::size_t kBlockBytesMax = std::size_t{16} << 20U;

struct ScanSpec {
  std::string source;                // the name of a table of sources.toml
  std::string table;                 // the table, collection or stream; empty with a query or a file
  std::string query;                 // the name of a query of sources.toml, or SQL text
  std::string file;                  // of the task, or of its partition; relative to the root of the source
  std::vector<std::string> columns;  // empty: all
  std::vector<std::string> key;      // empty: what the source has by default
  std::vector<std::string> where;    // conditions in SQL, of the task and of its partition
  std::optional<Offset> from;        // of the partition: its first key ...
  std::optional<Offset> to;          // ... and the first key that is no longer its own
  std::string time;                  // the column that says when a document was made; empty: none
  Millis settle{5'000};              // an infinite stream leaves younger documents for later
  bool accepts_late = false;         // documents may be missed: whoever wrote the task knows
};

// Both are raw JSON; `partition` may be empty. Fails with kBadJson or kInvalid, and names the field.
Result<ScanSpec> ParseScanSpec(std::string_view scan, std::string_view partition = {});

// The text of a key that a source has found. Fails with kKeyType when it is longer than an offset may be.
Result<std::string> RenderKey(const Offset& key);

}  // namespace pawl::source
