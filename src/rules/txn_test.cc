// What rules rely on: a transaction reads its own writes, writes each head once, tells of every end, and gives the same
// numbers when the decision is made again.
#include "rules/txn.h"

#include "rules/erase.h"
#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class TxnTest : public RuleFixture {
 protected:
  static RecordKey KeyOf(Seq number) { return IntentKey(number); }
};

TEST_F(TxnTest, ReadsWhatItHasWritten) {
  ByHand([&](Txn& txn) {
    EXPECT_FALSE(txn.Raw(KeyOf(1)));
    txn.Put(KeyOf(1), "one");
    txn.Put(KeyOf(1), "two");
    EXPECT_EQ(txn.Raw(KeyOf(1)), "two");
    txn.Erase(KeyOf(1));
    EXPECT_TRUE(txn.IsFree(KeyOf(1)));
    txn.Put(KeyOf(1), "three");
    EXPECT_EQ(txn.Raw(KeyOf(1)), "three");
  });
  EXPECT_EQ(store_->Snapshot()->Read(KeyOf(1)).value().value, "three");
  ByHand([&](Txn& txn) {
    txn.Put(KeyOf(1), "four");
    txn.Erase(KeyOf(1));
  });
  EXPECT_FALSE(store_->Snapshot()->Read(KeyOf(1)).value().exists()) << "the erase came last";
}

// Beyond some of them they are looked up by other means.
TEST_F(TxnTest, ReadsWhatItHasWrittenAmongMany) {
  ByHand([&](Txn& txn) {
    for (Seq i = 1; i <= 100; ++i) {
      txn.Put(KeyOf(i), std::to_string(i));
      EXPECT_EQ(txn.Raw(KeyOf(i)), std::to_string(i));
    }
    txn.Erase(KeyOf(50));
    txn.Put(KeyOf(60), "new");
    EXPECT_FALSE(txn.Raw(KeyOf(50)));
    EXPECT_EQ(txn.Raw(KeyOf(60)), "new");
    EXPECT_EQ(txn.Raw(KeyOf(100)), "100");
    for (Seq i = 1; i <= 100; ++i) txn.Erase(KeyOf(i));
  });
}

TEST_F(TxnTest, AHeadIsReadAndWrittenOnceHoweverManySeeIt) {
  std::vector<Seq> jobs;
  for (int i = 0; i < 40; ++i) jobs.push_back(Push("mail").seq);
  ByHand([&](Txn& txn) {
    for (const Seq seq : jobs) {
      const JobHead* head = txn.Head(seq);
      txn.Edit(seq)->priority = 7;
      EXPECT_EQ(txn.Edit(seq, Cause::kRunAgain), head);
      EXPECT_EQ(txn.HeadHint(seq)->priority, 7);
    }
    EXPECT_EQ(txn.guards().records.size(), jobs.size());
  });
  EXPECT_EQ(txn_.result().changes.puts.size(), jobs.size());
  EXPECT_EQ(txn_.result().transitions.size(), jobs.size());
  for (const Seq seq : jobs) EXPECT_EQ(Head(seq).priority, 7);
}

TEST_F(TxnTest, AHeadThatIsOnlyReadIsNotWritten) {
  const Seq seq = Push("mail").seq;
  ByHand([&](Txn& txn) { EXPECT_NE(txn.Head(seq), nullptr); });
  EXPECT_TRUE(txn_.result().changes.empty());
}

TEST_F(TxnTest, AnErasedJobIsGoneForTheRestOfTheDecision) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(Terminate(seq).ok());
  ByHand([&](Txn& txn) {
    EXPECT_NE(txn.Head(seq), nullptr);
    EraseJob(seq, {}, txn);
    EXPECT_EQ(txn.Head(seq), nullptr);
    EXPECT_EQ(txn.HeadHint(seq), nullptr);
    EXPECT_TRUE(txn.IsClosed(seq));
  });
  EXPECT_FALSE(Exists(seq));
}

