// Pushing jobs, looking at them, and what operators ask of them.
#include "base/wall_format.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

class JobsTest : public HttpTest {};

TEST_F(JobsTest, APushedJobIsFoundByIdAndBySeq) {
  const HttpAnswer pushed = Post("/v1/jobs", R"({"type":"mail","payload":{"to":"a","password":"p"},"group":"shop 7"})");
  EXPECT_EQ(pushed.status, 201);
  const std::string id = TextAt(pushed.body, "id");
  EXPECT_EQ(TextAt(pushed.body, "url"), "/v1/jobs/" + id);
  EXPECT_EQ(TextAt(pushed.body, "queue"), "mail");
  EXPECT_EQ(TextAt(pushed.body, "state"), "queued");
  const std::string job = Ok(Get("/v1/jobs/" + id));
  EXPECT_EQ(TextAt(job, "payload"), R"({"to":"a","password":"[redacted]"})");
  EXPECT_EQ(TextAt(job, "group"), "shop 7");
  EXPECT_EQ(Ok(Get("/v1/jobs/~" + TextAt(pushed.body, "seq"))), job);
  ExpectProblem(Get("/v1/jobs/nope"), 404, "not_found");
  ExpectProblem(Get("/v1/jobs/~99"), 404, "not_found");
}

TEST_F(JobsTest, TheSameIdIsTheSameJobAndOtherContentIsRefused) {
  Push(R"({"type":"mail","id":"m-1","payload":{"a":1,"b":2}})");
  const HttpAnswer again = Post("/v1/jobs", R"({"payload":{"b":2.0,"a":1},"id":"m-1","type":"mail"})");
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(TextAt(again.body, "existing"), "true");
  ExpectProblem(Post("/v1/jobs", R"({"type":"mail","id":"m-1","payload":3})"), 409, "id_taken", "id");
}

TEST_F(JobsTest, AUniqueKeyAnswersWithItsHolder) {
  const std::string first = Push(R"({"type":"mail","unique":{"key":"k"}})");
  const HttpAnswer second = Post("/v1/jobs", R"({"type":"mail","payload":7,"unique":{"key":"k"}})");
  EXPECT_EQ(second.status, 200);
  EXPECT_EQ(TextAt(second.body, "id"), TextAt(first, "id"));
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + TextAt(first, "id")).body, "unique"), R"({"key":"k","until":"done"})");
}

TEST_F(JobsTest, AMetaGoesWithTheJob) {
  Push(R"({"type":"mail","id":"m-1","meta":{"trace": 1e400,"token":"s"}})");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/m-1")), "meta"), R"({"trace": 1e400,"token":"[redacted]"})");
  const std::string claimed = Ok(Post("/v1/claim", R"({"queues":["mail"],"worker":"w"})"));
  EXPECT_NE(claimed.find(R"("meta":{"trace": 1e400,"token":"s"})"), std::string::npos) << claimed;
}

TEST_F(JobsTest, ABulkPushIsAllOrNothing) {
  const std::string bulk =
      Ok(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","id":"x"},{"type":"b"},{"type":"a","id":"x"}]})"));
  EXPECT_EQ(ElementsAt(bulk, "jobs").size(), 3U);
  EXPECT_EQ(NumberAt(bulk, "created"), 2);
  ExpectProblem(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"c"},{"type":"c","priority":0}]})"), 422, "invalid",
                "jobs[1].priority");
  ExpectProblem(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"c"},{"type":"a","id":"x","payload":1}]})"), 409, "id_taken",
                "jobs[1].id");
  EXPECT_TRUE(ElementsAt(Get("/v1/jobs?queue=c").body, "jobs").empty());
}

TEST_F(JobsTest, ABulkPushOfTenThousandIsOneStep) {
  std::string body = R"({"jobs":[{"type":"a"})";
  for (int i = 1; i < 10'000; ++i) body += R"(,{"type":"a"})";
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/bulk", body + "]}")), "created"), 10'000);
  EXPECT_EQ(NumberAt(Get("/v1/queues/a").body, "counts.queued"), 10'000);
}

TEST_F(JobsTest, AScheduledJobIsClaimableWhenItsTimeComes) {
  const std::string job = Push(R"({"type":"mail","delay":"1h"})");
  EXPECT_EQ(TextAt(job, "state"), "scheduled");
  EXPECT_FALSE(TextAt(job, "run_at").empty());
  EXPECT_EQ(Claim("mail"), "");
  clock_->Advance(std::chrono::hours(1));
  EXPECT_NE(Claim("mail"), "");
}

