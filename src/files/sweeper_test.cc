#include "files/sweeper.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <set>

#include "tests/support/temp_dir.h"

namespace pawl::files {
namespace {

namespace fs = std::filesystem;

class SweeperTest : public ::testing::Test {
 protected:
  SweeperTest() : folder_(*Folder::Open({dir_.File("files"), "store-1", "node-1"})) {}

  std::string File(const std::string& name) const { return dir_.File("files/" + name); }

  // Sets when a file or a folder was changed.
  static void SetChanged(const std::string& path, WallTime at) {
    const timespec when{ToMillis(at) / 1000, 0};
    const std::array<timespec, 2> both{when, when};
    ASSERT_EQ(utimensat(AT_FDCWD, path.c_str(), both.data(), AT_SYMLINK_NOFOLLOW), 0);
  }

  void AddFile(const StoredName& name, Millis age) {
    fs::create_directories(File(BlockText(name.block())));
    support::WriteFile(File(PathText(name)), "12345");
    SetChanged(File(PathText(name)), now_.wall - age);
  }

  // The sweeper of a store in which these jobs want their files.
  Sweeper SweeperFor(std::set<std::uint64_t> wanted) {
    return Sweeper(*folder_, [this, wanted](std::span<const StoredName> names) {
      std::vector<bool> stays;
      for (const StoredName& name : names) {
        stays.push_back(wanted.contains(name.seq));
        asked_.push_back(name.seq);
      }
      return stays;
    });
  }

  void WalkAll(Sweeper& sweeper) {
    ASSERT_TRUE(sweeper.Begin().ok());
    while (true) {
      const auto due = sweeper.Step(now_);
      ASSERT_TRUE(due.ok()) << due.error().detail;
      if (!*due) return;
      now_.steady = **due;
    }
  }

  support::TempDir dir_;
  std::unique_ptr<Folder> folder_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000)};
  std::vector<std::uint64_t> asked_;
};

constexpr Millis kOld = std::chrono::hours(2);
constexpr Millis kYoung = std::chrono::minutes(59);

