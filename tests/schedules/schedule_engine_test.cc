// Schedules in an engine whose clock is moved by hand, which is stopped and started again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <memory>

#include "base/wall_format.h"
#include "engine/core.h"
#include "engine/queries.h"
#include "engine/schedule_queries.h"
#include "store/open/open_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using namespace std::chrono_literals;

// Without Redis: its clock is its own.
class ScheduleEngineTest : public testing::Test {
 protected:
  ScheduleEngineTest() { Start(); }
  ~ScheduleEngineTest() override { Stop(); }

  void Start() {
    StoreOptions options;
    options.data_dir = dir_.path();
    options.sync = false;
    OpenedStore opened = OpenStore(options).value();
    core_ = std::make_unique<Core>(std::move(opened.store), clock_, CoreOptions{},
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    ASSERT_TRUE(core_->Start().ok());
  }
  void Stop() {
    if (core_) core_->Stop();
    core_.reset();
  }

  template <typename Op>
  Result<typename Op::Reply> Do(Op op) {
    std::promise<Result<typename Op::Reply>> answer;
    core_->Submit(std::move(op), [&](Result<typename Op::Reply> reply) { answer.set_value(std::move(reply)); });
    return answer.get_future().get();
  }
  template <typename Query>
  auto Read(Query query) {
    std::promise<decltype(query(std::declval<StoreReader&>()))> answer;
    core_->Read([&](Result<StoreReader*> reader) { answer.set_value(query(**reader)); });
    return answer.get_future().get();
  }
  // All that is due has happened when a claim that was made afterwards has waited in vain.
  std::vector<std::string> Claim(std::uint32_t count = 100) {
    std::vector<std::string> ids;
    ClaimRequest request;
    request.queues = {"mail"};
    request.worker = "w";
    request.count = count;
    std::promise<std::vector<ClaimedJob>> claimed;
    core_->Claim(request, [&](Result<ClaimReply> reply) { claimed.set_value(std::move(reply.value().jobs)); });
    for (const ClaimedJob& job : claimed.get_future().get()) ids.push_back(job.head.id);
    return ids;
  }
  static PutScheduleOp Hourly(Overlap overlap = Overlap::kAllow, CatchUp catch_up = CatchUp::kOne) {
    PutScheduleOp op;
    op.name = "hourly";
    op.spec.times.cron = "0 * * * *";
    op.spec.jobs.emplace_back().type = "mail";
    op.spec.overlap = overlap;
    op.spec.catch_up = catch_up;
    op.spec.catch_up_within = 24h;
    return op;
  }
  ScheduleCounts Counts() {
    return Read([](StoreReader& reader) { return ReadSchedule(reader, "hourly"); }).value().schedule.counts;
  }

  const support::TempDir dir_;
  const std::shared_ptr<ManualClock> clock_ =
      std::make_shared<ManualClock>(Now{*ParseTime("2026-11-17T00:00:00Z"), SteadyFromMillis(1'000'000)});
  std::unique_ptr<Core> core_;
};

TEST_F(ScheduleEngineTest, AWaitingClaimGetsTheJobOfAFiring) {
  ASSERT_TRUE(Do(Hourly()).ok());
  ClaimRequest request;
  request.queues = {"mail"};
  request.worker = "w";
  request.wait = 2h;
  std::promise<std::vector<ClaimedJob>> claimed;
  core_->Claim(request, [&](Result<ClaimReply> reply) { claimed.set_value(std::move(reply.value().jobs)); });
  clock_->Advance(1h);
  EXPECT_EQ(claimed.get_future().get().at(0).head.id, "hourly-20261117T010000Z");
  // Counted at the end of the turn, when the answer may be on its way already.
  const auto fired = [&] { return core_->metrics().firings[static_cast<std::size_t>(FireResult::kFired)]; };
  EXPECT_TRUE(support::WaitUntil([&] { return fired() == 1; })) << fired();
}

TEST_F(ScheduleEngineTest, WhatFellDueWhileNobodyWasThereIsMadeUpFor) {
  ASSERT_TRUE(Do(Hourly()).ok());
  Stop();
  clock_->Advance(5h + 30min);
  Start();
  EXPECT_THAT(Claim(), ElementsAre("hourly-20261117T050000Z"));
  EXPECT_EQ(Counts(), (ScheduleCounts{.fired = 1, .missed = 4}));
}

TEST_F(ScheduleEngineTest, AllThatFellDueIsMadeUpForOldestFirst) {
  ASSERT_TRUE(Do(Hourly(Overlap::kAllow, CatchUp::kAll)).ok());
  Stop();
  clock_->Advance(3h + 30min);
  Start();
  std::vector<std::string> ids;
  while (ids.size() < 3) {
    for (std::string& id : Claim()) ids.push_back(std::move(id));
  }
  EXPECT_THAT(ids, ElementsAre("hourly-20261117T010000Z", "hourly-20261117T020000Z", "hourly-20261117T030000Z"));
  EXPECT_EQ(Counts(), (ScheduleCounts{.fired = 3}));
}

TEST_F(ScheduleEngineTest, AClockSetBackADayFiresNothingTwice) {
  ASSERT_TRUE(Do(Hourly()).ok());
  clock_->Advance(1h);
  EXPECT_THAT(Claim(), ElementsAre("hourly-20261117T010000Z"));
  clock_->JumpWall(-24h);
  Claim();
  clock_->Advance(24h);
  Claim();
  EXPECT_EQ(Counts(), (ScheduleCounts{.fired = 1}));
  clock_->Advance(1h);
  EXPECT_THAT(Claim(), testing::Contains("hourly-20261117T020000Z"));
  EXPECT_EQ(Counts(), (ScheduleCounts{.fired = 2}));
}

TEST_F(ScheduleEngineTest, AClockSetForwardADayMakesUpForOneTime) {
  ASSERT_TRUE(Do(Hourly()).ok());
  clock_->JumpWall(24h + 10min);
  EXPECT_THAT(Claim(), ElementsAre("hourly-20261118T000000Z"));
  EXPECT_EQ(Counts(), (ScheduleCounts{.fired = 1, .missed = 23}));
}

}  // namespace
}  // namespace pawl
