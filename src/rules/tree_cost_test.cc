// What it costs to end and to erase a tree: so much for each job, whatever the tree looks like. The children of a job
// and the job itself used to be put behind the list of work each time that the job came up, so that a chain of 30 jobs
// made 2^30 entries.
#include <gtest/gtest.h>

#include "rules/intent.h"
#include "rules/work_step.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class TreeCostTest : public StatefulRuns {
 protected:
  struct Cost {
    std::uint64_t jobs = 0;  // as the intent counts them
    std::size_t steps = 0;
    std::size_t changes = 0;
    std::size_t reads = 0;
    std::uint64_t list = 0;  // at its longest
    bool finished = false;
  };

  static std::size_t SizeOf(const Changes& changes) {
    std::size_t size = changes.puts.size() + changes.erases.size() + changes.index_adds.size() +
                       changes.index_removes.size() + changes.list_trims.size() + changes.list_drops.size() +
                       changes.timer_adds.size() + changes.timer_removes.size() + changes.fair.size();
    for (const ListAppend& append : changes.list_appends) size += std::max<std::size_t>(1, append.items.size());
    return size;
  }

  // Rolls the intent to its end, but makes no more than `most` steps.
  Cost Roll(Seq intent, std::size_t most) {
    Cost cost;
    for (; cost.steps < most && !cost.finished; ++cost.steps) {
      Committed([&](Batch& batch) {
        Txn txn(names_, batch, now_);
        const auto done = Decide(StepOp{intent, {}, 0}, txn);
        EXPECT_TRUE(done.ok() && !txn.damage());
        txn.Close();
        EXPECT_TRUE(batch.Apply(txn.guards(), txn.result().changes).value());
        const Guards& guards = txn.guards();
        cost.reads += guards.records.size() + guards.list_heads.size() + guards.list_tails.size();
        cost.changes += SizeOf(txn.result().changes);
        cost.finished = done->finished;
        cost.jobs = done->count;
        return true;
      });
      const ListBounds bounds = store_->Snapshot()->Bounds(WorkList(intent));
      cost.list = std::max(cost.list, bounds.tail - bounds.head);
    }
    return cost;
  }
  static std::size_t StepsMax(std::size_t jobs) { return jobs / 20 + 10; }

  // So much for each job.
  void ExpectLinear(const Cost& cost) {
    ASSERT_TRUE(cost.finished) << cost.steps << " steps were not enough, " << cost.changes << " changes";
    EXPECT_EQ(cost.jobs, jobs_.size());
    EXPECT_LE(cost.changes, 16 * jobs_.size() + 2 * cost.steps);
    EXPECT_LE(cost.reads, 16 * jobs_.size() + 100 * cost.steps);
    EXPECT_LE(cost.list, 1U);
  }

  Seq Add(Seq parent) {
    const Seq seq = parent == 0 ? Push("job").seq : PushChild("job", parent, "c" + std::to_string(jobs_.size()), {});
    jobs_.push_back(seq);
    return seq;
  }
  void GrowChain(std::size_t depth) {
    Seq last = 0;
    for (std::size_t i = 0; i < depth; ++i) last = Add(last);
  }
  void GrowBinary(std::size_t levels) {
    for (std::size_t i = 0; i < (std::size_t{1} << levels) - 1; ++i) Add(i == 0 ? 0 : jobs_[(i - 1) / 2]);
  }
  void GrowWide(std::size_t children) {
    Add(0);
    for (std::size_t i = 0; i < children; ++i) Add(jobs_[0]);
  }
  // A long branch at each of the leaves of another.
  void GrowComb(std::size_t depth) {
    Seq spine = 0;
    for (std::size_t i = 0; i < depth; ++i) {
      spine = Add(spine);
      Seq tooth = spine;
      for (std::size_t k = i + 1; k < depth; ++k) tooth = Add(tooth);
    }
  }

  void Terminate() {
    TerminateOp op{jobs_.at(0), {}};
    op.recursive = true;
    ASSERT_TRUE(Do(op).ok());
    ExpectLinear(Roll(txn_.result().intent, StepsMax(jobs_.size())));
    for (int level = 0; level < 70; ++level) FireTimers();
  }
  void TerminateAndDelete() {
    Terminate();
    ASSERT_TRUE(Do(DeleteOp{jobs_.at(0)}).ok());
    ExpectLinear(Roll(txn_.result().intent, StepsMax(jobs_.size())));
    ExpectGone();
  }
  void ExpectGone() {
    for (const Seq seq : jobs_) ASSERT_FALSE(Exists(seq));
  }

  std::vector<Seq> jobs_;
};

