// Two nodes that share a Redis and have the same built-in work.
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <mutex>
#include <set>

#include "engine/queries.h"
#include "runtime/core_calls.h"
#include "runtime/runtime.h"
#include "store/open/open_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using support::WaitUntil;
using namespace std::chrono_literals;

// Holds its runs until it is told to complete them.
class Holding final : public Executor {
 public:
  struct Runs {
    std::mutex mutex;
    std::vector<std::shared_ptr<ActiveRun>> held;
    bool completes = false;
  };
  explicit Holding(std::shared_ptr<Runs> runs) : runs_(std::move(runs)) {}

  void Start(std::shared_ptr<ActiveRun> run) override {
    const std::lock_guard lock(runs_->mutex);
    if (runs_->completes) return run->Finish({});
    runs_->held.push_back(std::move(run));
  }
  void Cancel(ActiveRun&, CancelReason) override {}

 private:
  const std::shared_ptr<Runs> runs_;
};

struct Node {
  std::unique_ptr<Core> core;
  std::shared_ptr<Holding::Runs> runs = std::make_shared<Holding::Runs>();
  std::unique_ptr<Runtime> runtime;

  std::size_t held() const {
    const std::lock_guard lock(runs->mutex);
    return runs->held.size();
  }
  void CompleteAll() const {
    const std::lock_guard lock(runs->mutex);
    runs->completes = true;
    for (const auto& run : runs->held) run->Finish({});
    runs->held.clear();
  }
};

class RuntimeNodesTest : public testing::Test {
 protected:
  static constexpr std::uint32_t kEach = 4;

  Node NewNode() {
    StoreOptions options;
    options.redis_url = redis_.url_text();
    OpenedStore opened = OpenStore(options).value();
    Node node;
    node.core = std::make_unique<Core>(std::move(opened.store), opened.clock, CoreOptions{},
                                       [](const Error& error) { ADD_FAILURE() << ToString(error); });
    EXPECT_TRUE(node.core->Start().ok());
    node.runtime = std::make_unique<Runtime>(*node.core, opened.clock);
    node.runtime->Add({.name = "test", .queues = {"mail"}, .concurrency = kEach, .lease = {}},
                      std::make_unique<Holding>(node.runs));
    node.runtime->Start();
    return node;
  }
  static void Push(Node& node, std::size_t count) {
    PushOp op;
    op.jobs.resize(count);
    for (JobSpec& job : op.jobs) job.type = "mail";
    ASSERT_TRUE(SubmitAndWait(*node.core, std::move(op)).ok());
  }
  static std::size_t Count(Node& node, JobState shown) {
    JobQuery query;
    query.filter.queue = "mail";
    query.filter.shown = {shown};
    return ReadNow(*node.core, [&](StoreReader& reader) { return ListJobs(reader, node.core->names(), query); })
        ->jobs.size();
  }

  support::RedisProcess redis_;
};

TEST_F(RuntimeNodesTest, BothTakeTheirShareAndOneGoesOnAlone) {
  Node one = NewNode();
  Node other = NewNode();
  Push(one, 2 * kEach);
  EXPECT_TRUE(WaitUntil([&] { return one.held() == kEach && other.held() == kEach; }))
      << one.held() << " and " << other.held();
  one.runtime->Stop(0s);
  one.core->Stop();
  EXPECT_EQ(Count(other, JobState::kQueued), kEach) << "what it had begun is released";
  other.CompleteAll();
  EXPECT_TRUE(WaitUntil([&] { return Count(other, JobState::kCompleted) == 2 * kEach; }));
  other.runtime->Stop(0s);
}

// A job that one node brings is run by another at once, though it has nothing to do with its own commits.
TEST_F(RuntimeNodesTest, AJobFromAnotherNodeWakesAnIdleOne) {
  Node pusher = NewNode();
  pusher.runtime->Stop(0s);
  Node other = NewNode();
  other.CompleteAll();
  Push(pusher, 1);
  EXPECT_TRUE(WaitUntil([&] { return Count(pusher, JobState::kCompleted) == 1; }));
}

}  // namespace
}  // namespace pawl
