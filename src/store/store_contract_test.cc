// What every Store promises, on each of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "store/kv_store.h"
#include "store/kv_under_test.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class StoreContractTest : public testing::TestWithParam<std::string> {
 protected:
  StoreContractTest() : kv_(GetParam()) { Open(); }

  void Open() { store_ = KvStore::Open(std::make_unique<BorrowedKv>(kv_.kv())).value(); }
  void Reopen() {
    store_.reset();
    if (kv_.Persistent()) kv_.Reopen();
    Open();
  }

  std::unique_ptr<Batch> Begin() { return store_->Begin(now_, 0); }
  static Guards At(Batch& batch) { return {batch.epoch(), {}, {}, {}}; }
  // Guards that are looked at, whatever else the batch has done.
  static Guards Checked() { return {0, {}, {}, {}}; }
  static bool Apply(Batch& batch, const std::function<void(Changes&)>& fill) {
    Changes changes;
    fill(changes);
    return batch.Apply(At(batch), changes).value();
  }
  void Commit(const std::function<void(Changes&)>& fill) {
    const auto batch = Begin();
    ASSERT_TRUE(Apply(*batch, fill));
    ASSERT_TRUE(batch->Commit().ok());
  }
  Record Read(const RecordKey& key) { return store_->Snapshot()->Read(key).value(); }
  static RecordKey HeadOf(Seq seq) { return {RecordKind::kHead, Key().U64(seq)}; }
  static RecordKey ResultOf(Seq seq) { return {RecordKind::kResult, Key().U64(seq)}; }
  static Key List() { return Key().U8('T').U64(7); }
  static FairPlace Place(Seq seq, const std::string& group = {}) {
    return {1, group.empty() ? GroupKey{} : HashBytes(group), seq, 5, WallFromMillis(0)};
  }
  std::vector<Seq> Take(Batch& batch, std::size_t count = 100) {
    return batch.Take(std::vector<TakeAsk>{{{1}, count, {}}}).at(0);
  }
  StatRow Counter(StoreReader& reader, Resolution resolution, WallTime at = {}) {
    return reader.Counters(std::vector<Key>{StatCounter(1, resolution, BucketOf(resolution, at))}).at(0);
  }

  KvUnderTest kv_;
  std::unique_ptr<KvStore> store_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
};

INSTANTIATE_TEST_SUITE_P(All, StoreContractTest, testing::Values("memory", "lmdb", "lmdb_interval"),
                         [](const auto& test) { return test.param; });

// ---- Records ----

TEST_P(StoreContractTest, ARecordIsReadAsItWasPut) {
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

TEST_P(StoreContractTest, EveryWriteHasAVersionOfItsOwnEvenAfterAnErase) {
  std::set<Version> versions;
  for (int i = 0; i < 5; ++i) {
    Commit([&](Changes& c) { c.puts.emplace_back(HeadOf(1), "same"); });
    EXPECT_TRUE(versions.insert(Read(HeadOf(1)).version).second);
    Commit([&](Changes& c) { c.erases.push_back(HeadOf(1)); });
    EXPECT_EQ(Read(HeadOf(1)).version, kAbsent);
    Reopen();
  }
  const auto batch = Begin();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(1), "same"); }));
    EXPECT_TRUE(versions.insert(batch->Read(HeadOf(1))->version).second);
  }
}

TEST_P(StoreContractTest, ABatchSeesItsOwnChangesAndNobodyElseDoesUntilItCommits) {
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(1), "new"); }));
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "new");
  if (store_->read_by() == ReadBy::kCaller) {
    EXPECT_FALSE(Read(HeadOf(1)).exists());
  }
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(Read(HeadOf(1)).value, "new");
}

TEST_P(StoreContractTest, ManyReadsAreAnsweredInTheirOrder) {
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "one");
    c.puts.emplace_back(ResultOf(3), "three");
  });
  const auto batch = Begin();
  const std::vector<RecordKey> keys = {ResultOf(3), HeadOf(2), HeadOf(1)};
  const auto records = batch->ReadMany(keys);
  ASSERT_EQ(records.size(), 3U);
  EXPECT_EQ(records[0]->value, "three");
  EXPECT_FALSE(records[1]->exists());
  EXPECT_EQ(records[2]->value, "one");
}

