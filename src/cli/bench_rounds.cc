#include "cli/bench_rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/random.h"
#include "cli/bench_stateful.h"
#include "cli/bench_target.h"
#include "cli/bench_workflows.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kFillBatch = 100;
constexpr std::size_t kFillInFlight = 8;

std::size_t UsualJobs(BenchMode mode) {
  switch (mode) {
    case BenchMode::kBatch:
    case BenchMode::kSteps:
      return 200'000;
    case BenchMode::kSingle:
      return 50'000;
    case BenchMode::kHandover:
      return 2'000;
    case BenchMode::kPingPong:
      return 200'000;
    case BenchMode::kTree:
      return 10'000;
    case BenchMode::kPort:
      return 1'000'000;
    case BenchMode::kChain:
    case BenchMode::kFan:
      return 100'000;
    case BenchMode::kDrain:
    case BenchMode::kList:
      break;
  }
  return 1'000;
}

Result<std::unique_ptr<BenchTarget>> OpenTarget(const BenchOptions& options) {
  return options.in_process.empty() ? OpenHttpTarget(options) : OpenEmbeddedTarget(options);
}

BenchPlan PlanOf(const BenchOptions& options) {
  BenchPlan plan;
  plan.jobs = options.jobs;
  plan.batch = options.batch;
  plan.in_flight = options.in_flight;
  return plan;
}

double PerSecond(std::size_t jobs, double seconds) { return static_cast<double>(jobs) / seconds; }

// Pushes jobs that nobody claims. Always in batches, whatever is measured afterwards.
Result<void> Fill(const BenchOptions& options) {
  BenchOptions fill = options;
  fill.mode = BenchMode::kBatch;
  fill.jobs = options.fill;
  fill.batch = kFillBatch;
  fill.in_flight = fill.connections = kFillInFlight;
  fill.retention = std::nullopt;
  PAWL_ASSIGN(const std::unique_ptr<BenchTarget> target, OpenTarget(fill));
  BenchPlan plan = PlanOf(fill);
  plan.last = BenchStep::kPush;
  PAWL_TRY(target->Run(plan));
  return {};
}

Result<BenchFigures> MeasureLifecycles(BenchTarget& target, const BenchOptions& options) {
  BenchPlan plan = PlanOf(options);
  if (options.mode == BenchMode::kDrain) plan.first = BenchStep::kClaim;
  PAWL_ASSIGN(const std::optional<double> writes_before, target.Writes());
  PAWL_ASSIGN(BenchTimes times, target.Run(plan));
  BenchFigures figures;
  figures.rank = PerSecond(options.jobs, times.seconds);
  figures.numbers.push_back({"lifecycles_per_s", "lifecycles/s", figures.rank});
  if (options.retention) {
    PAWL_ASSIGN(const std::uint64_t kept, target.Kept());
    figures.numbers.push_back({"kept", "completed, not swept yet", static_cast<double>(kept)});
  }
  PAWL_ASSIGN(const std::optional<double> writes, target.Writes());
  if (writes && writes_before) {
    const double each = (*writes - *writes_before) / static_cast<double>(options.jobs);
    figures.numbers.push_back({"writes_per_lifecycle", "writes a lifecycle", each});
  }
  if (plan.first == BenchStep::kPush) figures.calls.push_back({"push", std::move(times.push)});
  figures.calls.push_back({"claim", std::move(times.claim)});
  figures.calls.push_back({"complete", std::move(times.complete)});
  return figures;
}

