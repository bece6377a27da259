// Trees: terminated and deleted as a whole, kept until all of it is over; shutdown runs that nobody takes.
#include <gtest/gtest.h>

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

class TreeTest : public StatefulFixture {
 protected:
  Result<JobsReply> TerminateAll(Seq root) {
    TerminateOp op{root, {}};
    op.recursive = true;
    auto reply = Do(op);
    if (reply.ok() && txn_.result().intent != 0) RollForward(txn_.result().intent);
    return reply;
  }
  // Until nothing more follows from anything.
  void Settle() {
    for (int level = 0; level < 5; ++level) FireTimers();
  }
  bool IsOver(Seq seq) { return Head(seq).stateful->over; }

  // A root with two children, one of which has one.
  void MakeTree() {
    root_ = Push("root").seq;
    left_ = ChildOf(root_, "left");
    right_ = ChildOf(root_, "right");
    leaf_ = ChildOf(left_, "leaf");
  }

  Seq root_ = 0, left_ = 0, right_ = 0, leaf_ = 0;
};

TEST_F(TreeTest, IsTerminatedFromTheTopDown) {
  MakeTree();
  ASSERT_TRUE(ClaimThis(leaf_));
  ASSERT_TRUE(TerminateAll(root_).ok());
  for (const Seq seq : {root_, left_, right_}) EXPECT_EQ(ShownOf(seq), JobState::kTerminated);
  EXPECT_EQ(ShownOf(leaf_), JobState::kTerminating);
  EXPECT_EQ(Head(root_).reason, Reason::kByRequest);
  EXPECT_EQ(Head(left_).reason, Reason::kParentTerminated);
  ASSERT_TRUE(FinishSeq(leaf_).ok());
  EXPECT_EQ(ShownOf(leaf_), JobState::kTerminated);
}

// The timers of the tree used to find out level by level, after the answer.
TEST_F(TreeTest, MayBeDeletedAsSoonAsItsEndIsAnswered) {
  MakeTree();
  ASSERT_TRUE(TerminateAll(root_).ok());
  for (const Seq seq : {root_, left_, right_, leaf_}) EXPECT_TRUE(IsOver(seq));
  EXPECT_EQ(Head(root_).retain_until, now_.wall + 24h);
  ASSERT_TRUE(Delete(root_).ok());
  RollForward(txn_.result().intent);
  EXPECT_FALSE(Exists(root_));
}

TEST_F(TreeTest, ABranchThatIsTerminatedAsAWholeMayBeTheLastOfItsParent) {
  MakeTree();
  ASSERT_TRUE(Terminate(root_).ok());
  ASSERT_TRUE(Terminate(right_).ok());
  Settle();
  ASSERT_TRUE(TerminateAll(left_).ok());
  EXPECT_TRUE(IsOver(left_));
  Settle();
  EXPECT_TRUE(IsOver(root_));
}

