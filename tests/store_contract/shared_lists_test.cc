// Lists that two nodes work on at the same time.
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class SharedListsTest : public testing::Test, protected StoreSteps {
 protected:
  static Fill Appends(const std::string& item) {
    return [=](Changes& c) { c.list_appends.push_back({List(), {item}}); };
  }
  static Fill Trims(std::uint64_t head) {
    return [=](Changes& c) { c.list_trims.push_back({List(), head}); };
  }
  static Fill Puts(Seq seq) {
    return [=](Changes& c) { c.puts.emplace_back(ResultOf(seq), "done"); };
  }
  static void Ring(Changes& c) { c.list_appends.push_back({WakeCounter(7), {}, 0, false, 1}); }
  // Also reads it, so that the guard is on what the batch saw.
  static Guards HeadOfList(Batch& batch) {
    Guards guards = At(batch);
    guards.list_heads.emplace_back(List(), batch.Bounds(List()).head);
    return guards;
  }
  static Guards TailOfList(Batch& batch, const Key& list = List()) {
    Guards guards = At(batch);
    guards.list_tails.emplace_back(list, batch.Bounds(list).tail);
    return guards;
  }
  static std::vector<Stage> FailedOf(Batch& batch) { return batch.Commit().value().failed; }
  std::vector<std::string> Items() {
    const auto read = a_->Snapshot()->ListItems(List(), 0, 100);
    std::vector<std::string> items;
    for (const ListItem& item : *read) {
      items.push_back(std::to_string(item.offset) + " " + item.value);
    }
    return items;
  }

  const std::string name_space_ = NewNamespace();
  std::unique_ptr<RedisStore> a_ = OpenNode(name_space_);
  std::unique_ptr<RedisStore> b_ = OpenNode(name_space_);
};

TEST_F(SharedListsTest, AppendsOfTwoNodesBothHold) {
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Appends("of a")));
  EXPECT_EQ(batch->Bounds(List()).tail, 1U);
  Commit(*b_, Appends("of b"));
  EXPECT_THAT(FailedOf(*batch), IsEmpty());
  EXPECT_THAT(Items(), ElementsAre("0 of b", "1 of a"));
}

TEST_F(SharedListsTest, ATrimAndAnAppendDoNotMeet) {
  Commit(*a_, Appends("one"));
  const auto trim = a_->Begin(now_, 0);
  const auto append = b_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*trim, HeadOfList(*trim), Trims(1)));
  ASSERT_TRUE(Apply(*append, Appends("two")));
  EXPECT_THAT(FailedOf(*append), IsEmpty());
  EXPECT_THAT(FailedOf(*trim), IsEmpty());
  EXPECT_THAT(Items(), ElementsAre("1 two"));
}

TEST_F(SharedListsTest, OfTwoNodesThatTakeTheSameItemOneIsFirst) {
  Commit(*a_, Appends("one"));
  const auto first = a_->Begin(now_, 0);
  const auto second = b_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*first, HeadOfList(*first), Trims(1)));
  ASSERT_TRUE(Apply(*second, HeadOfList(*second), Trims(1)));
  EXPECT_THAT(FailedOf(*second), IsEmpty());
  EXPECT_THAT(FailedOf(*first), ElementsAre(1));
}

TEST_F(SharedListsTest, ATailIsGuardedAgainstAppendsAndRingsOfOthers) {
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, TailOfList(*batch), Puts(1)));
  ASSERT_TRUE(Apply(*batch, TailOfList(*batch, WakeCounter(7)), Puts(2)));
  ASSERT_TRUE(Apply(*batch, Appends("of a")));
  ASSERT_TRUE(Apply(*batch, TailOfList(*batch), Puts(3)));
  Commit(*b_, Appends("of b"));
  Commit(*b_, Ring);
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1, 2, 4)) << "the append itself rests on nothing";
  EXPECT_THAT(Items(), ElementsAre("0 of b", "1 of a"));
}

