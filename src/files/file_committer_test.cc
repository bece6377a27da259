#include "files/file_committer.h"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <future>

#include "base/clock.h"
#include "files/sweeper.h"
#include "tests/support/temp_dir.h"

namespace pawl::files {
namespace {

namespace fs = std::filesystem;

class FileCommitterTest : public ::testing::Test {
 protected:
  FileCommitterTest() : folder_(*Folder::Open({dir_.File("files"), "store-1", "node-1"})) {}

  TempFile Written(std::uint64_t seq, const std::string& bytes) {
    TempFile file = *folder_->CreateTemp(seq, 1);
    EXPECT_EQ(write(file.fd(), bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    return file;
  }

  std::size_t TempCount() const { return folder_->Temps()->size(); }

  // All regular files of the blocks.
  std::vector<std::string> StoredBytes() const {
    std::vector<std::string> all;
    const std::vector<std::uint32_t> blocks = *folder_->Blocks();
    for (const std::uint32_t block : blocks) {
      for (const auto& entry : fs::directory_iterator(dir_.File("files/" + BlockText(block)))) {
        all.push_back(support::ReadFile(entry.path()));
      }
    }
    return all;
  }

  support::TempDir dir_;
  std::unique_ptr<Folder> folder_;
};

TEST_F(FileCommitterTest, EveryFileIsStoredAndItsOwnerIsTold) {
  constexpr std::uint64_t kFiles = 200;
  std::mutex mutex;
  std::vector<StoredName> told;
  {
    FileCommitter committer(*folder_);
    for (std::uint64_t i = 0; i < kFiles; ++i) {
      const std::uint64_t seq = i * 100;  // some blocks
      EXPECT_TRUE(committer.Commit(Written(seq, "file " + std::to_string(seq)), [&](Result<StoredName> name) {
        ASSERT_TRUE(name.ok()) << name.error().detail;
        const std::lock_guard lock(mutex);
        told.push_back(*name);
      }));
    }
    committer.Stop();
    EXPECT_EQ(committer.waiting(), 0U);
  }
  ASSERT_EQ(told.size(), kFiles);
  for (const StoredName& name : told) {
    EXPECT_EQ(support::ReadFile(dir_.File("files/" + PathText(name))), "file " + std::to_string(name.seq));
  }
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(FileCommitterTest, FilesThatWaitShareTheStepsOfOneGroup) {
  std::promise<void> go;
  std::shared_future<void> gone = go.get_future().share();
  std::atomic<int> groups = 0;
  FileCommitterOptions options;
  options.threads = 1;
  options.at = [&](CommitStep step) {
    if (step == CommitStep::kTaken && groups++ == 0) gone.wait();
  };
  FileCommitter committer(*folder_, options);
  const auto ignore = [](const Result<StoredName>&) {};
  committer.Commit(Written(1, "x"), ignore);
  while (groups == 0) std::this_thread::yield();  // the first one is alone in its group
  for (std::uint64_t seq = 2; seq < 2 + 64; ++seq) committer.Commit(Written(seq, "x"), ignore);
  EXPECT_EQ(committer.waiting(), 65U);
  go.set_value();
  committer.Stop();
  EXPECT_EQ(groups, 3);
  EXPECT_EQ(StoredBytes().size(), 65U);
}

TEST_F(FileCommitterTest, WhatIsTooMuchIsRefusedAndRemoved) {
  std::promise<void> go;
  std::shared_future<void> gone = go.get_future().share();
  FileCommitterOptions options;
  options.waiting_max = 2;
  options.at = [&](CommitStep) { gone.wait(); };
  FileCommitter committer(*folder_, options);
  const auto ignore = [](const Result<StoredName>&) {};
  EXPECT_TRUE(committer.Commit(Written(1, "x"), ignore));
  EXPECT_TRUE(committer.Commit(Written(2, "x"), ignore));
  EXPECT_FALSE(committer.Commit(Written(3, "x"), ignore));
  EXPECT_EQ(TempCount(), 2U);
  go.set_value();
  committer.Stop();
  EXPECT_FALSE(committer.Commit(Written(4, "x"), ignore)) << "after Stop";
  EXPECT_EQ(StoredBytes().size(), 2U);
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(FileCommitterTest, ABlockThatIsRemovedMeanwhileIsMadeAgain) {
  int removals = 0;
  FileCommitterOptions options;
  options.at = [&](CommitStep step) {
    if (step == CommitStep::kSynced) removals += folder_->RemoveBlockIfEmpty(0) ? 1 : 0;
  };
  const auto opened = folder_->OpenBlock(0);
  FileCommitter committer(*folder_, options);
  std::promise<bool> stored;
  committer.Commit(Written(1, "x"), [&](const Result<StoredName>& name) { stored.set_value(name.ok()); });
  EXPECT_TRUE(stored.get_future().get());
  EXPECT_EQ(removals, 1);
}

TEST_F(FileCommitterTest, AFileThatCannotBeRenamedFailsAlone) {
  fs::create_directory_symlink(dir_.path(), dir_.File("files/00000001"));  // no folder of ours
  FileCommitter committer(*folder_);
  std::promise<bool> bad;
  std::promise<bool> good;
  committer.Commit(Written(4096, "x"), [&](const Result<StoredName>& name) { bad.set_value(name.ok()); });
  committer.Commit(Written(1, "x"), [&](const Result<StoredName>& name) { good.set_value(name.ok()); });
  EXPECT_FALSE(bad.get_future().get());
  EXPECT_TRUE(good.get_future().get());
  committer.Stop();
  EXPECT_EQ(TempCount(), 0U);
}

// A crash at any step leaves a temp file or a whole stored file, tells nobody, and the sweep after the restart removes
// it.
class CommitCrashTest : public FileCommitterTest, public ::testing::WithParamInterface<CommitStep> {};

TEST_P(CommitCrashTest, LeavesNothingThatASweepDoesNotRemove) {
  const std::string bytes(100'000, 'x');
  const auto crash = [&] {
    FileCommitterOptions options;
    options.at = [](CommitStep step) {
      if (step == GetParam()) std::abort();
    };
    FileCommitter committer(*folder_, options);
    committer.Commit(Written(1, bytes),
                     [&](const Result<StoredName>&) { support::WriteFile(dir_.File("told"), "told"); });
    committer.Stop();
    _exit(0);
  };
  EXPECT_EXIT(crash(), ::testing::KilledBySignal(SIGABRT), "");

  EXPECT_FALSE(fs::exists(dir_.File("told")));
  const bool renamed = GetParam() >= CommitStep::kRenamed;
  EXPECT_EQ(TempCount(), renamed ? 0U : 1U);
  EXPECT_EQ(StoredBytes(), renamed ? std::vector{bytes} : std::vector<std::string>());

  EXPECT_EQ(*RemoveDeadTemps(*folder_, [](std::string_view) { return false; }), renamed ? 0U : 1U);
  Sweeper sweeper(*folder_, [](std::span<const StoredName> names) { return std::vector<bool>(names.size(), false); });
  const Now later{SystemClock().Read().wall + std::chrono::hours(2), SteadyFromMillis(0)};
  ASSERT_TRUE(sweeper.Begin().ok());
  ASSERT_TRUE(sweeper.Step(later).ok());
  EXPECT_FALSE(sweeper.walking());
  EXPECT_EQ(StoredBytes().size() + TempCount(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Steps, CommitCrashTest,
                         ::testing::Values(CommitStep::kTaken, CommitStep::kSynced, CommitStep::kRenamed,
                                           CommitStep::kFolderSynced));

}  // namespace
}  // namespace pawl::files
