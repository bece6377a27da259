#include "source/sqlite_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "base/base64.h"
#include "base/json_writer.h"
#include "base/log.h"
#include "base/mutex.h"
#include "base/utf8.h"
#include "source/document_time.h"
#include "source/scan_spec.h"
#include "source/split_range.h"
#include "source/sqlite_connection.h"

namespace pawl::source {
namespace {

constexpr std::string_view kRowid = "rowid";
constexpr std::size_t kCheckedMax = 10'000;
constexpr std::size_t kGrowth = 16;  // rows are about as long as those before them

// What the schema says of the key of a table.
struct SqliteKey {
  bool unique = false;
  bool rowid = false;        // it is the rowid, under whatever name
  bool never_again = false;  // a rowid that was deleted does not come again
};

bool SameName(std::string_view a, std::string_view b) {
  return sqlite3_stricmp(std::string(a).c_str(), std::string(b).c_str()) == 0;
}

std::string_view ColumnText(sqlite3_stmt* statement, int column) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
  return text == nullptr ? std::string_view() : std::string_view(text);
}

// The first column of each row of a statement with one parameter.
Result<std::vector<std::string>> TextsOf(SqliteConnection& db, const std::string& sql, const std::string& parameter) {
  PAWL_ASSIGN(const SqliteStatement statement, db.PrepareTrusted(sql));
  PAWL_TRY(BindKey(statement.get(), 1, {parameter}));
  std::vector<std::string> texts;
  for (;;) {
    PAWL_ASSIGN(const bool row, db.Step(statement));
    if (!row) return texts;
    texts.emplace_back(ColumnText(statement.get(), 0));
  }
}

Result<SqliteKey> LookUpKey(SqliteConnection& db, const std::string& table, const std::vector<std::string>& key) {
  const auto in_key = [&](const std::string& name) {
    return std::ranges::any_of(key, [&](const std::string& one) { return SameName(one, name); });
  };
  PAWL_ASSIGN(
      const auto kinds,
      TextsOf(db, "select iif(wr, 'keyed', type) from pragma_table_list where schema = 'main' and name = ?", table));
  if (kinds.empty()) return Error{ErrorCode::kUnknownSource, "the file has no table named " + table, "table"};
  if (kinds[0] == "view") return SqliteKey{.unique = true};  // only its author can tell
  SqliteKey found;
  if (kinds[0] == "table" && key.size() == 1) {
    PAWL_ASSIGN(
        const auto primary,
        TextsOf(db, "select iif(type = 'INTEGER' collate nocase, name, '') from pragma_table_xinfo(?) where pk > 0",
                table));
    PAWL_ASSIGN(const auto named_rowid,
                TextsOf(db, "select name from pragma_table_xinfo(?) where name = 'rowid' collate nocase", table));
    found.rowid =
        (primary.size() == 1 && SameName(primary[0], key[0])) || (named_rowid.empty() && SameName(kRowid, key[0]));
    PAWL_ASSIGN(
        const auto counted,
        TextsOf(db, "select name from sqlite_schema where type = 'table' and name = ? and sql like '%autoincrement%'",
                table));
    found.never_again = !counted.empty();
  }
  found.unique = found.rowid;
  PAWL_ASSIGN(const auto indexes,
              TextsOf(db, "select name from pragma_index_list(?) where \"unique\" and not partial", table));
  for (const std::string& index : indexes) {
    PAWL_ASSIGN(const auto columns, TextsOf(db, "select coalesce(name, '') from pragma_index_info(?)", index));
    found.unique = found.unique || std::ranges::all_of(columns, in_key);
  }
  return found;
}

// The SQL of a scan, and what stands in its first columns.
struct SqliteSelect {
  std::vector<std::string> key;
  std::string from;        // "… as s where …" of the task and its partition
  std::string with_range;  // the same, after the conditions of `from` and `to`

