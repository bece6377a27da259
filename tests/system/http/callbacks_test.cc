// Callbacks from the push to the delivery: a real server, and a receiver that does what its path says.
#include <array>
#include <ctime>
#include <set>

#include "base/wall_format.h"
#include "outbound/signing.h"
#include "tests/support/dns_peer.h"
#include "tests/support/http_peer.h"
#include "tests/support/redis_process.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;
using support::HttpPeer;

class CallbacksTest : public HttpTest {
 protected:
  explicit CallbacksTest(ServerOptions options = {}) : HttpTest(std::move(options)) {}

  // Pushes a job with a callback to this path of the peer, and completes it.
  std::string CompleteOne(const std::string& path, const std::string& more = "") {
    const std::string job = Push(R"({"type":"mail","callbacks":{"url":")" + peer_.Url(path) + "\"" + more + "}}");
    const std::string claimed = Claim("mail");
    Ok(Post("/v1/jobs/" + TextAt(job, "id") + "/complete", WithToken(claimed, R"("result":{"sent":true})")));
    return TextAt(job, "id");
  }
  std::string CallbackOf(const std::string& job) {
    return std::string(ElementsAt(Get("/v1/jobs/" + job + "/callbacks").body, "callbacks").at(0));
  }
  void WaitForCallback(const std::string& job, const std::string& state) {
    while (TextAt(Get("/v1/jobs/" + job + "/callbacks").body, "callbacks.0.state") != state) continue;
  }

  HttpPeer peer_;
};

TEST_F(CallbacksTest, TheEndOfAJobIsPostedToItsUrl) {
  const std::string job = CompleteOne("/ok", R"(,"extra":{"sku":7},"headers":{"X-Shop":"7"})");
  WaitForCallback(job, "delivered");
  ASSERT_EQ(peer_.seen().size(), 1U);
  const HttpPeer::Seen request = peer_.seen().front();
  EXPECT_EQ(request.line(), "POST /ok HTTP/1.1");
  EXPECT_EQ(request.Header("content-type"), "application/json");
  EXPECT_EQ(request.Header("x-shop"), "7");
  EXPECT_EQ(request.Header("webhook-id"), TextAt(CallbackOf(job), "id"));
  EXPECT_EQ(TextAt(request.body, "type"), "job.completed");
  EXPECT_EQ(TextAt(request.body, "data.id"), job);
  EXPECT_EQ(TextAt(request.body, "data.result"), R"({"sent":true})");
  EXPECT_EQ(TextAt(request.body, "data.extra"), R"({"sku":7})");
  EXPECT_EQ(TextAt(CallbackOf(job), "attempts"), "1");
  EXPECT_EQ(TextAt(CallbackOf(job), "last_status"), "200");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + job).body, "callbacks.0.state"), "delivered");
}

TEST_F(CallbacksTest, AReceiverThatFailsIsAskedAgainWithTheSameIdAndBody) {
  const std::string job = CompleteOne("/status/503");
  for (std::size_t attempt = 1; attempt <= 3; ++attempt) {
    ASSERT_TRUE(peer_.WaitForRequests(attempt));
    WaitForCallback(job, "pending");
    while (NumberAt(CallbackOf(job), "attempts") < static_cast<std::int64_t>(attempt)) continue;
    EXPECT_EQ(TextAt(CallbackOf(job), "last_status"), "503");
    EXPECT_NE(TextAt(CallbackOf(job), "next_at"), "");
    clock_->Advance(3min);
  }
  const auto seen = peer_.seen();
  EXPECT_EQ(seen[1].body, seen[0].body);
  EXPECT_EQ(seen[2].Header("webhook-id"), seen[0].Header("webhook-id"));
  const std::string shown = Ok(Get("/v1/callbacks/" + TextAt(CallbackOf(job), "id")));
  EXPECT_EQ(TextAt(shown, "owner.id"), job);
  EXPECT_GE(ElementsAt(shown, "log").size(), 3U);
  EXPECT_EQ(TextAt(shown, "body"), seen[0].body);
}

