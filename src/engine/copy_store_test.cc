#include "engine/copy_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/head_diff.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"
#include "store/store_walk.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

using testing::IsEmpty;
using testing::Not;

class CopyStoreTest : public testing::Test {
 protected:
  void Fill(const std::function<void(Changes&)>& fill) {
    Changes changes;
    fill(changes);
    const auto batch = from_->Begin(clock_.Read(), 5);
    ASSERT_TRUE(batch->Apply({batch->epoch()}, changes).value());
    ASSERT_TRUE(batch->Commit().ok());
  }
  Result<CopySummary> Copy() { return CopyStore({*from_, clock_, "one"}, {*to_, clock_, "other"}); }

  // A record of each kind that is copied as it is, whatever it holds.
  static void PutPlainRecords(Changes& changes) {
    for (const RecordKind kind : kRecordKinds) {
      if (TraitsOf(kind).copied != CopiedAs::kAsItIs) continue;
      const std::size_t bytes = KeyBytes(TraitsOf(kind).key).value_or(1);
      changes.puts.emplace_back(RecordKey{kind, Key().Bytes(std::string(bytes, '\1'))}, "value");
    }
  }
  static void PutOthers(Changes& changes) {
    JobHead head;
    head.id = "one";
    head.queue = 1;
    head.state = State::kSuspended;
    head.shown = JobState::kSuspended;
    head.due = kNeverWall;
    head.stateful.emplace();
    head.flow.emplace().linked = true;
    changes.puts.emplace_back(LinksKey(1), EncodeLinks({}));
    changes.puts.emplace_back(HeadKey(1), EncodeHead(head));
    DiffCreated(1, head, changes);
    changes.puts.emplace_back(PortsKey(1), EncodePorts({}));
    changes.puts.emplace_back(NameOfKey(1), "queue");
    changes.puts.emplace_back(QueueKey(1), EncodeQueue({}));
    changes.puts.emplace_back(GroupSettingsKey(1, HashBytes("g")), EncodeGroup({}));
  }

  ManualClock clock_;
  std::unique_ptr<KvStore> from_ = KvStore::Open(std::make_unique<MemoryKv>()).value();
  std::unique_ptr<KvStore> to_ = KvStore::Open(std::make_unique<MemoryKv>()).value();
};

TEST_F(CopyStoreTest, RecordsOfEveryKindArrive) {
  Fill([](Changes& changes) {
    PutPlainRecords(changes);
    PutOthers(changes);
  });
  const auto copied = Copy();
  ASSERT_TRUE(copied.ok()) << ToString(copied.error());
  const auto keys = [](Store& store, RecordKind kind) {
    std::vector<std::string> found;
    const auto records = store.Snapshot()->Scan(kind, {}, SIZE_MAX).value();
    for (const auto& [key, record] : records) found.emplace_back(key.view());
    return found;
  };
  for (const RecordKind kind : kRecordKinds) {
    if (kind == RecordKind::kCopy) continue;
    EXPECT_THAT(keys(*to_, kind), Not(IsEmpty())) << static_cast<int>(kind);
    EXPECT_EQ(keys(*to_, kind), keys(*from_, kind)) << static_cast<int>(kind);
  }
}

TEST_F(CopyStoreTest, TimersThatRulesHaveSetArrive) {
  Fill([](Changes& changes) {
    for (const TimerKind kind : kTimerKinds) {
      if (TraitsOf(kind).from == TimerFrom::kRule)
        changes.timer_adds.push_back({WallFromMillis(9), kind, Key().U64(1)});
    }
  });
  const auto copied = Copy();
  ASSERT_TRUE(copied.ok()) << ToString(copied.error());
  for (const TimerKind kind : {TimerKind::kForget, TimerKind::kTree}) {
    EXPECT_THAT(to_->Walk()->Timers(kind, {}).value().items, testing::SizeIs(1)) << static_cast<int>(kind);
  }
}

}  // namespace
}  // namespace pawl
