// What a batch learns from a look at Redis: the time, numbers for new jobs, and all that has become due. One round
// trip.
#include <algorithm>
#include <cmath>

#include "store/envelope.h"
#include "store/redis/redis_batch.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kLookedAt = 64;       // of what is held back, and of calls
constexpr std::size_t kGivenBackMax = 200;  // jobs of calls that ran out, but for one call
constexpr std::size_t kRowsSwept = 200;
constexpr Millis kRowsSweepEvery{10'000};
constexpr Millis kPresenceEvery{2'000};
constexpr Millis kPresenceLasts{10'000};
constexpr Millis kNoteEvery{4'000};
constexpr Millis kNoteLasts{20'000};
constexpr Millis kSettingsEvery{5'000};
constexpr Millis kFollowEvery{2'000};
constexpr Millis kFollowLasts{5'000};
constexpr std::size_t kFirstTimers = 1;     // replies: TIME, then the timers, …
constexpr Millis kReservationLasts{5'000};  // without a commit that confirms it
constexpr Millis kWaiterLasts{3'000};       // longer than waiting claims take to look again

std::int64_t ScoreOf(const std::string& text) { return static_cast<std::int64_t>(std::llround(std::stod(text))); }

RedisCommand FirstOf(const std::string& set) {
  return RedisCommand("ZRANGE").Add(set).Add(0).Add(kLookedAt - 1).Add("WITHSCORES");
}

}  // namespace

std::vector<RedisCommand> RedisBatch::LookCommands() const {
  const RedisKeys& keys = store_.keys_;
  std::vector<RedisCommand> commands;
  commands.emplace_back("TIME");
  for (const TimerKind kind : kTimerKinds) commands.push_back(LookAtFirst(keys.Timers(kind)));
  commands.push_back(LookAtFirst(keys.leases()));
  for (const std::string_view set : {"blocked", "reserved"}) commands.push_back(FirstOf(keys.Of(set)));
  commands.push_back(RedisCommand("HGET").Add(keys.counts()).Add(keys.lease_count()));
  commands.push_back(RedisCommand("ZCOUNT").Add(keys.Of("followers")).Add(ToMillis(now_.steady)).Add("+inf"));
  const RecordKey watched{RecordKind::kWatched, Key().U8(0)};
  commands.push_back(RedisCommand("HGET").Add(keys.Records(watched.kind)).Add(FieldOf(watched)));
  if (seqs_ > 0) {
    commands.push_back(NumbersCommand(seqs_));
    commands.push_back(MarkSeen(kNumbersMark));
  }
  return commands;
}

bool RedisBatch::UsesNewNumbers(const Changes& changes) const {
  return std::ranges::any_of(changes.puts, [&](const auto& put) {
    const RecordKey& key = put.first;
    if (key.kind != RecordKind::kHead && key.kind != RecordKind::kIntent) return false;
    const Seq seq = KeyReader(key.key.view()).U64();
    return std::ranges::any_of(new_seqs_, [&](const auto& range) { return seq - range.first < range.second; });
  });
}

// After a fail-over Redis may not have heard of the numbers that it gave, and give them again; nor of what was written
// ahead. A replica hears of everything in order, so it knows them exactly if it has the mark that was set behind them.
// The mark is counted up: a pipeline that was sent twice got numbers twice, and only the last ones are ours.
RedisCommand RedisBatch::MarkSeen(const std::string& mark) const {
  return RedisCommand("HINCRBY").Add(store_.keys_.Of("seen")).Add(store_.batches_of() + mark).Add(1);
}

RedisStage::Check RedisBatch::Seen(const std::string& mark, std::int64_t count) const {
  return {"HGET", store_.keys_.Of("seen"), store_.batches_of() + mark, std::to_string(count)};
}

// The first of the answers is the clock's shift.
void RedisBatch::AddPresence(std::vector<RedisCommand>& commands) const {
  const RedisKeys& keys = store_.keys_;
  commands.push_back(RedisCommand("HGET").Add(keys.Of("clock")).Add("shift"));
  commands.push_back(RedisCommand("HSET").Add(keys.Of("clock")).Add("seen").Add(ToMillis(now_.steady)));
  commands.push_back(
      RedisCommand("ZADD").Add(keys.Of("nodes")).Add(ToMillis(now_.steady + kPresenceLasts)).Add(store_.node()));
  commands.push_back(
      RedisCommand("HSET").Add(keys.Of("nodes:info")).Add(store_.node()).Add(EncodeNode(store_.options_.node)));
  if (now_.steady < store_.next_note_) return;
  store_.next_note_ = now_.steady + kNoteEvery;
  const std::string note = store_.Note();
  if (note.empty()) return;
  commands.push_back(RedisCommand("SET").Add(keys.NoteOf(store_.node())).Add(note).Add("PX").Add(kNoteLasts.count()));
}

// The answers; failure_ is set if there are none, or one of them is an error.
std::vector<RedisReply> RedisBatch::CallAll(const std::vector<RedisCommand>& commands) {
  auto replies = store_.link_.Call(commands);
  if (!replies.ok()) {
    failure_ = replies.error();
    return {};
  }
  for (const RedisReply& reply : *replies) {
    if (const auto error = ErrorOf(reply); error && !failure_) failure_ = error;
  }
  return *std::move(replies);
}

// All that a branch wants of a look.
void RedisBatch::TakeNumbers() {
  if (seqs_ > 0) first_seq_ = ReserveSeqs(seqs_);
}

Seq RedisBatch::ReserveSeqs(Seq count) {
  if (failure_) return 0;
  const auto replies = CallAll({NumbersCommand(count), MarkSeen(kNumbersMark)});
  return failure_ ? 0 : NoteNumbers(replies[0], replies[1], count);
}

RedisCommand RedisBatch::NumbersCommand(Seq count) const {
  return RedisCommand("INCRBY").Add(store_.keys_.Of("seq")).Add(count);
}

Seq RedisBatch::NoteNumbers(const RedisReply& last, const RedisReply& mark, Seq count) {
  const Seq first = static_cast<Seq>(last.integer) - count + 1;
  new_seqs_.emplace_back(first, count);
  numbers_seen_ = mark.integer;
  return first;
}

void RedisBatch::Look() {
  looked_ = true;
  if (store_.trunk_ != nullptr) return TakeNumbers();
  std::vector<RedisCommand> commands = LookCommands();
  const std::size_t looks = commands.size();
  sweeps_rows_ = now_.steady >= store_.next_stats_sweep_;
  if (sweeps_rows_) {
    commands.push_back(RedisCommand("ZRANGEBYSCORE")
                           .Add(store_.keys_.Of("stats:rows"))
                           .Add("-inf")
                           .Add(ToMillis(now_.wall))
                           .Add("LIMIT")
                           .Add(0)
                           .Add(kRowsSwept));
  }
  const bool presence = now_.steady >= store_.next_heartbeat_;
  const std::size_t present = commands.size();
  if (presence) AddPresence(commands);
  const bool follows = now_.steady >= store_.next_follow_ && store_.FollowWanted();
  if (follows) {
    commands.push_back(RedisCommand("ZADD")
                           .Add(store_.keys_.Of("followers"))
                           .Add(ToMillis(now_.steady + kFollowLasts))
                           .Add(store_.node()));
  }
  const bool settings = now_.steady >= store_.next_settings_;
  if (settings) commands.push_back(RedisCommand("INFO").Add("memory"));
  const std::size_t guarded = commands.size();
  commands.push_back(store_.guard().LookCommand(store_.node()));
  if (presence) commands.push_back(store_.guard().MarkCommand(store_.node(), ToMillis(now_.steady)));
  const std::int64_t asked_ms = store_.LocalMillis();
  auto replies = CallAll(commands);
  if (failure_) return;
  if (const auto judged = store_.guard().Judge(replies[guarded]); !judged.ok()) {
    failure_ = judged.error();
    return;
  }
  const auto shift = presence ? std::optional(ShiftOf(replies[present])) : std::nullopt;
  store_.NoteLook(RedisMicros(replies[0]), shift, asked_ms, now_.steady);
  if (presence) store_.guard().Marked(ToMillis(now_.steady));
  if (settings) {
    store_.NoteSettings(replies[guarded - 1]);
    store_.next_settings_ = now_.steady + kSettingsEvery;
  }
  if (presence) store_.next_heartbeat_ = now_.steady + kPresenceEvery;
  if (follows) store_.next_follow_ = now_.steady + kFollowEvery;
  if (sweeps_rows_) {
    for (RedisReply& row : replies[looks].items) old_rows_.push_back(std::move(row.text));
  }
  ReadLook(replies);
}

void RedisBatch::ReadLook(const std::vector<RedisReply>& replies) {
  std::size_t at = kFirstTimers;
  for (const TimerKind kind : kTimerKinds) first_timers_[kind] = LookedAtTimers(kind, replies[at++]);
  first_leases_ = LookedAtLeases(replies[at++]);
  store_.next_lease_.reset();
  if (!first_leases_.entries.empty()) {
    store_.next_lease_ = std::max(first_leases_.entries.front().deadline, store_.frozen_until_);
  }
  const std::vector<RedisReply>& blocked = replies[at++].items;
  store_.next_blocked_.reset();
  for (std::size_t i = 0; i + 1 < blocked.size(); i += 2) {
    const SteadyTime until = SteadyFromMillis(ScoreOf(blocked[i + 1].text));
    const auto entry = ParseBlocked(blocked[i].text);
    if (until <= now_.steady && entry) unblocked_.push_back(*entry);
    if (until > now_.steady && !store_.next_blocked_) store_.next_blocked_ = until;
  }
  ReadLostCalls(replies[at++].items);
  store_.leases_.store(CountOf(replies[at++]), std::memory_order_relaxed);
  store_.followed_ = replies[at++].integer > (store_.next_follow_ > now_.steady ? 1 : 0);
  NoteWatched(replies[at++]);
  if (seqs_ > 0) first_seq_ = NoteNumbers(replies[at], replies[at + 1], seqs_);
}

void RedisBatch::NoteWatched(const RedisReply& reply) {
  std::vector<std::string> channels;
  if (const auto record = Unwrap(reply.text, "record"); record.ok()) {
    if (auto names = DecodeNames(record->value); names.ok()) channels = *std::move(names);
  }
  store_.NoteWatched(std::move(channels));
}

// A branch looks at little: it goes by what its trunk has seen; and the second batch of a turn by what the first has.
std::vector<std::string> RedisBatch::WatchedChannels() {
  if (store_.trunk_ == nullptr && store_.looked_at_ != now_.steady) EnsureLooked();
  return store_.watched();
}

void RedisBatch::ReadLostCalls(const std::vector<RedisReply>& reserved) {
  RedisCommand command("HMGET");
  command.Add(store_.keys_.Of("reservations"));
  for (std::size_t i = 0; i + 1 < reserved.size(); i += 2) {
    if (SteadyFromMillis(ScoreOf(reserved[i + 1].text)) > now_.steady) break;
    lost_calls_.push_back({reserved[i].text, {}});
    command.Add(reserved[i].text);
  }
  if (lost_calls_.empty()) return;
  const auto reply = store_.guard().Call(store_.link_, std::move(command));
  failure_ = reply.ok() ? ErrorOf(*reply) : reply.error();
  if (failure_) return;
  std::size_t jobs = 0;
  for (std::size_t i = 0; i < lost_calls_.size(); ++i) {
    lost_calls_[i].places = ParseReservations(reply->items.at(i).text);
    jobs += lost_calls_[i].places.size();
    if (jobs > kGivenBackMax) lost_calls_.resize(i + 1);  // the next look finds the others
  }
}

void RedisBatch::ExpiredLeases(SteadyTime now, std::size_t limit, std::vector<ExpiredLease>& out) {
  EnsureLooked();
  if (now < store_.frozen_until_) return;
  std::vector<ExpiredLease>& first = first_leases_.entries;
  if (!first_leases_.all && !first.empty() && first.back().deadline <= now && first.size() < limit) {
    const auto reply = store_.guard().Call(store_.link_, ReadLeases(store_.keys_.leases(), now, limit));
    if (!reply.ok()) {
      failure_ = reply.error();
      return;
    }
    first_leases_ = {LeasesRead(*reply, limit), false};
  }
  for (const ExpiredLease& lease : first) {
    if (lease.deadline > now || limit == 0) return;
    out.push_back(lease);
    --limit;
  }
}

void RedisBatch::DueTimers(TimerKind kind, WallTime now, std::size_t limit, std::vector<Timer>& out) {
  EnsureLooked();
  const TimerSet& staged = timers_[kind];
  const First<Timer>& first = first_timers_[kind];
  std::vector<Timer> timers = first.entries;
  const std::size_t wanted = limit + std::min(staged.size(), SIZE_MAX - limit);
  if (!first.all && !timers.empty() && timers.back().at <= now && timers.size() < wanted) {
    const TimersAsk ask{kind, {}, now, wanted};
    const auto reply = store_.guard().Call(store_.link_, ReadTimers(store_.keys_.Timers(kind), ask));
    if (!reply.ok()) {
      failure_ = reply.error();
      return;
    }
    timers = TimersRead(ask, *reply);
  }
  std::erase_if(timers, [&](const Timer& timer) {
    return staged.contains({timer.at, std::string(timer.what.view())});
  });
  for (const auto& [name, added] : staged) {
    if (added) timers.push_back({name.first, kind, Key().Bytes(name.second)});
  }
  std::erase_if(timers, [&](const Timer& timer) { return timer.at > now; });
  std::sort(timers.begin(), timers.end(), [](const Timer& a, const Timer& b) {
    return std::pair(a.at, a.what.view()) < std::pair(b.at, b.what.view());
  });
  if (timers.size() > limit) timers.resize(limit);
  out.insert(out.end(), timers.begin(), timers.end());
}

std::optional<WallTime> RedisBatch::NextTimer(TimerClock clock) {
  std::optional<WallTime> next;
  const auto consider = [&](WallTime at) { next = next ? std::min(*next, at) : at; };
  const auto& known = store_.next_timer_.at(static_cast<std::size_t>(clock));
  if (!looked_ && known) consider(*known);
  for (const auto& [kind, first] : first_timers_) {
    if (ClockOf(kind) != clock) continue;
    const TimerSet& staged = timers_[kind];
    const std::vector<Timer>& timers = first.entries;
    for (std::size_t i = 0; i < timers.size(); ++i) {
      const auto found = staged.find({timers[i].at, std::string(timers[i].what.view())});
      const bool last_seen = !first.all && i + 1 == timers.size();  // what follows it is not known
      if (found != staged.end() && !found->second && !last_seen) continue;
      consider(timers[i].at);
      break;
    }
  }
  for (const auto& [kind, staged] : timers_) {
    if (ClockOf(kind) != clock) continue;
    for (const auto& [name, added] : staged) {
      if (!added) continue;
      consider(name.first);
      break;
    }
  }
  return next;
}

bool RedisBatch::SweepCounters(WallTime) {
  EnsureLooked();
  const bool more = old_rows_.size() == kRowsSwept;
  if (sweeps_rows_ && !more) store_.next_stats_sweep_ = now_.steady + kRowsSweepEvery;
  return more;
}

// ---- Taking jobs ----

std::vector<std::vector<Seq>> RedisBatch::Take(std::span<const TakeAsk> asks) {
  std::vector<std::vector<Seq>> taken(asks.size());
  if (failure_ || asks.empty()) return taken;
  std::vector<TakeAsk> left(asks.begin(), asks.end());
  while (true) {
    const Result<bool> more = CallClaim(left, taken);
    if (!more.ok()) failure_ = more.error();
    if (!more.ok() || !*more) return taken;
    for (std::size_t i = 0; i < left.size(); ++i)
      left[i].count = asks[i].count - std::min(asks[i].count, taken[i].size());
  }
}

Result<bool> RedisBatch::CallClaim(std::span<const TakeAsk> asks, std::vector<std::vector<Seq>>& taken) {
  static const RedisScript script(ClaimScript());
  const RedisKeys& keys = store_.keys_;
  std::vector<std::string> names = {keys.Of("turn"), keys.Of("blocked"), keys.Of("reserved"), keys.Of("reservations"),
                                    keys.Of("done")};
  FairPayload fair;
  for (const BlockedEntry& entry : unblocked_) fair.Settle(entry.queue, entry.group);
  const std::vector<JointAsk> joined = Joined(asks);
  RedisArguments asked;
  for (const JointAsk& ask : joined) AppendAsk(asked, ask, fair);
  RedisArguments arguments;
  arguments.Add(store_.guard().id()).Add(ToMillis(now_.steady)).Add(store_.node());
  arguments.Add(store_.batches_of() + ":" + std::to_string(++store_.last_call_));
  arguments.Add(ToMillis(now_.steady + kReservationLasts))
      .Add(ToMillis(now_.steady + kWaiterLasts))
      .Add(keys.WakePrefix());
  fair.AppendTo(arguments, names.size() + 1);
  arguments.Add(joined.size()).Add(asked);
  AddFairKeys(keys, fair, names);
  PAWL_ASSIGN(RedisReply answer, store_.link_.Call(RedisCommand::Script(script, names).Add(arguments)));
  if (auto lost = LostIn(answer)) return *std::move(lost);
  PAWL_ASSIGN(TakeReply reply, ReadTakeReply(std::move(answer)));
  unblocked_.clear();
  store_.next_blocked_ = reply.next_blocked;
  store_.NoteWoken(reply.woken);
  ReservingCall& call = calls_.emplace_back(ReservingCall{std::move(reply.call), {}});
  std::size_t first = 0;
  for (std::size_t i = 0; i < joined.size() && i < reply.taken.size(); first += joined[i++].asks) {
    std::size_t asker = first;
    std::size_t given = 0;
    for (const FairPlace& place : reply.taken[i]) {
      for (; given == asks[asker].count && asker + 1 < first + joined[i].asks; ++asker) given = 0;
      ++given;
      taken[asker].push_back(place.seq);
      call_of_.emplace(place.seq, &call);
      call.places.push_back(place);
    }
  }
  if (call.places.empty()) {
    calls_.pop_back();
  } else {
    ReadTaken(call);
  }
  return reply.more;
}

// Reads the jobs as they are now, for the whole call at once.
void RedisBatch::ReadTaken(const ReservingCall& call) {
  ++epoch_;
  std::vector<RecordKey> keys;
  for (const FairPlace& place : call.places) {
    for (const RecordKind kind : {RecordKind::kHead, RecordKind::kBody}) {
      const RecordKey key{kind, Key().U64(place.seq)};
      const auto known = known_.find(key);
      if (known == known_.end() && AssumeCached(key, false)) continue;
      if (known != known_.end() && known->second.staged == 0) known_.erase(known);
      keys.push_back(key);
    }
  }
  Fetch(keys);
}

}  // namespace pawl
