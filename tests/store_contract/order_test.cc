// Indexes, scans, lists, counters and timers: all that is kept in an order.
#include <iterator>
#include <set>

#include "base/random.h"
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class OrderContractTest : public StoreContractTest {};
PAWL_ON_EVERY_STORE(OrderContractTest);

// ---- Indexes, jobs, scans ----

TEST_P(OrderContractTest, AnIndexIsPagedFromTheNewestAndKnowsItsSize) {
  const Key index = StateIndex(1, JobState::kQueued);
  Commit([&](Changes& c) {
    for (const Seq seq : {5, 1, 300, 2, 70'000}) c.index_adds.push_back({index, seq});
    c.index_adds.push_back({StateIndex(1, JobState::kScheduled), 9});
    c.index_adds.push_back({StateIndex(2, JobState::kQueued), 9});
  });
  Commit([&](Changes& c) {
    c.index_removes.push_back({index, 2});
    c.index_removes.push_back({index, 12345});
    c.index_adds.push_back({index, 5});
  });
  const auto reader = store().Snapshot();
  std::vector<Seq> page;
  reader->IndexBefore(index, UINT64_MAX, 2, page);
  EXPECT_THAT(page, ElementsAre(70'000, 300));
  page.clear();
  reader->IndexBefore(index, 300, 10, page);
  EXPECT_THAT(page, ElementsAre(5, 1));
  EXPECT_EQ(reader->IndexCount(index), 4U);
  EXPECT_EQ(reader->IndexFirst(index), 1U);
  EXPECT_FALSE(reader->IndexFirst(StateIndex(3, JobState::kQueued)).has_value());
  EXPECT_EQ(reader->IndexCount(StateIndex(3, JobState::kQueued)), 0U);
}

TEST_P(OrderContractTest, AnIndexHoldsWhatHasComeAndNotGone) {
  const Key index = StateIndex(1, JobState::kQueued);
  SeededRandom random(1);
  std::set<Seq> expected;
  for (int step = 0; step < 60; ++step) {
    Commit([&](Changes& c) {
      const Seq first = 1 + random.Below(300);
      const bool adds = random.Below(2) == 0;
      const std::uint64_t gaps = random.Below(3);  // of ten
      for (Seq seq = first, end = first + 1 + random.Below(200); seq < end; ++seq) {
        if (random.Below(10) < gaps) continue;
        (adds ? c.index_adds : c.index_removes).push_back({index, seq});  // it may be there already, or not at all
        adds ? void(expected.insert(seq)) : void(expected.erase(seq));
      }
    });
    const auto reader = store().Snapshot();
    ASSERT_EQ(reader->IndexCount(index), expected.size());
    ASSERT_EQ(reader->IndexFirst(index), expected.empty() ? std::nullopt : std::optional(*expected.begin()));
    const Seq below = random.Below(450);
    const std::size_t limit = random.Below(100);
    std::vector<Seq> wanted(std::make_reverse_iterator(expected.lower_bound(below)), expected.rend());
    if (wanted.size() > limit) wanted.resize(limit);
    std::vector<Seq> page;
    reader->IndexBefore(index, below, limit, page);
    ASSERT_EQ(page, wanted) << "up to " << limit << " below " << below;
  }
}

TEST_P(OrderContractTest, NumbersNextToEachOtherComeAndGoInOneCommit) {
  const Key index = StateIndex(1, JobState::kRunning);
  const auto timer = [&](Seq seq) { return Timer{now_.wall, TimerKind::kRetention, Key().U64(seq)}; };
  // The first and the last of a word are the ones that a sign could get wrong.
  Commit([&](Changes& c) {
    for (const Seq seq : {31, 32, 63, 64, 95, 127}) {
      c.index_adds.push_back({index, seq});
      c.timer_adds.push_back(timer(seq));
    }
  });
  Commit([&](Changes& c) {
    for (const Seq seq : {31, 63, 64}) {
      c.index_removes.push_back({index, seq});
      c.timer_removes.push_back(timer(seq));
    }
    for (const Seq seq : {33, 62, 65, 96}) {
      c.index_adds.push_back({index, seq});
      c.timer_adds.push_back(timer(seq));
    }
  });
  const auto batch = Begin();
  std::vector<Seq> members;
  batch->IndexBefore(index, UINT64_MAX, 100, members);
  EXPECT_THAT(members, ElementsAre(127, 96, 95, 65, 62, 33, 32));
  EXPECT_EQ(batch->IndexCount(index), 7U);
  std::vector<Timer> due;
  batch->DueTimers(TimerKind::kRetention, now_.wall, 100, due);
  std::vector<Seq> seqs;
  for (const Timer& one : due) seqs.push_back(KeyReader(one.what).U64());
  EXPECT_THAT(seqs, ElementsAre(32, 33, 62, 65, 95, 96, 127));
}

TEST_P(OrderContractTest, JobsArePagedFromTheNewest) {
  Commit([&](Changes& c) {
    for (const Seq seq : {1, 2, 256, 65'536}) {
      c.puts.emplace_back(HeadOf(seq), "head");
      const NameId queue = seq == 256 ? 2 : 1;
      c.index_adds.push_back({StateIndex(queue, seq == 2 ? JobState::kDead : JobState::kQueued), seq});
    }
    for (const NameId queue : {1U, 2U}) c.puts.emplace_back(RecordKey{RecordKind::kNameOf, Key().U32(queue)}, "name");
  });
  const auto reader = store().Snapshot();
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

TEST_P(OrderContractTest, ABatchPagesTheJobsAsItHasChangedThem) {
  const auto put = [](Changes& c, Seq seq) {
    c.puts.emplace_back(HeadOf(seq), "head");
    c.index_adds.push_back({StateIndex(1, JobState::kQueued), seq});
  };
  Commit([&](Changes& c) {
    c.puts.emplace_back(RecordKey{RecordKind::kNameOf, Key().U32(1)}, "name");
    for (const Seq seq : {1, 2, 3, 4}) put(c, seq);
  });
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    put(c, 5);
    for (const Seq seq : {2, 4}) {
      c.erases.push_back(HeadOf(seq));
      c.index_removes.push_back({StateIndex(1, JobState::kQueued), seq});
    }
  }));
  std::vector<Seq> page;
  batch->JobsBefore(UINT64_MAX, 2, page);
  EXPECT_THAT(page, ElementsAre(5, 3));
  page.clear();
  batch->JobsBefore(5, 10, page);
  EXPECT_THAT(page, ElementsAre(3, 1));
}

TEST_P(OrderContractTest, AScanGivesOneKindInOrderOfKeys) {
  const auto queue = [](NameId id) { return RecordKey{RecordKind::kQueue, Key().U32(id)}; };
  Commit([&](Changes& c) {
    for (const NameId id : {300U, 1U, 2U}) c.puts.emplace_back(queue(id), "queue " + std::to_string(id));
    c.puts.emplace_back(RecordKey{RecordKind::kNextName, Key()}, "other");
    c.puts.emplace_back(RecordKey{RecordKind::kGroup, Key().U32(1)}, "other");
  });
  const auto reader = store().Snapshot();
  const auto first = reader->Scan(RecordKind::kQueue, {}, 2).value();
  ASSERT_EQ(first.size(), 2U);
  EXPECT_EQ(KeyReader(first[0].first).U32(), 1U);
  EXPECT_EQ(first[1].second.value, "queue 2");
  const auto rest = reader->Scan(RecordKind::kQueue, Key().U32(3), 10).value();
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(rest[0].second.value, "queue 300");
  EXPECT_THAT(reader->Scan(RecordKind::kIntent, {}, 10).value(), IsEmpty());
}

// ---- Counters and timers ----

TEST_P(OrderContractTest, CountersAddUp) {
  for (int i = 0; i < 3; ++i) {
    Commit([&](Changes& c) {
      c.stat_adds.push_back({1, {1, 0, 5}});
      c.stat_adds.push_back({1, {1, 0, -2}});
      c.stat_adds.push_back({2, {9}});
    });
    now_.wall += 24h;
  }
  const auto reader = store().Snapshot();
  EXPECT_EQ(Counter(*reader, Resolution::kTotal), (StatRow{6, 0, 9}));
  EXPECT_EQ(Counter(*reader, Resolution::kHour, now_.wall - 24h), (StatRow{2, 0, 3}));
  EXPECT_EQ(Counter(*reader, Resolution::kHour, now_.wall), StatRow{});
}

TEST_P(OrderContractTest, TimesOfRunsStandBesideTheCountersOfMinutesAndHours) {
  const auto count = [&](TimedRun run) {
    Commit([&](Changes& c) {
      c.stat_adds.push_back({1, {1}, run});
      c.stat_adds.push_back({1, {1}, run});
    });
  };
  count({0, 18});
  count({3, 18});
  ASSERT_TRUE(store().Flush().ok());
  Reopen();
  for (int i = 0; i < 100; ++i) count({3, 4});
  TimesRow expected;
  expected.waited[0] = 2;
  expected.waited[3] = 202;
  expected.ran[18] = 4;
  expected.ran[4] = 200;
  const auto reader = store().Snapshot();
  const auto times = [&](Resolution resolution) {
    return reader->Times(std::vector<Key>{StatCounter(1, resolution, BucketOf(resolution, now_.wall))}).at(0);
  };
  EXPECT_EQ(times(Resolution::kMinute), expected);
  EXPECT_EQ(times(Resolution::kHour), expected);
  EXPECT_EQ(times(Resolution::kDay), TimesRow{});
  EXPECT_EQ(Counter(*reader, Resolution::kHour, now_.wall), StatRow{204});
}

TEST_P(OrderContractTest, OldCountersAreSweptAndTotalsStay) {
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
  const auto reader = store().Snapshot();
  EXPECT_EQ(Counter(*reader, Resolution::kMinute, now_.wall - 49h), StatRow{});
  EXPECT_EQ(Counter(*reader, Resolution::kMinute, now_.wall - 47h), StatRow{1});
  EXPECT_EQ(Counter(*reader, Resolution::kTotal), StatRow{251});
}

TEST_P(OrderContractTest, TimersOfAKindComeWhenTheyAreDueEarliestFirst) {
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
  EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall - 9s);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    c.timer_removes = {timer(TimerKind::kRetention, -9s, 4), timer(TimerKind::kDue, -5s, 2),
                       timer(TimerKind::kDue, -5s, 1)};
  }));
  EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall);
}

