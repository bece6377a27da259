// Fair queues and leases; and what is left of a batch that was aborted, or of a store that was closed.
#include <set>

#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class FairContractTest : public StoreContractTest {
 protected:
  static FairConfigure Limit(const std::string& group, const FairLimits& limits) {
    return {1, GroupOf(group), group, limits, true};
  }
  std::optional<FairGroup> Group(const std::string& group) { return store().Snapshot()->Group(1, GroupOf(group)); }
};
PAWL_ON_EVERY_STORE(FairContractTest);

// ---- Taking ----

TEST_P(FairContractTest, ClaimsAreServedOneAfterTheOtherFromTheirQueuesInOrder) {
  Commit([](Changes& c) {
    for (const Seq seq : {1, 2, 3}) c.fair.emplace_back(Add(seq));
    c.fair.emplace_back(FairAdd{{2, {}, 4, 5, WallFromMillis(0)}, {}, true});
  });
  const auto batch = Begin();
  const std::vector<TakeAsk> asks = {{{1}, 1, {}}, {{2, 1}, 2, {}}, {{2}, 1, {}}, {{3, 1}, 5, {}}};
  EXPECT_THAT(batch->Take(asks), ElementsAre(ElementsAre(1), ElementsAre(4, 2), IsEmpty(), ElementsAre(3)));
}

TEST_P(FairContractTest, AJobThatIsNamedIsTakenOnce) {
  Commit([](Changes& c) {
    for (const Seq seq : {1, 2, 3}) c.fair.emplace_back(Add(seq, "g"));
  });
  const auto batch = Begin();
  const std::vector<TakeAsk> asks = {{{}, 1, Place(2, "g")}, {{}, 1, Place(2, "g")}, {{}, 1, Place(9, "g")}};
  EXPECT_THAT(batch->Take(asks), ElementsAre(ElementsAre(2), IsEmpty(), IsEmpty()));
  EXPECT_THAT(Take(*batch), ElementsAre(1, 3));
}

TEST_P(FairContractTest, AJobIsHeldWithItsLeaseUntilItIsReleased) {
  FairLimits limits;
  limits.concurrency = 1;
  Commit([&](Changes& c) {
    c.fair.emplace_back(Limit("g", limits));
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(), ElementsAre(1));
  EXPECT_EQ(Group("g")->held, 1U);
  EXPECT_THAT(TakeAndHold(), IsEmpty());
  Commit([this](Changes& c) {
    c.leases.push_back(Ended(1));
    c.fair.emplace_back(Release(1, "g"));
  });
  EXPECT_THAT(TakeAndHold(), ElementsAre(2));
  EXPECT_EQ(Group("g")->ready, 0U);
}

// The engine does so with a job whose record it cannot read: nobody would ever be able to run it.
TEST_P(FairContractTest, AJobThatWasTakenAndIsNotHandedOutCanLeaveTheQueueForGood) {
  Commit([](Changes& c) {
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
  });
  {
    const auto batch = Begin();
    EXPECT_THAT(Take(*batch, 1), ElementsAre(1));
    ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(FairRelease{0, {}, 1}); }));
    ASSERT_TRUE(batch->Commit().ok());
  }
  EXPECT_EQ(Group("g")->held, 0U);
  EXPECT_THAT(TakeAndHold(), ElementsAre(2));
}

