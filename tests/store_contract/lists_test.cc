// Lists: offsets, wake counters, and what guards of their ends see.
#include "store/store_walk.h"
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class ListsContractTest : public StoreContractTest {
 protected:
  static Fill Appends(const std::vector<std::string>& items) {
    return [=](Changes& c) { c.list_appends.push_back({List(), items}); };
  }
  static Fill Trims(std::uint64_t head) {
    return [=](Changes& c) { c.list_trims.push_back({List(), head}); };
  }
  static Fill Wakes(std::uint32_t count) {
    return [=](Changes& c) { c.list_appends.push_back({WakeCounter(7), {}, 0, false, count}); };
  }
  static std::pair<std::uint64_t, std::uint64_t> BoundsOf(StoreReader& reader, const Key& list = List()) {
    const ListBounds bounds = reader.Bounds(list);
    return {bounds.head, bounds.tail};
  }
  static std::vector<std::string> ItemsOf(StoreReader& reader, std::uint64_t from = 0, std::size_t limit = 100) {
    const auto read = reader.ListItems(List(), from, limit);
    std::vector<std::string> items;
    for (const ListItem& item : *read) {
      items.push_back(std::to_string(item.offset) + " " + item.value);
    }
    return items;
  }
  static Guards HeadAt(std::uint64_t head) {
    Guards guards = Checked();
    guards.list_heads.emplace_back(List(), head);
    return guards;
  }
  static Guards TailAt(std::uint64_t tail, const Key& list = List()) {
    Guards guards = Checked();
    guards.list_tails.emplace_back(list, tail);
    return guards;
  }
};
PAWL_ON_EVERY_STORE(ListsContractTest);

TEST_P(ListsContractTest, AListGrowsAtItsTailAndShrinksAtItsHead) {
  Commit(Appends({"a", "b", "c"}));
  Commit([&](Changes& c) {
    Appends({"d"})(c);
    Trims(2)(c);
  });
  const auto reader = store().Snapshot();
  EXPECT_EQ(BoundsOf(*reader), std::pair(2UL, 4UL));
  EXPECT_THAT(ItemsOf(*reader), ElementsAre("2 c", "3 d"));
  EXPECT_THAT(ItemsOf(*reader, 3), ElementsAre("3 d"));
  EXPECT_THAT(ItemsOf(*reader, 0, 1), ElementsAre("2 c"));
  EXPECT_THAT(ItemsOf(*reader, 4), IsEmpty());
}

TEST_P(ListsContractTest, OffsetsNeverComeBackEvenWhenTheListWasEmpty) {
  Commit(Appends({"a", "b"}));
  Commit(Trims(99));
  Reopen();
  EXPECT_EQ(BoundsOf(*store().Snapshot()), std::pair(2UL, 2UL));
  Commit(Appends({"c"}));
  EXPECT_THAT(ItemsOf(*store().Snapshot()), ElementsAre("2 c"));
}

TEST_P(ListsContractTest, ADroppedListIsGone) {
  Commit(Appends({"a"}));
  Commit([&](Changes& c) {
    Trims(1)(c);
    c.list_drops.push_back(List());
  });
  EXPECT_EQ(BoundsOf(*store().Snapshot()), std::pair(0UL, 0UL));
  EXPECT_THAT(store().Walk()->Lists({})->items, IsEmpty());
}

TEST_P(ListsContractTest, AppendsOfOneBatchAndOfTheNextStandInTheirOrder) {
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Appends({"a", "b"})));
  ASSERT_TRUE(Apply(*batch, Appends({"c"})));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  Commit(Appends({"d"}));
  EXPECT_THAT(ItemsOf(*store().Snapshot()), ElementsAre("0 a", "1 b", "2 c", "3 d"));
}

TEST_P(ListsContractTest, ABatchReadsWhatItHasAppendedAndTrimmed) {
  Commit(Appends({"a", "b"}));
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Appends({"c"})));
  EXPECT_THAT(ItemsOf(*batch), ElementsAre("0 a", "1 b", "2 c"));
  ASSERT_TRUE(Apply(*batch, HeadAt(0), Trims(1)));
  ASSERT_TRUE(Apply(*batch, Appends({"d", "e"})));
  EXPECT_EQ(BoundsOf(*batch), std::pair(1UL, 5UL));
  EXPECT_THAT(ItemsOf(*batch), ElementsAre("1 b", "2 c", "3 d", "4 e"));
  EXPECT_THAT(ItemsOf(*batch, 2, 2), ElementsAre("2 c", "3 d"));
  ASSERT_TRUE(Apply(*batch, HeadAt(1), Trims(4)));
  EXPECT_THAT(ItemsOf(*batch), ElementsAre("4 e"));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(BoundsOf(*store().Snapshot()), std::pair(4UL, 5UL));
  EXPECT_THAT(ItemsOf(*store().Snapshot()), ElementsAre("4 e"));
}

TEST_P(ListsContractTest, WhatWasTrimmedIsNotStoredAnyMore) {
  Commit(Appends({"a", "b"}));
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Appends({"c"})));
  ASSERT_TRUE(Apply(*batch, HeadAt(0), Trims(3)));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(BoundsOf(*store().Snapshot()), std::pair(3UL, 3UL));
  Commit([](Changes& c) { c.list_drops.push_back(List()); });
  Commit(Appends({"new"}));
  EXPECT_THAT(ItemsOf(*store().Snapshot()), ElementsAre("0 new"));
}

