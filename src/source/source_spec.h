// SourceSpec is one table of sources.toml: where documents come from, and which of them a task may name. The operator
// writes it; a task only names the source.
//
//   [orders]
//   kind = "postgres"
//   url_env = "ORDERS_URL"
//   tables = ["users"]
//   queries.active = "select * from users where active"
//
// docs/sources.md says what each kind takes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "source/scan_spec.h"

namespace pawl::source {

enum class SourceKind : std::uint8_t { kPostgres, kMongodb, kSqlite, kNdjson, kRedis, kHttp };
std::string_view Name(SourceKind kind);  // "postgres"

// A text that may be a secret, written into sources.toml or named by it; nothing of it goes into an error or a log.
struct Credential {
  std::string text = {};
  std::string env = {};   // a variable of the environment
  std::string file = {};  // an absolute path, or one from where Pawl was started

  bool given() const { return !text.empty() || !env.empty() || !file.empty(); }
  bool operator==(const Credential&) const = default;
};

// Fails with kSourceUnavailable while the variable or the file is not there, or empty. `what` is for the error: "url".
Result<std::string> ReadCredential(const Credential& credential, std::string_view what);

struct SourceSpec {
  std::string name = {};
  SourceKind kind = SourceKind::kSqlite;
  Credential url = {};
  Credential token = {};                            // sent by kind http
  std::string database = {};                        // of MongoDB
  std::string path = {};                            // the file of SQLite, the root folder of NDJSON
  std::vector<std::string> tables = {};             // or collections, or streams: what a task may name
  std::map<std::string, std::string> queries = {};  // by name
  std::uint32_t pool = 4;                           // connections at most
  Millis timeout{10'000};                           // of one block
  bool skips_gaps = false;                          // of Redis: goes on behind what was trimmed

  bool operator==(const SourceSpec&) const = default;
};

using SourceSpecs = std::map<std::string, SourceSpec, std::less<>>;

// `text` is the file `path`, whose folder relative paths start from. Fails with kInvalid: "in sources.toml, line 3: …".
Result<SourceSpecs> ParseSources(std::string_view text, const std::string& path);

// What can be said of a scan without asking the source: that it is of a table or query which the file lists, that it
// has what this kind needs and nothing else, and that an infinite one misses no documents. Fails with kUnknownSource,
// kInvalid, or kLateKeys.
Result<void> CheckScan(const SourceSpec& source, const ScanSpec& scan, bool infinite);

// At most `bytes_max` bytes of a regular file. The error says what happened, and nothing of what is in it.
Result<std::string> ReadSmallFile(const std::string& path, std::size_t bytes_max);

}  // namespace pawl::source