TEST_F(TreeCostTest, AChainIsErasedInLinearTime) {
  GrowChain(64);
  TerminateAndDelete();
}

TEST_F(TreeCostTest, ABinaryTreeIsErasedInLinearTime) {
  GrowBinary(14);
  ASSERT_EQ(jobs_.size(), 16'383U);
  TerminateAndDelete();
}

TEST_F(TreeCostTest, AWideTreeIsErasedInLinearTime) {
  GrowWide(5'000);
  TerminateAndDelete();
}

TEST_F(TreeCostTest, ACombIsErasedInLinearTime) {
  GrowComb(64);
  TerminateAndDelete();
}

TEST_F(TreeCostTest, ATreeIsSweptInLinearTime) {
  GrowChain(64);
  Terminate();
  Pass(24h);
  ExpectLinear(Roll(last_intent_, StepsMax(jobs_.size())));
  ExpectGone();
}

// What a version that had put jobs many times behind its list has left.
TEST_F(TreeCostTest, AListThatWasBlownUpIsWorkedOffInLinearTime) {
  constexpr std::size_t kItems = 20'000;
  GrowChain(64);
  Terminate();
  ByHand([&](Txn& txn) {
    std::vector<WorkItem> items;
    for (std::size_t i = 0; i < kItems; ++i) {
      // From the deep to the high ones, as they stood there, each many times.
      items.push_back(Pack(TreeWork{TreeWork::Action::kDelete, Reason::kNone, jobs_[jobs_.size() - 1 - i % 64]}));
    }
    BeginWork(items, txn);
  });
  const Cost cost = Roll(last_intent_, kItems / 50);
  ASSERT_TRUE(cost.finished);
  EXPECT_EQ(cost.jobs, jobs_.size());
  EXPECT_LT(cost.list, kItems) << "it only gets shorter";
  ExpectGone();
}

TEST_F(TreeCostTest, ATreeThatIsMadeToRunAgainKeepsWhatIsLeft) {
  GrowWide(1'000);
  Terminate();
  ASSERT_TRUE(Do(DeleteOp{jobs_.at(0)}).ok());
  const Seq intent = txn_.result().intent;
  EXPECT_FALSE(Roll(intent, 1).finished);
  ASSERT_TRUE(RunNow(jobs_.at(0), true).ok());
  EXPECT_TRUE(Roll(intent, 1).finished);
  EXPECT_TRUE(Exists(jobs_.at(0)));
  EXPECT_GT(store_->Snapshot()->IndexCount(ChildrenIndex(jobs_.at(0))), 500U);
}

TEST_F(TreeCostTest, AJobThatIsDisownedMeanwhileStays) {
  GrowChain(3);
  for (int i = 0; i < 300; ++i) Add(jobs_.at(2));
  Terminate();
  ASSERT_TRUE(Do(DeleteOp{jobs_.at(0)}).ok());
  const Seq intent = txn_.result().intent;
  EXPECT_FALSE(Roll(intent, 1).finished);
  ASSERT_TRUE(Do(DisownOp{jobs_.at(2)}).ok());
  EXPECT_TRUE(Roll(intent, 10).finished);
  EXPECT_FALSE(Exists(jobs_.at(0)));
  EXPECT_FALSE(Exists(jobs_.at(1)));
  EXPECT_TRUE(Exists(jobs_.at(2)));
}

}  // namespace
}  // namespace pawl
