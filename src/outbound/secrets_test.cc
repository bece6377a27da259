#include "outbound/secrets.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "tests/support/temp_dir.h"

namespace pawl::outbound {
namespace {

using Values = std::vector<std::string>;

// Written as an operator does it: a new file in the place of the old one.
void Replace(const support::TempDir& dir, const std::string& name, const std::string& bytes) {
  support::WriteFile(dir.File(name + ".new"), bytes);
  chmod(dir.File(name + ".new").c_str(), 0600);
  std::filesystem::rename(dir.File(name + ".new"), dir.File(name));
}

TEST(SecretsTest, AValueALine) {
  const support::TempDir dir;
  Replace(dir, "shop", "new\nold\n");
  Replace(dir, "dos", "\r\n\none\r\n");
  Replace(dir, "bare", "one");
  Secrets secrets(dir.path());
  EXPECT_EQ(*secrets.Find("shop"), (Values{"new", "old"}));
  EXPECT_EQ(*secrets.Find("dos"), Values{"one"});
  EXPECT_EQ(*secrets.Find("bare"), Values{"one"});
}

TEST(SecretsTest, AChangedFileIsReadAgain) {
  const support::TempDir dir;
  Secrets secrets(dir.path());
  Replace(dir, "shop", "a\n");
  EXPECT_EQ(*secrets.Find("shop"), Values{"a"});
  Replace(dir, "shop", "b\n");
  EXPECT_EQ(*secrets.Find("shop"), Values{"b"});
  std::filesystem::remove(dir.File("shop"));
  EXPECT_EQ(secrets.Find("shop").error().code, ErrorCode::kNotFound);
  Replace(dir, "shop", "c\n");
  EXPECT_EQ(*secrets.Find("shop"), Values{"c"});
}

// Orchestrators mount secrets as links into a folder, and exchange the link to the folder.
TEST(SecretsTest, ALinkThatIsExchangedIsFollowed) {
  const support::TempDir dir;
  for (const char* version : {"v1", "v2"}) {
    std::filesystem::create_directory(dir.File(version));
    support::WriteFile(dir.File(version) + "/shop", version);
  }
  std::filesystem::create_symlink("v1", dir.File("..data"));
  std::filesystem::create_symlink("..data/shop", dir.File("shop"));
  Secrets secrets(dir.path());
  EXPECT_EQ(*secrets.Find("shop"), Values{"v1"});
  std::filesystem::create_symlink("v2", dir.File("..next"));
  std::filesystem::rename(dir.File("..next"), dir.File("..data"));
  EXPECT_EQ(*secrets.Find("shop"), Values{"v2"});
  EXPECT_EQ(secrets.Find("..data").error().code, ErrorCode::kNotFound);
}

TEST(SecretsTest, NamesLeadNowhereElse) {
  const support::TempDir dir;
  Secrets secrets(dir.path());
  for (const std::string& name :
       {std::string(), std::string("."), std::string(".."), std::string("a/b"), std::string("../x"),
        std::string("a\0b", 3), std::string("a b"), std::string(65, 'a')}) {
    EXPECT_EQ(secrets.Find(name).error().code, ErrorCode::kInvalid) << name;
  }
  EXPECT_EQ(secrets.Find("unknown").error().code, ErrorCode::kNotFound);
  EXPECT_EQ(Secrets("").Find("shop").error().code, ErrorCode::kNotFound);
  EXPECT_FALSE(Secrets("").has_folder());
}

TEST(SecretsTest, AFileWithoutAValueOrTooLongOrNoFileIsUnusable) {
  const support::TempDir dir;
  Replace(dir, "empty", "\n\n");
  Replace(dir, "long", std::string(70'000, 'a'));
  ASSERT_EQ(mkfifo(dir.File("pipe").c_str(), 0600), 0);
  Secrets secrets(dir.path());
  EXPECT_EQ(secrets.Find("empty").error().code, ErrorCode::kNotReady);
  EXPECT_EQ(secrets.Find("long").error().code, ErrorCode::kNotReady);
  EXPECT_EQ(secrets.Find("pipe").error().code, ErrorCode::kNotFound);
}

TEST(SecretsTest, AFileThatOthersCanReadIsWarnedOfOnce) {
  const support::TempDir dir;
  Replace(dir, "shop", "canary\n");
  chmod(dir.File("shop").c_str(), 0644);
  Secrets secrets(dir.path());
  testing::internal::CaptureStderr();
  EXPECT_TRUE(secrets.Find("shop").ok());
  EXPECT_TRUE(secrets.Find("shop").ok());
  const std::string log = testing::internal::GetCapturedStderr();
  const std::size_t first = log.find("0600");
  EXPECT_NE(first, std::string::npos) << log;
  EXPECT_EQ(log.find("0600", first + 1), std::string::npos) << log;
  EXPECT_EQ(log.find("canary"), std::string::npos) << log;
}

TEST(SecretsTest, ManyThreadsAskWhileItChanges) {
  const support::TempDir dir;
  Replace(dir, "shop", "a\n");
  Secrets secrets(dir.path());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int n = 0; n < 200; ++n) EXPECT_TRUE(secrets.Find("shop").ok());
    });
  }
  for (int n = 0; n < 50; ++n) Replace(dir, "shop", n % 2 == 0 ? "b\n" : "c\n");
  for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace pawl::outbound