// ---- Guards ----

TEST_P(StoreContractTest, AFailedGuardStagesNothing) {
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "one");
    c.list_appends.push_back({List(), {"a", "b"}});
    c.list_trims.push_back({List(), 1});
  });
  const auto batch = Begin();
  const Version version = batch->Read(HeadOf(1))->version;
  Changes all;
  all.puts.emplace_back(HeadOf(2), "two");
  all.erases.push_back(HeadOf(1));
  all.index_adds.push_back({StateIndex(1, Shown::kQueued), 2});
  all.list_appends.push_back({List(), {"c"}});
  all.stat_adds.push_back({1, {1}});
  all.timer_adds.push_back({now_.wall, TimerKind::kDue, Key().U64(2)});
  all.fair.emplace_back(FairAdd{Place(2), {}, true});
  std::vector<Guards> failing(5, Checked());
  failing[0].records.emplace_back(HeadOf(1), version + 1);
  failing[1].records.emplace_back(HeadOf(1), kAbsent);
  failing[2].records.emplace_back(HeadOf(2), version);
  failing[3].list_heads.emplace_back(List(), 0);
  failing[4].list_tails.emplace_back(List(), 3);
  for (const Guards& guards : failing) {
    EXPECT_FALSE(batch->Apply(guards, all).value());
  }
  EXPECT_TRUE(batch->Read(HeadOf(1))->exists());
  EXPECT_FALSE(batch->Read(HeadOf(2))->exists());
  EXPECT_EQ(batch->IndexCount(StateIndex(1, Shown::kQueued)), 0U);
  EXPECT_EQ(batch->Bounds(List()).tail, 2U);
  EXPECT_EQ(Counter(*batch, Resolution::kTotal), StatRow{});
  EXPECT_FALSE(batch->NextTimer().has_value());
  EXPECT_THAT(Take(*batch), IsEmpty());
  Guards holding = Checked();
  holding.records = {{HeadOf(1), version}, {HeadOf(2), kAbsent}};
  holding.list_heads = {{List(), 1}};
  holding.list_tails = {{List(), 2}};
  EXPECT_TRUE(batch->Apply(holding, all).value());
  EXPECT_TRUE(batch->Read(HeadOf(2))->exists());
}

TEST_P(StoreContractTest, TheEpochMovesWithEveryChangeAndOnlyThen) {
  const auto batch = Begin();
  std::uint64_t epoch = batch->epoch();
  ASSERT_TRUE(Apply(*batch, [](Changes&) {}));
  EXPECT_THAT(Take(*batch), IsEmpty());
  EXPECT_EQ(batch->epoch(), epoch);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.fair.emplace_back(FairAdd{Place(1), {}, true}); }));
  EXPECT_NE(batch->epoch(), epoch);
  epoch = batch->epoch();
  EXPECT_THAT(Take(*batch), ElementsAre(1));
  EXPECT_NE(batch->epoch(), epoch);
}

TEST_P(StoreContractTest, AGuardSeesWhatTheSameBatchHasStaged) {
  const auto batch = Begin();
  Guards guards = At(*batch);
  guards.records.emplace_back(HeadOf(1), kAbsent);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(1), "first"); }));
  Changes second;
  second.puts.emplace_back(HeadOf(1), "second");
  EXPECT_FALSE(batch->Apply(guards, second).value());
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "first");
}

// ---- Indexes, jobs, scans ----

