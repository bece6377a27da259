// What scans are compared with: a bare loop that reads a table block by block, by the same queries. SQLite and
// PostgreSQL.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"

namespace pawl::bench {

struct SourceLoop {
  std::string table;
  std::string key;  // a column with whole numbers
  std::uint32_t block = 1'000;
  bool json = false;  // also makes a JSON text of each row
};

struct SourceFigures {
  std::uint64_t rows = 0;
  std::uint64_t bytes = 0;  // of their columns, or of their JSON: it has all been looked at
};

Result<SourceFigures> ReadSqlite(const std::string& file, const SourceLoop& loop);
Result<SourceFigures> ReadPostgres(const std::string& url, const SourceLoop& loop);

}  // namespace pawl::bench
