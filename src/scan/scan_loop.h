// ScanLoop is the Scan: a WorkerLoop whose runs are runs of partitions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "base/clock_wait.h"
#include "pawl/jobs.h"
#include "pawl/scan.h"
#include "scan/work_partition.h"
#include "work/worker_loop.h"

namespace pawl {

class ScanLoop {
 public:
  ScanLoop(Jobs& jobs, Source& source, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock);
  ScanLoop(Client& client, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock);

  WorkerLoop& worker() { return worker_; }

 private:
  using SourceOf = std::function<std::shared_ptr<Source>(const ClaimedRun& run)>;

  void Work(const std::shared_ptr<Run::State>& run);
  Result<Claimed> ClaimOfTask(const ClaimOptions& claim, const std::stop_token& stop);
  Result<Claimed> ClaimNow(const ClaimOptions& claim);

  ScanLoop(Jobs& jobs, SourceOf source, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock);

  Jobs& jobs_;
  const SourceOf source_of_;
  Processor& processor_;
  const std::string task_;
  const std::uint32_t block_;
  ClockWait wait_;
  ScanTally tally_;
  WorkerLoop worker_;  // the last member: its threads use the others
};

}  // namespace pawl
