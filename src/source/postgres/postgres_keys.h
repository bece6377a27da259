// The columns of a key, between the text that PostgreSQL writes and reads and the offset of a partition.
//
//   smallint, integer, bigint   a whole number         date                        a date
//   numeric                     a decimal              timestamp, timestamptz      text, to the microsecond
//   text, varchar, char, name   text                   uuid, bytea                 a UUID, bytes
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/offset.h"
#include "source/postgres/postgres_connection.h"

namespace pawl::source {

enum class PostgresKeyKind : std::uint8_t { kInt, kDecimal, kText, kDate, kTimestamp, kUuid, kBytes };

struct PostgresKeyColumn {
  std::string name;
  Oid type = 0;
  PostgresKeyKind kind = PostgresKeyKind::kInt;
};

// Nothing for types whose values have no exact text or no order of their own, such as double precision and jsonb.
std::optional<PostgresKeyKind> KeyKindOf(Oid type);

// The key with these texts, one a column. Fails with kKeyType if one of them is no offset (infinity, NaN, a year BC).
Result<Offset> KeyFromTexts(const std::vector<PostgresKeyColumn>& columns, const std::vector<std::string>& texts);

// The other way. Fails with kKeyType if the offset is of other kinds than the columns.
Result<std::vector<std::string>> KeyTexts(const std::vector<PostgresKeyColumn>& columns, const Offset& offset);

}  // namespace pawl::source