TEST_F(TreeTest, IsTerminatedBelowAJobThatIsAlready) {
  MakeTree();
  ASSERT_TRUE(Terminate(root_).ok());
  EXPECT_EQ(ShownOf(left_), JobState::kQueued);
  EXPECT_EQ(Terminate(root_).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(TerminateAll(root_).ok());
  EXPECT_EQ(ShownOf(leaf_), JobState::kTerminated);
}

TEST_F(TreeTest, AChildThatIsTerminatedIsNewsToItsParent) {
  const Seq parent = Sleeper("parent", {In("a")});
  const Seq child = ChildOf(parent, "a");
  ASSERT_TRUE(Terminate(child).ok());
  EXPECT_EQ(ShownOf(parent), JobState::kQueued);
}

TEST_F(TreeTest, AChildThatExpiresIsNewsToItsParent) {
  const Seq parent = Sleeper("parent", {In("a")});
  const Seq child = Push("child", [](JobSpec& spec) { spec.expires_in = 1s; }).seq;
  ASSERT_TRUE(Adopt(child, parent, "a").ok());
  Pass(1s);
  EXPECT_EQ(ShownOf(child), JobState::kFailed);
  EXPECT_EQ(ShownOf(parent), JobState::kQueued);
}

TEST_F(TreeTest, IsOverWhenTheLastOfItIsTerminated) {
  MakeTree();
  ASSERT_TRUE(Terminate(root_).ok());
  ASSERT_TRUE(Terminate(left_).ok());
  ASSERT_TRUE(Terminate(right_).ok());
  Settle();
  EXPECT_TRUE(IsOver(right_));
  EXPECT_FALSE(IsOver(left_));
  EXPECT_FALSE(IsOver(root_));
  EXPECT_EQ(Head(root_).retain_until, kNeverWall);
  Advance(1h);
  ASSERT_TRUE(Terminate(leaf_).ok());
  Settle();
  for (const Seq seq : {root_, left_, right_, leaf_}) EXPECT_TRUE(IsOver(seq));
  EXPECT_EQ(Head(root_).retain_until, now_.wall + 24h);
  EXPECT_EQ(Head(leaf_).retain_until, kNeverWall);
}

TEST_F(TreeTest, IsDeletedOnlyWhenAllOfItIsTerminated) {
  MakeTree();
  EXPECT_EQ(Delete(root_).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(Terminate(root_).ok());
  const auto refused = Delete(root_);
  EXPECT_EQ(refused.error().code, ErrorCode::kNotEmpty);
  EXPECT_THAT(refused.error().detail, HasSubstr("2 children"));
  ASSERT_TRUE(TerminateAll(root_).ok());
  Settle();
  ASSERT_TRUE(Delete(root_).ok());
  ASSERT_NE(txn_.result().intent, 0U);
  RollForward(txn_.result().intent);
  for (const Seq seq : {root_, left_, right_, leaf_}) EXPECT_FALSE(Exists(seq));
}

TEST_F(TreeTest, AnEndedStatefulJobMustBeTerminatedToBeDeleted) {
  const Seq seq = Stateful("job", {In("a")});
  ASSERT_TRUE(FinishSeq((ClaimThis(seq), seq)).ok());
  EXPECT_EQ(Delete(seq).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(Terminate(seq).ok());
  ASSERT_TRUE(Write(seq, "a", {"1", "2"}).ok());
  EXPECT_TRUE(Delete(seq).ok());
  EXPECT_EQ(txn_.result().intent, 0U);
  EXPECT_FALSE(Exists(seq));
}

TEST_F(TreeTest, AChildMayBeDeletedOnItsOwn) {
  MakeTree();
  ASSERT_TRUE(Terminate(right_).ok());
  Settle();
  ASSERT_TRUE(Delete(right_).ok());
  ASSERT_TRUE(Adopt(Push("child").seq, root_, "right").ok());
}

TEST_F(TreeTest, IsSweptAsAWhole) {
  MakeTree();
  ASSERT_TRUE(TerminateAll(root_).ok());
  Settle();
  Pass(24h - 1ms);
  EXPECT_TRUE(Exists(leaf_));
  Pass(1ms);
  RollForward(last_intent_);
  for (const Seq seq : {root_, left_, right_, leaf_}) EXPECT_FALSE(Exists(seq));
}

TEST_F(TreeTest, EndedJobsWithPortsAreNotSwept) {
  const Seq seq = Stateful("job", {In("a")});
  ASSERT_TRUE(FinishSeq((ClaimThis(seq), seq)).ok());
  EXPECT_EQ(Head(seq).retain_until, kNeverWall);
  Pass(1'000h);
  EXPECT_TRUE(Exists(seq));
  ASSERT_TRUE(Terminate(seq).ok());
  Settle();
  Pass(24h);
  EXPECT_FALSE(Exists(seq));
}

TEST_F(TreeTest, AnAskedForRetentionWaitsForTheChildren) {
  const Seq root = Push("root", [](JobSpec& spec) {
                     spec.retention = 1h;
                     spec.in.emplace("a", PortSpec{});
                   }).seq;
  const Seq child = ChildOf(root, "a");
  ASSERT_TRUE(FinishSeq((ClaimThis(root), root)).ok());
  Pass(1h);
  EXPECT_TRUE(Exists(root));
  ASSERT_TRUE(Terminate(child).ok());
  Settle();
  ASSERT_TRUE(FinishSeq((ClaimThis(root), root)).ok());  // it was news to it
  Pass(1h);
  RollForward(last_intent_);
  EXPECT_FALSE(Exists(root));
  EXPECT_FALSE(Exists(child));
}

TEST_F(TreeTest, AForcedRunOpensItAgain) {
  MakeTree();
  ASSERT_TRUE(TerminateAll(root_).ok());
  Settle();
  const auto refused = RunNow(leaf_, true);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_THAT(refused.error().detail, HasSubstr(Head(left_).id));
  ASSERT_TRUE(RunNow(root_, true).ok());
  EXPECT_FALSE(IsOver(root_));
  EXPECT_EQ(Head(root_).retain_until, kNeverWall);
  ASSERT_TRUE(RunNow(left_, true).ok());
  ASSERT_TRUE(Terminate(root_).ok());
  EXPECT_EQ(Delete(root_).error().code, ErrorCode::kNotEmpty);
}

class AskedShutdownTest : public StatefulFixture {
 protected:
  // A job that has run once and is asleep, of a type with a shutdown handler.
  Seq Started() {
    TypeSpec spec;
    spec.shutdown = true;
    spec.shutdown_timeout = 1min;
    EXPECT_TRUE(Do(PutTypeOp{"job", "job", spec}).ok());
    return Sleeper("job", {In("a")});
  }
};

TEST_F(AskedShutdownTest, IsWaitedForAndThenGivenUp) {
  const Seq seq = Started();
  ASSERT_TRUE(Terminate(seq).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kTerminating);
  ASSERT_TRUE(Terminate(seq).ok());
  Pass(1min - 1ms);
  EXPECT_EQ(ShownOf(seq), JobState::kTerminating);
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), JobState::kTerminated);
  EXPECT_EQ(Head(seq).reason, Reason::kShutdownTimeout);
  EXPECT_TRUE(Claim("job").empty());
}

TEST_F(AskedShutdownTest, TheRunIsHandedOutAndEndsTheJob) {
  const Seq seq = Started();
  ASSERT_TRUE(Terminate(seq).ok());
  const ClaimedJob run = ClaimOne("job");
  EXPECT_EQ(run.seq, seq);
  Pass(2min);
  EXPECT_EQ(ShownOf(seq), JobState::kTerminating);
  ASSERT_TRUE(Finish(run).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kTerminated);
  EXPECT_EQ(Head(seq).reason, Reason::kByRequest);
}

TEST_F(AskedShutdownTest, AJobThatNeverRanNeedsNone) {
  Started();
  const Seq seq = Stateful("job", {In("a")});
  ASSERT_TRUE(Terminate(seq).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kTerminated);
}

TEST_F(AskedShutdownTest, AskedForAgainByForceAJobStartsAsBefore) {
  const Seq seq = Started();
  ASSERT_TRUE(Terminate(seq).ok());
  ASSERT_TRUE(Finish(ClaimOne("job")).ok());
  ASSERT_TRUE(RunNow(seq, true).ok());
  EXPECT_EQ(Head(seq).stateful->phase, Phase::kRun);
  ASSERT_TRUE(Finish(ClaimOne("job"), Outcome::kSuspended).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
}

}  // namespace
}  // namespace pawl
