// What KvStore promises beyond every Store: see tests/store_contract for that.
#include "store/kv_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/borrowed_kv.h"
#include "tests/support/kv_under_test.h"
#include "tests/support/store_steps.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class KvStoreTest : public testing::TestWithParam<std::string>, protected StoreSteps {
 protected:
  KvStoreTest() : kv_(GetParam()), store_(KvStore::Open(std::make_unique<BorrowedKv>(kv_.kv())).value()) {}

  // Turns a bit of the first value at or after `from`; once more turns it back.
  void Damage(Table table, std::string_view from, std::size_t at) {
    const auto writer = kv_.kv().BeginWrite();
    const auto entry = writer->AtOrAfter(table, from);
    std::string value(entry->value);
    const std::string key(entry->key);
    value[at % value.size()] = static_cast<char>(value[at % value.size()] ^ 4);
    writer->Put(table, key, value);
    ASSERT_TRUE(writer->Commit().ok());
  }

  KvUnderTest kv_;
  std::unique_ptr<KvStore> store_;
};

INSTANTIATE_TEST_SUITE_P(All, KvStoreTest, testing::Values("memory", "lmdb", "lmdb_interval", "lmdb_journal"),
                         [](const auto& test) { return test.param; });

TEST_P(KvStoreTest, ABatchTakesWhatItHasAdded) {
  const auto batch = store_->Begin(now_, 0);
  ASSERT_TRUE(batch->takes_staged());
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(Add(1)); }));
  EXPECT_THAT(Take(*batch), ElementsAre(1));
}

TEST_P(KvStoreTest, ABatchTellsWhichQueuesGotSomethingToHandOut) {
  const auto batch = store_->Begin(now_, 0);
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty());
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(Add(1)); }));
  EXPECT_THAT(batch->TakeWoken().queues, ElementsAre(1));
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty());
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.fair.emplace_back(FairAdd{Place(2, "g"), "g", false}); }));
  EXPECT_THAT(batch->TakeWoken().queues, IsEmpty()) << "a job before its time wakes nobody";
}

TEST_P(KvStoreTest, ADamagedValueIsFoundWhenItIsRead) {
  Commit(*store_, [](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "the head of a job");
    c.list_appends.push_back({List(), {"item"}});
    c.puts.emplace_back(ResultOf(1), "fine");
  });
  for (std::size_t at = 0; at < 30; ++at) {
    Damage(Table::kHeads, Key().U64(1), at);
    EXPECT_EQ(store_->Snapshot()->Read(HeadOf(1)).error().code, ErrorCode::kCorrupt) << "byte " << at;
    EXPECT_EQ(store_->Snapshot()->Scan(RecordKind::kHead, {}, 10).error().code, ErrorCode::kCorrupt);
    Damage(Table::kHeads, Key().U64(1), at);
  }
  EXPECT_EQ(Read(*store_, HeadOf(1)).value, "the head of a job");
  Damage(Table::kLists, Key(List()).U8(1), 6);
  EXPECT_EQ(store_->Snapshot()->ListItems(List(), 0, 1).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(Read(*store_, ResultOf(1)).value, "fine");
  Damage(Table::kHeads, Key().U64(1), 15);
  const auto batch = store_->Begin(now_, 0);
  Guards guards = Checked();
  guards.records.emplace_back(HeadOf(1), 1);
  EXPECT_EQ(batch->Apply(guards, {}).error().code, ErrorCode::kCorrupt);
}

TEST_P(KvStoreTest, AStoreWithDamagedNumbersIsNotOpened) {
  Commit(*store_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "head"); });
  Damage(Table::kMeta, "numbers", 20);
  store_.reset();
  EXPECT_EQ(KvStore::Open(std::make_unique<BorrowedKv>(kv_.kv())).error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
