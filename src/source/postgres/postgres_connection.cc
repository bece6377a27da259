#include "source/postgres/postgres_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "base/redact.h"

namespace pawl::source {
namespace {

// libpq's and the server's words for people: one line, without what may be a password.
std::string FirstLine(const char* text) {
  std::string line(text == nullptr ? "" : text);
  line.resize(std::min(line.size(), line.find('\n')));
  return RedactText(line).value_or(line);
}

std::string Field(const PGresult* result, int code) {
  const char* text = PQresultErrorField(result, code);
  return text == nullptr ? "" : text;
}

// What the request itself cannot have, in classes of SQLSTATE. All else may be better later: a server that stops,
// recovers, has no room or no connection left, refuses the login, or takes too long.
bool IsFaultOfRequest(std::string_view state) {
  constexpr std::array<std::string_view, 9> kClasses{"0A", "20", "21", "22", "25", "2F", "38", "42", "P0"};
  return std::ranges::find(kClasses, state.substr(0, 2)) != kClasses.end();
}

Error ErrorOf(const PGresult* result) {
  const std::string state = Field(result, PG_DIAG_SQLSTATE);
  const std::string said = FirstLine(Field(result, PG_DIAG_MESSAGE_PRIMARY).c_str());
  if (state == "57014")
    return {ErrorCode::kSourceUnavailable, "PostgreSQL has not answered within the time-out: " + said};
  const std::string detail = "PostgreSQL says: " + said + " (SQLSTATE " + state + ")";
  return {IsFaultOfRequest(state) ? ErrorCode::kInvalid : ErrorCode::kSourceUnavailable, detail};
}

bool Failed(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_SINGLE_TUPLE;
}

// How values are written, so that they read back the same; and a session that nobody asks anything ends a transaction.
constexpr const char* kSessionSettings =
    "select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false),"
    " set_config('TimeZone', 'UTC', false), set_config('DateStyle', 'ISO, YMD', false),"
    " set_config('IntervalStyle', 'iso_8601', false), set_config('bytea_output', 'hex', false),"
    " set_config('extra_float_digits', '1', false)";

constexpr Oid kTextType = 25;

constexpr auto kIgnoreRow = [](const PostgresRow& /*row*/) -> Result<bool> { return true; };

}  // namespace

std::string_view PostgresRow::Text(int column) const {
  return {PQgetvalue(result_, row_, column), static_cast<std::size_t>(PQgetlength(result_, row_, column))};
}

Result<void> CheckPostgresUrl(const std::string& url) {
  const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(PQconninfoParse(url.c_str(), nullptr),
                                                                               PQconninfoFree);
  if (options != nullptr) return {};
  return Error{
      ErrorCode::kInvalid,
      "is no address of a PostgreSQL server; it is written postgresql://user:password@host:port/database, with "
      "%XX for special characters",
      "url"};
}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::Open(const std::string& url,
                                                                     std::chrono::milliseconds timeout,
                                                                     PostgresDeadline deadline) {
  const std::array<const char*, 4> names{"dbname", "client_encoding", "fallback_application_name", nullptr};
  const std::array<const char*, 4> values{url.c_str(), "UTF8", "pawl", nullptr};
  Handle handle(PQconnectStartParams(names.data(), values.data(), 1), PQfinish);
  if (handle == nullptr) return Error{ErrorCode::kSourceUnavailable, "no memory is left for a connection"};
  std::unique_ptr<PostgresConnection> connection(new PostgresConnection(std::move(handle)));
  PAWL_TRY(connection->WaitUntilOpen(deadline));
  PAWL_TRY(connection->Run(kSessionSettings, {{kTextType, std::to_string(timeout.count())}}, deadline, kIgnoreRow));
  return connection;
}

Error PostgresConnection::Lost() {
  usable_ = false;
  lost_ = true;
  return {ErrorCode::kSourceUnavailable, "PostgreSQL cannot be reached: " + FirstLine(PQerrorMessage(handle_.get()))};
}

Result<void> PostgresConnection::WaitFor(short events, PostgresDeadline deadline) {
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    pollfd wait{PQsocket(handle_.get()), events, 0};
    const int ready = left.count() <= 0 ? 0 : poll(&wait, 1, static_cast<int>(left.count()));
    if (ready > 0) return {};
    if (ready < 0 && errno == EINTR) continue;
    usable_ = false;
    return Error{ErrorCode::kSourceUnavailable, "PostgreSQL has not answered within the time-out"};
  }
}

Result<void> PostgresConnection::WaitUntilOpen(PostgresDeadline deadline) {
  PostgresPollingStatusType wanted = PGRES_POLLING_WRITING;
  while (PQstatus(handle_.get()) != CONNECTION_BAD && wanted != PGRES_POLLING_FAILED) {
    if (wanted == PGRES_POLLING_OK) {
      return PQsetnonblocking(handle_.get(), 1) == 0 ? Result<void>() : Lost();
    }
    PAWL_TRY(WaitFor(wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT, deadline));
    wanted = PQconnectPoll(handle_.get());
  }
  return Lost();
}