// The pauses that the documentation promises, each 10 % more or less, and the end after the last of them.
TEST_F(CallbacksTest, AttemptsGoOnOverADayAndThenEnd) {
  const std::string job = CompleteOne("/status/500");
  const std::vector<Millis> pauses = {5s, 30s, 2min, 10min, 30min, 2h, 6h, 12h};
  for (std::size_t i = 0; i < pauses.size(); ++i) {
    ASSERT_TRUE(peer_.WaitForRequests(i + 1));
    while (NumberAt(CallbackOf(job), "attempts") != static_cast<std::int64_t>(i + 1) ||
           TextAt(CallbackOf(job), "state") != "pending") {
      continue;
    }
    const WallTime next = ParseTime(TextAt(CallbackOf(job), "next_at")).value();
    const Millis pause = std::chrono::duration_cast<Millis>(next - clock_->Read().wall);
    EXPECT_GE(pause, pauses[i] * 9 / 10) << i;
    EXPECT_LE(pause, pauses[i] * 11 / 10) << i;
    clock_->Advance(pause - 1ms);
    EXPECT_EQ(TextAt(CallbackOf(job), "state"), "pending") << i;
    clock_->Advance(1ms);
  }
  WaitForCallback(job, "failed");
  EXPECT_EQ(peer_.seen().size(), pauses.size() + 1);
}

TEST_F(CallbacksTest, AReceiverMaySayWhenToComeBack) {
  const std::time_t seconds = std::time(nullptr) + 3'600;  // of the real clock, as the receiver has it
  std::array<char, 40> text{};
  std::tm parts{};
  std::strftime(text.data(), text.size(), "%a,%%20%d%%20%b%%20%Y%%20%H:%M:%S%%20GMT", gmtime_r(&seconds, &parts));
  const auto next_after = [&](const std::string& path) {
    const std::string job = CompleteOne(path);
    while (NumberAt(CallbackOf(job), "attempts") != 1 || TextAt(CallbackOf(job), "state") != "pending") continue;
    return ParseTime(TextAt(CallbackOf(job), "next_at")).value();
  };
  EXPECT_EQ(next_after("/retry-after/503/77"), clock_->Read().wall + 77s);
  const Millis pause = std::chrono::duration_cast<Millis>(next_after("/retry-after/429/" + std::string(text.data())) -
                                                          clock_->Read().wall);
  EXPECT_GT(pause, 30min);
  EXPECT_LE(pause, 1h);
}

TEST_F(CallbacksTest, ARedirectIsAFailureAndNotFollowed) {
  const std::string job = CompleteOne("/redirect/" + peer_.Url("/elsewhere"));
  while (NumberAt(CallbackOf(job), "attempts") != 1 || TextAt(CallbackOf(job), "state") != "pending") continue;
  EXPECT_EQ(TextAt(CallbackOf(job), "last_status"), "302");
  EXPECT_EQ(TextAt(CallbackOf(job), "last_error"), "status 302: redirects are not followed");
  EXPECT_EQ(peer_.seen().size(), 1U);
}

TEST_F(CallbacksTest, GoneIsForGoodUntilSomebodyAsks) {
  const std::string job = CompleteOne("/status/410");
  WaitForCallback(job, "failed");
  const std::string id = TextAt(CallbackOf(job), "id");
  EXPECT_EQ(ElementsAt(Get("/v1/callbacks?state=failed").body, "callbacks").size(), 1U);
  EXPECT_EQ(ElementsAt(Get("/v1/callbacks?state=delivered").body, "callbacks").size(), 0U);
  const std::string host = "127.0.0.1:" + std::to_string(peer_.port());
  EXPECT_EQ(ElementsAt(Get("/v1/callbacks?host=" + host).body, "callbacks").size(), 1U);
  Ok(Post("/v1/callbacks/" + id + "/retry"));
  ASSERT_TRUE(peer_.WaitForRequests(2));
  WaitForCallback(job, "failed");
  EXPECT_EQ(Ok(Post("/v1/callbacks/retry", R"({"state":"failed","host":")" + host + "\"}")), R"({"count":1})");
  ASSERT_TRUE(peer_.WaitForRequests(3));
  WaitForCallback(job, "failed");
  EXPECT_EQ(Call("DELETE", "/v1/callbacks/" + id).status, 204);
  EXPECT_EQ(Get("/v1/callbacks/" + id).status, 404);
  EXPECT_EQ(StateOf(job), "completed");
}

TEST_F(CallbacksTest, AReceiverCanBeTriedOut) {
  const std::string ok = Ok(Post("/v1/callbacks/test", R"({"url":")" + peer_.Url("/ok") + "\"}"));
  EXPECT_EQ(TextAt(ok, "delivered"), "true");
  EXPECT_EQ(TextAt(ok, "status"), "200");
  EXPECT_EQ(TextAt(peer_.seen().front().body, "type"), "pawl.test");
  const std::string bad = Ok(Post("/v1/callbacks/test", R"({"url":")" + peer_.Url("/status/500") + "\"}"));
  EXPECT_EQ(TextAt(bad, "delivered"), "false");
  EXPECT_EQ(TextAt(bad, "status"), "500");
}