TEST_P(StoreContractTest, AnIndexIsPagedFromTheNewestAndKnowsItsSize) {
  const Key index = StateIndex(1, Shown::kQueued);
  Commit([&](Changes& c) {
    for (const Seq seq : {5, 1, 300, 2, 70'000}) c.index_adds.push_back({index, seq});
    c.index_adds.push_back({StateIndex(1, Shown::kScheduled), 9});
    c.index_adds.push_back({StateIndex(2, Shown::kQueued), 9});
  });
  Commit([&](Changes& c) {
    c.index_removes.push_back({index, 2});
    c.index_removes.push_back({index, 12345});
    c.index_adds.push_back({index, 5});
  });
  const auto reader = store_->Snapshot();
  std::vector<Seq> page;
  reader->IndexBefore(index, UINT64_MAX, 2, page);
  EXPECT_THAT(page, ElementsAre(70'000, 300));
  page.clear();
  reader->IndexBefore(index, 300, 10, page);
  EXPECT_THAT(page, ElementsAre(5, 1));
  EXPECT_EQ(reader->IndexCount(index), 4U);
  EXPECT_EQ(reader->IndexFirst(index), 1U);
  EXPECT_FALSE(reader->IndexFirst(StateIndex(3, Shown::kQueued)).has_value());
  EXPECT_EQ(reader->IndexCount(StateIndex(3, Shown::kQueued)), 0U);
}

TEST_P(StoreContractTest, JobsArePagedFromTheNewest) {
  Commit([&](Changes& c) {
    for (const Seq seq : {1, 2, 256, 65'536}) c.puts.emplace_back(HeadOf(seq), "head");
  });
  const auto reader = store_->Snapshot();
  std::vector<Seq> page;
  reader->JobsBefore(UINT64_MAX, 3, page);
  EXPECT_THAT(page, ElementsAre(65'536, 256, 2));
  page.clear();
  reader->JobsBefore(2, 3, page);
  EXPECT_THAT(page, ElementsAre(1));
  page.clear();
  reader->JobsBefore(1, 3, page);
  EXPECT_THAT(page, IsEmpty());
}

TEST_P(StoreContractTest, AScanGivesOneKindInOrderOfKeys) {
  const auto queue = [](NameId id) { return RecordKey{RecordKind::kQueue, Key().U32(id)}; };
  Commit([&](Changes& c) {
    for (const NameId id : {300U, 1U, 2U}) c.puts.emplace_back(queue(id), "queue " + std::to_string(id));
    c.puts.emplace_back(RecordKey{RecordKind::kNextName, Key()}, "other");
    c.puts.emplace_back(RecordKey{RecordKind::kGroup, Key().U32(1)}, "other");
  });
  const auto reader = store_->Snapshot();
  const auto first = reader->Scan(RecordKind::kQueue, {}, 2).value();
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(KeyReader(first[0].first).U32(), 1U);
  EXPECT_EQ(first[1].second.value, "queue 2");
  const auto rest = reader->Scan(RecordKind::kQueue, Key().U32(3), 10).value();
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0].second.value, "queue 300");
  EXPECT_THAT(reader->Scan(RecordKind::kIntent, {}, 10).value(), IsEmpty());
}

// ---- Lists ----

TEST_P(StoreContractTest, AListGrowsAtItsTailAndShrinksAtItsHead) {
  Commit([&](Changes& c) { c.list_appends.push_back({List(), {"a", "b", "c"}}); });
  Commit([&](Changes& c) {
    c.list_appends.push_back({List(), {"d"}});
    c.list_trims.push_back({List(), 2});
  });
  const auto reader = store_->Snapshot();
  EXPECT_EQ(reader->Bounds(List()).head, 2U);
  EXPECT_EQ(reader->Bounds(List()).tail, 4U);
  const auto items = reader->ListItems(List(), 0, 10).value();
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items[0].offset, 2U);
  EXPECT_EQ(items[0].value, "c");
  EXPECT_EQ(reader->ListItems(List(), 3, 10).value().at(0).value, "d");
  EXPECT_EQ(reader->ListItems(List(), 0, 1).value().size(), 1U);
}

TEST_P(StoreContractTest, OffsetsOfAListNeverComeBackEvenWhenItWasEmpty) {
  Commit([&](Changes& c) { c.list_appends.push_back({List(), {"a", "b"}}); });
  Commit([&](Changes& c) { c.list_trims.push_back({List(), 99}); });
  Reopen();
  EXPECT_EQ(store_->Snapshot()->Bounds(List()).head, 2U);
  Commit([&](Changes& c) { c.list_appends.push_back({List(), {"c"}}); });
  EXPECT_EQ(store_->Snapshot()->ListItems(List(), 0, 10).value().at(0).offset, 2U);
}

TEST_P(StoreContractTest, ADroppedListIsGone) {
  Commit([&](Changes& c) { c.list_appends.push_back({List(), {"a"}}); });
  Commit([&](Changes& c) {
    c.list_trims.push_back({List(), 1});
    c.list_drops.push_back(List());
  });
  EXPECT_EQ(store_->Snapshot()->Bounds(List()).tail, 0U);
}

// ---- Counters and timers ----

TEST_P(StoreContractTest, CountersAddUp) {
  for (int i = 0; i < 3; ++i) {
    Commit([&](Changes& c) {
      c.stat_adds.push_back({1, {1, 0, 5}});
      c.stat_adds.push_back({1, {1, 0, -2}});
      c.stat_adds.push_back({2, {9}});
    });
    now_.wall += 24h;
  }
  const auto reader = store_->Snapshot();
  EXPECT_EQ(Counter(*reader, Resolution::kTotal), (StatRow{6, 0, 9}));
  EXPECT_EQ(Counter(*reader, Resolution::kHour, now_.wall - 24h), (StatRow{2, 0, 3}));
  EXPECT_EQ(Counter(*reader, Resolution::kHour, now_.wall), StatRow{});
}

TEST_P(StoreContractTest, OldCountersAreSweptAndTotalsStay) {
  const WallTime end = now_.wall;
  now_.wall -= 49h + 250min;
  for (int minute = 0; minute < 250; ++minute) {
    now_.wall += 1min;
    Commit([&](Changes& c) { c.stat_adds.push_back({1, {1}}); });
  }
  now_.wall = end - 47h;
  Commit([&](Changes& c) { c.stat_adds.push_back({1, {1}}); });
  now_.wall = end;
  int steps = 0;
  while (true) {
    const auto batch = Begin();
    const bool more = batch->SweepCounters(now_.wall);
    ASSERT_TRUE(batch->Commit().ok());
    ++steps;
    if (!more) break;
  }
  EXPECT_GT(steps, 1) << "a step is bounded";
  const auto reader = store_->Snapshot();
  EXPECT_EQ(Counter(*reader, Resolution::kMinute, now_.wall - 49h), StatRow{});
  EXPECT_EQ(Counter(*reader, Resolution::kMinute, now_.wall - 47h), StatRow{1});
  EXPECT_EQ(Counter(*reader, Resolution::kTotal), StatRow{251});
}

TEST_P(StoreContractTest, TimersOfAKindComeWhenTheyAreDueEarliestFirst) {
  const auto timer = [&](TimerKind kind, Millis in, Seq seq) { return Timer{now_.wall + in, kind, Key().U64(seq)}; };
  Commit([&](Changes& c) {
    c.timer_adds = {timer(TimerKind::kDue, 2s, 1), timer(TimerKind::kDue, -5s, 2), timer(TimerKind::kDue, 0s, 3),
                    timer(TimerKind::kRetention, -9s, 4), timer(TimerKind::kDue, -5s, 1)};
  });
  const auto batch = Begin();
  std::vector<Timer> due;
  batch->DueTimers(TimerKind::kDue, now_.wall, 10, due);
  ASSERT_EQ(due.size(), 3U);
  EXPECT_EQ(due[0].at, now_.wall - 5s);
  EXPECT_EQ(KeyReader(due[0].what).U64(), 1U);
  EXPECT_EQ(KeyReader(due[1].what).U64(), 2U);
  EXPECT_EQ(KeyReader(due[2].what).U64(), 3U);
  due.clear();
  batch->DueTimers(TimerKind::kDue, now_.wall, 2, due);
  EXPECT_EQ(due.size(), 2U);
  EXPECT_EQ(batch->NextTimer(), now_.wall - 9s);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    c.timer_removes = {timer(TimerKind::kRetention, -9s, 4), timer(TimerKind::kDue, -5s, 2),
                       timer(TimerKind::kDue, -5s, 1)};
  }));
  EXPECT_EQ(batch->NextTimer(), now_.wall);
}

// ---- Fair queues, batches, restarts ----

TEST_P(StoreContractTest, AnAbortPutsEverythingBackHeldJobsToo) {
  FairLimits limits;
  limits.concurrency = 1;
  Commit([&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, HashBytes("g"), "g", limits, true});
    for (const Seq seq : {1, 2}) c.fair.emplace_back(FairAdd{Place(seq, "g"), "g", true});
    c.puts.emplace_back(HeadOf(1), "old");
  });
  if (store_->read_by() == ReadBy::kEngine) return;  // its one transaction holds what was acknowledged, and cannot be taken back
  {
    const auto batch = Begin();
    EXPECT_THAT(Take(*batch), ElementsAre(1));
    ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
      c.puts.emplace_back(HeadOf(1), "new");
      c.fair.emplace_back(FairRelease{1, HashBytes("g"), 1});
      c.fair.emplace_back(FairRemove{Place(2, "g")});
    }));
    batch->Abort();
  }
  EXPECT_EQ(Read(HeadOf(1)).value, "old");
  {
    const auto batch = Begin();
    EXPECT_THAT(Take(*batch), ElementsAre(1));
    ASSERT_TRUE(batch->Commit().ok());
  }
  {
    const auto batch = Begin();  // dropped without a word: aborted too
    ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.fair.emplace_back(FairRelease{1, HashBytes("g"), 1}); }));
    EXPECT_THAT(Take(*batch), ElementsAre(2));
  }
  EXPECT_EQ(store_->Snapshot()->Group(1, HashBytes("g"))->held, 1U);
  const auto batch = Begin();
  EXPECT_THAT(Take(*batch), IsEmpty()) << "job 1 is still held";
}

