#include "store/buffered_kv.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <random>
#include <thread>

#include "store/key.h"
#include "tests/support/borrowed_kv.h"
#include "tests/support/kv_under_test.h"

namespace pawl {
namespace {

using testing::IsEmpty;
using Ids = std::map<std::string, std::string>;

std::string Id(std::uint64_t number) { return std::string(Key().Hash(HashBytes(std::to_string(number))).view()); }

Ids AllIds(KvReader& reader) {
  Ids all;
  std::string from;
  while (const auto entry = reader.AtOrAfter(Table::kIds, from)) {
    from = entry->key;
    EXPECT_TRUE(all.emplace(from, entry->value).second) << "a key that came before";
    from += '\0';
  }
  return all;
}

std::size_t Rows(Kv& kv, Table table) {
  const auto reader = kv.BeginRead();
  std::size_t rows = 0;
  std::string from;
  while (const auto entry = reader->AtOrAfter(table, from)) {
    ++rows;
    from.assign(entry->key).push_back('\0');
  }
  return rows;
}

class BufferedKvTest : public testing::TestWithParam<std::string> {
 protected:
  static constexpr std::size_t kKeys = 20;

  BufferedKvTest() : inner_(GetParam()) { Open(); }

  void Open() { kv_ = BufferedKv::Open(std::make_unique<BorrowedKv>(inner_.kv()), kKeys).value(); }
  void Crash() {
    kv_.reset();
    Open();
  }

  void Put(std::uint64_t id, const std::string& value) {
    const auto writer = kv_->BeginWrite();
    writer->Put(Table::kIds, Id(id), value);
    ASSERT_TRUE(writer->Commit().ok());
  }
  bool Erase(std::uint64_t id) {
    const auto writer = kv_->BeginWrite();
    const bool erased = writer->Erase(Table::kIds, Id(id));
    EXPECT_TRUE(writer->Commit().ok());
    return erased;
  }
  std::optional<std::string> Get(std::uint64_t id) {
    const auto reader = kv_->BeginRead();
    const auto value = reader->Get(Table::kIds, Id(id));
    return value ? std::optional<std::string>(*value) : std::nullopt;
  }

