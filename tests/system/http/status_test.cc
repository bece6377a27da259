// Queues, groups, statistics, events, health, backup, tokens; and the two walk-throughs.
#include <map>
#include <set>
#include <thread>

#include "base/json_reader.h"
#include "base/wall_format.h"
#include "tests/system/http/event_reader.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

class StatusTest : public HttpTest {};

TEST_F(StatusTest, SettingsOfAQueueAreMergedAndRemoved) {
  const std::string set =
      Ok(Call("PATCH", "/v1/queues/q",
              R"({"concurrency":2,"rate":{"limit":5,"per":"1m"},"defaults":{"lease":"1s","retry":3}})"));
  EXPECT_EQ(NumberAt(set, "concurrency"), 2);
  EXPECT_EQ(TextAt(set, "rate"), R"({"limit":5,"per":60})");
  EXPECT_EQ(TextAt(set, "defaults.lease"), "1");
  EXPECT_EQ(NumberAt(set, "defaults.retry.max"), 3);
  const std::string merged =
      Ok(Call("PATCH", "/v1/queues/q", R"({"paused":true,"rate":null,"defaults":{"lease":null}})"));
  EXPECT_EQ(TextAt(merged, "paused"), "true");
  EXPECT_EQ(NumberAt(merged, "concurrency"), 2);
  EXPECT_EQ(TextAt(merged, "rate"), "");
  EXPECT_EQ(TextAt(merged, "defaults.lease"), "");
  EXPECT_EQ(NumberAt(merged, "defaults.retry.max"), 3);
  EXPECT_EQ(TextAt(Ok(Call("PATCH", "/v1/queues/q", R"({"defaults":null})")), "defaults"), "{}");
  EXPECT_EQ(TextAt(Get("/v1/queues").body, "queues.0.name"), "q");
}

TEST_F(StatusTest, APausedQueueHandsOutNothing) {
  Push(R"({"type":"q"})");
  Ok(Call("PATCH", "/v1/queues/q", R"({"paused":true})"));
  EXPECT_EQ(Claim("q"), "");
  Ok(Call("PATCH", "/v1/queues/q", R"({"paused":false})"));
  EXPECT_NE(Claim("q"), "");
}

TEST_F(StatusTest, AQueueIsDeletedOnlyWhenItsJobsHaveEnded) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"q","id":"a"},{"type":"q","delay":60}]})");
  ExpectProblem(Call("DELETE", "/v1/queues/q"), 409, "not_empty");
  EXPECT_EQ(Ok(Post("/v1/queues/q/purge", "")), R"({"count":2})");
  EXPECT_EQ(TextAt(Get("/v1/jobs/a").body, "reason"), "purged");
  EXPECT_EQ(NumberAt(Get("/v1/queues/q").body, "counts.terminated"), 2);
  EXPECT_EQ(Call("DELETE", "/v1/queues/q").status, 204);
}

TEST_F(StatusTest, AGroupHasALimitAndAHistory) {
  for (const char* id : {"a", "b", "c"}) {
    Push(R"({"type":"q","group":"shop 7","group_limit":1,"id":")" + std::string(id) + "\"}");
    clock_->Advance(hours(1));
  }
  EXPECT_NE(Claim("q"), "");
  EXPECT_EQ(Claim("q"), "") << "one at a time";
  const std::string path = "/v1/queues/q/groups/shop%207";
  const std::string group = Ok(Get(path));
  EXPECT_EQ(NumberAt(group, "limit"), 1);
  EXPECT_EQ(NumberAt(group, "ready"), 2);
  EXPECT_EQ(NumberAt(group, "running"), 1);
  EXPECT_EQ(NumberAt(Ok(Call("PATCH", path, R"({"limit":2})")), "limit"), 2);
  EXPECT_NE(Claim("q"), "");
  EXPECT_EQ(TextAt(Get("/v1/queues/q/groups").body, "groups.0.name"), "shop 7");
  const std::string since = FormatTime(clock_->Read().wall - hours(2));
  const std::string history = Ok(Get(path + "/jobs?since=" + since));
  ASSERT_EQ(ElementsAt(history, "jobs").size(), 2U);
  EXPECT_EQ(TextAt(history, "jobs.0.id"), "c");
  EXPECT_EQ(ElementsAt(Get(path + "/jobs?until=" + since).body, "jobs").size(), 1U);
  ExpectProblem(Get("/v1/queues/nope/groups/g"), 404, "not_found");
}

