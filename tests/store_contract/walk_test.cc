// Walks over everything, and what only a copy writes: holds, whole rows of statistics, lists that begin elsewhere.
#include <map>
#include <set>

#include "store/store_walk.h"
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class WalkContractTest : public StoreContractTest {
 protected:
  template <typename T, typename Fetch>
  static std::vector<T> All(Fetch fetch) {
    std::vector<T> all;
    const auto add = [&](const std::vector<T>& items) -> Result<void> {
      all.insert(all.end(), items.begin(), items.end());
      return {};
    };
    EXPECT_TRUE(ForEachPart(fetch, add).ok());
    return all;
  }
  std::map<std::string, std::string> Records(RecordKind kind) {
    const auto walk = store().Walk();
    std::map<std::string, std::string> records;
    using Item = std::pair<Key, std::string>;
    for (const Item& item : All<Item>([&](const std::string& from) { return walk->Records(kind, from); })) {
      records.emplace(item.first.view(), item.second);
    }
    return records;
  }
  std::vector<Seq> Ring(NameId queue) {
    const auto walk = store().Walk();
    std::vector<Seq> seqs;
    for (const FairPlace& place : All<FairPlace>([&](const std::string& from) { return walk->Ring(queue, from); })) {
      seqs.push_back(place.seq);
    }
    return seqs;
  }
};
PAWL_ON_EVERY_STORE(WalkContractTest);

TEST_P(WalkContractTest, AnEmptyStoreHasNothing) {
  EXPECT_THAT(Records(RecordKind::kHead), IsEmpty());
  EXPECT_THAT(Ring(1), IsEmpty());
  EXPECT_EQ(store().Walk()->NextSeq().value(), 1U);
}

