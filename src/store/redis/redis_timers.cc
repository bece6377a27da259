#include "store/redis/redis_timers.h"

#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

constexpr std::size_t kMembersLookedAt = 16;
constexpr std::size_t kEntriesLookedAt = 64;

// Calls `add(time in ms, job)` from the first on, for `limit` of them. False: there are more.
template <typename Add>
bool ForJobs(const std::vector<RedisReply>& members, std::size_t limit, Add add) {
  for (const RedisReply& member : members) {
    const std::int64_t at = KeyReader(member.text).Time();
    for (auto block = ParseBlock(member.text); block && block->bits != 0; block->DropFirst()) {
      if (limit-- == 0) return false;
      add(at, block->first());
    }
  }
  return true;
}

// Adds timers from the first on, until there are `limit` of them. False: there are more.
bool AddTimers(TimerKind kind, const std::vector<RedisReply>& members, std::size_t limit, std::vector<Timer>& out) {
  if (IsForJob(kind)) {
    return ForJobs(members, limit, [&](std::int64_t at, Seq seq) {
      out.push_back({WallFromMillis(at), kind, Key().U64(seq)});
    });
  }
  for (const RedisReply& member : members) {
    if (limit-- == 0) return false;
    KeyReader in(member.text);
    const WallTime at = WallFromMillis(in.Time());
    out.push_back({at, kind, Key().Bytes(in.Rest())});
  }
  return true;
}

bool AddLeases(const std::vector<RedisReply>& members, std::size_t limit, std::vector<ExpiredLease>& out) {
  return ForJobs(members, limit, [&](std::int64_t at, Seq seq) { out.push_back({seq, SteadyFromMillis(at)}); });
}

template <typename Entry, typename Add>
First<Entry> LookedAt(const RedisReply& reply, Add add) {
  First<Entry> first;
  const bool fits = add(reply.items, kEntriesLookedAt, first.entries);
  first.all = fits && reply.items.size() < kMembersLookedAt;
  return first;
}

}  // namespace

bool IsForJob(TimerKind kind) { return TraitsOf(kind).about == TimerAbout::kJob; }

Key TimePrefix(WallTime at) { return Key().Time(ToMillis(at)); }
Key TimePrefix(SteadyTime at) { return Key().Time(ToMillis(at)); }

Key TimerMember(const Timer& timer) { return TimePrefix(timer.at).Bytes(timer.what); }

RedisCommand LookAtFirst(const std::string& set) {
  return std::move(RedisCommand("ZRANGE").Add(set).Add(0).Add(kMembersLookedAt - 1));
}

First<Timer> LookedAtTimers(TimerKind kind, const RedisReply& reply) {
  return LookedAt<Timer>(
      reply, [kind](const auto& members, auto limit, auto& out) { return AddTimers(kind, members, limit, out); });
}

RedisCommand ReadTimers(const std::string& set, const TimersAsk& ask) {
  RedisCommand command("ZRANGEBYLEX");
  command.Add(set);
  if (ask.after.empty()) {
    command.Add("-");
  } else if (IsForJob(ask.kind)) {  // the block that it is in may have others behind it
    KeyReader in(ask.after);
    const WallTime at = WallFromMillis(in.Time());
    command.Add(FromBlock(TimePrefix(at), in.U64()));
  } else {
    command.Add("(" + ask.after);
  }
  command.Add(ask.until == kNeverWall ? "+" : "(" + std::string(TimePrefix(ask.until + Millis(1)).view()));
  LimitMembers(command, ask.limit);
  return command;
}

std::vector<Timer> TimersRead(const TimersAsk& ask, const RedisReply& reply) {
  std::vector<Timer> timers;
  const std::size_t not_behind = ask.after.empty() ? 0 : NumberBlock::kNumbers;  // at most, of the first block
  AddTimers(ask.kind, reply.items, ask.limit < kAllSeqs ? ask.limit + not_behind : ask.limit, timers);
  std::erase_if(timers, [&](const Timer& timer) { return TimerMember(timer).view() <= ask.after; });
  if (timers.size() > ask.limit) timers.resize(ask.limit);
  return timers;
}

First<ExpiredLease> LookedAtLeases(const RedisReply& reply) { return LookedAt<ExpiredLease>(reply, AddLeases); }

RedisCommand ReadLeases(const std::string& set, SteadyTime until, std::size_t limit) {
  RedisCommand command("ZRANGEBYLEX");
  command.Add(set).Add("-").Add("(" + std::string(TimePrefix(until + Millis(1)).view()));
  LimitMembers(command, limit);
  return command;
}

std::vector<ExpiredLease> LeasesRead(const RedisReply& reply, std::size_t limit) {
  std::vector<ExpiredLease> leases;
  AddLeases(reply.items, limit, leases);
  return leases;
}

}  // namespace pawl