TEST_F(StatusTest, GroupsAreSearchedByNameAndByWhatIsReady) {
  Ok(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"q","group":"shop-1"},{"type":"q","group":"shop-2"},
                                       {"type":"q","group":"shop-2"},{"type":"q","group":"link-1"}]})"));
  const auto names = [&](const std::string& query) {
    std::string list;
    const std::string page = Ok(Get("/v1/queues/q/groups" + query));
    for (const auto group : ElementsAt(page, "groups")) list += TextAt(group, "name") + " ";
    return list;
  };
  EXPECT_EQ(names("?prefix=link"), "link-1 ");
  EXPECT_EQ(names("?order=ready&limit=1"), "shop-2 ");
  EXPECT_EQ(names("?order=ready&prefix=shop"), "shop-2 shop-1 ");
  EXPECT_EQ(names("?prefix=none"), "");
  EXPECT_EQ(NumberAt(Get("/v1/queues/q/groups?prefix=link").body, "looked_at"), 3);
  EXPECT_EQ(TextAt(Get("/v1/queues/q/groups").body, "looked_at"), "") << "it is no search";
  ExpectProblem(Get("/v1/queues/q/groups?order=name"), 422, "invalid", "order");
  ExpectProblem(Get("/v1/queues/none/groups?prefix=a"), 404, "not_found");
}

TEST_F(StatusTest, StatisticsCountWhatHappened) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"q","id":"a"},{"type":"q"},{"type":"r"}]})");
  Ok(Post("/v1/jobs/a/complete", WithToken(Claim("q"))));
  const std::string stats = Ok(Get("/v1/stats"));
  EXPECT_EQ(NumberAt(stats, "total.pushed"), 3);
  EXPECT_EQ(NumberAt(stats, "minute.completed"), 1);
  EXPECT_EQ(NumberAt(stats, "counts.queued"), 2);
  EXPECT_EQ(NumberAt(stats, "queues.q.day.pushed"), 2);
  const std::string one = Ok(Get("/v1/stats?queue=r"));
  EXPECT_EQ(TextAt(one, "queue"), "r");
  EXPECT_EQ(NumberAt(one, "total.pushed"), 1);
  const std::string history = Ok(Get("/v1/stats/history?queue=q&resolution=hour"));
  EXPECT_EQ(ElementsAt(history, "points").size(), 60U);
  EXPECT_EQ(NumberAt(history, "points.59.pushed"), 2);
}

