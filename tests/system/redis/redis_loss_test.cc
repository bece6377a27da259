// Redis itself dies, freezes, or forgets its scripts under load, and comes back.
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class RedisLossTest : public NodesTest {
 protected:
  // A push of this id by this node; until it is answered otherwise than by 503.
  int PushUntilDone(std::size_t at, const std::string& id) {
    int status = 503;
    EXPECT_TRUE(WaitUntil([&] {
      status = Push(at, id).status;
      return status != 503;
    }));
    return status;
  }

  HttpAnswer Push(std::size_t at, const std::string& id) {
    return Post(at, "/v1/jobs", R"({"type":"t","queue":"frozen","id":")" + id + "\"}");
  }
};

TEST_F(RedisLossTest, KillsOfRedisUnderLoadLoseNothing) {
  RedisProcess redis({.arguments = {"--appendonly", "yes", "--appendfsync", "always"}});
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  for (int round = 0; round < 8 && !HasFatalFailure(); ++round) {
    AwaitAnswers(50 + random_() % 200);
    redis.Kill();
    redis.Start();
  }
  AwaitAnswers(100);
  ExpectAllIsWell(redis);
}

TEST_F(RedisLossTest, AFrozenRedisIsAnsweredWith503AndForgotten) {
  RedisProcess redis;
  StartNodes(redis.url_text(), {"--redis-wait", "500ms"});
  ASSERT_FALSE(HasFatalFailure());
  // A claim that one node could not answer is asked again at the other one, which may answer before what the first one
  // has sent reaches Redis. Such a grant belongs to nobody, and its lease runs out.
  StartClients("15s");
  for (int round = 0; round < 3 && !HasFatalFailure(); ++round) {
    AwaitAnswers(200);
    redis.Freeze();
    // A call that Redis has carried out before it froze may still be answered as done: these come after.
    for (std::size_t i = 0; i < kNodes; ++i) {
      const HttpAnswer refused = Push(i, "f" + std::to_string(round) + "-" + std::to_string(i));
      EXPECT_EQ(refused.status, 503) << refused.body;
      EXPECT_FALSE(refused.Header("retry-after").empty()) << refused.head;
      const HttpAnswer unread = Get(i, "/v1/jobs/f");
      EXPECT_EQ(unread.status, 503) << unread.body;
      EXPECT_FALSE(unread.Header("retry-after").empty()) << unread.head;
    }
    redis.Thaw();
    for (std::size_t i = 0; i < kNodes; ++i) {
      const std::string id = "f" + std::to_string(round) + "-" + std::to_string(i);
      const int status = PushUntilDone(i, id);
      EXPECT_TRUE(status == 200 || status == 201) << status;
      ledger_.Pushed(id);
    }
  }
  AwaitAnswers(100);
  StopClients();
  const HttpAnswer frozen = Get(0, "/v1/jobs?queue=frozen");
  for (const std::string_view job : ElementsAt(frozen.body, "jobs")) {
    EXPECT_EQ(Post(1, "/v1/jobs/" + TextAt(job, "id") + "/terminate").status, 200);
    ledger_.Terminated(TextAt(job, "id"));
  }
  ExpectAllIsWell(redis);
}

// Redis has lost everything: nobody is told anything until somebody has said that the loss is accepted.
TEST_F(RedisLossTest, AnEmptiedRedisIsRefusedUntilTheLossIsAccepted) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(Push(0, "before").status, 201);
  const HttpAnswer claimed = Post(0, "/v1/claim", R"({"worker":"w","queues":["frozen"]})");
  const std::string token = R"({"token":")" + TextAt(claimed.body, "jobs.0.lease.token") + "\"}";
  EXPECT_EQ(Get(0, "/readyz").status, 200);

  redis.Call({"FLUSHALL"});
  const HttpAnswer finished = Post(0, "/v1/jobs/before/complete", token);
  EXPECT_EQ(finished.status, 503) << finished.body;
  for (std::size_t i = 0; i < kNodes; ++i) {
    const HttpAnswer pushed = Push(i, "after");
    EXPECT_EQ(pushed.status, 503) << pushed.body;
    EXPECT_EQ(TextAt(pushed.body, "code"), "not_ready");
    EXPECT_NE(TextAt(pushed.body, "detail").find("pawl accept-loss"), std::string::npos) << pushed.body;
    EXPECT_EQ(Get(i, "/v1/jobs/before").status, 503);
    EXPECT_EQ(Post(i, "/v1/claim", R"({"worker":"w","queues":["frozen"],"wait":"60s"})").status, 503);
    const HttpAnswer ready = Get(i, "/readyz");
    EXPECT_EQ(ready.status, 503) << ready.body;
    EXPECT_NE(ready.body.find("redis_data: Redis has lost the data of namespace crash"), std::string::npos);
    EXPECT_NE(Get(i, "/metrics").body.find(R"(pawl_healthy{part="redis_data"} 0)"), std::string::npos);
    EXPECT_EQ(Get(i, "/healthz").status, 200);
  }

  Child accept({.command = {PawlBinary(), "accept-loss", "--redis", redis.url_text(), "--namespace", kNamespace}});
  EXPECT_NE(accept.ReadAll().find("namespace crash go on with what is in Redis now: 0 jobs"), std::string::npos);
  EXPECT_EQ(accept.Wait(), 0);
  for (std::size_t i = 0; i < kNodes; ++i) {
    ASSERT_TRUE(WaitUntil([&] { return RawHttp(node(i).port()).Get("/readyz").value_or(HttpAnswer{}).status == 200; }))
        << Logs();
  }
  EXPECT_EQ(RawHttp(node(0).port()).Get("/v1/jobs/before")->status, 404);
  EXPECT_EQ(RawHttp(node(1).port()).Post("/v1/jobs", R"({"type":"t","id":"after"})")->status, 201);
}

TEST_F(RedisLossTest, ARestartThatCameBackEmptyIsRefused) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(Push(0, "before").status, 201);
  redis.Kill();
  redis.Start();
  for (std::size_t i = 0; i < kNodes; ++i) {
    EXPECT_EQ(Get(i, "/v1/jobs/before").status, 503);
    EXPECT_EQ(Push(i, "after").status, 503);
    EXPECT_EQ(Get(i, "/readyz").status, 503);
  }
}

TEST_F(RedisLossTest, ScriptFlushUnderLoadIsHarmless) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  for (int round = 0; round < 50 && !HasFatalFailure(); ++round) {
    AwaitAnswers(10);
    EXPECT_FALSE(redis.Call({"SCRIPT", "FLUSH"}).IsError());
  }
  ExpectAllIsWell(redis);
}

}  // namespace
}  // namespace pawl::support
