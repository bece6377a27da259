// Servers come and go: in good order by SIGTERM, or at once by kill -9. Workers keep what they hold.
#include <csignal>

#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

class RestartTest : public FaultTest {};

// Sent, and seen by the server: it answers /v1/workers on another connection once the claim is there.
void SendWaitingClaim(RawHttp& waiting, RawHttp& other) {
  ASSERT_TRUE(waiting.SendRequest("POST", "/v1/claim", R"({"worker":"patient","queues":["q"],"wait":"60s"})"));
  std::string workers;
  while (workers.find("patient") == std::string::npos) {
    const auto answer = other.Get("/v1/workers");
    ASSERT_TRUE(answer.has_value());
    workers = answer->body;
  }
}

TEST_F(RestartTest, BySigtermAnswersWaitingCallsAndEndsWithZero) {
  Start();
  RawHttp claim(server_->port());
  SendWaitingClaim(claim, *http_);
  Push("waited-for", "elsewhere");
  RawHttp wait(server_->port());
  ASSERT_TRUE(wait.SendRequest("GET", "/v1/jobs/waited-for?wait=60s"));
  // An answer on the same connection shows that the request before it has arrived.
  ASSERT_EQ(Get("/healthz").status, 200);

  server_->Signal(SIGTERM);
  const auto claimed = claim.Receive();
  ASSERT_TRUE(claimed.has_value()) << server_->Log();
  EXPECT_EQ(claimed->status, 200);
  EXPECT_EQ(TextAt(claimed->body, "jobs"), "[]");
  EXPECT_EQ(server_->Wait(), 0) << server_->Log();
  EXPECT_EQ(server_->CountInLog("stopped"), 1) << server_->Log();
}

TEST_F(RestartTest, BySigtermAnswersWhatIsInHand) {
  Start();
  std::string bulk = R"({"jobs":[)";
  for (int i = 0; i < 10'000; ++i) {
    bulk += (i > 0 ? "," : "") + (R"({"type":"t","queue":"q","id":"b-)" + std::to_string(i) + "\"}");
  }
  bulk += "]}";
  // In hand once the server has read it: it says so when it asks for the rest of a body that it was promised.
  RawHttp client(server_->port());
  ASSERT_TRUE(
      client.Send("POST /v1/jobs/bulk HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n"
                  "content-type: application/json\r\ncontent-length: " +
                  std::to_string(bulk.size()) + "\r\n\r\n"));
  const auto go_on = client.Receive();
  ASSERT_TRUE(go_on.has_value());
  ASSERT_EQ(go_on->status, 100);
  ASSERT_TRUE(client.Send(bulk));
  server_->Signal(SIGTERM);

  const auto answer = client.Receive();
  ASSERT_EQ(server_->Wait(), 0) << server_->Log();
  Start();
  const std::int64_t there = NumberAt(Get("/v1/stats").body, "total.pushed");
  // Refused or done, and never half of it.
  ASSERT_TRUE(answer.has_value()) << server_->Log();
  if (answer->status == 201) {
    EXPECT_EQ(there, 10'000);
  } else {
    EXPECT_EQ(answer->status, 503) << answer->body;
    EXPECT_EQ(there, 0);
  }
}

TEST_F(RestartTest, BySecondSigtermEndsAtOnce) {
  Start();
  Push("a");
  RawHttp slow(server_->port());
  ASSERT_TRUE(slow.Send("POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"));
  ASSERT_EQ(Get("/healthz").status, 200);
  server_->Signal(SIGTERM);
  server_->Signal(SIGINT);
  ASSERT_TRUE(server_->Wait().has_value());
  Start();
  EXPECT_EQ(StateOf("a"), "queued");
}

class LeaseAcrossRestartTest : public RestartTest, public ::testing::WithParamInterface<int> {
 protected:
  void Restart() {
    server_->Signal(GetParam());
    ASSERT_TRUE(server_->Wait().has_value());
    Start();
  }
};

TEST_P(LeaseAcrossRestartTest, IsKeptAndItsTokenIsAccepted) {
  Start();
  for (const char* id : {"a", "b", "c"}) Push(id);
  const std::string a = Claim();
  const std::string b = Claim();
  const std::string c = Claim();
  Restart();
  EXPECT_EQ(Claim(), "") << "a job was handed out twice";
  EXPECT_EQ(StateOf("a"), "running");
  EXPECT_EQ(Complete("a", b).status, 409);
  EXPECT_EQ(Complete("a", a).status, 200);
  const HttpAnswer heartbeat = Post("/v1/jobs/b/heartbeat", R"({"token":")" + b + R"("})");
  EXPECT_EQ(heartbeat.status, 200) << heartbeat.body;
  EXPECT_EQ(TextAt(heartbeat.body, "lease.token"), b);
  Restart();
  EXPECT_EQ(Complete("b", b).status, 200);
  EXPECT_EQ(Post("/v1/jobs/c/fail", R"({"token":")" + c + R"(","error":{"message":"no"},"retry":false})").status, 200);
  EXPECT_EQ(StateOf("a"), "completed");
  EXPECT_EQ(StateOf("b"), "completed");
  EXPECT_EQ(StateOf("c"), "dead");
  // A finish whose answer was lost is answered again, even after a restart.
  Restart();
  EXPECT_EQ(TextAt(Complete("a", a).body, "state"), "completed");
}

TEST_P(LeaseAcrossRestartTest, ExpiresWhenNobodyRenewsItAnyMore) {
  Start();
  Push("a");
  const std::string token = Claim();
  Restart();
  EXPECT_EQ(Post("/v1/jobs/a/heartbeat", R"({"lease":"1s","token":")" + token + R"("})").status, 200);
  const HttpAnswer again = Post("/v1/claim", R"({"worker":"w2","queues":["q"],"wait":"30s"})");
  EXPECT_EQ(TextAt(again.body, "jobs.0.id"), "a");
  EXPECT_EQ(NumberAt(again.body, "jobs.0.crashes"), 1);
  EXPECT_EQ(Complete("a", token).status, 409);
  EXPECT_EQ(Complete("a", TextAt(again.body, "jobs.0.lease.token")).status, 200);
}

INSTANTIATE_TEST_SUITE_P(Signals, LeaseAcrossRestartTest, ::testing::Values(SIGTERM, SIGKILL),
                         [](const auto& test) { return test.param == SIGTERM ? "Sigterm" : "Sigkill"; });

}  // namespace
}  // namespace pawl::support