TEST_F(JobsTest, ListingsFilterAndPage) {
  Ok(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","queue":"q","id":"1"},{"type":"b","queue":"q","group":"g","id":"2"},
                                       {"type":"a","id":"3"}]})"));
  const auto ids = [&](const std::string& query) {
    std::string list;
    const std::string page = Ok(Get("/v1/jobs" + query));
    for (const auto job : ElementsAt(page, "jobs")) list += TextAt(job, "id") + " ";
    return list;
  };
  EXPECT_EQ(ids(""), "3 2 1 ");
  EXPECT_EQ(ids("?queue=q"), "2 1 ");
  EXPECT_EQ(ids("?type=a"), "3 1 ");
  EXPECT_EQ(ids("?queue=q&group=g"), "2 ");
  EXPECT_EQ(ids("?state=running"), "");
  const std::string page = Ok(Get("/v1/jobs?limit=2"));
  EXPECT_EQ(ids("?limit=2&cursor=" + TextAt(page, "cursor")), "1 ");
  ExpectProblem(Get("/v1/jobs?limit=0"), 422, "invalid", "limit");
  ExpectProblem(Get("/v1/jobs?cursor=x"), 422, "invalid", "cursor");
  ExpectProblem(Get("/v1/jobs?group=g"), 422, "invalid", "group");
  ExpectProblem(Get("/v1/jobs?state=gone"), 422, "invalid", "state");
  ExpectProblem(Get("/v1/jobs?queu=q"), 422, "unknown_field", "queu");
}

TEST_F(JobsTest, AJobCanBeTerminatedRunAgainAndDeleted) {
  Push(R"({"type":"mail","id":"m-1"})");
  ExpectProblem(Call("DELETE", "/v1/jobs/m-1"), 409, "bad_transition");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/terminate", "")), "state"), "terminated");
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-1").body, "reason"), "terminated_by_request");
  const HttpAnswer refused = Post("/v1/jobs/m-1/run");
  ExpectProblem(refused, 409, "bad_transition");
  EXPECT_NE(TextAt(refused.body, "detail").find("terminated"), std::string::npos);
  EXPECT_NE(TextAt(refused.body, "detail").find("queued"), std::string::npos) << refused.body;
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/run", R"({"force":true})")), "state"), "queued");
  Post("/v1/jobs/m-1/terminate", "");
  EXPECT_EQ(Call("DELETE", "/v1/jobs/m-1").status, 204);
  ExpectProblem(Call("DELETE", "/v1/jobs/m-1"), 404, "not_found");
}

TEST_F(JobsTest, AJobThatWaitsCanBeChanged) {
  Push(R"({"type":"mail","id":"m-1","payload":{"to":"a"},"group":"g"})");
  const std::string before = Get("/v1/jobs/m-1").Header("etag");
  const std::string later = Ok(Call("PATCH", "/v1/jobs/m-1", R"({"delay":"10m","priority":9,"group":"h"})"));
  EXPECT_EQ(TextAt(later, "state"), "scheduled");
  EXPECT_EQ(NumberAt(later, "priority"), 9);
  EXPECT_EQ(TextAt(later, "group"), "h");
  EXPECT_EQ(Claim("mail"), "") << "its time has not come";
  const std::string stale = "If-Match: " + before + "\r\n";
  ExpectProblem(Call("PATCH", "/v1/jobs/m-1", R"({"priority":1})", stale), 412, "precondition_failed", "If-Match");
  const std::string fresh = "If-Match: " + Get("/v1/jobs/m-1").Header("etag") + "\r\n";
  Ok(Call("PATCH", "/v1/jobs/m-1", R"({"delay":0,"group":null,"payload":{"to":"b"}})", fresh));
  const std::string claimed = Claim("mail");
  EXPECT_EQ(TextAt(claimed, "payload.to"), "b");
  const HttpAnswer running = Call("PATCH", "/v1/jobs/m-1", R"({"priority":1})");
  ExpectProblem(running, 409, "bad_transition");
  EXPECT_NE(TextAt(running.body, "detail").find("running"), std::string::npos) << running.body;
  ExpectProblem(Call("PATCH", "/v1/jobs/m-1", "{}"), 422, "invalid");
  ExpectProblem(Call("PATCH", "/v1/jobs/m-1", R"({"type":"other"})"), 422, "unknown_field", "type");
  ExpectProblem(Call("PATCH", "/v1/jobs/none", R"({"priority":1})"), 404, "not_found");
}

TEST_F(JobsTest, AJobThatHasEndedCanBePlannedAgain) {
  Push(R"({"type":"mail","id":"m-1"})");
  Ok(Post("/v1/jobs/m-1/complete", WithToken(Claim("mail"))));
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/run", R"({"delay":"10m"})")), "state"), "scheduled");
  EXPECT_EQ(Claim("mail"), "");
  ExpectProblem(Post("/v1/jobs/m-1/run", R"({"delay":"10m","run_at":"2030-01-01T00:00:00Z"})"), 422, "invalid",
                "delay");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/run")), "state"), "queued");
  EXPECT_NE(Claim("mail"), "");
}

