#include "source/postgres/postgres_source.h"

#include <algorithm>
#include <charconv>
#include <deque>
#include <optional>
#include <utility>

#include "base/log.h"
#include "base/mutex.h"
#include "base/wall_format.h"
#include "source/postgres/postgres_pool.h"
#include "source/postgres/postgres_table.h"
#include "source/postgres/watermark.h"
#include "source/scan_spec.h"
#include "source/split_range.h"

namespace pawl::source {
namespace {

constexpr std::size_t kScansMax = 256;  // of which the catalogue is remembered
constexpr Millis kHeldBackWarning = std::chrono::minutes(10);

// What is known of one scan, by its JSON.
struct KnownScan {
  KnownScan(PostgresTable t, Millis settle) : table(std::move(t)), watermark(settle) {}

  const PostgresTable table;
  Mutex mutex;
  Watermark watermark PAWL_GUARDED_BY(mutex);
  std::optional<SteadyTime> warned PAWL_GUARDED_BY(mutex) = {};  // the last warning of this time of being held back
  Mutex looking;  // one reader looks, the others use what was seen before
};

struct Cut {
  std::optional<std::vector<std::string>> ripe = {};
  std::optional<double> ripe_seconds = {};  // since all rows up to there had been seen
  std::optional<double> held_seconds = {};
};

Result<TransactionNumber> TransactionNumberOf(std::string_view text) {
  TransactionNumber number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec == std::errc()) return number;
  return Error{ErrorCode::kInternal, "PostgreSQL gave '" + std::string(text) + "' for the number of a transaction"};
}

std::optional<double> SecondsOf(const PostgresRow& row, int column) {
  if (row.IsNull(column)) return std::nullopt;
  const std::string_view text = row.Text(column);
  double seconds = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
  return read.ec == std::errc() ? std::optional(std::max(seconds, 0.0)) : std::nullopt;
}

std::string NamesOf(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list.empty() ? "none" : list;
}

// "2026-11-17 01:00:00.123456+00", with or without its zone, which is UTC.
Result<Offset> TimeOfText(std::string text) {
  if (text.ends_with("+00")) text.resize(text.size() - 3);
  if (text.size() > 10) text[10] = 'T';
  auto time = ParseTime(text + "Z");
  if (!time.ok()) return Error{ErrorCode::kKeyType, "a key at '" + text + "' cannot be split at", "split"};
  return Offset{*time};
}

class PostgresSource final : public Source {
 public:
  explicit PostgresSource(PostgresOptions options)
      : options_(std::move(options)), pool_(options_.url, options_.timeout, std::max<std::size_t>(options_.pool, 1)) {}

  Result<Block> Read(const ReadRequest& request) override {
    const PostgresDeadline deadline = std::chrono::steady_clock::now() + options_.timeout;
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_ASSIGN(const auto scan, ScanOf(request, spec, deadline));
    PostgresRange range;
    if (!request.after.empty()) {
      PAWL_ASSIGN(const Offset after, ParseOffset(request.after));
      PAWL_ASSIGN(range.after, KeyTexts(scan->table.key, after));
    }
    Cut cut;
    range.cut = request.infinite && !spec.accepts_late;
    if (range.cut) {
      PAWL_ASSIGN(cut, LookForCut(*scan, deadline));
      range.ripe = cut.ripe;
    }
    auto block = ReadBlock(*scan, spec, range, request.limit, deadline);
    if (!block.ok()) {
      // The table may have been changed since it was looked up.
      if (block.error().code == ErrorCode::kInvalid || block.error().code == ErrorCode::kKeyType) Forget(request.scan);
      return block;
    }
    block->held_back_seconds = cut.held_seconds;
    if (block->held_back && !block->lag_seconds) block->lag_seconds = cut.ripe_seconds;
    if (block->eof && !request.infinite) PAWL_TRY(CheckNoNulls(scan->table, spec, deadline));
    return block;
  }

  Result<std::vector<std::string>> Plan(const ReadRequest& request, std::uint32_t parts) override {
    const PostgresDeadline deadline = std::chrono::steady_clock::now() + options_.timeout;
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_ASSIGN(const auto scan, ScanOf(request, spec, deadline));
    if (scan->table.key.size() != 1) {
      return Error{ErrorCode::kKeyType, "only a key of one column can be split; name the partitions instead", "split"};
    }
    std::optional<Offset> least;
    std::optional<Offset> greatest;
    PAWL_TRY(pool_.With(deadline, [&](PostgresConnection& connection) {
      return connection.Read(EndsStatement(scan->table, spec), {}, deadline,
                             [&](const PostgresRow& row) -> Result<bool> {
                               if (row.IsNull(0)) return true;
                               PAWL_ASSIGN(least, EndOf(scan->table, row.Text(0)));
                               PAWL_ASSIGN(greatest, EndOf(scan->table, row.Text(1)));
                               return true;
                             });
    }));
    return SplitRange(least, greatest, parts);
  }

