#include "source/postgres/postgres_table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace pawl::source {
namespace {

constexpr Oid kTextOid = 25;

std::string Quoted(std::string_view name) {
  std::string quoted = "\"";
  for (const char c : name) {
    quoted += c;
    if (c == '"') quoted += '"';
  }
  return quoted + '"';
}

// "users" or "sales.users"
std::string QuotedTable(std::string_view name) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return Quoted(name);
  return Quoted(name.substr(0, dot)) + "." + Quoted(name.substr(dot + 1));
}

// The rows have a name that no column has. The text of a user ends with its line: a comment cannot swallow what
// follows.
std::string FromRows(const PostgresTable& table) { return " from (" + table.statement + "\n) pawl_row"; }

std::string Column(std::string_view name) { return "pawl_row." + Quoted(name); }

std::string KeyList(const PostgresTable& table, std::string_view suffix) {
  std::string list;
  for (const PostgresKeyColumn& column : table.key) {
    if (!list.empty()) list += ", ";
    list += Column(column.name);
    list += suffix;
  }
  return list;
}

// "(a, b) > ($1, $2)"
std::string Compare(const PostgresTable& table, std::string_view relation, const std::vector<std::string>& key,
                    std::vector<PostgresParameter>& parameters) {
  std::string places;
  for (std::size_t i = 0; i < key.size(); ++i) {
    parameters.push_back({table.key[i].type, key[i]});
    places += (i == 0 ? "$" : ", $") + std::to_string(parameters.size());
  }
  return "(" + KeyList(table, "") + ") " + std::string(relation) + " (" + places + ")";
}

std::string Conditions(const ScanSpec& spec) {
  std::string text = " where true";
  for (const std::string& where : spec.where) text += " and (" + where + "\n)";
  return text;
}

Result<void> AddRange(const PostgresTable& table, const ScanSpec& spec, PostgresStatement& statement) {
  if (spec.from) {
    PAWL_ASSIGN(const auto from, KeyTexts(table.key, *spec.from));
    statement.text += " and " + Compare(table, ">=", from, statement.parameters);
  }
  if (spec.to) {
    PAWL_ASSIGN(const auto to, KeyTexts(table.key, *spec.to));
    statement.text += " and " + Compare(table, "<", to, statement.parameters);
  }
  return {};
}

std::string AnyNull(const PostgresTable& table) {
  std::string any = "(false";
  for (const PostgresKeyColumn& column : table.key) any += " or " + Column(column.name) + " is null";
  return any + ")";
}

Error KeyError(std::string detail) { return {ErrorCode::kKeyType, std::move(detail), "key"}; }

struct Index {
  bool unique = false;
  bool primary = false;
  bool ordered = false;  // a B-tree
  std::vector<std::string> columns = {};
  std::vector<bool> descending = {};
};

struct Catalogue {
  std::vector<std::string> not_null;
  std::map<std::string, Index> indexes;
};

// The columns that are never null, and the indexes of all rows.
Result<Catalogue> ReadCatalogue(PostgresConnection& connection, const std::string& table, PostgresDeadline deadline) {
  Catalogue catalogue;
  PAWL_TRY(connection.Read(
      "select attname::text from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and attnotnull",
      {{kTextOid, table}}, deadline, [&](const PostgresRow& row) -> Result<bool> {
        catalogue.not_null.emplace_back(row.Text(0));
        return true;
      }));
  constexpr const char* kIndexes =
      "select i.indexrelid::text, i.indisunique, i.indisprimary, m.amname = 'btree', a.attname::text,"
      " i.indoption[k.place - 1] & 1 = 1"
      " from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam"
      " cross join lateral generate_series(1, i.indnkeyatts) k(place)"
      " left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[k.place - 1] and a.attnum <> 0"
      " where i.indrelid = to_regclass($1) and i.indisvalid and i.indpred is null order by i.indexrelid, k.place";
  PAWL_TRY(connection.Read(kIndexes, {{kTextOid, table}}, deadline, [&](const PostgresRow& row) -> Result<bool> {
    Index& index = catalogue.indexes[std::string(row.Text(0))];
    index.unique = row.Text(1) == "t";
    index.primary = row.Text(2) == "t";
    index.ordered = row.Text(3) == "t";
    index.columns.emplace_back(row.Text(4));  // empty for an expression
    index.descending.push_back(row.Text(5) == "t");
    return true;
  }));
  return catalogue;
}

// Whether the rows can be read in the order of the key from this index, forwards or backwards.
bool Serves(const Index& index, const std::vector<std::string>& key) {
  if (!index.ordered || index.columns.size() < key.size()) return false;
  for (std::size_t i = 0; i < key.size(); ++i) {
    if (index.columns[i] != key[i] || index.descending[i] != index.descending[0]) return false;
  }
  return true;
}

bool IsUnique(const Index& index, const std::vector<std::string>& key) {
  return index.unique && std::ranges::all_of(index.columns, [&](const std::string& column) {
           return std::ranges::find(key, column) != key.end();
         });
}

Result<std::vector<std::string>> KeyOf(const Catalogue& catalogue, const ScanSpec& spec) {
  if (!spec.key.empty()) return spec.key;
  for (const auto& [id, index] : catalogue.indexes) {
    if (index.primary) return index.columns;
  }
  return KeyError("the table '" + spec.table + "' has no primary key; name the columns of a unique index as `key`");
}