TEST_F(TxnTest, GivesTheNumbersThatWereReservedAndThenOthers) {
  ByHand([&](Txn& txn) {
    txn.GiveSeqs(1'000, 2);
    EXPECT_EQ(txn.OperationSeq(), 1'000U);
    EXPECT_EQ(txn.NewSeq(), 1'000U);
    EXPECT_EQ(txn.NewSeq(), 1'001U);
    const Seq third = txn.NewSeq();
    const Seq fourth = txn.NewSeq();
    EXPECT_NE(third, fourth);
    txn.Restart();
    EXPECT_EQ(txn.NewSeq(), 1'000U);
    EXPECT_EQ(txn.NewSeq(), 1'001U);
    EXPECT_EQ(txn.NewSeq(), third) << "the same decision again";
    EXPECT_EQ(txn.NewSeq(), fourth);
  });
}

TEST_F(TxnTest, OnARemoteStoreNumbersAreAskedForLikeRecords) {
  const auto store = KvStore::Open(std::make_unique<MemoryKv>(), {.staged = true}).value();
  const auto batch = store->Begin(now_, 0);
  Txn txn(names_, *batch, now_);
  EXPECT_FALSE(txn.incomplete());
  EXPECT_EQ(txn.NewSeq(), 0U);
  EXPECT_EQ(txn.NewSeq(), 0U);
  EXPECT_TRUE(txn.incomplete());
  ASSERT_EQ(txn.missing_seqs(), 2U);
  const Seq first = batch->ReserveSeqs(txn.missing_seqs());
  txn.AddSeqs(first, txn.missing_seqs());
  txn.Restart();
  EXPECT_EQ(txn.NewSeq(), first);
  EXPECT_EQ(txn.NewSeq(), first + 1);
  EXPECT_FALSE(txn.incomplete());
  Txn again(names_);
  again.Reset(*batch, now_, watched_, txn);
  EXPECT_EQ(again.NewSeq(), first) << "of the same operation";
  batch->Abort();
}

// Whoever ends it: the parent hears of it in the same commit.
TEST_F(TxnTest, EveryEndIsToldToTheParent) {
  const auto hints = [&](Seq parent) { return store_->Snapshot()->Bounds(ChildEvents(parent)).tail; };
  const auto child_of = [&](Seq parent, const Change& change = {}) {
    return Push("child",
                [&](JobSpec& spec) {
                  spec.parent = TextOf(parent);
                  if (change) change(spec);
                })
        .seq;
  };
  const auto told_once = [&](const char* how, const Change& change, const std::function<void(Seq)>& end) {
    const Seq parent = Push("parent").seq;
    const Seq child = child_of(parent, change);
    const std::uint64_t before = hints(parent);
    end(child);
    EXPECT_TRUE(HasEnded(Head(child).state)) << how;
    EXPECT_EQ(hints(parent), before + 1) << how;
  };
  told_once("completed", {}, [&](Seq child) { ASSERT_TRUE(FinishSeq((ClaimThis(child), child)).ok()); });
  told_once("terminated", {}, [&](Seq child) { ASSERT_TRUE(Terminate(child).ok()); });
  told_once("purged", {}, [&](Seq) {
    JobFilter filter;
    filter.queue = "child";
    ASSERT_TRUE(Do(ManyOp{ManyAction::kPurge, filter, {}}).ok());
    RollForward(last_intent_);
  });
  told_once(
      "expired", [](JobSpec& spec) { spec.expires_in = Millis(1'000); }, [&](Seq) { Pass(Millis(1'000)); });
  told_once(
      "crashed", [](JobSpec& spec) { spec.max_crashes = 1; },
      [&](Seq child) {
        ASSERT_TRUE(ClaimThis(child));
        Advance(std::chrono::hours(1));
        Recover(child);
      });
}

}  // namespace
}  // namespace pawl