// One step for all jobs before the next begins.
Result<BenchFigures> MeasureSteps(BenchTarget& target, const BenchOptions& options) {
  BenchFigures figures;
  BenchPlan plan = PlanOf(options);
  plan.first = plan.last = BenchStep::kPush;
  PAWL_ASSIGN(BenchTimes push, target.Run(plan));
  plan.first = plan.last = BenchStep::kClaim;
  PAWL_ASSIGN(BenchTimes claim, target.Run(plan));
  plan.first = plan.last = BenchStep::kComplete;
  PAWL_ASSIGN(BenchTimes complete, target.Run(plan));
  figures.rank = PerSecond(options.jobs, push.seconds + claim.seconds + complete.seconds);
  figures.numbers = {{"push_per_s", "pushes/s", PerSecond(options.jobs, push.seconds)},
                     {"claim_per_s", "claims/s", PerSecond(options.jobs, claim.seconds)},
                     {"complete_per_s", "completions/s", PerSecond(options.jobs, complete.seconds)}};
  figures.calls.push_back({"push", std::move(push.push)});
  figures.calls.push_back({"claim", std::move(claim.claim)});
  figures.calls.push_back({"complete", std::move(complete.complete)});
  return figures;
}

Result<BenchFigures> OfCalls(std::string_view name, Result<Latencies> times) {
  if (!times.ok()) return std::move(times).error();
  BenchFigures figures;
  figures.rank = times->Percentile(50).count();
  figures.calls.push_back({name, *std::move(times)});
  return figures;
}

Result<BenchFigures> MeasureInProcess(BenchTarget& target, const BenchOptions& options) {
  PAWL_ASSIGN(Engine * engine, target.InProcess());
  if (options.mode == BenchMode::kPingPong) return MeasurePingPong(*engine, options);
  if (options.mode == BenchMode::kTree) return MeasureTree(*engine, options);
  if (options.mode == BenchMode::kPort) return MeasurePort(*engine, options);
  return MeasureWorkflows(*engine, options);
}

Result<BenchFigures> MeasureRound(BenchTarget& target, const BenchOptions& options) {
  switch (options.mode) {
    case BenchMode::kBatch:
    case BenchMode::kSingle:
    case BenchMode::kDrain:
      return MeasureLifecycles(target, options);
    case BenchMode::kSteps:
      return MeasureSteps(target, options);
    case BenchMode::kHandover:
      return OfCalls("handover", target.HandOver(options.jobs));
    case BenchMode::kPingPong:
    case BenchMode::kTree:
    case BenchMode::kPort:
    case BenchMode::kChain:
    case BenchMode::kFan:
      return MeasureInProcess(target, options);
    case BenchMode::kList:
      break;
  }
  return OfCalls("list", target.ListPages(options.jobs));
}

}  // namespace

void CompleteBenchOptions(BenchOptions& options) {
  if (options.queue.empty()) options.queue = fmt::format("bench-{:08x}", FreshSeed() & 0xFFFF'FFFFU);
  if (options.jobs == 0) options.jobs = UsualJobs(options.mode);
  if (options.mode == BenchMode::kSingle) {
    if (options.connections == 0) options.connections = 64;
    options.batch = 1;
    options.in_flight = options.connections;
  } else if (options.mode == BenchMode::kHandover || options.mode == BenchMode::kList) {
    options.batch = options.in_flight = options.connections = 1;
  } else if (options.mode == BenchMode::kChain || options.mode == BenchMode::kFan) {
    if (options.connections == 0) options.connections = 64;
    if (options.width == 0) options.width = options.mode == BenchMode::kChain ? 10 : 100;
  } else if (options.connections == 0) {
    options.connections = options.in_flight;
  }
}

Result<BenchReport> RunBench(const BenchOptions& options) {
  if (options.fill > 0) PAWL_TRY(Fill(options));
  PAWL_ASSIGN(const std::unique_ptr<BenchTarget> target, OpenTarget(options));
  if (options.mode != BenchMode::kDrain) {  // it would take jobs that are to be measured
    BenchOptions warm_up = options;
    warm_up.jobs = std::max<std::size_t>(options.jobs / 10, 1);
    PAWL_TRY(MeasureRound(*target, warm_up));
  }
  std::vector<BenchFigures> rounds;
  for (std::size_t i = 0; i < options.rounds; ++i) {
    PAWL_ASSIGN(rounds.emplace_back(), MeasureRound(*target, options));
  }
  BenchReport report;
  PAWL_ASSIGN(report.durability, target->Durability());
  report.figures = MedianRound(std::move(rounds));
  return report;
}

}  // namespace pawl::cli
