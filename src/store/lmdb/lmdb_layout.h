// The layout of a data file of LMDB 0.9 on a 64-bit machine. All numbers are in the machine's byte order.
//   page   0 number u64 | 8 unused u16 | 10 flags u16 | 12 lower u16, 14 upper u16; of a long value: 12 pages u32
//          16 offsets of entries, u16 each, up to `lower`; the entries lie from `upper` to the end of the page
//   entry  0 size of the value, low and high u16 | 4 flags u16 | 6 size of the key u16 | 8 key, value
//          in a branch the first six bytes are the number of a page, and there is no value
//   head   at the start of each of the first two pages: 0 as a page | 16 magic u32 | 20 version u32 | 40 page size u32
//          40 the free tree, 88 the main tree | 136 last page u64 | 144 transaction u64
//   tree   0 unused u32 | 4 flags u16 | 6 depth u16 | 8 branches, 16 leaves, 24 pages of long values, 32 entries,
//          40 root, u64 each
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace pawl::lmdb_layout {

inline constexpr std::size_t kPageHeadBytes = 16;
inline constexpr std::size_t kPageFlagsAt = 10;
inline constexpr std::size_t kLowerAt = 12;
inline constexpr std::size_t kUpperAt = 14;
inline constexpr std::size_t kLongPagesAt = 12;
inline constexpr std::size_t kEntryHeadBytes = 8;

inline constexpr std::uint16_t kBranch = 0x01;
inline constexpr std::uint16_t kLeaf = 0x02;
inline constexpr std::uint16_t kLongValue = 0x04;
inline constexpr std::uint16_t kHead = 0x08;
inline constexpr std::uint16_t kEntryIsLong = 0x01;
inline constexpr std::uint16_t kEntryIsTree = 0x02;

inline constexpr std::size_t kHeadBytes = 152;
inline constexpr std::size_t kMagicAt = 16;
inline constexpr std::size_t kVersionAt = 20;
inline constexpr std::size_t kPageBytesAt = 40;
inline constexpr std::size_t kFreeTreeAt = 40;
inline constexpr std::size_t kMainTreeAt = 88;
inline constexpr std::size_t kLastPageAt = 136;
inline constexpr std::size_t kTransactionAt = 144;
inline constexpr std::uint32_t kMagic = 0xBEEFC0DE;
inline constexpr std::uint32_t kVersion = 1;

inline constexpr std::size_t kTreeBytes = 48;
inline constexpr std::size_t kRootAt = 40;
inline constexpr std::uint64_t kNoPage = ~std::uint64_t{0};

// The number at this offset; zero if it would reach beyond the end.
template <typename T>
T At(std::string_view bytes, std::size_t at) {
  T value{};
  if (at + sizeof value <= bytes.size()) std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

}  // namespace pawl::lmdb_layout
