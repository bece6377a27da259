#include "source/sqlite_connection.h"

#include <fmt/format.h>

#include <utility>

#include "base/utf8.h"

namespace pawl::source {
namespace {

constexpr int kProgressEvery = 10'000;  // instructions between two looks at the clock
constexpr std::size_t kStatementsMax = 64;

// Reading, and nothing else: no PRAGMA, no ATTACH, no functions that reach out of the database.
int AllowReading(void* /*context*/, int action, const char* /*table*/, const char* name, const char* /*database*/,
                 const char* /*trigger*/) {
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
      return SQLITE_OK;
    case SQLITE_FUNCTION:
      return std::string_view(name) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
    default:
      return SQLITE_DENY;
  }
}

int PastDeadline(void* deadline) {
  return std::chrono::steady_clock::now() > *static_cast<std::chrono::steady_clock::time_point*>(deadline) ? 1 : 0;
}

bool OnlySpace(const char* text) {
  return std::string_view(text).find_first_not_of(" \t\r\n;") == std::string_view::npos;
}

struct KeyBinder {
  sqlite3_stmt* statement;
  int at;

  int operator()(std::int64_t value) const { return sqlite3_bind_int64(statement, at, value); }
  int operator()(double value) const { return sqlite3_bind_double(statement, at, value); }
  int operator()(const std::string& value) const {
    return sqlite3_bind_text64(statement, at, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  }
  int operator()(const Binary& value) const {
    return sqlite3_bind_blob64(statement, at, value.bytes.data(), value.bytes.size(), SQLITE_TRANSIENT);
  }
  template <typename Other>
  int operator()(const Other&) const {
    return SQLITE_MISMATCH;
  }
};

}  // namespace

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::Open(const std::string& path, Millis timeout) {
  std::unique_ptr<SqliteConnection> opened(new SqliteConnection(path, timeout));
  sqlite3* db = nullptr;
  const int code = stat(path.c_str(), &opened->about_) == 0
                       ? sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr)
                       : SQLITE_CANTOPEN;
  opened->db_.reset(db);
  if (code != SQLITE_OK) return opened->Failed(code);
  sqlite3_busy_timeout(db, static_cast<int>(timeout.count()));
  sqlite3_progress_handler(db, kProgressEvery, PastDeadline, &opened->deadline_);
  // A name in double quotes is a name: by default SQLite takes one that it does not find for a text.
  sqlite3_db_config(db, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  opened->BeginRead();
  return opened;
}

void SqliteConnection::BeginRead() { deadline_ = std::chrono::steady_clock::now() + timeout_; }

bool SqliteConnection::StillThere() const {
  struct stat now {};
  return stat(path_.c_str(), &now) == 0 && now.st_dev == about_.st_dev && now.st_ino == about_.st_ino;
}

Error SqliteConnection::Failed(int code) const {
  if (code == SQLITE_INTERRUPT) {
    return {ErrorCode::kSourceUnavailable, "the file of the source took longer than `timeout` to read a block"};
  }
  return {ErrorCode::kSourceUnavailable,
          fmt::format("the file {} cannot be read: {}", path_,
                      db_ && sqlite3_errcode(db_.get()) == code ? sqlite3_errmsg(db_.get()) : sqlite3_errstr(code))};
}

Result<SqliteStatement> SqliteConnection::Prepare(const std::string& sql) {
  sqlite3_set_authorizer(db_.get(), AllowReading, nullptr);
  auto prepared = PrepareTrusted(sql);
  sqlite3_set_authorizer(db_.get(), nullptr, nullptr);
  return prepared;
}

Result<SqliteStatement> SqliteConnection::PrepareTrusted(const std::string& sql) {
  const auto known = statements_.find(sql);
  if (known != statements_.end()) {
    sqlite3_clear_bindings(known->second.get());
    return SqliteStatement(known->second.get());
  }
  sqlite3_stmt* statement = nullptr;
  const char* rest = nullptr;
  const int code = sqlite3_prepare_v3(db_.get(), sql.c_str(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                      &statement, &rest);
  std::unique_ptr<sqlite3_stmt, Finalize> prepared(statement);
  if (code == SQLITE_AUTH) return Error{ErrorCode::kInvalid, "a scan may only read: its SQL does something else"};
  if (code == SQLITE_ERROR) {
    return Error{ErrorCode::kInvalid, fmt::format("SQLite says of the scan: {}", sqlite3_errmsg(db_.get()))};
  }
  if (code != SQLITE_OK) return Failed(code);
  if (statement == nullptr || !OnlySpace(rest)) {
    return Error{ErrorCode::kInvalid, "a scan is one statement of SQL, not several"};
  }
  if (statements_.size() == kStatementsMax) statements_.erase(statements_.begin());
  return SqliteStatement(statements_.emplace(sql, std::move(prepared)).first->second.get());
}

Result<bool> SqliteConnection::Step(const SqliteStatement& statement) {
  const int code = sqlite3_step(statement.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  if (code != SQLITE_ERROR) return Failed(code);
  return Error{ErrorCode::kInvalid, fmt::format("SQLite says of the scan: {}", sqlite3_errmsg(db_.get()))};
}

Result<int> BindKey(sqlite3_stmt* statement, int first, const Offset& key) {
  if (const auto* elements = std::get_if<std::vector<Offset>>(&key.value)) {
    for (const Offset& element : *elements) {
      PAWL_ASSIGN(first, BindKey(statement, first, element));
    }
    return first;
  }
  if (std::visit(KeyBinder{statement, first}, key.value) == SQLITE_OK) return first + 1;
  return Error{ErrorCode::kKeyType, fmt::format("a key of SQLite is a number, text or bytes, not {}", KindName(key))};
}

Result<Offset> KeyInColumn(sqlite3_stmt* statement, int column, std::string_view name) {
  const auto bytes = [&](const void* data) {
    return std::string(static_cast<const char*>(data),
                       static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
  };
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
      return Offset{std::int64_t{sqlite3_column_int64(statement, column)}};
    case SQLITE_FLOAT:
      return Offset{sqlite3_column_double(statement, column)};
    case SQLITE_BLOB:
      return Offset{Binary{0, bytes(sqlite3_column_blob(statement, column))}};
    case SQLITE_TEXT: {
      std::string text = bytes(sqlite3_column_text(statement, column));
      if (IsUtf8(text)) return Offset{std::move(text)};
      return Error{ErrorCode::kKeyType, fmt::format("the key {} has text that is not UTF-8", name), "key"};
    }
    default:
      return Error{ErrorCode::kKeyType,
                   fmt::format("the key {} is NULL in a row; a key has a value in every row", name), "key"};
  }
}

std::string QuoteIdentifier(std::string_view name) {
  std::string quoted = "\"";
  for (const char c : name) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace pawl::source
