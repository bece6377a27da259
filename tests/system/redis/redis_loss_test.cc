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
