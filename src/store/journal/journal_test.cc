#include "store/journal/journal.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <string>

#include "tests/support/lmdb_kv_fixture.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

constexpr DataFileState kJournalBase{7, 77};
constexpr Millis kForEver{3'600'000};

// A disk that can be held up, and fail.
struct TestDisk {
  std::mutex mutex;
  std::condition_variable changed;
  bool held = false;
  int syncs = 0;  // begun
  int write_error = 0;
  int sync_error = 0;

  JournalDisk Disk() {
    return {[this, real = JournalDisk::Real()](int fd, std::string_view bytes, std::uint64_t at) {
              const std::lock_guard lock(mutex);
              return write_error != 0 ? write_error : real.write(fd, bytes, at);
            },
            [this](int) {
              std::unique_lock lock(mutex);
              ++syncs;
              changed.notify_all();
              changed.wait(lock, [this] { return !held; });
              return sync_error;
            }};
  }
  void Hold(bool hold) {
    const std::lock_guard lock(mutex);
    held = hold;
    changed.notify_all();
  }
  void AwaitSync(int number) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return syncs >= number; });
  }
  void Fail(int writes, int reading_syncs) {
    const std::lock_guard lock(mutex);
    write_error = writes;
    sync_error = reading_syncs;
  }
};

class JournalTest : public LmdbKvFixture {
 protected:
  JournalTest() { Open({}); }
  ~JournalTest() override {
    disk_.Hold(false);
    journal_.reset();
  }

  void Open(JournalOptions options) {
    journal_.reset();
    options.dir = root_;
    options.disk = disk_.Disk();
    auto opened = Journal::Open(std::move(options), HashBytes("id"), kJournalBase, 41);
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    journal_ = *std::move(opened);
  }

  std::size_t RecordsIn(std::size_t file) { return ReadJournal(root_).value().files.at(file).records.size(); }

  TestDisk disk_;
  std::unique_ptr<Journal> journal_;
};

TEST_F(JournalTest, ARecordIsDurableWhenTheDiskSaysSo) {
  EXPECT_EQ(journal_->durable().value(), 41U);
  disk_.Hold(true);
  journal_->Append("one");
  EXPECT_EQ(journal_->committed(), 42U);
  disk_.AwaitSync(1);
  EXPECT_EQ(journal_->durable().value(), 41U);
  disk_.Hold(false);
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(journal_->durable().value(), 42U);
  EXPECT_EQ(RecordsIn(1), 1U);
}

TEST_F(JournalTest, WhatComesWhileTheDiskIsBusySharesTheNextSync) {
  disk_.Hold(true);
  journal_->Append("first");
  disk_.AwaitSync(1);
  for (int i = 0; i < 100; ++i) journal_->Append("record");
  disk_.Hold(false);
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(disk_.syncs, 2);
  EXPECT_EQ(RecordsIn(1), 101U);
}

TEST_F(JournalTest, TellsWhenSomethingHasBecomeDurable) {
  std::promise<CommitNumber> told;
  journal_->OnMoved([&](bool durable) {
    EXPECT_TRUE(durable);
    told.set_value(journal_->durable().value());
  });
  journal_->Append("one");
  EXPECT_EQ(told.get_future().get(), 42U);
  journal_->OnMoved({});
  journal_->Append("two");
  EXPECT_TRUE(journal_->AwaitAll().ok());
}

TEST_F(JournalTest, TheNextFileBeginsAnewAndTheLastOneStays) {
  journal_->Append("one");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  journal_->TurnOver({8, 88});
  journal_->Append("two");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  auto contents = ReadJournal(root_).value().files;
  EXPECT_EQ(contents[0].records.front().number, 42U);
  EXPECT_EQ(contents[0].base, kJournalBase);
  EXPECT_EQ(contents[1].records.front().number, 43U);
  EXPECT_EQ(contents[1].base, (DataFileState{8, 88}));
  journal_->TurnOver({9, 99});
  journal_->Append("three");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  contents = ReadJournal(root_).value().files;
  EXPECT_EQ(contents[0].records.front().number, 43U);
  EXPECT_EQ(contents[1].records.front().number, 44U) << "over the first";
}

TEST_F(JournalTest, IsFullWhenItHasHadItsRoom) {
  Open({.room = 100});
  journal_->Append("small");
  EXPECT_FALSE(journal_->full());
  journal_->Append(std::string(100, 'x'));
  EXPECT_TRUE(journal_->full());
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_TRUE(journal_->full());
  journal_->TurnOver({8, 88});
  EXPECT_FALSE(journal_->full());
}

