// The order of a measurement: fill, warm up, measure some rounds, take the median.
#pragma once

#include <string>

#include "base/result.h"
#include "cli/bench_figures.h"
#include "cli/bench_options.h"

namespace pawl::cli {

struct BenchReport {
  std::string durability;
  BenchFigures figures;
};

// Puts in what was left to us: the queue, how many jobs and connections.
void CompleteBenchOptions(BenchOptions& options);

// `options` are complete.
Result<BenchReport> RunBench(const BenchOptions& options);

}  // namespace pawl::cli
