// Built-in work on an EmbeddedEngine.
#include <algorithm>
#include <utility>

#include "embed/embedded_engine.h"
#include "executors/built_in_work.h"
#include "executors/download_folder.h"
#include "executors/own_endpoints.h"
#include "model/built_in_types.h"
#include "pawl/executors.h"

namespace pawl {
namespace {

class EmbeddedExecutors final : public Executors {
 public:
  EmbeddedExecutors(EmbeddedEngine& engine, std::shared_ptr<BuiltInWork> work)
      : work_(std::move(work)), runtime_(engine.core(), engine.clock()) {
    work_->AddTo(engine.core(), runtime_);
    runtime_.Start();
  }
  ~EmbeddedExecutors() override { Stop(Millis{0}); }  // NOLINT(clang-analyzer-optin.cplusplus.VirtualCall)

  void Stop(Millis grace) override {
    runtime_.Stop(grace);
    work_->Stop();
  }

 private:
  const std::shared_ptr<BuiltInWork> work_;
  Runtime runtime_;
};

bool Wants(const ExecutorOptions& options, std::string_view type) {
  return std::ranges::find(options.types, type) != options.types.end();
}

Result<void> CheckOptions(const ExecutorOptions& options) {
  for (const std::string& type : options.types) {
    if (type == kHttpType || type == kDownloadType) continue;
    return Error{ErrorCode::kInvalid, "must be \"http\" or \"download\", not \"" + type + "\"", "types"};
  }
  if (options.outbound_threads < 1 || options.outbound_threads > 16) {
    return Error{ErrorCode::kInvalid, "must be from 1 to 16", "outbound_threads"};
  }
  if (Wants(options, kDownloadType) && options.files_dir.empty()) {
    return Error{ErrorCode::kInvalid, "must name a folder, since types has \"download\"", "files_dir"};
  }
  return {};
}

Result<BuiltInOptions> WorkOf(const ExecutorOptions& options, const EmbeddedEngine& engine) {
  BuiltInOptions work;
  work.notify = options.notify;
  work.types = options.types;
  PAWL_ASSIGN(work.rules, outbound::ParseGuardRules(options.outbound.allow, options.outbound.deny,
                                                    options.outbound.ports, "outbound."));
  PAWL_TRY(AddRedisEndpoints(engine.options().redis_url, work.rules));
  work.resolver.servers = options.outbound.dns;
  work.outbound_threads = options.outbound_threads;
  work.ca_file = options.outbound.ca_file;
  work.secrets_dir = options.secrets_dir;
  work.delivery = {.sign = options.notify_sign, .timeout = options.notify_timeout};
  work.notify_concurrency = options.notify_concurrency;
  work.http_concurrency = options.http_concurrency;
  work.download_concurrency = options.download_concurrency;
  PAWL_TRY(work.outgoing.SetProxy(options.outbound.proxy, "outbound.proxy"));
  return work;
}

Result<std::unique_ptr<DownloadFiles>> FolderOf(const ExecutorOptions& options, const EmbeddedEngine& engine) {
  if (!Wants(options, kDownloadType)) return std::unique_ptr<DownloadFiles>();
  DownloadFolderOptions folder;
  folder.path = options.files_dir;
  folder.data_dir = engine.options().data_dir;
  folder.redis_namespace = engine.options().redis_namespace;
  auto opened = OpenDownloadFolder(folder, engine.clock());
  if (!opened.ok()) return Error{opened.error().code, opened.error().detail, "files_dir"};
  return opened;
}

}  // namespace

Result<std::unique_ptr<Executors>> Executors::Start(Engine& engine, const ExecutorOptions& options) {
  auto& embedded = dynamic_cast<EmbeddedEngine&>(engine);  // there is no other Engine
  PAWL_TRY(CheckOptions(options));
  PAWL_ASSIGN(BuiltInOptions work_options, WorkOf(options, embedded));
  PAWL_ASSIGN(std::unique_ptr<DownloadFiles> files, FolderOf(options, embedded));
  auto work = std::make_shared<BuiltInWork>(std::move(work_options), std::move(files), embedded.clock());
  embedded.Keep(work);
  if (options.notify) embedded.DeliversCallbacks();
  embedded.SetPolicy(work->policy());
  return std::unique_ptr<Executors>(std::make_unique<EmbeddedExecutors>(embedded, std::move(work)));
}

}  // namespace pawl