TEST_F(StatusTest, MetricsHaveGaugesCountersAndHistograms) {
  Push(R"({"type":"q","id":"a"})");
  clock_->Advance(seconds(2));
  const std::string job = Claim("q");
  clock_->Advance(seconds(1));
  Ok(Post("/v1/jobs/a/complete", WithToken(job)));
  HttpAnswer metrics = Get("/metrics");
  while (metrics.body.find(R"(pawl_run_seconds_count{queue="q"} 1)") == std::string::npos) metrics = Get("/metrics");
  EXPECT_EQ(metrics.Header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
  for (const char* line :
       {R"(pawl_jobs{queue="q",state="completed"} 1)", R"(pawl_pushed_total{queue="q"} 1)",
        R"(pawl_wait_seconds_bucket{queue="q",le="1"} 0)", R"(pawl_wait_seconds_bucket{queue="q",le="2.5"} 1)",
        R"(pawl_wait_seconds_sum{queue="q"} 2)", R"(pawl_run_seconds_count{queue="q"} 1)",
        R"(pawl_run_seconds_bucket{queue="q",le="+Inf"} 1)", "pawl_has_space 1",
        R"(pawl_turn_seconds_bucket{le="0.001"} )", "process_open_fds"}) {
    EXPECT_NE(metrics.body.find(line), std::string::npos) << line;
  }
}

TEST_F(StatusTest, EventsFollowTheJobsOfAQueue) {
  EventReader events(server_->port(), "/v1/events?queue=q&state=completed");
  EXPECT_NE(events.Until("\r\n\r\n").find("text/event-stream"), std::string::npos);
  Push(R"({"type":"other"})");
  // The stream joins a moment after its head is sent: jobs are completed until one is seen.
  std::thread busy([&] {
    for (int i = 0; i < 200; ++i) {
      Push(R"({"type":"q","payload":{"password":"p"}})");
      const std::string job = Claim("q");
      Ok(Post("/v1/jobs/" + TextAt(job, "id") + "/complete", WithToken(job)));
    }
  });
  const std::string event = events.Until("\n\n");
  busy.join();
  const std::size_t data = event.find("data: ");
  ASSERT_NE(data, std::string::npos) << event;
  EXPECT_NE(event.find("event: transition\n"), std::string::npos);
  const std::string json = event.substr(data + 6);
  EXPECT_EQ(TextAt(json, "queue"), "q");
  EXPECT_EQ(TextAt(json, "from"), "running");
  EXPECT_EQ(TextAt(json, "to"), "completed");
}

TEST_F(StatusTest, StoppingEndsEventsWaitsAndClaims) {
  EventReader events(server_->port(), "/v1/events");
  events.Until("\r\n\r\n");
  Push(R"({"type":"q","id":"a"})");
  Claim("q");
  RawHttp claiming(server_->port());
  RawHttp waiting(server_->port());
  ASSERT_TRUE(claiming.SendRequest("POST", "/v1/claim", R"({"queues":["q"],"worker":"w2","wait":"60s"})"));
  ASSERT_TRUE(waiting.SendRequest("GET", "/v1/jobs/a?wait=60s"));
  while (Get("/metrics").body.find("pawl_waiting_claims 1") == std::string::npos) continue;
  server_->Stop(seconds(30));
  const auto claimed = claiming.Receive();
  ASSERT_TRUE(claimed);
  EXPECT_EQ(claimed->body, R"({"jobs":[]})");
  EXPECT_EQ(events.Until("no such mark"), "");
}

TEST_F(StatusTest, ABackupIsACopyThatOpens) {
  Push(R"({"type":"q","id":"a"})");
  support::TempDir copy;
  const std::string path = copy.File("pawl.mdb");
  if (OnRedis()) {  // is backed up by its own means
    return ExpectProblem(Post("/v1/admin/backup", R"({"path":")" + path + R"("})"), 400, "bad_request");
  }
  const std::string backup = Ok(Post("/v1/admin/backup", R"({"path":")" + path + R"(","compact":true})"));
  EXPECT_EQ(TextAt(backup, "path"), path);
  EXPECT_GT(NumberAt(backup, "bytes"), 0);
  ExpectProblem(Post("/v1/admin/backup", R"({"path":")" + path + R"("})"), 422, "invalid", "path");
  ExpectProblem(Post("/v1/admin/backup", R"({"path":"/no/such/place/pawl.mdb"})"), 422, "invalid", "path");
  Push(R"({"type":"q","id":"b"})");
  ServerOptions options;
  options.listen.port = 0;
  options.data_dir = copy.path();
  const auto second = Server::Start(std::move(options));
  ASSERT_TRUE(second.ok()) << ToString(second.error());
  RawHttp http((*second)->port());
  EXPECT_EQ(http.Get("/v1/jobs/a")->status, 200);
}

TEST_F(StatusTest, ReadinessFollowsTheHealthFile) {
  ServerOptions options;
  options.health_file = dir_.File("down");
  StartServer(std::move(options));
  EXPECT_EQ(Get("/readyz").status, 200);
  support::WriteFile(dir_.File("down"), "");
  const HttpAnswer down = Get("/readyz");
  ExpectProblem(down, 503, "not_ready");
  EXPECT_EQ(down.Header("retry-after"), "1");
  EXPECT_EQ(Get("/healthz").body, R"({"status":"ok"})");
}

TEST_F(StatusTest, TheDocumentOfTheApiIsServed) {
  EXPECT_TRUE(ValidateJson(Ok(Get("/openapi.json"))).ok());
  EXPECT_EQ(TextAt(Get("/openapi.json").body, "info.title"), "Pawl");
}

TEST_F(StatusTest, TheRootSaysWhereToLookNext) {
  ServerOptions options;
  options.tokens = {"root:admin"};
  options.version = "7.8.9";
  StartServer(std::move(options));
  const HttpAnswer root = Get("/");
  EXPECT_EQ(root.status, 200);
  EXPECT_EQ(root.Header("content-type"), "application/json");
  EXPECT_TRUE(root.ends_line);
  EXPECT_EQ(TextAt(root.body, "version"), "7.8.9");
  for (const char* path : {"openapi", "health", "ready"}) EXPECT_EQ(Get(TextAt(root.body, path)).status, 200) << path;
  const HttpAnswer page = Call("GET", "/", "", "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n");
  EXPECT_EQ(page.status, 303);
  EXPECT_EQ(page.Header("location"), "ui/");
}

TEST_F(StatusTest, AForeignHostInTheTargetIsRefusedWithoutTokens) {
  EXPECT_EQ(Get("http://localhost/v1/queues").status, 200);
  ExpectProblem(Get("http://evil.example/v1/queues"), 403, "forbidden");
}

TEST_F(StatusTest, TokensOpenWhatTheirScopesSay) {
  ServerOptions options;
  options.tokens = {"t0ken:push", "root:admin"};
  StartServer(std::move(options));
  const HttpAnswer none = Post("/v1/jobs", R"({"type":"q"})");
  ExpectProblem(none, 401, "unauthorized");
  EXPECT_EQ(none.Header("www-authenticate"), "Bearer");
  EXPECT_EQ(Call("POST", "/v1/jobs", R"({"type":"q","id":"a"})", "Authorization: Bearer t0ken\r\n").status, 201);
  EXPECT_EQ(Call("GET", "/v1/jobs/a", "", "Authorization: Bearer t0ken\r\n").status, 200);
  ExpectProblem(Call("GET", "/v1/queues", "", "Authorization: Bearer t0ken\r\n"), 403, "forbidden");
  EXPECT_EQ(Call("GET", "/v1/queues", "", "Authorization: Bearer root\r\n").status, 200);
  EXPECT_EQ(Get("/healthz").status, 200);
}

TEST_F(StatusTest, AForeignPageCannotReachAServerWithoutTokens) {
  ExpectProblem(Call("POST", "/v1/jobs", R"({"type":"q"})", "Origin: http://evil.example\r\n"), 403, "forbidden");
  RawHttp rebound(server_->port());
  ASSERT_TRUE(rebound.Send("GET /v1/jobs HTTP/1.1\r\nHost: evil.example\r\n\r\n"));
  EXPECT_EQ(rebound.Receive()->status, 403);
}

TEST(ServerOptionsTest, OtherMachinesNeedAToken) {
  support::TempDir dir;
  ServerOptions options;
  options.listen.address = "0.0.0.0";
  options.listen.port = 0;
  options.data_dir = dir.path();
  const auto refused = Server::Start(options);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kInvalid);
  options.insecure = true;
  EXPECT_TRUE(Server::Start(options).ok());
  options.insecure = false;
  options.tokens = {"t:admin"};
  EXPECT_TRUE(Server::Start(options).ok());
  options.tokens = {"t:boss"};
  EXPECT_EQ(Server::Start(options).error().field, "token");
}

