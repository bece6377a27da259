// Opens the store that was asked for: a directory of this machine, or Redis, as one node of many.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/health.h"
#include "store/store.h"

namespace pawl {

class KvStore;

// The part of Health that says whether stored data is whole.
inline constexpr std::string_view kDataPart = "data";

struct StoreOptions {
  std::string data_dir;  // the embedded store; ignored with Redis
  bool sync = true;      // false: on disk within the interval
  Millis interval{50};

  std::string redis_url;  // empty: the embedded store
  std::string redis_namespace = "pawl";
  std::uint32_t wait_replicas = 0;
  Millis redis_wait{10'000};  // for a Redis that is away
  bool read_only = false;     // only to be looked at: no node of Redis, no journal of its own
  std::string listen;         // of the node, for others to see
  std::string version;
  std::vector<std::string> roles;  // likewise

  std::shared_ptr<Health> health = std::make_shared<Health>();  // where the store reports what is wrong with it
  std::shared_ptr<Clock> clock;                                 // that of a test; null: of the machine, or of Redis
};

struct OpenedStore {
  std::unique_ptr<Store> store;
  std::shared_ptr<Clock> clock;  // the one to use with it
  KvStore* tables = nullptr;     // the same store, if it is the embedded one
};

Result<OpenedStore> OpenStore(const StoreOptions& options);

// This process, as others see it.
NodeInfo ThisNode(const StoreOptions& options);

}  // namespace pawl