TEST_P(WalkContractTest, ManyRecordsOfAKindComeInPartsAndAllOfThem) {
  for (Seq first = 1; first <= 1'201; first += 300) {
    Commit([&](Changes& c) {
      for (Seq seq = first; seq < first + 300; ++seq) c.puts.emplace_back(ResultOf(seq), std::to_string(seq));
      c.puts.emplace_back(HeadOf(first), "head");
    });
  }
  const auto records = Records(RecordKind::kResult);
  EXPECT_EQ(records.size(), 1'500U);
  EXPECT_EQ(records.at(std::string(Key().U64(1'500).view())), "1500");
  EXPECT_EQ(Records(RecordKind::kHead).size(), 5U);
  EXPECT_THAT(Records(RecordKind::kError), IsEmpty());
}

TEST_P(WalkContractTest, TimersOfAKindComeByTimeAcrossParts) {
  const Seq count = StoreWalk::kTimersOfPart + 20;
  Commit([&](Changes& c) {
    for (Seq seq = 1; seq <= count; ++seq) {
      c.timer_adds.push_back({now_.wall + Millis(count - seq), TimerKind::kDue, Key().U64(seq)});
    }
    c.timer_adds.push_back({now_.wall, TimerKind::kForget, Key().U64(1)});
  });
  const auto walk = store().Walk();
  const auto timers = All<Timer>([&](const std::string& from) { return walk->Timers(TimerKind::kDue, from); });
  ASSERT_EQ(timers.size(), count);
  for (Seq i = 0; i < count; ++i) EXPECT_EQ(timers[i].what, Key().U64(count - i));
}

TEST_P(WalkContractTest, TimersOfOneTimeComeByWhatTheyAreForAcrossParts) {
  const Seq count = 2 * StoreWalk::kTimersOfPart + 20;
  for (const TimerKind kind : {TimerKind::kRetention, TimerKind::kForget}) {
    Commit([&](Changes& c) {
      for (Seq seq = count; seq > 0; --seq) c.timer_adds.push_back({now_.wall, kind, Key().U64(seq)});
    });
    const auto walk = store().Walk();
    const auto timers = All<Timer>([&](const std::string& from) { return walk->Timers(kind, from); });
    ASSERT_EQ(timers.size(), count);
    for (Seq i = 0; i < count; ++i) EXPECT_EQ(timers[i].what, Key().U64(i + 1));
  }
}

TEST_P(WalkContractTest, AListThatBeganElsewhereKeepsItsOffsets) {
  const Key empty = Key().U8('T').U64(8);
  Commit([&](Changes& c) {
    c.list_appends.push_back({List(), {"a", "b"}, 256});
    c.list_appends.push_back({empty, {}, 9});
  });
  Commit([&](Changes& c) { c.list_appends.push_back({List(), {"c"}, 256}); });
  const auto walk = store().Walk();
  std::set<std::string> names;
  for (const Key& list : All<Key>([&](const std::string& from) { return walk->Lists(from); })) {
    names.insert(std::string(list.view()));
  }
  EXPECT_THAT(names, ElementsAre(List().view(), empty.view()));
  const auto reader = store().Snapshot();
  const auto items = reader->ListItems(List(), 0, 10).value();
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].offset, 256U);
  EXPECT_EQ(items[2].value, "c");
  EXPECT_EQ(reader->Bounds(empty).head, 9U);
  EXPECT_EQ(reader->Bounds(empty).tail, 9U);
}

TEST_P(WalkContractTest, ARowOfStatisticsIsSetWhole) {
  const Key total = StatCounter(3, Resolution::kTotal, BucketOf(Resolution::kTotal, now_.wall));
  const Key hour = StatCounter(3, Resolution::kHour, BucketOf(Resolution::kHour, now_.wall));
  const StatRow row{7, 0, 0, 1, 0, 0, 0, 2};
  Commit([&](Changes& c) { c.stat_sets = {{total, row}, {hour, row}}; });
  Commit([&](Changes& c) { c.stat_adds.push_back({3, {1}}); });
  const auto walk = store().Walk();
  std::set<std::string> names;
  for (const Key& counter : All<Key>([&](const std::string& from) { return walk->Counters(from); })) {
    names.insert(std::string(counter.view()));
  }
  EXPECT_TRUE(names.contains(std::string(total.view())));
  EXPECT_TRUE(names.contains(std::string(hour.view())));
  EXPECT_EQ(names.size(), 4U) << "what was added has a row of a minute and one of a day, too";
  const std::vector<StatRow> rows = store().Snapshot()->Counters(std::vector<Key>{total, hour});
  EXPECT_EQ(rows[0], (StatRow{8, 0, 0, 1, 0, 0, 0, 2}));
  EXPECT_EQ(rows[1], rows[0]);
  const auto batch = Begin();
  EXPECT_FALSE(batch->SweepCounters(now_.wall)) << "nothing is old";
}

TEST_P(WalkContractTest, TheRingGivesTheNextJobOfEachGroupInTheirTurn) {
  Commit([&](Changes& c) {
    for (const FairAdd& add : {Add(4, "b"), Add(2, "a"), Add(1, "b"), Add(3)}) c.fair.emplace_back(add);
    FairAdd urgent = Add(9, "c");
    urgent.place.priority = 9;
    c.fair.emplace_back(urgent);
    c.fair.emplace_back(FairConfigure{1, GroupOf("o"), "o", {0, {}, false, true}, true});
    c.fair.emplace_back(Add(8, "o"));
    c.fair.emplace_back(Add(7, "o"));
    c.fair.emplace_back(FairConfigure{1, GroupOf("p"), "p", {0, {}, true}, true});
    c.fair.emplace_back(Add(5, "p"));
  });
  EXPECT_THAT(Ring(1), ElementsAre(9, 1, 2, 3, 7));
  EXPECT_THAT(Ring(2), IsEmpty());
}

TEST_P(WalkContractTest, AJobThatIsHeldFromElsewhereCountsForTheLimitUntilItIsReleased) {
  Commit([&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, GroupOf("a"), "a", {1, {}}, true});
    c.fair.emplace_back(FairHold{Place(1, "a")});
    c.fair.emplace_back(FairHold{Place(2, "a")});  // more than the limit: it was lowered once
    c.fair.emplace_back(FairHold{Place(3)});
    c.fair.emplace_back(Add(4, "a"));
  });
  EXPECT_EQ(store().Snapshot()->Group(1, GroupOf("a"))->held, 2U);
  EXPECT_THAT(TakeAndHold(), IsEmpty());
  Commit([&](Changes& c) { c.fair.emplace_back(Release(1, "a")); });
  EXPECT_THAT(TakeAndHold(), IsEmpty());
  Commit([&](Changes& c) { c.fair.emplace_back(Release(2, "a")); });
  EXPECT_THAT(TakeAndHold(), ElementsAre(4));
}

}  // namespace
}  // namespace pawl