TEST_F(SharedListsTest, ATailThatStandsAsReadHoldsWithWhatTheBatchHasAppended) {
  Commit(*b_, Ring);
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Ring));
  ASSERT_TRUE(Apply(*batch, TailOfList(*batch, WakeCounter(7)), Puts(1)));
  EXPECT_THAT(FailedOf(*batch), IsEmpty());
  EXPECT_EQ(a_->Snapshot()->Bounds(WakeCounter(7)).tail, 2U);
}

// The guard of a tail was taken after an append of the same batch, and that append did not happen.
TEST_F(SharedListsTest, WhoCountedOnAnAppendThatFailedFailsToo) {
  Commit(*a_, Puts(5));
  const auto batch = a_->Begin(now_, 0);
  Guards guards = At(*batch);
  guards.records.emplace_back(ResultOf(5), batch->Read(ResultOf(5))->version);
  ASSERT_TRUE(Apply(*batch, guards, Appends("of a")));
  ASSERT_TRUE(Apply(*batch, TailOfList(*batch), Puts(1)));
  ASSERT_TRUE(Apply(*batch, Appends("another")));
  Commit(*b_, Puts(5));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1, 2));
  EXPECT_THAT(Items(), ElementsAre("0 another"));
}

// Offsets of what a batch appends are estimates: a trim that reaches them would drop the item of another node.
TEST_F(SharedListsTest, ATrimOfWhatTheSameBatchAppendedRestsOnTheTail) {
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Appends("of a")));
  ASSERT_TRUE(Apply(*batch, HeadOfList(*batch), Trims(1)));
  Commit(*b_, Appends("of b"));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(2));
  EXPECT_THAT(Items(), ElementsAre("0 of b", "1 of a"));
}

TEST_F(SharedListsTest, AListIsOnlyDroppedAsItWasSeen) {
  Commit(*a_, Appends("one"));
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, [](Changes& c) {
    Trims(1)(c);
    c.list_drops.push_back(List());
  }));
  Commit(*b_, Appends("two"));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
  EXPECT_THAT(Items(), ElementsAre("0 one", "1 two"));
}

// Bounds and items used to be read one after the other: a trim in between looked like damage.
TEST_F(SharedListsTest, AListThatIsTrimmedWhileItIsReadIsNotDamaged) {
  for (int i = 0; i < 10; ++i) Commit(*a_, Appends(std::to_string(i)));
  const auto batch = a_->Begin(now_, 0);
  batch->Prefetch(std::vector<ListAsk>{{List(), 2, 0}}, {});
  Commit(*b_, Trims(5));
  EXPECT_EQ(batch->ListItems(List(), 0, 2)->size(), 2U);
  const auto more = batch->ListItems(List(), 0, 10);
  ASSERT_TRUE(more.ok());
  EXPECT_EQ(more->front().offset, 5U) << "nothing rests on what was read before";
  ASSERT_TRUE(Apply(*batch, HeadOfList(*batch), Trims(6)));
  Commit(*b_, Trims(8));
  EXPECT_TRUE(batch->ListItems(List(), 0, 10).ok());
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
}

TEST_F(SharedListsTest, ItemsWrittenAheadCountFromTheCommitOn) {
  const auto own = [](Changes& c) { c.list_appends.push_back({List(), {"a", "b"}, 0, true}); };
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, own));
  ASSERT_TRUE(Apply(*batch, Appends("c")));
  EXPECT_EQ(batch->ListItems(List(), 0, 9)->size(), 3U);
  EXPECT_THAT(Items(), IsEmpty());
  EXPECT_THAT(FailedOf(*batch), IsEmpty());
  EXPECT_THAT(Items(), ElementsAre("0 a", "1 b", "2 c"));
}

TEST_F(SharedListsTest, ACountOfChildrenIsGuarded) {
  const auto adds = [](Seq child) { return [=](Changes& c) { c.index_adds.push_back({OpenIndex(7), child}); }; };
  Commit(*a_, adds(1));
  const auto batch = a_->Begin(now_, 0);
  Guards guards = At(*batch);
  guards.index_counts.emplace_back(OpenIndex(7), batch->IndexCount(OpenIndex(7)));
  ASSERT_TRUE(Apply(*batch, guards, Puts(1)));
  Commit(*b_, adds(2));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
}

}  // namespace
}  // namespace pawl