// ---- The walk-throughs ----

TEST_F(StatusTest, JobberWalkThrough) {
  Ok(Call("PATCH", "/v1/queues/thumbnail", R"({"defaults":{"lease":"1s"}})"));
  const HttpAnswer pushed = Post("/jobber/queue", R"({"type":"thumbnail","payload":{"image":"a.png"}})");
  EXPECT_EQ(pushed.status, 201);
  const std::string id = TextAt(pushed.body, "job-id");
  EXPECT_EQ(id.size(), 36U);
  const std::string dying = Claim("thumbnail", "w1");
  EXPECT_EQ(TextAt(dying, "id"), id);
  EXPECT_EQ(TextAt(dying, "lease.seconds"), "1");
  EXPECT_EQ(Claim("thumbnail", "w2"), "");
  clock_->Advance(seconds(2));
  WaitForState(id, "retrying");  // the lease is over
  clock_->Advance(seconds(2));   // and so is the pause after a crash
  const std::string recovered = Claim("thumbnail", "w2");
  EXPECT_EQ(TextAt(recovered, "id"), id);
  EXPECT_EQ(NumberAt(recovered, "attempt"), 2);
  ExpectProblem(Post("/v1/jobs/" + id + "/complete", WithToken(dying)), 409, "lease_lost");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/" + id + "/complete", WithToken(recovered))), "state"), "completed");
  EXPECT_EQ(NumberAt(Get("/v1/stats?queue=thumbnail").body, "total.recovered"), 1);
}