TEST_P(FairContractTest, ARateHoldsAGroupBackForAWhile) {
  FairLimits limits;
  limits.rate = {1, 10s};
  Commit([&](Changes& c) {
    c.fair.emplace_back(Limit("g", limits));
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(), ElementsAre(1));
  std::optional<SteadyTime> next;
  {
    const auto batch = Begin();
    EXPECT_THAT(Take(*batch), IsEmpty());
    batch->SettleRates();
    next = batch->NextRate();
    ASSERT_TRUE(batch->Commit().ok());
  }
  ASSERT_TRUE(next.has_value());
  EXPECT_GE(*next, now_.steady + 10s);
  EXPECT_LT(*next, now_.steady + 12s);
  now_.steady = *next - 1ms;
  {
    const auto batch = Begin();
    batch->SettleRates();
    EXPECT_EQ(batch->NextRate(), next);
    EXPECT_THAT(Take(*batch), IsEmpty());
  }
  now_.steady = *next;
  const auto batch = Begin();
  batch->SettleRates();
  EXPECT_FALSE(batch->NextRate().has_value());
  EXPECT_THAT(Take(*batch), ElementsAre(2));
}

TEST_P(FairContractTest, AStandTellsAllThatHoldsAGroupBack) {
  FairLimits limits;
  limits.concurrency = 3;
  limits.rate = {1, 10s};
  limits.group_default = 2;
  Commit([&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, {}, {}, limits, true});
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
  });
  const auto stand = [&](const std::string& group) {
    const auto reader = store().Snapshot();
    FairStand read = reader->Stand(1, GroupOf(group), now_.steady);
    EXPECT_FALSE(reader->failure());
    return read;
  };
  EXPECT_EQ(stand("g").queue, limits);
  EXPECT_EQ(stand("g").group.concurrency, 2U) << "the default of the queue";
  EXPECT_EQ(stand("").group.concurrency, 0U) << "jobs without a group are none";
  EXPECT_FALSE(stand("g").queue_rate);
  EXPECT_EQ(TakeAndHold().size(), 1U);
  EXPECT_EQ(stand("g").queue_held, 1U);
  EXPECT_EQ(stand("g").group_held, 1U);
  EXPECT_EQ(stand("").group_held, 0U);
  EXPECT_GE(stand("g").queue_rate.value(), now_.steady + 10s);
  EXPECT_FALSE(stand("g").group_rate);
  EXPECT_FALSE(stand("g").first) << "only an ordered group has one";
}

TEST_P(FairContractTest, TheStandOfAnOrderedGroupNamesItsFirstJob) {
  FairLimits limits;
  limits.ordered = true;
  limits.concurrency = 7;
  Commit([&](Changes& c) {
    c.fair.emplace_back(Limit("g", limits));
    c.fair.emplace_back(FairAdd{Place(5, "g"), "g", false});
    c.fair.emplace_back(Add(6, "g"));
  });
  const FairStand stand = store().Snapshot()->Stand(1, GroupOf("g"), now_.steady);
  EXPECT_EQ(stand.first, 5U) << "also while it waits for its time";
  EXPECT_EQ(stand.group.concurrency, 1U);
}

TEST_P(FairContractTest, GroupsAreListedByPage) {
  Commit([](Changes& c) {
    for (Seq seq = 1; seq <= 5; ++seq) c.fair.emplace_back(Add(seq, "g" + std::to_string(seq)));
    c.fair.emplace_back(FairAdd{{2, GroupOf("other"), 9, 5, {}}, "other", true});
    c.fair.emplace_back(FairConfigure{1, {}, {}, {}, true});
  });
  const auto reader = store().Snapshot();
  std::set<std::string> names;
  GroupKey after{};
  for (auto page = reader->Groups(1, after, 2); !page.empty(); page = reader->Groups(1, after, 2)) {
    for (const FairGroup& group : page) EXPECT_TRUE(names.insert(group.name).second);
    after = page.back().key;
  }
  EXPECT_EQ(names, (std::set<std::string>{"g1", "g2", "g3", "g4", "g5"}));
}

// ---- Leases ----

TEST_P(FairContractTest, LeasesRunOutInTheOrderOfTheirDeadlines) {
  const auto lease = [this](Seq seq, Millis in) { return LeaseChange{seq, now_.steady + in, in}; };
  Commit([&](Changes& c) {
    c.leases = {lease(1, 20s), lease(2, 10s), lease(3, 10s), lease(4, 30s), lease(5, 21s), lease(6, 15s)};
  });
  Commit([&](Changes& c) { c.leases = {{5, now_.steady + 20s, 20s, now_.steady + 21s}, Ended(6, now_.steady + 15s)}; });
  const auto batch = Begin(1);
  EXPECT_EQ(batch->NextLease(), now_.steady + 10s);
  EXPECT_EQ(store().leases(), 5U);
  EXPECT_THAT(ExpiredAt(*batch, now_.steady + 20s, 100), ElementsAre(2, 3, 1, 5));
  EXPECT_THAT(ExpiredAt(*batch, now_.steady + 20s, 2), ElementsAre(2, 3));
  EXPECT_THAT(ExpiredAt(*batch, now_.steady + 10s - 1ms, 100), IsEmpty());
}