 private:
  static Result<Offset> EndOf(const PostgresTable& table, std::string_view text) {
    if (table.key.front().kind == PostgresKeyKind::kTimestamp) return TimeOfText(std::string(text));
    return KeyFromTexts(table.key, {std::string(text)});
  }

  Result<std::shared_ptr<KnownScan>> ScanOf(const ReadRequest& request, const ScanSpec& spec,
                                            PostgresDeadline deadline) {
    {
      const MutexLock lock(mutex_);
      if (const auto known = scans_.find(request.scan); known != scans_.end()) return known->second;
    }
    PAWL_ASSIGN(const std::string query, QueryOf(spec));
    std::optional<PostgresTable> table;
    PAWL_TRY(pool_.With(deadline, [&](PostgresConnection& connection) -> Result<void> {
      PAWL_ASSIGN(table, query.empty() ? LookUpTable(connection, spec, deadline)
                                       : LookUpQuery(connection, query, spec, deadline));
      return {};
    }));
    const MutexLock lock(mutex_);
    const auto [known, is_new] = scans_.try_emplace(request.scan);
    if (is_new) {
      known->second = std::make_shared<KnownScan>(*std::move(table), spec.settle);
      order_.push_back(request.scan);
    }
    const std::shared_ptr<KnownScan> scan = known->second;
    while (order_.size() > kScansMax) {
      scans_.erase(order_.front());
      order_.pop_front();
    }
    return scan;
  }

  void Forget(const std::string& scan) {
    const MutexLock lock(mutex_);
    scans_.erase(scan);
    std::erase(order_, scan);
  }

  // The SQL that the scan names or has; empty for a table, one of those that may be read.
  Result<std::string> QueryOf(const ScanSpec& spec) const {
    const std::string of = " of the source '" + options_.name + "'";
    if (spec.query.empty() == spec.table.empty()) {
      return Error{ErrorCode::kInvalid, "a scan" + of + " has either a `table` or a `query`"};
    }
    if (!spec.table.empty()) {
      if (std::ranges::find(options_.tables, spec.table) != options_.tables.end()) return std::string();
      return Error{ErrorCode::kUnknownSource,
                   "'" + spec.table + "' is not among the tables" + of + ": " + NamesOf(options_.tables), "table"};
    }
    if (!IsQueryName(spec.query)) return spec.query;
    if (const auto query = options_.queries.find(spec.query); query != options_.queries.end()) return query->second;
    std::vector<std::string> names;
    for (const auto& [name, text] : options_.queries) names.push_back(name);
    return Error{ErrorCode::kUnknownSource,
                 "'" + spec.query + "' is not among the queries" + of + ": " + NamesOf(names), "query"};
  }

  Now Time() const { return options_.clock == nullptr ? SystemClock().Read() : options_.clock->Read(); }

  // Moves the marks on, if it is time to and no other reader is at it.
  Result<Cut> LookForCut(KnownScan& scan, PostgresDeadline deadline) {
    if (scan.looking.TryLock()) {
      const MutexLock looking(scan.looking, kHeld);
      if (IsDue(scan)) PAWL_TRY(Look(scan, deadline));
    }
    const MutexLock lock(scan.mutex);
    Cut cut{.ripe = scan.watermark.ripe()};
    if (cut.ripe) {
      cut.ripe_seconds = std::chrono::duration<double>(Time().steady - scan.watermark.ripe_seen()).count();
    }
    if (const auto since = scan.watermark.held_since()) {
      const Millis held = Time().steady - *since;
      cut.held_seconds = std::chrono::duration<double>(held).count();
      Warn(scan, held);
    } else {
      scan.warned.reset();
    }
    return cut;
  }

  bool IsDue(KnownScan& scan) const {
    const MutexLock lock(scan.mutex);
    return scan.watermark.IsDue(Time().steady);
  }

  void Warn(KnownScan& scan, Millis held) const PAWL_REQUIRES(scan.mutex) {
    const SteadyTime now = Time().steady;
    if (held < kHeldBackWarning || (scan.warned && now - *scan.warned < kHeldBackWarning)) return;
    scan.warned = now;
    Log(LogLevel::kWarn, "a transaction that does not end holds back a stream",
        {{"source", options_.name}, {"seconds", std::chrono::duration<double>(held).count()}});
  }

  static Error Standby() {
    return {
        ErrorCode::kLateKeys,
        "the server is a standby, which cannot tell whether rows could still be committed late; read the stream from "
        "the primary, or say \"late\":\"accept\" to miss such rows"};
  }