// "queue_paused no_worker"
std::string KindsOf(const std::string& job) {
  std::string kinds;
  for (const auto blocker : ElementsAt(job, "blocked_by"))
    kinds += (kinds.empty() ? "" : " ") + TextAt(blocker, "kind");
  return kinds;
}

TEST_F(JobsTest, AJobThatWaitsSaysWhy) {
  Push(R"({"type":"mail","id":"m-1","group":"g","group_limit":1})");
  Push(R"({"type":"mail","id":"m-2","group":"g"})");
  const auto why = [&](const std::string& ref) { return KindsOf(Ok(Get("/v1/jobs/" + ref))); };
  EXPECT_EQ(why("m-1"), "no_worker");
  const std::string claimed = Claim("mail");
  ASSERT_EQ(TextAt(claimed, "id"), "m-1");
  EXPECT_EQ(Get("/v1/jobs/m-1").body.find("blocked_by"), std::string::npos) << "it runs";
  EXPECT_EQ(why("m-2"), "group_limit");
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-2").body, "blocked_by"), R"([{"kind":"group_limit","running":1,"limit":1}])");
  Ok(Call("PATCH", "/v1/queues/mail", R"({"paused":true,"rate":{"limit":1,"per":"1h"}})"));
  EXPECT_EQ(why("m-2"), "queue_paused group_limit") << "a new rate counts from its setting on";
  Ok(Post("/v1/jobs/m-1/complete", WithToken(claimed)));
  EXPECT_EQ(why("m-2"), "queue_paused");
  Ok(Call("PATCH", "/v1/queues/mail", R"({"paused":false})"));
  EXPECT_EQ(why("m-2"), "") << "it is next in turn";
  ASSERT_EQ(TextAt(Claim("mail"), "id"), "m-2");
  Push(R"({"type":"mail","id":"m-3"})");
  EXPECT_EQ(why("m-3"), "queue_rate");
  Push(R"({"type":"mail","id":"m-4","delay":"1h"})");
  const std::string later = Ok(Get("/v1/jobs/m-4"));
  EXPECT_EQ(KindsOf(later), "time");
  EXPECT_EQ(TextAt(ElementsAt(later, "blocked_by").at(0), "until"), TextAt(later, "run_at"));
}

TEST_F(JobsTest, AJobBehindOthersSaysWhich) {
  Ok(Call("PATCH", "/v1/queues/mail/groups/g", R"({"ordered":true})"));
  Push(R"({"type":"mail","id":"m-1","group":"g","delay":"1h"})");
  Push(R"({"type":"mail","id":"m-2","group":"g"})");
  Push(R"({"type":"mail","id":"m-3","after":["m-1","m-2"]})");
  Claim("other");  // a worker of another queue
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-2").body, "blocked_by"),
            R"([{"kind":"group_order","job":"m-1"},{"kind":"no_worker"}])");
  EXPECT_EQ(KindsOf(Get("/v1/jobs/m-3").body), "waits_for no_worker");
  EXPECT_EQ(TextAt(ElementsAt(Get("/v1/jobs/m-3").body, "blocked_by").at(0), "jobs"), R"(["m-1","m-2"])");
}

TEST_F(JobsTest, WorkersThatAreQuietClaimNothing) {
  Claim("mail");
  Push(R"({"type":"mail","id":"m-1"})");
  EXPECT_EQ(KindsOf(Get("/v1/jobs/m-1").body), "");
  Ok(Post("/v1/workers/w1/quiet"));
  EXPECT_EQ(KindsOf(Get("/v1/jobs/m-1").body), "workers_quiet");
  clock_->Advance(std::chrono::minutes(2));
  const std::string job = Ok(Get("/v1/jobs/m-1"));
  EXPECT_EQ(KindsOf(job), "no_worker");
  EXPECT_FALSE(TextAt(ElementsAt(job, "blocked_by").at(0), "since").empty());
}

