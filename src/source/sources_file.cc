#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/duration.h"
#include "base/names.h"
#include "base/redact.h"
#include "source/source_spec.h"

namespace pawl::source {
namespace {

constexpr std::size_t kSourcesMax = 1'000;
constexpr std::size_t kListedMax = 10'000;
constexpr Millis kTimeoutMax = std::chrono::minutes(10);

using Kinds = std::uint8_t;
constexpr Kinds Bit(SourceKind kind) { return static_cast<Kinds>(1U << static_cast<unsigned>(kind)); }
constexpr Kinds kPg = Bit(SourceKind::kPostgres);
constexpr Kinds kMongo = Bit(SourceKind::kMongodb);
constexpr Kinds kLite = Bit(SourceKind::kSqlite);
constexpr Kinds kLines = Bit(SourceKind::kNdjson);
constexpr Kinds kStreams = Bit(SourceKind::kRedis);
constexpr Kinds kPages = Bit(SourceKind::kHttp);
constexpr Kinds kByUrl = kPg | kMongo | kStreams | kPages;

Error Wrong(std::string_view what) { return {ErrorCode::kInvalid, std::string(what)}; }

Result<void> SetNodeText(const toml::node& node, std::string& out) {
  if (!node.is_string() || node.as_string()->get().empty()) return Wrong("must be a string that is not empty");
  out = node.as_string()->get();
  return {};
}

Result<void> SetNodeTexts(const toml::node& node, std::vector<std::string>& out) {
  const toml::array* array = node.as_array();
  if (array == nullptr || array->size() > kListedMax) return Wrong("must be an array of at most 10,000 strings");
  for (const toml::node& item : *array) PAWL_TRY(SetNodeText(item, out.emplace_back()));
  return {};
}

Result<void> SetQueries(const toml::node& node, SourceSpec& spec) {
  const toml::table* table = node.as_table();
  if (table == nullptr) return Wrong("must be a table, as queries.active = \"select …\"");
  for (const auto& [name, query] : *table) {
    if (!IsQueryName(name.str())) {
      return Wrong("has a name that is none: 1 to 128 letters, digits and the characters _ . : -");
    }
    PAWL_TRY(SetNodeText(query, spec.queries[std::string(name.str())]));
  }
  return {};
}

Result<void> SetPool(const toml::node& node, SourceSpec& spec) {
  const auto* count = node.as_integer();
  if (count == nullptr || count->get() < 1 || count->get() > 1'000) {
    return Wrong("must be a whole number from 1 to 1000");
  }
  spec.pool = static_cast<std::uint32_t>(count->get());
  return {};
}

Result<void> SetTimeout(const toml::node& node, SourceSpec& spec) {
  const Error wrong = Wrong("must be a span from \"100ms\" to \"10m\"");
  std::string text;
  if (node.is_integer()) text = std::to_string(node.as_integer()->get());
  if (node.is_string()) text = node.as_string()->get();
  const auto span = ParseDuration(text);
  if (!span.ok() || *span < Millis(100) || *span > kTimeoutMax) return wrong;
  spec.timeout = *span;
  return {};
}

Result<void> SetGap(const toml::node& node, SourceSpec& spec) {
  std::string text;
  const Result<void> set = SetNodeText(node, text);
  if (!set.ok() || (text != "stop" && text != "continue")) return Wrong(R"(must be "stop" or "continue")");
  spec.skips_gaps = text == "continue";
  return {};
}

template <auto Member>
Result<void> SetSpecText(const toml::node& node, SourceSpec& spec) {
  return SetNodeText(node, spec.*Member);
}
template <Credential SourceSpec::*Of, std::string Credential::*Member>
Result<void> SetSecret(const toml::node& node, SourceSpec& spec) {
  return SetNodeText(node, spec.*Of.*Member);
}
Result<void> SetTables(const toml::node& node, SourceSpec& spec) { return SetNodeTexts(node, spec.tables); }

struct SourceKey {
  std::string_view name;
  Kinds kinds;
  Result<void> (*set)(const toml::node& node, SourceSpec& spec);
};

constexpr std::array<SourceKey, 16> kSourceKeys{{
    {"url", kByUrl, SetSecret<&SourceSpec::url, &Credential::text>},
    {"url_env", kByUrl, SetSecret<&SourceSpec::url, &Credential::env>},
    {"url_file", kByUrl, SetSecret<&SourceSpec::url, &Credential::file>},
    {"token", kPages, SetSecret<&SourceSpec::token, &Credential::text>},
    {"token_env", kPages, SetSecret<&SourceSpec::token, &Credential::env>},
    {"token_file", kPages, SetSecret<&SourceSpec::token, &Credential::file>},
    {"database", kMongo, SetSpecText<&SourceSpec::database>},
    {"collections", kMongo, SetTables},
    {"tables", kPg | kLite, SetTables},
    {"streams", kStreams, SetTables},
    {"queries", kPg | kLite, SetQueries},
    {"file", kLite, SetSpecText<&SourceSpec::path>},
    {"root", kLines, SetSpecText<&SourceSpec::path>},
    {"pool", kPg | kMongo, SetPool},
    {"timeout", kPg | kMongo | kLite | kStreams | kPages, SetTimeout},
    {"gap", kStreams, SetGap},
}};

class SourcesReader {
 public:
  explicit SourcesReader(const std::string& path) : path_(path) {}

