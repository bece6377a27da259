// Random histories of the fair queue in Redis beside the one in C++: both are told the same, give the same jobs in the
// same order, and hold the same after each step.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>

#include "base/random.h"
#include "store/fair_queue.h"
#include "store/memory/memory_kv.h"
#include "store/redis/fair_group_record.h"
#include "store/redis/fair_payload.h"
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
    for (const auto& [seq, job] : jobs_) {
      if (job.state == State::kReserved) Confirm(seq);
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
    ASSERT_FALSE(reply.more);
    ASSERT_EQ(reply.taken.size(), asks_.size());
    fair_->SettleRates();
    for (std::size_t i = 0; i < asks_.size(); ++i) {
      ASSERT_EQ(SeqsOf(reply.taken[i]), TakenInCpp(asks_[i]));
      for (const TakenJob& job : reply.taken[i]) CheckTaken(job);
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
  static std::vector<Seq> SeqsOf(const std::vector<TakenJob>& jobs) {
    std::vector<Seq> seqs;
    for (const TakenJob& job : jobs) seqs.push_back(job.place.seq);
    return seqs;
  }
  void CheckTaken(const TakenJob& job) {
    Job& ours = jobs_.at(job.place.seq);
    ours.state = State::kReserved;
    ASSERT_EQ(ReservedMember(ours.place), ReservedMember(job.place));
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
    } else if (kind < 68) {
      if (const auto seq = AnyJob(State::kReserved)) Confirm(*seq);
    } else if (kind < 73) {
      if (const auto seq = AnyJob(State::kReserved)) GiveBack(*seq);
    } else if (kind < 76) {
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
  // What only Redis knows, said to the fair queue in C++ by other words.
  void Confirm(Seq seq) {
    operations_.Confirm(jobs_.at(seq).place);
    jobs_.at(seq).state = State::kHeld;
  }
  void GiveBack(Seq seq) {
    Job& job = jobs_.at(seq);
    operations_.GiveBack(job.place);
    fair_->Change(FairRelease{job.place.queue, job.place.group, seq});
    fair_->Change(FairAdd{job.place, "", true});
    job.state = State::kWaiting;
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
        if (job.state == State::kReserved) reserved.emplace(ReservedMember(job.place).view());
      }
      ASSERT_EQ(SetOf(redis_.Members(ScriptedRedis::KeyOf(queue, "held"))), held);
      ASSERT_EQ(redis_.Members(ScriptedRedis::KeyOf(queue, "ring")), RingInCpp(*reader, queue));
      ASSERT_EQ(redis_.Members(ScriptedRedis::KeyOf(queue, "ready")), ReadyInCpp(*reader, queue));
      ASSERT_EQ(GroupsInRedis(queue), GroupsInCpp(*reader, queue));
    }
    ASSERT_EQ(SetOf(redis_.Members(ScriptedRedis::KeyOf("reserved"))), reserved);
    ASSERT_EQ(GroupsBlockedInRedis(), GroupsBlockedInCpp(*reader));
  }
  static std::set<std::string> SetOf(const std::vector<std::string>& members) {
    return {members.begin(), members.end()};
  }

  template <typename Each>
  static void ForEach(KvReader& kv, Table table, std::string_view prefix, Each each) {
    std::string at(prefix);
    while (const auto entry = kv.AtOrAfter(table, at)) {
      if (entry->key.substr(0, prefix.size()) != prefix) break;
      at.assign(entry->key);
      each(std::string_view(at).substr(prefix.size()), entry->value);
      at.push_back('\0');
    }
  }
  static std::vector<std::string> RingInCpp(KvReader& kv, NameId queue) {
    std::vector<std::string> ring;
    ForEach(kv, Table::kRing, Key().U8('R').U32(queue), [&](std::string_view key, std::string_view value) {
      ring.push_back(std::string(key) + std::string(value));
    });
    return ring;
  }
  std::vector<std::string> ReadyInCpp(KvReader& kv, NameId queue) {
    std::vector<std::string> ready;
    ForEach(kv, Table::kReady, Key().U32(queue), [&](std::string_view key, std::string_view value) {
      const Seq seq = KeyReader(key.substr(key.size() - 8)).U64();
      const FairPlace& place = jobs_.at(seq).place;
      const bool ordered = !value.empty();
      ready.emplace_back(ordered ? OrderedMember(place, value.back() != 0) : ReadyMember(place));
      ASSERT_TRUE(ordered || ready.back() == key);
    });
    return ready;
  }
  // In the format of the fair queue in C++: by group, and "" for the queue itself.
  using Records = std::map<std::string, std::string>;
  static Records GroupsInCpp(KvReader& kv, NameId queue) {
    Records records;
    ForEach(kv, Table::kGroups, Key().U32(queue),
            [&](std::string_view key, std::string_view value) { records.emplace(key, value); });
    return records;
  }
  Records GroupsInRedis(NameId queue) {
    Records records;
    const RedisReply reply = redis_.Call({"HGETALL", ScriptedRedis::KeyOf(queue, "groups")});
    for (std::size_t i = 0; i + 1 < reply.items.size(); i += 2) {
      auto record = DecodeRedisGroup(reply.items[i + 1].text);
      if (!record) {
        ADD_FAILURE() << "a group record that cannot be read";
        continue;
      }
      const bool whole_queue = reply.items[i].text == kQueueField;
      if (whole_queue) record->blocked.reset();  // the other keeps that in memory
      records.emplace(whole_queue ? "" : reply.items[i].text, EncodeGroupRecord(*record));
    }
    return records;
  }
  std::set<std::string> GroupsBlockedInRedis() {
    std::set<std::string> blocked;
    const RedisReply reply = redis_.Call({"ZRANGE", ScriptedRedis::KeyOf("blocked"), "0", "-1", "WITHSCORES"});
    for (std::size_t i = 0; i + 1 < reply.items.size(); i += 2) {
      const std::string& member = reply.items[i].text;
      if (member.size() == 4) continue;
      blocked.emplace(Key().Time(std::stoll(reply.items[i + 1].text)).Bytes(member).view());
    }
    return blocked;
  }
  static std::set<std::string> GroupsBlockedInCpp(KvReader& kv) {
    std::set<std::string> blocked;
    ForEach(kv, Table::kRing, "B", [&](std::string_view key, std::string_view) { blocked.emplace(key); });
    return blocked;
  }

  SeededRandom random_;
  ScriptedRedis redis_;
  MemoryKv kv_;
  FairMemory memory_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'700'000'000'000)};
  std::unique_ptr<KvWriter> writer_;
  std::optional<FairQueue> fair_;
  FairOperations operations_;
  std::vector<TakeAsk> asks_;
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
