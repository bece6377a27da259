// Single turns of the engine, driven by hand.
#include "engine/cycle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/memory/memory_kv.h"
#include "tests/support/all_problems.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class CycleTest : public testing::Test {
 protected:
  explicit CycleTest(KvStoreFaults faults = {}) : world_(std::make_unique<MemoryKv>(), std::move(faults)) {
    world_.on_claim = [this](const ClaimReply& reply) {
      for (const ClaimedJob& job : reply.jobs) claimed_.push_back(job);
      ++claims_answered_;
    };
  }

  void Turn() {
    ASSERT_TRUE(world_.Turn(now_, [] { return true; }).ok());
  }
  void Advance(Millis span) {
    now_.wall += span;
    now_.steady += span;
  }
  static JobSpec Spec(const std::string& type, const std::string& group = {}) {
    JobSpec spec;
    spec.type = type;
    spec.group = group;
    return spec;
  }
  void Push(const std::vector<JobSpec>& jobs) {
    PushOp op;
    op.jobs = jobs;
    op.seed = ++seed_;
    world_.Submit(AnyOp(op), "push");
  }
  Core::ClaimHandle Claim(const std::string& queue, Millis wait = 0s, std::uint32_t count = 1) {
    ClaimRequest request;
    request.queues = {queue};
    request.worker = "w";
    request.count = count;
    request.wait = wait;
    world_.Submit(request, ++handle_, ++seed_, now_);
    return handle_;
  }
  void Finish(const ClaimedJob& job, Outcome outcome = Outcome::kCompleted) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = outcome;
    world_.Submit(AnyOp(op), "finish");
  }
  std::vector<Seq> Claimed() {
    std::vector<Seq> seqs;
    for (const ClaimedJob& job : std::exchange(claimed_, {})) seqs.push_back(job.seq);
    return seqs;
  }
  void SetRate(const std::string& queue, const std::string& group, Rate rate) {
    PatchGroupOp op{queue, group, {}};
    op.patch.rate = rate;
    world_.Submit(AnyOp(op), "patch");
  }
  // Makes the head of a job unreadable, as a bad disk would.
  void Damage(Seq seq) {
    const auto writer = world_.kv().BeginWrite();
    std::string value(*writer->Get(Table::kHeads, Key().U64(seq)));
    value.back() = static_cast<char>(value.back() ^ 1);
    writer->Put(Table::kHeads, Key().U64(seq), value);
    ASSERT_TRUE(writer->Commit().ok());
  }

  World world_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  std::vector<ClaimedJob> claimed_;
  int claims_answered_ = 0;
  std::uint64_t seed_ = 0;
  Core::ClaimHandle handle_ = 0;
};

// On a store whose reads are gathered: all operations of a turn are decided ahead of the first change.
class FarCycleTest : public CycleTest {
 protected:
  FarCycleTest() : CycleTest({.staged = true}) {}
};

TEST_F(FarCycleTest, WhatAnEarlierOperationOverthrowsIsDecidedAgain) {
  Push({Spec("a"), Spec("a")});
  Turn();
  Claim("a", 0s, 2);
  Turn();
  const std::vector<ClaimedJob> jobs = std::exchange(claimed_, {});
  ASSERT_EQ(jobs.size(), 2U);
  Finish(jobs[0]);
  Finish(jobs[0], Outcome::kFailed);
  Finish(jobs[1]);
  Turn();
  EXPECT_EQ(world_.cycle().tally().conflicts, 1U);
  std::vector<Seq> completed;
  for (const Transition& transition : world_.transitions()) {
    EXPECT_EQ(transition.to, JobState::kCompleted);
    completed.push_back(transition.seq);
  }
  EXPECT_THAT(completed, ElementsAre(jobs[0].seq, jobs[1].seq));
  EXPECT_THAT(AllProblems(world_.store(), now_), IsEmpty());
}

TEST_F(CycleTest, PushAndClaimOfOneTurnMeet) {
  Claim("mail");
  Push({Spec("mail")});
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(1));
}

// The time of the next start was read before the turn's own starts: the engine then slept too long.
TEST_F(CycleTest, KnowsWhenARateAllowsTheNextStart) {
  SetRate("mail", "g", {1, 1s});
  Push({Spec("mail", "g"), Spec("mail", "g")});
  Claim("mail", 60s);
  Turn();
  Claim("mail", 60s);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(1));
  const Millis next = world_.cycle().UntilNext(now_).value();
  EXPECT_GT(next, 0s);
  EXPECT_LE(next, 1'100ms);
  Advance(next);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(2));
}

TEST_F(CycleTest, KnowsWhenTheNextThingIsDue) {
  Turn();
  EXPECT_FALSE(world_.cycle().UntilNext(now_).has_value());
  JobSpec later = Spec("mail");
  later.delay = 10s;
  Push({later});
  Turn();
  EXPECT_EQ(world_.cycle().UntilNext(now_), 10s);
  Claim("none", 4s);
  Turn();
  EXPECT_EQ(world_.cycle().UntilNext(now_), 4s);
}

