#include "cli/bench_workflows.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/mutex.h"
#include "cli/bench_requests.h"
#include "cli/run_pump.h"

namespace pawl::cli {
namespace {

Task TaskNamed(std::string name, const PushRequest& job) { return {.name = std::move(name), .job = job}; }

Workflow WorkflowOf(const BenchOptions& options) {
  PushRequest job{.type = "bench", .payload = BenchPayload(options.payload_bytes), .queue = options.queue};
  job.retention = options.retention;
  Workflow workflow{.name = "bench", .retention = options.retention};
  if (options.mode == BenchMode::kChain) {
    for (std::size_t i = 0; i < options.width; ++i) workflow.tasks.push_back(TaskNamed("t" + std::to_string(i), job));
    return workflow;
  }
  workflow.tasks = {TaskNamed("first", job), TaskNamed("many", job), TaskNamed("last", job)};
  workflow.tasks[1].partitions.emplace(options.width, job.payload);
  workflow.tasks[1].job.payload = "null";
  return workflow;
}

std::size_t RunsOf(const Workflow& workflow) {
  std::size_t runs = 0;
  for (const Task& task : workflow.tasks) runs += task.partitions ? task.partitions->size() : 1;
  return runs;
}

// Threads that start the same workflow, so often in all.
class Starters {
 public:
  Starters(Engine& engine, const Workflow& workflow, std::size_t count, std::size_t threads)
      : left_(static_cast<std::int64_t>(count)) {
    for (std::size_t i = 0; i < std::min(threads, count); ++i) {
      threads_.emplace_back([this, &engine, &workflow] { StartSome(engine, workflow); });
    }
  }

  Result<void> Join() {
    for (std::thread& thread : threads_) thread.join();
    const MutexLock lock(mutex_);
    if (error_) return *std::move(error_);
    return {};
  }
  // Some runs will never come.
  bool failed() const { return failed_; }

 private:
  void StartSome(Engine& engine, const Workflow& workflow) {
    while (!failed_ && left_.fetch_sub(1) > 0) {
      Result<WorkflowStatus> started = engine.Start(workflow);
      if (started.ok()) continue;
      const MutexLock lock(mutex_);
      error_ = std::move(started).error();
      failed_ = true;
    }
  }

  std::atomic<std::int64_t> left_;
  std::atomic<bool> failed_ = false;
  Mutex mutex_;
  std::optional<Error> error_ PAWL_GUARDED_BY(mutex_);
  std::vector<std::thread> threads_;
};

}  // namespace

Result<BenchFigures> MeasureWorkflows(Engine& engine, const BenchOptions& options) {
  const Workflow workflow = WorkflowOf(options);
  const std::size_t count = std::max<std::size_t>(options.jobs / RunsOf(workflow), 1);
  const std::size_t runs = count * RunsOf(workflow);
  RunPump pump(engine, options.queue, options.in_flight, static_cast<std::uint32_t>(options.batch));
  const auto start = BenchClock::now();
  auto end = start;
  std::size_t done = 0;
  Starters starters(engine, workflow, count, options.connections);
  const auto finish = [&](const ClaimedRun& /*run*/) {
    ++done;
    return Finish{};
  };
  const Result<void> worked = pump.Run(
      finish, [&] { return starters.failed() || (done == runs && pump.finishing() == 0); },
      [&] { end = BenchClock::now(); });
  PAWL_TRY(starters.Join());
  PAWL_TRY(worked);
  BenchFigures figures;
  const double seconds = std::chrono::duration<double>(end - start).count();
  figures.rank = static_cast<double>(runs) / seconds;
  figures.numbers = {{"lifecycles_per_s", "lifecycles/s of their jobs", figures.rank},
                     {"workflows_per_s", "workflows/s", static_cast<double>(count) / seconds}};
  return figures;
}

}  // namespace pawl::cli
