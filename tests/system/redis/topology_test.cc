// Redis on several servers: a master is lost and its replica takes over, or a namespace moves to another master.
#include "redis/redis_slot.h"
#include "tests/support/redis_topology.h"
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class SentinelTest : public NodesTest {
 protected:
  // The master dies; returns when the sentinels have made the replica the master.
  void FailOver() {
    redis_.master().Kill();
    ASSERT_TRUE(WaitUntil([&] { return redis_.MasterPort() == redis_.replica().port(); })) << "no fail-over";
  }

  // The old master comes back, empty, as the replica of the new one. It must not be a master for a moment: a sentinel
  // that is behind would send the nodes to it.
  void ReturnAsReplica() { redis_.master().StartAsReplicaOf(redis_.replica().port()); }

  std::size_t CountLost() {
    CrashClient client(scene_, ledger_, "auditor", seed_);
    const auto jobs = ListAll(client);
    std::size_t lost = 0;
    for (const auto& [id, known] : ledger_.jobs()) lost += known.acknowledged && !jobs.contains(id) ? 1 : 0;
    return lost;
  }

  SentinelRedis redis_;
};

TEST_F(SentinelTest, WithWaitReplicasAFailoverUnderLoadLosesNothingThatWasAcknowledged) {
  StartNodes(redis_.url_text(), {"--wait-replicas", "1"});
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  AwaitAnswers(300);
  ASSERT_NO_FATAL_FAILURE(FailOver());
  ASSERT_NO_FATAL_FAILURE(ReturnAsReplica());
  AwaitAnswers(300);
  ExpectAllIsWell(redis_.replica());
}

// What the master had acknowledged and not yet passed on is lost; the nodes go on with what is there. A finish that was
// lost leaves its job in the hands of a worker that is done with it, so that only the leases of such jobs run out.
TEST_F(SentinelTest, WithoutWaitReplicasWorkGoesOnAfterAFailover) {
  StartNodes(redis_.url_text());
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  AwaitAnswers(300);
  ASSERT_NO_FATAL_FAILURE(FailOver());
  AwaitAnswers(300);
  StopClients();
  const std::size_t lost = CountLost();
  std::printf("acknowledged and lost without wait_replicas: %zu of %zu jobs\n", lost, ledger_.jobs().size());
  RecordProperty("lost", static_cast<int>(lost));
  for (std::size_t i = 0; i < kNodes; ++i) {
    const std::string id = "after-" + std::to_string(i);
    EXPECT_EQ(Post(i, "/v1/jobs", R"({"type":"t","queue":"after","id":")" + id + "\"}").status, 201);
    const HttpAnswer claimed = Post(1 - i, "/v1/claim", R"({"worker":"w","queues":["after"],"wait":"10s"})");
    EXPECT_EQ(TextAt(claimed.body, "jobs.0.id"), id) << claimed.body;
    const std::string token = R"({"token":")" + TextAt(claimed.body, "jobs.0.lease.token") + "\"}";
    EXPECT_EQ(Post(i, "/v1/jobs/" + id + "/complete", token).status, 200);
  }
}

class ClusterTest : public NodesTest {};

TEST_F(ClusterTest, ASlotThatMovesUnderLoadTakesItsNamespaceAlong) {
  ClusterRedis redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  const int slot = RedisSlot(KeyOf("seq"));
  std::size_t owner = redis.OwnerOf(slot);
  for (int round = 0; round < 4 && !HasFatalFailure(); ++round) {
    AwaitAnswers(200);
    const std::size_t next = (owner + 1) % 3;
    redis.BeginMigration(slot, owner, next);
    redis.MoveKeys(slot, owner, next);
    redis.EndMigration(slot, next);
    owner = next;
  }
  AwaitAnswers(200);
  ExpectAllIsWell(redis.node(owner));
}

}  // namespace
}  // namespace pawl::support
