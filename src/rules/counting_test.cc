#include "rules/counting.h"

#include <gtest/gtest.h>

#include "rules/intent.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class CountingTest : public StatefulRuns {
 protected:
  // A job that counts, asleep.
  Seq PushCounting(const Change& change = {}) {
    const Seq seq = PushStateful("whole", {"in"}, {}, [&](JobSpec& spec) {
      spec.counts_children = true;
      if (change) change(spec);
    });
    EXPECT_TRUE(RunOnce("whole", Outcome::kSuspended).ok());
    return seq;
  }
  Result<JobsReply> TryMember(Seq parent, const Change& change = {}) {
    return TryPush("work", [&](JobSpec& spec) {
      spec.parent = TextOf(parent);
      spec.counted_as = CountedAs::kMember;
      if (change) change(spec);
    });
  }
  Seq Member(Seq parent, const Change& change = {}) { return TryMember(parent, change).value().jobs.at(0).seq; }
  // Something for it to do, so that it can be claimed.
  ClaimedJob ClaimWhole(Seq whole) {
    EXPECT_TRUE(Write(whole, "in", {"1"}).ok());
    return ClaimOne("whole");
  }
  ChildCount CountsSince(Seq whole) {
    const ClaimedJob job = ClaimWhole(whole);
    EXPECT_THAT(job.life->children, IsEmpty()) << "none of them by name";
    EXPECT_TRUE(
        End(job, Outcome::kSuspended, [&](FinishOp& op) { op.effects.consume = {All(job.life->ports.at(0))}; }).ok());
    return job.life->counts.members;
  }
};

TEST_F(CountingTest, AChildJoinsWithItsPushAndWakesNobody) {
  const Seq whole = PushCounting();
  Member(whole);
  Member(whole);
  EXPECT_EQ(ShownOf(whole), JobState::kSuspended);
  EXPECT_EQ(CountsSince(whole), (ChildCount{2, 0, 0}));
  EXPECT_EQ(CountsSince(whole), ChildCount{}) << "each is told once";
}

TEST_F(CountingTest, AnEndWakesTheParentAndIsTold) {
  const Seq whole = PushCounting();
  Member(whole);
  ASSERT_TRUE(RunOnce("work", Outcome::kCompleted).ok());
  EXPECT_EQ(ShownOf(whole), JobState::kQueued);
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 1, 1}));
}

TEST_F(CountingTest, AFailureThatIsTriedAgainIsARunAndSuccessComesLater) {
  const Seq whole = PushCounting();
  const Seq member = Member(whole, [](JobSpec& spec) { spec.retry.max = 5; });
  const auto fail = [&] {
    Pass(1h);
    ASSERT_TRUE(RunOnce("work", Outcome::kFailed).ok());
  };
  fail();
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 1, 0}));
  fail();
  EXPECT_EQ(ShownOf(whole), JobState::kSuspended) << "the second failure is no news";
  Pass(1h);
  ASSERT_TRUE(RunOnce("work", Outcome::kCompleted).ok());
  EXPECT_EQ(CountsSince(whole), (ChildCount{0, 0, 1}));
  ASSERT_TRUE(RunNow(member).ok());
  ASSERT_TRUE(RunOnce("work", Outcome::kCompleted).ok());
  EXPECT_EQ(CountsSince(whole), ChildCount{}) << "it has succeeded before";
}

TEST_F(CountingTest, ARunThatIsGivenBackOrSuspendedIsNone) {
  const Seq whole = PushCounting();
  Member(whole);
  ASSERT_TRUE(RunOnce("work", Outcome::kReleased).ok());
  const ClaimedJob job = ClaimOne("work");
  ASSERT_TRUE(End(job, Outcome::kSuspended).ok());
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 0, 0}));
}

TEST_F(CountingTest, ASuspendedRunSaysWhenItCounts) {
  const Seq whole = PushCounting();
  Member(whole);
  ASSERT_TRUE(RunOnce("work", Outcome::kSuspended, [](FinishOp& op) { op.has_run = true; }).ok());
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 1, 0}));
}

TEST_F(CountingTest, WhoeverStopsWithoutARunHasRun) {
  const Seq whole = PushCounting();
  const Seq stopped = Member(whole);
  Member(whole, [](JobSpec& spec) { spec.expires_in = 1s; });
  const Seq left = Member(whole);
  ASSERT_TRUE(Terminate(stopped).ok());
  Pass(2s);
  ASSERT_TRUE(Do(DisownOp{left}).ok());
  EXPECT_EQ(CountsSince(whole), (ChildCount{3, 3, 0}));
}

TEST_F(CountingTest, ARunThatWasAskedToStopDoesNotSucceed) {
  const Seq whole = PushCounting();
  const Seq member = Member(whole);
  const ClaimedJob job = ClaimOne("work");
  ASSERT_TRUE(Terminate(member).ok());
  ASSERT_TRUE(End(job, Outcome::kCompleted).ok());
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 1, 0}));
}

