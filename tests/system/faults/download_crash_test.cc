// A server with downloads under way is killed again and again. Every file is right and stored once, no host gets more
// requests at once than its limit, and each end is told.
//
// PAWL_CRASH_ROUNDS sets how often it is killed (5), PAWL_CRASH_SEED repeats a run as far as threads allow.
#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <random>
#include <set>

#include "base/sha256.h"
#include "tests/support/dns_peer.h"
#include "tests/support/http_peer.h"
#include "tests/system/faults/crash_crowd.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kDownloadsARound = 200;
constexpr std::uint32_t kHostsARound = 8;
constexpr std::uint32_t kHostsMost = 200;
constexpr std::size_t kHostLimit = 4;  // of the queue `download`, unless somebody sets another

std::string HexDigest(std::string_view bytes) {
  Sha256 digest;
  digest.Add(bytes);
  return digest.Hex();
}

class DownloadCrashTest : public FaultTest {
 protected:
  struct Download {
    std::string id;
    std::uint32_t seed = 0;
    std::size_t bytes = 0;
  };

  DownloadCrashTest() { dns_.SetAllOthers("127.0.0.1"); }

  void Restart(const std::string& sweep) {
    Start({.data = Data(), .arguments = {"--outbound-dns", dns_.server(), "--files-sweep", sweep}});
  }
  std::string Host(std::size_t number) const {
    return "host-" + std::to_string(number) + ".test:" + std::to_string(peer_.port());
  }

