// A disk that fills up: pushes are refused, all else goes on, and it heals by itself.
#include <vector>

#include "tests/support/http_peer.h"
#include "tests/support/small_disk.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

constexpr std::uint64_t kMiB = 1U << 20U;
// The server keeps 64 MiB of room behind its data, and takes it in steps of 64 MiB: it starts with 128 MiB, and needs
// 192 once it holds more than 64.
constexpr std::uint64_t kLeftBytes = 136 * kMiB;
constexpr std::uint64_t kDiskBytes = 208 * kMiB;
constexpr int kPushesUntilFull = 200;  // far more than fit

class FullDiskTest : public FaultTest, public ::testing::WithParamInterface<DiskKind> {
 protected:
  void SetUp() override {
    disk_ = std::make_unique<SmallDisk>(GetParam(), dir_.File("disk"), kDiskBytes);
    StartOnDisk();
  }

  void TearDown() override {
    server_.reset();  // before its disk goes
    disk_.reset();
  }

  void StartOnDisk() { Start({.data = disk_->data(), .prepare = disk_->prepare(), .log = dir_.File("server.log")}); }

  HttpAnswer PushLarge(const std::string& id) {
    static const std::string payload(900'000, 'x');
    return Post("/v1/jobs", R"({"type":"t","queue":"q","id":")" + id + R"(","payload":")" + payload + R"("})");
  }

  // Pushes until the server has no room for more; the ids that it took.
  std::vector<std::string> FillUp() {
    std::vector<std::string> taken;
    for (int i = 0; i < kPushesUntilFull; ++i) {
      const std::string id = "large-" + std::to_string(i);
      const HttpAnswer answer = PushLarge(id);
      if (answer.status != 201) {
        EXPECT_EQ(answer.status, 507) << answer.body;
        EXPECT_EQ(TextAt(answer.body, "code"), "no_space") << answer.body;
        return taken;
      }
      taken.push_back(id);
    }
    ADD_FAILURE() << "the disk never filled up";
    return taken;
  }

  std::unique_ptr<SmallDisk> disk_;
};

TEST_P(FullDiskTest, RefusesPushesOnlyAndHealsWhenThereIsRoom) {
  disk_->Leave(kLeftBytes, server_->pid());
  const std::vector<std::string> taken = FillUp();
  ASSERT_GT(taken.size(), 10U);

  // Every kind of push is refused, each time.
  EXPECT_EQ(Post("/v1/jobs", R"({"type":"t"})").status, 507);
  EXPECT_EQ(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"t"}]})").status, 507);
  EXPECT_EQ(Post("/jobber/queue", R"({"type":"t","payload":{}})").status, 507);

  // Reads, claims, heartbeats and finishes go on.
  EXPECT_EQ(NumberAt(Get("/v1/queues/q").body, "counts.queued"), static_cast<std::int64_t>(taken.size()));
  EXPECT_EQ(StateOf(taken.back()), "queued");
  for (const std::string& id : taken) {
    const std::string token = Claim();
    ASSERT_FALSE(token.empty());
    EXPECT_EQ(Post("/v1/jobs/" + id + "/heartbeat", R"({"token":")" + token + R"("})").status, 200);
    EXPECT_EQ(Complete(id, token).status, 200);
  }
  EXPECT_EQ(NumberAt(Get("/v1/queues/q").body, "counts.completed"), static_cast<std::int64_t>(taken.size()));

  disk_->MakeRoom(server_->pid());
  EXPECT_EQ(PushLarge("healed").status, 201);
  EXPECT_EQ(server_->Terminate(), 0);
  // The log says each once, however many were refused.
  EXPECT_EQ(server_->CountInLog("the disk is full"), 1) << server_->Log();
  EXPECT_EQ(server_->CountInLog("there is room on the disk again"), 1) << server_->Log();
}

TEST_P(FullDiskTest, LosesNothingThatWasAcknowledgedWhenItIsKilled) {
  disk_->Leave(kLeftBytes, server_->pid());
  const std::vector<std::string> taken = FillUp();
  const std::string token = Claim();
  ASSERT_EQ(Complete(taken.front(), token).status, 200);
  server_->Kill();

  StartOnDisk();
  EXPECT_EQ(StateOf(taken.front()), "completed");
  for (std::size_t i = 1; i < taken.size(); ++i) EXPECT_EQ(StateOf(taken[i]), "queued") << taken[i];
  EXPECT_EQ(NumberAt(Get("/v1/queues/q").body, "counts.queued"), static_cast<std::int64_t>(taken.size()) - 1);

  if (!disk_->OutlivesTheServer()) return;
  // The disk is still full. A server that has just started on it refuses pushes, and nothing else.
  EXPECT_EQ(PushLarge("one-more").status, 507);
  const std::string again = Claim();
  ASSERT_FALSE(again.empty());
  EXPECT_EQ(Complete(taken.at(1), again).status, 200);
}

// Each end makes a callback, which is a new job, and the delivery ends that: all in the room that is kept for ends.
TEST_P(FullDiskTest, FinishesWithCallbacksGoOn) {
  constexpr int kTold = 100;
  HttpPeer receiver;
  for (int i = 0; i < kTold; ++i) {
    const HttpAnswer pushed =
        Post("/v1/jobs", R"({"type":"t","queue":"told","callbacks":{"url":")" + receiver.Url("/ok") + "\"}}");
    ASSERT_EQ(pushed.status, 201) << pushed.body;
  }
  disk_->Leave(kLeftBytes, server_->pid());
  FillUp();
  for (int i = 0; i < kTold; ++i) {
    const HttpAnswer claimed = Post("/v1/claim", R"({"worker":"w","queues":["told"]})");
    const std::string token = TextAt(claimed.body, "jobs.0.lease.token");
    ASSERT_EQ(Complete(TextAt(claimed.body, "jobs.0.id"), token).status, 200);
  }
  EXPECT_TRUE(WaitUntil([&] { return NumberAt(Get("/v1/queues/pawl.callbacks").body, "counts.completed") == kTold; }));
  EXPECT_EQ(receiver.seen().size(), static_cast<std::size_t>(kTold)) << "each was told once";
  EXPECT_EQ(Post("/v1/jobs", R"({"type":"t"})").status, 507) << "the disk is still full";
}

INSTANTIATE_TEST_SUITE_P(Disks, FullDiskTest, ::testing::Values(DiskKind::kFileSystem, DiskKind::kFileLimit),
                         [](const auto& test) {
                           return test.param == DiskKind::kFileSystem ? "FileSystem" : "FileLimit";
                         });

}  // namespace
}  // namespace pawl::support
