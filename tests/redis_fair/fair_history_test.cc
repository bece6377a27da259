// Random histories of the fair queue in Redis beside the one in C++: both are told the same, give the same jobs in the
// same order, and hold the same after each step.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>

#include "base/random.h"
#include "store/fair_queue.h"
#include "store/memory/memory_kv.h"
#include "store/redis/fair_payload.h"
#include "tests/redis_fair/fair_contents.h"
#include "tests/redis_fair/scripted_redis.h"

namespace pawl {
namespace {

class FairHistory {
 public:
  explicit FairHistory(std::uint64_t seed) : random_(seed) {
    keys_.push_back({});
    for (int i = 0; i < 6; ++i) keys_.push_back(HashBytes("group " + std::to_string(i)));
    FairLimits limits;
    limits.group_default = 2;  // queue 2: its groups have a limit by default
    Begin();
    Change(FairConfigure{2, {}, {}, limits, true});
    Commit();
  }

  void Run(int steps) {
    for (int done = 0; done < steps && !testing::Test::HasFailure();) {
      MoveTime();
      Begin();
      const auto size = 1 + random_.Below(6);
      if (random_.Below(3) == 0) {
        for (auto i = size; i > 0; --i) Ask();
        Claim();
      } else {
        for (auto i = size; i > 0; --i) Step();
        Commit();
      }
      Compare();
      done += static_cast<int>(size);
    }
  }

