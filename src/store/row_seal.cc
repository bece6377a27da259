#include "store/row_seal.h"

#include <cstdint>
#include <cstring>

#include "base/crc32c.h"

namespace pawl {
namespace {

std::uint32_t SealOf(Table table, std::string_view key, std::string_view value) {
  return Crc32c(value, Crc32c(key, static_cast<std::uint32_t>(table) + 1));
}

}  // namespace

std::string Sealed(Table table, std::string_view key, std::string value) {
  const std::uint32_t seal = SealOf(table, key, value);
  value.append(reinterpret_cast<const char*>(&seal), sizeof seal);
  return value;
}

std::optional<std::string_view> Unsealed(Table table, std::string_view key, std::string_view row, std::size_t bytes) {
  if (row.size() == bytes) return row;
  std::uint32_t seal = 0;
  if (row.size() != bytes + sizeof seal) return std::nullopt;
  std::memcpy(&seal, row.data() + bytes, sizeof seal);
  const std::string_view value = row.substr(0, bytes);
  return seal == SealOf(table, key, value) ? std::optional(value) : std::nullopt;
}

}  // namespace pawl
