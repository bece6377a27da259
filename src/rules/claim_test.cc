// Which job is handed out next, and which is not.
#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class ClaimTest : public RuleFixture {};

TEST_F(ClaimTest, GivesALeaseATokenAndAnAttempt) {
  Push("mail");
  Advance(2s);
  const ClaimedJob job = ClaimOne("mail");
  EXPECT_EQ(job.head.shown, JobState::kRunning);
  EXPECT_EQ(job.head.attempt, 1U);
  EXPECT_EQ(job.head.started, now_.wall);
  EXPECT_EQ(job.head.lease->worker, "worker");
  EXPECT_EQ(job.head.lease->deadline, now_.steady + 30s);
  EXPECT_EQ(job.head.lease->hard_deadline, kNeverSteady);
  EXPECT_NE(job.head.lease->token, Token{});
  EXPECT_EQ(LastTransition().cause, Cause::kClaimed);
  EXPECT_EQ(LastTransition().waited, 2s);
}

TEST_F(ClaimTest, BringsPayloadAndMeta) {
  Push("mail", [](JobSpec& spec) {
    spec.payload = "[1]";
    spec.meta = R"({"trace": 1})";
  });
  const ClaimedJob job = ClaimOne("mail");
  EXPECT_EQ(job.payload, "[1]");
  EXPECT_EQ(job.meta, R"({"trace": 1})");
}

TEST_F(ClaimTest, MayAskForAnotherLease) {
  Push("mail");
  EXPECT_EQ(Claim("mail", 1, 5s).at(0).head.lease->deadline, now_.steady + 5s);
}

TEST_F(ClaimTest, TheTimeoutCapsTheLease) {
  Push("mail", [](JobSpec& spec) { spec.timeout = 10s; });
  const ClaimedJob job = ClaimOne("mail");
  EXPECT_EQ(job.head.lease->hard_deadline, now_.steady + 10s);
  EXPECT_EQ(job.head.lease->deadline, now_.steady + 10s);
}

TEST_F(ClaimTest, EachTokenIsANewOne) {
  Push("mail");
  const ClaimedJob first = ClaimOne("mail");
  ASSERT_TRUE(Finish(first, Outcome::kReleased).ok());
  EXPECT_NE(ClaimOne("mail").head.lease->token, first.head.lease->token);
}

TEST_F(ClaimTest, WithoutWorkGetsNothing) {
  EXPECT_THAT(Claim("mail"), IsEmpty());
  Push("mail");
  EXPECT_THAT(Claim("sms"), IsEmpty());
}

TEST_F(ClaimTest, SeesWhatTheRunBeforeLeftBehind) {
  Push("mail");
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.error = JobError{"Timeout", "no answer", {"a", "b"}};
  op.progress = "0.25";
  op.retry_in = 0s;
  ASSERT_TRUE(Do(op).ok());
  const ClaimedJob again = ClaimOne("mail");
  EXPECT_EQ(again.error->type, "Timeout");
  EXPECT_EQ(again.error->backtrace.size(), 2U);
  EXPECT_EQ(again.progress, "0.25");
  EXPECT_EQ(again.head.attempt, 2U);
}

TEST_F(ClaimTest, TakesTheHighestPriorityFirstThenTheOldest) {
  const Seq low = PushTo("mail", "", 1);
  const Seq first = PushTo("mail", "", 5);
  const Seq second = PushTo("mail", "", 5);
  const Seq high = PushTo("mail", "", 9);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(high, first, second, low));
}

TEST_F(ClaimTest, ServesTheGroupsInTurn) {
  const Seq a1 = PushTo("mail", "a"), a2 = PushTo("mail", "a"), a3 = PushTo("mail", "a");
  const Seq b1 = PushTo("mail", "b"), b2 = PushTo("mail", "b");
  const Seq c1 = PushTo("mail", "");
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(a1, b1, c1, a2, b2, a3));
}

TEST_F(ClaimTest, TheTurnGoesOnFromClaimToClaim) {
  const Seq a1 = PushTo("mail", "a"), a2 = PushTo("mail", "a");
  const Seq b1 = PushTo("mail", "b");
  EXPECT_THAT(ClaimSeqs("mail", 1), ElementsAre(a1));
  EXPECT_THAT(ClaimSeqs("mail", 1), ElementsAre(b1));
  EXPECT_THAT(ClaimSeqs("mail", 1), ElementsAre(a2));
}