  KvUnderTest inner_;
  std::unique_ptr<BufferedKv> kv_;
};

INSTANTIATE_TEST_SUITE_P(All, BufferedKvTest, testing::Values("memory", "lmdb", "lmdb_interval", "lmdb_journal"),
                         [](const auto& test) { return test.param; });

// Where a reader is of one moment, and may be on any thread.
class BufferedKvSnapshotTest : public BufferedKvTest {};

INSTANTIATE_TEST_SUITE_P(All, BufferedKvSnapshotTest, testing::Values("memory", "lmdb"),
                         [](const auto& test) { return test.param; });

TEST_P(BufferedKvTest, NewIdsStandOnAIdBufferAndAreCarriedOverWhenItIsFull) {
  for (std::uint64_t id = 0; id < kKeys; ++id) Put(id, "v");
  EXPECT_EQ(Rows(inner_.kv(), Table::kIdBufferA), kKeys);
  EXPECT_EQ(Rows(inner_.kv(), Table::kIds), 0U);
  for (std::uint64_t id = kKeys; id < kKeys + kKeys / 2; ++id) Put(id, "v");
  EXPECT_EQ(Rows(inner_.kv(), Table::kIds), kKeys) << "two with each new one";
  EXPECT_EQ(Rows(inner_.kv(), Table::kIdBufferA), 0U);
  EXPECT_EQ(Rows(inner_.kv(), Table::kIdBufferB), kKeys / 2);
  for (std::uint64_t id = 0; id < kKeys + kKeys / 2; ++id) EXPECT_EQ(Get(id), "v") << id;
}

TEST_P(BufferedKvTest, AnErasedIdIsGoneFromWhereverItStands) {
  for (std::uint64_t id = 0; id < kKeys + 5; ++id) Put(id, "v");  // half of the shelf is carried over
  for (std::uint64_t id = 0; id < kKeys + 5; ++id) {
    EXPECT_TRUE(Erase(id)) << id;
    EXPECT_FALSE(Erase(id)) << id;
  }
  EXPECT_THAT(AllIds(*kv_->BeginRead()), IsEmpty());
  Crash();
  for (std::uint64_t id = 100; id < 100 + 3 * kKeys; ++id) Put(id, "w");
  for (std::uint64_t id = 0; id < kKeys + 5; ++id) EXPECT_EQ(Get(id), std::nullopt) << id;
}

TEST_P(BufferedKvSnapshotTest, AReaderSeesItsMomentWhateverHappensToTheShelves) {
  Put(1, "first");
  const auto early = kv_->BeginRead();
  Erase(1);
  const auto without = kv_->BeginRead();
  Put(1, "second");
  const auto late = kv_->BeginRead();
  for (std::uint64_t id = 100; id < 100 + 5 * kKeys; ++id) Put(id, "v");
  EXPECT_EQ(early->Get(Table::kIds, Id(1)), "first");
  EXPECT_EQ(without->Get(Table::kIds, Id(1)), std::nullopt);
  EXPECT_EQ(late->Get(Table::kIds, Id(1)), "second");
  EXPECT_EQ(AllIds(*early), (Ids{{Id(1), "first"}}));
  EXPECT_THAT(AllIds(*without), IsEmpty());
  EXPECT_EQ(AllIds(*late), (Ids{{Id(1), "second"}}));
}

TEST_P(BufferedKvTest, AKeyOfAnotherLengthIsABoundToo) {
  Put(1, "v");
  const auto reader = kv_->BeginRead();
  EXPECT_EQ(reader->AtOrAfter(Table::kIds, Id(1))->value, "v");
  EXPECT_EQ(reader->AtOrAfter(Table::kIds, Id(1).substr(0, 5))->value, "v");
  EXPECT_FALSE(reader->AtOrAfter(Table::kIds, Id(1) + '\0'));
  EXPECT_FALSE(reader->AtOrAfter(Table::kIds, std::string(16, '\xff') + '\0'));
}

TEST_P(BufferedKvTest, OtherTablesAreThoseOfTheKvBelow) {
  const auto writer = kv_->BeginWrite();
  writer->Put(Table::kHeads, "a", "1");
  writer->Put(Table::kHeads, "b", "2");
  EXPECT_TRUE(writer->Add(Table::kIndexes, "set", 7));
  EXPECT_EQ(writer->Before(Table::kHeads, "b")->value, "1");
  EXPECT_EQ(writer->writes(), 3U);
  writer->Clear(Table::kHeads);
  EXPECT_FALSE(writer->AtOrAfter(Table::kHeads, ""));
  EXPECT_EQ(writer->MemberAtOrAfter(Table::kIndexes, "set", 0), 7U);
  writer->Put(Table::kHeads, "c", "3");
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(kv_->BeginRead()->AtOrAfter(Table::kHeads, "")->key, "c");
}

// Transactions of random size with puts, erases and reads, some of them aborted, with a crash now and then.
TEST_P(BufferedKvTest, ALongHistoryLeavesWhatAMapWould) {
  std::mt19937 random(7);
  const auto below = [&](int bound) { return std::uniform_int_distribution<int>(0, bound - 1)(random); };
  Ids model;
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    Ids staged = model;
    auto writer = kv_->BeginWrite();
    for (int step = below(30); step > 0; --step) {
      const std::string id = Id(static_cast<std::uint64_t>(below(200)));
      if (below(3) != 0) {
        staged[id] = std::to_string(random()) + std::string(static_cast<std::size_t>(below(25)), 'v');  // some are long
        writer->Put(Table::kIds, id, staged[id]);
      } else {
        ASSERT_EQ(writer->Erase(Table::kIds, id), staged.erase(id) != 0);
      }
      const auto at = staged.find(Id(static_cast<std::uint64_t>(below(200))));
      if (at != staged.end()) {
        ASSERT_EQ(writer->Get(Table::kIds, at->first), at->second);
      }
    }
    if (below(8) == 0) {
      ASSERT_EQ(AllIds(*writer), staged);
    }
    if (!kv_->Deferred() && below(5) == 0) {
      writer->Abort();
    } else {
      ASSERT_TRUE(writer->Commit().ok());
      model = std::move(staged);
    }
    writer.reset();
    if (below(10) == 0) {
      ASSERT_TRUE(kv_->Flush().ok());
    }
    if (below(10) == 0) Crash();
    if (below(10) == 0) {
      ASSERT_EQ(AllIds(*kv_->BeginRead()), model);
    }
  }
  ASSERT_TRUE(kv_->Flush().ok());
  EXPECT_EQ(AllIds(*kv_->BeginRead()), model);
  EXPECT_GT(Rows(inner_.kv(), Table::kIds), 0U);
}

// Readers begin at any moment while shelves fill and are carried over: what was committed before is there.
TEST_P(BufferedKvSnapshotTest, ReadersOnOtherThreadsMissNothing) {
  constexpr std::uint64_t kLast = 600;
  std::atomic<std::uint64_t> committed{0};
  std::atomic<std::uint64_t> missed{0};
  std::vector<std::thread> readers;
  for (std::uint64_t step : {7, 11}) {
    readers.emplace_back([&, step] {
      while (committed < kLast) {
        const std::uint64_t last = committed;
        const auto reader = kv_->BeginRead();
        for (std::uint64_t id = last; id > 0; id -= std::min(id, step)) {
          if (reader->Get(Table::kIds, Id(id)) != std::to_string(id)) ++missed;
          if (last - id > 10 * kKeys) break;  // those have long been in the index
        }
      }
    });
  }
  for (std::uint64_t id = 1; id <= kLast; ++id) {
    Put(id, std::to_string(id));
    committed = id;
  }
  for (std::thread& reader : readers) reader.join();
  EXPECT_EQ(missed, 0U);
}

TEST(BufferedKvOnMemory, ACommitThatFailsLeavesTheShelvesAsTheyWere) {
  MemoryKv memory;
  const auto kv = BufferedKv::Open(std::make_unique<BorrowedKv>(memory), 4).value();
  const auto put = [&](std::uint64_t id) {
    const auto writer = kv->BeginWrite();
    writer->Put(Table::kIds, Id(id), std::to_string(id));
    return writer->Commit();
  };
  bool full = false;
  memory.SetBeforeCommit([&]() -> Result<void> {
    if (full) return Error{ErrorCode::kNoSpace, "the disk is full"};
    return {};
  });
  Ids kept;
  for (std::uint64_t id = 0; id < 40; ++id) {
    full = true;
    EXPECT_EQ(put(1000 + id).error().code, ErrorCode::kNoSpace);
    full = false;
    EXPECT_EQ(kv->BeginWrite()->Get(Table::kIds, Id(1000 + id)), std::nullopt);
    ASSERT_TRUE(put(id).ok());
    kept.emplace(Id(id), std::to_string(id));
    ASSERT_EQ(AllIds(*kv->BeginRead()), kept);
  }
}

TEST(BufferedKvOnMemory, WhatWasAbortedIsForgottenAtOnce) {
  MemoryKv memory;
  const auto kv = BufferedKv::Open(std::make_unique<BorrowedKv>(memory)).value();
  const auto first = kv->BeginWrite();
  first->Put(Table::kIds, Id(1), "v");
  first->Abort();
  const auto second = kv->BeginWrite();  // while the first one is still in somebody's hands
  EXPECT_EQ(second->Get(Table::kIds, Id(1)), std::nullopt);
  second->Put(Table::kIds, Id(2), "v");
  second->Abort();
  EXPECT_EQ(kv->BeginWrite()->Get(Table::kIds, Id(2)), std::nullopt);
}

TEST(BufferedKvOnMemory, ARowThatNoneOfOursWroteIsRefused) {
  MemoryKv memory;
  const auto writer = memory.BeginWrite();
  writer->Put(Table::kIdBufferB, Key().U64(1), "short");
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(BufferedKv::Open(std::make_unique<BorrowedKv>(memory)).error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
