// The tables and queries of a SQLite file as a source of scans.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "base/clock.h"
#include "pawl/scan.h"

namespace pawl::source {

struct SqliteOptions {
  std::string path = {};
  std::map<std::string, std::string> queries = {};  // by name
  Millis timeout{10'000};
  std::shared_ptr<const Clock> clock = std::make_shared<SystemClock>();
};

// Takes any table and any SQL: whoever calls it has checked that the task may name them (CheckScan, RequiresAdmin).
// SQL is one statement that can only read. The file is opened with the first block.
std::shared_ptr<Source> MakeSqliteSource(SqliteOptions options);

}  // namespace pawl::source
