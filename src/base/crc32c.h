// CRC-32C (Castagnoli): guards every value on disk against damage.
#pragma once

#include <cstdint>
#include <string_view>

namespace pawl {

// Crc32c(b, Crc32c(a)) is the checksum of a followed by b. Uses the processor's own instruction where it has one.
std::uint32_t Crc32c(std::string_view data, std::uint32_t seed = 0);

// The same by tables alone.
std::uint32_t Crc32cByTable(std::string_view data, std::uint32_t seed = 0);

}  // namespace pawl
