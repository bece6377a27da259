// A Redis that is set up wrongly, or too small.
#include <sstream>

#include "store/redis/redis_rights.h"
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class SettingsTest : public NodesTest {
 protected:
  HttpAnswer Push(const std::string& id) {
    return Post(0, "/v1/jobs", R"({"type":"t","queue":"q","id":")" + id + "\"}");
  }
};

TEST_F(SettingsTest, ARedisThatEvictsKeysIsRefused) {
  RedisProcess redis({.arguments = {"--maxmemory-policy", "allkeys-lru"}});
  TempDir dir;
  ServerProcess server({.data = dir.File("node"), .redis = redis.url_text()});
  EXPECT_FALSE(server.ready());
  EXPECT_EQ(server.Wait(), 1);
  EXPECT_NE(server.Log().find("maxmemory-policy is allkeys-lru"), std::string::npos) << server.Log();
  EXPECT_NE(server.Log().find("noeviction"), std::string::npos) << server.Log();
}

TEST_F(SettingsTest, ARedisThatIsSetToEvictKeysGetsNoMorePushes) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(Push("before").status, 201);
  redis.Call({"CONFIG", "SET", "maxmemory-policy", "allkeys-lru"});
  ASSERT_TRUE(WaitUntil([&] { return Get(0, "/readyz").status == 503; }));
  EXPECT_NE(Get(0, "/readyz").body.find("maxmemory-policy is allkeys-lru"), std::string::npos);
  const HttpAnswer refused = Push("after");
  EXPECT_EQ(refused.status, 503) << refused.body;
  EXPECT_NE(refused.body.find("set it to noeviction"), std::string::npos) << refused.body;
  const HttpAnswer claimed = Post(0, "/v1/claim", R"({"worker":"w","queues":["q"]})");
  EXPECT_EQ(TextAt(claimed.body, "jobs.0.id"), "before") << "everything else goes on: " << claimed.body;

  redis.Call({"CONFIG", "SET", "maxmemory-policy", "noeviction"});
  ASSERT_TRUE(WaitUntil([&] { return Get(0, "/readyz").status == 200; }));
  EXPECT_EQ(Push("after").status, 201);
}

TEST_F(SettingsTest, ANamespaceOfAnotherFormatIsRefusedAndLeftAsItIs) {
  RedisProcess redis;
  const std::string key = "pawl:{pawl}:format";
  redis.Call({"SET", key, "pawl 1"});
  TempDir dir;
  ServerProcess server({.data = dir.File("node"), .redis = redis.url_text()});
  EXPECT_FALSE(server.ready());
  EXPECT_EQ(server.Wait(), 1);
  EXPECT_NE(server.Log().find("pawl copy"), std::string::npos) << server.Log();
  EXPECT_EQ(redis.Call({"GET", key}).text, "pawl 1");
  EXPECT_EQ(redis.Call({"DBSIZE"}).integer, 1);
}

// An older node would not understand what a newer one writes: the format is raised when all of them are gone.
TEST_F(SettingsTest, AnOlderFormatIsRaisedOnlyWhenNoOlderNodeIsAlive) {
  RedisProcess redis;
  const std::string key = "pawl:{pawl}:format";
  TempDir dir;
  ServerProcess older({.data = dir.File("older"), .redis = redis.url_text()});
  ASSERT_TRUE(older.ready()) << older.Log();
  const std::string newest = redis.Call({"GET", key}).text;
  redis.Call({"SET", key, "pawl 3"});  // as if it were one

  ServerProcess refused({.data = dir.File("refused"), .redis = redis.url_text()});
  EXPECT_FALSE(refused.ready());
  EXPECT_EQ(refused.Wait(), 1);
  const std::string named = "process " + std::to_string(older.pid());
  EXPECT_NE(refused.Log().find("nodes of an older version are at work"), std::string::npos) << refused.Log();
  EXPECT_NE(refused.Log().find(named), std::string::npos) << refused.Log();
  EXPECT_EQ(redis.Call({"GET", key}).text, "pawl 3");

  EXPECT_EQ(older.Terminate(), 0) << older.Log();
  ServerProcess newer({.data = dir.File("newer"), .redis = redis.url_text()});
  EXPECT_TRUE(newer.ready()) << newer.Log();
  EXPECT_EQ(redis.Call({"GET", key}).text, newest);
}