TEST_F(JobsTest, AJobCanBePushedOnceMore) {
  Push(R"({"type":"mail","id":"m-1","group":"g","priority":7,"payload":{"to":"a","password":"p"},"meta":{"trace":"t"},
           "retry":{"max":2},"timeout":"5m","unique":{"key":"k"},"aliases":["first"]})");
  Ok(Post("/v1/jobs/m-1/complete", WithToken(Claim("mail"))));
  const HttpAnswer copied = Post("/v1/jobs/first/copy", "");
  EXPECT_EQ(copied.status, 201) << copied.body;
  const std::string id = TextAt(copied.body, "id");
  EXPECT_NE(id, "m-1");
  const std::string job = Ok(Get("/v1/jobs/" + id));
  EXPECT_EQ(TextAt(job, "group"), "g");
  EXPECT_EQ(NumberAt(job, "priority"), 7);
  EXPECT_EQ(NumberAt(job, "options.timeout"), 300);
  EXPECT_EQ(NumberAt(job, "options.retry.max"), 2);
  EXPECT_EQ(TextAt(job, "created_by"), "copy:m-1");
  EXPECT_EQ(TextAt(job, "unique"), "");
  EXPECT_EQ(TextAt(job, "aliases"), "");
  const std::string claimed = Claim("mail");
  EXPECT_EQ(TextAt(claimed, "payload"), R"({"to":"a","password":"p"})") << "whole, not as readers see it";
  EXPECT_EQ(TextAt(claimed, "meta.trace"), "t");
}

TEST_F(JobsTest, ACopyIsOtherWhereTheBodySaysSo) {
  Push(R"({"type":"mail","id":"m-1","unique":{"key":"k"}})");
  const std::string body = R"({"id":"m-2","queue":"tests","delay":"1h","priority":1,"group":"h","created_by":"ann"})";
  const std::string copy = Ok(Post("/v1/jobs/m-1/copy", body));
  EXPECT_EQ(TextAt(copy, "id"), "m-2");
  EXPECT_EQ(TextAt(copy, "queue"), "tests");
  EXPECT_EQ(TextAt(copy, "type"), "mail");
  EXPECT_EQ(TextAt(copy, "state"), "scheduled");
  EXPECT_EQ(TextAt(copy, "group"), "h");
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-2").body, "created_by"), "ann");
  const HttpAnswer again = Post("/v1/jobs/m-1/copy", body);
  EXPECT_EQ(again.status, 200) << "the same copy under its own id";
  EXPECT_EQ(TextAt(again.body, "existing"), "true");
  ExpectProblem(Post("/v1/jobs/m-1/copy", R"({"id":"m-2","priority":2})"), 409, "id_taken", "id");
  EXPECT_EQ(TextAt(Post("/v1/jobs/m-1/copy", R"({"unique":{"key":"k"}})").body, "id"), "m-1") << "it holds the key";
  const std::string key = "Idempotency-Key: copy-1\r\n";
  const std::string first = TextAt(Ok(Post("/v1/jobs/m-1/copy", "{}", key)), "id");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/copy", "{}", key)), "id"), first);
}

TEST_F(JobsTest, WhatIsNoJobByItselfCannotBeCopied) {
  Push(R"({"type":"mail","id":"m-1"})");
  ExpectProblem(Post("/v1/jobs/none/copy"), 404, "not_found");
  ExpectProblem(Post("/v1/jobs/m-1/copy", R"({"payload":{}})"), 422, "unknown_field", "payload");
  ExpectProblem(Post("/v1/jobs/m-1/copy", R"({"delay":1,"run_at":"2030-01-01T00:00:00Z"})"), 422, "invalid", "run_at");
  ExpectProblem(Post("/v1/jobs/m-1/copy", R"({"group_limit":1})"), 422, "invalid", "group_limit");
  ExpectProblem(Post("/v1/jobs/m-1/copy", R"({"queue":"pawl.callbacks"})"), 422, "invalid", "queue");
  Ok(Post("/v1/workflows", R"({"id":"w-1","tasks":[{"name":"a","type":"load"}]})"));
  ExpectProblem(Post("/v1/jobs/w-1/copy"), 422, "invalid", "ref");
}

TEST_F(JobsTest, ACopyOfAStatefulJobStartsAfresh) {
  Push(R"({"type":"sum","id":"s-1","ports":{"in":{"n":{"default":0}},"out":{"total":{}}},"inputs":{"n":[1,2]},
           "state":{"sum":3}})");
  const std::string copy = TextAt(Ok(Post("/v1/jobs/s-1/copy")), "id");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + copy + "/ports").body, "in"), R"({"n":{"size":0,"default":0}})");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + copy).body, "job_state"), "{}");
}

