// A scan is worked while servers, sources and workers outside are killed again and again: every document is worked, and
// becomes a job exactly once. For every kind of source, on both stores.
//
// PAWL_CRASH_ROUNDS sets how often something is killed (6), PAWL_CRASH_DOCUMENTS how many documents there are (2,000).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/redis_process.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/system/faults/crash_crowd.h"
#include "tests/system/faults/crash_source.h"

namespace pawl::system_test {
namespace {

using support::ElementsAt;
using support::HttpAnswer;
using support::NumberAt;
using support::RawHttp;
using support::ServerProcess;
using support::TextAt;

constexpr std::uint32_t kKillsOfScans = 6;
constexpr int kDocumentsOfScans = 2'000;

int DocumentsWanted() {
  const char* wanted = std::getenv("PAWL_CRASH_DOCUMENTS");
  return wanted != nullptr ? std::atoi(wanted) : kDocumentsOfScans;
}

// What the server said of a partition.
struct Seen {
  std::int64_t number = 0;
  bool ended = false;
  std::int64_t offset = 0;
  std::int64_t etag = 0;
  std::int64_t read = 0;
  std::int64_t processed = 0;
};

// Offsets of all kinds of the sources as a number that rises with them.
std::int64_t OffsetNumber(std::string_view partition) {
  for (const char* path : {"offset.byte", "offset.stream", "offset"}) {
    const std::string text = TextAt(partition, path);
    if (!text.empty() && text.front() >= '0' && text.front() <= '9') return std::stoll(text);
  }
  return 0;
}

class ScanCrashTest : public testing::TestWithParam<std::tuple<std::string, bool>> {
 protected:
  ScanCrashTest() : source_(support::MakeCrashSource(std::get<0>(GetParam()), documents_)) {
    if (std::get<1>(GetParam())) redis_ = std::make_unique<support::RedisProcess>();
    nodes_.resize(redis_ ? 2 : 1);
    std::ofstream(dir_.File("sources.toml")) << source_->Definition();
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

  // `rest`: what the scan says besides its documents.
  void PushScan(const std::string& rest) {
    const HttpAnswer answer =
        Ask("POST", "/v1/workflows",
            fmt::format(R"({{"id":"w","tasks":[{{"name":"docs","type":"docs","lease":"1s",)"
                        R"("retry":{{"max":1000,"base":"100ms","cap":"1s"}},"scan":{{{},"block":20{}}}}}]}})",
                        source_->Scan(), rest));
    ASSERT_TRUE(answer.status == 201 || answer.status == 200) << answer.body;
    task_ = TextAt(Task(), "id");
  }

  std::string Task() { return Ask("GET", "/v1/workflows/w/tasks/docs").body; }
  std::vector<Seen> Partitions() {
    std::vector<Seen> partitions;
    const std::string page = Ask("GET", "/v1/tasks/" + task_ + "/partitions").body;
    for (const std::string_view row : ElementsAt(page, "partitions")) {
      const std::string state = TextAt(row, "state");
      EXPECT_NE(state, "dead") << row;
      partitions.push_back({.number = NumberAt(row, "partition"),
                            .ended = state == "completed",
                            .offset = OffsetNumber(row),
                            .etag = NumberAt(row, "etag"),
                            .read = NumberAt(row, "read"),
                            .processed = NumberAt(row, "processed")});
    }
    return partitions;
  }

  // Until so many documents are worked and each partition has moved on. Where it stands in between never goes back.
  void WaitForProgress(std::int64_t wanted) {
    const std::map<std::int64_t, Seen> before = seen_;
    while (!HasFailure()) {
      WorkOffJobs();
      std::int64_t processed = 0;
      bool all_have_moved = true;
      const std::vector<Seen> partitions = Partitions();
      for (const Seen& now : partitions) {
        const Seen last = seen_[now.number];
        EXPECT_GE(now.offset, last.offset) << "of partition " << now.number;
        EXPECT_GE(now.etag, last.etag) << "of partition " << now.number;
        EXPECT_TRUE(now.offset == last.offset || now.etag > last.etag) << "of partition " << now.number;
        seen_[now.number] = now;
        processed += now.processed;
        const auto then = before.find(now.number);
        all_have_moved &= now.ended || now.processed > (then == before.end() ? 0 : then->second.processed);
      }
      if (!partitions.empty() && all_have_moved && processed >= wanted) return;
    }
  }

  // Between the kills about as many documents are worked each time.
  void WorkAndKill(const std::vector<std::function<void()>>& victims) {
    const std::uint32_t kills = support::CrashRounds(kKillsOfScans);
    for (std::uint32_t killed = 0; killed < kills && !HasFailure(); ++killed) {
      WaitForProgress(static_cast<std::int64_t>(documents_) * (killed + 1) / (kills + 1));
      victims[killed % victims.size()]();
    }
    WaitForProgress(documents_);
  }

  void KillNode() {
    const std::size_t node = ++nodes_killed_ % nodes_.size();
    nodes_[node]->Kill();
    nodes_[node]->Wait();
    StartNode(node);
  }

  void ExpectTotalsOfAll() {
    const std::string task = Task();
    EXPECT_EQ(NumberAt(task, "totals.processed"), documents_) << task;
    EXPECT_EQ(NumberAt(task, "totals.dead"), 0) << task;
    std::int64_t read = 0;
    std::int64_t processed = 0;
    for (const Seen& partition : Partitions()) {
      read += partition.read;
      processed += partition.processed;
    }
    EXPECT_EQ(NumberAt(task, "totals.read"), read) << task;
    EXPECT_EQ(NumberAt(task, "totals.processed"), processed) << task;
  }

  // Completes the jobs that were pushed for documents, and remembers the keys.
  void WorkOffJobs() {
    while (true) {
      const HttpAnswer answer =
          Ask("POST", "/v1/claim", R"({"worker":"w","queues":["mail"],"count":1000,"lease":"10m"})");
      std::string finishes;
      for (const std::string_view job : ElementsAt(answer.body, "jobs")) {
        EXPECT_TRUE(keys_.insert(TextAt(job, "payload.key")).second) << "twice: " << job;
        finishes += fmt::format(R"({}{{"job":"{}","token":"{}","outcome":"completed"}})", finishes.empty() ? "" : ",",
                                TextAt(job, "id"), TextAt(job, "lease.token"));
      }
      if (finishes.empty()) return;
      const HttpAnswer done = Ask("POST", "/v1/finish", R"({"finishes":[)" + finishes + "]}");
      EXPECT_EQ(done.body.find("\"error\""), std::string::npos) << done.body;
    }
  }

  const int documents_ = DocumentsWanted();
  support::TempDir dir_;
  std::unique_ptr<support::CrashSource> source_;
  std::unique_ptr<support::RedisProcess> redis_;
  std::vector<std::unique_ptr<ServerProcess>> nodes_;
  std::string task_;                   // its id
  std::set<std::string> keys_;         // of the documents that became jobs
  std::map<std::int64_t, Seen> seen_;  // by the number of the partition
  std::size_t nodes_killed_ = 0;
  std::size_t next_ = 0;
};

TEST_P(ScanCrashTest, EachDocumentBecomesAJobOnce) {
  // The window holds the scan back while jobs are open, so that no kill comes too late.
  const std::uint32_t window = static_cast<std::uint32_t>(documents_) / (support::CrashRounds(kKillsOfScans) + 1) / 2;
  PushScan(fmt::format(R"(,"processor":{{"jobs":{{"type":"mail","window":{}}}}})", window));
  if (HasFailure()) return;
  std::vector<std::function<void()>> victims = {[this] { KillNode(); }};
  if (source_->is_server()) victims.emplace_back([this] { source_->Kill(); });
  WorkAndKill(victims);
  ExpectTotalsOfAll();
  WorkOffJobs();
  EXPECT_EQ(keys_.size(), static_cast<std::size_t>(documents_));
  EXPECT_EQ(TextAt(Ask("GET", "/v1/workflows/w?wait=10s").body, "state"), "completed");
}

std::string NameOf(const testing::TestParamInfo<std::tuple<std::string, bool>>& scene) {
  const auto& [kind, redis] = scene.param;
  return "Of_" + kind + (redis ? "_OnRedis" : "_Embedded");
}

INSTANTIATE_TEST_SUITE_P(Sources, ScanCrashTest,
                         testing::Combine(testing::ValuesIn(support::CrashSourceKinds()), testing::Bool()), NameOf);

// Workers of a command, outside of the server: the offset and the counts are exact, a document may be seen again.
class ScanWorkerCrashTest : public ScanCrashTest {
 protected:
  void StartWorker() { StartWorker("4", "cat >> '" + dir_.File("seen") + "'"); }
  void StartWorker(const std::string& concurrency, const std::string& command) {
    port_ = nodes_.front()->port();
    const std::string url = "http://127.0.0.1:" + std::to_string(port_);
    worker_ = std::make_unique<support::Child>(
        support::ChildOptions{.command = {support::PawlBinary(), "scan", "w/docs", "--url", url, "--concurrency",
                                          concurrency, "--", "sh", "-c", command},
                              .error_file = dir_.File("worker.log")});
  }
  void RestartWorker() {
    worker_->Kill();
    StartWorker();
  }

