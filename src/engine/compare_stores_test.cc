#include "engine/compare_stores.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/head_diff.h"
#include "rules/moves.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"

namespace pawl {
namespace {

using testing::HasSubstr;

class CompareStoresTest : public testing::Test {
 protected:
  CompareStoresTest() {
    for (Store* store : {one_.get(), other_.get()}) Change(*store, [](Changes& changes) { Fill(changes); });
  }

  template <typename Edit>
  static void Change(Store& store, Edit edit) {
    Changes changes;
    edit(changes);
    const auto batch = store.Begin(Now{}, 5);
    ASSERT_TRUE(batch->Apply({batch->epoch()}, changes).value());
    ASSERT_TRUE(batch->Commit().ok());
  }

  static JobHead Running() {
    JobHead head;
    head.id = "one";
    head.queue = 1;
    head.group = "g";
    head.group_key = HashBytes("g");
    head.state = State::kRunning;
    head.shown = JobState::kRunning;
    head.lease = Lease{{}, "w", SteadyFromMillis(10), kNeverSteady, Millis(30'000)};
    return head;
  }

  static void Create(Changes& changes, Seq seq, const JobHead& head) {
    changes.puts.emplace_back(HeadKey(seq), EncodeHead(head));
    changes.puts.emplace_back(BodyKey(seq), EncodeBody({}));
    DiffCreated(seq, head, changes);
  }

  static void Fill(Changes& changes) {
    Create(changes, 1, Running());
    JobHead waiting = Running();
    waiting.lease.reset();
    waiting.state = State::kQueued;
    waiting.shown = JobState::kQueued;
    Create(changes, 2, waiting);
    changes.fair.emplace_back(FairHold{PlaceOf(1, Running())});
    changes.puts.emplace_back(NameOfKey(1), "q");
    changes.list_appends.push_back({Key().U8('L'), {"a", "b"}});
    changes.stat_adds.push_back({1, {3}});
    changes.timer_adds.push_back({WallFromMillis(9), TimerKind::kForget, Key().U8(13)});
  }

  // That a change on either side is found out.
  template <typename Edit>
  void ExpectFound(const std::string& what, Edit edit) {
    Change(*other_, edit);
    for (const auto& compared : {CompareStores(*one_, *other_), CompareStores(*other_, *one_)}) {
      ASSERT_FALSE(compared.ok());
      EXPECT_EQ(compared.error().code, ErrorCode::kCorrupt);
      EXPECT_THAT(compared.error().detail, HasSubstr(what));
    }
  }
  void ExpectMiscount(const std::string& what) {
    const auto counted = RecountStore(*other_, [](std::uint64_t) {});
    ASSERT_FALSE(counted.ok());
    EXPECT_THAT(counted.error().detail, HasSubstr(what));
  }

  std::unique_ptr<KvStore> one_ = KvStore::Open(std::make_unique<MemoryKv>()).value();
  std::unique_ptr<KvStore> other_ = KvStore::Open(std::make_unique<MemoryKv>()).value();
};

TEST_F(CompareStoresTest, EqualStoresAreEqual) {
  EXPECT_TRUE(CompareStores(*one_, *other_).ok());
  EXPECT_TRUE(RecountStore(*other_, [](std::uint64_t) {}).ok());
}

TEST_F(CompareStoresTest, TheDeadlineOfALeaseMayDiffer) {
  JobHead head = Running();
  head.lease->deadline += Millis(5);
  Change(*other_, [&](Changes& c) { c.puts.emplace_back(HeadKey(1), EncodeHead(head)); });
  EXPECT_TRUE(CompareStores(*one_, *other_).ok());
}

TEST_F(CompareStoresTest, AnotherTokenIsFound) {
  JobHead head = Running();
  head.lease->token.bytes[0] = 1;
  ExpectFound("of kind 1 has another value", [&](Changes& c) { c.puts.emplace_back(HeadKey(1), EncodeHead(head)); });
}

TEST_F(CompareStoresTest, ARecordThatIsMissingIsFound) {
  ExpectFound("of kind 2 is missing", [](Changes& c) { c.erases.push_back(BodyKey(2)); });
}

TEST_F(CompareStoresTest, ARecordThatIsTooManyIsFound) {
  ExpectFound("of kind 4 is missing", [](Changes& c) { c.puts.emplace_back(SideKey(RecordKind::kResult, 2), "1"); });
}

TEST_F(CompareStoresTest, ARecordOfAnyKindIsFoundUnlessItIsNeverCopied) {
  for (const RecordKind kind : kRecordKinds) {
    const RecordKey key{kind, Key().Bytes(std::string(KeyBytes(TraitsOf(kind).key).value_or(1), '\1'))};
    Change(*other_, [&](Changes& c) { c.puts.emplace_back(key, "1"); });
    EXPECT_EQ(CompareStores(*one_, *other_).ok(), kind == RecordKind::kCopy) << static_cast<int>(kind);
    Change(*other_, [&](Changes& c) { c.erases.push_back(key); });
    EXPECT_TRUE(CompareStores(*one_, *other_).ok());
  }
}

TEST_F(CompareStoresTest, AnItemOfAListIsFound) {
  ExpectFound("has other bounds", [](Changes& c) { c.list_appends.push_back({Key().U8('L'), {"c"}}); });
}

TEST_F(CompareStoresTest, ATimerIsFound) {
  ExpectFound("timers of kind 2", [](Changes& c) {
    c.timer_adds.push_back({WallFromMillis(9), TimerKind::kExpire, Key().U64(2)});
  });
}

TEST_F(CompareStoresTest, ACountIsFound) {
  ExpectFound("statistics", [](Changes& c) { c.stat_adds.push_back({1, {1}}); });
}

TEST_F(CompareStoresTest, ATimeOfARunIsFound) {
  Change(*one_, [](Changes& c) { c.stat_adds.push_back({1, {1}, TimedRun{3, 5}}); });
  ExpectFound("statistics", [](Changes& c) { c.stat_adds.push_back({1, {1}, TimedRun{3, 6}}); });
}

TEST_F(CompareStoresTest, ANumberThatWouldBeGivenTwiceIsFound) {
  Change(*one_, [](Changes& c) { c.timer_removes.push_back({WallFromMillis(1), TimerKind::kDue, Key().U64(1)}); });
  EXPECT_THAT(CompareStores(*one_, *other_).error().detail, HasSubstr("a second time"));
  EXPECT_TRUE(CompareStores(*other_, *one_).ok()) << "numbers may be left out";
}

TEST_F(CompareStoresTest, AWrongGaugeIsCountedAnew) {
  Change(*other_, [](Changes& c) { c.index_removes.push_back({StateIndex(1, JobState::kQueued), 2}); });
  ExpectMiscount("queue q has another number of jobs that are queued");
}

TEST_F(CompareStoresTest, AShortHistoryIsCountedAnew) {
  Change(*other_, [](Changes& c) { c.index_removes.push_back({GroupIndex(1, HashBytes("g")), 2}); });
  ExpectMiscount("history");
}

TEST_F(CompareStoresTest, ASlotThatIsMissingIsCountedAnew) {
  Change(*other_, [](Changes& c) { c.fair.emplace_back(FairRelease{1, HashBytes("g"), 1}); });
  ExpectMiscount("running");
}

TEST_F(CompareStoresTest, AJobThatNobodyWillGetIsCountedAnew) {
  JobHead waiting = Running();
  waiting.lease.reset();
  Change(*other_, [&](Changes& c) { c.fair.emplace_back(FairRemove{PlaceOf(2, waiting)}); });
  ExpectMiscount("waiting");
}

}  // namespace
}  // namespace pawl
