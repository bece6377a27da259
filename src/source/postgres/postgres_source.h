// Tables and queries of a PostgreSQL server (13 or later) as a source of scans.
//
// A block is one statement in a read-only transaction: the rows behind the offset, by increasing key. An infinite
// stream is read up to a watermark (watermark.h), so that a transaction that commits late is not missed.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/clock.h"
#include "pawl/scan.h"

namespace pawl::source {

struct PostgresOptions {
  std::string name = {};                            // of the source, for messages
  std::string url = {};                             // as libpq reads it
  std::vector<std::string> tables = {};             // those that a scan may name: "users", "sales.users"
  std::map<std::string, std::string> queries = {};  // and these, by their names
  std::size_t pool = 4;                             // connections
  std::chrono::milliseconds timeout{10'000};        // of a call of Read
  std::shared_ptr<const Clock> clock = {};          // of `settle`; the system's if none is given
};

// Connects with the first block. Fails with kInvalid if the URL cannot be read.
Result<std::unique_ptr<Source>> OpenPostgres(PostgresOptions options);

}  // namespace pawl::source
