// Records, and the guards of a change.
#include <set>

#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::IsEmpty;

class RecordsContractTest : public StoreContractTest {};
PAWL_ON_EVERY_STORE(RecordsContractTest);

TEST_P(RecordsContractTest, ARecordIsReadAsItWasPut) {
  const std::string value("bytes\0of any\xff kind", 17);
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), value);
    c.puts.emplace_back(ResultOf(1), "");
  });
  EXPECT_EQ(Read(HeadOf(1)).value, value);
  EXPECT_TRUE(Read(ResultOf(1)).exists());
  EXPECT_EQ(Read(ResultOf(1)).value, "");
  EXPECT_FALSE(Read(HeadOf(2)).exists());
}

TEST_P(RecordsContractTest, EveryWriteHasAVersionOfItsOwnEvenAfterAnErase) {
  std::set<Version> versions;
  for (int i = 0; i < 5; ++i) {
    Commit([](Changes& c) { c.puts.emplace_back(HeadOf(1), "same"); });
    EXPECT_TRUE(versions.insert(Read(HeadOf(1)).version).second);
    Commit([](Changes& c) { c.erases.push_back(HeadOf(1)); });
    EXPECT_EQ(Read(HeadOf(1)).version, kAbsent);
    Reopen();
  }
  const auto batch = Begin();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "same"); }));
    EXPECT_TRUE(versions.insert(batch->Read(HeadOf(1))->version).second);
  }
}

TEST_P(RecordsContractTest, ARecordThatOneChangeErasesAndPutsIsPut) {
  Commit([](Changes& c) { c.puts.emplace_back(ResultOf(1), "old"); });
  Commit([](Changes& c) {
    c.puts.emplace_back(ResultOf(1), "new");
    c.erases.push_back(ResultOf(1));
  });
  EXPECT_EQ(Read(ResultOf(1)).value, "new");
}

TEST_P(RecordsContractTest, ABatchSeesItsOwnChangesAndNobodyElseDoesUntilItCommits) {
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "new"); }));
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "new");
  if (store().read_by() != ReadBy::kEngine) {
    EXPECT_FALSE(Read(HeadOf(1)).exists());
  }
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(Read(HeadOf(1)).value, "new");
}

TEST_P(RecordsContractTest, ManyReadsAreAnsweredInTheirOrder) {
  Commit([](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "one");
    c.puts.emplace_back(ResultOf(3), "three");
  });
  const auto batch = Begin();
  const std::vector<RecordKey> keys = {ResultOf(3), HeadOf(2), HeadOf(1), ResultOf(3)};
  const auto records = batch->ReadMany(keys);
  ASSERT_EQ(records.size(), 4U);
  EXPECT_EQ(records[0]->value, "three");
  EXPECT_FALSE(records[1]->exists());
  EXPECT_EQ(records[2]->value, "one");
  EXPECT_EQ(records[3]->value, "three");
}

TEST_P(RecordsContractTest, TheLastOfSeveralStagesHasTheLastWord) {
  Commit([](Changes& c) { c.puts.emplace_back(HeadOf(1), "old"); });
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.erases.push_back(HeadOf(1)); }));
  EXPECT_EQ(batch->stage(), 1U);
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(2), "two"); }));
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "new"); }));
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.erases.push_back(HeadOf(2)); }));
  EXPECT_EQ(batch->stage(), 4U);
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(Read(HeadOf(1)).value, "new");
  EXPECT_FALSE(Read(HeadOf(2)).exists());
}

