// No wake-up is ever lost: writers race against runs that put their jobs to sleep, a million times, on a store that
// answers from afar and refuses commits at random. After each turn no job sleeps while data waits for it, and all that
// was written is taken once and in order.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "base/random.h"
#include "engine/cycle.h"
#include "rules/txn.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"

namespace pawl {
namespace {

constexpr std::size_t kJobs = 64;
constexpr std::uint64_t kRounds = 1'000'000;
constexpr Millis kLease{60'000};

// What the test knows of a job.
struct Racer {
  Seq seq = 0;
  std::uint64_t written = 0;  // so many numbers, from 0 on
  std::uint64_t taken = 0;
  // Of the run in flight.
  std::optional<Token> token = {};
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

class WakeupRaceTest : public testing::Test {
 protected:
  WakeupRaceTest() {
    const auto conflict = [this] { return random_.Below(5) == 0; };
    store_ = KvStore::Open(std::make_unique<MemoryKv>(), KvStoreFaults{true, conflict}).value();
    cycle_ = std::make_unique<Cycle>(*store_, names_, Duty{}, [this] { return random_.Next(); });
    PAWL_CHECK(cycle_->Load(now_).ok(), "an empty store cannot be loaded");
  }

  template <typename Op, typename Done>
  void Submit(Op op, Done done) {
    work_.operations.push_back(std::make_unique<PendingOp<Op>>(std::move(op), [done](const auto& reply) {
      EXPECT_TRUE(reply.ok()) << ToString(reply.error());
      if (reply.ok()) done(*reply);
    }));
  }
  void Turn() {
    do {
      ASSERT_TRUE(cycle_->Turn(std::exchange(work_, {}), now_, [] { return true; }).ok());
    } while (!cycle_->idle());
  }

  void Push() {
    PushOp op;
    for (std::size_t i = 0; i < kJobs; ++i) {
      JobSpec spec;
      spec.type = "race";
      spec.in.emplace("in", PortSpec{});
      op.jobs.push_back(spec);
    }
    op.seed = 1;
    Submit(std::move(op), [this](const JobsReply& reply) {
      for (const JobRow& row : reply.jobs) racers_.push_back({row.seq});
    });
    Turn();
    ASSERT_EQ(racers_.size(), kJobs);
  }

  void Write(Racer& racer) {
    WritePortOp op;
    op.to = {racer.seq, PortSide::kIn, "in"};
    for (std::uint64_t i = random_.Below(3); i > 0; --i) op.values.push_back(std::to_string(racer.written++));
    op.values.push_back(std::to_string(racer.written++));
    Submit(std::move(op), [](const JobsReply&) {});
  }

  // Takes all that its claim has brought, or a part, and sleeps.
  void Finish(Racer& racer) {
    FinishOp op;
    op.job = racer.seq;
    op.token = *racer.token;
    op.outcome = random_.Below(3) == 0 ? Outcome::kCompleted : Outcome::kSuspended;
    if (random_.Below(10) == 0) op.outcome = Outcome::kFailed;
    if (op.outcome == Outcome::kFailed) op.error = JobError{"E", "went wrong", {}};
    if (racer.to > racer.from) op.effects.consume.push_back({{}, "in", racer.from, racer.to});
    op.seed = random_.Next() | 1U;
    racer.token.reset();
    racer.taken = racer.to;  // it must be accepted
    ++rounds_;
    Submit(std::move(op), [](const FinishOp::Reply&) {});
  }

  void Claim() {
    auto claim = std::make_unique<PendingClaim>();
    claim->request.queues = {"race"};
    claim->request.worker = "w";
    claim->request.count = kJobs;
    claim->request.lease = kLease;
    claim->seed = random_.Next() | 1U;
    claim->done = [this](const Result<ClaimReply>& reply) {
      for (const ClaimedJob& job : reply->jobs) Learn(job);
    };
    work_.claims.push_back(std::move(claim));
  }
  void Learn(const ClaimedJob& job) {
    Racer& racer = *std::find_if(racers_.begin(), racers_.end(), [&](const Racer& one) { return one.seq == job.seq; });
    racer.token = job.head.lease->token;
    const ClaimedPort& port = job.life->ports.at(0);
    EXPECT_EQ(port.from, racer.taken);
    racer.from = port.from;
    racer.to = port.from + port.items.size();
    for (std::size_t i = 0; i < port.items.size(); ++i) EXPECT_EQ(port.items[i].value, std::to_string(port.from + i));
  }

  // Writers and runs that end, in any order.
  void Fill() {
    for (std::size_t i = kJobs; i > 1; --i) std::swap(order_[i - 1], order_[random_.Below(i)]);
    for (const std::size_t i : order_) {
      Racer& racer = racers_[i];
      const bool ends = racer.token && random_.Below(4) != 0;
      if (random_.Below(3) == 0) Write(racer);
      if (ends) Finish(racer);
      if (random_.Below(3) == 0) Write(racer);
    }
    Claim();
  }

  void ExpectNoneSleepsOverItsData() {
    const auto reader = store_->Snapshot();
    for (const Racer& racer : racers_) {
      if (racer.token || racer.taken == racer.written) continue;
      const bool asleep = reader->Read(SideKey(RecordKind::kAsleep, racer.seq))->exists();
      ASSERT_FALSE(asleep) << "job " << racer.seq << " sleeps over " << racer.written - racer.taken << " values";
    }
  }

  SeededRandom random_{20'240'601};
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  std::unique_ptr<KvStore> store_;
  Names names_;
  std::unique_ptr<Cycle> cycle_;
  Work work_;
  std::vector<Racer> racers_;
  std::vector<std::size_t> order_;
  std::uint64_t rounds_ = 0;
};

TEST_F(WakeupRaceTest, AMillionRacesAndNoJobSleepsOverItsData) {
  Push();
  for (std::size_t i = 0; i < kJobs; ++i) order_.push_back(i);
  while (rounds_ < kRounds && !HasFailure()) {
    Fill();
    Turn();
    ExpectNoneSleepsOverItsData();
    now_.wall += Millis{1};
    now_.steady += Millis{1};
  }
  EXPECT_GT(cycle_->tally().conflicts, kRounds / 10);
  // What is left is taken, too.
  for (int turn = 0; turn < 1'000 && !HasFailure(); ++turn) {
    for (Racer& racer : racers_) {
      if (racer.token) Finish(racer);
    }
    Claim();
    Turn();
  }
  for (const Racer& racer : racers_) EXPECT_EQ(racer.taken, racer.written);
}

}  // namespace
}  // namespace pawl
