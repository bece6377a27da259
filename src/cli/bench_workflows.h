// What `pawl bench` measures of workflows, on an engine in this process.
#pragma once

#include "base/result.h"
#include "cli/bench_figures.h"
#include "cli/bench_options.h"
#include "pawl/engine.h"

namespace pawl::cli {

// options.connections callers start workflows, each one after the other, of about options.jobs runs in all, while
// others work on them. A chain has options.width tasks; a fan has one, then one of options.width partitions, then
// another.
Result<BenchFigures> MeasureWorkflows(Engine& engine, const BenchOptions& options);

}  // namespace pawl::cli
