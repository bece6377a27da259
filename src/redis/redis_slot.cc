#include "redis/redis_slot.h"

namespace pawl {
namespace {

// CRC-16/XMODEM.
std::uint16_t Crc16(std::string_view bytes) {
  std::uint16_t crc = 0;
  for (const char byte : bytes) {
    crc = static_cast<std::uint16_t>(crc ^ (static_cast<std::uint8_t>(byte) << 8));
    for (int bit = 0; bit < 8; ++bit) {
      crc = static_cast<std::uint16_t>((crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1);
    }
  }
  return crc;
}

std::string_view HashedPart(std::string_view key) {
  const std::size_t open = key.find('{');
  if (open == std::string_view::npos) return key;
  const std::size_t close = key.find('}', open + 1);
  if (close == std::string_view::npos || close == open + 1) return key;
  return key.substr(open + 1, close - open - 1);
}

}  // namespace

int RedisSlot(std::string_view key) { return Crc16(HashedPart(key)) % kRedisSlots; }

}  // namespace pawl
