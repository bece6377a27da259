// The timers of a kind are one sorted set, in the order of the time and then of what they are for. Those for jobs are
// in blocks, with the time as the prefix (seq_blocks.h); of others a member is the time and what it is for. Leases are
// one more such set, by their deadlines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "redis/redis_link.h"
#include "store/store.h"

namespace pawl {

// Of `what`: a job.
bool IsForJob(TimerKind kind);

Key TimePrefix(WallTime at);
Key TimePrefix(SteadyTime at);
// Of a timer that is not for a job; of any, where it stands among those of its kind.
Key TimerMember(const Timer& timer);

// What comes first of a set, at a glance: enough to know when something is due.
template <typename Entry>
struct First {
  std::vector<Entry> entries = {};
  bool all = true;  // else there are more
};
RedisCommand LookAtFirst(const std::string& set);
First<Timer> LookedAtTimers(TimerKind kind, const RedisReply& reply);
First<ExpiredLease> LookedAtLeases(const RedisReply& reply);  // those that may be next, too

// Reads up to `limit` timers behind the one that stands at `after` (empty: from the first), those for `until` and
// before.
struct TimersAsk {
  TimerKind kind;
  std::string after = {};
  WallTime until = kNeverWall;
  std::size_t limit = 0;
};
RedisCommand ReadTimers(const std::string& set, const TimersAsk& ask);
std::vector<Timer> TimersRead(const TimersAsk& ask, const RedisReply& reply);

// The same of leases, from the first.
RedisCommand ReadLeases(const std::string& set, SteadyTime until, std::size_t limit);
std::vector<ExpiredLease> LeasesRead(const RedisReply& reply, std::size_t limit);

}  // namespace pawl
