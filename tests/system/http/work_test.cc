// What workers call, and what happens when they are late, gone or told to stop.
#include <set>

#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using std::chrono::seconds;

class WorkTest : public HttpTest {};

TEST_F(WorkTest, AClaimedJobIsRunAndCompletedOnce) {
  Push(R"({"type":"mail","id":"m-1","payload":{"token": "s3cret"},"group":"g"})");
  const std::string job = Claim("mail");
  EXPECT_EQ(TextAt(job, "payload"), R"({"token": "s3cret"})") << "only the worker sees it whole";
  EXPECT_EQ(NumberAt(job, "attempt"), 1);
  EXPECT_EQ(TextAt(job, "lease.seconds"), "30");
  EXPECT_EQ(Claim("mail"), "");
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-1").body, "lease.worker"), "w1");
  const std::string done = Ok(Post("/v1/jobs/m-1/complete", WithToken(job, R"("result":{"ok":true})")));
  EXPECT_EQ(done, R"({"id":"m-1","state":"completed"})");
  EXPECT_EQ(Ok(Post("/v1/jobs/m-1/complete", WithToken(job, R"("result":{"ok":true})"))), done) << "repeated";
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-1").body, "result"), R"({"ok":true})");
}

TEST_F(WorkTest, AnOldTokenChangesNothing) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string late = Claim("mail");
  clock_->Advance(seconds(31));
  WaitForState("m-1", "retrying");
  clock_->Advance(seconds(2));
  const std::string current = Claim("mail", "w2");
  ASSERT_NE(current, "");
  EXPECT_EQ(NumberAt(current, "attempt"), 2);
  EXPECT_EQ(NumberAt(current, "crashes"), 1);
  const std::string before = Get("/v1/jobs/m-1").body;
  for (const char* call : {"heartbeat", "complete", "release", "suspend", "commit"}) {
    ExpectProblem(Post("/v1/jobs/m-1/" + std::string(call), WithToken(late)), 409, "lease_lost");
  }
  ExpectProblem(Post("/v1/jobs/m-1/fail", WithToken(late, R"("error":{"message":"m"})")), 409, "lease_lost");
  ExpectProblem(Post("/v1/jobs/m-1/complete", R"({"token":"nonsense"})"), 409, "lease_lost");
  EXPECT_EQ(Get("/v1/jobs/m-1").body, before);
  EXPECT_EQ(Post("/v1/jobs/m-1/complete", WithToken(current)).status, 200);
}

TEST_F(WorkTest, AHeartbeatExtendsTheLeaseAndKeepsProgress) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string job = Claim("mail");
  for (int i = 0; i < 5; ++i) {
    clock_->Advance(seconds(20));
    const std::string beat = Ok(Post("/v1/jobs/m-1/heartbeat", WithToken(job, R"("progress":{"at":7})")));
    EXPECT_EQ(TextAt(beat, "lease.seconds"), "30");
    EXPECT_EQ(TextAt(beat, "cancel"), "false");
  }
  EXPECT_EQ(TextAt(Get("/v1/jobs/m-1").body, "progress"), R"({"at":7})");
  Ok(Post("/v1/jobs/m-1/terminate", ""));
  EXPECT_EQ(StateOf("m-1"), "terminating");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/heartbeat", WithToken(job))), "cancel"), "true");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/complete", WithToken(job))), "state"), "terminated");
}

