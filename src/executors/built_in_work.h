// BuiltInWork is everything that Pawl does by itself for jobs: it owns the executors with what they share (the outgoing
// loops, the secrets), and gives them to a runtime. A server has one, and a program that embeds the engine may.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "executors/callback_delivery.h"
#include "executors/download_files.h"
#include "executors/download_job.h"
#include "executors/download_store.h"
#include "executors/outgoing.h"
#include "executors/scan_tallies.h"
#include "files/s3_spec.h"
#include "model/scan_work.h"
#include "outbound/loops.h"
#include "outbound/secrets.h"
#include "process/command_spec.h"
#include "runtime/runtime.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl {

struct BuiltInOptions {
  bool notify = true;              // delivers callbacks
  bool work = true;                // runs the types below
  std::vector<std::string> types;  // of jobs that Pawl runs itself: "download", "http"

  outbound::GuardRules rules;
  outbound::ResolverOptions resolver;
  ScanSources scans;  // whose partitions are worked; none: no scan is
  std::uint32_t scan_threads = 8;
  std::uint32_t scan_block = kScanBlock;  // documents, of tasks that do not say it
  http::WireLimits limits;                // of jobs that processors push
  std::uint32_t outbound_threads = 1;     // of each executor that calls others
  std::string ca_file;                    // authorities of TLS; empty: the system's
  std::string secrets_dir;                // empty: there are no secrets
  std::uint32_t notify_concurrency = 512;
  std::uint32_t http_concurrency = 256;
  std::vector<process::CommandSpec> commands;  // of exec jobs; none: there is no such type
  std::uint32_t exec_concurrency = 1;
  std::string program;  // that has the command run-command
  std::uint32_t download_concurrency = 256;
  DownloadLimits download_limits;
  std::string files_url;              // where a web server has the files of the folder; empty: nowhere
  std::vector<files::S3Spec> stores;  // that jobs may name besides the folder
  OutgoingDefaults outgoing;
  DeliveryDefaults delivery;
};

// Thread-safe but for AddTo and Stop.
class BuiltInWork {
 public:
  // Without files, jobs of the type download are not run.
  BuiltInWork(BuiltInOptions options, std::unique_ptr<DownloadFiles> files, std::shared_ptr<Clock> clock);
  ~BuiltInWork();  // Stop

  // Before the runtime starts. The core outlives this.
  void AddTo(Core& core, Runtime& runtime);
  // After the runtime has stopped.
  void Stop();

  const PushPolicy& policy() const { return policy_; }
  DownloadFiles* files() const { return files_.get(); }  // null: this node has none
  const DownloadStores& stores() const { return stores_; }
  // By the name of the executor: "notify", "http", "scan", "download".
  std::vector<std::pair<std::string, const Outgoing*>> outgoing() const;
  // What its executors do now. Constant after AddTo.
  const std::vector<std::shared_ptr<const WorkLoad>>& loads() const { return loads_; }
  // Commands of exec jobs that run now. Nothing: this node runs none.
  std::optional<std::size_t> exec_running() const;
  // What scans have come to, by source. Null: this node works none.
  const ScanTallies* scans() const { return WorksScans() ? &tallies_ : nullptr; }
  // How far the loops of an executor are behind. Nothing: it has none.
  std::optional<std::chrono::microseconds> LagOf(std::string_view executor) const;

 private:
  bool Runs(std::string_view type) const;
  bool WorksScans() const { return options_.work && options_.scans.source != nullptr; }
  bool RunsCommands() const { return options_.work && !options_.commands.empty(); }

  const BuiltInOptions options_;
  outbound::Secrets secrets_;
  DownloadStores stores_;
  const PushPolicy policy_;
  const std::unique_ptr<DownloadFiles> files_;
  // Their own for each: neither a slow disk nor thousands of slow answers delay a callback. A loop has no thread before
  // its first call.
  outbound::Loops notify_loops_;
  outbound::Loops http_loops_;
  outbound::Loops scan_loops_;
  outbound::Loops download_loops_;
  Outgoing notifications_;
  Outgoing http_calls_;
  Outgoing scan_calls_;
  Outgoing downloads_;
  std::atomic<std::size_t> exec_running_ = 0;
  ScanTallies tallies_;
  const std::shared_ptr<Clock> clock_;
  std::vector<std::shared_ptr<const WorkLoad>> loads_;
};

}  // namespace pawl
