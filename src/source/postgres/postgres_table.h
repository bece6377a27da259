// Rows of a PostgreSQL table or query by increasing key: what the catalogue says of the key, and the statements.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "source/postgres/postgres_connection.h"
#include "source/postgres/postgres_keys.h"
#include "source/scan_spec.h"

namespace pawl::source {

struct PostgresTable {
  std::string statement;  // gives all rows: one statement, without a semicolon
  std::vector<PostgresKeyColumn> key;
  bool nulls_possible = false;  // in the key: of a query the catalogue says nothing
};

// A table, "users" or "sales.users". Its key, by default the primary key, must be unique, not null, and the beginning
// of an index. Fails with kUnknownSource if there is no such table, and with kKeyType.
Result<PostgresTable> LookUpTable(PostgresConnection& connection, const ScanSpec& spec, PostgresDeadline deadline);

// A query, with the key that the scan names: nothing is known of it but its type.
Result<PostgresTable> LookUpQuery(PostgresConnection& connection, const std::string& query, const ScanSpec& spec,
                                  PostgresDeadline deadline);

struct PostgresStatement {
  std::string text = {};
  std::vector<PostgresParameter> parameters = {};
};

struct PostgresRange {
  std::optional<std::vector<std::string>> after = {};  // the texts of a key
  bool cut = false;                                    // rows above `ripe` are of no use yet
  std::optional<std::vector<std::string>> ripe = {};
};

// A row has: the document (null above the cut), whether it is below the cut, its age in seconds (null: not known), and
// the columns of its key. Fails with kKeyType if `from` or `to` are no keys of this table.
Result<PostgresStatement> BlockStatement(const PostgresTable& table, const ScanSpec& spec, const PostgresRange& range,
                                         std::uint32_t rows);

// One row: the lowest number of a transaction in flight, whether the server is a standby, and the columns of the
// greatest key; null if there are no rows.
std::string MarkStatement(const PostgresTable& table);

// One row: the least and the greatest key of what the spec asks for. For a key of one column.
std::string EndsStatement(const PostgresTable& table, const ScanSpec& spec);

// A row if a key of what the spec asks for has a null in it.
std::string NullKeyStatement(const PostgresTable& table, const ScanSpec& spec);

}  // namespace pawl::source
