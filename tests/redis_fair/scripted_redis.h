// The scripts of the Redis store on a Redis of their own, with a few queues: what a store would send, without a store.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "redis/redis_link.h"
#include "redis/redis_script.h"
#include "store/redis/fair_payload.h"
#include "store/redis/script_replies.h"
#include "store/store.h"
#include "tests/support/redis_process.h"

namespace pawl {

inline constexpr NameId kQueues = 3;  // 1, 2, 3

// On the hash `heads`: a version of 8 bytes, or none.
struct HeadGuard {
  std::string field;
  std::string version;
};

// To a list in the hash `lists`.
struct ListWrite {
  std::string list;
  std::vector<std::string> items = {};
  std::uint64_t wakes = 0;
  std::uint64_t start = 0;
};

struct CommitCall {
  std::int64_t now_ms = 1'000'000;
  std::string node = "a";
  std::string batch = "1";
  std::vector<HeadGuard> guards = {};
  std::vector<ListWrite> appends = {};
  std::vector<std::pair<std::string, std::string>> heads = {};  // to be written
  FairPayload operations = {};
};

struct ClaimCall {
  std::int64_t now_ms = 1'000'000;
  std::string node = "a";
  std::string name = {};  // empty: one that no other call has
  std::int64_t deadline_ms = 1'005'000;
  std::int64_t waits_until_ms = 1'002'000;
  FairPayload operations = {};
  std::vector<TakeAsk> asks = {};
};

TakeAsk Asking(std::vector<NameId> queues, std::size_t count);
TakeAsk Waiting(std::vector<NameId> queues, std::size_t count);  // ... if there is nothing

ReservingCall CallOf(const TakeReply& reply);

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
  RedisReply Run(const RedisScript& script, const std::vector<std::string>& keys, const RedisArguments& arguments);

  support::RedisProcess redis_;
  RedisLink link_;
  RedisScript commit_;
  RedisScript claim_;
  int claims_ = 0;
};

// A job's value with this version, as guards read it.
std::string Versioned(std::string_view version, std::string_view value);

}  // namespace pawl
