// RedisMaster finds the server that a RedisUrl stands for at this moment, and connects to it: the one that is named,
// the one that the sentinels call master, or the node of a Cluster that has our slot. One thread at a time.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "redis/redis_connection.h"
#include "redis/redis_interrupt.h"
#include "redis/redis_url.h"

namespace pawl {

// How long one server may take, and until when all of them together.
struct RedisConnectLimits {
  std::chrono::milliseconds per_server;
  RedisDeadline deadline;

  RedisDeadline NextServer() const;
};

class RedisMaster {
 public:
  // `slot_key`: any key of our slot; only a Cluster needs it. `interrupt` must outlive the connections.
  RedisMaster(RedisUrl url, std::string_view slot_key, RedisInterrupt& interrupt);

  // Errors: as those of RedisConnection.
  Result<std::unique_ptr<RedisConnection>> Connect(const RedisConnectLimits& limits);

  // A Cluster's node has answered with MOVED: the next Connect goes straight to the node that it names.
  void Follow(std::string_view moved, const RedisEndpoint& from);

  // What Connect found was not, or is no longer, the right server: the next one asks another sentinel or node first.
  void AskAnother() { ++turn_; }

  const RedisUrl& url() const { return url_; }

 private:
  using Connected = Result<std::unique_ptr<RedisConnection>>;

  Result<RedisAccess> Access();
  Connected Open(const RedisEndpoint& endpoint, const RedisConnectLimits& limits);
  template <typename Ask>
  Connected AskInTurn(const std::vector<RedisEndpoint>& whom, const RedisConnectLimits& limits, Ask ask);
  Connected BySentinel(const RedisEndpoint& sentinel, const RedisConnectLimits& limits);
  Connected ByNode(const RedisEndpoint& node, const RedisConnectLimits& limits);
  Result<std::optional<RedisEndpoint>> Owner(RedisConnection& node, RedisDeadline deadline);

  RedisUrl url_;
  int slot_;
  RedisInterrupt& interrupt_;
  std::shared_ptr<const RedisTls> tls_;  // made with the first connection
  std::size_t turn_ = 0;                 // who is asked first
  std::vector<RedisEndpoint> nodes_;     // of a Cluster: all that we heard of
  std::optional<RedisEndpoint> moved_to_;
};

}  // namespace pawl
