// Histogram counts spans of time by their length, as Prometheus wants them: from 1 ms to 1 h. A value, without a lock.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace pawl {

struct Histogram {
  static constexpr std::array<std::int64_t, 18> kBoundsMs = {
      1, 2, 5, 10, 20, 50, 100, 250, 500, 1'000, 2'500, 5'000, 10'000, 30'000, 60'000, 300'000, 900'000, 3'600'000};

  std::array<std::uint64_t, kBoundsMs.size() + 1> counts{};  // each by itself; the last: above all bounds
  std::chrono::microseconds sum{0};

  void Add(std::chrono::microseconds span);
  void Add(const Histogram& other);
};

}  // namespace pawl
