#include "base/crc32c.h"

#include <array>
#include <cstddef>
#include <cstring>

#if defined(__x86_64__)
#include <nmmintrin.h>
#endif

namespace pawl {
namespace {

using Tables = std::array<std::array<std::uint32_t, 256>, 8>;

// Table k holds what a byte does to the checksum k bytes further on, so that eight bytes need no chain of lookups.
constexpr Tables MakeTables() {
  constexpr std::uint32_t kPolynomial = 0x82F63B78;  // reflected
  Tables tables{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? kPolynomial : 0);
    tables[0][byte] = crc;
  }
  for (std::size_t k = 1; k < tables.size(); ++k) {
    for (std::size_t byte = 0; byte < 256; ++byte) {
      const std::uint32_t before = tables[k - 1][byte];
      tables[k][byte] = (before >> 8) ^ tables[0][before & 0xFF];
    }
  }
  return tables;
}

constexpr Tables kTables = MakeTables();

#if defined(__x86_64__)
__attribute__((target("sse4.2"))) std::uint32_t ByInstruction(std::string_view data, std::uint32_t seed) {
  std::uint64_t crc = ~seed;
  const char* p = data.data();
  std::size_t left = data.size();
  for (; left >= 8; left -= 8, p += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, p, sizeof(word));
    crc = _mm_crc32_u64(crc, word);
  }
  auto crc32 = static_cast<std::uint32_t>(crc);
  if (left >= 4) {
    std::uint32_t word = 0;
    std::memcpy(&word, p, sizeof(word));
    crc32 = _mm_crc32_u32(crc32, word);
    left -= 4;
    p += 4;
  }
  for (; left > 0; --left, ++p) crc32 = _mm_crc32_u8(crc32, static_cast<std::uint8_t>(*p));
  return ~crc32;
}
#endif

using Function = std::uint32_t (*)(std::string_view, std::uint32_t);

Function Choose() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("sse4.2")) return ByInstruction;
#endif
  return Crc32cByTable;
}

}  // namespace

std::uint32_t Crc32c(std::string_view data, std::uint32_t seed) {
  static const Function chosen = Choose();
  return chosen(data, seed);
}

std::uint32_t Crc32cByTable(std::string_view data, std::uint32_t seed) {
  std::uint32_t crc = ~seed;
  const char* p = data.data();
  std::size_t left = data.size();
  for (; left >= 8; left -= 8, p += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, p, sizeof(word));
    word ^= crc;
    crc = 0;
    for (std::size_t i = 0; i < 8; ++i) crc ^= kTables[7 - i][(word >> (8 * i)) & 0xFF];
  }
  for (; left > 0; --left, ++p) crc = (crc >> 8) ^ kTables[0][(crc ^ static_cast<std::uint8_t>(*p)) & 0xFF];
  return ~crc;
}

}  // namespace pawl
