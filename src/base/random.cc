#include "base/random.h"

#include <sys/random.h>

#include <bit>
#include <cerrno>
#include <cstddef>

#include "base/check.h"

namespace pawl {
namespace {

// splitmix64: spreads one number over the whole state, so that near seeds give unlike sequences.
std::uint64_t Split(std::uint64_t& x) {
  x += 0x9E3779B97F4A7C15;
  std::uint64_t z = x;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

struct SeedPool {
  std::array<std::uint64_t, 64> seeds;
  std::size_t left = 0;
};

}  // namespace

SeededRandom::SeededRandom(std::uint64_t seed) {
  for (auto& word : state_) word = Split(seed);
}

std::uint64_t SeededRandom::Next() {
  auto& s = state_;
  const std::uint64_t result = std::rotl(s[1] * 5, 7) * 9;
  const std::uint64_t shifted = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = std::rotl(s[3], 45);
  return result;
}

// The high half of a 128-bit product, drawn again where some results would come up once more often than others.
std::uint64_t SeededRandom::Below(std::uint64_t n) {
  PAWL_CHECK(n > 0, "there is no number below zero");
  const std::uint64_t uneven = (0 - n) % n;
  while (true) {
    const auto product = static_cast<unsigned __int128>(Next()) * n;
    if (static_cast<std::uint64_t>(product) >= uneven) return static_cast<std::uint64_t>(product >> 64);
  }
}

double SeededRandom::Unit() { return static_cast<double>(Next() >> 11) * 0x1.0p-53; }

std::uint64_t FreshSeed() {
  thread_local SeedPool pool;
  if (pool.left == 0) {
    FillRandom({reinterpret_cast<std::uint8_t*>(pool.seeds.data()), sizeof(pool.seeds)});
    pool.left = pool.seeds.size();
  }
  std::uint64_t& slot = pool.seeds[--pool.left];
  const std::uint64_t seed = slot;
  slot = 0;  // what was handed out is not left in memory
  return seed;
}

void FillRandom(std::span<std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    PAWL_CHECK(got > 0, "the system's random source failed");
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
}

}  // namespace pawl
