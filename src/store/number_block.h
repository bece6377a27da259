// A block of 64 numbers next to each other, with a bit for each that is there, the lowest for the first. Stores keep
// sets of jobs in blocks: jobs that are pushed, handed out or finished together have numbers next to each other, and
// together they cost what one of them would.
#pragma once

#include <bit>
#include <cstdint>

namespace pawl {

struct NumberBlock {
  static constexpr std::uint64_t kNumbers = 64;
  static constexpr std::uint64_t Of(std::uint64_t number) { return number / kNumbers; }  // which block it is in
  static constexpr std::uint64_t Bit(std::uint64_t number) { return std::uint64_t{1} << (number % kNumbers); }

  std::uint64_t block = 0;
  std::uint64_t bits = 0;

  void Add(std::uint64_t number) { bits |= Bit(number); }
  // Of a block that has one at least.
  std::uint64_t first() const { return block * kNumbers + static_cast<std::uint64_t>(std::countr_zero(bits)); }
  std::uint64_t last() const { return (block + 1) * kNumbers - 1 - static_cast<std::uint64_t>(std::countl_zero(bits)); }
  void DropFirst() { bits &= bits - 1; }
  void DropLast() { bits &= ~std::bit_floor(bits); }
};

}  // namespace pawl
