// NamespaceGuard knows whether the namespace in Redis is still the one that this node has seen before.
//
// A namespace gets a random id with its first node. Every pipeline that reads ends with a look at the id, and every
// script that writes begins with one. So nothing is answered from a Redis that has lost the namespace (FLUSHALL, a
// restart that came back empty), and nothing is written to it. Each node also marks the time every few seconds: a mark
// that is older than the last one that was acknowledged says by how much Redis has gone back (a restored snapshot, a
// replica that was far behind). A few seconds are what a fail-over without wait_replicas may cost; more is a loss.
//
// After a loss everything is refused with kNotReady, until the data is back or AcceptLoss has given the namespace a new
// id, which nodes take up by starting again. What is done about it is in docs/redis.md.
//
// Shared by a store, its branches and its readers. Thread-safe, except where it says otherwise.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/health.h"
#include "base/mutex.h"
#include "base/result.h"
#include "redis/redis_link.h"
#include "store/redis/redis_keys.h"

namespace pawl {

class NamespaceGuard {
 public:
  NamespaceGuard(const RedisKeys& keys, std::string name_space, std::shared_ptr<Health> health);

  // Before there are other threads: the id of the namespace, which is made if there is none. With `read_only` none is
  // made, and without one nothing is checked.
  Result<void> Begin(RedisLink& link, bool read_only);
  const std::string& id() const { return id_; }

  // Sends commands that read, and fails with kNotReady if the namespace is not there any more.
  Result<std::vector<RedisReply>> Call(RedisLink& link, std::vector<RedisCommand> commands);
  Result<RedisReply> Call(RedisLink& link, RedisCommand command);

  // Why nothing may be done; nothing while all is well.
  std::optional<Error> refusal() const;
  // A script has found another id than ours; "" if there is none.
  Error Lost(std::string_view found);

  // ---- The engine's thread: the look of each turn ----

  // Goes to the end of a look. `node` is the name under which it marks the time.
  RedisCommand LookCommand(const std::string& node) const;
  RedisCommand MarkCommand(const std::string& node, std::int64_t now_ms) const;
  RedisCommand ForgetCommand(const std::string& node) const;  // when the node leaves
  // Judges the answer to LookCommand. Fails with kNotReady after a loss, and with kStopping when a loss was accepted.
  Result<void> Judge(const RedisReply& looked);
  // MarkCommand was acknowledged.
  void Marked(std::int64_t now_ms);
  // Looks whether the data has come back or the loss was accepted.
  Result<void> LookAgain(RedisLink& link, const std::string& node);

 private:
  Result<void> JudgeMark(const RedisReply& mark);
  Error Refuse(std::string why);

  const std::string name_space_;
  const std::shared_ptr<Health> health_;
  const std::string key_;
  std::string id_;  // empty: nothing is checked

  mutable Mutex mutex_;
  std::optional<Error> refusal_ PAWL_GUARDED_BY(mutex_);
  std::atomic<bool> refuses_{false};  // there is a refusal_; for those who look often

  // Engine thread.
  bool gone_back_ = false;
  std::int64_t first_mark_ms_ = 0;
  std::int64_t last_mark_ms_ = 0;
};

// Gives the namespace a new id, so that its nodes go on with what is there: so many jobs.
Result<std::uint64_t> AcceptLoss(const RedisUrl& url, const std::string& name_space);

}  // namespace pawl