Result<void> PostgresConnection::Flush(PostgresDeadline deadline) {
  while (true) {
    const int more = PQflush(handle_.get());
    if (more < 0) return Lost();
    if (more == 0) return {};
    // The server may have to be read from before it goes on reading.
    PAWL_TRY(WaitFor(POLLIN | POLLOUT, deadline));
    if (PQconsumeInput(handle_.get()) == 0) return Lost();
  }
}

Result<PostgresConnection::Answer> PostgresConnection::NextAnswer(PostgresDeadline deadline) {
  while (PQisBusy(handle_.get()) != 0) {
    PAWL_TRY(WaitFor(POLLIN, deadline));
    if (PQconsumeInput(handle_.get()) == 0) return Lost();
  }
  Answer answer(PQgetResult(handle_.get()), PQclear);
  // A server that goes away in the middle of an answer is told of by an answer without a state.
  if (PQstatus(handle_.get()) == CONNECTION_BAD) return Lost();
  return answer;
}

Result<void> PostgresConnection::Drain(PostgresDeadline deadline) {
  while (true) {
    PAWL_ASSIGN(const Answer answer, NextAnswer(deadline));
    if (answer == nullptr) return {};
  }
}

Result<void> PostgresConnection::Run(const std::string& statement, const std::vector<PostgresParameter>& parameters,
                                     PostgresDeadline deadline,
                                     FunctionRef<Result<bool>(const PostgresRow& row)> on_row) {
  std::vector<Oid> types;
  std::vector<const char*> values;
  for (const PostgresParameter& parameter : parameters) {
    types.push_back(parameter.type);
    values.push_back(parameter.value.c_str());
  }
  // The extended protocol: the server refuses a text of more than one statement.
  if (PQsendQueryParams(handle_.get(), statement.c_str(), static_cast<int>(parameters.size()), types.data(),
                        values.data(), nullptr, nullptr, 0) == 0) {
    return Lost();
  }
  PQsetSingleRowMode(handle_.get());
  PAWL_TRY(Flush(deadline));
  while (true) {
    PAWL_ASSIGN(const Answer answer, NextAnswer(deadline));
    if (answer == nullptr) return {};
    if (Failed(answer.get())) {
      Error error = ErrorOf(answer.get());
      PAWL_TRY(Drain(deadline));
      return error;
    }
    for (int row = 0; row < PQntuples(answer.get()); ++row) {
      Result<bool> more = on_row(PostgresRow(answer.get(), row));
      if (more.ok() && *more) continue;
      usable_ = false;
      return more.ok() ? Result<void>() : Result<void>(std::move(more).error());
    }
  }
}

Result<void> PostgresConnection::Run(const std::string& statement, PostgresDeadline deadline) {
  return Run(statement, {}, deadline, kIgnoreRow);
}

Result<void> PostgresConnection::Read(const std::string& statement, const std::vector<PostgresParameter>& parameters,
                                      PostgresDeadline deadline,
                                      FunctionRef<Result<bool>(const PostgresRow& row)> on_row) {
  PAWL_TRY(Run("begin transaction isolation level read committed, read only", deadline));
  const Result<void> read = Run(statement, parameters, deadline, on_row);
  // Rolled back in any case: that takes back what a function has set for the session, too.
  if (usable_) {
    const Result<void> end = Run("rollback", deadline);
    if (read.ok()) return end;
  }
  return read;
}

Result<std::vector<Oid>> PostgresConnection::ColumnTypes(const std::string& statement, PostgresDeadline deadline) {
  if (PQsendPrepare(handle_.get(), "", statement.c_str(), 0, nullptr) == 0) return Lost();
  PAWL_TRY(Flush(deadline));
  PAWL_ASSIGN(const Answer prepared, NextAnswer(deadline));
  const bool failed = prepared == nullptr || Failed(prepared.get());
  PAWL_TRY(Drain(deadline));
  if (failed) return ErrorOf(prepared.get());
  if (PQsendDescribePrepared(handle_.get(), "") == 0) return Lost();
  PAWL_TRY(Flush(deadline));
  PAWL_ASSIGN(const Answer described, NextAnswer(deadline));
  PAWL_TRY(Drain(deadline));
  if (described == nullptr || Failed(described.get())) return ErrorOf(described.get());
  std::vector<Oid> types;
  for (int column = 0; column < PQnfields(described.get()); ++column) {
    types.push_back(PQftype(described.get(), column));
  }
  return types;
}

}  // namespace pawl::source
