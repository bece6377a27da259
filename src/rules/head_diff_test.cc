// What follows from the head of a stateful job.
#include "rules/head_diff.h"

#include "rules/erase.h"
#include "rules/moves.h"
#include "store/store_walk.h"
#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class HeadDiffTest : public StatefulFixture {
 protected:
  void Change(Seq seq, const std::function<void(JobHead&)>& change) {
    ByHand([&](Txn& txn) { change(*txn.Edit(seq)); });
  }
  void EraseIt(Seq seq) {
    ByHand([&](Txn& txn) { EraseJob(seq, RemainsOf(seq, *txn.Head(seq), txn), txn); });
  }
  std::vector<Key> ListsLeft() {
    std::vector<Key> lists;
    const auto walk = store_->Walk();
    EXPECT_TRUE(ForEachPart([&](const std::string& from) { return walk->Lists(from); },
                            [&](const std::vector<Key>& part) -> Result<void> {
                              lists.insert(lists.end(), part.begin(), part.end());
                              return {};
                            })
                    .ok());
    return lists;
  }
  std::vector<Timer> TimersOf(TimerKind kind) {
    return Committed([&](Batch& batch) {
      std::vector<Timer> timers;
      batch.DueTimers(kind, kNeverWall, SIZE_MAX, timers);
      return timers;
    });
  }
};

TEST_F(HeadDiffTest, NothingIsLeftOfAStatefulJob) {
  const Seq parent = Stateful("parent", {In("a")});
  const Seq seq = ChildOf(parent, "c");
  ASSERT_TRUE(PatchPorts(seq, {Channels(In("a"), {"/x", "/pawl/log"}), Out("r")}).ok());
  ASSERT_TRUE(Do(StateOp{seq, {{"k", "1"}}}).ok());
  ASSERT_TRUE(Do(AliasOp{seq, "boss"}).ok());
  ASSERT_TRUE(Write(seq, "a", {"1", "2"}).ok());
  ASSERT_TRUE(Write(seq, "r", {"1"}, true, PortSide::kOut).ok());
  ASSERT_TRUE(ClaimThis(seq));
  ASSERT_TRUE(FinishSeq(seq).ok());
  EXPECT_THAT(ListsLeft(), testing::Not(IsEmpty()));
  EraseIt(seq);
  EXPECT_FALSE(Exists(seq));
  EraseIt(parent);
  EXPECT_THAT(ListsLeft(), IsEmpty());
}

TEST_F(HeadDiffTest, ErasingRestsOnWhatItDrops) {
  const Seq seq = Stateful("sum", {In("a")});
  ASSERT_TRUE(ClaimThis(seq));
  ASSERT_TRUE(FinishSeq(seq).ok());
  const auto batch = store_->Begin(now_, 0);
  Txn txn(names_, *batch, now_);
  EraseJob(seq, RemainsOf(seq, *txn.Head(seq), txn), txn);
  Changes written;
  written.list_appends.push_back({PortList(seq, PortSide::kIn, "a"), {EncodePortItem({"3", {}})}});
  ASSERT_TRUE(batch->Apply({batch->epoch()}, written).value());
  EXPECT_FALSE(batch->Apply(txn.guards(), txn.result().changes).value()) << "the item would stay for ever";
  batch->Abort();
}

TEST_F(HeadDiffTest, ATreeKnowsItsOpenChildren) {
  const Seq parent = Stateful("parent", {In("a")});
  const Seq one = ChildOf(parent, "one");
  const Seq other = ChildOf(parent, "other");
  const auto count = [&](const Key& index) { return store_->Snapshot()->IndexCount(index); };
  EXPECT_EQ(count(ChildrenIndex(parent)), 2U);
  EXPECT_EQ(count(OpenIndex(parent)), 2U);
  Change(one, [](JobHead& head) { head.stateful->over = true; });
  EXPECT_EQ(count(ChildrenIndex(parent)), 2U);
  EXPECT_EQ(count(OpenIndex(parent)), 1U);
  ASSERT_TRUE(Do(DisownOp{other}).ok());
  EXPECT_EQ(count(ChildrenIndex(parent)), 1U);
  EXPECT_EQ(count(OpenIndex(parent)), 0U);
  Change(one, [](JobHead& head) { head.stateful->over = false; });
}

TEST_F(HeadDiffTest, WhatLivesInATreeIsKeptUntilItIsOver) {
  const Seq plain = Push("plain").seq;
  const Seq stateful = Stateful("sum", {In("a")});
  const Seq keeps = Stateful("sum", {In("a")});
  Change(keeps, [](JobHead& head) { head.stateful->keeps = true; });
  for (const Seq seq : {plain, stateful, keeps}) {
    ASSERT_TRUE(ClaimThis(seq));
    ASSERT_TRUE(FinishSeq(seq).ok());
  }
  EXPECT_NE(Head(plain).retain_until, kNeverWall);
  EXPECT_EQ(Head(stateful).retain_until, kNeverWall);
  EXPECT_NE(Head(keeps).retain_until, kNeverWall);
}

TEST_F(HeadDiffTest, ATerminatedStatefulJobHasItsTreeLookedAt) {
  const Seq plain = Push("plain").seq;
  ASSERT_TRUE(Terminate(plain).ok());
  EXPECT_THAT(TimersOf(TimerKind::kTree), IsEmpty());
  const Seq stateful = Stateful("sum", {In("a")});
  ASSERT_TRUE(Terminate(stateful).ok());
  EXPECT_THAT(TimersOf(TimerKind::kTree), SizeIs(1));
}

TEST_F(HeadDiffTest, AShutdownRunWaitsInLineWhileItsTimeLasts) {
  const Seq seq = Stateful("sum", {In("a")});
  Change(seq, [&](JobHead& head) {
    MoveTo(head, State::kTerminating, JobState::kTerminating, Reason::kByRequest);
    head.stateful->phase = Phase::kShutdownDue;
    head.due = now_.wall;
    head.expires = now_.wall + Millis{5'000};
  });
  EXPECT_TRUE(Waits(Head(seq)));
  EXPECT_FALSE(IsAsleep(Head(seq)));
  ASSERT_THAT(TimersOf(TimerKind::kShutdown), SizeIs(1));
  const auto taken = Committed([&](Batch& batch) {
    return batch.Take(std::vector<TakeAsk>{{{}, 1, PlaceOf(seq, Head(seq))}}).at(0).size();
  });
  EXPECT_EQ(taken, 1U);
  Change(seq, [&](JobHead& head) {
    head.stateful->phase = Phase::kShuttingDown;
    head.lease = Lease{{}, "worker", now_.steady + Millis{1'000}, kNeverSteady, Millis{1'000}};
  });
  EXPECT_THAT(TimersOf(TimerKind::kShutdown), IsEmpty());
}

}  // namespace
}  // namespace pawl
