#include "client/http_client.h"

#include <gtest/gtest.h>

#include <future>

#include "tests/support/script_server.h"

namespace pawl {
namespace {

using Step = ScriptServer::Step;

constexpr const char* kBrief =
    R"({"id":"j1","seq":1,"type":"mail","queue":"mail","state":"queued","priority":5,"attempt":0,"failures":0,)"
    R"("created_at":"2026-03-01T09:30:00.000Z","url":"/v1/jobs/j1"})";

Step Answer(int status, std::string body = {}, std::string header = {}) {
  return {.status = status, .body = std::move(body), .header = std::move(header)};
}
Step Drop() { return {.kind = Step::Kind::kDrop}; }
Step Hold() { return {.kind = Step::Kind::kHold}; }

ClientOptions To(const ScriptServer& server) { return {.url = server.url(), .token = "s3cret"}; }

TEST(HttpClientTest, PushSendsTheJobWithTokenAndKey) {
  ScriptServer server({Answer(201, kBrief)});
  HttpClient client(To(server), Millis(0));
  const Result<JobBrief> job = client.Push({.type = "mail", .payload = R"({"to":"ann"})"});
  ASSERT_TRUE(job.ok()) << ToString(job.error());
  EXPECT_EQ(job->id, "j1");
  EXPECT_EQ(job->state, JobState::kQueued);
  const ScriptServer::Seen seen = server.seen().front();
  EXPECT_EQ(seen.line(), "POST /v1/jobs HTTP/1.1");
  EXPECT_EQ(seen.Header("Authorization"), "Bearer s3cret");
  EXPECT_EQ(seen.Header("Content-Type"), "application/json");
  EXPECT_EQ(seen.Header("Idempotency-Key").size(), 32U);
  EXPECT_EQ(seen.body, R"({"type":"mail","payload":{"to":"ann"}})");
}

TEST(HttpClientTest, PushWithAnIdNeedsNoKey) {
  ScriptServer server({Answer(201, kBrief)});
  HttpClient client(To(server), Millis(0));
  ASSERT_TRUE(client.Push({.type = "mail", .id = "j1"}).ok());
  EXPECT_EQ(server.seen().front().Header("Idempotency-Key"), "");
}

TEST(HttpClientTest, LostAnswerIsAskedForAgainWithTheSameKey) {
  ScriptServer server({Drop(), Answer(201, kBrief)});
  HttpClient client(To(server), Millis(0));
  ASSERT_TRUE(client.Push({.type = "mail"}).ok());
  const auto seen = server.seen();
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_EQ(seen[0].Header("Idempotency-Key"), seen[1].Header("Idempotency-Key"));
  EXPECT_EQ(seen[0].body, seen[1].body);
}

TEST(HttpClientTest, ConnectionIsUsedAgain) {
  ScriptServer server({Answer(200, R"({"count":1})"), Answer(200, R"({"count":2})")});
  HttpClient client(To(server), Millis(0));
  ASSERT_TRUE(client.PurgeQueue("a").ok());
  EXPECT_EQ(*client.PurgeQueue("b"), 2U);
  EXPECT_EQ(server.seen()[1].connection, 0);
}

TEST(HttpClientTest, ProblemBecomesItsError) {
  ScriptServer server({Answer(409, R"({"type":"about:blank","title":"The id is taken","status":409,"code":"id_taken",)"
                                   R"("detail":"j1 is another job","field":"id"})")});
  HttpClient client(To(server), Millis(0));
  const Result<JobBrief> job = client.Push({.type = "mail", .id = "j1"});
  ASSERT_FALSE(job.ok());
  EXPECT_EQ(job.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(job.error().detail, "j1 is another job");
  EXPECT_EQ(job.error().field, "id");
}

TEST(HttpClientTest, OverloadedServerIsAskedAgain) {
  ScriptServer server({Answer(503, R"({"code":"overloaded","detail":"too much"})"), Answer(200, R"({"count":1})")});
  HttpClient client(To(server), Millis(0));
  EXPECT_TRUE(client.PurgeQueue("a").ok());
}

TEST(HttpClientTest, TriesAreBounded) {
  ScriptServer server({Drop(), Drop(), Drop(), Drop(), Drop()});
  ClientOptions options = To(server);
  options.tries = 3;
  HttpClient client(options, Millis(0));
  const Result<StatsReport> stats = client.GetStats({});
  ASSERT_FALSE(stats.ok());
  EXPECT_EQ(stats.error().code, ErrorCode::kUnreachable);
  EXPECT_NE(stats.error().detail.find(server.url()), std::string::npos);
  EXPECT_EQ(server.seen().size(), 3U);
}

TEST(HttpClientTest, RawPostIsSentOnce) {
  ScriptServer server({Drop(), Answer(200, "{}")});
  HttpClient client(To(server), Millis(0));
  EXPECT_EQ(client.Send("POST", "/v1/admin/backup", R"({"path":"/x"})").error().code, ErrorCode::kUnreachable);
  EXPECT_EQ(server.seen().size(), 1U);
}

TEST(HttpClientTest, NobodyThereIsUnreachable) {
  ClientOptions options;
  {
    const ScriptServer gone({});
    options = To(gone);
  }
  HttpClient client(options, Millis(0));
  EXPECT_EQ(client.Get("j1", Millis(0)).error().code, ErrorCode::kUnreachable);
}

TEST(HttpClientTest, DeleteWhoseFirstAnswerWasLostIsDone) {
  ScriptServer server({Drop(), Answer(404, R"({"code":"not_found","detail":"there is no job j1"})")});
  HttpClient client(To(server), Millis(0));
  EXPECT_TRUE(client.Delete("j1").ok());
}

TEST(HttpClientTest, DeleteOfAnUnknownJobFails) {
  ScriptServer server({Answer(404, R"({"code":"not_found","detail":"there is no job j1"})")});
  HttpClient client(To(server), Millis(0));
  EXPECT_EQ(client.Delete("j1").error().code, ErrorCode::kNotFound);
}

TEST(HttpClientTest, ClaimCarriesAnIdOfItsOwnWhenRepeated) {
  ScriptServer server({Drop(), Answer(200, R"({"jobs":[]})")});
  HttpClient client(To(server), Millis(0));
  ASSERT_TRUE(client.Claim({.queues = {"mail"}, .worker = "w1"}, {}).ok());
  const auto seen = server.seen();
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_NE(seen[0].body.find("\"claim_id\":"), std::string::npos);
  EXPECT_EQ(seen[0].body, seen[1].body);
}

TEST(HttpClientTest, StopBreaksAWaitingClaimOff) {
  ScriptServer server({Hold()});
  HttpClient client(To(server), Millis(0));
  std::stop_source stop;
  auto claim = std::async(std::launch::async, [&] {
    return client.Claim({.queues = {"mail"}, .worker = "w1", .wait = Millis(60'000)}, stop.get_token());
  });
  server.WaitForRequests(1);
  stop.request_stop();
  const Result<Claimed> claimed = claim.get();
  ASSERT_TRUE(claimed.ok());
  EXPECT_TRUE(claimed->runs.empty());
}

TEST(HttpClientTest, JobsOfACommitGetIdsSoThatItCanBeRepeated) {
  ScriptServer server({Answer(200, R"({"results":[{"id":"j1","state":"running"}]})")});
  HttpClient client(To(server), Millis(0));
  Finish commit{.job = "j1", .token = "t", .outcome = RunOutcome::kContinue};
  commit.push.push_back({.type = "next"});
  ASSERT_TRUE(client.FinishOne(std::move(commit)).ok());
  EXPECT_NE(server.seen().front().body.find(R"("payload":null,"id":")"), std::string::npos);
}

TEST(HttpClientTest, CommitThatWritesIsSentOnce) {
  ScriptServer server({Drop(), Answer(200, R"({"results":[{"id":"j1","state":"running"}]})")});
  HttpClient client(To(server), Millis(0));
  Finish commit{.job = "j1", .token = "t", .outcome = RunOutcome::kContinue};
  commit.effects.write.push_back({.port = "out", .values = {"1"}});
  EXPECT_EQ(client.FinishOne(std::move(commit)).error().code, ErrorCode::kUnreachable);
  EXPECT_EQ(server.seen().size(), 1U);
}

TEST(HttpClientTest, NumberedCommitIsSentAgainAsItWas) {
  ScriptServer server({Drop(), Answer(200, R"({"results":[{"id":"j1","state":"running"}]})")});
  HttpClient client(To(server), Millis(0));
  Finish commit{.job = "j1", .token = "t", .outcome = RunOutcome::kContinue, .commit = 1};
  commit.effects.write.push_back({.port = "out", .values = {"1"}});
  commit.push.push_back({.type = "next"});
  EXPECT_TRUE(client.FinishOne(std::move(commit)).ok());
  ASSERT_EQ(server.seen().size(), 2U);
  EXPECT_NE(server.seen()[0].body.find(R"("commit":1)"), std::string::npos);
  EXPECT_EQ(server.seen()[0].body, server.seen()[1].body);
}

TEST(HttpClientTest, RefusalAfterALostAnswerLeavesOpenWhetherItWasDone) {
  ScriptServer server({Drop(), Answer(503, R"({"code":"overloaded"})"), Answer(503, R"({"code":"overloaded"})")});
  ClientOptions options = To(server);
  options.tries = 3;
  HttpClient client(options, Millis(0));
  const Finish commit{.job = "j1", .token = "t", .outcome = RunOutcome::kContinue, .commit = 1};
  EXPECT_EQ(client.FinishOne(commit).error().code, ErrorCode::kUnreachable);
}

TEST(HttpClientTest, AnswerThatIsNotOursIsAnError) {
  ScriptServer server({Answer(200, "<html>hello</html>")});
  HttpClient client(To(server), Millis(0));
  const Result<std::vector<QueueStatus>> queues = client.ListQueues();
  ASSERT_FALSE(queues.ok());
  EXPECT_EQ(queues.error().code, ErrorCode::kInternal);
}

TEST(ClientOptionsTest, UrlIsChecked) {
  EXPECT_EQ(*CheckServerUrl("http://127.0.0.1:7171/"), "http://127.0.0.1:7171");
  EXPECT_EQ(*CheckServerUrl("https://pawl.example"), "https://pawl.example");
  for (const char* url : {"", "pawl", "ftp://host", "http://user:pw@host", "http://host/path", "http://host?x=1"}) {
    EXPECT_EQ(CheckServerUrl(url).error().code, ErrorCode::kInvalid) << url;
  }
}

TEST(ClientOptionsTest, NonsenseIsRefused) {
  EXPECT_EQ(Client::Open({.url = "nonsense"}).error().field, "url");
  EXPECT_EQ(Client::Open({.timeout = Millis(0)}).error().field, "timeout");
  EXPECT_EQ(Client::Open({.tries = 0}).error().field, "tries");
  EXPECT_TRUE(Client::Open({}).ok());
}

}  // namespace
}  // namespace pawl