TEST_P(StoreContractTest, AfterReopeningEverythingIsThere) {
  FairLimits limits;
  limits.concurrency = 2;
  limits.rate = {3, 10s};
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "head");
    c.index_adds.push_back({StateIndex(1, Shown::kQueued), 1});
    c.list_appends.push_back({List(), {"item"}});
    c.stat_adds.push_back({1, {7}});
    c.timer_adds.push_back({now_.wall + 1s, TimerKind::kExpire, Key().U64(1)});
    c.fair.emplace_back(FairConfigure{1, HashBytes("g"), "g", limits, true});
    for (const Seq seq : {1, 2, 3, 4}) c.fair.emplace_back(FairAdd{Place(seq, "g"), "g", true});
  });
  {
    const auto batch = store_->Begin(now_, 41);
    EXPECT_EQ(batch->first_seq(), 1U);
    EXPECT_THAT(Take(*batch, 1), ElementsAre(1));
    ASSERT_TRUE(batch->Commit().ok());
  }
  ASSERT_TRUE(store_->Flush().ok());
  Reopen();
  EXPECT_EQ(store_->LastSteady(), now_.steady);
  const std::vector<HeldRun> runs = {{{1, HashBytes("g"), 1}, {1, now_.steady + 30s, 30s}}};
  store_->Restore(runs);
  const auto batch = Begin();
  EXPECT_EQ(batch->first_seq(), 42U);
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "head");
  EXPECT_EQ(batch->IndexCount(StateIndex(1, Shown::kQueued)), 1U);
  EXPECT_EQ(batch->ListItems(List(), 0, 9)->at(0).value, "item");
  EXPECT_EQ(Counter(*batch, Resolution::kTotal), StatRow{7});
  EXPECT_EQ(batch->NextTimer(), now_.wall + 1s);
  EXPECT_EQ(batch->Group(1, HashBytes("g"))->name, "g");
  EXPECT_EQ(batch->Group(1, HashBytes("g"))->limits, limits);
  EXPECT_EQ(batch->Group(1, HashBytes("g"))->ready, 3U);
  EXPECT_EQ(batch->Group(1, HashBytes("g"))->held, 1U);
  EXPECT_THAT(Take(*batch), ElementsAre(2)) << "the limit counts the job that was held before";
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    for (const Seq seq : {1, 2}) c.fair.emplace_back(FairRelease{1, HashBytes("g"), seq});
  }));
  EXPECT_THAT(Take(*batch), ElementsAre(3)) << "the rate counts the starts from before";
}