TEST_P(OrderContractTest, TimersOfSpansGoByTheSteadyClock) {
  now_.wall -= 24h;
  const auto timer = [&](Millis in, Seq seq) {
    return Timer{TimerTime(now_.steady + in), TimerKind::kSpanDue, Key().U64(seq)};
  };
  Commit([&](Changes& c) {
    c.timer_adds = {timer(1s, 1), timer(2s, 2), {now_.wall + 1h, TimerKind::kDue, Key().U64(3)}};
  });
  const auto batch = Begin();
  EXPECT_EQ(batch->NextTimer(TimerClock::kSteady), TimerTime(now_.steady + 1s));
  EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall + 1h);
  std::vector<Timer> due;
  batch->DueTimers(TimerKind::kSpanDue, TimerTime(now_.steady + 1s), 10, due);
  ASSERT_EQ(due.size(), 1U);
  EXPECT_EQ(KeyReader(due[0].what).U64(), 1U);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.timer_removes = {timer(1s, 1)}; }));
  EXPECT_EQ(batch->NextTimer(TimerClock::kSteady), TimerTime(now_.steady + 2s));
}

TEST_P(OrderContractTest, TimersOfABatchThatWasGivenUpHaveNeverBeen) {
  const Timer old{now_.wall, TimerKind::kDue, Key().U64(1)};
  Commit([&](Changes& c) { c.timer_adds = {old}; });
  if (store().read_by() == ReadBy::kEngine) {
    return;  // its one transaction holds what was acknowledged, and cannot be taken back
  }
  {
    const auto batch = Begin();
    EXPECT_EQ(batch->NextTimer(TimerClock::kWall), old.at);
    ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
      c.timer_removes = {old};
      c.timer_adds = {{now_.wall - 1h, TimerKind::kDue, Key().U64(2)},
                      {now_.wall - 1h, TimerKind::kTree, Key().U64(3)}};
    }));
    EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall - 1h);
    batch->Abort();
  }
  const auto batch = Begin();
  EXPECT_EQ(batch->NextTimer(TimerClock::kWall), old.at);
  std::vector<Timer> due;
  for (const TimerKind kind : kTimerKinds) batch->DueTimers(kind, now_.wall, 10, due);
  ASSERT_EQ(due.size(), 1U);
  EXPECT_EQ(due[0].what, old.what);
}

