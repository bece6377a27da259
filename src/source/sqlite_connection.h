// A connection to a SQLite file that can only read, and statements that are prepared once. One thread at a time.
#pragma once

#include <sqlite3.h>
#include <sys/stat.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "model/offset.h"

namespace pawl::source {

// A statement in use: it stays prepared with its connection, and is reset here, so that it holds no read lock.
struct ResetStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_reset(statement); }
};
using SqliteStatement = std::unique_ptr<sqlite3_stmt, ResetStatement>;

class SqliteConnection {
 public:
  // Fails with kSourceUnavailable.
  static Result<std::unique_ptr<SqliteConnection>> Open(const std::string& path, Millis timeout);

  // For SQL of which a task or sources.toml has written a part: it must be one statement that does nothing but read.
  // Fails with kInvalid, and shows what SQLite says of it.
  Result<SqliteStatement> Prepare(const std::string& sql);
  // For our own SQL, which may look into the schema.
  Result<SqliteStatement> PrepareTrusted(const std::string& sql);

  // Whether there is a row. Fails with kSourceUnavailable when the file is locked or the time is over.
  Result<bool> Step(const SqliteStatement& statement);

  // From here on statements have the whole timeout again.
  void BeginRead();

  // Whether the path still leads to the file that was opened.
  bool StillThere() const;

 private:
  struct Close {
    void operator()(sqlite3* db) const { sqlite3_close(db); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  SqliteConnection(std::string path, Millis timeout) : path_(std::move(path)), timeout_(timeout) {}

  Error Failed(int code) const;

  const std::string path_;
  const Millis timeout_;
  struct stat about_ {};
  std::chrono::steady_clock::time_point deadline_{};
  std::unique_ptr<sqlite3, Close> db_;
  std::map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;  // by their SQL
};

// Binds a key, or each element of one of several columns, from parameter `first` on; the number of the next parameter.
// Fails with kKeyType for a kind that SQLite does not have.
Result<int> BindKey(sqlite3_stmt* statement, int first, const Offset& key);

// The value of a column as a key. Fails with kKeyType if it is NULL or not UTF-8.
Result<Offset> KeyInColumn(sqlite3_stmt* statement, int column, std::string_view name);

// "name", with all that a name may have in it.
std::string QuoteIdentifier(std::string_view name);

}  // namespace pawl::source
