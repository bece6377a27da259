// The scripts of the Redis store on a Redis of their own, with a few queues: what a store would send, without a store.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "redis/redis_link.h"
#include "redis/redis_script.h"
#include "store/redis/msgpack.h"
#include "store/redis/script_replies.h"
#include "store/store.h"
#include "tests/support/redis_process.h"

namespace pawl {

inline constexpr NameId kQueues = 3;  // 1, 2, 3

// Fair operations, in their order.
class FairOperations {
 public:
  void Change(const FairChange& change);
  void Confirm(const FairPlace& place);
  void GiveBack(const FairPlace& place);
  void Settle(NameId queue, const GroupKey& group);

  void AppendTo(std::string& payload) const;
  std::size_t count() const { return count_; }

 private:
  std::string bytes_;
  std::size_t count_ = 0;
};

// On the hash `heads`: a version of 8 bytes, or none.
struct HeadGuard {
  std::string field;
  std::string version;
};

struct CommitCall {
  std::int64_t now_ms = 1'000'000;
  std::string node = "a";
  std::string batch = "1";
  std::vector<HeadGuard> guards = {};
  std::vector<std::pair<std::string, std::string>> heads = {};  // to be written
  FairOperations operations = {};
};

struct ClaimCall {
  std::int64_t now_ms = 1'000'000;
  std::string node = "a";
  std::int64_t deadline_ms = 1'005'000;
  std::int64_t waits_until_ms = 1'002'000;
  FairOperations operations = {};
  std::vector<TakeAsk> asks = {};
};

TakeAsk Asking(std::vector<NameId> queues, std::size_t count);
TakeAsk Waiting(std::vector<NameId> queues, std::size_t count);  // ... if there is nothing

class ScriptedRedis {
 public:
  ScriptedRedis();

  CommitReply Commit(const CommitCall& call);
  TakeReply Claim(const ClaimCall& call);
  RedisReply Call(const std::vector<std::string>& words);

  std::vector<std::string> Members(std::string_view key);  // of a sorted set, in its order
  static std::string KeyOf(std::string_view name);
  static std::string KeyOf(NameId queue, std::string_view name);
  const support::RedisProcess& process() const { return redis_; }

 private:
  RedisReply Run(const RedisScript& script, const std::vector<std::string>& keys,
                 const std::vector<std::string>& arguments);

  support::RedisProcess redis_;
  RedisLink link_;
  RedisScript commit_;
  RedisScript claim_;
};

// A job's value with this version, as guards read it.
std::string Versioned(std::string_view version, std::string_view value);

}  // namespace pawl