TEST_P(OrderContractTest, TimersOfTheBatchAreAmongTheManyThatThereAre) {
  const auto timer = [&](Seq seq, Millis in) { return Timer{now_.wall + in, TimerKind::kDue, Key().U64(seq)}; };
  Commit([&](Changes& c) {
    for (Seq seq = 1; seq <= 300; ++seq)
      c.timer_adds.push_back(timer(seq, Millis(static_cast<std::int64_t>(seq) / 10)));
  });
  const auto batch = Begin();
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) {
    for (Seq seq = 1; seq <= 150; ++seq) {
      c.timer_removes.push_back(timer(seq, Millis(static_cast<std::int64_t>(seq) / 10)));
    }
    c.timer_adds = {timer(1'000, 16ms), timer(1'001, -1ms)};
  }));
  EXPECT_EQ(batch->NextTimer(TimerClock::kWall), now_.wall - 1ms);
  std::vector<Timer> due;
  batch->DueTimers(TimerKind::kDue, now_.wall + 16ms, 50, due);
  std::vector<Seq> seqs;
  for (const Timer& one : due) seqs.push_back(KeyReader(one.what).U64());
  std::vector<Seq> wanted = {1'001};
  for (Seq seq = 151; seq < 170; ++seq) wanted.push_back(seq);
  wanted.push_back(1'000);
  EXPECT_EQ(seqs, wanted);
}

TEST_P(OrderContractTest, TimersHoldWhatHasComeAndNotGone) {
  using Place = std::pair<WallTime, Seq>;
  SeededRandom random(2);
  std::set<Place> expected;
  for (int step = 0; step < 60; ++step) {
    Commit([&](Changes& c) {
      const WallTime at = now_.wall + Millis(static_cast<std::int64_t>(random.Below(4)));
      const Seq first = 1 + random.Below(200);
      const bool adds = random.Below(5) < 3;
      const std::uint64_t gaps = random.Below(3);  // of ten
      for (Seq seq = first, end = first + 1 + random.Below(150); seq < end; ++seq) {
        if (random.Below(10) < gaps) continue;
        (adds ? c.timer_adds : c.timer_removes).push_back({at, TimerKind::kRetention, Key().U64(seq)});
        adds ? void(expected.emplace(at, seq)) : void(expected.erase({at, seq}));
      }
    });
    const WallTime now = now_.wall + Millis(static_cast<std::int64_t>(random.Below(5)));
    const std::size_t limit = 1 + random.Below(300);
    std::vector<Place> wanted(expected.begin(), expected.upper_bound({now, UINT64_MAX}));
    if (wanted.size() > limit) wanted.resize(limit);
    const auto batch = Begin();
    std::vector<Timer> due;
    batch->DueTimers(TimerKind::kRetention, now, limit, due);
    std::vector<Place> places;
    for (const Timer& timer : due) places.emplace_back(timer.at, KeyReader(timer.what).U64());
    ASSERT_EQ(places, wanted) << "up to " << limit;
    ASSERT_EQ(batch->NextTimer(TimerClock::kWall),
              expected.empty() ? std::nullopt : std::optional(expected.begin()->first));
  }
}

}  // namespace
}  // namespace pawl
