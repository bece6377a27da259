// One connection to a PostgreSQL server. Every call ends by its deadline, also when the server is frozen or the network
// silent: libpq is used without its blocking calls. One thread at a time.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/function_ref.h"
#include "base/result.h"

namespace pawl::source {

using PostgresDeadline = std::chrono::steady_clock::time_point;

// The value of a parameter is text that the server reads as `type`: as exact as the type itself, and never a part of
// the statement.
struct PostgresParameter {
  Oid type = 0;
  std::string value = {};
};

// A row of an answer, or its description.
class PostgresRow {
 public:
  PostgresRow(const PGresult* result, int row) : result_(result), row_(row) {}
  int columns() const { return PQnfields(result_); }
  Oid TypeOf(int column) const { return PQftype(result_, column); }
  bool IsNull(int column) const { return PQgetisnull(result_, row_, column) != 0; }
  std::string_view Text(int column) const;  // as long as the row is there; empty for null

 private:
  const PGresult* result_;
  int row_;
};

class PostgresConnection {
 public:
  // `url` as libpq reads it. The time-out holds in the server for each statement. Fails with kSourceUnavailable.
  static Result<std::unique_ptr<PostgresConnection>> Open(const std::string& url, std::chrono::milliseconds timeout,
                                                          PostgresDeadline deadline);
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  // Runs exactly one statement; more of them in one text are an error. `on_row` says whether it wants the next one: the
  // connection is of no use any more when it does not, because the rest is still under way. A statement without columns
  // has no rows.
  Result<void> Run(const std::string& statement, const std::vector<PostgresParameter>& parameters,
                   PostgresDeadline deadline, FunctionRef<Result<bool>(const PostgresRow& row)> on_row);
  Result<void> Run(const std::string& statement, PostgresDeadline deadline);
  // The same in a transaction that can change nothing, and that leaves nothing behind in the session.
  Result<void> Read(const std::string& statement, const std::vector<PostgresParameter>& parameters,
                    PostgresDeadline deadline, FunctionRef<Result<bool>(const PostgresRow& row)> on_row);

  // The types of the columns that a statement gives, without running it.
  Result<std::vector<Oid>> ColumnTypes(const std::string& statement, PostgresDeadline deadline);

  bool usable() const { return usable_; }  // false: to be closed
  bool was_lost() const { return lost_; }  // the server has gone away, or never was there

 private:
  using Handle = std::unique_ptr<PGconn, void (*)(PGconn*)>;
  using Answer = std::unique_ptr<PGresult, void (*)(PGresult*)>;

  explicit PostgresConnection(Handle handle) : handle_(std::move(handle)) {}

  Result<void> WaitUntilOpen(PostgresDeadline deadline);
  Result<void> Flush(PostgresDeadline deadline);
  Result<Answer> NextAnswer(PostgresDeadline deadline);
  Result<void> Drain(PostgresDeadline deadline);
  Result<void> WaitFor(short events, PostgresDeadline deadline);
  Error Lost();

  Handle handle_;
  bool usable_ = true;
  bool lost_ = false;
};

// Whether libpq can read it. Fails with kInvalid, in a text that has no part of the URL.
Result<void> CheckPostgresUrl(const std::string& url);

}  // namespace pawl::source
