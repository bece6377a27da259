#include "base/uuid.h"

#include <array>

#include "base/check.h"
#include "base/random.h"

namespace pawl {
namespace {

constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::array<std::size_t, 4> kHyphens{8, 13, 18, 23};
constexpr std::size_t kIdLength = 36;

int HexValue(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

bool IsHyphenPlace(std::size_t i) {
  return i == kHyphens[0] || i == kHyphens[1] || i == kHyphens[2] || i == kHyphens[3];
}

}  // namespace

std::string MakeJobId(WallTime created, std::uint64_t seq, std::uint64_t seed) {
  PAWL_CHECK(seq < kSeqEnd, "a seq has 44 bits");
  const std::uint64_t chance = SeededRandom(seed).Next();
  const auto ms = static_cast<std::uint64_t>(ToMillis(created));
  const std::uint64_t high = ms << 16 | 0x7000 | (chance >> 52);
  const std::uint64_t low = std::uint64_t{1} << 63 | seq << 18 | (chance & 0x3FFFF);
  std::string id(kIdLength, '-');
  int nibble = 0;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    if (IsHyphenPlace(i)) continue;
    const std::uint64_t half = nibble < 16 ? high : low;
    id[i] = kHex[(half >> (60 - 4 * (nibble % 16))) & 15];
    ++nibble;
  }
  return id;
}

std::optional<std::uint64_t> SeqOfJobId(std::string_view id) {
  if (id.size() != kIdLength) return std::nullopt;
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    if (IsHyphenPlace(i)) {
      if (id[i] != '-') return std::nullopt;
      continue;
    }
    const int value = HexValue(id[i]);
    if (value < 0) return std::nullopt;
    high = high << 4 | low >> 60;
    low = low << 4 | static_cast<std::uint64_t>(value);
  }
  if ((high >> 12 & 15) != 7 || low >> 62 != 2) return std::nullopt;
  return low >> 18 & (kSeqEnd - 1);
}

std::string ToHex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::uint8_t byte : bytes) {
    text += kHex[byte >> 4];
    text += kHex[byte & 15];
  }
  return text;
}

bool FromHex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != bytes.size() * 2) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const int high = HexValue(text[2 * i]);
    const int low = HexValue(text[2 * i + 1]);
    if (high < 0 || low < 0) return false;
    bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
  }
  return true;
}

}  // namespace pawl
