// Downloads to a file system of their own that fills up: they pause and go on, and nothing fails.
#include "tests/support/small_disk.h"
#include "tests/system/http/downloads_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t kDiskBytes = 4U << 20U;
constexpr std::uint64_t kLeftBytes = 400U << 10U;  // four files of those below, at most
constexpr int kDownloads = 12;
constexpr const char* kFile = "/bytes/100000";

class DownloadDiskTest : public DownloadsTest {
 protected:
  void SetUp() override {
    server_.reset();
    disk_ = std::make_unique<support::SmallDisk>(support::DiskKind::kFileSystem, files_.File("disk"), kDiskBytes);
    if (!disk_->OutlivesTheServer()) GTEST_SKIP() << "this process may not mount a file system";
    ServerOptions options;
    options.files.dir = disk_->data();
    StartServer(std::move(options));
  }
  void TearDown() override {
    server_.reset();  // before its disk goes
    disk_.reset();
  }

  bool Paused() { return TextAt(Get("/readyz").body, "downloads") == "paused"; }
  std::int64_t Completed() { return NumberAt(Get("/v1/queues/download").body, "counts.completed"); }

  // Not while something runs: its lease would run out before anybody could renew it.
  void LetASecondPass() {
    if (NumberAt(Get("/v1/queues/download").body, "counts.running") == 0) clock_->Advance(1s);
  }

  std::unique_ptr<support::SmallDisk> disk_;
};

TEST_F(DownloadDiskTest, AFullDiskPausesThemAndNothingFails) {
  disk_->Leave(kLeftBytes, 0);
  std::vector<std::string> jobs;
  for (int i = 0; i < kDownloads; ++i) {
    jobs.push_back(TextAt(Push(R"({"type":"download","payload":{"url":")" + peer_.Url(kFile) +
                               R"("},"callbacks":{"url":")" + peer_.Url("/told") + "\"}}"),
                          "id"));
  }
  while (!Paused()) LetASecondPass();
  EXPECT_LT(Completed(), kDownloads);
  for (const std::string& job : jobs) {
    const std::string shown = Get("/v1/jobs/" + job).body;
    EXPECT_EQ(TextAt(shown, "failures"), "0") << shown;
  }

  // Other work is not held up.
  const std::string mail = TextAt(Push(R"({"type":"mail","callbacks":{"url":")" + peer_.Url("/mail") + "\"}}"), "id");
  Ok(Post("/v1/jobs/" + mail + "/complete", WithToken(Claim("mail"))));
  while (TextAt(Get("/v1/jobs/" + mail + "/callbacks").body, "callbacks.0.state") != "delivered") continue;
  EXPECT_LT(Completed(), kDownloads);

  disk_->MakeRoom(0);
  while (Completed() < kDownloads) LetASecondPass();
  EXPECT_FALSE(Paused());
  for (const std::string& job : jobs) {
    while (TextAt(Get("/v1/jobs/" + job + "/callbacks").body, "callbacks.0.state") != "delivered") continue;
    const std::string shown = Get("/v1/jobs/" + job).body;
    EXPECT_EQ(TextAt(shown, "attempt"), "1") << "runs that found no room do not count: " << shown;
    EXPECT_EQ(TextAt(shown, "failures"), "0") << shown;
    EXPECT_EQ(support::ReadFile(disk_->data() + "/" + TextAt(shown, "result.path")), std::string(100'000, 'x'));
  }
}

}  // namespace
}  // namespace pawl::system_test