TEST_F(WorkTest, AFailedJobIsTriedAgainUntilItIsDead) {
  Push(R"({"type":"mail","id":"m-1","retry":{"max":1,"backoff":"fixed","base":"10s"}})");
  const std::string failed =
      Ok(Post("/v1/jobs/m-1/fail", WithToken(Claim("mail"), R"("error":{"type":"E","message":"boom"})")));
  EXPECT_EQ(TextAt(failed, "state"), "retrying");
  EXPECT_FALSE(TextAt(failed, "run_at").empty());
  EXPECT_EQ(Claim("mail"), "");
  clock_->Advance(seconds(10));
  const std::string again = Claim("mail");
  EXPECT_EQ(TextAt(again, "error"), R"({"type":"E","message":"boom"})");
  EXPECT_EQ(NumberAt(again, "failures"), 1);
  Ok(Post("/v1/jobs/m-1/fail", WithToken(again, R"("error":{"message":"again"})")));
  const std::string dead = Get("/v1/jobs/m-1").body;
  EXPECT_EQ(TextAt(dead, "state"), "dead");
  EXPECT_EQ(TextAt(dead, "reason"), "retries_exhausted");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/run")), "state"), "queued");
  EXPECT_EQ(NumberAt(Get("/v1/jobs/m-1").body, "failures"), 0);
}

TEST_F(WorkTest, AReleasedRunIsNotCounted) {
  Push(R"({"type":"mail","id":"m-1"})");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/release", WithToken(Claim("mail")))), "state"), "queued");
  EXPECT_EQ(NumberAt(Claim("mail"), "attempt"), 1);
}

TEST_F(WorkTest, ASuspendedJobWakesByItself) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string suspended = Ok(Post("/v1/jobs/m-1/suspend", WithToken(Claim("mail"), R"("wake_in":"1m")")));
  EXPECT_EQ(TextAt(suspended, "state"), "suspended");
  EXPECT_FALSE(TextAt(suspended, "run_at").empty());
  EXPECT_EQ(Claim("mail"), "");
  clock_->Advance(seconds(60));
  EXPECT_NE(Claim("mail"), "");
}

TEST_F(WorkTest, ACommitKeepsTheLeaseAndPushesInTheSameStep) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string job = Claim("mail");
  const std::string commit =
      Ok(Post("/v1/jobs/m-1/commit", WithToken(job, R"("progress":1,"push":[{"type":"next","id":"n-1"}])")));
  EXPECT_EQ(TextAt(commit, "state"), "running");
  EXPECT_EQ(TextAt(commit, "lease.token"), Token(job));
  EXPECT_EQ(StateOf("n-1"), "queued");
  ExpectProblem(
      Post("/v1/jobs/m-1/complete", WithToken(job, R"("push":[{"type":"a","id":"a"},{"type":"b","id":"n-1"}])")), 409,
      "id_taken", "push[1].id");
  EXPECT_EQ(StateOf("m-1"), "running") << "all or nothing";
  EXPECT_EQ(Get("/v1/jobs/a").status, 404);
}

TEST_F(WorkTest, ManyFinishesAreAnsweredInOrder) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"mail","id":"a"},{"type":"mail","id":"b"}]})");
  const std::string claimed = Ok(Post("/v1/claim", R"({"queues":["mail"],"worker":"w1","count":5})"));
  ASSERT_EQ(ElementsAt(claimed, "jobs").size(), 2U);
  const std::string body =
      R"({"finishes":[{"job":"a","token":")" + TextAt(claimed, "jobs.0.lease.token") +
      R"(","outcome":"completed"},{"job":"nope","token":"x","outcome":"released"},{"job":"b","token":")" +
      TextAt(claimed, "jobs.1.lease.token") +
      R"(","outcome":"failed","error":{"message":"m"},"retry":false},)"
      R"({"job":"b","token":"x","outcome":"completed"}]})";
  const std::string results = Ok(Post("/v1/finish", body));
  ASSERT_EQ(ElementsAt(results, "results").size(), 4U);
  EXPECT_EQ(TextAt(results, "results.0.state"), "completed");
  EXPECT_EQ(TextAt(results, "results.1.job"), "nope");
  EXPECT_EQ(TextAt(results, "results.1.error.code"), "not_found");
  EXPECT_EQ(TextAt(results, "results.2.state"), "dead");
  EXPECT_EQ(TextAt(results, "results.3.error.code"), "lease_lost");
}

