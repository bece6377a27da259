#include "source/scan_spec.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/duration.h"

namespace pawl::source {
namespace {

constexpr std::size_t kNamesMax = 100;  // columns

Error In(std::string_view field, Error error) {
  error.detail = std::string(field) + " " + error.detail;
  error.field = field;
  return error;
}

Result<void> ReadName(const JsonValue& value, std::string& out) {
  PAWL_ASSIGN(out, value.String());
  if (out.empty()) return Error{ErrorCode::kInvalid, "must not be empty"};
  return {};
}

// "id", or ["tenant","id"].
Result<void> ReadNames(const JsonValue& value, std::vector<std::string>& out) {
  out.clear();
  if (value.kind != JsonKind::kArray) return ReadName(value, out.emplace_back());
  PAWL_TRY(ForEachElement(value, [&](const JsonValue& one) -> Result<void> {
    if (out.size() == kNamesMax) return Error{ErrorCode::kInvalid, "has at most 100 names"};
    return ReadName(one, out.emplace_back());
  }));
  if (out.empty()) return Error{ErrorCode::kInvalid, "must have at least one name"};
  return {};
}

Result<void> ReadTable(const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.table); }

Result<void> ReadKey(const JsonValue& value, ScanSpec& spec) {
  PAWL_TRY(ReadNames(value, spec.key));
  if (spec.key.size() <= kOffsetElementsMax) return {};
  return Error{ErrorCode::kInvalid, "has at most 16 columns"};
}

Result<void> ReadWhere(const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.where.emplace_back()); }

Result<void> ReadFile(const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.file); }

Result<void> ReadLate(const JsonValue& value, ScanSpec& spec) {
  std::string text;
  PAWL_TRY(ReadName(value, text));
  if (text != "accept") return Error{ErrorCode::kInvalid, R"(must be "accept")"};
  spec.accepts_late = true;
  return {};
}

Result<void> ReadOffset(const JsonValue& value, std::optional<Offset>& out) {
  auto offset = ParseOffset(value);
  if (!offset.ok()) return Error{ErrorCode::kInvalid, "is no key: " + offset.error().detail};
  out = *std::move(offset);
  return {};
}

struct ScanField {
  std::string_view name;
  Result<void> (*read)(const JsonValue& value, ScanSpec& spec);
};

constexpr std::array<ScanField, 11> kScanFields{{
    {"source", [](const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.source); }},
    {"table", ReadTable},
    {"collection", ReadTable},
    {"query", [](const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.query); }},
    {"file", ReadFile},
    {"columns", [](const JsonValue& value, ScanSpec& spec) { return ReadNames(value, spec.columns); }},
    {"key", ReadKey},
    {"where", ReadWhere},
    {"time", [](const JsonValue& value, ScanSpec& spec) { return ReadName(value, spec.time); }},
    {"settle",
     [](const JsonValue& value, ScanSpec& spec) -> Result<void> {
       PAWL_ASSIGN(spec.settle, DurationFromJson(value));
       return {};
     }},
    {"late", ReadLate},
}};

constexpr std::array<ScanField, 4> kPartitionFields{{
    {"where", ReadWhere},
    {"file", ReadFile},
    {"from", [](const JsonValue& value, ScanSpec& spec) { return ReadOffset(value, spec.from); }},
    {"to", [](const JsonValue& value, ScanSpec& spec) { return ReadOffset(value, spec.to); }},
}};

Result<void> ReadScanObject(const JsonValue& object, std::span<const ScanField> fields, ScanSpec& spec) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const auto field = std::ranges::find(fields, key, &ScanField::name);
    if (field == fields.end() || value.IsNull()) return {};
    if (const Result<void> read = field->read(value, spec); !read.ok()) return In(key, read.error());
    return {};
  });
}

}  // namespace

Result<ScanSpec> ParseScanSpec(std::string_view scan, std::string_view partition) {
  ScanSpec spec;
  PAWL_ASSIGN(const JsonValue object, ParseJson(scan));
  PAWL_TRY(ReadScanObject(object, kScanFields, spec));
  if (!partition.empty()) {
    PAWL_ASSIGN(const JsonValue part, ParseJson(partition));
    PAWL_TRY(ReadScanObject(part, kPartitionFields, spec));
  }
  return spec;
}

Result<std::string> RenderKey(const Offset& key) {
  std::string text = RenderOffset(key);
  if (text.size() <= kOffsetBytesMax) return text;
  return Error{ErrorCode::kKeyType, "a document has a key of more than 4,096 bytes", "key"};
}

}  // namespace pawl::source
