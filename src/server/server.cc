#include "server/server.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/log.h"
#include "drivers/batch_driver.h"
#include "engine/callback_watch.h"
#include "engine/store_watch.h"
#include "executors/built_in_work.h"
#include "executors/download_folder.h"
#include "outbound/loop.h"
#include "server/api.h"
#include "server/faktory/faktory_server.h"
#include "server/memory_budget.h"
#include "server/network.h"
#include "server/outbound_rules.h"
#include "server/scan_reads.h"
#include "server/services.h"
#include "server/ui_session.h"
#include "source/open/open_source.h"
#include "store/open/open_store.h"

namespace pawl {
namespace {

// Without a token only the machine itself may connect.
Result<void> CheckReach(const std::string& address, const char* option) {
  if (IsLoopback(address)) return {};
  return Error{ErrorCode::kInvalid,
               "listening on " + address +
                   " needs a token, since other machines can reach it; or say insecure, if that is what you want",
               option};
}

// Its clients send one line for many jobs, and many lines before they read.
ListenOptions FaktoryListen(const ServerOptions& options) {
  constexpr std::size_t kPipelined = 1'024;
  ListenOptions listen = options.listen;
  listen.address = options.faktory->address;
  listen.port = options.faktory->port;
  listen.socket = options.faktory->socket;
  listen.max_pipelined = kPipelined;
  return listen;
}

Result<std::vector<ApiToken>> ParseTokens(const std::vector<std::string>& texts) {
  std::vector<ApiToken> tokens;
  for (const std::string& text : texts) {
    PAWL_ASSIGN(const ApiToken token, ParseToken(text));
    tokens.push_back(token);
  }
  return tokens;
}

bool SpeaksFaktory(const ServerOptions& options) { return options.roles.api && options.faktory.has_value(); }

Result<ApiOptions> ApiOptionsOf(const ServerOptions& options) {
  ApiOptions api;
  PAWL_ASSIGN(api.guard.tokens, ParseTokens(options.tokens));
  if (api.guard.tokens.empty() && !options.insecure) {
    PAWL_TRY(CheckReach(options.listen.address, "listen"));
    if (SpeaksFaktory(options)) PAWL_TRY(CheckReach(options.faktory->address, "faktory"));
  }
  api.guard.address = options.listen.address;
  api.guard.ui = options.ui;
  api.guard.public_origin = options.public_origin;
  std::error_code ignored;  // the store says what is wrong with the directory
  api.guard.cookie =
      UiCookieName(options.redis_url.empty() ? "data " + std::filesystem::absolute(options.data_dir, ignored).string()
                                             : "redis " + options.redis_namespace);
  api.ui_base = options.ui_base;
  api.environment = options.environment;
  api.config = options.config;
  if (options.redis_url.empty()) api.data_dir = options.data_dir;
  api.max_body = options.listen.max_body_bytes;
  api.max_connections = options.listen.max_connections;
  api.tls = !options.listen.tls_cert.empty();
  api.limits.max_payload = options.max_payload_bytes;
  api.hooks = options.hooks;
  api.hook_max_body = options.hook_max_body_bytes;
  api.health_file = options.health_file;
  api.budget = options.listen.budget;
  api.probes_only = !options.roles.api;
  return api;
}

std::vector<std::string> NamesOf(const Roles& roles) {
  std::vector<std::string> names;
  if (roles.api) names.emplace_back("api");
  if (roles.work) names.emplace_back("work");
  if (roles.notify) names.emplace_back("notify");
  if (roles.drive) names.emplace_back("drive");
  return names;
}

StoreOptions StoreOptionsOf(const ServerOptions& options) {
  StoreOptions store;
  store.data_dir = options.data_dir;
  store.sync = options.sync;
  store.interval = options.flush_interval;
  store.redis_url = options.redis_url;
  store.redis_namespace = options.redis_namespace;
  store.wait_replicas = options.wait_replicas;
  store.redis_wait = options.redis_wait;
  store.listen = options.listen.address + ":" + std::to_string(options.listen.port);
  store.version = options.version;
  store.roles = NamesOf(options.roles);
  store.clock = options.clock;
  return store;
}

Result<BuiltInOptions> WorkOptionsOf(const ServerOptions& options, outbound::GuardRules rules) {
  BuiltInOptions work;
  work.notify = options.roles.notify;
  work.work = options.roles.work;
  work.types = options.executors;
  work.rules = std::move(rules);
  work.resolver.servers = options.outbound.dns;
  work.ca_file = options.outbound.ca_file;
  work.secrets_dir = options.outbound.secrets_dir;
  work.notify_concurrency = options.notify_concurrency;
  work.delivery = {.sign = options.notify_sign, .timeout = options.notify_timeout};
  work.http_concurrency = options.http_concurrency;
  work.commands = options.commands;
  work.exec_concurrency = options.exec_concurrency;
  work.program = options.program;
  work.scan_threads = options.scan_threads;
  work.scan_block = options.scan_block;
  work.limits.max_payload = options.max_payload_bytes;
  work.download_concurrency = options.files.concurrency;
  work.download_limits = {.max_bytes = options.files.max_bytes, .timeout = options.files.timeout};
  work.files_url = options.files.url;
  work.stores = options.files.stores;
  work.outgoing.connect_timeout = options.outbound.connect_timeout;
  work.outbound_threads = options.outbound.threads;
  PAWL_TRY(work.outgoing.SetProxy(options.outbound.proxy, "outbound_proxy"));
  return work;
}

// Null if the node neither downloads nor serves files: `download` is not among the executors, or the store is a Redis
// and `files` does not say which folder its nodes share.
Result<std::unique_ptr<DownloadFiles>> FilesOf(const ServerOptions& options, std::shared_ptr<Clock> clock) {
  const bool wanted = std::ranges::find(options.executors, kDownloadType) != options.executors.end();
  if (!wanted || (!options.roles.work && !options.roles.api)) return std::unique_ptr<DownloadFiles>();
  const bool on_redis = !options.redis_url.empty();
  if (options.files.dir.empty() && on_redis) {
    if (options.roles.work) {
      Log(LogLevel::kWarn, "jobs of the type download are not run: set files to a folder that all nodes share");
    }
    return std::unique_ptr<DownloadFiles>();
  }
  DownloadFolderOptions folder;
  folder.path = options.files.dir.empty() ? options.data_dir + "/files" : options.files.dir;
  folder.data_dir = on_redis ? "" : options.data_dir;
  folder.redis_namespace = options.redis_namespace;
  folder.mode = options.files.mode;
  folder.high = options.files.high;
  folder.low = options.files.low;
  folder.sweep = options.files.sweep;
  auto opened = OpenDownloadFolder(folder, std::move(clock));
  if (!opened.ok()) return Error{opened.error().code, opened.error().detail, "files"};
  return opened;
}

// The guard that holds for jobs holds for the pages that scans read.
std::unique_ptr<outbound::Loop> SourceLoopOf(const BuiltInOptions& work, std::shared_ptr<Clock> clock) {
  outbound::LoopOptions loop;
  loop.thread_name = "sources";
  loop.rules = work.rules;
  loop.resolver = work.resolver;
  loop.ca_file = work.ca_file;
  loop.clock = std::move(clock);
  return std::make_unique<outbound::Loop>(std::move(loop));
}

// The built-in work of these roles, not started; null if they have none.
std::unique_ptr<Runtime> RuntimeOf(const Roles& roles, ApiServices& api, BuiltInWork& work,
                                   std::shared_ptr<Clock> clock) {
  if (!roles.drive && !roles.notify && !roles.work) return nullptr;
  auto runtime = std::make_unique<Runtime>(api.core, std::move(clock), &api.workers);
  if (roles.drive) AddBatchDriver(api.core, *runtime);
  work.AddTo(api.core, *runtime);
  return runtime;
}

}  // namespace

Server::Server() = default;

Server::~Server() { Stop(Millis(0)); }

Result<std::unique_ptr<Server>> Server::Start(ServerOptions options) {
  options.listen.budget = std::make_shared<MemoryBudget>(options.memory_limit_bytes == 0 ? DefaultMemoryLimit()
                                                                                         : options.memory_limit_bytes);
  PAWL_ASSIGN(ApiOptions api_options, ApiOptionsOf(options));
  PAWL_TRY(OutboundRulesOf(options, {}));
  const StoreOptions store_options = StoreOptionsOf(options);
  PAWL_ASSIGN(OpenedStore opened, OpenStore(store_options));
  api_options.health = store_options.health;
  api_options.node = ThisNode(store_options);
  api_options.store = options.redis_url.empty() ? "lmdb" : "redis";
  const std::string local = options.sync ? "fsync" : "interval";
  api_options.durability = options.redis_url.empty() ? local : "redis";
  std::unique_ptr<Server> server(new Server());
  server->has_tokens_ = !options.tokens.empty();
  KvStore* const tables = opened.tables;
  const std::shared_ptr<Clock> clock = opened.clock;
  server->core_ = std::make_unique<Core>(
      std::move(opened.store), std::move(opened.clock), options.core, [fatal = options.fatal](const Error& error) {
        const bool failed = error.code != ErrorCode::kStopping;
        Log(failed ? LogLevel::kError : LogLevel::kWarn,
            failed ? "the store has failed; nothing more is acknowledged" : "the server has to start again",
            {{"error", ToString(error)}});
        if (fatal) fatal(error);
      });
  PAWL_TRY(server->core_->Start());
  if (tables != nullptr) {
    StoreWatchOptions watch;
    watch.every = options.check_every;
    server->watch_ = std::make_unique<StoreWatch>(*tables, store_options.health, watch);
    server->watch_->Start();
  }
  if (!options.roles.notify) {
    server->callback_watch_ = std::make_unique<CallbackWatch>(*server->core_);
    server->callback_watch_->Start();
    server->callback_watch_->Look();
  }
  api_options.node.id = "1";
  api_options.node.started = server->core_->now().wall;
  server->api_ = std::make_unique<Api>(*server->core_, std::move(api_options));
  Api* const api = server->api_.get();
  auto http = HttpServer::Start(
      options.listen,
      [api](http::Request request, auto responder) { api->Handle(std::move(request), std::move(responder)); },
      [api](const http::Request& head) { return api->Check(head); });
  if (!http.ok()) {
    Error error = std::move(http).error();
    error.detail += "; set listen to another address";
    return error;
  }
  server->http_ = *std::move(http);
  if (SpeaksFaktory(options)) {
    auto faktory = FaktoryServer::Start(FaktoryListen(options), options.tokens, server->api_->services());
    if (!faktory.ok()) {
      Error error = std::move(faktory).error();
      error.detail += "; set faktory to another address, or to off";
      return error;
    }
    server->faktory_ = *std::move(faktory);
  }
  std::vector<ListenAt> listeners = {{options.listen.address, server->port()}};
  if (server->faktory_ != nullptr) listeners.push_back({options.faktory->address, server->faktory_->port()});
  PAWL_ASSIGN(outbound::GuardRules rules, OutboundRulesOf(options, listeners));
  if (rules.loopback_for_named_urls && (options.roles.notify || options.roles.work)) {
    Log(LogLevel::kInfo, "outgoing calls to this machine are allowed",
        {{"why", "only this machine can reach the server, and it asks for no token; outbound_allow changes that"}});
  }
  PAWL_ASSIGN(BuiltInOptions work, WorkOptionsOf(options, std::move(rules)));
  PAWL_ASSIGN(std::unique_ptr<DownloadFiles> files, FilesOf(options, clock));
  server->source_loop_ = SourceLoopOf(work, clock);
  PAWL_ASSIGN(server->sources_,
              source::OpenRegistry(options.sources, {.transport = server->source_loop_.get(), .clock = clock}));
  if (!options.sources.empty()) {
    work.scans = {server->sources_, [sources = server->sources_] { return sources->Names(); }};
  }
  server->scan_reads_ = std::make_unique<ScanReads>(server->sources_, options.scan_threads, clock);
  server->api_->SetScanReads(*server->scan_reads_);
  server->work_ = std::make_unique<BuiltInWork>(std::move(work), std::move(files), clock);
  server->api_->SetBuiltInWork(*server->work_);
  server->runtime_ = RuntimeOf(options.roles, server->api_->services(), *server->work_, clock);
  if (server->runtime_ != nullptr) server->runtime_->Start();
  return server;
}

std::uint16_t Server::port() const { return http_->port(); }

void Server::HandSocketsTo(ServerOptions& next) const {
  next.listen.port = http_->port();
  next.listen.socket = http_->socket();
  if (faktory_ == nullptr) return;
  next.faktory->port = faktory_->port();
  next.faktory->socket = faktory_->socket();
}

std::optional<std::uint16_t> Server::faktory_port() const {
  if (faktory_ == nullptr) return std::nullopt;
  return faktory_->port();
}

Core& Server::core() { return *core_; }

Result<void> Server::ReloadTls() {
  PAWL_TRY(http_->ReloadTls());
  return faktory_ == nullptr ? Result<void>() : faktory_->ReloadTls();
}

Result<void> Server::SetTokens(const std::vector<std::string>& tokens) {
  if (tokens.empty() && has_tokens_) {
    return Error{ErrorCode::kInvalid, "no token is left; to serve everybody, start again without any", "token"};
  }
  PAWL_ASSIGN(std::vector<ApiToken> parsed, ParseTokens(tokens));
  if (faktory_ != nullptr) PAWL_TRY(faktory_->SetTokens(tokens));
  api_->SetTokens(std::move(parsed));
  has_tokens_ = !tokens.empty();
  return {};
}

void Server::SetConfig(std::vector<ShownOption> config) { api_->SetConfig(std::move(config)); }

void Server::Drain() {
  if (http_ != nullptr) http_->StopAccepting();
  if (faktory_ != nullptr) faktory_->StopAccepting();
  if (api_ != nullptr) api_->Drain();
  if (runtime_ != nullptr) runtime_->Quiet();
}

void Server::Stop(Millis grace) {
  if (std::exchange(stopped_, true)) return;
  Drain();
  const auto until = std::chrono::steady_clock::now() + grace;
  if (scan_reads_ != nullptr) scan_reads_->Stop();
  if (http_ != nullptr) http_->Stop(grace);
  const auto left = [until] {
    return std::max(std::chrono::duration_cast<Millis>(until - std::chrono::steady_clock::now()), Millis(0));
  };
  if (faktory_ != nullptr) faktory_->Stop(left());
  if (runtime_ != nullptr) runtime_->Stop(left());
  if (work_ != nullptr) work_->Stop();
  if (source_loop_ != nullptr) source_loop_->Stop();
  callback_watch_.reset();
  if (watch_ != nullptr) watch_->Stop();
  if (core_ != nullptr) core_->Stop();
}

}  // namespace pawl