TEST_F(WorkTest, QueuesAreServedInTheOrderOfTheClaim) {
  Push(R"({"type":"low"})");
  Push(R"({"type":"high"})");
  const std::string claimed = Ok(Post("/v1/claim", R"({"queues":["high","low"],"worker":"w1","count":2})"));
  EXPECT_EQ(TextAt(claimed, "jobs.0.queue"), "high");
  EXPECT_EQ(TextAt(claimed, "jobs.1.queue"), "low");
}

TEST_F(WorkTest, OneNamedJobCanBeClaimed) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"mail","id":"a"},{"type":"mail","id":"b"}]})");
  const std::string claimed = Ok(Post("/v1/claim", R"({"worker":"w1","job":"b"})"));
  EXPECT_EQ(TextAt(claimed, "jobs.0.id"), "b");
  EXPECT_EQ(Ok(Post("/v1/claim", R"({"worker":"w1","job":"b"})")), R"({"jobs":[]})");
  ExpectProblem(Post("/v1/claim", R"({"worker":"w1","job":"nope"})"), 404, "not_found");
}

TEST_F(WorkTest, TheSameClaimIdGetsTheSameJobs) {
  Post("/v1/jobs/bulk", R"({"jobs":[{"type":"mail"},{"type":"mail"}]})");
  const std::string body = R"({"queues":["mail"],"worker":"w1","claim_id":"c-1"})";
  const std::string first = Ok(Post("/v1/claim", body));
  EXPECT_EQ(TextAt(Ok(Post("/v1/claim", body)), "jobs.0.lease.token"), TextAt(first, "jobs.0.lease.token"));
}

TEST_F(WorkTest, AWaitingClaimGetsAPushedJob) {
  RawHttp waiting(server_->port());
  ASSERT_TRUE(waiting.SendRequest("POST", "/v1/claim", R"({"queues":["mail"],"worker":"w2","wait":"60s"})"));
  Push(R"({"type":"mail","id":"m-1"})");
  const auto answer = waiting.Receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(TextAt(answer->body, "jobs.0.id"), "m-1");
}

TEST_F(WorkTest, AClaimEndsEmptyWhenItsWaitIsOver) {
  RawHttp waiting(server_->port());
  ASSERT_TRUE(waiting.SendRequest("POST", "/v1/claim", R"({"queues":["mail"],"worker":"w2","wait":"5s"})"));
  while (TextAt(Get("/v1/workers").body, "workers.0.name") != "w2") continue;
  while (Get("/metrics").body.find("pawl_waiting_claims 1") == std::string::npos) continue;
  clock_->Advance(seconds(5));
  EXPECT_EQ(waiting.Receive()->body, R"({"jobs":[]})");
}

// The worker leaves while it waits: whether its claim is cancelled first or gets the job and cannot be told, the job
// goes to the next worker, uncounted.
TEST_F(WorkTest, AClaimWhoseClientLeftKeepsNothing) {
  for (int i = 0; i < 20; ++i) {
    {
      RawHttp leaving(server_->port());
      ASSERT_TRUE(leaving.SendRequest("POST", "/v1/claim", R"({"queues":["mail"],"worker":"w2","wait":"60s"})"));
    }
    Push(R"({"type":"mail"})");
    const std::string claimed = Ok(Post("/v1/claim", R"({"queues":["mail"],"worker":"w1","wait":"60s"})"));
    EXPECT_EQ(NumberAt(claimed, "jobs.0.attempt"), 1);
    Ok(Post("/v1/jobs/~" + TextAt(claimed, "jobs.0.seq") + "/complete",
            R"({"token":")" + TextAt(claimed, "jobs.0.lease.token") + "\"}"));
  }
}