TEST_F(CountingTest, EachKindHasItsCount) {
  const Seq whole = PushCounting();
  Member(whole, [](JobSpec& spec) { spec.counted_as = CountedAs::kBranch; });
  Member(whole);
  const ClaimedJob job = ClaimWhole(whole);
  EXPECT_EQ(job.life->counts, (ChildCounts{{1, 0, 0}, {1, 0, 0}}));
}

TEST_F(CountingTest, ARunThatFailsLeavesTheNewsToTheNext) {
  const Seq whole = PushCounting([](JobSpec& spec) { spec.retry.max = 5; });
  Member(whole);
  ASSERT_TRUE(RunOnce("work", Outcome::kCompleted).ok());
  ASSERT_TRUE(RunOnce("whole", Outcome::kFailed).ok());
  Pass(1h);
  EXPECT_EQ(CountsSince(whole), (ChildCount{1, 1, 1}));
}

TEST_F(CountingTest, ManyJoinInOneStepAsOneUnlessTheyMayHaveToGoAgain) {
  const Seq whole = PushCounting();
  const auto push = [&](std::size_t count) {
    PushOp op;
    for (std::size_t i = 0; i < count; ++i) {
      op.jobs.push_back(Spec("work", [&](JobSpec& spec) {
        spec.parent = TextOf(whole);
        spec.counted_as = CountedAs::kMember;
      }));
    }
    return Do(std::move(op));
  };
  ASSERT_TRUE(push(50).ok());
  EXPECT_EQ(store_->Snapshot()->Bounds(ChildEvents(whole)).tail, 1U);
  EXPECT_EQ(push(kIntentStepMost + 1).error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(CountsSince(whole), (ChildCount{50, 0, 0}));
}

TEST_F(CountingTest, AQuietEndIsRefusedWhenThereIsNews) {
  const Seq whole = PushCounting();
  const ClaimedJob job = ClaimWhole(whole);
  Member(whole);
  const auto quiet = [](FinishOp& op) {
    op.quiet = true;
    op.effects.close_children = true;
  };
  EXPECT_EQ(End(job, Outcome::kSuspended, quiet).error().code, ErrorCode::kPortConflict);
  ASSERT_TRUE(End(job, Outcome::kReleased).ok());
  ASSERT_TRUE(End(ClaimOne("whole"), Outcome::kSuspended, quiet).ok());
  EXPECT_EQ(PortsOf(whole).counting, Counting::kClosed);
}

// A push that was decided before the close, and comes after it, is decided again.
TEST_F(CountingTest, ACloseIsInTheWayOfAPushInFlight) {
  const Seq whole = PushCounting();
  const ClaimedJob job = ClaimWhole(whole);
  PushOp op;
  op.jobs.push_back(Spec("work", [&](JobSpec& spec) {
    spec.parent = TextOf(whole);
    spec.counted_as = CountedAs::kMember;
  }));
  Guards guards;
  Changes changes;
  Committed([&](Batch& batch) {
    Txn txn(names_, batch, now_);
    EXPECT_TRUE(Decide(op, txn).ok());
    guards = txn.guards();
    txn.Close();
    changes = txn.result().changes;
    return true;
  });
  ASSERT_TRUE(End(job, Outcome::kSuspended, [](FinishOp& end) { end.effects.close_children = true; }).ok());
  EXPECT_FALSE(Committed([&](Batch& batch) {
    guards.epoch = 0;
    return batch.Apply(guards, changes).value();
  }));
}

TEST_F(CountingTest, AClosedOneTakesNoMoreFromOutsideAndItsRunsMayAdd) {
  const Seq whole = PushCounting();
  ASSERT_TRUE(End(ClaimWhole(whole), Outcome::kSuspended, [](FinishOp& op) {
                op.effects.close_children = true;
                op.effects.children.push_back(Spec("last"));
              }).ok());
  const auto refused = TryMember(whole);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(refused.error().field, "parent");
  EXPECT_THAT(refused.error().detail, HasSubstr("closed"));
  EXPECT_EQ(TryPush("work", [&](JobSpec& spec) { spec.parent = TextOf(whole); }).error().code,
            ErrorCode::kBadTransition);
  EXPECT_EQ(Adopt(Push("work").seq, whole).error().code, ErrorCode::kBadTransition);
}

TEST_F(CountingTest, OnlyAParentThatCountsHasCountedChildren) {
  const Seq plain = Push("plain").seq;
  EXPECT_EQ(TryMember(plain).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(TryMember(Seq{999}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(TryPush("work", [](JobSpec& spec) { spec.counted_as = CountedAs::kMember; }).error().code,
            ErrorCode::kInvalid);
}

TEST_F(CountingTest, AMemberIsKeptAsAPlainJobIs) {
  const Seq whole = PushCounting();
  const Seq member = Member(whole);
  ASSERT_TRUE(RunOnce("work", Outcome::kCompleted).ok());
  EXPECT_EQ(Head(member).retain_until, now_.wall + Head(member).options.retention);
}

}  // namespace
}  // namespace pawl
