// What a journal brings to a Kv: commits that are durable before they are in the data file, whatever the machine leaves
// of either.
#include "store/journal/journaled_kv.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "store/journal/journal_recovery.h"
#include "tests/support/lmdb_kv_fixture.h"
#include "tests/support/older_files.h"

namespace pawl {
namespace {

std::string Contents(const std::string& path, std::size_t most = SIZE_MAX) {
  std::string bytes;
  std::ifstream in(path, std::ios::binary);
  in.seekg(0, std::ios::end);
  bytes.resize(std::min(most, static_cast<std::size_t>(std::max<std::streamoff>(0, in.tellg()))));
  in.seekg(0);
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

void Write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

class JournaledKvTest : public LmdbKvFixture {
 protected:
  std::unique_ptr<JournaledKv> OpenJournaled(JournalOptions options = {}) {
    auto kv = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0}, std::move(options));
    EXPECT_TRUE(kv.ok()) << ToString(kv.error());
    return kv.ok() ? *std::move(kv) : nullptr;
  }
  std::string journal(std::size_t file) const { return dir_ + "/" + kJournalFileNames.at(file); }

  static JournalOptions Lingering(Millis linger = std::chrono::hours(1)) {
    JournalOptions options;
    options.linger = linger;
    return options;
  }

  // A process that is killed after `body`.
  template <typename Body>
  void Crash(Body body, JournalOptions options = {}) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      auto kv = JournaledKv::Open({.dir = dir_}, std::move(options));
      if (kv.ok() && body(**kv)) raise(SIGKILL);
      _exit(1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
  }
};

TEST_F(JournaledKvTest, WhatIsDurableIsThereAfterACrash) {
  Crash([](JournaledKv& kv) {
    bool ok = PutOne(kv, "flushed").ok() && kv.BeginFlush().ok() && PutOne(kv, "a").ok();
    for (int i = 0; i < 100; ++i) ok = ok && PutOne(kv, "key" + std::to_string(i)).ok();
    return ok && kv.syncer()->AwaitAll().ok();
  });
  const auto kv = OpenJournaled();
  for (const char* key : {"flushed", "a", "key0", "key99"}) EXPECT_TRUE(Has(*kv, key)) << key;
}

TEST_F(JournaledKvTest, ACrashBeforeTheFirstFlushLosesNothingDurable) {
  Crash([](JournaledKv& kv) { return PutOne(kv, "a").ok() && kv.syncer()->AwaitAll().ok(); });
  EXPECT_TRUE(Has(*OpenJournaled(), "a"));
}

TEST_F(JournaledKvTest, WhereRecordsLingerACommitCountsAtOnceAndACrashTakesTheLast) {
  const auto counts = [](JournaledKv& kv) {
    return kv.syncer()->AwaitAll().ok() && kv.syncer()->durable().value() == kv.syncer()->committed();
  };
  Crash(
      [&](JournaledKv& kv) {
        return PutOne(kv, "flushed").ok() && kv.BeginFlush().ok() && PutOne(kv, "lingers").ok() && counts(kv);
      },
      Lingering());
  const auto kv = OpenJournaled();
  EXPECT_TRUE(Has(*kv, "flushed"));
  EXPECT_FALSE(Has(*kv, "lingers"));
}

TEST_F(JournaledKvTest, WhereRecordsLingerItMayBeWrittenByOtherThreadsUntilAFlush) {
  const auto kv = OpenJournaled(Lingering());
  EXPECT_FALSE(kv->HoldsOpen());
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  EXPECT_TRUE(kv->HoldsOpen());
  std::thread([&] { EXPECT_TRUE(PutOne(*kv, "b").ok()); }).join();
  ASSERT_TRUE(kv->BeginFlush().ok());
  EXPECT_FALSE(kv->HoldsOpen());
  EXPECT_TRUE(Has(*kv, "a") && Has(*kv, "b"));
}

TEST_F(JournaledKvTest, WhereRecordsLingerAFailureIsToldAndEndsIt) {
  JournalOptions options = Lingering(Millis{1});
  std::atomic<int> error = 0;
  options.disk.sync = [&](int) { return error.load(); };
  const auto kv = OpenJournaled(std::move(options));
  std::promise<void> failed;
  kv->syncer()->OnMoved([&](bool durable) {
    EXPECT_FALSE(durable) << "nobody waits to hear that";
    failed.set_value();
  });
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  ASSERT_TRUE(kv->BeginFlush().ok());  // waits for the disk
  EXPECT_TRUE(kv->syncer()->durable().ok());
  error = EIO;
  ASSERT_TRUE(PutOne(*kv, "b").ok());
  failed.get_future().get();
  kv->syncer()->OnMoved({});
  EXPECT_EQ(kv->syncer()->durable().error().code, ErrorCode::kStorage);
  EXPECT_EQ(kv->syncer()->AwaitAll().error().code, ErrorCode::kStorage);
  EXPECT_EQ(kv->Flush().error().code, ErrorCode::kStorage);
}

TEST_F(JournaledKvTest, AStoreWithoutAJournalTakesOverWhatOneHolds) {
  Crash([](JournaledKv& kv) { return PutOne(kv, "a").ok() && kv.syncer()->AwaitAll().ok(); });
  {
    auto kv = OpenReplayed({.dir = dir_});
    ASSERT_TRUE(kv.ok()) << ToString(kv.error());
    EXPECT_TRUE(Has(**kv, "a"));
    ASSERT_TRUE(PutOne(**kv, "b").ok());
  }
  const auto kv = OpenJournaled();
  EXPECT_TRUE(Has(*kv, "a") && Has(*kv, "b"));
}

TEST_F(JournaledKvTest, ClosedItLeavesTheDataFileAlone) {
  ASSERT_TRUE(PutOne(*OpenJournaled(), "a").ok());
  EXPECT_EQ(fs::file_size(journal(0)) + fs::file_size(journal(1)), 0U);
  EXPECT_TRUE(Has(*Open(), "a"));
}

TEST_F(JournaledKvTest, WhatChangedNothingIsNoCommit) {
  const auto kv = OpenJournaled();
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  const CommitNumber before = kv->syncer()->committed();
  const auto writer = kv->BeginWrite();
  EXPECT_FALSE(writer->Erase(Table::kHeads, "none"));
  EXPECT_FALSE(writer->Remove(Table::kIndexes, "none", 1));
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(kv->syncer()->committed(), before);
}

TEST_F(JournaledKvTest, ABackupOfAnotherTimeDoesNotTakeTheJournalForItsOwn) {
  const std::string backup = root_ + "/backup.mdb";
  {
    const auto kv = OpenJournaled();
    ASSERT_TRUE(PutOne(*kv, "backed up").ok());
    ASSERT_TRUE(kv->Flush().ok());
    ASSERT_TRUE(kv->Backup(backup, true).ok());
  }
  Crash([](JournaledKv& kv) { return PutOne(kv, "acknowledged").ok() && kv.syncer()->AwaitAll().ok(); });
  fs::copy_file(backup, file(), fs::copy_options::overwrite_existing);
  const std::string before = Contents(journal(0)) + Contents(journal(1));
  const auto refused = JournaledKv::Open({.dir = dir_});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kWrongFormat);
  EXPECT_NE(refused.error().detail.find("remove pawl.journal-a and pawl.journal-b"), std::string::npos)
      << refused.error().detail;
  EXPECT_EQ(Contents(journal(0)) + Contents(journal(1)), before);
  fs::remove(journal(0));
  fs::remove(journal(1));
  const auto kv = OpenJournaled();
  EXPECT_TRUE(Has(*kv, "backed up"));
  EXPECT_FALSE(Has(*kv, "acknowledged"));
}