TEST_F(CallbacksTest, WhatMayNotBeCalledIsRefusedAtThePush) {
  const auto push = [&](const std::string& url) {
    return Post("/v1/jobs", R"({"type":"mail","callbacks":{"url":")" + url + "\"}}");
  };
  ExpectProblem(push("http://10.0.0.1/"), 422, "blocked_url", "callbacks[0].url");
  ExpectProblem(push("http://127.0.0.1:" + std::to_string(server_->port()) + "/"), 422, "blocked_url",
                "callbacks[0].url");
  ExpectProblem(push("http://user@127.0.0.1:8080/"), 422, "invalid", "callbacks[0].url");
  ExpectProblem(push("http://127.0.0.1:25/"), 422, "blocked_url", "callbacks[0].url");
  ExpectProblem(
      Post("/v1/jobs", R"({"type":"mail","callbacks":{"url":"http://127.0.0.1:8080/","headers":{"Host":"x"}}})"), 422,
      "invalid", "callbacks[0].headers.Host");
}

TEST_F(CallbacksTest, TheQueueOfCallbacksIsPawlsOwn) {
  CompleteOne("/ok");
  ExpectProblem(Post("/v1/claim", R"({"queues":["pawl.callbacks"],"worker":"w"})"), 422, "invalid", "queues");
  ExpectProblem(Call("DELETE", "/v1/queues/pawl.callbacks"), 422, "invalid", "queue");
  ExpectProblem(Call("PATCH", "/v1/queues/pawl.callbacks", R"({"max_payload":5})"), 422, "invalid");
  EXPECT_EQ(Call("PATCH", "/v1/queues/pawl.callbacks/groups/shop.example", R"({"paused":true,"limit":2})").status, 200);
  EXPECT_EQ(ElementsAt(Get("/v1/jobs").body, "jobs").size(), 1U) << "callbacks are listed only if asked for";
}

// The group of a host is one as any other. The callback of the other host, which is made last, says when those before
// it would have been sent.
class CallbackGroupsTest : public CallbacksTest {
 protected:
  void SetGroup(const std::string& change) {
    Ok(Call("PATCH", "/v1/queues/pawl.callbacks/groups/127.0.0.1:" + std::to_string(peer_.port()), change));
  }
  void TellTheOther() {
    const std::size_t told = other_.seen().size();
    const std::string job = Push(R"({"type":"mail","callbacks":{"url":")" + other_.Url("/ok") + "\"}}");
    Ok(Post("/v1/jobs/" + TextAt(job, "id") + "/complete", WithToken(Claim("mail"), "")));
    ASSERT_TRUE(other_.WaitForRequests(told + 1));
  }
  HttpPeer other_;
};

TEST_F(CallbackGroupsTest, OneThatIsPausedWaitsAlone) {
  SetGroup(R"({"paused":true})");
  const std::string job = CompleteOne("/ok");
  TellTheOther();
  EXPECT_TRUE(peer_.seen().empty());
  EXPECT_EQ(TextAt(CallbackOf(job), "state"), "pending");
  SetGroup(R"({"paused":false})");
  WaitForCallback(job, "delivered");
}

TEST_F(CallbackGroupsTest, OneThatIsOrderedIsToldOneAfterTheOther) {
  SetGroup(R"({"ordered":true})");
  CompleteOne("/hold");
  CompleteOne("/ok");
  ASSERT_TRUE(peer_.WaitForRequests(1));
  TellTheOther();
  EXPECT_EQ(peer_.seen().size(), 1U);
  peer_.Release();
  ASSERT_TRUE(peer_.WaitForRequests(2));
  EXPECT_EQ(peer_.seen()[0].line(), "POST /hold HTTP/1.1");
}

TEST_F(CallbackGroupsTest, OneWithARateIsToldNoFaster) {
  SetGroup(R"({"rate":{"limit":1,"per":"1h"}})");
  CompleteOne("/ok");
  ASSERT_TRUE(peer_.WaitForRequests(1));
  CompleteOne("/ok");
  TellTheOther();
  EXPECT_EQ(peer_.seen().size(), 1U);
  clock_->Advance(1h + 5min);  // starts are counted by sixteenths of the hour
  EXPECT_TRUE(peer_.WaitForRequests(2));
}