TEST_P(StoreContractTest, GroupsAreListedByPage) {
  Commit([&](Changes& c) {
    for (Seq seq = 1; seq <= 5; ++seq) {
      c.fair.emplace_back(FairAdd{Place(seq, "g" + std::to_string(seq)), "g" + std::to_string(seq), true});
    }
    c.fair.emplace_back(FairAdd{{2, HashBytes("other"), 9, 5, {}}, "other", true});
    c.fair.emplace_back(FairConfigure{1, {}, {}, {}, true});
  });
  const auto reader = store_->Snapshot();
  std::set<std::string> names;
  GroupKey after{};
  for (auto page = reader->Groups(1, after, 2); !page.empty(); page = reader->Groups(1, after, 2)) {
    for (const FairGroup& group : page) EXPECT_TRUE(names.insert(group.name).second);
    after = page.back().key;
  }
  EXPECT_EQ(names, (std::set<std::string>{"g1", "g2", "g3", "g4", "g5"}));
}

TEST_P(StoreContractTest, TellsWhichQueuesGotSomethingToHandOut) {
  const auto batch = Begin();
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty());
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.fair.emplace_back(FairAdd{Place(1), {}, true}); }));
  EXPECT_THAT(batch->TakeWoken().queues, ElementsAre(1));
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty());
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.fair.emplace_back(FairAdd{Place(2, "g"), "g", false}); }));
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty()) << "a job before its time wakes nobody";
}

