// A Store of one of the kinds, empty at first; opened again it holds what it held.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "store/redis/redis_store.h"
#include "tests/support/kv_under_test.h"
#include "tests/support/redis_process.h"

namespace pawl {

// One Redis for all tests of the process, started when the first one asks for it. Each has a namespace of its own.
support::RedisProcess& RedisOfTests();
std::string NewNamespace();
// Time is moved by hand.
std::unique_ptr<RedisStore> OpenNode(const std::string& name_space, std::uint32_t wait_replicas = 0);

class StoreUnderTest {
 public:
  // "memory", "lmdb", "lmdb_interval" or "redis"
  explicit StoreUnderTest(const std::string& kind);

  Store& store() { return *store_; }
  void Reopen();

 private:
  void Open();

  std::optional<KvUnderTest> kv_;  // of all but "redis"
  std::string name_space_;         // of "redis"
  std::unique_ptr<Store> store_;
};

}  // namespace pawl