TEST_F(SweeperTest, RemovesOldFilesThatNoJobWants) {
  AddFile({1, 1, 1}, kOld);
  AddFile({2, 1, 2}, kOld);
  AddFile({3, 1, 3}, kYoung);
  AddFile({5'000, 1, 4}, kOld);
  Sweeper sweeper = SweeperFor({2});
  WalkAll(sweeper);
  EXPECT_FALSE(fs::exists(File(PathText({1, 1, 1}))));
  EXPECT_TRUE(fs::exists(File(PathText({2, 1, 2}))));
  EXPECT_TRUE(fs::exists(File(PathText({3, 1, 3}))));
  EXPECT_FALSE(fs::exists(File(PathText({5'000, 1, 4}))));
  EXPECT_THAT(asked_, ::testing::UnorderedElementsAre(1, 2, 5'000)) << "nobody is asked about a young file";
  EXPECT_EQ(sweeper.counts().removed, 2U);
  EXPECT_EQ(sweeper.counts().removed_bytes, 10U);
  EXPECT_EQ(sweeper.counts().kept, 2U);
  EXPECT_EQ(sweeper.counts().kept_bytes, 10U);
  EXPECT_EQ(sweeper.counts().failed, 0U);
}

TEST_F(SweeperTest, LeavesAloneWhatIsNotItsOwn) {
  AddFile({1, 1, 1}, kOld);
  support::WriteFile(dir_.File("outside"), "precious");
  support::WriteFile(File("README"), "x");
  support::WriteFile(File("00000000/notes.txt"), "x");
  support::WriteFile(File("00000000/5000.1.0000000000000001"), "of another block");
  fs::create_symlink(dir_.File("outside"), File("00000000/2.1.0000000000000002"));
  fs::create_directories(File("00000000/3.1.0000000000000003/inside"));
  fs::create_directories(dir_.File("other"));
  support::WriteFile(dir_.File("other/4096.1.0000000000000001"), "x");
  fs::create_directory_symlink(dir_.File("other"), File("00000001"));
  now_.wall = SystemClock().Read().wall + kOld;
  Sweeper sweeper = SweeperFor({});
  WalkAll(sweeper);
  EXPECT_EQ(sweeper.counts().removed, 1U);
  EXPECT_EQ(sweeper.counts().folders_removed, 0U);
  EXPECT_EQ(support::ReadFile(dir_.File("outside")), "precious");
  for (const char* const name : {"README", "pawl.lock", "tmp", "00000000/notes.txt", "00000000/5000.1.0000000000000001",
                                 "00000000/3.1.0000000000000003/inside", "00000001/4096.1.0000000000000001"}) {
    EXPECT_TRUE(fs::exists(File(name))) << name;
  }
  EXPECT_TRUE(fs::is_symlink(File("00000000/2.1.0000000000000002")));
}

TEST_F(SweeperTest, RemovesFoldersThatWereEmptyForLong) {
  AddFile({1, 1, 1}, kOld);
  Sweeper sweeper = SweeperFor({});
  WalkAll(sweeper);
  EXPECT_EQ(sweeper.counts().folders_removed, 0U) << "the removal has just changed it";
  SetChanged(File("00000000"), now_.wall - kOld);
  WalkAll(sweeper);
  EXPECT_EQ(sweeper.counts().folders_removed, 1U);
  EXPECT_FALSE(fs::exists(File("00000000")));
}

TEST_F(SweeperTest, KeepsItsPaceByTheGivenClock) {
  for (std::uint64_t seq = 0; seq < 350; ++seq) AddFile({seq, 1, seq}, kOld);
  Sweeper sweeper = SweeperFor({});
  ASSERT_TRUE(sweeper.Begin().ok());
  const SteadyTime start = now_.steady;
  EXPECT_EQ(**sweeper.Step(now_), start + Millis(100)) << "100 files are a tenth of a second's";
  EXPECT_EQ(sweeper.counts().removed, 100U);
  now_.steady += Millis(99);
  EXPECT_EQ(**sweeper.Step(now_), start + Millis(100));
  EXPECT_EQ(sweeper.counts().removed, 100U) << "it was not due";
  now_.steady += Millis(1);
  ASSERT_TRUE(sweeper.Step(now_).ok());
  EXPECT_EQ(sweeper.counts().removed, 200U);
  now_.steady += Millis(100);
  ASSERT_TRUE(sweeper.Step(now_).ok());
  now_.steady += Millis(100);
  EXPECT_FALSE(sweeper.Step(now_)->has_value());
  EXPECT_EQ(sweeper.counts().removed, 350U);
}

TEST_F(SweeperTest, AQuestionThatFailsEndsTheWalkAndRemovesNothing) {
  AddFile({1, 1, 1}, kOld);
  Sweeper sweeper(*folder_, [](std::span<const StoredName>) -> Result<std::vector<bool>> {
    return Error{ErrorCode::kUnavailable, "the store is away"};
  });
  ASSERT_TRUE(sweeper.Begin().ok());
  EXPECT_EQ(sweeper.Step(now_).error().code, ErrorCode::kUnavailable);
  EXPECT_FALSE(sweeper.walking());
  EXPECT_TRUE(fs::exists(File(PathText({1, 1, 1}))));
}

TEST_F(SweeperTest, AnEmptyFolderIsWalkedAtOnce) {
  Sweeper sweeper = SweeperFor({});
  ASSERT_TRUE(sweeper.Begin().ok());
  EXPECT_FALSE(sweeper.Step(now_)->has_value());
  EXPECT_FALSE(sweeper.Step(now_)->has_value()) << "without a walk there is nothing to do";
}

TEST_F(SweeperTest, TempFilesOfDeadNodesAreRemoved) {
  for (const char* const name : {"node-1.1.1", "node-2.2.1", "node.with.dots.3.1", "something else"}) {
    support::WriteFile(File(std::string("tmp/") + name), "x");
  }
  EXPECT_EQ(*RemoveDeadTemps(*folder_, [](std::string_view node) { return node == "node-2"; }), 2U);
  EXPECT_FALSE(fs::exists(File("tmp/node-1.1.1")));
  EXPECT_FALSE(fs::exists(File("tmp/node.with.dots.3.1")));
  EXPECT_TRUE(fs::exists(File("tmp/node-2.2.1")));
  EXPECT_TRUE(fs::exists(File("tmp/something else")));
}

}  // namespace
}  // namespace pawl::files
