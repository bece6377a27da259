// For tests: the same random operations in several worlds. Every answer and every transition must be the same.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/workload.h"
#include "tests/support/all_problems.h"

namespace pawl {

class EqualityTest : public testing::Test {
 protected:
  explicit EqualityTest(bool system_channels = true) : workload_(20'240'601, system_channels) {}

  void Add(std::unique_ptr<World> world) {
    worlds_.push_back(std::move(world));
    if (worlds_.size() > 1) return;
    first().on_claim = [this](const ClaimReply& reply) { workload_.Learn(reply); };
    first().on_jobs = [this](const JobsReply& reply) { workload_.Learn(reply); };
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
    for (const Transition& transition : first().transitions()) Tally(transition);
  }

  void Tally(const Transition& transition) {
    StatRow& row = ledger_[transition.queue];
    const auto add = [&](Stat stat) { ++row.at(static_cast<std::size_t>(stat)); };
    if (transition.cause == Cause::kPushed) add(Stat::kPushed);
    if (transition.cause == Cause::kCompleted) add(Stat::kCompleted);
    if (transition.cause == Cause::kFailed) add(Stat::kFailed);
    if (transition.cause == Cause::kFailed && StateOf(transition.to) == State::kQueued) add(Stat::kRetried);
    if (transition.cause == Cause::kCrashed && StateOf(transition.to) == State::kQueued) add(Stat::kRecovered);
    if (transition.to == JobState::kDead && transition.cause != Cause::kDeleted) add(Stat::kDead);
    if (transition.cause == Cause::kExpired) add(Stat::kExpired);
    if (transition.to == JobState::kTerminated && transition.cause != Cause::kDeleted) add(Stat::kTerminated);
  }

  static std::string FirstDifference(const std::vector<std::string>& mine, const std::vector<std::string>& others) {
    for (std::size_t i = 0; i < std::min(mine.size(), others.size()); ++i) {
      if (mine[i] != others[i]) return testing::PrintToString(mine[i]) + " is not " + testing::PrintToString(others[i]);
    }
    return mine.size() == others.size() ? "" : "another number of lines";
  }

  void CompareTurn() {
    for (auto& world : worlds_) std::sort(world->log.begin(), world->log.end());  // a store may commit in two steps
    for (auto& world : worlds_) {
      ASSERT_EQ(FirstDifference(world->log, first().log), "") << "after operation " << operations_;
      ASSERT_EQ(world->cycle().waiting_claims(), first().cycle().waiting_claims());
      if (world->store().shared()) continue;  // it may look more often than it has to
      ASSERT_EQ(world->store().leases(), first().store().leases());
      ASSERT_EQ(world->cycle().UntilNext(now_), first().cycle().UntilNext(now_));
    }
    for (auto& world : worlds_) world->log.clear();
  }

  void Audit(World& world) {
    ASSERT_THAT(AllProblems(world.store(), now_), testing::IsEmpty()) << "after operation " << operations_;
    std::size_t leases = 0;
    for (const auto& [seq, head] : StoreAudit::AllJobs(*world.store().Snapshot())) leases += head.lease ? 1 : 0;
    if (world.store().shared()) return;
    ASSERT_EQ(world.store().leases(), leases);
  }

  void CheckLedger(World& world) {
    const auto reader = world.store().Snapshot();
    StatRow all{};
    for (const auto& [queue, row] : ledger_) {
      for (std::size_t i = 0; i < row.size(); ++i) all[i] += row[i];
      const std::vector<Key> counter = {StatCounter(queue, Resolution::kTotal, WallTime{})};
      EXPECT_EQ(reader->Counters(counter).at(0), row) << "queue " << world.names().Name(queue);
    }
    EXPECT_THAT(all, testing::Each(testing::Gt(100))) << "the run did not come to everything";
  }

  std::vector<std::unique_ptr<World>> worlds_;
  Workload workload_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  int operations_ = 0;
  Core::ClaimHandle claims_ = 0;
  std::map<NameId, StatRow> ledger_;
};

}  // namespace pawl