TEST_F(CycleTest, ALeaseIsRecoveredAndItsSlotIsFreeInTheSameTurn) {
  PatchGroupOp op{"mail", "g", {}};
  op.patch.limit = 1;
  world_.Submit(AnyOp(op), "patch");
  Push({Spec("mail", "g"), Spec("mail", "g")});
  Claim("mail");
  Turn();
  Claim("mail", 60s);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(1));
  Advance(30s);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(2));
}

TEST_F(CycleTest, ThousandsOfLeasesThatEndTogetherAreAllRecovered) {
  std::vector<JobSpec> jobs(200, Spec("mail"));
  for (int i = 0; i < 10; ++i) Push(jobs);
  Claim("mail", 0s, 10'000);
  Turn();
  EXPECT_EQ(Claimed().size(), 2'000U);
  Advance(30s);
  for (int turn = 0; turn < 5; ++turn) Turn();
  EXPECT_EQ(world_.store().leases(), 0U);
  EXPECT_THAT(AllProblems(world_.store(), now_), IsEmpty());
}

TEST_F(CycleTest, ABulkPushWhoseIdOthersTookMeanwhileIsDecidedAgain) {
  std::vector<JobSpec> jobs(500, Spec("mail"));
  for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].id = "j" + std::to_string(i);
  std::vector<JobsReply> replies;
  world_.on_jobs = [&](const JobsReply& reply) { replies.push_back(reply); };
  Push(jobs);
  Turn();
  Push({jobs.back()});
  while (replies.size() < 2) Turn();
  EXPECT_EQ(replies[0].count, 1U);
  EXPECT_EQ(replies[1].count, 499U);
  EXPECT_TRUE(replies[1].jobs.back().existing);
  EXPECT_EQ(replies[1].jobs.back().seq, replies[0].jobs.at(0).seq);
  Claim("mail", 0s, 1'000);
  Turn();
  EXPECT_EQ(Claimed().size(), 500U);
  EXPECT_THAT(AllProblems(world_.store(), now_), IsEmpty());
}

TEST_F(CycleTest, ASweepCutShortGoesOnWithTheNextTurn) {
  std::vector<JobSpec> jobs(200, Spec("mail"));
  for (JobSpec& spec : jobs) spec.delay = 1s;
  Push(jobs);
  Turn();
  Advance(1s);
  ASSERT_TRUE(world_.Turn(now_, [] { return false; }).ok());
  EXPECT_EQ(world_.cycle().UntilNext(now_), 0s);
  for (int turn = 0; turn < 5; ++turn) ASSERT_TRUE(world_.Turn(now_, [] { return false; }).ok());
  Claim("mail", 0s, 1'000);
  Turn();
  EXPECT_EQ(Claimed().size(), 200U);
}

TEST_F(CycleTest, RetentionKeepsPaceWithTheLoad) {
  std::vector<JobSpec> jobs(200, Spec("mail"));
  for (JobSpec& spec : jobs) spec.retention = 0s;
  Push(jobs);
  Claim("mail", 0s, 1'000);
  Turn();
  for (const ClaimedJob& job : claimed_) Finish(job);
  ASSERT_TRUE(world_.Turn(now_, [] { return false; }).ok());
  EXPECT_THAT(StoreAudit::AllJobs(*world_.store().Snapshot()), IsEmpty());
}

TEST_F(CycleTest, ADamagedJobIsPassedOverAndHoldsNoSlot) {
  PatchGroupOp op{"mail", "g", {}};
  op.patch.limit = 1;
  world_.Submit(AnyOp(op), "patch");
  Push({Spec("mail", "g"), Spec("mail", "g")});
  Turn();
  Damage(1);
  Claim("mail");
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(2));
}

TEST_F(CycleTest, ADamagedJobIsReportedToThoseWhoAskForIt) {
  Push({Spec("mail")});
  Turn();
  Damage(1);
  world_.log.clear();
  world_.Submit(AnyOp(TerminateOp{Seq{1}, {}}), "terminate");
  Turn();
  ASSERT_EQ(world_.log.size(), 1U);
  EXPECT_THAT(world_.log[0], testing::HasSubstr("corrupt"));
}

TEST_F(CycleTest, TheTimerOfADamagedJobGoesOffOnce) {
  JobSpec later = Spec("mail");
  later.delay = 1s;
  Push({later});
  Turn();
  Damage(1);
  Advance(1s);
  Turn();
  EXPECT_FALSE(world_.cycle().UntilNext(now_).has_value());
}

// Whether its jobs are its own is not known: if it went back to waiting, or got an answer without any, they would be
// hidden from who asks again.
TEST_F(CycleTest, WhenTheStoreDoesNotAnswerAClaimThatMayHaveItsJobsGetsTheError) {
  Push({Spec("mail")});
  Turn();
  world_.log.clear();
  auto& memory = static_cast<MemoryKv&>(world_.kv());
  memory.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kUnavailable, "away"}); });
  Claim("mail", 60s);
  Claim("mail", 60s);
  EXPECT_EQ(world_.Turn(now_, [] { return true; }).error().code, ErrorCode::kUnavailable);
  EXPECT_THAT(world_.log, ElementsAre(testing::HasSubstr("away")));
  EXPECT_EQ(world_.cycle().waiting_claims(), 1U) << "the one that found nothing waits on";
  memory.SetBeforeCommit({});
  Push({Spec("mail")});
  Turn();
  EXPECT_EQ(Claimed().size(), 1U);
}

