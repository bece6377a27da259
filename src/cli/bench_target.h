// Where the load of `pawl bench` goes: a server over HTTP, or an engine in this process. Used by one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/latencies.h"
#include "base/result.h"
#include "cli/bench_options.h"
#include "cli/bench_work.h"
#include "pawl/engine.h"

namespace pawl::cli {

class BenchTarget {
 public:
  virtual ~BenchTarget() = default;

  // Does the plan, and returns when all of it is done.
  virtual Result<BenchTimes> Run(const BenchPlan& plan) = 0;

  // Single calls, one after the other. What takes so long: from the sending of a push until a claim that was waiting
  // for it is answered; a page of the queue's jobs.
  virtual Result<Latencies> HandOver(std::size_t count) = 0;
  virtual Result<Latencies> ListPages(std::size_t count) = 0;

  // Of the store, since the engine was opened; nothing if it does not say.
  virtual Result<std::optional<double>> Writes() = 0;
  // Completed jobs of the queue that are still kept.
  virtual Result<std::uint64_t> Kept() = 0;
  virtual Result<std::string> Durability() = 0;
  // The engine in this process; fails if there is none.
  virtual Result<Engine*> InProcess() = 0;
};

// `options.queue` is set.
Result<std::unique_ptr<BenchTarget>> OpenHttpTarget(const BenchOptions& options);
Result<std::unique_ptr<BenchTarget>> OpenEmbeddedTarget(const BenchOptions& options);

}  // namespace pawl::cli
