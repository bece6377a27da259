// A load for job servers that are spoken to by lines of text. It runs on one thread with raw non-blocking sockets, so
// that on a small machine nearly all of the processor is left to the server; what is said is the business of a
// WireProtocol.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

#include "base/latencies.h"
#include "base/result.h"
#include "bench/wire_protocol.h"

namespace pawl::bench {

enum class WireShape : std::uint8_t {
  kTurns,   // every connection pushes, claims, finishes, in turn
  kHalves,  // one half of the connections pushes, the other claims and finishes
};

struct WireLoad {
  std::uint16_t port = 0;  // on 127.0.0.1; the server must hold no other jobs
  WireShape shape = WireShape::kTurns;
  std::size_t connections = 1;
  std::size_t at_once = 100;     // jobs of a step that a connection sends together
  std::size_t jobs = 100'000;    // lifecycles in all
  std::size_t warm_up_jobs = 0;  // that go before, unmeasured
};

// The latency of a command runs from the moment its step was sent to the moment its own reply was read.
struct WireFigures {
  double lifecycles_per_second = 0;
  std::chrono::duration<double, std::micro> load_each{};  // processor time of the load for one lifecycle
  std::array<Latencies, 3> steps;                         // by WireStep

  Latencies& Of(WireStep step) { return steps[static_cast<std::size_t>(step)]; }
  const Latencies& Of(WireStep step) const { return steps[static_cast<std::size_t>(step)]; }
};

// Pushes, claims and finishes `load.jobs` jobs. A connection never has more than `load.at_once` jobs unanswered. All
// jobs that were pushed have been finished when it returns.
Result<WireFigures> RunWireLoad(const WireLoad& load, WireProtocol& protocol);

}  // namespace pawl::bench