  Result<void> Look(KnownScan& scan, PostgresDeadline deadline) {
    return pool_.With(deadline, [&](PostgresConnection& connection) -> Result<void> {
      const SteadyTime now = Time().steady;
      MutexLock lock(scan.mutex);
      const bool stamp = scan.watermark.WantsStamp(now);
      lock.Unlock();
      if (stamp) PAWL_TRY(Stamp(scan, connection, now, deadline));
      return connection.Read(MarkStatement(scan.table), {}, deadline, [&](const PostgresRow& row) -> Result<bool> {
        PAWL_ASSIGN(const TransactionNumber lowest, TransactionNumberOf(row.Text(0)));
        std::optional<std::vector<std::string>> greatest;
        if (row.Text(1) == "t") return Standby();
        if (!row.IsNull(2)) {
          greatest.emplace();
          for (int column = 2; column < row.columns(); ++column) greatest->emplace_back(row.Text(column));
        }
        const SteadyTime seen = Time().steady;
        const MutexLock guard(scan.mutex);
        scan.watermark.Saw(lowest, std::move(greatest), seen);
        return true;
      });
    });
  }

  static Result<void> Stamp(KnownScan& scan, PostgresConnection& connection, SteadyTime now,
                            PostgresDeadline deadline) {
    // It ends with the statement, so the number is in flight no more when the next snapshot is taken.
    return connection.Run("select pg_current_xact_id()::text", {}, deadline,
                          [&](const PostgresRow& row) -> Result<bool> {
                            PAWL_ASSIGN(const TransactionNumber drawn, TransactionNumberOf(row.Text(0)));
                            const MutexLock guard(scan.mutex);
                            scan.watermark.Stamp(drawn, now);
                            return true;
                          });
  }

  Result<Block> ReadBlock(const KnownScan& scan, const ScanSpec& spec, const PostgresRange& range, std::uint32_t limit,
                          PostgresDeadline deadline) {
    // One row more tells whether there are more, and whether the next one has the same key. With nothing below the cut,
    // only whether there is anything is of interest.
    const bool nothing = range.cut && !range.ripe;
    PAWL_ASSIGN(const auto statement, BlockStatement(scan.table, spec, range, nothing ? 1 : limit + 1));
    Block block;
    PAWL_TRY(pool_.With(deadline, [&](PostgresConnection& connection) -> Result<void> {
      block = Block{.eof = true};
      std::size_t bytes = 0;
      std::vector<std::string> last;
      return connection.Read(
          statement.text, statement.parameters, deadline,
          [&](const PostgresRow& row) -> Result<bool> { return TakeRow(scan.table, row, limit, block, last, bytes); });
    }));
    return block;
  }

  // Whether more rows are wanted.
  static Result<bool> TakeRow(const PostgresTable& table, const PostgresRow& row, std::uint32_t limit, Block& block,
                              std::vector<std::string>& last, std::size_t& bytes) {
    constexpr int kKeyColumn = 3;
    std::vector<std::string> texts;
    for (int column = kKeyColumn; column < row.columns(); ++column) {
      if (row.IsNull(column)) return NullKey();
      texts.emplace_back(row.Text(column));
    }
    block.eof = false;
    if (row.Text(1) != "t") {
      block.held_back = true;
      block.lag_seconds = SecondsOf(row, 2);
      return true;
    }
    PAWL_ASSIGN(const Offset key, KeyFromTexts(table.key, texts));
    PAWL_ASSIGN(std::string rendered, RenderKey(key));
    if (texts == last) {
      return Error{ErrorCode::kKeyType, "two rows have the key " + rendered + "; the key of each row must be its own",
                   "key"};
    }
    if (block.documents.size() == limit) return true;
    block.lag_seconds = SecondsOf(row, 2);
    Document& document =
        block.documents.emplace_back(Document{.key = std::move(rendered), .document = std::string(row.Text(0))});
    // A column of type json keeps the line ends that it was written with; they stand between values, never in a string.
    std::ranges::replace(document.document, '\n', ' ');
    bytes += document.document.size();
    last = std::move(texts);
    block.eof = true;
    if (bytes < kBlockBytesMax) return true;
    block.eof = false;
    return false;
  }

  static Error NullKey() {
    return {ErrorCode::kKeyType, "a row has a null in its key; exclude such rows in the query", "key"};
  }

  // Rows with a null in the key are in no order, so no block has them: they would be missed in silence.
  Result<void> CheckNoNulls(const PostgresTable& table, const ScanSpec& spec, PostgresDeadline deadline) {
    if (!table.nulls_possible) return {};
    return pool_.With(deadline, [&](PostgresConnection& connection) {
      return connection.Read(NullKeyStatement(table, spec), {}, deadline,
                             [](const PostgresRow&) -> Result<bool> { return NullKey(); });
    });
  }

  const PostgresOptions options_;
  PostgresPool pool_;
  Mutex mutex_;
  std::map<std::string, std::shared_ptr<KnownScan>> scans_ PAWL_GUARDED_BY(mutex_);
  std::deque<std::string> order_ PAWL_GUARDED_BY(mutex_);  // of their arrival
};

}  // namespace

Result<std::unique_ptr<Source>> OpenPostgres(PostgresOptions options) {
  PAWL_TRY(CheckPostgresUrl(options.url));
  return std::unique_ptr<Source>(std::make_unique<PostgresSource>(std::move(options)));
}

}  // namespace pawl::source
