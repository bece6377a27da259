// Unique keys: who holds one, until when, and who gets it next.
#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class UniquePushTest : public RuleFixture {
 protected:
  JobRow PushUnique(UniqueUntil until, const std::string& queue = "mail") {
    return Push(queue, [&](JobSpec& spec) { spec.unique = {"user:7", until == UniqueUntil::kStart, {}}; });
  }
};

TEST_F(UniquePushTest, UntilStartIsFreeOnceItRuns) {
  const JobRow first = PushUnique(UniqueUntil::kStart);
  EXPECT_EQ(PushUnique(UniqueUntil::kStart).seq, first.seq);
  ClaimOne("mail");
  const JobRow second = PushUnique(UniqueUntil::kStart);
  EXPECT_FALSE(second.existing);
  EXPECT_NE(second.seq, first.seq);
}

TEST_F(UniquePushTest, UntilDoneIsHeldThroughRunsAndRetries) {
  const JobRow first = PushUnique(UniqueUntil::kDone);
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kFailed).ok());
  EXPECT_EQ(PushUnique(UniqueUntil::kDone).seq, first.seq);
  Pass(1h);
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kSuspended).ok());
  EXPECT_EQ(PushUnique(UniqueUntil::kDone).seq, first.seq);
  ASSERT_TRUE(RunNow(first.seq).ok());
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_FALSE(PushUnique(UniqueUntil::kDone).existing);
}

TEST_F(UniquePushTest, ATerminatedJobLetsItsKeyGo) {
  ASSERT_TRUE(Terminate(PushUnique(UniqueUntil::kDone).seq).ok());
  EXPECT_FALSE(PushUnique(UniqueUntil::kDone).existing);
}

TEST_F(UniquePushTest, AnExpiredJobLetsItsKeyGo) {
  Push("mail", [&](JobSpec& spec) {
    spec.unique = {"user:7", true, {}};
    spec.expires_in = 1s;
  });
  Pass(1s);
  EXPECT_FALSE(PushUnique(UniqueUntil::kStart).existing);
}

TEST_F(UniquePushTest, KeysOfDifferentQueuesDoNotMeet) {
  PushUnique(UniqueUntil::kDone, "mail");
  EXPECT_FALSE(PushUnique(UniqueUntil::kDone, "sms").existing);
}

TEST_F(UniquePushTest, TwoInOneBulkAreOneJob) {
  PushOp op;
  op.bulk = true;
  for (int i = 0; i < 2; ++i) {
    op.jobs.push_back(Spec("mail", [](JobSpec& spec) { spec.unique = {"k", false, {}}; }));
  }
  const JobsReply reply = Do(std::move(op)).value();
  EXPECT_EQ(reply.jobs[0].seq, reply.jobs[1].seq);
  EXPECT_EQ(reply.count, 1U);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
}

class UniqueForTest : public RuleFixture {
 protected:
  JobRow PushFor(Millis span, UniqueUntil until = UniqueUntil::kDone) {
    return Push("mail", [&](JobSpec& spec) { spec.unique = {"user:7", until == UniqueUntil::kStart, span}; });
  }
};

TEST_F(UniqueForTest, TheKeyIsHeldForThatSpanAndThenTakenOver) {
  const JobRow first = PushFor(10s);
  Pass(10s - 1ms);
  EXPECT_EQ(PushFor(10s).seq, first.seq);
  Pass(1ms);
  const JobRow second = PushFor(10s);
  EXPECT_FALSE(second.existing);
  EXPECT_EQ(PushFor(10s).seq, second.seq);
  Pass(10s);
  EXPECT_FALSE(PushFor(10s).existing);
}

TEST_F(UniqueForTest, TheSpanIsTheLatestAndNotTheEarliestEnd) {
  PushFor(1h, UniqueUntil::kStart);
  ClaimOne("mail");
  EXPECT_FALSE(PushFor(1h).existing);
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_FALSE(PushFor(1h).existing);
}

// The one whose time was over ends, is run again, and is erased: the key stays with the one that took it.
TEST_F(UniqueForTest, WhatBecomesOfTheOldHolderDoesNotTouchTheKey) {
  const JobRow first = PushFor(10s);
  const ClaimedJob run = ClaimOne("mail");
  Pass(10s);
  const JobRow second = PushFor(1h);
  ASSERT_TRUE(Finish(run).ok());
  EXPECT_EQ(PushFor(1h).seq, second.seq);
  ASSERT_TRUE(RunNow(first.seq).ok());
  EXPECT_EQ(PushFor(1h).seq, second.seq);
  ASSERT_TRUE(Terminate(first.seq).ok());
  ASSERT_TRUE(Delete(first.seq).ok());
  EXPECT_EQ(PushFor(1h).seq, second.seq);
  ASSERT_TRUE(Terminate(second.seq).ok());
  EXPECT_FALSE(PushFor(1h).existing);
}

TEST_F(UniqueForTest, AHolderThatStartsAfterItsTimeLeavesTheKeyAlone) {
  PushFor(10s, UniqueUntil::kStart);
  Pass(10s);
  const JobRow second = PushFor(1h, UniqueUntil::kStart);
  ClaimOne("mail");
  EXPECT_EQ(PushFor(1h, UniqueUntil::kStart).seq, second.seq);
}

TEST_F(UniqueForTest, AKeyThatNobodyTookIsFreeWhenItsHolderEnds) {
  const JobRow first = PushFor(10s);
  Pass(10s);
  ASSERT_TRUE(Terminate(first.seq).ok());
  EXPECT_FALSE(PushFor(10s).existing);
}

// The run holds the key, and pushes the job that takes it.
TEST_F(UniqueForTest, ARunMayTakeOverTheKeyOfItsOwnJob) {
  PushFor(10s);
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kCompleted);
  Pass(10s);
  op.push.push_back(Spec("mail", [](JobSpec& spec) { spec.unique = {"user:7", false, {}}; }));
  ASSERT_TRUE(Do(std::move(op)).ok());
  EXPECT_TRUE(PushFor(10s).existing);
}

TEST_F(UniqueForTest, ABigPushTakesOverToo) {
  const JobRow first = PushFor(10s);
  Pass(10s);
  PushOp op;
  op.bulk = true;
  for (int i = 0; i < 1'000; ++i) op.jobs.push_back(Spec("mail"));
  op.jobs[500].unique = {"user:7", false, {}};
  const JobsReply reply = Do(std::move(op)).value();
  RollForward(txn_.result().intent);
  EXPECT_FALSE(reply.jobs[500].existing);
  ASSERT_TRUE(Terminate(first.seq).ok());
  EXPECT_EQ(PushFor(1h).seq, reply.jobs[500].seq);
}

}  // namespace
}  // namespace pawl