TEST_P(StoreContractTest, ADamagedValueIsFoundWhenItIsRead) {
  Commit([&](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "the head of a job");
    c.list_appends.push_back({List(), {"item"}});
    c.puts.emplace_back(ResultOf(1), "fine");
  });
  const auto damage = [&](Table table, std::string_view from, std::size_t at) {
    const auto writer = kv_.kv().BeginWrite();
    const auto entry = writer->AtOrAfter(table, from);
    std::string value(entry->value);
    const std::string key(entry->key);
    value[at % value.size()] = static_cast<char>(value[at % value.size()] ^ 4);
    writer->Put(table, key, value);
    ASSERT_TRUE(writer->Commit().ok());
  };
  for (std::size_t at = 0; at < 30; ++at) {
    damage(Table::kHeads, Key().U64(1), at);
    EXPECT_EQ(store_->Snapshot()->Read(HeadOf(1)).error().code, ErrorCode::kCorrupt) << "byte " << at;
    EXPECT_EQ(store_->Snapshot()->Scan(RecordKind::kHead, {}, 10).error().code, ErrorCode::kCorrupt);
    damage(Table::kHeads, Key().U64(1), at);
  }
  EXPECT_EQ(Read(HeadOf(1)).value, "the head of a job");
  damage(Table::kLists, Key(List()).U8(1), 6);
  EXPECT_EQ(store_->Snapshot()->ListItems(List(), 0, 1).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(Read(ResultOf(1)).value, "fine");
  damage(Table::kHeads, Key().U64(1), 15);
  {
    const auto batch = Begin();
    Guards guards = Checked();
    guards.records.emplace_back(HeadOf(1), 1);
    EXPECT_EQ(batch->Apply(guards, {}).error().code, ErrorCode::kCorrupt);
  }
}

TEST_P(StoreContractTest, AStoreWithDamagedNumbersIsNotOpened) {
  Commit([&](Changes& c) { c.puts.emplace_back(HeadOf(1), "head"); });
  {
    const auto writer = kv_.kv().BeginWrite();
    std::string value(*writer->Get(Table::kMeta, "numbers"));
    value.back() = static_cast<char>(value.back() ^ 1);
    writer->Put(Table::kMeta, "numbers", value);
    ASSERT_TRUE(writer->Commit().ok());
  }
  store_.reset();
  EXPECT_EQ(KvStore::Open(std::make_unique<BorrowedKv>(kv_.kv())).error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