TEST_F(JobsTest, TheRunsOfAJobThatHadTroubleAreShown) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string first = Claim("mail");
  Ok(Post("/v1/jobs/m-1/fail",
          WithToken(first, R"("error":{"type":"Timeout","message":"no route, token=abc"},"retry_in":0)")));
  const std::string second = Claim("mail", "w2");
  const std::string runs = Ok(Get("/v1/jobs/m-1/runs"));
  const auto all = ElementsAt(runs, "runs");
  ASSERT_EQ(all.size(), 2U) << runs;
  EXPECT_EQ(TextAt(all[0], "outcome"), "running");
  EXPECT_EQ(TextAt(all[0], "worker"), "w2");
  EXPECT_EQ(TextAt(all[0], "ended_at"), "");
  EXPECT_EQ(NumberAt(all[1], "attempt"), 1);
  EXPECT_EQ(TextAt(all[1], "outcome"), "failed");
  EXPECT_EQ(TextAt(all[1], "worker"), "w1");
  EXPECT_EQ(TextAt(all[1], "error.type"), "Timeout");
  EXPECT_EQ(TextAt(all[1], "error.message"), "no route, token=[redacted]");
  Ok(Post("/v1/jobs/m-1/complete", WithToken(second)));
  EXPECT_EQ(TextAt(ElementsAt(Get("/v1/jobs/m-1/runs").body, "runs").at(0), "outcome"), "completed");
  Push(R"({"type":"mail","id":"m-2"})");
  Ok(Post("/v1/jobs/m-2/complete", WithToken(Claim("mail"))));
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-2/runs").body, "runs"), "[]") << "it had no trouble";
  ExpectProblem(Get("/v1/jobs/none/runs"), 404, "not_found");
}

TEST_F(JobsTest, ManyAtOnceByFilter) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","delay":60},{"type":"a","delay":60},{"type":"b","delay":60}]})");
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/run", R"({"queue":"a"})")), "count"), 2);
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/terminate", R"({"state":"scheduled"})")), "count"), 1);
  EXPECT_EQ(NumberAt(Get("/v1/queues/a").body, "counts.queued"), 2);
  ExpectProblem(Post("/v1/jobs/run", "{}"), 422, "invalid");
}

TEST_F(JobsTest, ManyAtOnceByName) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","id":"1"},{"type":"a","id":"2"},{"type":"a","id":"3"}]})");
  const std::string number = "~" + TextAt(Get("/v1/jobs/2").body, "seq");
  EXPECT_EQ(Ok(Post("/v1/jobs/terminate", R"({"ids":["1",")" + number + R"(","nobody","1"]})")),
            R"({"count":2,"looked_at":2,"complete":true})");
  EXPECT_EQ(StateOf("3"), "queued");
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/delete", R"({"ids":["1","3"]})")), "count"), 1);
  ExpectProblem(Get("/v1/jobs/1"), 404, "not_found");
  ExpectProblem(Post("/v1/jobs/terminate", R"({"ids":[]})"), 422, "invalid", "ids");
  ExpectProblem(Post("/v1/jobs/terminate", R"({"ids":["~x"]})"), 422, "invalid", "ids[0]");
}

TEST_F(JobsTest, ManyByTimeReasonAndError) {
  for (const char* id : {"1", "2", "3"}) {
    Push(R"({"type":"a","id":")" + std::string(id) + "\"}");
    const std::string type = id == std::string("2") ? "Other" : "Oops";
    Ok(Post("/v1/jobs/" + std::string(id) + "/fail",
            WithToken(Claim("a"), R"("error":{"type":")" + type + R"(","message":"no"},"retry":false)")));
    clock_->Advance(std::chrono::minutes(1));
  }
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/jobs?reason=not_retried,expired")), "jobs").size(), 3U);
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/jobs?state=dead&error_type=Oops")), "jobs").size(), 2U);
  const std::string since = FormatTime(clock_->Read().wall - std::chrono::minutes(2));
  const auto count = [&](const std::string& filter) {
    return NumberAt(Ok(Post("/v1/jobs/run", R"({"state":["dead","failed"],)" + filter + "}")), "count");
  };
  EXPECT_EQ(count(R"("reason":"expired")"), 0);
  EXPECT_EQ(count(R"("since":")" + since + R"(","error_type":"Oops")"), 1);
  EXPECT_EQ(StateOf("3"), "queued");
  EXPECT_EQ(count(R"("until":")" + since + R"(","reason":["not_retried"])"), 1);
  EXPECT_EQ(StateOf("1"), "queued");
  EXPECT_EQ(StateOf("2"), "dead");
}

TEST_F(JobsTest, ADryRunChangesNothingAndSaysWhatItWouldBe) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","delay":60},{"type":"a","delay":60},{"type":"a"},{"type":"b"}]})");
  EXPECT_EQ(Ok(Post("/v1/jobs/run", R"({"queue":"a","dry_run":true})")),
            R"({"count":2,"looked_at":3,"complete":true})");
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/delete", R"({"queue":"a","dry_run":true})")), "count"), 0);
  EXPECT_EQ(NumberAt(Get("/v1/queues/a").body, "counts.scheduled"), 2);
  const std::string first = Ok(Post("/v1/jobs/terminate", R"({"type":"a","dry_run":true,"limit":2})"));
  EXPECT_EQ(TextAt(first, "complete"), "false");
  EXPECT_EQ(NumberAt(first, "looked_at"), 2);
  const std::string rest =
      Ok(Post("/v1/jobs/terminate", R"({"type":"a","dry_run":true,"cursor":")" + TextAt(first, "cursor") + "\"}"));
  EXPECT_EQ(NumberAt(first, "count") + NumberAt(rest, "count"), 3);
  EXPECT_EQ(TextAt(rest, "complete"), "true");
}