TEST_F(CallbacksTest, DefaultsOfAQueueTellOfJobsFromAllDoors) {
  Ok(Call("PATCH", "/v1/queues/mail",
          R"({"defaults":{"callbacks":{"url":")" + peer_.Url("/dead") + R"(","on":["dead"]}}})"));
  const std::string job = Push(R"({"type":"mail","retry":0})");
  Ok(Post("/v1/jobs/" + TextAt(job, "id") + "/fail", WithToken(Claim("mail"), R"("error":{"message":"no"})")));
  ASSERT_TRUE(peer_.WaitForRequests(1));
  EXPECT_EQ(TextAt(peer_.seen().front().body, "type"), "job.dead");
  EXPECT_EQ(TextAt(Get("/v1/queues/mail").body, "defaults.callbacks.0.on"), R"(["dead"])");
}

TEST_F(CallbacksTest, AStoppedServerGivesBackWhatItHadNotDelivered) {
  const std::string job = CompleteOne("/hold");
  ASSERT_TRUE(peer_.WaitForRequests(1));
  StartServer({});
  while (NumberAt(CallbackOf(job), "attempts") != 1 || peer_.seen().size() < 2) continue;
  peer_.Release();
  WaitForCallback(job, "delivered");
  EXPECT_EQ(peer_.seen()[1].body, peer_.seen()[0].body);
}

class SignedCallbacksTest : public CallbacksTest {
 protected:
  SignedCallbacksTest() { Restart(); }
  void Restart() {
    support::WriteFile(secrets_.File("shop"), kSecret);
    ServerOptions options;
    options.outbound.secrets_dir = secrets_.path();
    options.notify_sign = "shop";
    StartServer(std::move(options));
  }
  static constexpr const char* kSecret = "whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw\n";
  support::TempDir secrets_;
};

TEST_F(SignedCallbacksTest, TheSignatureIsThatOfTheBody) {
  const std::string job = CompleteOne("/ok", R"(,"headers":{"X-Key":{"from":"shop"}})");
  WaitForCallback(job, "delivered");
  const HttpPeer::Seen request = peer_.seen().front();
  const WallTime time{std::chrono::seconds(std::stoll(request.Header("webhook-timestamp")))};
  const std::vector<std::string> secrets = {"whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw"};
  EXPECT_EQ(request.Header("webhook-signature"),
            outbound::SignWebhook(secrets, {request.Header("webhook-id"), time, request.body}).value());
  EXPECT_EQ(request.Header("x-key"), "whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw");
  ExpectProblem(Post("/v1/jobs", R"({"type":"mail","callbacks":{"url":"http://127.0.0.1:8080/","sign":"other"}})"), 422,
                "invalid", "callbacks[0].sign");
}

// Fifty hosts that refuse, never answer, or whose name is never found, each with more callbacks than it may have in
// flight; and fifty that answer.
class DeadHostsTest : public CallbacksTest {
 protected:
  static constexpr int kHosts = 50;
  static constexpr int kForEachDeadHost = 10;

  DeadHostsTest() {
    dns_.SetAllOthers("127.0.0.1");
    ServerOptions options;
    options.outbound.dns = {dns_.server()};
    StartServer(std::move(options));
  }
  std::string DeadUrl(int host) {
    const std::string name = "dead-" + std::to_string(host) + ".test";
    if (host % 3 == 0) return "http://" + name + ":" + std::to_string(refusing_port_) + "/";
    if (host % 3 == 1) return peer_.UrlOf(name, "/hang");
    dns_.SetRounds(name, {{.kind = support::DnsPeer::Round::Kind::kSilence}});
    return peer_.UrlOf(name, "/ok");
  }
  // Pushes jobs, each with a callback, and completes them.
  void CompleteAll(const std::string& queue, const std::vector<std::string>& urls) {
    std::string jobs;
    for (const std::string& url : urls) {
      jobs += (jobs.empty() ? "" : ",") + (R"({"type":"t","queue":")" + queue) + R"(","callbacks":{"url":")" + url +
              R"(","timeout":"60s"}})";
    }
    Ok(Post("/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}"));
    for (std::size_t done = 0; done < urls.size();) {
      const std::string claimed = Ok(Post("/v1/claim", R"({"queues":[")" + queue + R"("],"worker":"w","count":100})"));
      std::string finishes;
      for (const std::string_view job : ElementsAt(claimed, "jobs")) {
        finishes += (finishes.empty() ? "" : ",") + (R"({"job":")" + TextAt(job, "id")) +
                    R"(","outcome":"completed","token":")" + TextAt(job, "lease.token") + "\"}";
        ++done;
      }
      Ok(Post("/v1/finish", R"({"finishes":[)" + finishes + "]}"));
    }
  }

  support::DnsPeer dns_;
  const std::uint16_t refusing_port_ = support::FreePort();
};