TEST_F(ClaimTest, PriorityBeatsTheTurn) {
  PushTo("mail", "a");
  const Seq b_high = PushTo("mail", "b", 9);
  const Seq b_next = PushTo("mail", "b", 9);
  const Seq a_high = PushTo("mail", "a", 9);
  EXPECT_THAT(ClaimSeqs("mail", 3), ElementsAre(b_high, a_high, b_next));
}

TEST_F(ClaimTest, ARetryLetsLaterJobsPass) {
  const Seq first = PushTo("mail", "a");
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.retry_in = 1s;
  ASSERT_TRUE(Do(op).ok());
  const Seq second = PushTo("mail", "a");
  EXPECT_THAT(ClaimSeqs("mail", 1), ElementsAre(second));
  Pass(1s);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(first));
}

TEST_F(ClaimTest, WithinAGroupTheJobThatWasDueFirstComesFirst) {
  const Seq late = Push("mail", [](JobSpec& spec) { spec.delay = 3s; }).seq;
  const Seq early = Push("mail", [](JobSpec& spec) { spec.delay = 1s; }).seq;
  Advance(2s);
  const Seq between = Push("mail").seq;
  Pass(2s);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(early, between, late));
}

TEST_F(ClaimTest, AScheduledJobIsNotHandedOutBeforeItsTime) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.delay = 1s; }).seq;
  Pass(999ms);
  EXPECT_THAT(Claim("mail"), IsEmpty());
  EXPECT_FALSE(ClaimThis(seq));
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(seq));
}

TEST_F(ClaimTest, OfANamedJobTakesThatOneOutOfTurn) {
  const Seq first = Push("mail").seq;
  const Seq second = Push("mail").seq;
  EXPECT_TRUE(ClaimThis(second));
  EXPECT_FALSE(ClaimThis(second));
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(first));
}

TEST_F(ClaimTest, HoldsTheGroupsLimitAndGoesOnWhenARunEnds) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit = 2; });
  for (int i = 0; i < 5; ++i) PushTo("mail", "a");
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(1, 2));
  EXPECT_FALSE(ClaimThis(3));
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(3));
  ASSERT_TRUE(FinishSeq(2, Outcome::kFailed).ok());
  ASSERT_TRUE(FinishSeq(3, Outcome::kSuspended).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(4, 5));
}

TEST_F(ClaimTest, ARunThatIsAskedToStopKeepsItsSlotUntilItEnds) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit = 1; });
  PushTo("mail", "a");
  PushTo("mail", "a");
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(1));
  ASSERT_TRUE(Terminate(1).ok());
  EXPECT_THAT(ClaimSeqs("mail"), IsEmpty());
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(2));
}

TEST_F(ClaimTest, HoldsTheQueuesConcurrency) {
  Patch("mail", [](QueuePatch& patch) { patch.concurrency = 2; });
  for (int i = 0; i < 4; ++i) PushTo("mail", i % 2 == 0 ? "a" : "");
  EXPECT_EQ(Claim("mail", 10).size(), 2U);
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_EQ(Claim("mail", 10).size(), 1U);
}

TEST_F(ClaimTest, APausedQueueGivesNothingUntilItGoesOn) {
  const Seq seq = Push("mail").seq;
  Patch("mail", [](QueuePatch& patch) { patch.paused = true; });
  EXPECT_THAT(Claim("mail"), IsEmpty());
  EXPECT_FALSE(ClaimThis(seq));
  Patch("mail", [](QueuePatch& patch) { patch.paused = false; });
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(seq));
}

TEST_F(ClaimTest, APausedGroupIsPassedOver) {
  PushTo("mail", "a");
  const Seq b = PushTo("mail", "b");
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.paused = true; });
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(b));
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.paused = false; });
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(1));
}

// Starts as they come, however the claims fall: no span of the rate may ever hold more than it says.
class RateTest : public RuleFixture {
 protected:
  std::vector<SteadyTime> StartsOver(Millis total, Millis step, const std::string& queue) {
    std::vector<SteadyTime> starts;
    for (Millis passed{0}; passed < total; passed += step) {
      starts.insert(starts.end(), Claim(queue, 100).size(), now_.steady);
      Advance(step);
    }
    return starts;
  }
  static std::size_t MostWithin(const std::vector<SteadyTime>& starts, Millis span) {
    std::size_t most = 0;
    for (std::size_t i = 0; i < starts.size(); ++i) {
      std::size_t end = i;
      while (end < starts.size() && starts[end] < starts[i] + span) ++end;
      most = std::max(most, end - i);
    }
    return most;
  }
};