TEST_F(StatusTest, OperationsWalkThrough) {
  Push(R"({"id":"op-1","type":"sync","queue":"links","group":"456","group_limit":1,
      "payload":{"user":{"accessToken":"s"},"link":{"id":456}}})");
  EXPECT_EQ(Ok(Get("/v1/operations/op-1")),
            R"({"status":"QUEUED","startedAt":null,"finishedAt":null,"output":null,"link":null})");
  ExpectProblem(Get("/v1/operations/nope"), 404, "not_found");
  const std::string job = Claim("links");
  EXPECT_EQ(TextAt(Get("/v1/operations/op-1").body, "status"), "RUNNING");
  Ok(Post("/v1/jobs/op-1/complete", WithToken(job, R"("result":{"forkCount":1})")));
  const std::string done = Ok(Get("/v1/operations/op-1"));
  EXPECT_EQ(TextAt(done, "status"), "SUCCESS");
  EXPECT_EQ(TextAt(done, "output"), R"({"forkCount":1})");
  EXPECT_EQ(TextAt(done, "link"), R"({"id":456})");
  Push(R"({"id":"op-2","type":"sync","queue":"links","group":"456"})");
  Ok(Post("/v1/jobs/op-2/fail", WithToken(Claim("links"), R"("error":{"message":"diverged"},"retry_in":"10s")")));
  const std::string retrying = Ok(Get("/v1/operations/op-2"));
  EXPECT_EQ(TextAt(retrying, "status"), "QUEUED");
  EXPECT_EQ(TextAt(retrying, "lastError.message"), "diverged");
  clock_->Advance(seconds(10));
  Ok(Post("/v1/jobs/op-2/fail", WithToken(Claim("links"), R"("error":{"message":"diverged"},"retry":false)")));
  EXPECT_EQ(TextAt(Get("/v1/operations/op-2").body, "output"), R"({"error":{"message":"diverged"}})");
  EXPECT_EQ(ElementsAt(Get("/v1/queues/links/groups/456/jobs").body, "jobs").size(), 2U);
  EXPECT_EQ(NumberAt(Get("/v1/stats?queue=links").body, "day.dead"), 1);
  clock_->Advance(hours(25));
  Push(R"({"type":"tick"})");  // retention is swept with the load
  EXPECT_EQ(Get("/v1/operations/op-1").status, 404) << "kept for 24 hours";
}

// ---- Operators ----