TEST_F(DeadHostsTest, DoNotHoldUpTheOthers) {
  std::vector<std::string> dead;
  std::vector<std::string> good;
  for (int host = 0; host < kHosts; ++host) {
    const std::string url = DeadUrl(host);
    for (int i = 0; i < kForEachDeadHost; ++i) dead.push_back(url);
    good.push_back(peer_.UrlOf("good-" + std::to_string(host) + ".test", "/good"));
  }
  CompleteAll("dead", dead);
  CompleteAll("good", good);
  const auto counts = [&](const std::string& state) {
    return NumberAt(Get("/v1/queues/pawl.callbacks").body, "counts." + state);
  };
  while (counts("completed") < kHosts) continue;
  std::set<std::string> told;
  for (const HttpPeer::Seen& request : peer_.seen()) {
    if (request.line() == "POST /good HTTP/1.1") told.insert(request.Header("host"));
  }
  EXPECT_EQ(told.size(), static_cast<std::size_t>(kHosts));
  EXPECT_EQ(counts("completed"), kHosts) << "and none of the others";
  EXPECT_EQ(counts("dead"), 0);
  EXPECT_EQ(counts("queued") + counts("running") + counts("retrying") + counts("scheduled"),
            static_cast<std::int64_t>(dead.size()));
}

class HttpJobsTest : public CallbacksTest {};

TEST_F(HttpJobsTest, TheAnswerOfTheEndpointIsTheResult) {
  const std::string job =
      Push(R"({"type":"http","payload":{"url":")" + peer_.Url("/echo") + R"(","body":{"a":1},"headers":{"X-A":"b"}}})");
  const std::string id = TextAt(job, "id");
  EXPECT_EQ(TextAt(job, "group"), "127.0.0.1:" + std::to_string(peer_.port()));
  WaitForState(id, "completed");
  const HttpPeer::Seen request = peer_.seen().front();
  EXPECT_EQ(request.line(), "POST /echo HTTP/1.1");
  EXPECT_EQ(request.body, R"({"a":1})");
  EXPECT_EQ(request.Header("content-type"), "application/json");
  EXPECT_EQ(request.Header("idempotency-key"), id);
  EXPECT_EQ(request.Header("x-a"), "b");
  const std::string done = Get("/v1/jobs/" + id).body;
  EXPECT_EQ(TextAt(done, "result.status"), "200");
  EXPECT_NE(TextAt(done, "result.body").find("POST /echo"), std::string::npos);
}

TEST_F(HttpJobsTest, StatusesDecideAboutRetries) {
  const auto run = [&](const std::string& path, const std::string& more = "") {
    return TextAt(Push(R"({"type":"http","payload":{"url":")" + peer_.Url(path) + "\"" + more + "}}"), "id");
  };
  const std::string missing = run("/status/404");
  WaitForState(missing, "dead");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + missing).body, "error.type"), "status");
  WaitForState(run("/status/404", R"(,"expect":["2xx",404])"), "completed");
  WaitForState(run("/status/503"), "retrying");
  WaitForState(run("/cut/10"), "retrying");
  WaitForState(run("/bytes/2000", R"(,"max_bytes":1000)"), "dead");
}

TEST_F(HttpJobsTest, AWrongPayloadIsRefusedAtThePush) {
  ExpectProblem(Post("/v1/jobs", R"({"type":"http","payload":{"method":"GET"}})"), 422, "invalid", "payload.url");
  ExpectProblem(Post("/v1/jobs", R"({"type":"http","payload":{"url":"http://10.0.0.1/"}})"), 422, "blocked_url",
                "payload.url");
  ExpectProblem(Post("/v1/jobs", R"({"type":"http","payload":{"url":"http://127.0.0.1:8080/","method":"BREW"}})"), 422,
                "invalid", "payload.method");
  EXPECT_EQ(Post("/v1/jobs", R"({"type":"http","queue":"mine","payload":7})").status, 201) << "a queue of one's own";
}

}  // namespace
}  // namespace pawl::system_test