TEST_F(JournalTest, WhatLingersSharesASyncWithWhatComesMeanwhile) {
  Open({.linger = kForEver});
  for (int i = 0; i < 100; ++i) journal_->Append("record");
  EXPECT_EQ(journal_->durable().value(), 41U);
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(journal_->durable().value(), 141U);
  for (int i = 0; i < 100; ++i) journal_->Append("record");
  EXPECT_EQ(journal_->durable().value(), 141U);
  journal_.reset();  // waits for the disk, and not for the end of the time
  EXPECT_EQ(disk_.syncs, 2);
  EXPECT_EQ(RecordsIn(1), 200U);
}

TEST_F(JournalTest, LingeringEndsByItself) {
  Open({.linger = Millis{1}});
  journal_->Append("one");
  disk_.AwaitSync(1);
  journal_->Append("two");
  disk_.AwaitSync(2);
}

TEST_F(JournalTest, WhatLingersNeedNotBeWrittenOnceTheDataFileHasIt) {
  Open({.linger = kForEver});
  journal_->Append("one");
  journal_->TurnOver({8, 88});
  EXPECT_EQ(journal_->durable().value(), 42U);
  journal_->Append("two");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(RecordsIn(0), 0U);
  EXPECT_EQ(RecordsIn(1), 1U);
}

TEST_F(JournalTest, VeryMuchDoesNotLinger) {
  Open({.linger = kForEver});
  const std::string large(4U << 20U, 'x');
  for (int i = 0; i < 20; ++i) journal_->Append(large);  // the last ones would wait for ever
  EXPECT_GT(journal_->durable().value(), 41U);
}

// Otherwise a disk that stands still would let more and more be promised.
TEST_F(JournalTest, WhatShouldNotLingerAnyMoreIsWaitedFor) {
  Open({.linger = Millis{1}});
  disk_.Hold(true);
  journal_->Append("one");
  EXPECT_TRUE(support::WaitUntil([&] { return journal_->late(); }));
  auto second = std::async(std::launch::async, [&] { journal_->Append("two"); });
  EXPECT_EQ(second.wait_for(std::chrono::milliseconds(20)), std::future_status::timeout);
  disk_.Hold(false);
  second.get();
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_FALSE(journal_->late());
}

TEST_F(JournalTest, AWriteSaysWhatWasOnDiskBeforeItAndTheNoteWhatIs) {
  journal_->Append("one");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(ReadJournal(root_).value().note->durable, 42U);
  ASSERT_TRUE(journal_->Settle(9).ok());
  journal_->Append("two");
  ASSERT_TRUE(journal_->AwaitAll().ok());
  const JournalOnDisk journal = ReadJournal(root_).value();
  const std::vector<FoundHead>& heads = journal.files[1].heads;
  ASSERT_EQ(heads.size(), 2U);
  EXPECT_EQ(heads[0].head.durable, 41U);
  EXPECT_EQ(heads[0].head.settled, kJournalBase.transaction);
  EXPECT_EQ(heads[1].head.durable, 42U);
  EXPECT_EQ(heads[1].head.settled, 9U);
  EXPECT_EQ(journal.note->durable, 43U);
  EXPECT_EQ(journal.note->settled, 9U);
  EXPECT_EQ(journal.note->id, HashBytes("id"));
}

TEST_F(JournalTest, WithoutRoomItWaitsForAFlush) {
  disk_.Fail(ENOSPC, 0);
  journal_->Append("one");
  EXPECT_EQ(journal_->AwaitAll().error().code, ErrorCode::kNoSpace);
  EXPECT_EQ(journal_->durable().value(), 41U);
  EXPECT_TRUE(journal_->full());
  disk_.Fail(0, 0);
  journal_->Append("two");  // is not written while the one before is not
  EXPECT_EQ(journal_->AwaitAll().error().code, ErrorCode::kNoSpace);
  journal_->TurnOver({8, 88});
  EXPECT_EQ(journal_->durable().value(), 43U);
  journal_->Append("three");
  EXPECT_TRUE(journal_->AwaitAll().ok());
  EXPECT_EQ(journal_->durable().value(), 44U);
}

TEST_F(JournalTest, AFailedSyncIsForEver) {
  disk_.Fail(0, EIO);
  journal_->Append("one");
  EXPECT_EQ(journal_->AwaitAll().error().code, ErrorCode::kStorage);
  disk_.Fail(0, 0);
  journal_->Append("two");
  EXPECT_EQ(journal_->AwaitAll().error().code, ErrorCode::kStorage);
  EXPECT_FALSE(journal_->durable().ok());
}

}  // namespace
}  // namespace pawl
