#include "bench/source_loop.h"

#include <fmt/format.h>
#include <sqlite3.h>
#ifdef PAWL_POSTGRES
#include <libpq-fe.h>
#endif

#include <memory>
#include <vector>

#include "base/json_writer.h"

namespace pawl::bench {
namespace {

std::string QueryOf(const SourceLoop& loop, std::string_view after, std::string_view limit) {
  return fmt::format("select {1}, s.* from {0} as s where {1} > {2} order by {1} limit {3}", loop.table, loop.key,
                     after, limit);
}

// The columns of a row, from the second on: the first one is the key.
template <typename Name, typename Value>
void AppendRow(int columns, Name name, Value value, std::string& out) {
  JsonWriter json(out);
  json.BeginObject();
  for (int i = 1; i < columns; ++i) json.Key(name(i)).String(value(i));
  json.EndObject();
}

struct CloseSqlite {
  void operator()(sqlite3* db) const { sqlite3_close(db); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

Error Failed(std::string_view what) { return {ErrorCode::kInternal, std::string(what)}; }

}  // namespace

Result<SourceFigures> ReadSqlite(const std::string& file, const SourceLoop& loop) {
  sqlite3* opened = nullptr;
  const int status = sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr);
  const std::unique_ptr<sqlite3, CloseSqlite> db(opened);
  if (status != SQLITE_OK) return Failed(sqlite3_errmsg(opened));
  sqlite3_stmt* prepared = nullptr;
  const std::string sql = QueryOf(loop, "?", "?");
  if (sqlite3_prepare_v2(opened, sql.c_str(), -1, &prepared, nullptr) != SQLITE_OK)
    return Failed(sqlite3_errmsg(opened));
  const std::unique_ptr<sqlite3_stmt, CloseSqlite> statement(prepared);

  const auto text = [&](int column) {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(prepared, column));
    return std::string_view(bytes == nullptr ? "" : bytes,
                            static_cast<std::size_t>(sqlite3_column_bytes(prepared, column)));
  };
  SourceFigures figures;
  std::int64_t last = 0;
  for (bool more = true; more;) {
    std::vector<std::string> documents;
    std::uint32_t rows = 0;
    sqlite3_bind_int64(prepared, 1, last);
    sqlite3_bind_int64(prepared, 2, loop.block);
    while (sqlite3_step(prepared) == SQLITE_ROW) {
      last = sqlite3_column_int64(prepared, 0);
      const int columns = sqlite3_column_count(prepared);
      if (loop.json) {
        std::string& document = documents.emplace_back();
        AppendRow(
            columns, [&](int i) { return std::string_view(sqlite3_column_name(prepared, i)); }, text, document);
        figures.bytes += document.size();
      } else {
        for (int i = 1; i < columns; ++i) figures.bytes += text(i).size();
      }
      ++rows;
    }
    sqlite3_reset(prepared);
    figures.rows += rows;
    more = rows == loop.block;
  }
  return figures;
}

#ifdef PAWL_POSTGRES
namespace {

struct ClosePostgres {
  void operator()(PGconn* connection) const { PQfinish(connection); }
  void operator()(PGresult* result) const { PQclear(result); }
};

}  // namespace

Result<SourceFigures> ReadPostgres(const std::string& url, const SourceLoop& loop) {
  const std::unique_ptr<PGconn, ClosePostgres> connection(PQconnectdb(url.c_str()));
  if (PQstatus(connection.get()) != CONNECTION_OK) return Failed(PQerrorMessage(connection.get()));
  const std::string sql = QueryOf(loop, "$1::bigint", std::to_string(loop.block));
  const std::unique_ptr<PGresult, ClosePostgres> prepared(
      PQprepare(connection.get(), "block", sql.c_str(), 1, nullptr));
  if (PQresultStatus(prepared.get()) != PGRES_COMMAND_OK) return Failed(PQerrorMessage(connection.get()));

  SourceFigures figures;
  std::string last = "0";
  for (bool more = true; more;) {
    const char* after = last.c_str();
    const std::unique_ptr<PGresult, ClosePostgres> result(
        PQexecPrepared(connection.get(), "block", 1, &after, nullptr, nullptr, 0));
    PGresult* rows = result.get();
    if (PQresultStatus(rows) != PGRES_TUPLES_OK) return Failed(PQerrorMessage(connection.get()));
    std::vector<std::string> documents;
    const int columns = PQnfields(rows);
    for (int row = 0; row < PQntuples(rows); ++row) {
      const auto text = [&](int column) {
        return std::string_view(PQgetvalue(rows, row, column),
                                static_cast<std::size_t>(PQgetlength(rows, row, column)));
      };
      if (loop.json) {
        std::string& document = documents.emplace_back();
        AppendRow(
            columns, [&](int i) { return std::string_view(PQfname(rows, i)); }, text, document);
        figures.bytes += document.size();
      } else {
        for (int i = 1; i < columns; ++i) figures.bytes += text(i).size();
      }
    }
    const int count = PQntuples(rows);
    if (count > 0) last = PQgetvalue(rows, count - 1, 0);
    figures.rows += static_cast<std::uint64_t>(count);
    more = count == static_cast<int>(loop.block);
  }
  return figures;
}
#else
Result<SourceFigures> ReadPostgres(const std::string& /*url*/, const SourceLoop& /*loop*/) {
  return Failed("this build has no PostgreSQL");
}
#endif

}  // namespace pawl::bench
