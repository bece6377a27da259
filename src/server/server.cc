#include "server/server.h"

#include <unistd.h>

#include <array>
#include <utility>

#include "base/log.h"
#include "server/api.h"
#include "store/kv_store.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/redis/redis_store.h"

namespace pawl {
namespace {

bool IsLoopback(const std::string& address) {
  return address == "localhost" || address == "::1" || address.rfind("127.", 0) == 0;
}

Result<ApiOptions> ApiOptionsOf(const ServerOptions& options) {
  ApiOptions api;
  for (const std::string& text : options.tokens) {
    PAWL_ASSIGN(const ApiToken token, ParseToken(text));
    api.guard.tokens.push_back(token);
  }
  if (api.guard.tokens.empty() && !IsLoopback(options.listen.address) && !options.insecure) {
    return Error{ErrorCode::kInvalid,
                 "listening on " + options.listen.address +
                     " needs a token, since other machines can reach it; or say insecure, if that is what you want",
                 "listen"};
  }
  api.guard.address = options.listen.address;
  api.limits.max_payload = options.max_payload_bytes;
  api.health_file = options.health_file;
  return api;
}

NodeInfo ThisNode(const ServerOptions& options) {
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  NodeInfo node;
  node.host = host.data();
  node.pid = static_cast<std::uint32_t>(getpid());
  node.listen = options.listen.address + ":" + std::to_string(options.listen.port);
  node.version = options.version;
  return node;
}

Result<std::unique_ptr<Store>> OpenRedis(ServerOptions& options) {
  RedisStoreOptions redis;
  PAWL_ASSIGN(redis.url, ParseRedisUrl(options.redis_url));
  redis.name_space = options.redis_namespace;
  redis.wait_replicas = options.wait_replicas;
  redis.link.wait = options.redis_wait;
  redis.node = ThisNode(options);
  if (!options.clock) {  // that of a test is moved by hand
    redis.clock = std::make_shared<RedisClock>();
    options.clock = redis.clock;
  }
  PAWL_ASSIGN(std::unique_ptr<RedisStore> store, RedisStore::Open(std::move(redis)));
  return std::unique_ptr<Store>(std::move(store));
}

Result<std::unique_ptr<Store>> OpenStore(ServerOptions& options) {
  if (!options.redis_url.empty()) return OpenRedis(options);
  LmdbOptions lmdb;
  lmdb.dir = options.data_dir;
  lmdb.sync = options.sync;
  lmdb.interval = options.flush_interval;
  PAWL_ASSIGN(std::unique_ptr<LmdbKv> kv, LmdbKv::Open(std::move(lmdb)));
  PAWL_ASSIGN(std::unique_ptr<KvStore> store, KvStore::Open(std::move(kv)));
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace

Server::Server() = default;

Server::~Server() { Stop(Millis(0)); }

Result<std::unique_ptr<Server>> Server::Start(ServerOptions options) {
  PAWL_ASSIGN(ApiOptions api_options, ApiOptionsOf(options));
  PAWL_ASSIGN(std::unique_ptr<Store> store, OpenStore(options));
  api_options.node = ThisNode(options);
  api_options.store = options.redis_url.empty() ? "lmdb" : "redis";
  const std::string local = options.sync ? "fsync" : "interval";
  api_options.durability = options.redis_url.empty() ? local : "redis";
  std::unique_ptr<Server> server(new Server());
  std::shared_ptr<Clock> clock = options.clock ? options.clock : std::make_shared<SystemClock>();
  options.core.flush_interval = options.flush_interval;
  server->core_ = std::make_unique<Core>(
      std::move(store), std::move(clock), options.core, [fatal = options.fatal](const Error& error) {
        Log(LogLevel::kError, "the store has failed; nothing more is acknowledged", {{"error", ToString(error)}});
        if (fatal) fatal(error);
      });
  PAWL_TRY(server->core_->Start());
  api_options.node.id = "1";
  api_options.node.started = server->core_->now().wall;
  server->api_ = std::make_unique<Api>(*server->core_, std::move(api_options));
  auto http = HttpServer::Start(options.listen, [api = server->api_.get()](http::Request request, auto responder) {
    api->Handle(std::move(request), std::move(responder));
  });
  if (!http.ok()) return std::move(http).error();
  server->http_ = *std::move(http);
  return server;
}

std::uint16_t Server::port() const { return http_->port(); }

Core& Server::core() { return *core_; }

Result<void> Server::ReloadTls() { return http_->ReloadTls(); }

void Server::Drain() {
  if (http_ != nullptr) http_->StopAccepting();
  if (api_ != nullptr) api_->Drain();
}

void Server::Stop(Millis grace) {
  if (std::exchange(stopped_, true)) return;
  Drain();
  if (http_ != nullptr) http_->Stop(grace);
  if (core_ != nullptr) core_->Stop();
}

}  // namespace pawl
