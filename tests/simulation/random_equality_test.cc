// The same 100,000 random operations on LMDB, in memory, and in memory behind a store that answers from afar and
// refuses commits at random: every answer, every transition and in the end every stored byte must be the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"
#include "tests/simulation/workload.h"
#include "tests/support/store_audit.h"

namespace pawl {
namespace {

constexpr int kOperations = 100'000;

class RandomEqualityTest : public testing::Test {
 protected:
  RandomEqualityTest() {
    std::string pattern = (std::filesystem::temp_directory_path() / "pawl_equality_XXXXXX").string();
    dir_ = mkdtemp(pattern.data());
    worlds_.push_back(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{}));
    worlds_.push_back(std::make_unique<World>(LmdbKv::Open({.dir = dir_, .sync = false}).value(), KvStoreFaults{}));
    const auto conflict = [random = std::make_shared<SeededRandom>(5)] { return random->Below(5) == 0; };
    worlds_.push_back(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{true, conflict}));
    worlds_[0]->on_claim = [this](const ClaimReply& reply) { workload_.Learn(reply); };
    worlds_[0]->on_jobs = [this](const JobsReply& reply) { workload_.Learn(reply); };
  }
  ~RandomEqualityTest() override {
    worlds_.clear();
    std::filesystem::remove_all(dir_);
  }

  World& first() { return *worlds_.front(); }

  void MoveTime() {
    Millis span{0};
    if (workload_.Chance(2)) span = Millis(workload_.Below(2'000));
    if (workload_.Chance(100)) span = std::chrono::minutes(workload_.Below(5));
    now_.wall += span;
    now_.steady += span;
    if (workload_.Chance(500)) now_.wall -= std::chrono::hours(workload_.Below(24));  // somebody sets the clock
    if (workload_.Chance(500)) now_.wall += std::chrono::hours(workload_.Below(24));
  }

  void Fill() {
    for (std::uint64_t i = workload_.Below(25); i > 0; --i, ++operations_) {
      if (workload_.Below(100) < 25) {
        const ClaimRequest request = workload_.NextClaim();
        const std::uint64_t seed = workload_.Seed();
        ++claims_;
        for (auto& world : worlds_) world->Submit(request, claims_, seed, now_);
      } else {
        const AnyOp op = workload_.NextOperation(now_);
        for (auto& world : worlds_) world->Submit(op, "operation " + std::to_string(operations_));
      }
    }
    if (claims_ > 0 && workload_.Chance(5)) {
      const Core::ClaimHandle handle = claims_ - workload_.Below(std::min<std::uint64_t>(claims_, 10));
      for (auto& world : worlds_) world->Cancel(handle);
    }
  }

  void Turn() {
    const std::uint64_t seed = workload_.Seed();
    for (auto& world : worlds_) {
      SeededRandom random(seed);  // some sweeps are cut short, at the same place everywhere
      ASSERT_TRUE(world->Turn(now_, [&] { return random.Below(20) != 0; }).ok());
    }
    for (const Transition& transition : first().cycle().transitions()) Tally(transition);
  }

  void Tally(const Transition& transition) {
    StatRow& row = ledger_[transition.queue];
    const auto add = [&](Stat stat) { ++row.at(static_cast<std::size_t>(stat)); };
    if (transition.cause == Cause::kPushed) add(Stat::kPushed);
    if (transition.cause == Cause::kCompleted) add(Stat::kCompleted);
    if (transition.cause == Cause::kFailed) add(Stat::kFailed);
    if (transition.cause == Cause::kFailed && StateOf(transition.to) == State::kQueued) add(Stat::kRetried);
    if (transition.cause == Cause::kCrashed && StateOf(transition.to) == State::kQueued) add(Stat::kRecovered);
    if (transition.to == Shown::kDead && transition.cause != Cause::kDeleted) add(Stat::kDead);
    if (transition.cause == Cause::kExpired) add(Stat::kExpired);
    if (transition.to == Shown::kTerminated && transition.cause != Cause::kDeleted) add(Stat::kTerminated);
  }

  static std::string FirstDifference(const std::vector<std::string>& mine, const std::vector<std::string>& others) {
    for (std::size_t i = 0; i < std::min(mine.size(), others.size()); ++i) {
      if (mine[i] != others[i]) return testing::PrintToString(mine[i]) + " is not " + testing::PrintToString(others[i]);
    }
    return mine.size() == others.size() ? "" : "another number of lines";
  }

  void CompareTurn() {
    for (auto& world : worlds_) {
      ASSERT_EQ(FirstDifference(world->log, first().log), "") << "after operation " << operations_;
      ASSERT_EQ(world->cycle().leases(), first().cycle().leases());
      ASSERT_EQ(world->cycle().waiting_claims(), first().cycle().waiting_claims());
      ASSERT_EQ(world->cycle().UntilNext(now_), first().cycle().UntilNext(now_));
    }
    for (auto& world : worlds_) world->log.clear();
  }

  void Audit(World& world) {
    ASSERT_THAT(StoreAudit::Problems(world.store(), now_), testing::IsEmpty()) << "after operation " << operations_;
    std::size_t leases = 0;
    for (const auto& [seq, head] : StoreAudit::AllJobs(*world.store().Snapshot())) leases += head.lease ? 1 : 0;
    ASSERT_EQ(world.cycle().leases(), leases);
  }

  void CheckLedger() {
    const auto reader = first().store().Snapshot();
    StatRow all{};
    for (const auto& [queue, row] : ledger_) {
      for (std::size_t i = 0; i < row.size(); ++i) all[i] += row[i];
      EXPECT_EQ(reader->Counter(StatCounter(queue, Resolution::kTotal, WallTime{})), row)
          << "queue " << first().names().Name(queue);
    }
    EXPECT_THAT(all, testing::Each(testing::Gt(100))) << "the run did not come to everything";
  }

  std::string dir_;
  std::vector<std::unique_ptr<World>> worlds_;
  Workload workload_{20'240'601};
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  int operations_ = 0;
  Core::ClaimHandle claims_ = 0;
  std::map<NameId, StatRow> ledger_;
};

TEST_F(RandomEqualityTest, AllStoresGiveTheSameAnswersAndKeepTheSameBytes) {
  for (int turn = 0; operations_ < kOperations && !HasFatalFailure(); ++turn) {
    MoveTime();
    Fill();
    Turn();
    CompareTurn();
    if (turn % 1'000 == 999) {  // all of them crash
      for (auto& world : worlds_) world->Open(now_);
    }
    ASSERT_TRUE(turn % 100 != 99 || worlds_[1]->store().Flush().ok());
    if (turn % 200 == 199 && !first().cycle().rolling()) Audit(first());
  }
  ASSERT_FALSE(HasFatalFailure());
  while (!first().cycle().idle()) {
    Turn();
    CompareTurn();
  }
  const std::vector<std::string> expected = DumpOf(first().kv());
  for (auto& world : worlds_) {
    EXPECT_EQ(FirstDifference(DumpOf(world->kv()), expected), "");
    Audit(*world);
  }
  CheckLedger();
  EXPECT_GT(worlds_[2]->cycle().tally().conflicts, 1'000U);
}

}  // namespace
}  // namespace pawl
