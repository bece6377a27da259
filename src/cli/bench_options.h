// What `pawl bench` was asked to measure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/clock.h"

namespace pawl::cli {

enum class BenchMode : std::uint8_t {
  kBatch,     // push, claim, complete, a batch of jobs in each call
  kSingle,    // the same, one job in each call
  kSteps,     // all pushes, then all claims, then all completions: the speed of each by itself
  kHandover,  // a pushed job reaches a claim that waits
  kList,      // a page of jobs
  kPingPong,  // pairs of stateful jobs send each other messages
  kTree,      // a job starts children and reads what they write
  kPort,      // a claim of a job with many values on a port
  kDrain,     // claim and complete jobs that are in the queue
  kChain,     // workflows of tasks one after the other
  kFan,       // workflows of one task, one with many partitions, and one more
};

struct BenchOptions {
  std::string url = "http://127.0.0.1:7171";
  std::string token = {};
  std::string in_process = {};  // a data directory or a URL of Redis; empty: the server at `url`
  bool fsync = true;            // in-process only

  bool OnRedis() const { return in_process.find("://") != std::string::npos; }

  BenchMode mode = BenchMode::kBatch;
  std::size_t batch = 100;
  std::size_t in_flight = 4;    // batches
  std::size_t connections = 0;  // 0: as many as batches in flight; 64 with one job in each call
  std::size_t jobs = 0;         // a round; 0: what suits the mode
  std::size_t payload_bytes = 200;
  std::optional<Millis> retention = {};
  bool client_ids = false;
  std::size_t fill = 0;    // jobs pushed before, that stay waiting
  std::size_t pairs = 64;  // of kPingPong
  std::size_t width = 0;   // tasks of kChain, partitions of kFan; 0: what is usual
  std::string queue = {};  // empty: a new one
  std::size_t rounds = 3;
  bool json = false;
};

}  // namespace pawl::cli
