// Batches on the stores that people use, with threads: one node on LMDB, two nodes that share a Redis.
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "drivers/batch_driver.h"
#include "pawl/engine.h"
#include "store/open/open_store.h"
#include "tests/support/batch_client.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using support::BatchClient;
using support::WaitUntil;
using namespace std::chrono_literals;

constexpr int kMembers = 10'000;
constexpr int kRaces = 200;

struct Node {
  std::unique_ptr<Core> core;
  std::unique_ptr<FaktoryBatches> batches;
  std::unique_ptr<Runtime> runtime;
  std::unique_ptr<BatchClient> client;
};

class BatchNodesTest : public testing::TestWithParam<std::string> {
 protected:
  BatchNodesTest() {
    if (GetParam() == "redis") redis_.emplace();
    for (int i = 0; i < (redis_ ? 2 : 1); ++i) nodes_.push_back(NewNode());
  }
  ~BatchNodesTest() override {
    for (Node& node : nodes_) node.runtime->Stop(0s);
  }

  Node NewNode() {
    StoreOptions options;
    options.data_dir = dir_.path();
    options.sync = false;
    if (redis_) options.redis_url = redis_->url_text();
    OpenedStore opened = OpenStore(options).value();
    Node node;
    node.core = std::make_unique<Core>(std::move(opened.store), opened.clock, CoreOptions{},
                                       [](const Error& error) { ADD_FAILURE() << ToString(error); });
    EXPECT_TRUE(node.core->Start().ok());
    node.batches = std::make_unique<FaktoryBatches>(*node.core);
    node.runtime = std::make_unique<Runtime>(*node.core, opened.clock);
    AddBatchDriver(*node.core, *node.runtime);
    node.runtime->Start();
    node.client = std::make_unique<BatchClient>(*node.core, *node.batches);
    return node;
  }
  Node& First() { return nodes_.front(); }
  Node& Last() { return nodes_.back(); }

  // `count` pushes at once, as a client that pipelines them; how many were accepted.
  static int PushMany(Node& node, const std::string& bid, int count) {
    std::vector<std::future<bool>> answers;
    for (int i = 0; i < count; ++i) {
      const auto answer = std::make_shared<std::promise<bool>>();
      answers.push_back(answer->get_future());
      PushOp op;
      op.jobs.push_back(BatchClient::Member(bid));
      node.core->Submit(std::move(op), [answer](Result<PushOp::Reply> reply) { answer->set_value(reply.ok()); });
    }
    int accepted = 0;
    for (auto& answer : answers) accepted += answer.get() ? 1 : 0;
    return accepted;
  }

  // Takes jobs of the queue and completes them, until `stop`.
  static std::thread Worker(Node& node, const std::string& queue, std::atomic<bool>& stop, std::atomic<int>& done) {
    return std::thread([&node, queue, &stop, &done] {
      ClaimRequest request;
      request.queues = {queue};
      request.worker = "w";
      request.count = 100;
      request.wait = 20ms;
      while (!stop) {
        std::promise<std::vector<ClaimedJob>> claimed;
        node.core->Claim(request, [&](Result<ClaimReply> reply) {
          claimed.set_value(reply.ok() ? std::move(reply->jobs) : std::vector<ClaimedJob>{});
        });
        std::vector<std::future<void>> answers;
        for (const ClaimedJob& job : claimed.get_future().get()) {
          FinishOp op;
          op.job = job.seq;
          op.token = job.head.lease->token;
          const auto answer = std::make_shared<std::promise<void>>();
          answers.push_back(answer->get_future());
          node.core->Submit(std::move(op), [answer, &done](const Result<FinishOp::Reply>& reply) {
            if (reply.ok()) ++done;
            answer->set_value();
          });
        }
        for (auto& answer : answers) answer.get();
      }
    });
  }

  support::TempDir dir_;
  std::optional<support::RedisProcess> redis_;
  std::vector<Node> nodes_;
};