class AuditTest : public HttpTest {
 protected:
  AuditTest() : HttpTest(WithToken()) {}
  static ServerOptions WithToken() {
    ServerOptions options;
    options.tokens = {"s3cret:admin"};
    return options;
  }
  HttpAnswer As(std::string_view method, std::string_view path, std::string_view body = "") {
    return Call(method, path, body, "Authorization: Bearer s3cret\r\n");
  }
};

TEST_F(AuditTest, WhatCannotBeTakenBackLeavesALineInTheLog) {
  for (const char* id : {"a", "b", "c", "d", "e"}) {
    Ok(As("POST", "/v1/jobs", R"({"type":"t","id":")" + std::string(id) + "\"}"));
  }
  testing::internal::CaptureStderr();
  Ok(As("POST", "/v1/jobs/a/terminate", "{}"));
  Ok(As("POST", "/v1/jobs/terminate", R"({"queue":"t","type":"none"})"));
  Ok(As("POST", "/v1/queues/t/purge", "{}"));
  EXPECT_EQ(As("DELETE", "/v1/jobs/a").status, 204);
  EXPECT_EQ(As("DELETE", "/v1/queues/t").status, 204);
  const std::string log = testing::internal::GetCapturedStderr();
  // The first bytes of what sha256sum says of the token.
  const std::string by = R"(by="token 1ec1c26b" from=127.0.0.1:)";
  for (const char* action :
       {"action=terminate", "action=\"terminate many\"", "action=purge", "action=delete", "action=\"delete queue\""}) {
    EXPECT_NE(log.find(std::string("event=\"audit\" ") + action + " " + by), std::string::npos) << action << "\n"
                                                                                                << log;
  }
  EXPECT_NE(log.find("what=t count=4"), std::string::npos) << log;
  EXPECT_NE(log.find(R"(what="{\"queue\":\"t\",\"type\":\"none\"}" count=0)"), std::string::npos) << log;
  EXPECT_EQ(log.find("s3cret"), std::string::npos);
}

class WorkersTest : public HttpTest {};

TEST_F(WorkersTest, AWorkerThatIsSilentIsGoneAndVanishesLater) {
  Push(R"({"type":"t","id":"a","lease":"1h"})");
  EXPECT_NE(Claim("t", "busy"), "");
  EXPECT_EQ(Claim("t", "silent"), "");
  const auto states = [&] {
    std::map<std::string, std::string> by_name;
    const std::string body = Ok(Get("/v1/workers"));
    for (const std::string_view worker : ElementsAt(body, "workers")) {
      by_name[TextAt(worker, "name")] = TextAt(worker, "state");
    }
    return by_name;
  };
  using States = std::map<std::string, std::string>;
  EXPECT_EQ(states(), (States{{"busy", "busy"}, {"silent", "idle"}}));
  clock_->Advance(std::chrono::seconds(91));
  EXPECT_EQ(states(), (States{{"busy", "busy"}, {"silent", "gone"}}));
  clock_->Advance(std::chrono::minutes(15));
  EXPECT_EQ(states(), (States{{"busy", "busy"}}));
}

TEST_F(WorkersTest, WorkersComeInPagesByName) {
  for (const char* name : {"c", "a", "b"}) Claim("t", name);
  const std::string first = Ok(Get("/v1/workers?limit=2"));
  ASSERT_EQ(ElementsAt(first, "workers").size(), 2U);
  EXPECT_EQ(TextAt(first, "workers.0.name"), "a");
  EXPECT_EQ(TextAt(first, "cursor"), "b");
  const std::string second = Ok(Get("/v1/workers?limit=2&cursor=b"));
  ASSERT_EQ(ElementsAt(second, "workers").size(), 1U);
  EXPECT_EQ(TextAt(second, "workers.0.name"), "c");
  EXPECT_EQ(TextAt(second, "cursor"), "");
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/workers?worker=b")), "workers").size(), 1U);
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/workers?worker=d")), "workers").size(), 0U);
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/workers")), "workers").size(), 3U);
}

// ---- Many queues ----

class ManyQueuesTest : public HttpTest {
 protected:
  static constexpr int kQueues = 1'100;

  void PushToAll() {
    std::string jobs;
    for (int i = 0; i < kQueues; ++i)
      jobs += std::string(i > 0 ? "," : "") + R"({"type":"q)" + std::to_string(i) + "\"}";
    Ok(Post("/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}"));
  }
};