// Two copies of a data file that are opened once have heads that cannot be told apart, but journals of their own.
TEST_F(JournaledKvTest, ADataFileThatIsRefusedIsLeftAsItIs) {
  const std::string other = root_ + "/other";
  { const auto made = OpenJournaled(); }
  fs::create_directory(other);
  fs::copy_file(file(), other + "/pawl.mdb");
  Crash([](JournaledKv& kv) { return PutOne(kv, "acknowledged").ok() && kv.syncer()->AwaitAll().ok(); });
  {
    const auto kv = JournaledKv::Open({.dir = other}).value();
    ASSERT_TRUE(PutOne(*kv, "of the other").ok());
  }
  fs::copy_file(other + "/pawl.mdb", file(), fs::copy_options::overwrite_existing);
  ASSERT_TRUE(GoesBack(ReadJournal(dir_).value(), **ReadDataFileStates(file()))) << "it has to know them by their ids";
  const std::string before = Contents(file(), 1 << 20);
  EXPECT_EQ(JournaledKv::Open({.dir = dir_}).error().code, ErrorCode::kWrongFormat);
  EXPECT_EQ(Contents(file(), 1 << 20), before);
  fs::remove(journal(0));
  fs::remove(journal(1));
  EXPECT_TRUE(Has(*OpenJournaled(), "of the other"));
}

