// Nodes on one Redis end the parts of one task at the same time: exactly one of them closes it, in the commit of
// the last part, and nearly none of the ends has to be decided twice.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "engine/queries.h"
#include "store/redis/redis_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/store_audit.h"
#include "tests/support/workflow_fixture.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

constexpr std::size_t kTogether = 50;

struct Race {
  std::size_t nodes;
  std::size_t parts;
};

class WorkflowRaceTest : public testing::TestWithParam<Race> {
 protected:
  WorkflowRaceTest() { AddNode(); }
  void AddNode() {
    nodes_.push_back(std::make_unique<World>([this] {
      RedisStoreOptions options;
      options.url = redis_.url();
      return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
    }));
  }
  World& first() { return *nodes_.front(); }

  std::vector<ClaimedJob> Claim(World& node, const std::string& queue, std::uint32_t count) {
    std::vector<ClaimedJob> jobs;
    node.on_claim = [&](const ClaimReply& reply) { jobs.insert(jobs.end(), reply.jobs.begin(), reply.jobs.end()); };
    ClaimRequest request;
    request.worker = "w";
    request.queues = {queue};
    request.count = count;
    ++claims_;
    node.Submit(request, claims_, 7 + claims_, now_);
    node.Settle(now_);
    node.on_claim = {};
    return jobs;
  }
  static FinishOp Completing(const ClaimedJob& job) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    return op;
  }

  support::RedisProcess redis_;
  std::vector<std::unique_ptr<World>> nodes_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  Core::ClaimHandle claims_ = 0;
};

TEST_P(WorkflowRaceTest, OneOfManyNodesClosesTheTaskAndTheNextBegins) {
  const auto [nodes, parts] = GetParam();
  const std::size_t share = parts / nodes;
  PushOp push = WorkflowOf({{"load", {}, When::kSucceeded, false, parts}, {"report", {"load"}}});
  push.jobs[0].id = "w";
  push.jobs[1].id = "load";
  push.seed = 1;
  first().Submit(AnyOp(push), "push");
  first().Settle(now_);
  while (nodes_.size() < nodes) AddNode();  // they know the names of queues that are there when they start
  std::vector<std::vector<ClaimedJob>> shares(nodes);
  for (std::size_t i = 0; i < nodes; ++i) {
    while (shares[i].size() < share) {  // a claim of a store far away may come back with less
      const auto left = static_cast<std::uint32_t>(share - shares[i].size());
      auto some = Claim(*nodes_[i], "load", std::min(left, 500U));
      shares[i].insert(shares[i].end(), some.begin(), some.end());
    }
  }
  std::atomic<int> closings = 0;
  std::atomic<int> releases = 0;
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < nodes; ++i) {
    threads.emplace_back([&, i] {
      World& node = *nodes_[i];
      for (std::size_t at = 0; at < shares[i].size(); at += kTogether) {
        for (std::size_t k = at; k < std::min(at + kTogether, shares[i].size()); ++k) {
          node.Submit(AnyOp(Completing(shares[i][k])), "finish");
        }
        do {
          ASSERT_TRUE(node.Turn(now_, [] { return true; }).ok());
          for (const Transition& transition : node.transitions()) {
            if (transition.id == "load" && transition.to == JobState::kCompleted) ++closings;
            const bool let_go = transition.from == JobState::kWaiting && transition.to == JobState::kQueued;
            if (let_go && transition.cause == Cause::kPromoted) ++releases;
          }
        } while (!node.cycle().idle());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(closings, 1);
  EXPECT_EQ(releases, 1);
  std::uint64_t conflicts = 0;
  for (const auto& node : nodes_) conflicts += node->cycle().tally().conflicts;
  EXPECT_LE(conflicts, parts / 100);
  const auto last = Claim(first(), "report", 1);
  ASSERT_EQ(last.size(), 1U);
  first().Submit(AnyOp(Completing(last[0])), "finish");
  first().Settle(now_);
  EXPECT_EQ(FindJob(*first().store().Snapshot(), "w")->head.shown, JobState::kCompleted);
  EXPECT_EQ(StoreAudit::Problems(first().store(), now_), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Nodes, WorkflowRaceTest, testing::Values(Race{2, 1'000}, Race{3, 9'999}),
                         [](const auto& race) { return std::to_string(race.param.nodes); });

}  // namespace
}  // namespace pawl
