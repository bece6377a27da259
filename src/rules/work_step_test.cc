// Big work of stateful jobs, in steps that are each a commit of their own: whoever goes on after a crash begins at one.
#include "rules/work_step.h"

#include <gtest/gtest.h>

#include "rules/claimed_life.h"
#include "rules/intent.h"
#include "tests/support/set_ports.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class BigFinishTest : public StatefulRuns {
 protected:
  static constexpr std::size_t kMany = 1'000;

  // Ends a run of "top" with so many children; the intent, yet to be rolled forward.
  Seq StartChildren(std::size_t count) {
    parent_ = PushStateful("top", {"in"});
    run_ = ClaimOne("top");
    EXPECT_TRUE(Do(WithChildren(count)).ok());
    return txn_.result().intent;
  }
  FinishOp WithChildren(std::size_t count, Outcome outcome = Outcome::kSuspended) {
    FinishOp op = Finishing(run_, outcome);
    for (std::size_t i = 0; i < count; ++i) {
      op.effects.children.push_back(Spec("low", [&](JobSpec& spec) {
        spec.name = "c" + std::to_string(i);
        SetPorts(spec, PortsNamed({"in"}, {"r"}));
        spec.inputs = {{"in", {std::to_string(i)}}};
      }));
    }
    return op;
  }
  Seq parent_ = 0;
  ClaimedJob run_;
};

TEST_F(BigFinishTest, StartsItsChildrenInSteps) {
  const Seq intent = StartChildren(kMany);
  ASSERT_NE(intent, 0U);
  EXPECT_EQ(ShownOf(parent_), JobState::kSuspended);
  EXPECT_FALSE(names_.Find("low") && Count("low", JobState::kQueued) > 0);
  EXPECT_TRUE(HasRecord(ChildKey(parent_, "c999"))) << "names are taken at once";
  EXPECT_EQ(RollForward(intent), kMany);
  EXPECT_EQ(Count("low", JobState::kQueued), kMany);
  EXPECT_EQ(store_->Snapshot()->IndexCount(ChildrenIndex(parent_)), kMany);
  const ClaimedJob child = ClaimOne("low");
  EXPECT_THAT(ValuesOf(child.life->ports.at(0)), ElementsAre("0"));
}

TEST_F(BigFinishTest, UnderWayHoldsOffTheNext) {
  const Seq intent = StartChildren(300);
  ASSERT_TRUE(RunNow(parent_).ok());
  run_ = ClaimOne("top");
  FinishOp more = WithChildren(300);
  for (JobSpec& child : more.effects.children) child.name += "-more";
  EXPECT_EQ(Do(more).error().code, ErrorCode::kOverloaded);
  FinishOp write = WithChildren(0);
  write.effects.write = {Writing("in", {"1"})};
  write.effects.write[0].child = "c299";
  EXPECT_EQ(Do(write).error().code, ErrorCode::kOverloaded);
  RollForward(intent);
  EXPECT_TRUE(Do(write).ok());
}

TEST_F(BigFinishTest, CollectsAllOfThemInAFewRuns) {
  RollForward(StartChildren(kMany));
  for (const ClaimedJob& child : Claim("low", kMany)) {
    FinishOp op = Finishing(child, Outcome::kCompleted);
    op.effects.write = {Writing("r", {"1"})};
    ASSERT_TRUE(Do(op).ok());
  }
  std::size_t collected = 0;
  int runs = 0;
  while (ShownOf(parent_) == JobState::kQueued) {
    const ClaimedJob run = ClaimOne("top");
    ++runs;
    FinishOp op = Finishing(run, Outcome::kSuspended);
    for (const ClaimedChild& child : run.life->children) {
      for (const ClaimedPort& port : child.out) {
        op.effects.consume.push_back({JobRef(child.seq), port.port, port.from, port.from + port.items.size()});
        collected += port.items.size();
      }
    }
    ASSERT_TRUE(Do(op).ok());
  }
  EXPECT_EQ(collected, kMany);
  EXPECT_LE(runs, static_cast<int>(kMany / kClaimItemsMax) + 2);
}

class FanOutTest : public StatefulRuns {};

TEST_F(FanOutTest, ReachesEachSubscriberOnce) {
  for (int i = 0; i < 600; ++i) {
    Push("ear", [](JobSpec& spec) {
      Ports ports;
      ports.Put(PortSide::kIn, {"news", {}, {"/a", "/a/b"}, true});
      SetPorts(spec, ports);
    });
  }
  ASSERT_TRUE(Do(PublishOp{{"/a/b", "1"}, {}}).ok());
  ASSERT_NE(txn_.result().intent, 0U);
  RollForward(txn_.result().intent);
  for (Seq job = 1; job <= 600; ++job) ASSERT_THAT(Data(job, "news"), ElementsAre("1"));
}

class TreeWorkTest : public StatefulRuns {
 protected:
  // A root with children, and a grandchild under each tenth.
  void Grow(std::size_t children) {
    root_ = Push("top").seq;
    jobs_ = {root_};
    for (std::size_t i = 0; i < children; ++i) {
      const Seq child = PushChild("low", root_, "c" + std::to_string(i), {"r"});
      jobs_.push_back(child);
      if (i % 10 == 0) jobs_.push_back(PushChild("low", child, "g"));
    }
  }
  // How many jobs it came to.
  std::uint64_t Work(TreeWork::Action action) {
    ByHand([&](Txn& txn) { BeginWork({Pack(TreeWork{action, Reason::kParentTerminated, root_})}, txn); });
    return RollForward(last_intent_);
  }
  Seq root_ = 0;
  std::vector<Seq> jobs_;
};

TEST_F(TreeWorkTest, IsTerminatedFromTheTop) {
  Grow(500);
  Work(TreeWork::Action::kTerminate);
  for (const Seq job : jobs_) {
    ASSERT_EQ(ShownOf(job), JobState::kTerminated);
    ASSERT_EQ(Head(job).reason, Reason::kParentTerminated);
  }
}

TEST_F(TreeWorkTest, IsErasedFromTheBottom) {
  Grow(500);
  Work(TreeWork::Action::kTerminate);
  FireTimers();
  EXPECT_EQ(Work(TreeWork::Action::kDelete), jobs_.size());
  for (const Seq job : jobs_) ASSERT_FALSE(Exists(job));
  EXPECT_EQ(store_->Snapshot()->IndexCount(ChildrenIndex(root_)), 0U);
}

TEST_F(TreeWorkTest, WithLongListsIsErasedInParts) {
  Grow(1);
  const Seq child = jobs_.at(1);
  ASSERT_TRUE(Write(child, "in", Values(9'000, "1")).ok());
  Work(TreeWork::Action::kTerminate);
  FireTimers();
  Work(TreeWork::Action::kDelete);
  EXPECT_FALSE(Exists(child));
  EXPECT_EQ(store_->Snapshot()->Bounds(PortList(child, PortSide::kIn, "in")).tail, 0U);
}

}  // namespace
}  // namespace pawl
