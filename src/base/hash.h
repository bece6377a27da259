// Hash128 names a text of any length in 16 bytes, so that groups and unique keys fit into fixed-width keys. It is
// stored on disk: HashBytes must give the same for ever.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>

namespace pawl {

struct Hash128 {
  std::array<std::uint8_t, 16> bytes{};  // all zero stands for "none"

  auto operator<=>(const Hash128&) const = default;  // NOLINT(modernize-use-nullptr): a fault of the check
  // Two words instead of a call of memcmp, for tables that compare many.
  bool operator==(const Hash128& other) const {
    std::array<std::uint64_t, 2> mine;
    std::array<std::uint64_t, 2> others;
    std::memcpy(mine.data(), bytes.data(), sizeof mine);
    std::memcpy(others.data(), other.bytes.data(), sizeof others);
    return ((mine[0] ^ others[0]) | (mine[1] ^ others[1])) == 0;
  }
};

// The first 16 bytes of SHA-256: nobody can find two texts with the same hash on purpose. Never all zero. Thread-safe.
Hash128 HashBytes(std::string_view text);

}  // namespace pawl

template <>
struct std::hash<pawl::Hash128> {
  std::size_t operator()(const pawl::Hash128& key) const noexcept {
    std::size_t value = 0;
    std::memcpy(&value, key.bytes.data(), sizeof(value));
    return value;
  }
};