  std::unique_ptr<support::Child> worker_;
  std::uint16_t port_ = 0;  // of the node that it talks to
};

TEST_P(ScanWorkerCrashTest, EachDocumentIsWorkedAndCountedOnce) {
  PushScan("");
  if (HasFailure()) return;
  StartWorker();
  WorkAndKill({[this] { RestartWorker(); },
               [this] {
                 KillNode();
                 if (nodes_.front()->port() != port_) RestartWorker();
               }});
  ExpectTotalsOfAll();
  EXPECT_EQ(worker_->Wait(), 0) << support::ReadFile(dir_.File("worker.log"));
  EXPECT_EQ(TextAt(Ask("GET", "/v1/workflows/w?wait=10s").body, "state"), "completed");
  std::set<std::string> keys;
  std::ifstream lines(dir_.File("seen"));
  for (std::string line; std::getline(lines, line);) {
    if (!TextAt(line, "key").empty()) keys.insert(TextAt(line, "key"));  // a line can be cut by a kill
  }
  EXPECT_EQ(keys.size(), static_cast<std::size_t>(documents_));
}

INSTANTIATE_TEST_SUITE_P(Sources, ScanWorkerCrashTest, testing::Combine(testing::Values("sqlite"), testing::Bool()),
                         NameOf);

// A document that kills whoever works it.
using ScanPoisonTest = ScanWorkerCrashTest;

TEST_P(ScanPoisonTest, EndsAsOneDeadDocument) {
  const int poison = documents_ / 2 + 7;
  PushScan("");
  if (HasFailure()) return;
  int killed = 0;
  do {
    StartWorker("1", fmt::format(R"(if grep -q '"key":{}[,}}]'; then kill -9 $PPID; fi)", poison));
  } while (worker_->Wait() == 128 + SIGKILL && ++killed < 20);
  EXPECT_GT(killed, 2) << "over a block, over smaller ones, and over the document alone";
  const std::string task = Task();
  EXPECT_EQ(TextAt(task, "state"), "completed") << task;
  EXPECT_EQ(NumberAt(task, "totals.processed"), documents_ - 1) << task;
  EXPECT_EQ(NumberAt(task, "totals.dead"), 1) << task;
  const std::string errors = Ask("GET", "/v1/tasks/" + task_ + "/errors").body;
  EXPECT_EQ(NumberAt(errors, "errors.0.key"), poison) << errors;
  EXPECT_EQ(TextAt(errors, "errors.0.error.type"), "crash") << errors;
}

INSTANTIATE_TEST_SUITE_P(Sources, ScanPoisonTest, testing::Combine(testing::Values("sqlite"), testing::Values(false)),
                         NameOf);

}  // namespace
}  // namespace pawl::system_test