  Result<SourceSpecs> Read(std::string_view text) {
    toml::table table;
    try {
      table = toml::parse(text);
    } catch (const toml::parse_error& error) {
      // It may show a piece of the line.
      const std::string what(error.description());
      return At(error.source().begin.line, RedactText(what).value_or(what));
    }
    SourceSpecs specs;
    for (const auto& [name, node] : table) {
      if (specs.size() == kSourcesMax) return At(name.source().begin.line, "a file has at most 1000 sources");
      PAWL_ASSIGN(SourceSpec spec, ReadSource(name, node));
      specs.emplace(spec.name, std::move(spec));
    }
    return specs;
  }

 private:
  Error At(toml::source_index line, std::string_view what) const {
    return {ErrorCode::kInvalid, fmt::format("in {}, line {}: {}", path_, line, what)};
  }

  Result<SourceSpec> ReadSource(const toml::key& name, const toml::node& node) {
    const auto line = name.source().begin.line;
    const toml::table* table = node.as_table();
    if (table == nullptr) {
      return At(line, fmt::format("{} must be a table, as [orders]; a file has a table for each source", name.str()));
    }
    if (!CheckName(name.str(), "").ok()) return At(line, "the name of a source has letters, digits, _ . : and -");
    SourceSpec spec;
    spec.name = name.str();
    PAWL_TRY(ReadKind(*table, line, spec));
    for (const auto& [key, value] : *table) {
      if (key.str() == "kind") continue;
      const auto known = std::ranges::find(kSourceKeys, key.str(), &SourceKey::name);
      const auto at = key.source().begin.line;
      if (known == kSourceKeys.end() || (known->kinds & Bit(spec.kind)) == 0) {
        return At(at, UnknownKeyOf(spec.kind, key.str()));
      }
      if (const Result<void> set = known->set(value, spec); !set.ok()) {
        return At(at, fmt::format("{} {}", known->name, set.error().detail));
      }
    }
    if (const Result<void> whole = CheckWhole(spec); !whole.ok()) {
      return At(line, fmt::format("the source {} {}", spec.name, whole.error().detail));
    }
    for (std::string* one : {&spec.path, &spec.url.file, &spec.token.file}) {
      if (!one->empty()) *one = (std::filesystem::path(path_).parent_path() / *one).string();
    }
    return spec;
  }

  Result<void> ReadKind(const toml::table& table, toml::source_index line, SourceSpec& spec) const {
    const toml::node* node = table.get("kind");
    std::vector<std::string_view> kinds;
    for (int i = 0; i <= static_cast<int>(SourceKind::kHttp); ++i) {
      spec.kind = static_cast<SourceKind>(i);
      kinds.push_back(Name(spec.kind));
      if (node != nullptr && node->is_string() && node->as_string()->get() == kinds.back()) return {};
    }
    return At(node == nullptr ? line : node->source().begin.line,
              fmt::format("the kind of the source {} must be one of {}", spec.name, fmt::join(kinds, ", ")));
  }

  static std::string UnknownKeyOf(SourceKind kind, std::string_view key) {
    std::vector<std::string_view> known = {"kind"};
    for (const SourceKey& one : kSourceKeys) {
      if ((one.kinds & Bit(kind)) != 0) known.push_back(one.name);
    }
    return fmt::format("unknown key {} of a source of the kind {}; known are {}", key, Name(kind),
                       fmt::join(known, ", "));
  }

  static Result<void> CheckOneOf(const Credential& credential, std::string_view name) {
    const int count =
        (credential.text.empty() ? 0 : 1) + (credential.env.empty() ? 0 : 1) + (credential.file.empty() ? 0 : 1);
    if (count <= 1) return {};
    return Wrong(fmt::format("must have one of {0}, {0}_env and {0}_file, not several", name));
  }

  static Result<void> CheckWhole(const SourceSpec& spec) {
    PAWL_TRY(CheckOneOf(spec.url, "url"));
    PAWL_TRY(CheckOneOf(spec.token, "token"));
    if ((kByUrl & Bit(spec.kind)) != 0 && !spec.url.given()) return Wrong("needs url, url_env or url_file");
    if (spec.kind == SourceKind::kMongodb && spec.database.empty()) return Wrong("needs database");
    if (spec.kind == SourceKind::kSqlite && spec.path.empty()) return Wrong("needs file");
    if (spec.kind == SourceKind::kNdjson && spec.path.empty()) return Wrong("needs root, the folder of its files");
    return {};
  }

  const std::string& path_;
};

}  // namespace

Result<SourceSpecs> ParseSources(std::string_view text, const std::string& path) {
  return SourcesReader(path).Read(text);
}

}  // namespace pawl::source