  // "s."a"" or "(s."a",s."b")"
  std::string KeyExpression() const {
    std::vector<std::string> columns;
    for (const std::string& name : key) columns.push_back("s." + QuoteIdentifier(name));
    return key.size() == 1 ? columns[0] : fmt::format("({})", fmt::join(columns, ","));
  }
  std::string Marks() const {
    const std::vector<std::string> marks(key.size(), "?");
    return key.size() == 1 ? "?" : fmt::format("({})", fmt::join(marks, ","));
  }
};

Result<SqliteSelect> SelectOf(const ScanSpec& spec, const SqliteOptions& options) {
  SqliteSelect select;
  select.key = spec.key;
  if (spec.query.empty()) {
    if (select.key.empty()) select.key.emplace_back(kRowid);
    select.from = "from " + QuoteIdentifier(spec.table) + " as s";
  } else {
    const auto named = options.queries.find(spec.query);
    if (named == options.queries.end() && IsQueryName(spec.query)) {
      return Error{ErrorCode::kUnknownSource, "there is no query named " + spec.query, "query"};
    }
    if (select.key.empty()) return Error{ErrorCode::kInvalid, "a query needs the key of its rows", "key"};
    // A comment at its end must not reach what follows.
    select.from = "from (" + (named == options.queries.end() ? spec.query : named->second) + "\n) as s";
  }
  select.from += " where true";
  for (const std::string& where : spec.where) select.from += " and (" + where + "\n)";
  select.with_range = select.from;
  if (spec.from) select.with_range += fmt::format(" and {} >= {}", select.KeyExpression(), select.Marks());
  if (spec.to) select.with_range += fmt::format(" and {} < {}", select.KeyExpression(), select.Marks());
  return select;
}

Result<void> CheckWidth(const Offset& key, const SqliteSelect& select, std::string_view field) {
  const auto* elements = std::get_if<std::vector<Offset>>(&key.value);
  if ((elements == nullptr ? 1 : elements->size()) == select.key.size()) return {};
  return Error{ErrorCode::kKeyType,
               fmt::format("the key has {} columns, and {} is {}", select.key.size(), field, RenderOffset(key)),
               std::string(field)};
}

// Binds `from` and `to`; the number of the next parameter.
Result<int> BindRange(sqlite3_stmt* statement, const ScanSpec& spec, const SqliteSelect& select) {
  int next = 1;
  if (spec.from) {
    PAWL_TRY(CheckWidth(*spec.from, select, "from"));
    PAWL_ASSIGN(next, BindKey(statement, next, *spec.from));
  }
  if (spec.to) {
    PAWL_TRY(CheckWidth(*spec.to, select, "to"));
    PAWL_ASSIGN(next, BindKey(statement, next, *spec.to));
  }
  return next;
}

Result<void> CheckParameters(sqlite3_stmt* statement, int next) {
  if (sqlite3_bind_parameter_count(statement) == next - 1) return {};
  return Error{ErrorCode::kInvalid, "the SQL of a scan has no parameters of its own"};
}

// Writes the columns of rows, from the column `first` on.
class RowWriter {
 public:
  static Result<RowWriter> Of(sqlite3_stmt* statement, int first) {
    RowWriter writer(statement, first);
    std::set<std::string, std::less<>> seen;
    for (int i = first; i < sqlite3_column_count(statement); ++i) {
      const std::string name = sqlite3_column_name(statement, i);
      if (!seen.insert(name).second) {
        return Error{ErrorCode::kInvalid, fmt::format("two columns of the scan are named {}; rename one", name)};
      }
      std::string& head = writer.heads_.emplace_back(i == first ? "{" : ",");
      AppendJsonString(head, name);
      head += ':';
    }
    if (writer.heads_.empty()) return Error{ErrorCode::kInvalid, "the scan has no columns"};
    return writer;
  }

  void Write(Document& document) const {
    std::string& out = document.document;
    for (std::size_t i = 0; i < heads_.size(); ++i) {
      out += heads_[i];
      Append(first_ + static_cast<int>(i), document);
    }
    out += '}';
  }

