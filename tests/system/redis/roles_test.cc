// Nodes with different roles on one Redis: one serves the API, others drive batches.
#include "tests/support/raw_faktory.h"
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class RolesTest : public ::testing::Test {
 protected:
  std::unique_ptr<ServerProcess> Start(const std::string& name, const std::string& roles) {
    auto node = std::make_unique<ServerProcess>(
        ServerProcessOptions{.data = dir_.File(name), .redis = redis_.url_text(), .arguments = {"--roles", roles}});
    EXPECT_TRUE(node->ready()) << node->Log();
    return node;
  }

  // A batch without members: its callback is due as soon as somebody drives it.
  static std::string CommitBatch(RawFaktory& client, const std::string& jid) {
    const std::string bid = BulkOf(client.Call(R"(BATCH NEW {"success":{"jid":")" + jid +
                                               R"(","jobtype":"done","queue":"callbacks","args":[]}})"));
    EXPECT_EQ(client.Call("BATCH COMMIT " + bid), "+OK");
    return bid;
  }
  static bool FetchAndAck(RawFaktory& client, const std::string& jid) {
    return WaitUntil([&] { return TextAt(BulkOf(client.Call("FETCH callbacks")), "jid") == jid; }) &&
           client.Call(R"(ACK {"jid":")" + jid + R"("})") == "+OK";
  }

  TempDir dir_;
  RedisProcess redis_;
};

TEST_F(RolesTest, AnyDriverGoesOnWhenAnotherIsKilled) {
  const auto api = Start("api", "api");
  RawFaktory client(api->faktory_port());
  ASSERT_EQ(client.Hello(R"({"v":2,"wid":"w1"})"), "+OK");
  const std::string first = CommitBatch(client, "callback-1");
  RawHttp http(api->port());
  EXPECT_EQ(TextAt(http.Get("/v1/jobs/" + first)->body, "state"), "queued") << "nobody drives";

  const auto one = Start("one", "drive");
  const auto other = Start("other", "work,drive");
  EXPECT_TRUE(FetchAndAck(client, "callback-1"));
  one->Kill();
  for (int i = 2; i < 12; ++i) CommitBatch(client, "callback-" + std::to_string(i));
  for (int i = 2; i < 12; ++i) {
    ASSERT_TRUE(WaitUntil([&] {
      const std::string jid = TextAt(BulkOf(client.Call("FETCH callbacks")), "jid");
      return !jid.empty() && client.Call(R"(ACK {"jid":")" + jid + R"("})") == "+OK";
    }));
  }
  EXPECT_EQ(other->Terminate(), 0) << other->Log();
}

TEST_F(RolesTest, ANodeWithoutTheApiAnswersProbesOnly) {
  const auto drive = Start("drive", "drive");
  EXPECT_EQ(drive->faktory_port(), 0);
  RawHttp http(drive->port());
  EXPECT_EQ(http.Get("/healthz")->status, 200);
  EXPECT_EQ(http.Get("/readyz")->status, 200);
  EXPECT_EQ(http.Get("/metrics")->status, 200);
  const auto refused = http.Get("/v1/jobs");
  EXPECT_EQ(refused->status, 404);
  EXPECT_EQ(TextAt(refused->body, "code"), "no_route");
}

}  // namespace
}  // namespace pawl::support
