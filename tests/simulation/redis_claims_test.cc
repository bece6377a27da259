// Claims on a Redis that engines share, and that does not always answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/redis/redis_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class RedisClaimsTest : public testing::Test {
 protected:
  // One engine on a store of its own, and what its claims were answered.
  struct Node {
    Node(const support::RedisProcess& redis, std::uint32_t wait_replicas)
        : world([&redis, wait_replicas] {
            RedisStoreOptions options;
            options.url = redis.url();
            options.link.wait = 3s;
            options.wait_replicas = wait_replicas;
            options.replica_timeout = 1ms;
            return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
          }) {
      world.on_claim = [this](const ClaimReply& reply) { replies.push_back(reply); };
    }
    World world;
    std::vector<ClaimReply> replies;
  };

  std::unique_ptr<Node> StartNode(std::uint32_t wait_replicas = 0) {
    return std::make_unique<Node>(redis_, wait_replicas);
  }

  Result<void> Turn(Node& node) {
    now_.steady += 1'000ms;  // so that waiting claims look for themselves
    return node.world.Turn(now_, [] { return true; });
  }
  void Push(Node& node, std::size_t jobs) {
    PushOp op;
    op.jobs.resize(jobs);
    for (JobSpec& spec : op.jobs) spec.type = "mail";
    op.seed = ++seed_;
    node.world.Submit(AnyOp(op), "push");
    ASSERT_TRUE(Turn(node).ok());
  }
  void Claim(Node& node, const std::string& claim_id, Millis wait = 0ms, std::uint32_t count = 2) {
    ClaimRequest request;
    request.queues = {"mail"};
    request.worker = "w";
    request.count = count;
    request.wait = wait;
    request.claim_id = claim_id;
    node.world.Submit(request, ++handle_, ++seed_, now_);
  }
  static std::vector<std::pair<Seq, Token>> Granted(const ClaimReply& reply) {
    std::vector<std::pair<Seq, Token>> granted;
    for (const ClaimedJob& job : reply.jobs) granted.emplace_back(job.seq, job.head.lease->token);
    return granted;
  }

  support::RedisProcess redis_{
      {.arguments = {"--appendonly", "yes", "--appendfsync", "always"}}};  // keeps its data when it is killed
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  std::uint64_t seed_ = 0;
  Core::ClaimHandle handle_ = 0;
};

TEST_F(RedisClaimsTest, AClaimWithANameGetsTheSameJobsFromAnyNode) {
  const auto a = StartNode();
  const auto b = StartNode();
  Push(*a, 4);
  for (Node* node : {a.get(), b.get(), a.get()}) {
    Claim(*node, "c");
    ASSERT_TRUE(Turn(*node).ok());
  }
  ASSERT_EQ(a->replies.size(), 2U);
  ASSERT_EQ(b->replies.size(), 1U);
  EXPECT_EQ(Granted(a->replies[0]).size(), 2U);
  EXPECT_EQ(Granted(b->replies[0]), Granted(a->replies[0]));
  EXPECT_EQ(Granted(a->replies[1]), Granted(a->replies[0]));
}

// What it got used to be read job by job, and after 80 of them the node gave up and handed out others.
TEST_F(RedisClaimsTest, ALargeClaimGetsTheSameJobsFromAnotherNode) {
  const auto a = StartNode();
  const auto b = StartNode();
  Push(*a, 200);
  for (Node* node : {a.get(), b.get()}) {
    Claim(*node, "c", 0ms, 100);
    ASSERT_TRUE(Turn(*node).ok());
  }
  EXPECT_EQ(Granted(a->replies.at(0)).size(), 100U);
  EXPECT_EQ(Granted(b->replies.at(0)), Granted(a->replies.at(0)));
}

// The node that handed it out believed it to be running still, and took it off the queue as a job that cannot run.
TEST_F(RedisClaimsTest, AJobThatAnotherNodeGaveBackIsHandedOutAgain) {
  const auto a = StartNode();
  const auto b = StartNode();
  Push(*a, 1);
  for (int round = 0; round < 3; ++round) {
    a->replies.clear();
    Claim(*a, "");
    ASSERT_TRUE(Turn(*a).ok());
    ASSERT_EQ(a->replies.size(), 1U);
    const auto granted = Granted(a->replies[0]);
    ASSERT_EQ(granted.size(), 1U) << "round " << round;
    FinishOp back;
    back.job = granted[0].first;
    back.token = granted[0].second;
    back.outcome = Outcome::kReleased;
    b->world.Submit(AnyOp(back), "release");
    ASSERT_TRUE(Turn(*b).ok());
  }
}

