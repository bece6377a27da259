#include "base/uuid.h"

#include <array>

#include "base/check.h"
#include "base/random.h"

namespace pawl {
namespace {

constexpr std::string_view kHex = "0123456789abcdef";
constexpr std::array<std::size_t, 4> kHyphens{8, 13, 18, 23};
constexpr std::size_t kIdLength = 36;

constexpr std::array<std::int8_t, 256> kHexValues = [] {
  std::array<std::int8_t, 256> values{};
  values.fill(-1);
  for (std::size_t i = 0; i < kHex.size(); ++i)
    values[static_cast<unsigned char>(kHex[i])] = static_cast<std::int8_t>(i);
  return values;
}();

int HexValue(char c) { return kHexValues[static_cast<unsigned char>(c)]; }

bool IsHyphenPlace(std::size_t i) {
  return i == kHyphens[0] || i == kHyphens[1] || i == kHyphens[2] || i == kHyphens[3];
}

}  // namespace

std::string FormatUuid(const Uuid& uuid) {
  std::string text(kIdLength, '-');
  unsigned shift = 64;
  std::uint64_t half = uuid.high;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    if (IsHyphenPlace(i)) continue;
    if (shift == 0) {
      half = uuid.low;
      shift = 64;
    }
    shift -= 4;
    text[i] = kHex[half >> shift & 15];
  }
  return text;
}

std::optional<Uuid> ParseUuid(std::string_view text) {
  if (text.size() != kIdLength) return std::nullopt;
  Uuid uuid;
  for (std::size_t i = 0; i < kIdLength; ++i) {
    if (IsHyphenPlace(i)) {
      if (text[i] != '-') return std::nullopt;
      continue;
    }
    const int value = HexValue(text[i]);
    if (value < 0) return std::nullopt;
    uuid.high = uuid.high << 4 | uuid.low >> 60;
    uuid.low = uuid.low << 4 | static_cast<std::uint64_t>(value);
  }
  return uuid;
}

std::string MakeJobId(WallTime created, std::uint64_t seq, std::uint64_t seed) {
  PAWL_CHECK(seq < kSeqEnd, "a seq has 44 bits");
  const std::uint64_t chance = SeededRandom(seed).Next();
  const auto ms = static_cast<std::uint64_t>(ToMillis(created));
  return FormatUuid({ms << 16 | 0x7000 | (chance >> 52), std::uint64_t{1} << 63 | seq << 18 | (chance & 0x3FFFF)});
}

std::optional<std::uint64_t> SeqOfJobId(std::string_view id) {
  const auto uuid = ParseUuid(id);
  if (!uuid || (uuid->high >> 12 & 15) != 7 || uuid->low >> 62 != 2) return std::nullopt;
  return uuid->low >> 18 & (kSeqEnd - 1);
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