// As docs/redis.md gives them; a test of the store holds the two against each other.
TEST_F(SettingsTest, AUserWithTheRightsThatAreDocumentedIsEnoughUnderLoad) {
  RedisProcess redis;
  std::vector<std::string> user = {"ACL", "SETUSER", "worker", "on", ">secret", "resetkeys", "resetchannels", "-@all"};
  std::istringstream rules(RightsNeeded(kNamespace));
  for (std::string rule; rules >> rule;) {
    std::erase(rule, '\'');
    user.push_back(rule);
  }
  ASSERT_EQ(redis.Call(user).text, "OK");
  StartNodes("redis://worker:secret@127.0.0.1:" + std::to_string(redis.port()));
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  AwaitAnswers(500);
  ExpectAllIsWell(redis);
}

TEST_F(SettingsTest, AWrongPasswordIsAMistakeAndNotToBeTriedAgain) {
  RedisProcess redis({.arguments = {"--requirepass", "right"}, .password = "right"});
  TempDir dir;
  ServerProcess server({.data = dir.File("node"), .redis = "redis://:wrong@127.0.0.1:" + std::to_string(redis.port())});
  EXPECT_FALSE(server.ready());
  EXPECT_EQ(server.Wait(), 2);
  EXPECT_NE(server.Log().find("redis: Redis at 127.0.0.1"), std::string::npos) << server.Log();
  EXPECT_NE(server.Log().find("WRONGPASS"), std::string::npos) << server.Log();
  EXPECT_EQ(server.Log().find("Try again"), std::string::npos) << server.Log();
}

TEST_F(SettingsTest, WithoutTheRightToRunScriptsANodeDoesNotStart) {
  RedisProcess redis;
  redis.Call({"ACL", "SETUSER", "worker", "on", ">secret", "~*", "&*", "+@all", "-@scripting"});
  TempDir dir;
  ServerProcess server(
      {.data = dir.File("node"), .redis = "redis://worker:secret@127.0.0.1:" + std::to_string(redis.port())});
  EXPECT_FALSE(server.ready());
  EXPECT_EQ(server.Wait(), 2);
  EXPECT_NE(server.Log().find("no right to the commands eval evalsha;"), std::string::npos) << server.Log();
}

TEST_F(SettingsTest, AFullRedisRefusesPushesUntilThereIsRoomAgain) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(Push("before").status, 201);
  const HttpAnswer claimed = Post(1, "/v1/claim", R"({"worker":"w","queues":["q"]})");
  const std::string token = R"({"token":")" + TextAt(claimed.body, "jobs.0.lease.token") + "\"}";

  redis.Call({"CONFIG", "SET", "maxmemory", "1"});
  const HttpAnswer refused = Push("full");
  EXPECT_EQ(refused.status, 507) << refused.body;
  EXPECT_EQ(TextAt(refused.body, "code"), "no_space") << refused.body;
  EXPECT_EQ(Get(1, "/v1/jobs/full").status, 404);
  EXPECT_EQ(TextAt(Get(1, "/v1/jobs/before").body, "state"), "running");

  redis.Call({"CONFIG", "SET", "maxmemory", "0"});
  EXPECT_EQ(Push("full").status, 201);
  EXPECT_EQ(Post(1, "/v1/jobs/before/complete", token).status, 200);
  EXPECT_EQ(TextAt(Get(0, "/v1/jobs/before").body, "state"), "completed");
}

}  // namespace
}  // namespace pawl::support
