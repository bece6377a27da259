// What is LmdbKv's own, beside the contract of every Kv: the lock, the file, faults, the deferred mode.
#include "store/lmdb/lmdb_kv.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <thread>

#include "tests/support/lmdb_kv_fixture.h"

namespace pawl {
namespace {

using LmdbKvTest = LmdbKvFixture;

// Runs `body` in a process of its own, which must answer true.
void InAnotherProcess(const std::function<bool()>& body) {
  pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) _exit(body() ? 0 : 1);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << "status " << status;
}

// Runs `body` while no file of this process may grow: that stands in for a disk that is full or fails.
template <typename Body>
auto OnFullDisk(Body body) {
  rlimit unlimited{};
  getrlimit(RLIMIT_FSIZE, &unlimited);
  signal(SIGXFSZ, SIG_IGN);
  rlimit limit{8192, unlimited.rlim_max};
  setrlimit(RLIMIT_FSIZE, &limit);
  auto result = body();
  setrlimit(RLIMIT_FSIZE, &unlimited);
  return result;
}

// ---- the directory ----

TEST_F(LmdbKvTest, MissingDirectoriesAreMadeForTheOwnerAlone) {
  dir_ = root_ + "/a/b/";
  auto kv = Open();
  struct stat status {};
  ASSERT_EQ(stat(dir_.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0700u);
  ASSERT_EQ(stat((dir_ + "/pawl.mdb").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
}

TEST_F(LmdbKvTest, APathThatIsNoDirectoryIsRefused) {
  std::ofstream(dir_) << "a file";
  EXPECT_EQ(OpenFails().code, ErrorCode::kInvalid);
}

TEST_F(LmdbKvTest, ASecondOpenInTheSameProcessIsRefusedUntilTheFirstIsClosed) {
  auto kv = Open();
  Error error = OpenFails();
  EXPECT_EQ(error.code, ErrorCode::kInUse);
  EXPECT_EQ(error.detail, "the data directory " + dir_ + " is in use by process " + std::to_string(getpid()));
  kv.reset();
  EXPECT_TRUE(Open());
}

TEST_F(LmdbKvTest, AnotherProcessIsToldWhoHoldsTheDirectory) {
  auto kv = Open();
  std::string holder = std::to_string(getpid());
  InAnotherProcess([&] {
    auto second = LmdbKv::Open({.dir = dir_});
    return !second.ok() && second.error().code == ErrorCode::kInUse &&
           second.error().detail.ends_with("in use by process " + holder);
  });
  EXPECT_TRUE(PutOne(*kv, "a").ok());
}

TEST_F(LmdbKvTest, TheDirectoryOfAKilledProcessIsFreeAndItsCommitsAreKept) {
  InAnotherProcess([&] {
    auto kv = LmdbKv::Open({.dir = dir_});
    if (!kv.ok() || !PutOne(**kv, "committed").ok()) return false;
    auto writer = (*kv)->BeginWrite();
    writer->Put(Table::kHeads, "uncommitted", "v");
    if (writer->writes() == 1) _exit(0);  // runs no destructor
    return false;
  });
  auto kv = Open();
  EXPECT_TRUE(Has(*kv, "committed"));
  EXPECT_FALSE(Has(*kv, "uncommitted"));
}

// ---- room ----

TEST_F(LmdbKvTest, ReserveKeepsTheFileAllocatedAheadOfItsUse) {
  auto kv = Open({.reserve_bytes = 1 << 20});
  ASSERT_TRUE(kv->ReserveSpace());
  EXPECT_GE(kv->DiskBytes(), std::uint64_t{1} << 20);
  EXPECT_GE(fs::file_size(file()), std::uint64_t{1} << 20);
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  kv.reset();
  EXPECT_TRUE(Has(*Open(), "a"));
}

TEST_F(LmdbKvTest, ReserveSaysNoWhileTheDiskIsFullAndHealsByItself) {
  bool full = true;
  int calls = 0;
  auto kv = Open({.reserve_bytes = 1 << 20, .allocate = [&](int, off_t, off_t) { return ++calls, full ? ENOSPC : 0; }});
  EXPECT_FALSE(kv->ReserveSpace());
  EXPECT_FALSE(kv->ReserveSpace());
  EXPECT_TRUE(PutOne(*kv, "a").ok()) << "what is not refused goes on";
  full = false;
  EXPECT_TRUE(kv->ReserveSpace());
  EXPECT_EQ(calls, 3);
  EXPECT_TRUE(kv->ReserveSpace());
  EXPECT_EQ(calls, 3) << "nothing to do";
}

TEST_F(LmdbKvTest, ADiskThatFailsIsNotTakenForAFullOne) {
  int error = 0;
  auto kv = Open({.reserve_bytes = 1 << 20, .allocate = [&](int, off_t, off_t) { return error; }});
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  error = EIO;
  EXPECT_FALSE(kv->ReserveSpace());
  const auto refused = PutOne(*kv, "b");
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kStorage);
  EXPECT_THAT(refused.error().detail, testing::HasSubstr("allocate space"));
}

TEST_F(LmdbKvTest, ReserveMovesOnAsTheFileGrows) {
  off_t end = 0;
  auto kv = Open({.reserve_bytes = 60 << 20, .allocate = [&](int, off_t offset, off_t length) {
                    end = offset + length;
                    return 0;
                  }});
  ASSERT_TRUE(kv->ReserveSpace());
  EXPECT_EQ(end, 64 << 20);
  ASSERT_TRUE(PutOne(*kv, "big", std::string(8 << 20, 'x')).ok());
  ASSERT_TRUE(kv->ReserveSpace());
  EXPECT_EQ(end, 128 << 20);
}

TEST_F(LmdbKvTest, AFullMapFailsThatTransactionAndNoOther) {
  auto kv = Open({.map_bytes = 1 << 20, .reserve_bytes = 0});
  ASSERT_TRUE(PutOne(*kv, "before").ok());
  auto writer = kv->BeginWrite();
  writer->Put(Table::kHeads, "small", "v");
  writer->Put(Table::kHeads, "big", std::string(2 << 20, 'x'));
  writer->Put(Table::kHeads, "later", "v");
  EXPECT_FALSE(writer->Get(Table::kHeads, "before")) << "a failed transaction finds nothing";
  auto committed = writer->Commit();
  ASSERT_FALSE(committed.ok());
  EXPECT_EQ(committed.error().code, ErrorCode::kNoSpace);
  EXPECT_TRUE(PutOne(*kv, "after").ok());
  EXPECT_TRUE(Has(*kv, "before") && Has(*kv, "after"));
  EXPECT_FALSE(Has(*kv, "small") || Has(*kv, "later"));
}

TEST_F(LmdbKvTest, AFailedCommitIsLatchedAndWhatWasCommittedStays) {
  ASSERT_TRUE(PutOne(*Open(), "before").ok());
  InAnotherProcess([&] {
    auto kv = *LmdbKv::Open({.dir = dir_, .reserve_bytes = 0});
    const auto failed = OnFullDisk([&] { return PutOne(*kv, "lost"); });
    auto again = PutOne(*kv, "after");
    return !failed.ok() && failed.error().code == ErrorCode::kStorage && !again.ok() &&
           again.error().code == ErrorCode::kStorage && again.error().detail == failed.error().detail &&
           !kv->Flush().ok() && Has(*kv, "before");
  });
  auto kv = Open();
  EXPECT_TRUE(Has(*kv, "before"));
  EXPECT_FALSE(Has(*kv, "lost") || Has(*kv, "after"));
}

// ---- backup ----

TEST_F(LmdbKvTest, ABackupHoldsWhatIsCommittedAndCanBeOpened) {
  MakeFile();
  for (bool compact : {false, true}) {
    std::string copy_dir = root_ + (compact ? "/compact" : "/plain");
    fs::create_directory(copy_dir);
    {
      auto kv = Open();
      ASSERT_TRUE(kv->Backup(copy_dir + "/pawl.mdb", compact).ok());
      ASSERT_TRUE(PutOne(*kv, "after the backup").ok());
    }
    auto copy = LmdbKv::Open({.dir = copy_dir});
    ASSERT_TRUE(copy.ok()) << ToString(copy.error());
    EXPECT_TRUE(Has(**copy, "0") && Has(**copy, "1999"));
    EXPECT_EQ(Has(**copy, "after the backup"), compact) << "only the second came after such a key";
    EXPECT_TRUE(PutOne(**copy, "new").ok());
    EXPECT_FALSE(fs::exists(copy_dir + "/pawl.mdb.part"));
  }
}

TEST_F(LmdbKvTest, ABackupRunsBesideAnOpenTransactionOfAnotherThread) {
  auto kv = Open();
  ASSERT_TRUE(PutOne(*kv, "committed").ok());
  auto writer = kv->BeginWrite();
  writer->Put(Table::kHeads, "uncommitted", "v");
  fs::create_directory(root_ + "/copy");
  std::thread([&] { EXPECT_TRUE(kv->Backup(root_ + "/copy/pawl.mdb", true).ok()); }).join();
  ASSERT_TRUE(writer->Commit().ok());
  auto copy = LmdbKv::Open({.dir = root_ + "/copy"});
  ASSERT_TRUE(copy.ok());
  EXPECT_TRUE(Has(**copy, "committed"));
  EXPECT_FALSE(Has(**copy, "uncommitted"));
}

TEST_F(LmdbKvTest, ABackupToABadPathSaysWhatIsWrongAndHarmsNothing) {
  auto kv = Open();
  std::ofstream(root_ + "/precious") << "precious";
  fs::create_directory(root_ + "/directory");
  fs::create_symlink(root_ + "/target", root_ + "/dangling");
  const auto refusal = [&](const std::string& path, const std::string& why) {
    const auto done = kv->Backup(path, true);
    ASSERT_FALSE(done.ok()) << path;
    EXPECT_EQ(done.error().code, ErrorCode::kInvalid) << path;
    EXPECT_EQ(done.error().field, "path");
    EXPECT_TRUE(done.error().detail.find(why) != std::string::npos) << done.error().detail;
  };
  refusal(root_ + "/precious", "exists already");
  refusal(root_ + "/directory", "exists already");
  refusal(root_ + "/dangling", "exists already");
  refusal(root_ + "/no/such/place", "there is no directory " + root_ + "/no/such");
  refusal(root_ + "/precious/file", "Not a directory");
  refusal(root_ + "/new/", "does not name a file");
  refusal(root_ + "/" + std::string(300, 'x'), "File name too long");
  refusal("/proc/copy.mdb", "/proc");
  EXPECT_EQ(fs::file_size(root_ + "/precious"), 8u);
  EXPECT_FALSE(fs::exists(root_ + "/target"));
  EXPECT_TRUE(PutOne(*kv, "after").ok()) << "the store goes on";
}

TEST_F(LmdbKvTest, ABackupWritesThroughNothingThatAnotherHasLeft) {
  auto kv = Open();
  const std::string path = root_ + "/copy.mdb";
  std::ofstream(root_ + "/precious") << "precious";
  fs::create_symlink(root_ + "/precious", path + ".part");
  ASSERT_TRUE(kv->Backup(path, true).ok());
  EXPECT_EQ(fs::file_size(root_ + "/precious"), 8u);
  EXPECT_TRUE(fs::is_symlink(path + ".part"));
  EXPECT_TRUE(fs::is_regular_file(path));
  const auto files = std::distance(fs::directory_iterator(root_), fs::directory_iterator());
  EXPECT_EQ(files, 4) << "data, precious, the link, the copy, and nothing more";
}

TEST_F(LmdbKvTest, ABackupThatCannotBeWrittenLeavesNothingAndTheStoreGoesOn) {
  MakeFile();
  InAnotherProcess([&] {
    auto kv = *LmdbKv::Open({.dir = dir_, .reserve_bytes = 0});
    const auto failed = OnFullDisk([&] { return kv->Backup(root_ + "/copy.mdb", false); });
    return !failed.ok() && failed.error().code == ErrorCode::kInvalid &&
           failed.error().detail.find("File too large") != std::string::npos && PutOne(*kv, "after").ok();
  });
  const auto files = std::distance(fs::directory_iterator(root_), fs::directory_iterator());
  EXPECT_EQ(files, 1) << "data, and nothing that was left half written";
}

// ---- deferred ----

TEST_F(LmdbKvTest, DeferredCommitsAreReadBeforeTheyAreFlushed) {
  auto kv = Open({.sync = false});
  EXPECT_TRUE(kv->Deferred());
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  ASSERT_TRUE(PutOne(*kv, "b").ok());
  EXPECT_TRUE(Has(*kv, "a") && Has(*kv, "b"));
  ASSERT_TRUE(kv->Flush().ok());
  EXPECT_TRUE(Has(*kv, "a") && Has(*kv, "b"));
}

TEST_F(LmdbKvTest, AFlushMayNotBePutOffWhenMuchWaits) {
  auto kv = Open({.sync = false});
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  EXPECT_FALSE(kv->FlushNow());
  ASSERT_TRUE(PutOne(*kv, "b", std::string(17 << 20, 'x')).ok());
  EXPECT_TRUE(kv->FlushNow());
  ASSERT_TRUE(kv->Flush().ok());
  EXPECT_FALSE(kv->FlushNow());
}

TEST_F(LmdbKvTest, ACrashLosesWhatWasNotFlushedAndNoMore) {
  InAnotherProcess([&] {
    auto kv = *LmdbKv::Open({.dir = dir_, .sync = false});
    bool ok = PutOne(*kv, "flushed").ok() && kv->Flush().ok() && PutOne(*kv, "not flushed").ok();
    if (ok) _exit(0);  // runs no destructor
    return false;
  });
  auto kv = Open();
  EXPECT_TRUE(Has(*kv, "flushed"));
  EXPECT_FALSE(Has(*kv, "not flushed"));
}

// More blocks of sets than a transaction keeps in memory, each changed again after it was written.
TEST_F(LmdbKvTest, ManySetsChangeInOneTransaction) {
  constexpr std::uint64_t kSets = 20'000;
  const auto set = [](std::uint64_t number) { return "set" + std::to_string(number); };
  const auto kv = Open();
  auto writer = kv->BeginWrite();
  for (std::uint64_t i = 0; i < kSets; ++i) EXPECT_TRUE(writer->Add(Table::kIndexes, set(i), i));
  for (std::uint64_t i = 0; i < kSets; ++i) EXPECT_TRUE(writer->Add(Table::kIndexes, set(i), i + 1));
  for (std::uint64_t i = 0; i < kSets; i += 2) EXPECT_TRUE(writer->Remove(Table::kIndexes, set(i), i));
  EXPECT_EQ(writer->Count(Table::kIndexes, set(1)), 2U);
  ASSERT_TRUE(writer->Commit().ok());
  const auto reader = kv->BeginRead();
  for (std::uint64_t i = 0; i < kSets; ++i) {
    ASSERT_EQ(reader->Count(Table::kIndexes, set(i)), i % 2 == 0 ? 1U : 2U) << i;
    ASSERT_EQ(reader->MemberAtOrAfter(Table::kIndexes, set(i), 0), i % 2 == 0 ? i + 1 : i);
  }
}

TEST_F(LmdbKvTest, ClosingFlushes) {
  ASSERT_TRUE(PutOne(*Open({.sync = false}), "a").ok());
  EXPECT_TRUE(Has(*Open(), "a"));
}

TEST_F(LmdbKvTest, ADeferredAbortWithoutChangesIsHarmless) {
  auto kv = Open({.sync = false});
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  kv->BeginWrite()->Abort();
  EXPECT_TRUE(PutOne(*kv, "b").ok());
  EXPECT_TRUE(kv->Flush().ok());
}

TEST_F(LmdbKvTest, ADeferredAbortWithChangesIsLatched) {
  auto kv = Open({.sync = false});
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  auto writer = kv->BeginWrite();
  writer->Put(Table::kHeads, "b", "v");
  writer->Abort();
  EXPECT_EQ(PutOne(*kv, "c").error().code, ErrorCode::kStorage);
  EXPECT_EQ(kv->Flush().error().code, ErrorCode::kStorage);
}

TEST_F(LmdbKvTest, ADeferredBackupOnTheWritersThreadFlushesFirst) {
  auto kv = Open({.sync = false});
  ASSERT_TRUE(PutOne(*kv, "a").ok());
  fs::create_directory(root_ + "/copy");
  ASSERT_TRUE(kv->Backup(root_ + "/copy/pawl.mdb", false).ok());
  auto copy = LmdbKv::Open({.dir = root_ + "/copy"});
  ASSERT_TRUE(copy.ok());
  EXPECT_TRUE(Has(**copy, "a"));
}

}  // namespace
}  // namespace pawl