TEST_F(ManyQueuesTest, QueuesAreFoundByTheBeginningOfTheirNames) {
  PushToAll();
  const std::string found = Ok(Get("/v1/queues?prefix=q109&limit=5"));
  ASSERT_EQ(ElementsAt(found, "queues").size(), 5U);
  EXPECT_EQ(TextAt(found, "queues.0.name"), "q109");
  const std::string rest = Ok(Get("/v1/queues?prefix=q109&cursor=" + TextAt(found, "cursor")));
  EXPECT_EQ(ElementsAt(rest, "queues").size(), 6U);
  EXPECT_EQ(TextAt(rest, "cursor"), "");
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/queues?prefix=none")), "queues").size(), 0U);
}

TEST_F(ManyQueuesTest, QueuesComeInPages) {
  PushToAll();
  std::set<std::string> seen;
  std::string cursor;
  int pages = 0;
  do {
    const std::string page = Ok(Get("/v1/queues?limit=500" + (cursor.empty() ? "" : "&cursor=" + cursor)));
    EXPECT_LE(ElementsAt(page, "queues").size(), 500U);
    for (const std::string_view queue : ElementsAt(page, "queues")) {
      EXPECT_EQ(NumberAt(queue, "counts.queued"), 1);
      EXPECT_TRUE(seen.insert(TextAt(queue, "name")).second);
    }
    cursor = TextAt(page, "cursor");
  } while (!cursor.empty() && ++pages < 10);
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kQueues));
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/queues")), "queues").size(), 100U);
  ExpectProblem(Get("/v1/queues?limit=0"), 422, "invalid", "limit");
  ExpectProblem(Get("/v1/queues?cursor=x"), 422, "invalid", "cursor");
  ExpectProblem(Get("/v1/queues?all=1"), 422, "invalid", "all");
}

TEST_F(ManyQueuesTest, StatsHaveTheSumOfAllAndAPageOfQueues) {
  PushToAll();
  const std::string first = Ok(Get("/v1/stats?limit=1000"));
  EXPECT_EQ(NumberAt(first, "counts.queued"), kQueues);
  EXPECT_EQ(NumberAt(first, "total.pushed"), kQueues);
  EXPECT_EQ(NumberAt(first, "queues.q999.total.pushed"), 1);
  EXPECT_EQ(NumberAt(first, "queues.q1000.total.pushed"), -1);
  const std::string second = Ok(Get("/v1/stats?limit=1000&cursor=" + TextAt(first, "cursor")));
  EXPECT_EQ(NumberAt(second, "queues.q1000.total.pushed"), 1);
  EXPECT_EQ(TextAt(second, "cursor"), "");
  EXPECT_EQ(TextAt(second, "total"), "") << "the sum comes with the first page";
}

TEST_F(ManyQueuesTest, MetricsSumUpWhatIsMoreThanAThousandQueues) {
  PushToAll();
  const std::string text = Ok(Get("/metrics"));
  EXPECT_NE(text.find(R"(pawl_jobs{queue="q999",state="queued"} 1)"), std::string::npos);
  EXPECT_EQ(text.find(R"(queue="q1000")"), std::string::npos);
  EXPECT_NE(text.find(R"(pawl_jobs{queue="pawl.other",state="queued"} 100)"), std::string::npos);
  EXPECT_NE(text.find(R"(pawl_pushed_total{queue="pawl.other"} 100)"), std::string::npos);
  Claim("q1050");
  EXPECT_NE(Ok(Get("/metrics")).find(R"(pawl_wait_seconds_count{queue="pawl.other"} 1)"), std::string::npos);
}

}  // namespace
}  // namespace pawl::system_test