  // No two files are the same, so that one that was stored for another is found.
  void PushSome() {
    std::string jobs;
    for (std::uint32_t i = 0; i < kDownloadsARound; ++i) {
      const auto number = static_cast<std::uint32_t>(downloads_.size());
      downloads_.push_back({"file-" + std::to_string(number), number, random_() % 40'000});
      const Download& download = downloads_.back();
      const std::string path = "/seeded/" + std::to_string(download.seed) + "/" + std::to_string(download.bytes);
      jobs += (i == 0 ? "" : ",") + (R"({"type":"download","id":")" + download.id + R"(","retention":"1d",)") +
              R"("payload":{"url":"http://)" + Host(random_() % hosts_) + path + R"("},"callbacks":{"url":")" +
              receiver_.Url("/ok") + "\"}}";
    }
    const HttpAnswer answer = Post("/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}");
    ASSERT_EQ(answer.status, 201) << answer.body;
  }

  // Returns when the server is gone, and the peers know it: what they see from then on is of the next one.
  void Kill() {
    server_->Kill();
    ASSERT_TRUE(peer_.WaitForOpenConnections(0));
    ASSERT_TRUE(receiver_.WaitForOpenConnections(0));
  }

  void WaitForCompleted(const std::string& queue) {
    const auto all = static_cast<std::int64_t>(downloads_.size());
    while (NumberAt(Get("/v1/queues/" + queue).body, "counts.completed") < all) {
      ASSERT_FALSE(server_->Wait(std::chrono::milliseconds(5)).has_value()) << server_->Log();
    }
  }

  std::set<std::string> StoredPaths() const {
    std::set<std::string> paths;
    for (const auto& entry : fs::recursive_directory_iterator(FilesDir())) {
      if (!entry.is_regular_file() || entry.path().filename() == "pawl.lock") continue;
      paths.insert(fs::relative(entry.path(), FilesDir()));
    }
    return paths;
  }

  // As if all had been there for longer than a sweep leaves files alone.
  void MakeFilesOld() const {
    const timespec old{1'600'000'000, 0};
    const timespec both[2] = {old, old};
    for (const std::string& path : StoredPaths()) {
      ASSERT_EQ(utimensat(AT_FDCWD, (FilesDir() + "/" + path).c_str(), both, 0), 0) << path;
    }
  }

  // A sweep tells at its end how many bytes it has left.
  void WaitForSweep() {
    std::size_t bytes = 0;
    for (const Download& download : downloads_) bytes += download.bytes;
    while (NumberAt(Get("/v1/outbound").body, "files.bytes") != static_cast<std::int64_t>(bytes)) {
      ASSERT_FALSE(server_->Wait(std::chrono::milliseconds(5)).has_value()) << server_->Log();
    }
  }

  // The paths of the files that jobs name, each of which is there and right.
  std::set<std::string> ExpectFilesAreRight() {
    std::set<std::string> paths;
    for (const Download& download : downloads_) {
      const std::string expected = HttpPeer::SeededBytes(download.seed, download.bytes);
      const std::string job = Get("/v1/jobs/" + download.id).body;
      EXPECT_EQ(TextAt(job, "state"), "completed") << job;
      EXPECT_EQ(TextAt(job, "attempt"), "1") << "a run that ended with its server does not count: " << job;
      EXPECT_EQ(TextAt(job, "result.sha256"), HexDigest(expected)) << job;
      EXPECT_TRUE(ReadFile(FilesDir() + "/" + TextAt(job, "result.path")) == expected) << job;
      paths.insert(TextAt(job, "result.path"));
    }
    return paths;
  }

  // Each end was told at least once, every time with the same id and the same bytes.
  void ExpectAllWereTold() {
    std::map<std::string, std::string> body_of;  // by webhook-id
    std::map<std::string, std::set<std::string>> ids_of;
    for (const HttpPeer::Seen& request : receiver_.seen()) {
      const std::string id = request.Header("webhook-id");
      ASSERT_EQ(body_of.emplace(id, request.body).first->second, request.body);
      ids_of[TextAt(request.body, "data.id")].insert(id);
    }
    EXPECT_EQ(ids_of.size(), downloads_.size());
    for (const auto& [job, ids] : ids_of) EXPECT_EQ(ids.size(), 1U) << job;
  }

  std::string FilesDir() const { return Data() + "/files"; }

  const std::uint32_t seed_ = CrashSeed();
  const std::uint32_t kills_ = CrashRounds(5);
  const std::uint32_t hosts_ = std::min(kHostsMost, std::max(1U, kills_* kHostsARound));
  std::minstd_rand random_{seed_};
  DnsPeer dns_;
  HttpPeer peer_;
  HttpPeer receiver_;
  std::vector<Download> downloads_;
};

TEST_F(DownloadCrashTest, EveryFileIsRightAndStoredOnce) {
  SCOPED_TRACE("PAWL_CRASH_SEED=" + std::to_string(seed_));
  for (std::uint32_t kill = 0; kill < kills_; ++kill) {
    ASSERT_NO_FATAL_FAILURE(Restart("10m"));
    const std::size_t before = peer_.seen().size();
    ASSERT_NO_FATAL_FAILURE(PushSome());
    ASSERT_TRUE(peer_.WaitForRequests(before + 1 + random_() % kDownloadsARound)) << server_->Log();
    ASSERT_NO_FATAL_FAILURE(Kill());
  }
  ASSERT_NO_FATAL_FAILURE(Restart("10m"));
  ASSERT_NO_FATAL_FAILURE(WaitForCompleted("download"));
  ASSERT_NO_FATAL_FAILURE(WaitForCompleted("pawl.callbacks"));

  const std::size_t with_left_overs = StoredPaths().size();
  EXPECT_EQ(server_->Terminate(), 0) << server_->Log();
  ASSERT_NO_FATAL_FAILURE(MakeFilesOld());
  ASSERT_NO_FATAL_FAILURE(Restart("1s"));
  ASSERT_NO_FATAL_FAILURE(WaitForSweep());
  EXPECT_EQ(ExpectFilesAreRight(), StoredPaths()) << "files and jobs that name one are the same";
  ExpectAllWereTold();
  for (std::size_t i = 0; i < hosts_; ++i) EXPECT_LE(peer_.MostAtOnce(Host(i)), kHostLimit) << Host(i);
  EXPECT_EQ(server_->CountInLog("level=error"), 0) << server_->Log();
  RecordProperty("requests", static_cast<int>(peer_.seen().size()));
  RecordProperty("callbacks", static_cast<int>(receiver_.seen().size()));
  RecordProperty("swept", static_cast<int>(with_left_overs - downloads_.size()));
}

}  // namespace
}  // namespace pawl::support
