// The bytes of `pawl bench` on the wire: requests made with as little work as can be, and answers scanned for just what
// the next request needs. Load and server share the processor, so what is saved here is given to the server.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/random.h"
#include "base/result.h"
#include "cli/bench_work.h"

namespace pawl::cli {

// JSON of exactly `bytes` bytes (at least 2), shaped like a small message.
std::string BenchPayload(std::size_t bytes);

// An id as a client would make one: 128 random bits.
std::string BenchId(SeededRandom& random);

struct BenchRequestOptions {
  std::string host;   // "127.0.0.1:7171"
  std::string token;  // empty: none
  std::string queue;
  std::size_t batch = 1;
  std::size_t payload_bytes = 200;
  std::optional<Millis> retention = {};
  bool client_ids = false;
  bool single = false;  // the calls for one job instead of those for many
};

// Each call appends one request to `out`.
class BenchRequests {
 public:
  explicit BenchRequests(BenchRequestOptions options);

  void Push(std::size_t count, std::string& out);
  void Claim(std::size_t count, Millis wait, std::string& out) const;
  void Complete(std::span<const BenchRun> runs, std::string& out) const;
  void Get(std::string_view path, std::string& out) const;

  const std::string& queue() const { return options_.queue; }

 private:
  std::string PushBody(std::size_t count);
  void Post(std::string_view path, std::string_view body, std::string& out) const;

  const BenchRequestOptions options_;
  SeededRandom random_;
  std::string job_;            // one job of a push, without its closing brace
  std::string headers_;        // what every request says
  std::string push_of_batch_;  // a whole request; empty with ids of our own, which are never the same
};

struct BenchResponse {
  int status = 0;
  std::string_view body = {};
  std::size_t bytes = 0;  // of the whole response on the wire
};

// The first response in `bytes`, whose views point into them; nothing while it is incomplete.
Result<std::optional<BenchResponse>> CutResponse(std::string_view bytes);

// Appends the jobs of a claim's answer to `runs`.
Result<void> ScanClaimed(std::string_view body, std::vector<BenchRun>& runs);

// Fails if the answer to the step says that something was not done.
Result<void> CheckBenchAnswer(BenchStep step, const BenchResponse& response);

// The value of the first sample of `name` in a text of Prometheus, whatever its labels.
std::optional<double> MetricValue(std::string_view metrics, std::string_view name);

}  // namespace pawl::cli