// What it holds comes after the data file as it is, and a file of another format is another one.
TEST_F(JournaledKvTest, ADataFileOfAnOlderFormatIsRefusedWhileTheJournalContinuesIt) {
  Crash([](JournaledKv& kv) {
    auto writer = kv.BeginWrite();
    writer->Put(Table::kMeta, "format", FormatOf(3));
    bool older = writer->Commit().ok();
    for (const char* key : {"a", "b"}) older = older && kv.Flush().ok() && PutOne(kv, key).ok();
    return older && kv.Flush().ok() && PutOne(kv, "acknowledged").ok() && kv.syncer()->AwaitAll().ok();
  });
  const std::string data = Contents(file(), 1U << 20U);
  const std::string journals = Contents(journal(0)) + Contents(journal(1));
  const auto refused = JournaledKv::Open({.dir = dir_});
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kWrongFormat);
  EXPECT_NE(refused.error().detail.find("the version of pawl that wrote them"), std::string::npos);
  EXPECT_EQ(Contents(file(), 1U << 20U), data);
  EXPECT_EQ(Contents(journal(0)) + Contents(journal(1)), journals);

  // As that version leaves them.
  for (const std::size_t number : {0, 1}) fs::resize_file(journal(number), 0);
  ASSERT_TRUE(CloseJournalMark(file()).ok());
  EXPECT_EQ(OpenJournaled()->BeginRead()->Get(Table::kMeta, "format"), FormatOf(6));
}

TEST_F(JournaledKvTest, ABackupNeedNotWaitForACommit) {
  const auto kv = OpenJournaled();
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  ASSERT_TRUE(kv->BeginFlush().ok());
  kv->BeginWrite()->Abort();  // a turn without changes takes LMDB's lock
  ASSERT_TRUE(kv->BeginFlush().ok());
  fs::create_directory(root_ + "/copy");
  std::thread([&] { EXPECT_TRUE(kv->Backup(root_ + "/copy/pawl.mdb", false).ok()); }).join();
  dir_ = root_ + "/copy";
  EXPECT_TRUE(Has(*Open(), "a"));
}

TEST_F(JournaledKvTest, ABackupOnTheWritersThreadHoldsWhatIsCommitted) {
  const auto kv = OpenJournaled();
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  fs::create_directory(root_ + "/copy");
  ASSERT_TRUE(kv->Backup(root_ + "/copy/pawl.mdb", false).ok());
  dir_ = root_ + "/copy";
  EXPECT_TRUE(Has(*Open(), "a"));
}

