// Where the servers of a test keep their jobs: on disk, or with PAWL_TEST_STORE=redis in a namespace of a Redis.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "tests/support/redis_process.h"

namespace pawl::support {

inline bool OnRedis() {
  const char* store = std::getenv("PAWL_TEST_STORE");
  return store != nullptr && std::string_view(store) == "redis";
}

// One for all tests of the process, started when the first one asks for it.
inline RedisProcess& RedisOfTests() {
  static RedisProcess redis;
  return redis;
}

inline std::string NewNamespace() {
  static int count = 0;
  return "test-" + std::to_string(++count);
}

}  // namespace pawl::support