 private:
  RowWriter(sqlite3_stmt* statement, int first) : statement_(statement), first_(first) {}

  void Append(int column, Document& document) const {
    std::string& out = document.document;
    const auto bytes = [&](const void* data) {
      return std::string_view(static_cast<const char*>(data),
                              static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
    };
    switch (sqlite3_column_type(statement_, column)) {
      case SQLITE_INTEGER:
        out += fmt::format_int(sqlite3_column_int64(statement_, column)).c_str();
        return;
      case SQLITE_FLOAT:
        out += RenderOffset({sqlite3_column_double(statement_, column)});
        return;
      case SQLITE_TEXT: {
        const std::string_view text = bytes(sqlite3_column_text(statement_, column));
        AppendJsonString(out, text);
        if (document.error.empty() && !IsUtf8(text)) {
          document.error = fmt::format("the column {} is not UTF-8", sqlite3_column_name(statement_, column));
        }
        return;
      }
      case SQLITE_BLOB:
        out += RenderOffset({Binary{0, std::string(bytes(sqlite3_column_blob(statement_, column)))}});
        return;
      default:
        out += "null";
    }
  }

  sqlite3_stmt* statement_;
  int first_;
  std::vector<std::string> heads_;
};

Result<Offset> KeyOfRow(sqlite3_stmt* statement, const std::vector<std::string>& key) {
  if (key.size() == 1) return KeyInColumn(statement, 0, key[0]);
  std::vector<Offset> elements;
  for (std::size_t i = 0; i < key.size(); ++i) {
    PAWL_ASSIGN(Offset element, KeyInColumn(statement, static_cast<int>(i), key[i]));
    elements.push_back(std::move(element));
  }
  return Offset{std::move(elements)};
}

Result<WallTime> TimeOfRow(sqlite3_stmt* statement, int column, const std::string& name) {
  std::optional<WallTime> time;
  const int type = sqlite3_column_type(statement, column);
  if (type == SQLITE_INTEGER || type == SQLITE_FLOAT) time = TimeOfNumber(sqlite3_column_double(statement, column));
  if (type == SQLITE_TEXT) time = TimeOfText(ColumnText(statement, column));
  if (time) return *time;
  return Error{
      ErrorCode::kInvalid,
      fmt::format("the column {} has a value that is no time: it must have seconds since 1970, or text such as "
                  "\"2026-01-02 03:04:05\" in UTC",
                  name),
      "time"};
}

class SqliteSource final : public Source {
 public:
  explicit SqliteSource(SqliteOptions options) : options_(std::move(options)) {}

  Result<Block> Read(const ReadRequest& request) override {
    return OnConnection([&](SqliteConnection& db) { return ReadOn(db, request); });
  }

  Result<std::vector<std::string>> Plan(const ReadRequest& request, std::uint32_t parts) override {
    return OnConnection([&](SqliteConnection& db) { return PlanOn(db, request, parts); });
  }

 private:
  // A connection belongs to one thread at a time; as many are kept as threads have read at once.
  template <typename Use>
  auto OnConnection(Use use) -> decltype(use(std::declval<SqliteConnection&>())) {
    std::unique_ptr<SqliteConnection> db;
    {
      const MutexLock lock(mutex_);
      if (!idle_.empty()) {
        db = std::move(idle_.back());
        idle_.pop_back();
      }
    }
    if (db == nullptr || !db->StillThere()) {
      PAWL_ASSIGN(db, SqliteConnection::Open(options_.path, options_.timeout));
    }
    db->BeginRead();
    auto result = use(*db);
    if (result.ok() || result.error().code != ErrorCode::kSourceUnavailable) {
      const MutexLock lock(mutex_);
      idle_.push_back(std::move(db));
    }
    return result;
  }

  bool WasChecked(const std::string& what) {
    const MutexLock lock(mutex_);
    return checked_.contains(what);
  }

