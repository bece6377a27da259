// A checksum behind a small value that stands in no frame (envelope.h): CRC32C of the table, the key and the value, so
// that a value is not taken for that of another key either. Rows that were written before there were seals have none,
// and get one when they are next written.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "store/kv.h"

namespace pawl {

inline constexpr std::size_t kSealBytes = 4;

std::string Sealed(Table table, std::string_view key, std::string value);

// The value of a row that is `bytes` long without its seal; nothing if the row has another length, or its seal is
// wrong.
std::optional<std::string_view> Unsealed(Table table, std::string_view key, std::string_view row, std::size_t bytes);

}  // namespace pawl
