// Nodes with different roles on one Redis: one serves the API, others drive batches, run jobs, or send callbacks.
#include <map>
#include <set>

#include "tests/support/http_peer.h"
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
  for (const std::string role : {"work", "notify", "drive"}) {
    const auto node = Start(role, role);
    EXPECT_EQ(node->faktory_port(), 0);
    RawHttp http(node->port());
    for (const char* path : {"/healthz", "/readyz", "/metrics"}) EXPECT_EQ(http.Get(path)->status, 200) << role << path;
    for (const char* path : {"/", "/v1/jobs", "/v1/outbound", "/v1/files/1", "/v1/events", "/hb", "/openapi.json"}) {
      const auto refused = http.Get(path);
      EXPECT_EQ(refused->status, 404) << role << path;
      EXPECT_EQ(TextAt(refused->body, "code"), "no_route") << role << path;
    }
    EXPECT_EQ(TextAt(http.Post("/v1/jobs", R"({"type":"t"})")->body, "code"), "no_route") << role;
  }
}

TEST_F(RolesTest, NodesSayThatCallbacksWaitUntilOneDelivers) {
  HttpPeer receiver;
  const auto api = Start("api", "api");
  RawHttp http(api->port());
  const auto end_one = [&] {
    const std::string pushed =
        http.Post("/v1/jobs", R"({"type":"mail","callbacks":{"url":")" + receiver.Url("/ok") + "\"}}")->body;
    const std::string claimed = http.Post("/v1/claim", R"({"queues":["mail"],"worker":"w"})")->body;
    const std::string token = TextAt(claimed, "jobs.0.lease.token");
    EXPECT_EQ(http.Post("/v1/jobs/" + TextAt(pushed, "id") + "/complete", R"({"token":")" + token + "\"}")->status,
              200);
  };
  const auto said = [](const ServerProcess& node) {
    return node.CountInLog("callbacks wait and nobody delivers them");
  };
  end_one();
  EXPECT_TRUE(WaitUntil([&] { return said(*api) == 1; })) << api->Log();
  const auto work = Start("work", "work");
  EXPECT_TRUE(WaitUntil([&] { return said(*work) == 1; })) << "it looks when it starts";
  const auto notify = Start("notify", "notify");
  EXPECT_TRUE(receiver.WaitForRequests(1));
  const auto drive = Start("drive", "drive");
  end_one();
  EXPECT_TRUE(receiver.WaitForRequests(2));
  EXPECT_EQ(drive->Terminate(), 0);
  EXPECT_EQ(said(*drive), 0) << drive->Log();
  EXPECT_EQ(said(*notify), 0) << notify->Log();
}

// One node a role. Those that work are killed with calls in hand, which are made again when their leases have run out:
// so the leases are as short as they can be.
class KilledRolesTest : public RolesTest {
 protected:
  static constexpr int kJobsARound = 30;  // of each type

  void StartNode(const std::string& role) {
    nodes_[role] = std::make_unique<ServerProcess>(
        ServerProcessOptions{.data = dir_.File(role),
                             .redis = redis_.url_text(),
                             .arguments = {"--roles", role, "--files", dir_.File("files")}});
    ASSERT_TRUE(nodes_[role]->ready()) << nodes_[role]->Log();
  }
  void KillAndStartAgain(const std::string& role) {
    nodes_[role]->Kill();
    StartNode(role);
  }
  void PushSome() {
    std::string jobs;
    for (int i = 0; i < kJobsARound; ++i) {
      for (const std::string type : {"http", "download"}) {
        jobs += (jobs.empty() ? "" : ",") + (R"({"lease":"1s","type":")" + type) + R"(","payload":{"url":")" +
                peer_.Url("/hold") + R"("},"callbacks":{"timeout":"1s","url":")" + receiver_.Url("/hold") + "\"}}";
      }
    }
    RawHttp http(nodes_["api"]->port());
    const auto pushed = http.Post("/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}");
    ASSERT_TRUE(pushed && pushed->status == 201) << (pushed ? pushed->body : "no answer");
    pushed_ += kJobsARound;
  }
  void ExpectCompleted(const std::string& queue, std::int64_t count) {
    RawHttp http(nodes_["api"]->port());
    std::string shown;
    EXPECT_TRUE(WaitUntil([&] {
      shown = http.Get("/v1/queues/" + queue)->body;
      return NumberAt(shown, "counts.completed") == count;
    })) << shown;
  }

  HttpPeer peer_;
  HttpPeer receiver_;
  std::map<std::string, std::unique_ptr<ServerProcess>> nodes_;
  std::int64_t pushed_ = 0;  // of each type
};

TEST_F(KilledRolesTest, EverythingIsDone) {
  for (const std::string role : {"api", "work", "notify"}) ASSERT_NO_FATAL_FAILURE(StartNode(role));
  ASSERT_NO_FATAL_FAILURE(PushSome());
  ASSERT_TRUE(peer_.WaitForRequests(2)) << "held";
  ASSERT_NO_FATAL_FAILURE(KillAndStartAgain("api"));
  ASSERT_NO_FATAL_FAILURE(PushSome());
  ASSERT_NO_FATAL_FAILURE(KillAndStartAgain("work"));
  peer_.Release();
  ASSERT_TRUE(receiver_.WaitForRequests(2)) << "held";
  ASSERT_NO_FATAL_FAILURE(KillAndStartAgain("notify"));
  receiver_.Release();
  ASSERT_NO_FATAL_FAILURE(PushSome());

  ExpectCompleted("http", pushed_);
  ExpectCompleted("download", pushed_);
  ExpectCompleted("pawl.callbacks", 2 * pushed_);
  std::set<std::string> told;
  for (const HttpPeer::Seen& request : receiver_.seen()) told.insert(TextAt(request.body, "data.id"));
  EXPECT_EQ(told.size(), static_cast<std::size_t>(2 * pushed_));
}

}  // namespace
}  // namespace pawl::support