  Result<void> CheckKey(SqliteConnection& db, const ScanSpec& spec, const SqliteSelect& select, bool infinite) {
    SqliteKey key;
    if (spec.query.empty()) {
      PAWL_ASSIGN(key, LookUpKey(db, spec.table, select.key));
      if (!key.unique) {
        return Error{ErrorCode::kKeyType,
                     fmt::format("the key {} of {} is not unique: it must have a unique index",
                                 fmt::join(select.key, ", "), spec.table),
                     "key"};
      }
    }
    if (!key.rowid) PAWL_TRY(CheckNoNull(db, select));
    if (!infinite || spec.accepts_late || !spec.time.empty()) return {};
    if (!key.rowid) {
      return Error{
          ErrorCode::kLateKeys,
          "an infinite scan of SQLite needs the rowid as its key, or \"time\", the column that says when a row "
          "was made, or \"late\":\"accept\" if rows that come late may be missed",
          "key"};
    }
    const MutexLock lock(mutex_);
    if (!key.never_again && warned_.insert(spec.table).second) {
      Log(LogLevel::kWarn,
          "a rowid that was deleted may come again, behind the offset of an infinite scan; AUTOINCREMENT prevents it",
          {{"file", options_.path}, {"table", spec.table}});
    }
    return {};
  }

  static Result<void> CheckNoNull(SqliteConnection& db, const SqliteSelect& select) {
    std::vector<std::string> nulls;
    for (const std::string& name : select.key) nulls.push_back(fmt::format("s.{} is null", QuoteIdentifier(name)));
    PAWL_ASSIGN(const SqliteStatement statement,
                db.Prepare(fmt::format("select 1 {} and ({}) limit 1", select.from, fmt::join(nulls, " or "))));
    PAWL_TRY(CheckParameters(statement.get(), 1));
    PAWL_ASSIGN(const bool found, db.Step(statement));
    if (!found) return {};
    return Error{
        ErrorCode::kKeyType,
        fmt::format("the key {} is NULL in a row; a key has a value in every row", fmt::join(select.key, ", ")), "key"};
  }

  Result<Block> ReadOn(SqliteConnection& db, const ReadRequest& request) {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_ASSIGN(const SqliteSelect select, SelectOf(spec, options_));
    std::optional<Offset> after;
    if (!request.after.empty()) {
      PAWL_ASSIGN(after, ParseOffset(request.after));
      PAWL_TRY(CheckWidth(*after, select, "after"));
    }
    // At the beginning, and once in this process for partitions that begin at an offset.
    std::string checked = fmt::format("{} {} {} {}", select.KeyExpression(), select.from, spec.time,
                                      request.infinite && !spec.accepts_late);
    if (!after || !WasChecked(checked)) {
      PAWL_TRY(CheckKey(db, spec, select, request.infinite));
      const MutexLock lock(mutex_);
      if (checked_.size() == kCheckedMax) checked_.clear();
      checked_.insert(std::move(checked));
    }

    std::vector<std::string> columns;
    for (const std::string& name : select.key) columns.push_back("s." + QuoteIdentifier(name));
    if (!spec.time.empty()) columns.push_back("s." + QuoteIdentifier(spec.time));
    const auto first = static_cast<int>(columns.size());
    for (const std::string& name : spec.columns) columns.push_back("s." + QuoteIdentifier(name));
    if (spec.columns.empty()) columns.emplace_back("s.*");
    std::string sql = fmt::format("select {} {}", fmt::join(columns, ","), select.with_range);
    if (after) sql += fmt::format(" and {} > {}", select.KeyExpression(), select.Marks());
    columns.resize(select.key.size());
    sql += fmt::format(" order by {} limit ?", fmt::join(columns, ","));

    PAWL_ASSIGN(const SqliteStatement statement, db.Prepare(sql));
    PAWL_ASSIGN(int next, BindRange(statement.get(), spec, select));
    if (after) {
      PAWL_ASSIGN(next, BindKey(statement.get(), next, *after));
    }
    sqlite3_bind_int64(statement.get(), next, request.limit);
    PAWL_TRY(CheckParameters(statement.get(), next + 1));
    return Rows(db, statement, {request, spec, select.key, first});
  }

