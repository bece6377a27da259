#include "store/redis/redis_timers.h"

#include "store/redis/seq_blocks.h"

namespace pawl {
namespace {

constexpr std::size_t kMembersLookedAt = 16;
constexpr std::size_t kTimersLookedAt = 64;

// Adds timers from the first on, until there are `limit` of them. False: there are more.
bool AddTimers(TimerKind kind, const std::vector<RedisReply>& members, std::size_t limit, std::vector<Timer>& out) {
  for (const RedisReply& member : members) {
    if (out.size() == limit) return false;
    KeyReader in(member.text);
    const WallTime at = WallFromMillis(in.Time());
    if (!IsForJob(kind)) {
      out.push_back({at, kind, Key().Bytes(in.Rest())});
      continue;
    }
    for (auto block = ParseBlock(member.text); block && block->bits != 0; block->DropFirst()) {
      if (out.size() == limit) return false;
      out.push_back({at, kind, Key().U64(block->first())});
    }
  }
  return true;
}

}  // namespace

bool IsForJob(TimerKind kind) { return kind != TimerKind::kForget; }

Key TimePrefix(WallTime at) { return Key().Time(ToMillis(at)); }

Key TimerMember(const Timer& timer) { return TimePrefix(timer.at).Bytes(timer.what); }

RedisCommand LookAtTimers(const std::string& set) {
  return std::move(RedisCommand("ZRANGE").Add(set).Add(0).Add(kMembersLookedAt - 1));
}

FirstTimers LookedAt(TimerKind kind, const RedisReply& reply) {
  FirstTimers first;
  const bool fits = AddTimers(kind, reply.items, kTimersLookedAt, first.timers);
  first.all = fits && reply.items.size() < kMembersLookedAt;
  return first;
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
  const std::size_t not_behind = ask.after.empty() ? 0 : SeqBlock::kSeqs;  // at most, of the first block
  AddTimers(ask.kind, reply.items, ask.limit < kAllSeqs ? ask.limit + not_behind : ask.limit, timers);
  std::erase_if(timers, [&](const Timer& timer) { return TimerMember(timer).view() <= ask.after; });
  if (timers.size() > ask.limit) timers.resize(ask.limit);
  return timers;
}

}  // namespace pawl