  // When everything has been removed and released, nothing stays behind.
  void Drain() {
    Begin();
    for (NameId queue = 1; queue <= kQueues; ++queue) {
      Change(FairConfigure{queue, {}, {}, {}, true});
      for (std::size_t i = 1; i < keys_.size(); ++i) Change(FairConfigure{queue, keys_[i], {}, {}, false});
    }
    while (!calls_.empty()) SettleCall(Fate::kGranted);
    for (const auto& [seq, job] : jobs_) {
      if (job.state == State::kWaiting) Change(FairRemove{job.place});
      if (job.state != State::kWaiting) Change(FairRelease{job.place.queue, job.place.group, seq});
    }
    jobs_.clear();
    Commit();
    Compare();
    for (NameId queue = 1; queue <= kQueues; ++queue) {
      for (const char* name : {"ready", "ring", "held"}) {
        EXPECT_EQ(redis_.Call({"EXISTS", ScriptedRedis::KeyOf(queue, name)}).integer, 0) << name;
      }
      EXPECT_EQ(redis_.Call({"HKEYS", ScriptedRedis::KeyOf(queue, "groups")}).items.size(), 1) << "idle groups stay";
    }
    EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf("blocked")).empty());
    EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf("reserved")).empty());
  }

 private:
  enum class State { kWaiting, kReserved, kHeld };
  struct Job {
    FairPlace place;
    bool ready = true;
    State state = State::kWaiting;
    std::string call = {};  // that has reserved it
  };

  void Begin() {
    operations_ = {};
    asks_.clear();
    writer_ = kv_.BeginWrite();
    fair_.emplace(*writer_, memory_, now_);
  }
  void End() {
    fair_->Flush();
    ASSERT_TRUE(writer_->Commit().ok());
    memory_.held.Keep();
    fair_.reset();
    writer_.reset();
  }
  void Commit() {
    CommitCall call;
    call.now_ms = ToMillis(now_.steady);
    call.batch = std::to_string(++batch_);
    call.operations = operations_;
    ASSERT_TRUE(redis_.Commit(call).done);
    End();
  }

  void MoveTime() {
    const Millis span{random_.Below(3) == 0 ? static_cast<int>(random_.Below(400)) : 0};
    now_.wall += span;
    now_.steady += span;
  }

  // ---- Claims ----
  void Ask() {
    TakeAsk ask;
    ask.queues = {AnyQueue()};
    if (random_.Below(4) == 0) ask.queues.push_back(1 + ask.queues[0] % kQueues);
    ask.count = 1 + random_.Below(random_.Below(10) == 0 ? 30 : 5);
    if (random_.Below(5) == 0) {
      if (const auto seq = AnyJob(State::kWaiting)) ask.place = jobs_.at(*seq).place;
    }
    asks_.push_back(std::move(ask));
  }
  void Claim() {
    ClaimCall call;
    call.now_ms = ToMillis(now_.steady);
    call.deadline_ms = call.now_ms + 5'000;
    call.asks = asks_;
    for (const std::string& member : DueBlocked()) {
      const auto entry = ParseBlocked(member);
      call.operations.Settle(entry->queue, entry->group);
    }
    const TakeReply reply = redis_.Claim(call);
    if (!CallOf(reply).places.empty()) calls_.push_back(CallOf(reply));
    ASSERT_FALSE(reply.more);
    ASSERT_EQ(reply.taken.size(), asks_.size());
    fair_->SettleRates();
    for (std::size_t i = 0; i < asks_.size(); ++i) {
      ASSERT_EQ(SeqsOf(reply.taken[i]), TakenInCpp(asks_[i]));
      for (const FairPlace& place : reply.taken[i]) CheckTaken(place, reply.call);
    }
    End();
  }
  std::vector<std::string> DueBlocked() {
    std::vector<std::string> due;
    const std::string until = std::to_string(ToMillis(now_.steady));
    for (RedisReply& item : redis_.Call({"ZRANGEBYSCORE", ScriptedRedis::KeyOf("blocked"), "-inf", until}).items) {
      due.push_back(std::move(item.text));
    }
    return due;
  }
  std::vector<Seq> TakenInCpp(const TakeAsk& ask) {
    std::vector<Seq> taken;
    if (ask.place) {
      if (fair_->TakeThis(*ask.place)) taken.push_back(ask.place->seq);
      return taken;
    }
    for (const NameId queue : ask.queues) {
      if (taken.size() < ask.count) fair_->Take(queue, ask.count - taken.size(), taken);
    }
    return taken;
  }
  static std::vector<Seq> SeqsOf(const std::vector<FairPlace>& places) {
    std::vector<Seq> seqs;
    for (const FairPlace& place : places) seqs.push_back(place.seq);
    return seqs;
  }
  void CheckTaken(const FairPlace& place, const std::string& call) {
    Job& ours = jobs_.at(place.seq);
    ours.state = State::kReserved;
    ours.call = call;
    ASSERT_EQ(Reservation(ours.place), Reservation(place));
  }

  // ---- Changes ----
  NameId AnyQueue() { return static_cast<NameId>(1 + random_.Below(kQueues)); }
  Hash128 AnyGroup() { return keys_[random_.Below(keys_.size())]; }
  std::optional<Seq> AnyJob(State state) {
    std::vector<Seq> seqs;
    for (const auto& [seq, job] : jobs_) {
      if (job.state == state) seqs.push_back(seq);
    }
    if (seqs.empty()) return std::nullopt;
    return seqs[random_.Below(seqs.size())];
  }

  void Step() {
    const std::uint64_t kind = random_.Below(100);
    if (kind < 45 && jobs_.size() < 90) {
      const auto priority = static_cast<std::uint8_t>(4 + random_.Below(3));
      Add({AnyQueue(), AnyGroup(), next_seq_++, priority, now_.wall}, random_.Below(5) != 0);
    } else if (kind < 50) {
      if (const auto seq = AnyJob(State::kWaiting)) Remove(*seq);
    } else if (kind < 57) {
      if (const auto seq = AnyJob(State::kWaiting); seq && !jobs_.at(*seq).ready) Promote(*seq);
    } else if (kind < 70) {
      if (!calls_.empty()) SettleCall(std::nullopt);
    } else if (kind < 72) {
      SettleLate();
    } else if (kind < 75) {
      if (const auto seq = AnyJob(State::kReserved)) RemoveReserved(*seq);
    } else if (kind < 92) {
      if (const auto seq = AnyJob(State::kHeld)) Release(*seq);
    } else if (kind < 94) {
      FairLimits limits = Limits();
      limits.ordered = false;
      limits.group_default = static_cast<std::uint32_t>(random_.Below(3));
      Change(FairConfigure{AnyQueue(), {}, {}, limits, true});
    } else {
      const bool settings = random_.Below(3) != 0;
      const Hash128 key = keys_[1 + random_.Below(keys_.size() - 1)];
      Change(FairConfigure{AnyQueue(), key, settings ? "a group" : "", settings ? Limits() : FairLimits{}, settings});
    }
  }
  static std::string NameOf(const GroupKey& group) { return group == GroupKey{} ? "" : "a group"; }
  FairLimits Limits() {
    FairLimits limits;
    if (random_.Below(2) == 0) limits.concurrency = static_cast<std::uint32_t>(1 + random_.Below(4));
    if (random_.Below(3) == 0) {
      const auto limit = static_cast<std::uint32_t>(1 + random_.Below(5));
      limits.rate = {limit, Millis{static_cast<int>(1 + random_.Below(900))}};
    }
    limits.paused = random_.Below(6) == 0;
    limits.ordered = random_.Below(4) == 0;
    return limits;
  }

  void Change(const FairChange& change) {
    operations_.Change(change);
    fair_->Change(change);
  }
  void Add(FairPlace place, bool ready) {
    if (!ready) place.due += std::chrono::seconds(1);
    jobs_[place.seq] = {place, ready, State::kWaiting};
    Change(FairAdd{place, NameOf(place.group), ready});
  }
  void Remove(Seq seq) {
    Change(FairRemove{jobs_.at(seq).place});
    jobs_.erase(seq);
  }
  void Promote(Seq seq) {
    Job& job = jobs_.at(seq);
    job.ready = true;
    if (random_.Below(2) == 0) Change(FairRemove{job.place});  // an add alone does it too
    Change(FairAdd{job.place, NameOf(job.place.group), true});
  }
  void Release(Seq seq) {
    FairPlace place = jobs_.at(seq).place;
    Change(FairRelease{place.queue, place.group, seq});
    jobs_.erase(seq);
    if (random_.Below(3) != 0) return;
    place.due = now_.wall;  // the run failed: it waits again
    Add(place, random_.Below(2) == 0);
  }
  // What only Redis knows, said to the fair queue in C++ by other words. No fate: any, for each job another.
  void SettleCall(std::optional<Fate> fate) {
    const std::size_t which = random_.Below(calls_.size());
    const ReservingCall call = calls_[which];
    calls_.erase(calls_.begin() + static_cast<std::ptrdiff_t>(which));
    const bool runs_out = !fate && random_.Below(4) == 0;
    if (runs_out) late_ = call;
    std::vector<Fate> fates;
    for (const FairPlace& place : call.places) {
      fates.push_back(runs_out ? Fate::kBack : fate.value_or(AnyFate()));
      if (IsReservedBy(call, place)) End(place.seq, fates.back());
    }
    operations_.SettleCall(call, fates);
  }
  Fate AnyFate() {
    const std::uint64_t kind = random_.Below(10);
    return kind < 6 ? Fate::kGranted : kind < 9 ? Fate::kBack : Fate::kLeaves;
  }
  bool IsReservedBy(const ReservingCall& call, const FairPlace& place) const {
    const auto job = jobs_.find(place.seq);
    return job != jobs_.end() && job->second.state == State::kReserved && job->second.call == call.name;
  }
  void End(Seq seq, Fate fate) {
    Job& job = jobs_.at(seq);
    job.state = fate == Fate::kBack ? State::kWaiting : State::kHeld;
    if (fate == Fate::kGranted) return;
    fair_->Change(FairRelease{job.place.queue, job.place.group, seq});
    if (fate == Fate::kBack) fair_->Change(FairAdd{job.place, "", true});
    if (fate == Fate::kLeaves) jobs_.erase(seq);
  }
  // A call that ran out, and now its node would settle it: nothing happens. Its grants rest on the call.
  void SettleLate() {
    const ReservingCall call = std::exchange(late_, {});
    std::vector<Fate> fates;
    for (std::size_t i = 0; i < call.places.size(); ++i) {
      fates.push_back(random_.Below(4) == 0 ? Fate::kLeaves : Fate::kBack);
    }
    operations_.SettleCall(call, fates);
  }
  void RemoveReserved(Seq seq) {
    const FairPlace place = jobs_.at(seq).place;
    operations_.Change(FairRemove{place});
    fair_->Change(FairRelease{place.queue, place.group, seq});
    jobs_.erase(seq);
  }

  // ---- Comparing ----
  void Compare() {
    if (testing::Test::HasFailure()) return;
    const auto reader = kv_.BeginRead();
    std::set<std::string> reserved;
    for (NameId queue = 1; queue <= kQueues; ++queue) {
      std::set<std::string> held;
      for (const auto& [seq, job] : jobs_) {
        if (job.place.queue != queue || job.state == State::kWaiting) continue;
        held.emplace(HeldMember(job.place.group, seq).view());
        if (job.state == State::kReserved) reserved.emplace(Reservation(job.place).view());
      }
      ASSERT_EQ(SetOf(redis_.Members(ScriptedRedis::KeyOf(queue, "held"))), held);
      ASSERT_EQ(redis_.Members(ScriptedRedis::KeyOf(queue, "ring")), RingIn(*reader, queue));
      ASSERT_EQ(redis_.Members(ScriptedRedis::KeyOf(queue, "ready")), ReadyInCpp(*reader, queue));
      ASSERT_EQ(GroupsIn(redis_, queue), GroupsIn(*reader, queue));
    }
    ASSERT_EQ(redis_.Members(ScriptedRedis::KeyOf("reserved")).size(), calls_.size());
    ASSERT_EQ(ReservedIn(redis_), reserved);
    ASSERT_EQ(GroupsBlockedIn(redis_), GroupsBlockedIn(*reader));
  }
  static std::set<std::string> SetOf(const std::vector<std::string>& members) {
    return {members.begin(), members.end()};
  }

  std::vector<std::string> ReadyInCpp(KvReader& kv, NameId queue) {
    std::vector<std::string> ready;
    ForEachEntry(kv, Table::kReady, Key().U32(queue), [&](std::string_view key, std::string_view value) {
      const Seq seq = KeyReader(key.substr(key.size() - 8)).U64();
      const FairPlace& place = jobs_.at(seq).place;
      const bool ordered = !value.empty();
      ready.emplace_back(ordered ? OrderedMember(place, value.back() != 0) : ReadyMember(place));
      ASSERT_TRUE(ordered || ready.back() == key);
    });
    return ready;
  }

  SeededRandom random_;
  ScriptedRedis redis_;
  MemoryKv kv_;
  FairMemory memory_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'700'000'000'000)};
  std::unique_ptr<KvWriter> writer_;
  std::optional<FairQueue> fair_;
  FairPayload operations_;
  std::vector<TakeAsk> asks_;
  std::vector<ReservingCall> calls_;  // not settled
  ReservingCall late_;                // one that ran out
  std::map<Seq, Job> jobs_;
  std::vector<Hash128> keys_;
  Seq next_seq_ = 1;
  int batch_ = 0;
};

class RedisFairHistoryTest : public testing::TestWithParam<std::uint64_t> {};

INSTANTIATE_TEST_SUITE_P(Seeds, RedisFairHistoryTest, testing::Values(1, 2, 3, 4));

TEST_P(RedisFairHistoryTest, GivesAndHoldsTheSameAsTheOneInCpp) {
  FairHistory history(GetParam());
  history.Run(20'000);
  if (!HasFailure()) history.Drain();
}

}  // namespace
}  // namespace pawl
