#include "source/postgres/postgres_keys.h"

#include <array>
#include <charconv>
#include <span>
#include <utility>

#include "base/json_reader.h"
#include "base/wall_format.h"

namespace pawl::source {
namespace {

// The numbers of built-in types are a part of PostgreSQL's protocol (catalog/pg_type.dat).
struct KeyType {
  Oid type;
  PostgresKeyKind kind;
};
constexpr std::array<KeyType, 13> kKeyTypes{{
    {21, PostgresKeyKind::kInt},          // int2
    {23, PostgresKeyKind::kInt},          // int4
    {20, PostgresKeyKind::kInt},          // int8
    {1700, PostgresKeyKind::kDecimal},    // numeric
    {25, PostgresKeyKind::kText},         // text
    {1043, PostgresKeyKind::kText},       // varchar
    {1042, PostgresKeyKind::kText},       // bpchar
    {19, PostgresKeyKind::kText},         // name
    {1082, PostgresKeyKind::kDate},       // date
    {1114, PostgresKeyKind::kTimestamp},  // timestamp
    {1184, PostgresKeyKind::kTimestamp},  // timestamptz
    {2950, PostgresKeyKind::kUuid},       // uuid
    {17, PostgresKeyKind::kBytes},        // bytea
}};

std::string_view KindText(PostgresKeyKind kind) {
  switch (kind) {
    case PostgresKeyKind::kInt:
      return "a whole number";
    case PostgresKeyKind::kDecimal:
      return "a decimal";
    case PostgresKeyKind::kText:
      return "text";
    case PostgresKeyKind::kDate:
      return "a date";
    case PostgresKeyKind::kTimestamp:
      return "a time, as text or date";
    case PostgresKeyKind::kUuid:
      return "a UUID";
    case PostgresKeyKind::kBytes:
      return "bytes";
  }
  return "";
}

Error NoPlace(const PostgresKeyColumn& column, std::string_view text) {
  return {ErrorCode::kKeyType, "the value '" + std::string(text) + "' of the key column '" + column.name +
                                   "' cannot be an offset; every key must be " + std::string(KindText(column.kind))};
}

// "\x00ff"
std::optional<std::string> BytesOfHex(std::string_view text) {
  if (!text.starts_with("\\x") || text.size() % 2 != 0) return std::nullopt;
  std::string bytes((text.size() - 2) / 2, '\0');
  if (!FromHex(text.substr(2), {reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size()})) return std::nullopt;
  return bytes;
}

std::string HexOfBytes(std::string_view bytes) {
  return "\\x" + ToHex({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

Result<Offset> ColumnFromText(const PostgresKeyColumn& column, const std::string& text) {
  switch (column.kind) {
    case PostgresKeyKind::kInt: {
      std::int64_t value = 0;
      const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
      if (read.ec == std::errc() && read.ptr == text.data() + text.size()) return Offset{value};
      break;
    }
    case PostgresKeyKind::kDecimal: {
      const auto number = ParseJson(text);  // not of NaN and Infinity
      const auto decimal = number.ok() ? ReadDecimal(text) : std::nullopt;
      if (decimal) return Offset{*decimal};
      break;
    }
    case PostgresKeyKind::kText:
    case PostgresKeyKind::kTimestamp:
      return Offset{text};
    case PostgresKeyKind::kDate: {
      // A date before the year 1 ends in BC, and one after 9999 has more digits.
      const auto time = text.size() == 10 ? ParseTime(text + "T00:00:00Z") : Result<WallTime>(NoPlace(column, text));
      if (time.ok()) return Offset{*time};
      break;
    }
    case PostgresKeyKind::kUuid:
      if (const auto uuid = ParseUuid(text)) return Offset{*uuid};
      break;
    case PostgresKeyKind::kBytes:
      if (auto bytes = BytesOfHex(text)) return Offset{Binary{.sub_type = 0, .bytes = *std::move(bytes)}};
      break;
  }
  return NoPlace(column, text);
}

std::optional<std::string> ColumnText(PostgresKeyKind kind, const Offset& offset) {
  const auto* time = std::get_if<WallTime>(&offset.value);
  const auto* text = std::get_if<std::string>(&offset.value);
  const auto* whole = std::get_if<std::int64_t>(&offset.value);
  switch (kind) {
    case PostgresKeyKind::kDecimal:
      if (const auto* decimal = std::get_if<Decimal>(&offset.value)) {
        std::string number;
        AppendDecimal(number, *decimal);
        return number;
      }
      [[fallthrough]];
    case PostgresKeyKind::kInt:
      return whole == nullptr ? std::nullopt : std::optional(std::to_string(*whole));
    case PostgresKeyKind::kTimestamp:
      if (time != nullptr) return FormatTime(*time);
      [[fallthrough]];
    case PostgresKeyKind::kText:
      // A parameter ends at its first zero byte, which no text of PostgreSQL has.
      if (text == nullptr || text->find('\0') != std::string::npos) return std::nullopt;
      return *text;
    case PostgresKeyKind::kDate:
      return time == nullptr ? std::nullopt : std::optional(FormatTime(*time).substr(0, sizeof("2026-11-17") - 1));
    case PostgresKeyKind::kUuid:
      if (const auto* uuid = std::get_if<Uuid>(&offset.value)) return FormatUuid(*uuid);
      return std::nullopt;
    case PostgresKeyKind::kBytes:
      if (const auto* binary = std::get_if<Binary>(&offset.value)) return HexOfBytes(binary->bytes);
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<PostgresKeyKind> KeyKindOf(Oid type) {
  for (const KeyType& known : kKeyTypes) {
    if (known.type == type) return known.kind;
  }
  return std::nullopt;
}

Result<Offset> KeyFromTexts(const std::vector<PostgresKeyColumn>& columns, const std::vector<std::string>& texts) {
  std::vector<Offset> elements;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    PAWL_ASSIGN(elements.emplace_back(), ColumnFromText(columns[i], texts[i]));
  }
  return elements.size() == 1 ? std::move(elements.front()) : Offset{std::move(elements)};
}

Result<std::vector<std::string>> KeyTexts(const std::vector<PostgresKeyColumn>& columns, const Offset& offset) {
  const auto* list = std::get_if<std::vector<Offset>>(&offset.value);
  const std::span<const Offset> elements = list == nullptr ? std::span(&offset, 1) : std::span(*list);
  if (elements.size() != columns.size()) {
    return Error{ErrorCode::kKeyType, "the key has " + std::to_string(columns.size()) + " columns, and the offset " +
                                          std::to_string(elements.size())};
  }
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    auto text = ColumnText(columns[i].kind, elements[i]);
    if (!text) {
      return Error{ErrorCode::kKeyType, "the key column '" + columns[i].name + "' is " +
                                            std::string(KindText(columns[i].kind)) + ", and the offset " +
                                            std::string(KindName(elements[i]))};
    }
    texts.push_back(*std::move(text));
  }
  return texts;
}

}  // namespace pawl::source
