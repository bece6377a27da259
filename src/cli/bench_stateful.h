// What `pawl bench` measures of stateful jobs, on an engine in this process.
#pragma once

#include "base/result.h"
#include "cli/bench_figures.h"
#include "cli/bench_options.h"
#include "pawl/engine.h"

namespace pawl::cli {

// options.pairs parents and children send each other messages over ports, options.jobs in all.
Result<BenchFigures> MeasurePingPong(Engine& engine, const BenchOptions& options);
// A parent starts options.jobs children, each writes one value, and the parent reads them all.
Result<BenchFigures> MeasureTree(Engine& engine, const BenchOptions& options);
// Claims of a job with 10 values on a port, and of one with options.jobs.
Result<BenchFigures> MeasurePort(Engine& engine, const BenchOptions& options);

}  // namespace pawl::cli