TEST_F(RateTest, OfAGroupIsNeverPassedAndNearlyReached) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.rate = Rate{10, 1s}; });
  for (int i = 0; i < 300; ++i) PushTo("mail", "a");
  const auto starts = StartsOver(10s, 7ms, "mail");
  EXPECT_EQ(MostWithin(starts, 1s), 10U);
  EXPECT_GE(starts.size(), 90U);
}

TEST_F(RateTest, OfAQueueCountsAllItsGroups) {
  Patch("mail", [](QueuePatch& patch) { patch.rate = Rate{5, 2s}; });
  for (int i = 0; i < 60; ++i) PushTo("mail", "g" + std::to_string(i % 7));
  const auto starts = StartsOver(10s, 13ms, "mail");
  EXPECT_EQ(MostWithin(starts, 2s), 5U);
  EXPECT_GE(starts.size(), 22U);
}

TEST_F(RateTest, HoldsForAJobClaimedByNameToo) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.rate = Rate{1, 1s}; });
  PushTo("mail", "a");
  PushTo("mail", "a");
  EXPECT_TRUE(ClaimThis(2));
  EXPECT_FALSE(ClaimThis(1));
  EXPECT_THAT(Claim("mail"), IsEmpty());
  Advance(1100ms);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(1));
}

TEST_F(RateTest, CountsARunThatWasGivenBack) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.rate = Rate{1, 1s}; });
  PushTo("mail", "a");
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kReleased).ok());
  EXPECT_THAT(Claim("mail"), IsEmpty());
}

class OrderedTest : public RuleFixture {
 protected:
  void SetUp() override {
    PatchGroup("mail", "a", [](GroupPatch& patch) { patch.ordered = true; });
  }
};

TEST_F(OrderedTest, GroupsRunOneAtATimeInOrderOfPush) {
  const Seq first = PushTo("mail", "a", 1);
  const Seq second = PushTo("mail", "a", 9);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(first));
  EXPECT_FALSE(ClaimThis(second));
  ASSERT_TRUE(FinishSeq(first).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(second));
}

TEST_F(OrderedTest, ARetryHoldsUpTheRest) {
  const Seq first = PushTo("mail", "a");
  const Seq second = PushTo("mail", "a");
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.retry_in = 10s;
  ASSERT_TRUE(Do(op).ok());
  EXPECT_THAT(Claim("mail"), IsEmpty());
  EXPECT_FALSE(ClaimThis(second));
  Pass(10s);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(first));
  ASSERT_TRUE(FinishSeq(first).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(second));
}

TEST_F(OrderedTest, ADelayHoldsUpTheRest) {
  const auto delayed = [](JobSpec& spec) {
    spec.group = "a";
    spec.delay = 5s;
  };
  const Seq first = Push("mail", delayed).seq;
  const Seq second = PushTo("mail", "a");
  EXPECT_THAT(Claim("mail"), IsEmpty());
  Pass(5s);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(first));
  ASSERT_TRUE(FinishSeq(first).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(second));
}

TEST_F(OrderedTest, AJobThatIsTerminatedOrDeadLetsTheNextGo) {
  const Seq first = PushTo("mail", "a");
  const Seq second = PushTo("mail", "a");
  const Seq third = PushTo("mail", "a");
  ASSERT_TRUE(Terminate(first).ok());
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.retry = false;
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(ShownOf(second), JobState::kDead);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(third));
}

TEST_F(OrderedTest, CanBeTurnedOnAndOffWhileJobsWait) {
  PatchGroup("mail", "b", [](GroupPatch& patch) { patch.limit = 5; });
  const Seq low = PushTo("mail", "b", 1);
  const Seq high = PushTo("mail", "b", 9);
  PatchGroup("mail", "b", [](GroupPatch& patch) { patch.ordered = true; });
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(low));
  PatchGroup("mail", "b", [](GroupPatch& patch) { patch.ordered = false; });
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(high));
}

// The fair queue used to look at the wall clock for what was ready: setting the clock back froze it until that day
// came.
TEST_F(OrderedTest, AClockThatIsSetBackFreezesNothing) {
  PushTo("mail", "a");
  PushTo("mail", "a");
  PushTo("mail", "b");
  PushTo("mail", "b");
  now_.wall -= 24h;
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(1, 3, 4));
  ASSERT_TRUE(FinishSeq(1, Outcome::kReleased).ok());
  EXPECT_EQ(ShownOf(1), JobState::kQueued);
  EXPECT_TRUE(ClaimThis(1));
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(2));
}

}  // namespace
}  // namespace pawl