TEST_F(WorkTest, AWorkerThatIsToldToBeQuietGetsNothing) {
  Push(R"({"type":"mail","id":"m-1"})");
  const std::string job = Claim("mail", "w2");
  RawHttp waiting(server_->port());
  ASSERT_TRUE(waiting.SendRequest("POST", "/v1/claim", R"({"queues":["mail"],"worker":"w2","wait":"60s"})"));
  const std::string told = Ok(Post("/v1/workers/w2/quiet", ""));
  EXPECT_EQ(TextAt(told, "quiet"), "true");
  EXPECT_EQ(TextAt(told, "running.0.id"), "m-1");
  EXPECT_EQ(waiting.Receive()->body, R"({"jobs":[],"quiet":true})");
  Push(R"({"type":"mail"})");
  EXPECT_EQ(Ok(Post("/v1/claim", R"({"queues":["mail"],"worker":"w2"})")), R"({"jobs":[],"quiet":true})");
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/heartbeat", WithToken(job))), "quiet"), "true");
  Ok(Post("/v1/workers/w2/stop", ""));
  EXPECT_EQ(TextAt(Ok(Post("/v1/jobs/m-1/heartbeat", WithToken(job))), "stop"), "true");
  EXPECT_NE(Claim("mail", "w1"), "");
}

TEST_F(WorkTest, AWorkerThatIsQuietCanBeToldToGoOn) {
  EXPECT_EQ(Claim("mail", "w2"), "");
  Push(R"({"type":"mail"})");
  Ok(Post("/v1/workers/w2/quiet", ""));
  EXPECT_EQ(Claim("mail", "w2"), "");
  EXPECT_EQ(TextAt(Ok(Post("/v1/workers/w2/resume", "")), "quiet"), "false");
  EXPECT_NE(Claim("mail", "w2"), "");
  Ok(Post("/v1/workers/w2/stop", ""));
  ExpectProblem(Post("/v1/workers/w2/resume", ""), 409, "bad_transition");
}

TEST_F(WorkTest, AWorkerThatNobodyKnowsCannotBeToldUnlessItMayBeAtAnotherNode) {
  const HttpAnswer told = Post("/v1/workers/w9/quiet", "");
  if (!OnRedis()) return ExpectProblem(told, 404, "not_found");
  EXPECT_EQ(TextAt(Ok(told), "quiet"), "true");
}

// A claim of 1,000 jobs of a megabyte each was answered with a gigabyte, and everybody else waited for it.
TEST_F(WorkTest, AClaimEndsWhenItCarriesEnough) {
  constexpr int kJobs = 20;
  const std::string megabyte(1'000'000, 'x');
  for (int i = 0; i < kJobs; ++i) {
    Push(R"({"type":"big","group":"g)" + std::to_string(i % 3) + R"(","payload":")" + megabyte + "\"}");
  }
  std::set<std::string> seen;
  for (int claims = 1; seen.size() < kJobs; ++claims) {
    ASSERT_LT(claims, 10);
    const std::string body = Ok(Post("/v1/claim", R"({"queues":["big"],"worker":"w1","count":1000})"));
    EXPECT_LT(body.size(), 10'000'000U);
    const auto jobs = ElementsAt(body, "jobs");
    ASSERT_FALSE(jobs.empty());
    for (const std::string_view job : jobs) EXPECT_TRUE(seen.insert(TextAt(job, "id")).second);
    EXPECT_EQ(NumberAt(Get("/v1/queues/big").body, "counts.queued"), kJobs - static_cast<int>(seen.size()));
    EXPECT_EQ(NumberAt(Get("/v1/queues/big").body, "counts.running"), static_cast<int>(seen.size()));
  }
}

TEST_F(WorkTest, WorkersAreListedWithWhatTheyHave) {
  Push(R"({"type":"mail","id":"m-1"})");
  Ok(Post("/v1/claim", R"({"queues":["mail"],"worker":"w1","worker_info":{"host":"box","pid":7,"labels":["x"]}})"));
  const std::string workers = Ok(Get("/v1/workers"));
  EXPECT_EQ(TextAt(workers, "workers.0.host"), "box");
  EXPECT_EQ(NumberAt(workers, "workers.0.pid"), 7);
  EXPECT_EQ(TextAt(workers, "workers.0.queues"), R"(["mail"])");
  EXPECT_EQ(TextAt(workers, "workers.0.running.0.id"), "m-1");
}

}  // namespace
}  // namespace pawl::system_test