  struct RowsWanted {
    const ReadRequest& request;
    const ScanSpec& spec;
    const std::vector<std::string>& key;
    int first;  // the first column of the document
  };

  Result<Block> Rows(SqliteConnection& db, const SqliteStatement& statement, const RowsWanted& wanted) {
    std::optional<RowWriter> writer;  // made with the first row: a new schema may have brought other columns
    const WallTime now = options_.clock->Read().wall;
    std::optional<WallTime> last_time;
    std::size_t bytes = 0;
    Block block;
    for (;;) {
      PAWL_ASSIGN(const bool row, db.Step(statement));
      if (!row) {
        block.eof = block.documents.size() < wanted.request.limit;
        break;
      }
      if (!wanted.spec.time.empty()) {
        PAWL_ASSIGN(const WallTime time, TimeOfRow(statement.get(), wanted.first - 1, wanted.spec.time));
        // Rows that are missing may still come between those that are this young: the block is cut, not filtered.
        block.held_back = wanted.request.infinite && time > now - wanted.spec.settle;
        last_time = time;
        if (block.held_back) break;
      }
      if (!writer) {
        PAWL_ASSIGN(writer, RowWriter::Of(statement.get(), wanted.first));
      }
      Document document;
      if (!block.documents.empty()) document.document.reserve(block.documents.back().document.size() + kGrowth);
      PAWL_ASSIGN(const Offset key, KeyOfRow(statement.get(), wanted.key));
      PAWL_ASSIGN(document.key, RenderKey(key));
      writer->Write(document);
      bytes += document.document.size();
      block.documents.push_back(std::move(document));
      if (bytes > kBlockBytesMax) break;
    }
    if (last_time) block.lag_seconds = std::chrono::duration<double>(now - *last_time).count();
    return block;
  }

  Result<std::vector<std::string>> PlanOn(SqliteConnection& db, const ReadRequest& request, std::uint32_t parts) {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_ASSIGN(const SqliteSelect select, SelectOf(spec, options_));
    if (select.key.size() > 1) {
      return Error{ErrorCode::kKeyType, "a key of several columns cannot be split; name the partitions instead",
                   "split"};
    }
    PAWL_TRY(CheckKey(db, spec, select, request.infinite));
    const std::string column = "s." + QuoteIdentifier(select.key[0]);
    PAWL_ASSIGN(const SqliteStatement statement,
                db.Prepare(fmt::format("select (select min({0}) {1}), (select max({0}) {1})", column, select.from)));
    PAWL_TRY(CheckParameters(statement.get(), 1));
    PAWL_TRY(db.Step(statement));
    std::optional<Offset> least;
    std::optional<Offset> greatest;
    if (sqlite3_column_type(statement.get(), 0) != SQLITE_NULL) {
      PAWL_ASSIGN(least, KeyInColumn(statement.get(), 0, select.key[0]));
      PAWL_ASSIGN(greatest, KeyInColumn(statement.get(), 1, select.key[0]));
    }
    return SplitRange(least, greatest, parts);
  }

  const SqliteOptions options_;
  Mutex mutex_;
  std::vector<std::unique_ptr<SqliteConnection>> idle_ PAWL_GUARDED_BY(mutex_);
  std::set<std::string> warned_ PAWL_GUARDED_BY(mutex_);   // tables
  std::set<std::string> checked_ PAWL_GUARDED_BY(mutex_);  // scans whose keys have been looked at
};

}  // namespace

std::shared_ptr<Source> MakeSqliteSource(SqliteOptions options) {
  return std::make_shared<SqliteSource>(std::move(options));
}

}  // namespace pawl::source
