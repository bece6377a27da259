// Servers with workflows under way are killed again and again. Every task runs to its end once and in its order, and
// every workflow ends.
//
// PAWL_CRASH_ROUNDS sets how often they are killed (12), PAWL_CRASH_WORKFLOWS how many workflows there are (30).
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
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

constexpr std::uint32_t kKillsOfWorkflows = 12;
constexpr int kTasksOfEach = 20;

int WorkflowsWanted() {
  const char* wanted = std::getenv("PAWL_CRASH_WORKFLOWS");
  return wanted != nullptr ? std::atoi(wanted) : 30;
}

class WorkflowCrashTest : public testing::TestWithParam<bool> {
 protected:
  WorkflowCrashTest() {
    if (GetParam()) redis_ = std::make_unique<support::RedisProcess>();
    nodes_.resize(redis_ ? 2 : 1);
    for (std::size_t i = 0; i < nodes_.size(); ++i) StartNode(i);
  }

  void StartNode(std::size_t i) {
    nodes_[i] = std::make_unique<ServerProcess>(support::ServerProcessOptions{
        .data = dir_.File("node" + std::to_string(i)), .redis = redis_ ? redis_->url_text() : ""});
    ASSERT_TRUE(nodes_[i]->ready()) << nodes_[i]->Log();
  }

  // Asks until there is an answer, of whichever node; every request may be sent twice.
  HttpAnswer Post(const std::string& path, const std::string& body) {
    while (true) {
      RawHttp http(nodes_[next_++ % nodes_.size()]->port());
      const auto answer = http.Call("POST", path, body);
      if (answer && answer->status != 503) return *answer;
    }
  }

  // A task waits for up to three of those before it.
  void PushWorkflow(int number) {
    const std::string id = "w" + std::to_string(number);
    std::string tasks;
    for (int task = 0; task < kTasksOfEach; ++task) {
      std::set<int> after;
      for (int i = 0; i < 3 && task > 0; ++i)
        after.insert(static_cast<int>(random_.Below(static_cast<unsigned>(task))));
      std::string names;
      for (const int before : after) names += (names.empty() ? "\"t" : ",\"t") + std::to_string(before) + "\"";
      after_[{id, "t" + std::to_string(task)}] = after;
      tasks += (task > 0 ? "," : "") + std::string(R"({"name":"t)") + std::to_string(task) +
               R"(","type":"work","lease":"10m","after":[)" + names + "]}";
    }
    const HttpAnswer answer = Post("/v1/workflows", R"({"id":")" + id + R"(","tasks":[)" + tasks + "]}");
    ASSERT_TRUE(answer.status == 201 || answer.status == 200) << answer.body;
  }

  // Claims some tasks and completes them. A server dies in between now and then.
  bool WorkOnce(bool kill) {
    const std::string claim_id = "c" + std::to_string(++claims_);
    const HttpAnswer claimed =
        Post("/v1/claim", R"({"worker":"w","queues":["work"],"count":20,"claim_id":")" + claim_id + "\"}");
    EXPECT_EQ(claimed.status, 200) << claimed.body;
    const auto jobs = support::ElementsAt(claimed.body, "jobs");
    std::size_t done = 0;
    for (const std::string_view job : jobs) {
      const std::pair<std::string, std::string> task{TextAt(job, "workflow.id"), TextAt(job, "workflow.task")};
      EXPECT_FALSE(completed_.contains(task)) << task.first << " " << task.second << " ran a second time";
      for (const int before : after_[task]) {
        EXPECT_TRUE(completed_.contains({task.first, "t" + std::to_string(before)}))
            << task.first << " " << task.second << " ran before t" << before;
      }
      if (kill && done++ == jobs.size() / 2) Kill();
      const HttpAnswer finished = Post("/v1/jobs/" + TextAt(job, "id") + "/complete",
                                       R"({"token":")" + TextAt(job, "lease.token") + R"(","result":1})");
      EXPECT_EQ(finished.status, 200) << finished.body;
      completed_.insert(task);
    }
    return !jobs.empty();
  }

  void Kill() {
    const std::size_t node = random_.Below(static_cast<unsigned>(nodes_.size()));
    nodes_[node]->Kill();
    nodes_[node]->Wait();
    StartNode(node);
  }

  support::TempDir dir_;
  std::unique_ptr<support::RedisProcess> redis_;
  std::vector<std::unique_ptr<ServerProcess>> nodes_;
  SeededRandom random_{17};
  std::size_t next_ = 0;
  int claims_ = 0;
  std::map<std::pair<std::string, std::string>, std::set<int>> after_;
  std::set<std::pair<std::string, std::string>> completed_;
};

TEST_P(WorkflowCrashTest, EachTaskRunsOnceAndInItsOrder) {
  const int workflows = WorkflowsWanted();
  const std::uint32_t kills = support::CrashRounds(kKillsOfWorkflows);
  for (int i = 0; i < workflows; ++i) {
    PushWorkflow(i);
    if (i % 10 == 9) Kill();
  }
  const std::size_t all = static_cast<std::size_t>(workflows) * kTasksOfEach;
  const std::size_t between = all / (kills + 1);
  std::uint32_t killed = 0;
  while (completed_.size() < all && !HasFailure()) {
    const bool kill = killed < kills && completed_.size() >= between * (killed + 1);
    killed += kill ? 1 : 0;
    (void)WorkOnce(kill);
  }
  ASSERT_EQ(completed_.size(), all);
  EXPECT_EQ(killed, kills);
  for (int i = 0; i < workflows; ++i) {
    RawHttp http(nodes_[0]->port());
    const auto workflow = http.Get("/v1/workflows/w" + std::to_string(i));
    ASSERT_TRUE(workflow.has_value());
    EXPECT_EQ(TextAt(workflow->body, "state"), "completed") << workflow->body;
    EXPECT_EQ(TextAt(workflow->body, "counts.open"), "0");
  }
}
INSTANTIATE_TEST_SUITE_P(Stores, WorkflowCrashTest, testing::Bool(),
                         [](const auto& run) { return run.param ? "TwoNodesOnRedis" : "Embedded"; });

}  // namespace
}  // namespace pawl::system_test
