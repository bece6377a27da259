#include "executors/built_in_work.h"

#include <algorithm>
#include <utility>

#include "base/log.h"
#include "executors/download_executor.h"
#include "executors/exec_executor.h"
#include "executors/folder_store.h"
#include "executors/group_calls.h"
#include "executors/http_executor.h"
#include "executors/http_job.h"
#include "executors/notifier.h"
#include "executors/s3_store.h"
#include "executors/scan_executor.h"
#include "model/callback.h"
#include "model/partition.h"

namespace pawl {
namespace {

outbound::LoopOptions LoopOptionsOf(const BuiltInOptions& options, std::string name, std::shared_ptr<Clock> clock) {
  outbound::LoopOptions loop;
  loop.thread_name = std::move(name);
  loop.rules = options.rules;
  loop.resolver = options.resolver;
  loop.ca_file = options.ca_file;
  loop.clock = std::move(clock);
  return loop;
}

bool Has(const BuiltInOptions& options, std::string_view type) {
  return std::find(options.types.begin(), options.types.end(), type) != options.types.end();
}

// Those that some node of the store runs: a node without the role work checks their payloads too.
std::vector<BuiltInType> TypesOf(const BuiltInOptions& options, const DownloadStores& stores) {
  std::vector<BuiltInType> types;
  if (!options.commands.empty()) {
    types.push_back({std::string(kExecType), [](const JsonValue& payload) -> Result<std::string> {
                       PAWL_TRY(ParseExecJob(payload));
                       return std::string();
                     }});
  }
  if (Has(options, kHttpType)) {
    types.push_back({std::string(kHttpType),
                     [](const JsonValue& payload) -> Result<std::string> {
                       PAWL_ASSIGN(const HttpJob job, ParseHttpJob(payload));
                       return job.url;
                     },
                     CheckGroupSettings});
  }
  if (Has(options, kDownloadType)) {
    types.push_back({std::string(kDownloadType),
                     [&stores](const JsonValue& payload) -> Result<std::string> {
                       PAWL_ASSIGN(const DownloadJob job, ParseDownloadJob(payload));
                       PAWL_TRY(stores.Choose(job.store));
                       return job.url;
                     },
                     CheckGroupSettings});
  }
  return types;
}

}  // namespace

BuiltInWork::BuiltInWork(BuiltInOptions options, std::unique_ptr<DownloadFiles> files, std::shared_ptr<Clock> clock)
    : options_(std::move(options)),
      secrets_(options_.secrets_dir),
      policy_(options_.rules, &secrets_, TypesOf(options_, stores_)),
      files_(std::move(files)),
      notify_loops_(LoopOptionsOf(options_, "notify", clock), options_.outbound_threads),
      http_loops_(LoopOptionsOf(options_, "http", clock), options_.outbound_threads),
      scan_loops_(LoopOptionsOf(options_, "scan", clock), options_.outbound_threads),
      download_loops_(LoopOptionsOf(options_, "download", clock), options_.outbound_threads),
      notifications_(notify_loops_.transports(), secrets_, options_.outgoing),
      http_calls_(http_loops_.transports(), secrets_, options_.outgoing),
      scan_calls_(scan_loops_.transports(), secrets_, options_.outgoing),
      downloads_(download_loops_.transports(), secrets_, options_.outgoing),
      clock_(std::move(clock)) {
  stores_.Add(std::string(kFolderStore), std::make_unique<FolderStore>(files_.get(), options_.files_url));
  for (const files::S3Spec& spec : options_.stores) {
    auto store = std::make_unique<S3Store>(downloads_, spec, options_.download_limits.timeout);
    const Result<void> checked = store->CheckSecrets();
    if (Runs(kDownloadType) && !checked.ok()) {
      Log(LogLevel::kWarn, "downloads cannot be put into a store",
          {{"store", spec.name}, {"error", ToString(checked.error())}});
    }
    stores_.Add(spec.name, std::move(store));
  }
}

BuiltInWork::~BuiltInWork() { Stop(); }

bool BuiltInWork::Runs(std::string_view type) const {
  return options_.work && Has(options_, type) && (type != kDownloadType || files_ != nullptr);
}

void BuiltInWork::AddTo(Core& core, Runtime& runtime) {
  const auto add = [&](WorkOptions work, std::unique_ptr<Executor> executor) {
    loads_.push_back(runtime.Add(std::move(work), std::move(executor)));
  };
  const auto lag_of = [](const outbound::Loops& loops) { return [&loops] { return loops.lag(); }; };
  if (options_.notify) {
    add({.name = "notify",
         .queues = {std::string(kCallbackQueue)},
         .concurrency = options_.notify_concurrency,
         .lease = {},
         .lag = lag_of(notify_loops_)},
        MakeNotifier(notifications_, options_.delivery));
  }
  if (Runs(kHttpType)) {
    add({.name = "http",
         .queues = {std::string(kHttpType)},
         .concurrency = options_.http_concurrency,
         .lease = {},
         .lag = lag_of(http_loops_)},
        MakeHttpExecutor(http_calls_));
  }
  if (Runs(kDownloadType)) {
    const auto ready = [files = files_.get()] { return files->ready(); };
    const auto begins = [files = files_.get()] {
      files->Watch();
      return files->ready();
    };
    files_->Start(core);
    add({.name = "download",
         .queues = {std::string(kDownloadType)},
         .concurrency = options_.download_concurrency,
         .lease = {},
         .ready = ready,
         .lag = lag_of(download_loops_)},
        std::make_unique<DownloadExecutor>(downloads_, files_->folder(), stores_,
                                           DownloadOptions{.limits = options_.download_limits, .ready = begins}));
  }
  if (WorksScans()) {
    const auto queues = [names = options_.scans.names] {
      std::vector<std::string> all = names();
      for (std::string& name : all) name = ScanQueue(name);
      return all;
    };
    add({.name = "scan", .queues = {}, .queues_now = queues, .concurrency = options_.scan_threads, .lease = {}},
        std::make_unique<ScanExecutor>(ScanExecutorOptions{.threads = options_.scan_threads,
                                                           .block = options_.scan_block,
                                                           .delivery = options_.delivery,
                                                           .limits = options_.limits},
                                       options_.scans.source, core, scan_calls_, policy_, tallies_, clock_));
  }
  if (RunsCommands()) {
    add({.name = "exec", .queues = {std::string(kExecType)}, .concurrency = options_.exec_concurrency, .lease = {}},
        std::make_unique<ExecExecutor>(options_.program, options_.commands, exec_running_));
  }
}

std::vector<std::pair<std::string, const Outgoing*>> BuiltInWork::outgoing() const {
  std::vector<std::pair<std::string, const Outgoing*>> all;
  if (options_.notify) all.emplace_back("notify", &notifications_);
  if (Runs(kHttpType)) all.emplace_back("http", &http_calls_);
  if (WorksScans()) all.emplace_back("scan", &scan_calls_);
  if (Runs(kDownloadType)) all.emplace_back("download", &downloads_);
  return all;
}

std::optional<std::size_t> BuiltInWork::exec_running() const {
  if (!RunsCommands()) return std::nullopt;
  return exec_running_.load(std::memory_order_relaxed);
}

std::optional<std::chrono::microseconds> BuiltInWork::LagOf(std::string_view executor) const {
  if (executor == "notify") return notify_loops_.lag();
  if (executor == "http") return http_loops_.lag();
  if (executor == "scan") return scan_loops_.lag();
  if (executor == "download") return download_loops_.lag();
  return std::nullopt;
}

void BuiltInWork::Stop() {
  notify_loops_.Stop();
  http_loops_.Stop();
  scan_loops_.Stop();
  download_loops_.Stop();
  if (files_ != nullptr) files_->Stop();
}

}  // namespace pawl