TEST_P(RecordsContractTest, AFailedGuardStagesNothing) {
  const Key index = StateIndex(1, JobState::kQueued);
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "one");
    c.list_appends.push_back({List(), {"a", "b"}});
    c.list_trims.push_back({List(), 1});
    c.index_adds.push_back({index, 1});
    c.index_adds.push_back({OpenIndex(7), 1});
  });
  const auto batch = Begin();
  const Version version = batch->Read(HeadOf(1))->version;
  EXPECT_EQ(batch->IndexCount(OpenIndex(7)), 1U);  // what was not read is found out by the commit alone
  Changes all;
  all.puts.emplace_back(HeadOf(2), "two");
  all.erases.push_back(HeadOf(1));
  all.index_adds.push_back({index, 2});
  all.list_appends.push_back({List(), {"c"}});
  all.stat_adds.push_back({1, {1}});
  all.timer_adds.push_back({now_.wall, TimerKind::kDue, Key().U64(2)});
  all.fair.emplace_back(Add(2));
  std::vector<Guards> failing(7, Checked());
  failing[0].records.emplace_back(HeadOf(1), version + 1);
  failing[1].records.emplace_back(HeadOf(1), kAbsent);
  failing[2].records.emplace_back(HeadOf(2), version);
  failing[3].list_heads.emplace_back(List(), 0);
  failing[4].list_tails.emplace_back(List(), 3);
  failing[5].index_counts.emplace_back(index, 2);
  failing[6].index_at_least.emplace_back(OpenIndex(7), 2);
  for (const Guards& guards : failing) {
    EXPECT_FALSE(batch->Apply(guards, all).value());
  }
  EXPECT_TRUE(batch->Read(HeadOf(1))->exists());
  EXPECT_FALSE(batch->Read(HeadOf(2))->exists());
  EXPECT_EQ(batch->IndexCount(index), 1U);
  EXPECT_EQ(batch->Bounds(List()).tail, 2U);
  EXPECT_EQ(Counter(*batch, Resolution::kTotal), StatRow{});
  EXPECT_FALSE(batch->NextTimer(TimerClock::kWall).has_value());
  EXPECT_THAT(Take(*batch), IsEmpty());
  Guards holding = Checked();
  holding.records = {{HeadOf(1), version}, {HeadOf(2), kAbsent}};
  holding.list_heads = {{List(), 1}};
  holding.list_tails = {{List(), 2}};
  holding.index_counts = {{index, 1}};
  holding.index_at_least = {{OpenIndex(7), 1}};
  EXPECT_TRUE(batch->Apply(holding, all).value());
  EXPECT_TRUE(batch->Read(HeadOf(2))->exists());
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(store().Snapshot()->IndexCount(index), 2U);
}

// Five leave an index in one batch; each but the last is told that others stay.
TEST_P(RecordsContractTest, AllButTheLastOfThoseWhoLeaveAnIndexMayRestOnOthers) {
  const Key open = OpenIndex(7);
  Commit([&](Changes& c) {
    for (Seq seq = 1; seq <= 5; ++seq) c.index_adds.push_back({open, seq});
  });
  const auto batch = Begin();
  const auto leave = [&](Seq seq) {
    Guards guards = Checked();
    guards.index_at_least.emplace_back(open, 2);
    return Apply(*batch, guards, [&](Changes& c) { c.index_removes.push_back({open, seq}); });
  };
  EXPECT_EQ(batch->IndexCount(open), 5U);
  for (Seq seq = 1; seq <= 4; ++seq) EXPECT_TRUE(leave(seq)) << seq;
  EXPECT_FALSE(leave(5));
  EXPECT_EQ(batch->IndexCount(open), 1U);
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(store().Snapshot()->IndexCount(open), 1U);
}

TEST_P(RecordsContractTest, WhoComesInTheSameBatchCountsAsAnother) {
  const Key open = OpenIndex(7);
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.index_adds = {{open, 1}, {open, 2}}; }));
  EXPECT_EQ(batch->IndexCount(open), 2U);
  Guards guards = Checked();
  guards.index_at_least.emplace_back(open, 2);
  EXPECT_TRUE(Apply(*batch, guards, [&](Changes& c) { c.index_removes.push_back({open, 1}); }));
  EXPECT_FALSE(Apply(*batch, guards, [&](Changes& c) { c.index_removes.push_back({open, 2}); }));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(store().Snapshot()->IndexCount(open), 1U);
}

TEST_P(RecordsContractTest, TheEpochMovesWithEveryChangeAndOnlyThen) {
  {
    const auto batch = Begin();
    const std::uint64_t epoch = batch->epoch();
    ASSERT_TRUE(Apply(*batch, [](Changes&) {}));
    EXPECT_THAT(Take(*batch), IsEmpty());
    EXPECT_EQ(batch->epoch(), epoch);
    ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(Add(1)); }));
    EXPECT_NE(batch->epoch(), epoch);
    ASSERT_TRUE(batch->Commit().ok());
  }
  const auto batch = Begin();
  const std::uint64_t epoch = batch->epoch();
  EXPECT_THAT(Take(*batch), testing::ElementsAre(1));
  EXPECT_NE(batch->epoch(), epoch);
}

TEST_P(RecordsContractTest, AGuardSeesWhatTheSameBatchHasStaged) {
  const Key index = StateIndex(1, JobState::kQueued);
  const auto batch = Begin();
  Guards before = At(*batch);
  before.records.emplace_back(HeadOf(1), kAbsent);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "first");
    c.index_adds.push_back({index, 1});
    c.list_appends.push_back({List(), {"a"}});
  }));
  EXPECT_FALSE(Apply(*batch, before, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "second"); }));
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "first");
  Guards after = Checked();
  after.records.emplace_back(HeadOf(1), batch->Read(HeadOf(1))->version);
  after.index_counts.emplace_back(index, 1);
  after.list_tails.emplace_back(List(), 1);
  EXPECT_TRUE(Apply(*batch, after, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "third"); }));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_EQ(Read(HeadOf(1)).value, "third");
}

}  // namespace
}  // namespace pawl
