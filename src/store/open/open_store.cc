#include "store/open/open_store.h"

#include <unistd.h>

#include "base/host_name.h"
#include "store/journal/journaled_kv.h"
#include "store/kv_store.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/redis/redis_store.h"

namespace pawl {
namespace {

Result<OpenedStore> OpenRedis(const StoreOptions& options) {
  RedisStoreOptions redis;
  PAWL_ASSIGN(redis.url, ParseRedisUrl(options.redis_url));
  if (auto fits = CheckNamespace(options.redis_namespace); !fits.ok()) {
    return Error{ErrorCode::kInvalid, "a namespace " + fits.error().detail, "namespace"};
  }
  redis.name_space = options.redis_namespace;
  redis.wait_replicas = options.wait_replicas;
  redis.link.wait = options.redis_wait;
  redis.node = ThisNode(options);
  redis.read_only = options.read_only;
  redis.health = options.health;
  std::shared_ptr<Clock> clock = options.clock;
  if (!clock) {
    redis.clock = std::make_shared<RedisClock>();
    clock = redis.clock;
  }
  PAWL_ASSIGN(std::unique_ptr<RedisStore> store, RedisStore::Open(std::move(redis)));
  return OpenedStore{std::move(store), std::move(clock), nullptr};
}

}  // namespace

NodeInfo ThisNode(const StoreOptions& options) {
  NodeInfo node;
  node.host = HostName();
  node.pid = static_cast<std::uint32_t>(getpid());
  node.listen = options.listen;
  node.version = options.version;
  node.roles = options.roles;
  return node;
}

Result<OpenedStore> OpenStore(const StoreOptions& options) {
  if (!options.redis_url.empty()) return OpenRedis(options);
  LmdbOptions lmdb;
  lmdb.dir = options.data_dir;
  std::unique_ptr<Kv> kv;
  if (options.read_only) {
    PAWL_ASSIGN(kv, OpenReplayed(std::move(lmdb)));
  } else {
    JournalOptions journal;
    if (!options.sync) journal.linger = options.interval;
    PAWL_ASSIGN(kv, JournaledKv::Open(std::move(lmdb), std::move(journal)));
  }
  PAWL_ASSIGN(std::unique_ptr<KvStore> store, KvStore::Open(std::move(kv)));
  store->OnDamage([health = options.health](const std::string& finding) {
    health->Report(kDataPart, "stored data is damaged: " + finding + "; run `pawl check` on the data directory");
  });
  KvStore* const tables = store.get();
  return OpenedStore{std::move(store), options.clock ? options.clock : std::make_shared<SystemClock>(), tables};
}

}  // namespace pawl
