#include "files/folder.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "tests/support/temp_dir.h"

namespace pawl::files {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class FolderTest : public ::testing::Test {
 protected:
  FolderOptions Options() const { return {dir_.File("files"), "store-1", "node-1"}; }

  std::unique_ptr<Folder> OpenFolder() const {
    auto folder = Folder::Open(Options());
    EXPECT_TRUE(folder.ok()) << folder.error().detail;
    return *std::move(folder);
  }

  static StoredName Store(Folder& folder, std::uint64_t seq, std::string_view bytes) {
    auto temp = folder.CreateTemp(seq, 1);
    EXPECT_EQ(write(temp->fd(), bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    auto block = folder.OpenBlock(static_cast<std::uint32_t>(seq / 4096));
    auto name = folder.Rename(*temp, *block);
    EXPECT_TRUE(folder.SyncBlock(*block).ok());
    return *name;
  }

  std::string File(const std::string& name) const { return dir_.File("files/" + name); }

  support::TempDir dir_;
};

TEST_F(FolderTest, AStoredFileIsReadBackByItsPath) {
  const auto folder = OpenFolder();
  const StoredName name = Store(*folder, 41872, "bytes");
  EXPECT_EQ(name.seq, 41872U);
  EXPECT_EQ(name.attempt, 1U);
  const auto opened = folder->OpenStored(PathText(name));
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened->bytes, 5U);
  char buffer[8];
  EXPECT_EQ(pread(opened->file.fd(), buffer, sizeof buffer, 0), 5);
}

TEST_F(FolderTest, FilesAndFoldersAreForTheirOwnerUnlessSaidOtherwise) {
  const mode_t before = umask(0077);
  const auto folder = OpenFolder();
  const StoredName name = Store(*folder, 1, "x");
  struct stat info {};
  EXPECT_EQ(stat(File(PathText(name)).c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0600U);
  EXPECT_EQ(stat(File("00000000").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0700U);

  FolderOptions shared = Options();
  shared.path = dir_.File("shared");
  shared.mode = 0640;
  const auto other = *Folder::Open(shared);
  const StoredName there = Store(*other, 1, "x");
  EXPECT_EQ(stat((shared.path + "/" + PathText(there)).c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0640U);
  EXPECT_EQ(stat((shared.path + "/00000000").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 0777U, 0710U);
  umask(before);
}

TEST_F(FolderTest, AFolderOfAnotherStoreIsRefused) {
  OpenFolder();
  EXPECT_TRUE(Folder::Open(Options()).ok()) << "its own store opens it again";
  FolderOptions other = Options();
  other.store_id = "store-2";
  const auto refused = Folder::Open(other);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kInUse);
  EXPECT_THAT(refused.error().detail, HasSubstr("another store (store-1, this one is store-2)"));
  EXPECT_EQ(support::ReadFile(File("pawl.lock")), "pawl files 1\nstore store-1\n");
}

TEST_F(FolderTest, AMarkThatCannotBeReadIsRefused) {
  OpenFolder();
  for (const char* const mark : {"", "pawl files 2\nstore store-1\n", "pawl files 1\nstore store-1"}) {
    support::WriteFile(File("pawl.lock"), mark);
    const auto refused = Folder::Open(Options());
    ASSERT_FALSE(refused.ok()) << mark;
    EXPECT_EQ(refused.error().code, ErrorCode::kWrongFormat);
  }
}

TEST_F(FolderTest, AMarkThatIsALinkIsRefused) {
  fs::create_directory(dir_.File("files"));
  support::WriteFile(dir_.File("elsewhere"), "pawl files 1\nstore store-1\n");
  fs::create_symlink(dir_.File("elsewhere"), File("pawl.lock"));
  EXPECT_FALSE(Folder::Open(Options()).ok());
}

TEST_F(FolderTest, OptionsThatDoNotFitAreRefused) {
  FolderOptions options = Options();
  options.node = "../node";
  EXPECT_EQ(Folder::Open(options).error().code, ErrorCode::kInvalid);
  options = Options();
  options.store_id = "two\nlines";
  EXPECT_EQ(Folder::Open(options).error().code, ErrorCode::kInvalid);
  options = Options();
  options.path = dir_.File("no/such/parent");
  EXPECT_EQ(Folder::Open(options).error().code, ErrorCode::kStorage);
}

TEST_F(FolderTest, ATempFileGoesWithItsOwner) {
  const auto folder = OpenFolder();
  {
    auto temp = folder->CreateTemp(7, 3);
    ASSERT_TRUE(temp.ok());
    EXPECT_TRUE(fs::exists(File("tmp/node-1.7.3")));
    const TempFile moved = *std::move(temp);
    EXPECT_TRUE(fs::exists(File("tmp/node-1.7.3")));
  }
  EXPECT_FALSE(fs::exists(File("tmp/node-1.7.3")));
}

TEST_F(FolderTest, TwoTempFilesOfOneAttemptAreRefused) {
  const auto folder = OpenFolder();
  const auto temp = folder->CreateTemp(7, 3);
  EXPECT_EQ(folder->CreateTemp(7, 3).error().code, ErrorCode::kInUse);
  EXPECT_TRUE(folder->CreateTemp(7, 4).ok());
}

TEST_F(FolderTest, ATempFileIsNeverWrittenThroughALink) {
  const auto folder = OpenFolder();
  support::WriteFile(dir_.File("victim"), "precious");
  fs::create_symlink(dir_.File("victim"), File("tmp/node-1.7.3"));
  EXPECT_FALSE(folder->CreateTemp(7, 3).ok());
  EXPECT_EQ(support::ReadFile(dir_.File("victim")), "precious");
}

TEST_F(FolderTest, LinksAreNeverFollowed) {
  const auto folder = OpenFolder();
  const std::string name = "41872.2.9f3c62ab00d1e755";
  support::WriteFile(dir_.File(name), "outside");
  // The file is a link, its folder is a link, the file is a directory.
  fs::create_directory(File("0000000a"));
  fs::create_symlink(dir_.File(name), File("0000000a/" + name));
  EXPECT_EQ(folder->OpenStored("0000000a/" + name).error().code, ErrorCode::kNotFound);
  fs::remove_all(File("0000000a"));
  fs::create_directory_symlink(dir_.path(), File("0000000a"));
  EXPECT_EQ(folder->OpenStored("0000000a/" + name).error().code, ErrorCode::kNotFound);
  EXPECT_FALSE(*folder->Unlink(*ParsePath("0000000a/" + name)));
  EXPECT_FALSE(folder->OpenBlock(10).ok());
  EXPECT_EQ(support::ReadFile(dir_.File(name)), "outside");
  fs::remove(File("0000000a"));
  fs::create_directories(File("0000000a/" + name));
  EXPECT_EQ(folder->OpenStored("0000000a/" + name).error().code, ErrorCode::kNotFound);
}

TEST_F(FolderTest, PathsThatLeadElsewhereAreInvalid) {
  const auto folder = OpenFolder();
  for (const char* const path : {"../secret", "pawl.lock", "tmp/node-1.7.3", "0000000a/../pawl.lock", "/etc/passwd"}) {
    EXPECT_EQ(folder->OpenStored(path).error().code, ErrorCode::kInvalid) << path;
  }
}

TEST_F(FolderTest, AFifoIsNotWaitedFor) {
  const auto folder = OpenFolder();
  fs::create_directory(File("0000000a"));
  ASSERT_EQ(mkfifo(File("0000000a/41872.2.9f3c62ab00d1e755").c_str(), 0600), 0);
  EXPECT_EQ(folder->OpenStored("0000000a/41872.2.9f3c62ab00d1e755").error().code, ErrorCode::kNotFound);
}

TEST_F(FolderTest, ARemovedFileIsGoneAndRemovingItAgainIsNoError) {
  const auto folder = OpenFolder();
  const StoredName name = Store(*folder, 5, "x");
  EXPECT_TRUE(*folder->Unlink(name));
  EXPECT_FALSE(*folder->Unlink(name));
  EXPECT_FALSE(*folder->Unlink({99'999'999, 1, 1}));
  EXPECT_EQ(folder->OpenStored(PathText(name)).error().code, ErrorCode::kNotFound);
}

TEST_F(FolderTest, ARenameIntoARemovedBlockSaysSo) {
  const auto folder = OpenFolder();
  auto temp = folder->CreateTemp(5, 1);
  const auto block = folder->OpenBlock(0);
  EXPECT_TRUE(folder->RemoveBlockIfEmpty(0));
  EXPECT_EQ(folder->Rename(*temp, *block).error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(fs::exists(File("tmp/node-1.5.1")));
}

TEST_F(FolderTest, TheFreePartOfTheDiskIsARatio) {
  const auto free = OpenFolder()->FreeRatio();
  ASSERT_TRUE(free.ok());
  EXPECT_GE(*free, 0.0);
  EXPECT_LE(*free, 1.0);
}

}  // namespace
}  // namespace pawl::files
