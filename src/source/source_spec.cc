#include "source/source_spec.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include "base/file_handle.h"

namespace pawl::source {
namespace {

constexpr std::size_t kCredentialBytesMax = 64 * 1'024;
constexpr std::array<std::string_view, 6> kSourceKindNames = {"postgres", "mongodb", "sqlite",
                                                              "ndjson",   "redis",   "http"};

// What a kind calls that which a task names, and what else its scans may say.
struct KindRules {
  std::string_view table_word;  // empty: it has none
  bool sql = false;             // query and where
  bool columns = false;
  bool file = false;
  bool key = false;
  bool range = false;  // from and to
  bool time = false;
};

KindRules RulesOf(SourceKind kind) {
  switch (kind) {
    case SourceKind::kPostgres:
    case SourceKind::kSqlite:
      return {.table_word = "table", .sql = true, .columns = true, .key = true, .range = true, .time = true};
    case SourceKind::kMongodb:
      return {.table_word = "collection", .columns = true, .key = true, .range = true};
    case SourceKind::kNdjson:
      return {.table_word = "", .file = true};
    case SourceKind::kRedis:
      return {.table_word = "stream", .range = true};
    case SourceKind::kHttp:
      return {.table_word = "", .key = true, .time = true};
  }
  return {.table_word = ""};
}

Error WrongScan(std::string_view field, std::string detail, ErrorCode code = ErrorCode::kInvalid) {
  return {code, std::move(detail), std::string(field)};
}

// The names in `known`, for a person who has named another.
template <typename Names>
std::string Listed(const Names& known) {
  return known.empty() ? std::string("it lists none") : fmt::format("it lists {}", fmt::join(known, ", "));
}

Result<void> CheckQuery(const SourceSpec& source, const ScanSpec& scan) {
  if (!scan.table.empty()) return WrongScan("query", "a scan has a table or a query, not both");
  if (scan.key.empty())
    return WrongScan("key", "a query needs the key: a column, or several, by which its rows differ");
  if (!IsQueryName(scan.query) || source.queries.contains(scan.query)) return {};
  std::vector<std::string_view> known;
  for (const auto& [name, sql] : source.queries) known.push_back(name);
  return WrongScan(
      "query",
      fmt::format("the source {} has no query named {} in sources.toml; {}", source.name, scan.query, Listed(known)),
      ErrorCode::kUnknownSource);
}

Result<void> CheckTable(const SourceSpec& source, const ScanSpec& scan, std::string_view word) {
  if (scan.table.empty()) {
    return WrongScan("table", fmt::format("a scan of the source {} names its {} in \"table\"; {}", source.name, word,
                                          Listed(source.tables)));
  }
  if (std::ranges::find(source.tables, scan.table) != source.tables.end()) return {};
  return WrongScan("table",
                   fmt::format("the source {} has no {} named {} in sources.toml; {}", source.name, word, scan.table,
                               Listed(source.tables)),
                   ErrorCode::kUnknownSource);
}

Result<void> CheckFits(const SourceSpec& source, const ScanSpec& scan, const KindRules& rules) {
  const auto refuse = [&](std::string_view field) -> Result<void> {
    return WrongScan(field, fmt::format("a source of the kind {} has no {}", Name(source.kind), field));
  };
  if (!rules.sql && !scan.query.empty()) return refuse("query");
  if (!rules.sql && !scan.where.empty()) return refuse("where");
  if (!rules.columns && !scan.columns.empty()) return refuse("columns");
  if (!rules.file && !scan.file.empty()) return refuse("file");
  if (!rules.key && !scan.key.empty()) return refuse("key");
  if (!rules.range && (scan.from || scan.to)) return refuse(scan.from ? "from" : "to");
  if (!rules.time && !scan.time.empty()) return refuse("time");
  if (rules.table_word.empty() && !scan.table.empty()) return refuse("table");
  return {};
}

}  // namespace

std::string_view Name(SourceKind kind) { return kSourceKindNames.at(static_cast<std::size_t>(kind)); }

Result<void> CheckScan(const SourceSpec& source, const ScanSpec& scan, bool infinite) {
  const KindRules rules = RulesOf(source.kind);
  PAWL_TRY(CheckFits(source, scan, rules));
  if (rules.sql && !scan.query.empty()) {
    PAWL_TRY(CheckQuery(source, scan));
  } else if (!rules.table_word.empty()) {
    PAWL_TRY(CheckTable(source, scan, rules.table_word));
  }
  if (rules.file && scan.file.empty()) return WrongScan("file", "a scan of files names one, or its partitions do");
  // PostgreSQL has a watermark, ObjectIds begin with their time, lines and entries are appended; of a table of SQLite
  // its schema tells, which is looked at when it is read.
  if (infinite && source.kind == SourceKind::kHttp && scan.time.empty() && !scan.accepts_late) {
    return WrongScan("time",
                     "an infinite scan of pages needs \"time\", the member that says when an item was made, or "
                     "\"late\":\"accept\" if items that come late may be missed",
                     ErrorCode::kLateKeys);
  }
  return {};
}

Result<std::string> ReadSmallFile(const std::string& path, std::size_t bytes_max) {
  const auto failed = [&](std::string_view why) {
    return Error{ErrorCode::kSourceUnavailable, fmt::format("the file {} {}", path, why)};
  };
  // A pipe must not make us wait.
  const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat about {};
  if (!file.valid() || fstat(file.fd(), &about) != 0) {
    return failed("cannot be opened: " + std::generic_category().message(errno));
  }
  if (!S_ISREG(about.st_mode)) return failed("is no regular file");
  std::string text;
  std::array<char, 4'096> piece{};
  for (;;) {
    const ssize_t got = read(file.fd(), piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failed("cannot be read: " + std::generic_category().message(errno));
    if (got == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(got));
    if (text.size() > bytes_max) return failed(fmt::format("is longer than {} bytes", bytes_max));
  }
}

Result<std::string> ReadCredential(const Credential& credential, std::string_view what) {
  if (!credential.env.empty()) {
    const char* const value = std::getenv(credential.env.c_str());
    if (value != nullptr && *value != '\0') return std::string(value);
    return Error{ErrorCode::kSourceUnavailable,
                 fmt::format("the environment has no {}, which {}_env names", credential.env, what)};
  }
  if (credential.file.empty()) return credential.text;
  PAWL_ASSIGN(std::string text, ReadSmallFile(credential.file, kCredentialBytesMax));
  text.erase(std::min(text.find_first_of("\r\n"), text.size()));
  if (!text.empty()) return text;
  return Error{ErrorCode::kSourceUnavailable,
               fmt::format("the file {}, which {}_file names, is empty", credential.file, what)};
}

}  // namespace pawl::source
