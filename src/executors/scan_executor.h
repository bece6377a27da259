// Works partitions of scans in a server: those in the queue `pawl.scan.SOURCE` of each source that this node has, with
// the processor that their task names.
//
// The runtime's thread starts and cancels runs; each is worked by one of a few threads, which blocks for its source,
// its processor and its commits. A source that is away takes one of them at a time at most.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "base/clock_wait.h"
#include "base/mutex.h"
#include "engine/core.h"
#include "executors/http_processor.h"
#include "executors/scan_tallies.h"
#include "runtime/executor.h"
#include "scan/source_health.h"
#include "scan/work_partition.h"
#include "wire/push_policy.h"

namespace pawl {

struct ScanExecutorOptions {
  std::uint32_t threads = 8;
  std::uint32_t block = kScanBlock;
  DeliveryDefaults delivery = {};
  http::WireLimits limits = {};
};

class ScanExecutor : public Executor {
 public:
  // What it is given outlives it.
  ScanExecutor(ScanExecutorOptions options, std::shared_ptr<Source> source, Core& core, Outgoing& outgoing,
               const PushPolicy& policy, ScanTallies& tallies, std::shared_ptr<Clock> clock);
  ~ScanExecutor() override;

  void Start(std::shared_ptr<ActiveRun> run) override;
  void Cancel(ActiveRun& run, CancelReason reason) override;
  void Stop() override;

 private:
  class Partition;  // a run in flight

  void RunThread();
  void Work(Partition& partition);

  const ScanExecutorOptions options_;
  const std::shared_ptr<Source> source_;
  Core& core_;
  Outgoing& outgoing_;
  const PushPolicy& policy_;
  ScanTallies& tallies_;
  ClockWait wait_;
  SourceHealth health_;

  Mutex mutex_;
  CondVar changed_;
  std::deque<std::shared_ptr<Partition>> waiting_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<const ActiveRun*, std::shared_ptr<Partition>> partitions_ PAWL_GUARDED_BY(mutex_);
  std::uint32_t idle_ PAWL_GUARDED_BY(mutex_) = 0;  // threads
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;

  std::vector<std::thread> threads_;  // the runtime's thread
};

}  // namespace pawl
