// A Key is a short byte string built from fixed-width parts, so that keys of different parts can never be equal and
// numbers sort as numbers (big endian). No heap.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/check.h"
#include "base/hash.h"

namespace pawl {

// A priority as a part of a key: the highest sorts first. Its own inverse.
inline std::uint8_t Descending(std::uint8_t priority) { return static_cast<std::uint8_t>(255 - priority); }

class Key {
 public:
  static constexpr std::size_t kMaxBytes = 63;

  Key() = default;

  Key& U8(std::uint8_t value) { return Append(&value, 1); }
  Key& U32(std::uint32_t value) { return BigEndian(value); }
  Key& U64(std::uint64_t value) { return BigEndian(value); }
  // Signed times sort too: the sign bit is flipped.
  Key& Time(std::int64_t ms) { return U64(static_cast<std::uint64_t>(ms) ^ (1ULL << 63U)); }
  Key& Hash(const Hash128& hash) { return Append(hash.bytes.data(), hash.bytes.size()); }
  Key& Bytes(std::string_view bytes) { return Append(bytes.data(), bytes.size()); }

  std::string_view view() const { return {data_.data(), size_}; }
  operator std::string_view() const { return view(); }  // NOLINT(google-explicit-constructor)
  bool operator==(const Key& other) const { return view() == other.view(); }

 private:
  template <typename T>
  Key& BigEndian(T value) {
    std::array<std::uint8_t, sizeof(T)> bytes;
    for (std::size_t i = sizeof(T); i-- > 0;) {
      bytes[i] = static_cast<std::uint8_t>(value);
      value = static_cast<T>(value >> 8U);
    }
    return Append(bytes.data(), bytes.size());
  }
  Key& Append(const void* bytes, std::size_t n) {
    PAWL_CHECK(size_ + n <= kMaxBytes, "a key is too long");
    if (n > 0) std::memcpy(data_.data() + size_, bytes, n);  // an empty view may have no address
    size_ = static_cast<std::uint8_t>(size_ + n);
    return *this;
  }

  std::array<char, kMaxBytes> data_;
  std::uint8_t size_ = 0;
};

// Reads what Key wrote, from the front. Only for keys of our own tables, whose widths are known.
class KeyReader {
 public:
  explicit KeyReader(std::string_view bytes) : bytes_(bytes) {}

  std::uint8_t U8() { return static_cast<std::uint8_t>(Number(1)); }
  std::uint32_t U32() { return static_cast<std::uint32_t>(Number(4)); }
  std::uint64_t U64() { return Number(8); }
  std::int64_t Time() { return static_cast<std::int64_t>(Number(8) ^ (1ULL << 63U)); }
  Hash128 Hash() {
    Hash128 hash;
    const std::string_view part = Take(hash.bytes.size());
    if (part.size() == hash.bytes.size()) std::memcpy(hash.bytes.data(), part.data(), part.size());
    return hash;
  }
  std::string_view Rest() { return Take(bytes_.size()); }
  bool ok() const { return ok_; }

 private:
  std::string_view Take(std::size_t n) {
    if (bytes_.size() < n) {
      ok_ = false;
      n = bytes_.size();
    }
    const std::string_view part = bytes_.substr(0, n);
    bytes_.remove_prefix(n);
    return part;
  }
  std::uint64_t Number(std::size_t n) {
    std::uint64_t value = 0;
    for (const char c : Take(n)) value = (value << 8U) | static_cast<std::uint8_t>(c);
    return value;
  }

  std::string_view bytes_;
  bool ok_ = true;
};

}  // namespace pawl
