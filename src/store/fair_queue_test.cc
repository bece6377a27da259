// Random histories of fair queues beside a model that works everything out anew.
#include "store/fair_queue.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "store/memory/memory_kv.h"
#include "tests/support/fair_model.h"

namespace pawl {
namespace {

constexpr NameId kPlain = 1;
constexpr NameId kLimited = 2;  // its groups have a limit by default

class FairHistory {
 public:
  explicit FairHistory(std::uint64_t seed) : random_(seed) {
    model_.now = {WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
    keys_.push_back({});
    for (int i = 0; i < 6; ++i) keys_.push_back(HashBytes("group " + std::to_string(i)));
    Begin();
    FairLimits limits;
    limits.group_default = 2;
    fair_->Change(FairConfigure{kLimited, {}, {}, limits, true});
    model_.ConfigureQueue(kLimited, limits);
    End(true);
  }

  void Run(int steps) {
    for (int done = 0; done < steps && !testing::Test::HasFailure();) {
      MoveTime();
      Begin();
      const FairModel before = model_;
      const auto started = starts_;
      fair_->SettleRates();
      model_.SettleRates();
      for (auto size = random_.Below(6); size > 0; --size, ++done) Step();
      Compare();
      const bool keep = random_.Below(10) != 0;
      if (!keep) {
        model_ = Rolled(before);
        starts_ = started;
      }
      End(keep);
      if (random_.Below(50) == 0) Reopen();
    }
  }

  // With all limits gone and all time come, every job that waits is handed out.
  void Drain() {
    Begin();
    for (const NameId queue : {kPlain, kLimited}) {
      model_.queues[queue].limits.group_default = 0;
      Configure(queue, {}, {}, true);
      for (std::size_t i = 1; i < keys_.size(); ++i) Configure(queue, keys_[i], {}, false);
    }
    std::size_t expected = 0;
    const auto jobs = model_.jobs;
    for (const auto& [seq, job] : jobs) {
      if (job.held) continue;
      if (!job.ready) Promote(seq);
      ++expected;
    }
    std::vector<Seq> taken;
    for (const NameId queue : {kPlain, kLimited}) fair_->Take(queue, SIZE_MAX, taken);
    EXPECT_EQ(taken.size(), expected);
    EXPECT_EQ(std::set<Seq>(taken.begin(), taken.end()).size(), expected);
    for (const Seq seq : taken) fair_->Change(FairRelease{0, {}, seq});
    for (const auto& [seq, job] : jobs) {
      if (job.held) fair_->Change(FairRelease{0, {}, seq});
    }
    End(true);
    const auto reader = kv_.BeginRead();
    EXPECT_FALSE(reader->AtOrAfter(Table::kReady, "\1").has_value());
    EXPECT_FALSE(reader->AtOrAfter(Table::kRing, "\1").has_value());
    EXPECT_TRUE(ReadFairGroups(*reader, memory_->held, kPlain, {}, 100).value().empty()) << "idle groups stay behind";
  }

 private:
  void Begin() {
    writer_ = kv_.BeginWrite();
    fair_.emplace(*writer_, *memory_, model_.now);
  }
  void End(bool keep) {
    if (keep) {
      fair_->Flush();
      ASSERT_TRUE(writer_->Commit().ok());
      memory_->held.Keep();
    } else {
      writer_->Abort();
      memory_->held.Undo();
    }
    fair_.reset();
    writer_.reset();
  }
  // Time does not go back with a batch.
  FairModel Rolled(const FairModel& before) const {
    FairModel model = before;
    model.now = model_.now;
    return model;
  }
  // As after a restart: only what is stored, and the jobs that have a lease.
  void Reopen() {
    auto memory = std::make_unique<FairMemory>();
    memory->next_turn = memory_->next_turn;
    for (const auto& [seq, job] : model_.jobs) {
      if (job.held) memory->held.Add({job.place.queue, job.place.group}, seq);
    }
    memory->held.Keep();
    memory_ = std::move(memory);
  }

  void MoveTime() {
    const Millis span{random_.Below(3) == 0 ? static_cast<int>(random_.Below(400)) : 0};
    model_.now.wall += span;
    model_.now.steady += span;
    if (random_.Below(100) == 0) model_.now.wall -= std::chrono::hours(1);  // somebody sets the clock
  }

  NameId AnyQueue() { return random_.Below(2) == 0 ? kPlain : kLimited; }
  Hash128 AnyGroup() { return keys_[random_.Below(keys_.size())]; }
  std::optional<Seq> AnyJob(bool held) {
    std::vector<Seq> seqs;
    for (const auto& [seq, job] : model_.jobs) {
      if (job.held == held) seqs.push_back(seq);
    }
    if (seqs.empty()) return std::nullopt;
    return seqs[random_.Below(seqs.size())];
  }

  void Step() {
    const std::uint64_t kind = random_.Below(100);
    if (kind < 30 && model_.jobs.size() < 60) {
      Add({AnyQueue(), AnyGroup(), next_seq_++, Priority(), model_.now.wall}, random_.Below(5) != 0);
    } else if (kind < 38) {
      if (const auto seq = AnyJob(false)) Remove(*seq);
    } else if (kind < 46) {
      if (const auto seq = AnyJob(false); seq && !model_.jobs.at(*seq).ready) Promote(*seq);
    } else if (kind < 65) {
      Take(AnyQueue(), 1 + random_.Below(4));
    } else if (kind < 70) {
      if (const auto seq = AnyJob(false)) TakeThis(*seq);
    } else if (kind < 90) {
      if (const auto seq = AnyJob(true)) Release(*seq);
    } else if (kind < 92) {
      Configure(AnyQueue(), {}, Limits(), true);
    } else {
      const bool settings = random_.Below(3) != 0;
      Configure(AnyQueue(), keys_[1 + random_.Below(keys_.size() - 1)], settings ? Limits() : FairLimits{}, settings);
    }
  }

  std::uint8_t Priority() { return static_cast<std::uint8_t>(4 + random_.Below(3)); }
  FairLimits Limits() {
    FairLimits limits;
    if (random_.Below(2) == 0) limits.concurrency = static_cast<std::uint32_t>(1 + random_.Below(4));
    if (random_.Below(3) == 0) {
      limits.rate = {static_cast<std::uint32_t>(1 + random_.Below(5)),
                     Millis{static_cast<int>(1 + random_.Below(900))}};
    }
    limits.paused = random_.Below(5) == 0;
    limits.ordered = random_.Below(4) == 0;
    return limits;
  }

  void Add(const FairPlace& place, bool ready) {
    FairPlace at = place;
    if (!ready) at.due += std::chrono::seconds(1);
    fair_->Change(FairAdd{at, "a group", ready});
    model_.Add(at, ready);
  }
  void Remove(Seq seq) {
    fair_->Change(FairRemove{model_.jobs.at(seq).place});
    model_.Remove(seq);
  }
  void Promote(Seq seq) {
    const FairPlace place = model_.jobs.at(seq).place;
    Remove(seq);
    fair_->Change(FairAdd{place, "a group", true});
    model_.Add(place, true);
  }
  void Release(Seq seq) {
    FairPlace place = model_.jobs.at(seq).place;
    fair_->Change(FairRelease{place.queue, place.group, seq});
    model_.Release(seq);
    if (random_.Below(3) != 0) return;
    place.due = model_.now.wall;  // the run failed: it waits again
    Add(place, random_.Below(2) == 0);
  }
  void Take(NameId queue, std::size_t count) {
    std::vector<Seq> taken;
    fair_->Take(queue, count, taken);
    ASSERT_EQ(taken, model_.Take(queue, count));
    for (const Seq seq : taken) Granted(seq);
  }
  void TakeThis(Seq seq) {
    const bool taken = fair_->TakeThis(model_.jobs.at(seq).place);
    ASSERT_EQ(taken, model_.TakeThis(seq));
    if (taken) Granted(seq);
  }
  void Configure(NameId queue, const Hash128& key, FairLimits limits, bool keep) {
    if (key == Hash128{}) {
      limits.ordered = false;
      limits.group_default = model_.queues[queue].limits.group_default;
      model_.ConfigureQueue(queue, limits);
    } else {
      model_.ConfigureGroup(queue, key, limits);
    }
    starts_.erase({queue, key});
    fair_->Change(FairConfigure{queue, key, keep ? "a group" : "", limits, keep});
  }

  // No limit is passed at the moment of a start, and no span of a rate holds more starts than it says.
  void Granted(Seq seq) {
    const FairPlace& place = model_.jobs.at(seq).place;
    const std::uint64_t limit = model_.LimitOf(place.queue, place.group);
    ASSERT_TRUE(limit == 0 || model_.Held(place.queue, place.group) <= limit);
    const std::uint64_t whole = model_.queues[place.queue].limits.concurrency;
    ASSERT_TRUE(whole == 0 || model_.Held(place.queue, {}) <= whole);
    const Rate rate = model_.groups[{place.queue, place.group}].limits.rate;
    if (place.group != Hash128{}) CountStart({place.queue, place.group}, rate);
    CountStart({place.queue, {}}, model_.queues[place.queue].limits.rate);
  }
  void CountStart(const std::pair<NameId, Hash128>& name, const Rate& rate) {
    std::vector<SteadyTime>& starts = starts_[name];
    starts.push_back(model_.now.steady);
    if (rate.limit == 0) return;
    const auto recent =
        std::count_if(starts.begin(), starts.end(), [&](SteadyTime at) { return at > model_.now.steady - rate.per; });
    ASSERT_LE(recent, static_cast<std::int64_t>(rate.limit));
  }

  // The ring is the model's ring, and holds exactly those that may be served.
  void Compare() {
    for (const NameId queue : {kPlain, kLimited}) {
      ASSERT_EQ(RingOf(queue), model_.Ring(queue));
      const auto ring = model_.Ring(queue);
      for (const Hash128& key : keys_) {
        ASSERT_EQ(model_.Eligible(queue, key), std::find(ring.begin(), ring.end(), key) != ring.end());
        ASSERT_EQ(memory_->held.InGroup({queue, key}), model_.Held(queue, key));
      }
    }
    std::set<std::string> blocked;
    for (const auto& [name, group] : model_.groups) {
      if (!group.blocked) continue;
      blocked.emplace(Key().U8('B').Time(ToMillis(*group.blocked)).U32(name.first).Hash(name.second).view());
    }
    ASSERT_EQ(KeysOf(Key().U8('B')), blocked);
  }
  std::vector<Hash128> RingOf(NameId queue) {
    std::vector<Hash128> ring;
    std::string at(Key().U8('R').U32(queue).view());
    const std::string prefix = at;
    while (const auto entry = writer_->AtOrAfter(Table::kRing, at)) {
      if (entry->key.substr(0, prefix.size()) != prefix) break;
      ring.push_back(KeyReader(entry->value).Hash());
      at = std::string(entry->key) + '\0';
    }
    return ring;
  }
  std::set<std::string> KeysOf(const Key& prefix) {
    std::set<std::string> keys;
    std::string at(prefix.view());
    while (const auto entry = writer_->AtOrAfter(Table::kRing, at)) {
      if (entry->key.substr(0, prefix.view().size()) != prefix.view()) break;
      keys.emplace(entry->key);
      at = std::string(entry->key) + '\0';
    }
    return keys;
  }

  SeededRandom random_;
  MemoryKv kv_;
  std::unique_ptr<FairMemory> memory_ = std::make_unique<FairMemory>();
  std::unique_ptr<KvWriter> writer_;
  std::optional<FairQueue> fair_;
  FairModel model_;
  std::map<std::pair<NameId, Hash128>, std::vector<SteadyTime>> starts_;
  std::vector<Hash128> keys_;
  Seq next_seq_ = 1;
};

class FairQueueTest : public testing::TestWithParam<std::uint64_t> {};

INSTANTIATE_TEST_SUITE_P(Seeds, FairQueueTest, testing::Values(1, 2, 3, 4, 5));

TEST_P(FairQueueTest, DoesWhatTheModelDoesOnARandomHistory) {
  FairHistory history(GetParam());
  history.Run(20'000);
  if (!HasFailure()) history.Drain();
}

}  // namespace
}  // namespace pawl
