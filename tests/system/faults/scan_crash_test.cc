// Servers that work a scan are killed again and again. Every document becomes a job exactly once.
//
// PAWL_CRASH_ROUNDS sets how often they are killed (6), PAWL_CRASH_DOCUMENTS how many documents there are (2,000).
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/redis_process.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/system/faults/crash_crowd.h"

namespace pawl::system_test {
namespace {

using support::HttpAnswer;
using support::RawHttp;
using support::ServerProcess;
using support::TextAt;

constexpr std::uint32_t kKillsOfScans = 6;
constexpr int kScanFiles = 4;

int DocumentsWanted() {
  const char* wanted = std::getenv("PAWL_CRASH_DOCUMENTS");
  return wanted != nullptr ? std::atoi(wanted) : 2'000;
}

class ScanCrashTest : public testing::TestWithParam<bool> {
 protected:
  ScanCrashTest() {
    if (GetParam()) redis_ = std::make_unique<support::RedisProcess>();
    nodes_.resize(redis_ ? 2 : 1);
    const std::string root = dir_.File("documents");
    std::filesystem::create_directory(root);
    for (int file = 0; file < kScanFiles; ++file) {
      std::ofstream lines(root + "/" + std::to_string(file));
      for (int i = file; i < documents_; i += kScanFiles) lines << i << '\n';
    }
    std::ofstream(dir_.File("sources.toml")) << "[lines]\nkind = \"ndjson\"\nroot = \"" << root << "\"\n";
    for (std::size_t i = 0; i < nodes_.size(); ++i) StartNode(i);
  }

  void StartNode(std::size_t i) {
    nodes_[i] = std::make_unique<ServerProcess>(
        support::ServerProcessOptions{.data = dir_.File("node" + std::to_string(i)),
                                      .redis = redis_ ? redis_->url_text() : "",
                                      .arguments = {"--sources", dir_.File("sources.toml")}});
    ASSERT_TRUE(nodes_[i]->ready()) << nodes_[i]->Log();
  }

  // Asks until there is an answer, of whichever node; every request may be sent twice.
  HttpAnswer Ask(const std::string& method, const std::string& path, const std::string& body = "") {
    while (true) {
      RawHttp http(nodes_[next_++ % nodes_.size()]->port());
      const auto answer = http.Call(method, path, body);
      if (answer && answer->status != 503) return *answer;
    }
  }

  void PushScan() {
    std::string partitions;
    for (int file = 0; file < kScanFiles; ++file) {
      partitions += (file > 0 ? R"(,{"file":")" : R"({"file":")") + std::to_string(file) + "\"}";
    }
    const HttpAnswer answer =
        Ask("POST", "/v1/workflows",
            R"({"id":"w","tasks":[{"name":"docs","lease":"1s","scan":{"source":"lines","block":20,"partitions":[)" +
                partitions + R"(],"processor":{"jobs":{"type":"mail","window":1000000}}}}]})");
    ASSERT_TRUE(answer.status == 201 || answer.status == 200) << answer.body;
  }

  std::int64_t Found() { return support::NumberAt(Ask("GET", "/v1/queues/mail").body, "counts.queued"); }
  std::int64_t Processed() {
    return support::NumberAt(Ask("GET", "/v1/workflows/w/tasks/docs").body, "totals.processed");
  }

  void Kill() {
    const std::size_t node = random_.Below(static_cast<unsigned>(nodes_.size()));
    nodes_[node]->Kill();
    nodes_[node]->Wait();
    StartNode(node);
  }

  const int documents_ = DocumentsWanted();
  support::TempDir dir_;
  std::unique_ptr<support::RedisProcess> redis_;
  std::vector<std::unique_ptr<ServerProcess>> nodes_;
  SeededRandom random_{29};
  std::size_t next_ = 0;
};

TEST_P(ScanCrashTest, EachDocumentBecomesAJobOnce) {
  PushScan();
  const std::uint32_t kills = support::CrashRounds(kKillsOfScans);
  const double between = static_cast<double>(documents_) / (kills + 1);
  for (std::uint32_t killed = 0; killed < kills; ++killed) {
    while (static_cast<double>(Processed()) < between * (killed + 1)) continue;
    Kill();
  }
  while (Processed() < documents_) continue;
  EXPECT_EQ(Found(), documents_);
  std::set<std::string> keys;
  for (std::size_t claimed = 1; claimed > 0;) {
    const HttpAnswer answer =
        Ask("POST", "/v1/claim", R"({"worker":"w","queues":["mail"],"count":1000,"lease":"10m"})");
    const auto jobs = support::ElementsAt(answer.body, "jobs");
    claimed = jobs.size();
    for (const std::string_view job : jobs) {
      EXPECT_TRUE(keys.insert(TextAt(job, "payload.document")).second) << job;
      const HttpAnswer done = Ask("POST", "/v1/jobs/" + TextAt(job, "id") + "/complete",
                                  R"({"token":")" + TextAt(job, "lease.token") + "\"}");
      EXPECT_EQ(done.status, 200) << done.body;
    }
  }
  EXPECT_EQ(keys.size(), static_cast<std::size_t>(documents_));
  EXPECT_EQ(TextAt(Ask("GET", "/v1/workflows/w?wait=10s").body, "state"), "completed");
}

INSTANTIATE_TEST_SUITE_P(Stores, ScanCrashTest, testing::Bool(),
                         [](const auto& store) { return store.param ? "Redis" : "Embedded"; });

}  // namespace
}  // namespace pawl::system_test