TEST_P(ListsContractTest, ABellHasNothingButATail) {
  Commit(Wakes(1));
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Wakes(1)));
  ASSERT_TRUE(Apply(*batch, Wakes(3)));
  EXPECT_EQ(BoundsOf(*batch, WakeCounter(7)), std::pair(0UL, 5UL));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(BoundsOf(*store().Snapshot(), WakeCounter(7)), std::pair(0UL, 5UL));
  EXPECT_EQ(BoundsOf(*store().Snapshot(), WakeCounter(8)), std::pair(0UL, 0UL));
}

TEST_P(ListsContractTest, AGuardOfTheHeadFailsOnATrimAndNotOnAnAppend) {
  Commit(Appends({"a", "b"}));
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Appends({"c"})));
  ASSERT_TRUE(Apply(*batch, HeadAt(0), Trims(1)));
  EXPECT_FALSE(Apply(*batch, HeadAt(0), Trims(2)));
  EXPECT_TRUE(Apply(*batch, HeadAt(1), Trims(2)));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(BoundsOf(*store().Snapshot()), std::pair(2UL, 3UL));
}

TEST_P(ListsContractTest, AGuardOfTheTailFailsOnAnAppendAndARingAndNotOnATrim) {
  Commit(Appends({"a", "b"}));
  Commit(Wakes(1));
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, Trims(1)));
  EXPECT_TRUE(Apply(*batch, TailAt(2), [](Changes& c) { c.puts.emplace_back(ResultOf(1), "two"); }));
  ASSERT_TRUE(Apply(*batch, Appends({"c"})));
  EXPECT_FALSE(Apply(*batch, TailAt(2), [](Changes&) {}));
  EXPECT_TRUE(Apply(*batch, TailAt(1, WakeCounter(7)), Wakes(1)));
  EXPECT_FALSE(Apply(*batch, TailAt(1, WakeCounter(7)), [](Changes&) {}));
  EXPECT_TRUE(Apply(*batch, TailAt(2, WakeCounter(7)), [](Changes& c) { c.puts.emplace_back(ResultOf(2), "rung"); }));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_TRUE(Read(ResultOf(1)).exists());
  EXPECT_TRUE(Read(ResultOf(2)).exists());
}

TEST_P(ListsContractTest, WhatWasWarmedIsReadAsItIsThere) {
  Commit([&](Changes& c) {
    Appends({"a", "b", "c", "d"})(c);
    Trims(1)(c);
    Wakes(2)(c);
    for (const Seq child : {11, 12, 13}) c.index_adds.push_back({ChildrenIndex(7), child});
  });
  const auto batch = Begin();
  const std::vector<ListAsk> lists = {
      {List(), 2, 0}, {WakeCounter(7), 0, 0}, {PortList(7, PortSide::kIn, "none"), 5, 0}};
  const std::vector<IndexAsk> indexes = {{ChildrenIndex(7), 2, UINT64_MAX}, {OpenIndex(7), 2, UINT64_MAX}};
  batch->Prefetch(lists, indexes);
  ASSERT_TRUE(Apply(*batch, Appends({"e"})));
  EXPECT_THAT(ItemsOf(*batch, 0, 2), ElementsAre("1 b", "2 c"));
  EXPECT_THAT(ItemsOf(*batch), ElementsAre("1 b", "2 c", "3 d", "4 e")) << "more than was warmed";
  EXPECT_EQ(BoundsOf(*batch, WakeCounter(7)), std::pair(0UL, 2UL));
  EXPECT_EQ(BoundsOf(*batch, PortList(7, PortSide::kIn, "none")), std::pair(0UL, 0UL));
  ASSERT_TRUE(Apply(*batch, [](Changes& c) {
    c.index_adds.push_back({ChildrenIndex(7), 14});
    c.index_removes.push_back({ChildrenIndex(7), 12});
  }));
  std::vector<Seq> children;
  batch->IndexBefore(ChildrenIndex(7), UINT64_MAX, 10, children);
  batch->IndexBefore(ChildrenIndex(7), 14, 1, children);
  batch->IndexBefore(OpenIndex(7), UINT64_MAX, 10, children);
  EXPECT_THAT(children, ElementsAre(14, 13, 11, 13));
  EXPECT_EQ(batch->IndexCount(ChildrenIndex(7)), 3U);
}

TEST_P(ListsContractTest, LargeItemsAreReadWhole) {
  const std::string large(700'000, 'x');
  Commit(Appends({large, large, large, "small"}));
  const auto batch = Begin();
  batch->Prefetch(std::vector<ListAsk>{{List(), 4, 0}}, {});
  const auto items = batch->ListItems(List(), 0, 4).value();
  ASSERT_EQ(items.size(), 4U);
  EXPECT_EQ(items[2].value, large);
  EXPECT_EQ(store().Snapshot()->ListItems(List(), 0, 4)->size(), 4U);
}

TEST_P(ListsContractTest, AMillionItemsInFrontOfTheHeadCostNothing) {
  Commit([](Changes& c) { c.list_appends.push_back({List(), {"a"}, 1'000'000'000'000}); });
  Commit(Appends({"b"}));
  EXPECT_THAT(ItemsOf(*store().Snapshot()), ElementsAre("1000000000000 a", "1000000000001 b"));
}

}  // namespace
}  // namespace pawl
