// Two sources of chance. SeededRandom repeats itself for the same seed: rules draw from it, so that deciding again
// gives the same answer. FreshSeed and FillRandom come from the operating system and cannot be guessed.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace pawl {

// xoshiro256**. Its numbers for a seed never change between versions. One thread at a time.
class SeededRandom {
 public:
  explicit SeededRandom(std::uint64_t seed);

  std::uint64_t Next();
  std::uint64_t Below(std::uint64_t n);  // 0 .. n-1, all equally likely; n > 0
  double Unit();                         // [0, 1)

 private:
  std::array<std::uint64_t, 4> state_;
};

// Thread-safe, and cheap: draws from a pool of the thread that is refilled at times. A child process must not use it
// between fork and exec, since it would repeat its parent's numbers.
std::uint64_t FreshSeed();

// Thread-safe.
void FillRandom(std::span<std::uint8_t> bytes);

}  // namespace pawl