// What a node refuses it has read: another one may have handed the job out since this one wrote it.
TEST_F(RedisClaimsTest, ARunIsFinishedOnTheNodeThatOnlyPushedTheJob) {
  const auto a = StartNode();
  Push(*a, 2);
  const auto b = StartNode();
  Claim(*b, "");
  ASSERT_TRUE(Turn(*b).ok());
  const auto granted = Granted(b->replies.at(0));
  ASSERT_EQ(granted.size(), 2U);
  for (const auto& [seq, token] : granted) {
    FinishOp finish;
    finish.job = seq;
    finish.token = token;
    a->world.Submit(AnyOp(finish), "finish");
  }
  ASSERT_TRUE(Turn(*a).ok());
  EXPECT_EQ(a->world.cycle().tally().conflicts, 0U);
  const auto reader = a->world.store().Snapshot();
  EXPECT_EQ(reader->IndexCount(StateIndex(*a->world.names().Find("mail"), JobState::kCompleted)), 2U);
}

// Both have reserved jobs for the claim before one of them has granted any.
TEST_F(RedisClaimsTest, AClaimThatTwoNodesServeAtATimeIsGrantedByOneOfThem) {
  const auto a = StartNode();
  const auto b = StartNode();
  Push(*a, 2);
  const NameId queue = a->world.names().Find("mail").value();
  const auto grant = [&](Node& node, Batch& batch) {
    const auto taken = batch.Take(std::vector<TakeAsk>{{{queue}, 1, {}}}).at(0);
    ASSERT_EQ(taken.size(), 1U);
    const std::vector<RecordKey> keys = {
        {RecordKind::kClaim, Key().Hash(HashBytes("c"))}, HeadKey(taken[0]), BodyKey(taken[0])};
    batch.Fetch(keys);
    Txn txn(node.world.names(), batch, now_);
    const auto job = Decide(GrantOp{taken[0], "w", {}, ++seed_, HashBytes("c")}, txn);
    ASSERT_TRUE(job.ok() && !txn.incomplete());
    txn.Close();
    ASSERT_TRUE(batch.Apply(txn.guards(), txn.result().changes).value());
    txn.Restart();
    Remember({HashBytes("c"), {{job->seq, job->head.lease->token}}}, txn);
    ASSERT_TRUE(batch.Apply(txn.guards(), txn.result().changes).value());
  };
  const auto first = a->world.store().Begin(now_, 0);
  const auto second = b->world.store().Begin(now_, 0);
  ASSERT_NO_FATAL_FAILURE(grant(*a, *first));
  ASSERT_NO_FATAL_FAILURE(grant(*b, *second));
  EXPECT_THAT(first->Commit()->failed, IsEmpty());
  EXPECT_THAT(second->Commit()->failed, ElementsAre(1, 2));
  EXPECT_EQ(b->world.store().Snapshot()->IndexCount(StateIndex(queue, JobState::kRunning)), 1U);
}

// Nobody has heard of the change but the master: it may have happened, and did.
TEST_F(RedisClaimsTest, AClaimThatMayHaveBeenGrantedIsAnsweredWithTheErrorAndDoesNotWait) {
  const auto a = StartNode();
  Push(*a, 2);
  const auto b = StartNode(1);
  Claim(*b, "c", 60s);
  EXPECT_EQ(Turn(*b).error().code, ErrorCode::kUnavailable);
  EXPECT_THAT(b->replies, IsEmpty());
  EXPECT_THAT(b->world.log, ElementsAre(testing::HasSubstr("replicas")));
  EXPECT_EQ(b->world.cycle().waiting_claims(), 0U);
  Claim(*a, "c");
  ASSERT_TRUE(Turn(*a).ok());
  ASSERT_EQ(a->replies.size(), 1U);
  EXPECT_EQ(Granted(a->replies[0]).size(), 2U) << "who asks again gets them";
}

TEST_F(RedisClaimsTest, AClaimThatHasNothingWaitsUntilRedisIsBack) {
  const auto node = StartNode();
  redis_.Kill();
  node->world.log.clear();
  Claim(*node, "", 60s);
  Claim(*node, "");
  EXPECT_EQ(Turn(*node).error().code, ErrorCode::kUnavailable);
  EXPECT_EQ(node->world.cycle().waiting_claims(), 1U);
  EXPECT_THAT(node->world.log, ElementsAre(testing::HasSubstr("claim 2 "))) << "who cannot wait gets the error";
  EXPECT_THAT(node->replies, IsEmpty());
  redis_.Start();
  ASSERT_TRUE(support::WaitUntil([&] { return Turn(*node).ok(); }));
  EXPECT_EQ(node->world.cycle().waiting_claims(), 1U);
}

// It would hold its caller until its time is over, or take a job for nobody.
TEST_F(RedisClaimsTest, AClaimThatWasCalledOffDoesNotWaitForRedis) {
  const auto node = StartNode();
  Claim(*node, "", 60s);
  ASSERT_TRUE(Turn(*node).ok());
  EXPECT_EQ(node->world.cycle().waiting_claims(), 1U);
  redis_.Kill();
  node->world.Cancel(handle_);
  EXPECT_EQ(Turn(*node).error().code, ErrorCode::kUnavailable);
  EXPECT_EQ(node->world.cycle().waiting_claims(), 0U);
  EXPECT_THAT(node->world.log, ElementsAre(testing::HasSubstr("claim 1 ")));
}

}  // namespace
}  // namespace pawl