TEST_F(JobsTest, ALimitAnswersSoonWithACursorToGoOn) {
  std::string jobs;
  for (int i = 0; i < 700; ++i) jobs += (i > 0 ? "," : "") + std::string(R"({"type":"a"})");
  Ok(Post("/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}"));
  const std::string key = "Idempotency-Key: k\r\n";
  const std::string body = R"({"queue":"a","limit":500})";
  const std::string first = Ok(Post("/v1/jobs/terminate", body, key));
  EXPECT_EQ(NumberAt(first, "count"), 500);
  EXPECT_EQ(NumberAt(first, "looked_at"), 500);
  EXPECT_EQ(Ok(Post("/v1/jobs/terminate", body, key)), first) << "the same answer, with its cursor";
  EXPECT_EQ(NumberAt(Get("/v1/queues/a").body, "counts.queued"), 200);
  const std::string rest =
      Ok(Post("/v1/jobs/terminate", R"({"queue":"a","limit":500,"cursor":")" + TextAt(first, "cursor") + "\"}"));
  EXPECT_EQ(rest, R"({"count":200,"looked_at":200,"complete":true})");
  EXPECT_EQ(NumberAt(Ok(Post("/v1/jobs/delete", R"({"state":"terminated"})")), "count"), 700);
  EXPECT_TRUE(ElementsAt(Get("/v1/jobs").body, "jobs").empty());
}

TEST_F(JobsTest, JobsAreFoundByTheirData) {
  Push(R"({"type":"a","id":"1","payload":{"order":{"id":17},"tags":["new"],"password":"hunter2"}})");
  Push(R"({"type":"a","id":"2","payload":{"order":{"id":18}},"meta":{"city":"M\u00fcnchen"}})");
  const auto ids = [&](const std::string& query) {
    std::string list;
    const std::string page = Ok(Get("/v1/jobs?" + query));
    for (const auto job : ElementsAt(page, "jobs")) list += TextAt(job, "id") + " ";
    return list;
  };
  EXPECT_EQ(ids("where=payload.order.id:17"), "1 ");
  EXPECT_EQ(ids("where=payload.order.id:18&where=payload.tags:new"), "");
  EXPECT_EQ(ids("where=payload.order.id:17&where=payload.tags:new"), "1 ");
  EXPECT_EQ(ids("queue=a&text=m%C3%BCnchen"), "2 ");
  EXPECT_EQ(ids("text=hunter"), "") << "secrets are not searched";
  EXPECT_EQ(ids("where=payload.password:hunter2"), "");
  EXPECT_EQ(NumberAt(Get("/v1/jobs?text=hunter").body, "looked_at"), 2);
  ExpectProblem(Get("/v1/jobs?where=order.id:17"), 422, "invalid", "where");
  ExpectProblem(Get("/v1/jobs?text="), 422, "invalid", "text");
  EXPECT_EQ(Ok(Post("/v1/jobs/terminate", R"({"where":"payload.order.id:18"})")),
            R"({"count":1,"looked_at":2,"complete":true})");
  EXPECT_EQ(StateOf("1"), "queued");
}

TEST_F(JobsTest, ListingsShowPayloadAndProgressIfAsked) {
  Push(R"({"type":"a","id":"1","payload":{"to":"ann","token":"s3cret","long":")" + std::string(300, 'x') + R"("}})");
  Ok(Post("/v1/jobs/1/heartbeat", WithToken(Claim("a"), R"("progress":{"percent":7})")));
  const std::string plain = Ok(Get("/v1/jobs"));
  EXPECT_EQ(TextAt(plain, "jobs.0.payload_start"), "");
  EXPECT_EQ(TextAt(plain, "jobs.0.progress"), "");
  const std::string page = Ok(Get("/v1/jobs?fields=payload,progress"));
  const std::string start = TextAt(page, "jobs.0.payload_start");
  EXPECT_TRUE(start.starts_with(R"({"to":"ann","token":"[redacted]","long":"xxx)")) << start;
  EXPECT_EQ(start.size(), 200U);
  EXPECT_EQ(TextAt(page, "jobs.0.progress"), R"({"percent":7})");
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/jobs?worker=w1")), "jobs").size(), 1U);
  EXPECT_TRUE(ElementsAt(Ok(Get("/v1/jobs?worker=w2")), "jobs").empty());
  ExpectProblem(Get("/v1/jobs?fields=payloads"), 422, "invalid", "fields");
}

TEST_F(JobsTest, TheHolderOfAUniqueKeyIsFound) {
  Push(R"({"type":"mail","id":"1","unique":{"key":"k","for":"1m"}})");
  Push(R"({"type":"sms","id":"2","unique":{"key":"k"}})");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs?queue=mail&unique=k")), "jobs.0.id"), "1");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs?queue=sms&unique=k")), "jobs.0.id"), "2");
  EXPECT_TRUE(ElementsAt(Ok(Get("/v1/jobs?queue=mail&unique=l")), "jobs").empty());
  clock_->Advance(std::chrono::minutes(2));
  EXPECT_TRUE(ElementsAt(Ok(Get("/v1/jobs?queue=mail&unique=k")), "jobs").empty()) << "its time is over";
  ExpectProblem(Get("/v1/jobs?unique=k"), 422, "invalid", "unique");
}