TEST_P(BatchNodesTest, ManyMembersAreCountedExactly) {
  std::atomic<bool> stop{false};
  std::atomic<int> worked{0};
  std::atomic<int> called{0};
  std::vector<std::thread> workers;
  for (Node& node : nodes_) {
    workers.push_back(Worker(node, "work", stop, worked));
    workers.push_back(Worker(node, "complete", stop, called));
    workers.push_back(Worker(node, "success", stop, called));
  }
  const std::string bid = First().client->New(BatchClient::Spec("done-0001", "good-0001")).value();
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kMembers; i += 1'000) EXPECT_EQ(PushMany(i % 2 == 0 ? First() : Last(), bid, 1'000), 1'000);
  EXPECT_TRUE(Last().client->Commit(bid).ok());
  const std::string over = std::to_string(kMembers) + "/0/0/2/2";
  EXPECT_TRUE(WaitUntil([&] { return First().client->Counts(bid) == over; })) << First().client->Counts(bid);
  RecordProperty("seconds", std::to_string((std::chrono::steady_clock::now() - begin) / 1ms));
  stop = true;  // what is over is seen before who ended it is told
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(worked, kMembers);
  EXPECT_EQ(called, 2) << "each callback once";
}

// A member is pushed while the batch decides that all have succeeded: it is refused, or the callback waits for it.
TEST_P(BatchNodesTest, APushIsCountedOrRefused) {
  for (int i = 0; i < kRaces; ++i) {
    const std::string jid = "good-" + std::to_string(10'000 + i);
    const std::string bid = First().client->New(BatchClient::Spec("", jid)).value();
    ASSERT_TRUE(First().client->Push(bid).ok());
    ASSERT_TRUE(First().client->Commit(bid).ok());
    const auto member = First().client->Fetch("work", 10s);
    ASSERT_TRUE(member);
    std::atomic<int> accepted{0};
    std::thread pusher([&] { accepted = PushMany(Last(), bid, 5); });
    ASSERT_TRUE(First().client->Finish(*member, Outcome::kCompleted).ok());
    pusher.join();
    // Before the others have run there is a callback only if all of them came too late.
    const std::string open = std::to_string(1 + accepted) + "/" + std::to_string(+accepted) + "/0//";
    if (accepted > 0) {
      ASSERT_EQ(First().client->Counts(bid), open);
    }
    for (int k = 0; k < accepted; ++k) ASSERT_TRUE(First().client->Work("work", Outcome::kCompleted, 10s));
    ASSERT_TRUE(Last().client->Work("success", Outcome::kCompleted, 10s));
    ASSERT_EQ(First().client->Counts(bid), std::to_string(1 + accepted) + "/0/0//2");
  }
  EXPECT_FALSE(First().client->Work("success"));
}

class TwoBatchNodesTest : public BatchNodesTest {};

TEST_P(TwoBatchNodesTest, ANodeTakesUpWhatAnotherHasLeft) {
  const std::string above = First().client->New(BatchClient::Spec("done-0001", "good-0001")).value();
  const std::string below = First().client->New(BatchClient::Spec("", "good-0002", above)).value();
  EXPECT_EQ(PushMany(First(), below, 20), 20);
  First().runtime->Stop(0s);
  First().core->Stop();
  BatchClient& client = *Last().client;
  ASSERT_TRUE(client.Commit(below).ok());
  ASSERT_TRUE(client.Commit(above).ok());
  for (int i = 0; i < 20; ++i) ASSERT_TRUE(client.Work("work", Outcome::kCompleted, 10s));
  ASSERT_TRUE(client.Work("complete", Outcome::kCompleted, 10s));
  ASSERT_TRUE(client.Work("success", Outcome::kCompleted, 10s));
  ASSERT_TRUE(client.Work("success", Outcome::kCompleted, 10s));
  EXPECT_TRUE(WaitUntil([&] { return client.Counts(above) == "0/0/0/2/2"; })) << client.Counts(above);
}

TEST_P(TwoBatchNodesTest, AProgramWithTheLibraryDrivesToo) {
  for (Node& node : nodes_) node.runtime->Stop(0s);
  const auto engine = Engine::Open({.redis_url = redis_->url_text(), .drive = true}).value();
  const std::string bid = First().client->New(BatchClient::Spec("", "good-0001")).value();
  EXPECT_EQ(PushMany(First(), bid, 1), 1);
  ASSERT_TRUE(First().client->Commit(bid).ok());
  ASSERT_TRUE(First().client->Work("work", Outcome::kCompleted, 10s));
  ASSERT_TRUE(First().client->Work("success", Outcome::kCompleted, 30s));
  EXPECT_TRUE(WaitUntil([&] { return First().client->Counts(bid) == "1/0/0//2"; })) << First().client->Counts(bid);
  engine->Close();
}

INSTANTIATE_TEST_SUITE_P(Stores, TwoBatchNodesTest, testing::Values("redis"),
                         [](const auto& test) { return test.param; });
INSTANTIATE_TEST_SUITE_P(Stores, BatchNodesTest, testing::Values("lmdb", "redis"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace pawl