TEST_F(CycleTest, AFailedTurnIsAsIfItHadNotBeen) {
  auto kv = std::make_unique<MemoryKv>();
  MemoryKv& memory = *kv;
  World world(std::move(kv), {});
  PushOp push;
  push.jobs = {Spec("mail")};
  push.seed = 1;
  world.Submit(AnyOp(push), "push");
  ASSERT_TRUE(world.Turn(now_, [] { return true; }).ok());
  const auto before = DumpOf(world.kv());
  ClaimRequest request;
  request.queues = {"mail"};
  memory.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kNoSpace, "full"}); });
  push.jobs = {Spec("sms")};
  world.Submit(AnyOp(push), "push");
  world.Submit(request, 1, 1, now_);
  EXPECT_EQ(world.Turn(now_, [] { return true; }).error().code, ErrorCode::kNoSpace);
  EXPECT_EQ(DumpOf(world.kv()), before);
  EXPECT_FALSE(world.names().Find("sms").has_value());
  EXPECT_EQ(world.store().leases(), 0U);
  memory.SetBeforeCommit({});
  std::vector<Seq> claimed;
  world.on_claim = [&](const ClaimReply& reply) {
    for (const ClaimedJob& job : reply.jobs) claimed.push_back(job.seq);
  };
  world.Submit(request, 2, 2, now_);
  ASSERT_TRUE(world.Turn(now_, [] { return true; }).ok());
  EXPECT_THAT(claimed, ElementsAre(1));
}

// ---- Claims of large jobs ----

JobSpec LargeJob(std::size_t bytes) {
  JobSpec spec;
  spec.type = "t";
  spec.payload = '"' + std::string(bytes, 'x') + '"';
  return spec;
}
constexpr std::size_t kMebibyte = std::size_t{1} << 20;

TEST_F(CycleTest, AClaimEndsWithTheJobThatReachesItsLimitAndTheRestStaysInLine) {
  Push(std::vector<JobSpec>(20, LargeJob(kMebibyte)));
  Claim("t", 0s, 1'000);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
  Claim("t", 0s, 1'000);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(9, 10, 11, 12, 13, 14, 15, 16));
  Claim("t", 0s, 1'000);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(17, 18, 19, 20));
}

TEST_F(CycleTest, AJobOfAnySizeIsHandedOut) {
  Push({LargeJob(40 * kMebibyte), LargeJob(1)});
  Claim("t", 0s, 10);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(1));
  Claim("t", 0s, 10);
  Turn();
  EXPECT_THAT(Claimed(), ElementsAre(2));
}

TEST_F(CycleTest, SmallJobsAreNotCutBecauseLargeOnesCameBefore) {
  Push(std::vector<JobSpec>(20, LargeJob(kMebibyte)));
  for (int i = 0; i < 3; ++i) Claim("t", 0s, 1'000);
  Turn();
  EXPECT_EQ(Claimed().size(), 20U) << "what one claim gives back, the next one gets";
  std::size_t claimed = 0;
  Push(std::vector<JobSpec>(1'000, LargeJob(10)));
  int claims = 0;
  for (; claimed < 1'000 && claims < 20; ++claims) {
    Claim("t", 0s, 1'000);
    Turn();
    claimed += Claimed().size();
  }
  EXPECT_EQ(claimed, 1'000U);
  EXPECT_LE(claims, 10);
  Push(std::vector<JobSpec>(1'000, LargeJob(10)));
  world_.Settle(now_);
  Claim("t", 0s, 1'000);
  Turn();
  EXPECT_EQ(Claimed().size(), 1'000U);
}

TEST_F(CycleTest, ClaimsThatWaitGetTheirShareOfLargeJobsInTheNextTurns) {
  for (int i = 0; i < 8; ++i) Claim("t", 60s, 1'000);
  Turn();
  Push(std::vector<JobSpec>(80, LargeJob(kMebibyte)));
  Turn();
  EXPECT_LT(Claimed().size(), 40U);  // 32 MiB a turn, and a job for each
  for (int i = 0; i < 3; ++i) Turn();
  EXPECT_EQ(claims_answered_, 8);
}

}  // namespace
}  // namespace pawl