Result<void> CheckKey(const Catalogue& catalogue, const ScanSpec& spec, const std::vector<std::string>& key) {
  const std::string where = " of the table '" + spec.table + "'";
  for (const std::string& column : key) {
    if (std::ranges::find(catalogue.not_null, column) == catalogue.not_null.end()) {
      return KeyError("the column '" + column + "'" + where + " is missing or may be null; a key never is");
    }
  }
  const auto any = [&](bool (*fits)(const Index&, const std::vector<std::string>&)) {
    return std::ranges::any_of(catalogue.indexes, [&](const auto& entry) { return fits(entry.second, key); });
  };
  if (!any(IsUnique)) {
    return KeyError("no unique index says that the key" + where +
                    " is unique; add such an index, or a unique column to the key, such as [\"updated_at\",\"id\"]");
  }
  if (!any(Serves)) return KeyError("no index" + where + " begins with the columns of the key, in their order");
  return {};
}

Result<void> ReadTypes(PostgresConnection& connection, const std::vector<std::string>& key, PostgresTable& table,
                       PostgresDeadline deadline) {
  for (const std::string& name : key) table.key.push_back({.name = name});
  PAWL_ASSIGN(const auto types, connection.ColumnTypes("select " + KeyList(table, "") + FromRows(table), deadline));
  for (std::size_t i = 0; i < table.key.size(); ++i) {
    const auto kind = KeyKindOf(types.at(i));
    if (!kind) {
      return KeyError(
          "the column '" + key[i] +
          "' cannot be a key; the types of keys are smallint, integer, bigint, numeric, text, varchar, char, "
          "uuid, bytea, date, timestamp and timestamptz");
    }
    table.key[i].type = types[i];
    table.key[i].kind = *kind;
  }
  return {};
}

}  // namespace

Result<PostgresTable> LookUpTable(PostgresConnection& connection, const ScanSpec& spec, PostgresDeadline deadline) {
  const std::string name = QuotedTable(spec.table);
  std::string kind;
  PAWL_TRY(connection.Read("select relkind::text from pg_class where oid = to_regclass($1)", {{kTextOid, name}},
                           deadline, [&](const PostgresRow& row) -> Result<bool> {
                             kind = row.Text(0);
                             return true;
                           }));
  if (kind.empty()) {
    return Error{ErrorCode::kUnknownSource, "the database has no table '" + spec.table + "'", "table"};
  }
  if (kind != "r" && kind != "p") {
    return KeyError("'" + spec.table +
                    "' is no table, so no index can say that its keys are unique; a view is read by a "
                    "query of the source");
  }
  PAWL_ASSIGN(const Catalogue catalogue, ReadCatalogue(connection, name, deadline));
  PAWL_ASSIGN(const auto key, KeyOf(catalogue, spec));
  PAWL_TRY(CheckKey(catalogue, spec, key));
  PostgresTable table{.statement = "select * from " + name, .key = {}};
  PAWL_TRY(ReadTypes(connection, key, table, deadline));
  return table;
}

Result<PostgresTable> LookUpQuery(PostgresConnection& connection, const std::string& query, const ScanSpec& spec,
                                  PostgresDeadline deadline) {
  if (spec.key.empty()) {
    return Error{ErrorCode::kInvalid, "a query needs a `key`: the columns by which its rows are unique and ordered",
                 "key"};
  }
  PostgresTable table{.statement = query, .key = {}, .nulls_possible = true};
  PAWL_TRY(ReadTypes(connection, spec.key, table, deadline));
  return table;
}

Result<PostgresStatement> BlockStatement(const PostgresTable& table, const ScanSpec& spec, const PostgresRange& range,
                                         std::uint32_t rows) {
  PostgresStatement statement;
  std::string below = "true";
  if (range.cut) below = range.ripe ? Compare(table, "<=", *range.ripe, statement.parameters) : "false";
  // A standby of the same address may lack rows that the primary had below the cut.
  if (range.cut) below = "(" + below + " and not pg_is_in_recovery())";
  std::string document = "row_to_json(pawl_row)";
  if (!spec.columns.empty()) {
    std::string list;
    for (const std::string& column : spec.columns) list += (list.empty() ? "" : ", ") + Column(column);
    document = "(select row_to_json(pawl_part) from (select " + list + ") pawl_part)";
  }
  // Above the cut nothing is made of the row.
  statement.text = "select case when " + below + " then " + document + "::text end, " + below + ", ";
  statement.text +=
      spec.time.empty() ? "null::text" : "extract(epoch from clock_timestamp() - " + Column(spec.time) + ")::text";
  statement.text += ", " + KeyList(table, "::text") + FromRows(table) + Conditions(spec);
  if (range.after) statement.text += " and " + Compare(table, ">", *range.after, statement.parameters);
  PAWL_TRY(AddRange(table, spec, statement));
  statement.text += " order by " + KeyList(table, "") + " limit " + std::to_string(rows);
  return statement;
}

std::string MarkStatement(const PostgresTable& table) {
  std::string rows = KeyList(table, "::text") + FromRows(table);
  if (table.nulls_possible) rows += " where " + AnyNull(table) + " is false";  // descending, they would come first
  return "select pg_snapshot_xmin(pg_current_snapshot())::text, pg_is_in_recovery(), pawl_last.* from (select 1) "
         "pawl_one left join (select " +
         rows + " order by " + KeyList(table, " desc") + " limit 1) pawl_last on true";
}

std::string EndsStatement(const PostgresTable& table, const ScanSpec& spec) {
  const std::string column = Column(table.key.front().name);
  return "select min(" + column + ")::text, max(" + column + ")::text" + FromRows(table) + Conditions(spec);
}

std::string NullKeyStatement(const PostgresTable& table, const ScanSpec& spec) {
  return "select 1" + FromRows(table) + Conditions(spec) + " and " + AnyNull(table) + " limit 1";
}

}  // namespace pawl::source
