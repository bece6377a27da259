// A load generator for beanstalkd, the peer that Pawl's speed is measured against. It speaks the text protocol over raw
// non-blocking sockets from one thread, so that on a small machine nearly all of the processor is left to the server.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/latencies.h"
#include "base/result.h"

namespace pawl::bench {

struct BeanstalkdLoad {
  std::uint16_t port = 11300;  // on 127.0.0.1; the server must hold no other jobs
  std::size_t connections = 1;
  std::size_t pipeline = 100;  // commands sent at once: as many puts, then reserves, then deletes
  std::size_t jobs = 100'000;  // lifecycles in all
  std::size_t payload_bytes = 200;
};

// A command's latency runs from the moment its pipeline was sent to the moment its own reply was read.
struct BeanstalkdFigures {
  double lifecycles_per_second = 0;
  Latencies put;
  Latencies reserve;
  Latencies remove;
};

// Puts, reserves and deletes `load.jobs` jobs. Each connection goes through the three steps in turn and never has more
// than `load.pipeline` commands unanswered.
Result<BeanstalkdFigures> RunBeanstalkd(const BeanstalkdLoad& load);

struct BeanstalkdReply {
  enum class Kind : std::uint8_t { kInserted, kReserved, kDeleted };
  Kind kind = Kind::kDeleted;
  std::uint64_t id = 0;        // of kInserted and kReserved
  std::string_view body = {};  // of kReserved
  std::size_t bytes = 0;       // length of the whole reply on the wire
};

// The first reply in `bytes`, whose views point into them; nothing while it is incomplete. Any reply but the three
// expected ones is an error.
Result<std::optional<BeanstalkdReply>> ParseBeanstalkdReply(std::string_view bytes);

}  // namespace pawl::bench