TEST_F(JobsTest, TheSameKeyGetsTheFirstAnswerAgain) {
  const std::string key = "Idempotency-Key: k-1\r\n";
  const HttpAnswer first = Post("/v1/jobs", R"({"type":"mail"})", key);
  const HttpAnswer second = Post("/v1/jobs", R"({"type":"mail"})", key);
  EXPECT_EQ(first.Header("idempotent-replay"), "");
  EXPECT_EQ(second.Header("idempotent-replay"), "true");
  EXPECT_EQ(second.status, 201);
  EXPECT_EQ(first.body, second.body);
  ExpectProblem(Post("/v1/jobs", R"({"type":"other"})", key), 409, "idempotency_reused");
  EXPECT_EQ(ElementsAt(Get("/v1/jobs").body, "jobs").size(), 1U);
  ExpectProblem(Post("/v1/jobs", R"({"type":"mail"})", "Idempotency-Key: a b\r\n"), 422, "invalid", "Idempotency-Key");
  // Once these were served as if there were no key, or only the first one.
  for (const char* keys :
       {"Idempotency-Key:\r\n", "Idempotency-Key: a\r\nIdempotency-Key: b\r\n",
        "Idempotency-Key: a\r\nIdempotency-Key: a\r\n", "Idempotency-Key:\r\nIdempotency-Key: a\r\n"}) {
    ExpectProblem(Post("/v1/jobs", R"({"type":"mail"})", keys), 400, "bad_request", "Idempotency-Key");
  }
}

TEST_F(JobsTest, WaitAnswersWhenTheJobEnds) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string claimed = Claim("mail");
  RawHttp waiting(server_->port());
  ASSERT_TRUE(waiting.SendRequest("GET", "/v1/jobs/m-1?wait=60s"));
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/m-1?wait=20ms")), "state"), "running");
  Ok(Post("/v1/jobs/m-1/complete", WithToken(claimed, R"("result":[1])")));
  const auto answer = waiting.Receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(TextAt(answer->body, "state"), "completed");
  EXPECT_EQ(TextAt(answer->body, "result"), "[1]");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/m-1?wait=60s")), "state"), "completed");
  ExpectProblem(Get("/v1/jobs/m-1?wait=61s"), 422, "invalid", "wait");
  ExpectProblem(Get("/v1/jobs/nope?wait=1s"), 404, "not_found");
}

struct BadInput {
  const char* method;
  const char* path;
  std::string body;
  int status;
  const char* code;
  const char* field;
};

class BadHttpInputTest : public HttpTest, public testing::WithParamInterface<BadInput> {};

TEST_P(BadHttpInputTest, IsRefusedByNameAndChangesNothing) {
  const BadInput& bad = GetParam();
  ExpectProblem(Call(bad.method, bad.path, bad.body), bad.status, bad.code, bad.field);
  EXPECT_EQ(Get("/v1/jobs").body, R"({"jobs":[],"looked_at":0})");
  EXPECT_EQ(Get("/v1/queues").body, R"({"queues":[]})");
}

