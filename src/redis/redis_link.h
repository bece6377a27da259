// RedisLink is a lasting way to one Redis master: it finds the master, connects, and sends pipelines until they are
// answered, across lost connections, restarts, fail-overs and moved slots.
//
// A pipeline may be executed more than once, in part or whole: a reply that was lost on its way makes the link send all
// of it again. Send only commands whose repetition does no harm.
//
// Not thread-safe: each thread has a link of its own. Only Interrupt may be called from another thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "redis/redis_command.h"
#include "redis/redis_reply.h"
#include "redis/redis_url.h"

namespace pawl {

struct RedisLinkOptions {
  // How long a call goes on trying, counted from its beginning.
  std::chrono::milliseconds wait{10'000};
  // How long one attempt waits for the replies to its pipeline.
  std::chrono::milliseconds reply_timeout{5'000};
  // How long one server may take to accept a connection and the login.
  std::chrono::milliseconds connect_timeout{2'000};
  // Of a Cluster: any key of the slot that all keys of this link are in.
  std::string slot_key = {};
};

class RedisLink {
 public:
  // Does not connect yet: the first call does.
  RedisLink(RedisUrl url, RedisLinkOptions options);
  ~RedisLink();
  RedisLink(RedisLink&&) noexcept;
  RedisLink& operator=(RedisLink&&) noexcept;

  // Sends the commands as one pipeline; the replies in their order. Error replies that only the caller can judge (OOM,
  // NOREPLICAS, WRONGTYPE, those of scripts, …) are replies like others; those that pass by themselves (MOVED, ASK,
  // TRYAGAIN, CLUSTERDOWN, LOADING, READONLY, MASTERDOWN, BUSY, NOSCRIPT) are dealt with and never returned.
  //
  // Fails with kUnavailable when that took longer than `wait`, when Redis refuses the login, or at once, after one
  // quick attempt, when Redis has been away for longer than `wait` already. The commands may have been executed then.
  // Fails with kStopping after Interrupt.
  Result<std::vector<RedisReply>> Call(std::span<const RedisCommand> commands);
  // The same for a single command.
  Result<RedisReply> Call(const RedisCommand& command);

  // Ends the call that is waiting, and fails all later ones, with kStopping. Thread-safe.
  void Interrupt();

  // Since when Redis has been away; nothing while the last attempt was answered, or before the first one.
  std::optional<std::chrono::steady_clock::time_point> down_since() const;

  // What Redis has said if it refuses us, and will until somebody changes something: a wrong password, a database that
  // does not exist, a certificate that is not trusted. Nothing while the last attempt went otherwise.
  const std::optional<Error>& refused() const;

  // How many connections to a master were made so far. After it has risen, what belonged to the old connection is gone.
  std::uint64_t connects() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