TEST_P(FairContractTest, AllLeasesThatRanOutAreFoundHoweverManyTheyAre) {
  constexpr Seq kLeases = 300;
  Commit([this](Changes& c) {
    for (Seq seq = 1; seq <= kLeases; ++seq) c.leases.push_back({seq, now_.steady + Millis(seq), 1s});
  });
  now_.steady += 1s;
  const auto batch = Begin();
  EXPECT_EQ(ExpiredAt(*batch, now_.steady, 1'000).size(), kLeases);
  EXPECT_EQ(ExpiredAt(*batch, now_.steady, 100).size(), 100U);
}

// ---- Batches and restarts ----

TEST_P(FairContractTest, AnAbortPutsEverythingBackHeldJobsToo) {
  FairLimits limits;
  limits.concurrency = 1;
  Commit([&](Changes& c) {
    c.fair.emplace_back(Limit("g", limits));
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
    c.puts.emplace_back(HeadOf(1), "old");
  });
  if (store().read_by() == ReadBy::kEngine) {
    return;  // its one transaction holds what was acknowledged, and cannot be taken back
  }
  {
    const auto batch = Begin();
    EXPECT_THAT(Take(*batch), ElementsAre(1));
    ASSERT_TRUE(Apply(*batch, [](Changes& c) {
      c.puts.emplace_back(HeadOf(1), "new");
      c.fair.emplace_back(Release(1, "g"));
      c.fair.emplace_back(FairRemove{Place(2, "g")});
    }));
    batch->Abort();
  }
  EXPECT_EQ(Read(HeadOf(1)).value, "old");
  EXPECT_THAT(TakeAndHold(), ElementsAre(1));
  Commit([](Changes& c) { c.fair.emplace_back(Add(3)); });
  {
    const auto batch = Begin();  // dropped without a word: aborted too
    ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(Release(1, "g")); }));
    EXPECT_THAT(Take(*batch), testing::Contains(3));
  }
  EXPECT_EQ(Group("g")->held, 1U);
  EXPECT_THAT(TakeAndHold(), ElementsAre(3)) << "job 1 is still held";
}

TEST_P(FairContractTest, AfterReopeningEverythingIsThere) {
  FairLimits limits;
  limits.concurrency = 2;
  limits.rate = {3, 10s};
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "head");
    c.index_adds.push_back({StateIndex(1, JobState::kQueued), 1});
    c.list_appends.push_back({List(), {"item"}});
    c.stat_adds.push_back({1, {7}});
    c.timer_adds.push_back({now_.wall + 1s, TimerKind::kExpire, Key().U64(1)});
    c.fair.emplace_back(Limit("g", limits));
    for (const Seq seq : {1, 2, 3, 4}) c.fair.emplace_back(Add(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(1), ElementsAre(1));
  {
    const auto batch = Begin(40);
    EXPECT_EQ(batch->first_seq(), 1U);
    EXPECT_EQ(batch->ReserveSeqs(1), 41U);
    ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(41), "last"); }));
    ASSERT_TRUE(batch->Commit().ok());
  }
  ASSERT_TRUE(store().Flush().ok());
  Reopen();
  if (!store().shared()) {
    EXPECT_EQ(store().LastTime().steady, now_.steady);
    const std::vector<HeldRun> runs = {{Release(1, "g"), {1, now_.steady + kLease, kLease}}};
    store().Restore(runs);
  }
  {
    const auto batch = Begin(1);
    EXPECT_EQ(batch->first_seq(), 42U);
    EXPECT_EQ(batch->Read(HeadOf(1))->value, "head");
    EXPECT_EQ(batch->IndexCount(StateIndex(1, JobState::kQueued)), 1U);
    EXPECT_EQ(batch->ListItems(List(), 0, 9)->at(0).value, "item");
    EXPECT_EQ(Counter(*batch, Resolution::kTotal), StatRow{7});
    EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall + 1s);
    EXPECT_EQ(batch->NextLease(), now_.steady + kLease);
    const auto group = batch->Group(1, GroupOf("g"));
    ASSERT_TRUE(group.has_value());
    EXPECT_EQ(group->name, "g");
    EXPECT_EQ(group->limits, limits);
    EXPECT_EQ(group->ready, 3U);
    EXPECT_EQ(group->held, 1U);
  }
  EXPECT_THAT(TakeAndHold(), ElementsAre(2)) << "the limit counts the job that was held before";
  Commit([](Changes& c) {
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Release(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(), ElementsAre(3)) << "the rate counts the starts from before";
}

}  // namespace
}  // namespace pawl