INSTANTIATE_TEST_SUITE_P(
    Table, BadHttpInputTest,
    testing::Values(
        BadInput{"POST", "/v1/jobs", "{", 400, "bad_json", ""},
        BadInput{"POST", "/v1/jobs", R"({"type":"t","payload":)" + std::string(99, '[') + std::string(99, ']') + "}",
                 400, "too_deep", ""},
        BadInput{"POST", "/v1/jobs", R"({"type":"t","payload":")" + std::string(1U << 20U, 'x') + "\"}", 413,
                 "too_large", "payload"},
        BadInput{"POST", "/v1/jobs", R"({"type":"t","priority":"high"})", 422, "invalid", "priority"},
        BadInput{"POST", "/v1/jobs", R"({"type":"t","prioritty":1})", 422, "unknown_field", "prioritty"},
        BadInput{"POST", "/v1/jobs/bulk", R"({"jobs":[{"type":"t"},{}]})", 422, "invalid", "jobs[1].type"},
        BadInput{"POST", "/v1/claim", R"({"queues":["q"]})", 422, "invalid", "worker"},
        BadInput{"POST", "/v1/finish", R"({"finishes":[{"job":"a"}]})", 422, "invalid", "finishes[0].token"},
        BadInput{"POST", "/v1/jobs/x/complete", R"({"token":"t"})", 404, "not_found", ""},
        BadInput{"POST", "/v1/jobs/x/complete", "{}", 422, "invalid", "token"},
        BadInput{"POST", "/v1/jobs/a%20b/complete", R"({"token":"t"})", 422, "invalid", "ref"},
        BadInput{"PATCH", "/v1/queues/q", R"({"concurrency":-1})", 422, "invalid", "concurrency"},
        BadInput{"PATCH", "/v1/queues/pawl.q", "{}", 422, "invalid", "queue"},
        BadInput{"PATCH", "/v1/queues/q/groups/g", R"({"limit":0})", 422, "invalid", "limit"},
        BadInput{"DELETE", "/v1/queues/q", "", 404, "not_found", ""},
        BadInput{"POST", "/v1/queues/q/purge", "", 404, "not_found", ""},
        BadInput{"POST", "/v1/jobs", R"({"type":"t","meta":{"jid":1}})", 422, "invalid", "meta.jid"},
        BadInput{"POST", "/jobber/queue", R"({"payload":1})", 422, "invalid", "type"},
        BadInput{"GET", "/v1/stats/history?resolution=year", "", 422, "invalid", "resolution"},
        BadInput{"GET", "/v1/stats?queue=q", "", 404, "not_found", ""},
        BadInput{"GET", "/v1/events?group=g", "", 422, "invalid", "group"},
        BadInput{"POST", "/v1/admin/backup", R"({"path":"x"})", 422, "invalid", "path"},
        BadInput{"GET", "/v1/nothing", "", 404, "no_route", ""},
        BadInput{"PUT", "/v1/jobs", "", 405, "bad_method", ""}));

TEST_F(JobsTest, DeadJobsOfAllQueuesAreListedWithTheirErrors) {
  for (const char* id : {"a", "b"}) {
    Push(R"({"type":")" + std::string(id) + R"(","id":")" + id + "\"}");
    const std::string claimed = Claim(id);
    Ok(Post(
        std::string("/v1/jobs/") + id + "/fail",
        WithToken(claimed,
                  R"("error":{"type":"E","message":"no luck with token=s3cret","backtrace":["x"]},"retry":false)")));
  }
  Push(R"({"type":"c","id":"c"})");
  const std::string dead = Ok(Get("/v1/jobs?state=dead"));
  ASSERT_EQ(ElementsAt(dead, "jobs").size(), 2U) << dead;
  EXPECT_EQ(TextAt(dead, "jobs.0.id"), "b");
  EXPECT_EQ(TextAt(dead, "jobs.0.error"), R"({"type":"E","message":"no luck with token=[redacted]"})");
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/jobs?state=dead,queued")), "jobs").size(), 3U);
  clock_->Advance(std::chrono::hours(1));
  Push(R"({"type":"c","id":"d"})");
  const std::string since = FormatTime(clock_->Read().wall);
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs?state=queued&since=" + since)), "jobs.0.id"), "d");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs?state=queued&until=" + since)), "jobs.0.id"), "c");
  EXPECT_EQ(ElementsAt(Ok(Get("/v1/jobs?until=" + since)), "jobs").size(), 3U);
  ExpectProblem(Get("/v1/jobs?state=dead,deed"), 422, "invalid", "state");
  ExpectProblem(Get("/v1/jobs?order=run_at"), 422, "invalid", "order");
  EXPECT_EQ(Get("/v1/jobs?order=created_at").status, 200);
}

TEST_F(JobsTest, ANameThatAUrlCannotHoldIsRefused) {
  for (const char* name : {".", ".."}) {
    const std::string quoted = '"' + std::string(name) + '"';
    const HttpAnswer answer = Post("/v1/jobs", R"({"type":"t","id":)" + quoted + "}");
    ExpectProblem(answer, 422, "invalid", "id");
    EXPECT_NE(answer.body.find("URL"), std::string::npos);
    ExpectProblem(Post("/v1/jobs", R"({"type":"t","queue":)" + quoted + "}"), 422, "invalid", "queue");
  }
  Push(R"({"type":"t","id":"..."})");
  EXPECT_EQ(StateOf("..."), "queued");
}

}  // namespace
}  // namespace pawl::system_test
