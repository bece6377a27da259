// What the scripts in Redis answer, as values.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "redis/redis_reply.h"
#include "store/store.h"

namespace pawl {

struct TakeReply {
  std::optional<SteadyTime> next_blocked;     // when the first rate lets a group or queue go on
  bool more = false;                          // an ask may get more by calling again: this call was full
  std::vector<std::vector<FairPlace>> taken;  // by ask
  std::vector<NameId> woken;                  // queues that this node had waited for, and that have something now
  std::string call;                           // its name, under which the jobs are reserved
};
// Both fail with kNoSpace when Redis has no memory left, with kStorage for its other errors and for a reply of another
// shape.
Result<TakeReply> ReadTakeReply(RedisReply reply);

struct CommitReply {
  bool done = false;
  std::vector<std::size_t> failed_guards;  // not done: by their number over all guards, from 1
  std::vector<NameId> woken;
  std::chrono::microseconds took{0};  // by Redis' own clock; 0 where it stands still while a script runs
};
Result<CommitReply> ReadCommitReply(const RedisReply& reply);

}  // namespace pawl