TEST_F(JournaledKvTest, OnAFullDiskFewChangesWaitForAFlush) {
  const auto full = [](int, off_t, off_t) { return ENOSPC; };
  const auto kv = JournaledKv::Open({.dir = dir_, .allocate = full}).value();
  const auto put_many = [&] {
    const auto writer = kv->BeginWrite();
    for (int i = 0; i < 3'000; ++i) writer->Put(Table::kHeads, std::to_string(i), "v");
    return writer->Commit();
  };
  ASSERT_TRUE(put_many().ok());
  EXPECT_FALSE(kv->FlushNow());
  EXPECT_FALSE(kv->ReserveSpace());
  EXPECT_TRUE(kv->FlushNow());
  ASSERT_TRUE(kv->BeginFlush().ok());
  EXPECT_FALSE(kv->FlushNow());
}

TEST_F(JournaledKvTest, AJournalWithoutItsDataFileIsNotForgotten) {
  Crash([](JournaledKv& kv) { return PutOne(kv, "acknowledged").ok() && kv.syncer()->AwaitAll().ok(); });
  fs::remove(file());
  for (int times = 0; times < 2; ++times) {
    EXPECT_EQ(JournaledKv::Open({.dir = dir_}).error().code, ErrorCode::kWrongFormat);
  }
}

TEST_F(JournaledKvTest, WithoutRoomForTheJournalAFlushMakesThingsDurable) {
  JournalOptions options;
  options.disk.write = [](int, std::string_view, std::uint64_t) { return ENOSPC; };
  const auto kv = OpenJournaled(std::move(options));
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  EXPECT_EQ(kv->syncer()->AwaitAll().error().code, ErrorCode::kNoSpace);
  EXPECT_TRUE(kv->FlushNow());
  ASSERT_TRUE(kv->BeginFlush().ok());
  EXPECT_FALSE(kv->FlushNow());
  EXPECT_EQ(kv->syncer()->durable().value(), kv->syncer()->committed());
  const std::string copy = root_ + "/copy";
  fs::create_directory(copy);
  Write(copy + "/pawl.mdb", Contents(file(), 1 << 20));
  fs::resize_file(copy + "/pawl.mdb", fs::file_size(file()));
  dir_ = copy;
  EXPECT_TRUE(Has(*Open(), "a"));
}

// ---- power failures ----

// What a machine may leave of a directory when its power fails. Of a journal: all that was synced, and of what was only
// written any sectors. Of the data file: all that was there before the flush that is not synced yet, and of what that
// wrote any pages, its head too.
class PowerFailureTest : public JournaledKvTest, public testing::WithParamInterface<std::uint32_t> {
 protected:
  static constexpr std::size_t kSector = 512;
  static constexpr std::size_t kPage = 4096;
  static constexpr std::size_t kDataMost = 2 << 20;  // the data file is sparse behind this

  using Map = std::map<std::string, std::string>;

  JournalDisk Disk() {
    const JournalDisk real = JournalDisk::Real();
    return {[this, real](int fd, std::string_view bytes, std::uint64_t at) {
              return Note(fd) != note() && no_room_ ? ENOSPC : real.write(fd, bytes, at);
            },
            [this, real](int fd) {
              const int error = real.sync(fd);
              const std::lock_guard lock(mutex_);
              synced_[names_.at(fd)] = Contents(names_.at(fd));
              return error;
            }};
  }
  std::string Note(int fd) {
    const std::lock_guard lock(mutex_);
    return names_[fd] = fs::read_symlink("/proc/self/fd/" + std::to_string(fd)).string();
  }
  std::string note() const { return dir_ + "/" + kJournalNoteName; }

  // Whose flushes are synced when they may be.
  std::unique_ptr<JournaledKv> OpenOnDisk(JournalOptions options) {
    options.disk = Disk();
    LmdbOptions lmdb{.dir = dir_, .reserve_bytes = 0};
    lmdb.sync_cache = [this](int) {
      std::unique_lock lock(mutex_);
      sync_changed_.wait(lock, [this] { return !hold_syncs_; });
      data_synced_ = Contents(file(), kDataMost);
      return 0;
    };
    auto kv = JournaledKv::Open(std::move(lmdb), std::move(options)).value();
    const std::lock_guard lock(mutex_);
    data_synced_ = Contents(file(), kDataMost);
    synced_[note()] = Contents(note());
    return kv;
  }
  void HoldSyncs(bool hold) {
    const std::lock_guard lock(mutex_);
    hold_syncs_ = hold;
    sync_changed_.notify_all();
  }

  int Number(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }

  // `before`, with any parts of `after`.
  std::string Mixed(std::string before, std::string after, std::size_t part) {
    const std::size_t size = Number(0, 1) == 0 ? after.size() : std::max(before.size(), after.size());
    before.resize(std::max(size, before.size()), '\0');
    after.resize(before.size(), '\0');
    const int odds = Number(0, 4);
    for (std::size_t at = 0; at < before.size(); at += part) {
      if (Number(0, 3) < odds) before.replace(at, part, after.substr(at, part));
    }
    return before;
  }

  void Commit(JournaledKv& kv) {
    const auto writer = kv.BeginWrite();
    Map next = history_.back();
    for (int i = Number(1, 30); i > 0; --i) {
      const std::string key = std::to_string(Number(0, 300));
      if (Number(0, 2) == 0) {
        EXPECT_EQ(writer->Erase(Table::kHeads, key), next.erase(key) != 0);
      } else {
        next[key] = std::string(static_cast<std::size_t>(Number(0, 300)), static_cast<char>('a' + Number(0, 25)));
        writer->Put(Table::kHeads, key, next[key]);
      }
    }
    writer->Put(Table::kHeads, "commit", std::to_string(history_.size()));
    next["commit"] = std::to_string(history_.size());
    ASSERT_TRUE(writer->Commit().ok());
    history_.push_back(std::move(next));
  }

  static Map All(Kv& kv) {
    Map all;
    const auto reader = kv.BeginRead();
    std::string from;
    while (const auto entry = reader->AtOrAfter(Table::kHeads, from)) {
      from = entry->key;
      all.emplace(from, entry->value);
      from += '\0';
    }
    return all;
  }

  // The directory as the failure leaves it, opened again.
  void Fail(std::size_t durable_at_least) {
    const std::string left = root_ + "/left";
    fs::create_directory(left);
    {
      const std::lock_guard lock(mutex_);
      for (const std::string& path : {journal(0), journal(1), note()}) {
        Write(left + path.substr(dir_.size()), Mixed(synced_[path], Contents(path), kSector));
      }
      Write(left + "/pawl.mdb", Mixed(data_synced_, Contents(file(), kDataMost), kPage));
    }
    fs::resize_file(left + "/pawl.mdb", fs::file_size(file()));
    auto opened = JournaledKv::Open({.dir = left, .reserve_bytes = 0});
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    const Map all = All(**opened);
    const std::size_t commit = all.contains("commit") ? std::stoul(all.at("commit")) : 0;
    ASSERT_LT(commit, history_.size());
    EXPECT_GE(commit, durable_at_least) << "a commit that was durable is lost";
    EXPECT_EQ(all, history_.at(commit)) << "not the state after any commit";
    ASSERT_TRUE(PutOne(**opened, "new").ok());
    opened->reset();
    fs::remove_all(left);
  }

  // False if it was put off, because the one before is not synced yet.
  bool BeginFlush(JournaledKv& kv) {
    HoldSyncs(false);
    const DataFileState before = (*ReadDataFileStates(file()).value()).last;
    EXPECT_TRUE(kv.BeginFlush().ok());
    HoldSyncs(Number(0, 2) != 0);
    NoteEmptied();
    return (*ReadDataFileStates(file()).value()).last != before;
  }
  void Flush(JournaledKv& kv) {
    HoldSyncs(false);
    ASSERT_TRUE(kv.Flush().ok());
    NoteEmptied();
    const std::lock_guard lock(mutex_);
    data_synced_ = Contents(file(), kDataMost);
  }
  // A journal for which there was no room is emptied by a flush that waits for the disk.
  void NoteEmptied() {
    const std::lock_guard lock(mutex_);
    if (fs::file_size(journal(0)) + fs::file_size(journal(1)) > 0) return;
    data_synced_ = Contents(file(), kDataMost);
    for (std::size_t i = 0; i < 2; ++i) synced_.erase(journal(i));
  }

  std::mt19937 random_{GetParam()};
  std::atomic<bool> no_room_ = false;  // for the journal
  std::mutex mutex_;
  std::map<int, std::string> names_;
  std::map<std::string, std::string> synced_;  // of the journal's files
  std::condition_variable sync_changed_;
  bool hold_syncs_ = false;  // of the data file
  std::string data_synced_;
  std::vector<Map> history_{Map{}};
};

INSTANTIATE_TEST_SUITE_P(Seeds, PowerFailureTest, testing::Range(1U, 17U));

TEST_P(PowerFailureTest, LeavesTheStateAfterACommitAndNoneThatWasDurableIsLost) {
  const auto kv = OpenOnDisk({});
  const CommitNumber first = kv->syncer()->committed() + 1;
  std::size_t waited_for = 0;
  for (int step = 0; step < 150 && !HasFailure(); ++step) {
    Commit(*kv);
    const int what = Number(0, 9);
    if (what <= 1) {
      BeginFlush(*kv);
    } else if (what == 2) {
      if (kv->syncer()->AwaitAll().ok()) waited_for = history_.size() - 1;
    } else if (what == 3 && Number(0, 5) == 0) {
      Flush(*kv);
      waited_for = history_.size() - 1;
    } else if (what == 4 && Number(0, 3) == 0) {
      no_room_ = !no_room_;
    }
    if (kv->FlushNow()) BeginFlush(*kv);
    if (Number(0, 3) == 0) Fail(std::max(waited_for, kv->syncer()->durable().value() - first + 1));
  }
  HoldSyncs(false);
}

TEST_P(PowerFailureTest, LeavesTheStateAfterACommitAndNoneThatWasFlushedIsLostWhereRecordsLinger) {
  const auto kv = OpenOnDisk(Lingering(Number(0, 1) == 0 ? Millis{1} : std::chrono::hours(1)));
  std::size_t flushed = 0;
  for (int step = 0; step < 150 && !HasFailure(); ++step) {
    Commit(*kv);
    const int what = Number(0, 9);
    if (what <= 1) {
      if (BeginFlush(*kv)) flushed = history_.size() - 1;
    } else if (what == 2) {
      Flush(*kv);
      flushed = history_.size() - 1;
    }
    if (Number(0, 3) == 0) Fail(flushed);
  }
  HoldSyncs(false);
}

}  // namespace
}  // namespace pawl
