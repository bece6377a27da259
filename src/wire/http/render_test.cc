#include <gtest/gtest.h>

#include <string>

#include "base/json_reader.h"
#include "wire/http/problem.h"
#include "wire/http/render_job.h"
#include "wire/http/render_view.h"

namespace pawl::http {
namespace {

constexpr WallTime kNow = WallFromMillis(1'772'357'400'000);  // 2026-03-01T09:30:00Z

class RenderTest : public testing::Test {
 protected:
  RenderTest() {
    names_.Learn(1, "mail");
    names_.Learn(2, "slow");
    head_.id = "m-1";
    head_.type = 1;
    head_.queue = 2;
    head_.created = kNow;
    head_.due = kNow;
  }

  Lease LeaseFor(Millis left) const {
    Lease lease;
    lease.token.bytes.fill(0xAB);
    lease.worker = "w1";
    lease.deadline = now_.steady + left;
    lease.span = left;
    return lease;
  }

  Names names_;
  JobHead head_;
  Now now_{kNow, SteadyFromMillis(5'000)};
};

TEST_F(RenderTest, ABriefJobLeavesOutWhatIsNotSet) {
  EXPECT_EQ(
      RenderBrief({7, head_, false}, names_),
      R"({"id":"m-1","seq":7,"type":"mail","queue":"slow","state":"queued","priority":5,"attempt":0,"failures":0,)"
      R"("created_at":"2026-03-01T09:30:00.000Z","url":"/v1/jobs/m-1"})");
}

TEST_F(RenderTest, ABriefJobShowsWhatIsSet) {
  head_.group = "shop \"7\"";
  head_.state = State::kRunning;
  head_.shown = JobState::kRunning;
  head_.started = kNow + Millis(1);
  head_.lease = LeaseFor(Millis(1'000));
  EXPECT_EQ(RenderBrief({7, head_, true}, names_),
            R"({"id":"m-1","seq":7,"type":"mail","queue":"slow","group":"shop \"7\"","state":"running","priority":5,)"
            R"("attempt":0,"failures":0,"created_at":"2026-03-01T09:30:00.000Z",)"
            R"("started_at":"2026-03-01T09:30:00.001Z","worker":"w1","url":"/v1/jobs/m-1","existing":true})");
}

TEST_F(RenderTest, AJobThatWaitsForItsTimeShowsIt) {
  head_.shown = JobState::kScheduled;
  head_.due = kNow + Millis(60'000);
  EXPECT_NE(RenderBrief({7, head_, false}, names_).find(R"("run_at":"2026-03-01T09:31:00.000Z")"), std::string::npos);
  head_.state = State::kSuspended;
  head_.shown = JobState::kSuspended;
  head_.due = kNeverWall;
  EXPECT_EQ(RenderBrief({7, head_, false}, names_).find("run_at"), std::string::npos);
}

TEST_F(RenderTest, AFullJobRedactsSecretsEverywhere) {
  JobDetails job;
  job.seq = 7;
  job.head = head_;
  job.body.payload = R"({"user":"u","password":"p1"})";
  job.body.created_by = "me";
  job.body.meta = R"({"api_key":"p5","trace": 1})";
  job.result = R"({"token":"p2"})";
  job.progress = R"({"secret":"p3","at":1})";
  job.error = JobError{"E", "cannot reach https://u:p4@host/x", {"line 1"}};
  const std::string text = RenderJob(job, names_, now_);
  ASSERT_TRUE(ValidateJson(text).ok()) << text;
  for (const char* secret : {"p1", "p2", "p3", "p4", "p5"}) EXPECT_EQ(text.find(secret), std::string::npos) << text;
  EXPECT_NE(text.find(R"("progress":{"secret":"[redacted]","at":1})"), std::string::npos);
  EXPECT_NE(text.find(R"("options":{"lease":30,"max_crashes":3,"retention":86400,"retry":{"max":5,)"
                      R"("backoff":"exponential","base":5,"cap":3600}})"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"("created_by":"me","meta":{"api_key":"[redacted]","trace": 1})"), std::string::npos) << text;
}

TEST_F(RenderTest, AJobShowsTheUniqueKeyWhileItKeepsOthersOut) {
  JobDetails job;
  job.head = head_;
  job.head.unique_until = UniqueUntil::kStart;
  job.body.payload = "1";
  job.body.unique_key = "k";
  const auto shown = [&] { return std::string(FindMember(KnownJson(RenderJob(job, names_, now_)), "unique")->raw); };
  EXPECT_EQ(shown(), R"({"key":"k","until":"start"})");
  job.head.unique_expires = kNow + Millis(1);
  EXPECT_EQ(shown(), R"({"key":"k","until":"start","expires_at":"2026-03-01T09:30:00.001Z"})");
  job.head.unique_expires = kNow;
  EXPECT_EQ(RenderJob(job, names_, now_).find("unique"), std::string::npos);
}

TEST_F(RenderTest, AFullJobNeverShowsTheToken) {
  JobDetails job;
  job.head = head_;
  job.head.state = State::kRunning;
  job.head.shown = JobState::kRunning;
  job.head.lease = LeaseFor(Millis(1'500));
  job.body.payload = "1";
  const std::string text = RenderJob(job, names_, now_);
  EXPECT_NE(text.find(R"("lease":{"worker":"w1","expires_at":"2026-03-01T09:30:01.500Z","seconds":1.5})"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("abab"), std::string::npos);
}

TEST_F(RenderTest, AClaimGivesPayloadAndMetaWholeAndTheToken) {
  ClaimedJob job;
  job.seq = 7;
  job.head = head_;
  job.head.lease = LeaseFor(Millis(30'000));
  job.head.attempt = 2;
  job.payload = R"({"password": "p1", "n":1e400})";
  job.meta = R"({"token": "p2"})";
  job.error = JobError{"", "went wrong", {}};
  job.progress = "3";
  const std::string text = RenderClaim({{job}}, {true, false}, names_, now_);
  EXPECT_EQ(text,
            R"({"jobs":[{"id":"m-1","seq":7,"type":"mail","queue":"slow","payload":{"password": "p1", "n":1e400},)"
            R"("meta":{"token": "p2"},"priority":5,"attempt":2,"failures":0,"crashes":0,)"
            R"("created_at":"2026-03-01T09:30:00.000Z","error":{"message":"went wrong"},"progress":3,)"
            R"("lease":{"token":"abababababababababababababababab","expires_at":"2026-03-01T09:30:30.000Z",)"
            R"("seconds":30}}],"quiet":true})");
  EXPECT_EQ(RenderClaim({}, {}, names_, now_), R"({"jobs":[]})");
}

TEST_F(RenderTest, AHeartbeatTellsCancelAndOrders) {
  HeartbeatOp::Reply reply{7, "m-1", LeaseFor(Millis(1'000)), true};
  EXPECT_EQ(RenderHeartbeat(reply, {true, true}, now_),
            R"({"lease":{"token":"abababababababababababababababab","expires_at":"2026-03-01T09:30:01.000Z",)"
            R"("seconds":1},"cancel":true,"quiet":true,"stop":true})");
}

TEST_F(RenderTest, FinishesAreAnsweredInOrderEachByItself) {
  FinishOp::Reply done{7, "m-1", JobState::kCompleted, WallTime{}, std::nullopt, false};
  FinishOp::Reply again{8, "m-2", JobState::kRetrying, kNow + Millis(5'000), std::nullopt, false};
  const std::vector<Result<FinishOp::Reply>> replies = {done, Error{ErrorCode::kLeaseLost, "gone"}, again};
  const std::vector<JobRef> refs = {std::string("m-1"), Seq{9}, std::string("m-2")};
  EXPECT_EQ(RenderFinishes(replies, refs, now_),
            R"({"results":[{"id":"m-1","state":"completed"},{"job":"~9","error":{"type":"about:blank",)"
            R"("title":"The lease is lost","status":409,"code":"lease_lost","detail":"gone"}},)"
            R"({"id":"m-2","state":"retrying","run_at":"2026-03-01T09:30:05.000Z"}]})");
}

TEST_F(RenderTest, ACommitShowsItsLease) {
  FinishOp::Reply reply{7, "m-1", JobState::kRunning, WallTime{}, LeaseFor(Millis(2'000)), false};
  EXPECT_NE(RenderFinish(reply, now_).find(R"("seconds":2},"cancel":false)"), std::string::npos);
}

TEST_F(RenderTest, APageHasACursorUnlessItIsTheLast) {
  JobPage page;
  page.next = 12;
  EXPECT_EQ(RenderPage(page, names_), R"({"jobs":[],"cursor":"12"})");
  page.next.reset();
  page.looked_at = 7;
  EXPECT_EQ(RenderPage(page, names_), R"({"jobs":[],"looked_at":7})");
}

TEST_F(RenderTest, AnOperationShowsOutputAndLinkOnlyWhenItHasEnded) {
  JobDetails job;
  job.head = head_;
  job.body.payload = R"({"link":{"id":456,"accessToken":"s"}})";
  EXPECT_EQ(RenderOperation(job),
            R"({"status":"QUEUED","startedAt":null,"finishedAt":null,"output":null,"link":null})");
  job.head.state = State::kCompleted;
  job.head.shown = JobState::kCompleted;
  job.head.started = kNow;
  job.head.ended = kNow + Millis(1);
  job.result = "[1]";
  EXPECT_EQ(RenderOperation(job),
            R"({"status":"SUCCESS","startedAt":"2026-03-01T09:30:00.000Z","finishedAt":"2026-03-01T09:30:00.001Z",)"
            R"("output":[1],"link":{"id":456,"accessToken":"[redacted]"}})");
}

TEST_F(RenderTest, AnOperationThatFailedShowsWhy) {
  JobDetails job;
  job.head = head_;
  job.body.payload = "[]";
  job.error = JobError{"", "diverged", {}};
  job.head.shown = JobState::kRetrying;
  EXPECT_NE(RenderOperation(job).find(R"("lastError":{"message":"diverged"})"), std::string::npos);
  job.head.state = State::kFailed;
  job.head.shown = JobState::kDead;
  EXPECT_NE(RenderOperation(job).find(R"("status":"ERROR")"), std::string::npos);
  EXPECT_NE(RenderOperation(job).find(R"("output":{"error":{"message":"diverged"}},"link":null})"), std::string::npos);
  job.error.reset();
  job.head.reason = Reason::kLeaseExpired;
  EXPECT_NE(RenderOperation(job).find(R"({"message":"lease_expired"})"), std::string::npos);
}

TEST_F(RenderTest, ATransitionIsOneLine) {
  Transition transition;
  transition.seq = 7;
  transition.id = "m-1";
  transition.type = 1;
  transition.queue = 2;
  transition.from = JobState::kRunning;
  transition.to = JobState::kDead;
  transition.reason = Reason::kNotRetried;
  transition.attempt = 1;
  transition.at = kNow;
  NameMemo memo(names_);
  EXPECT_EQ(RenderTransition(transition, memo),
            R"({"id":"m-1","seq":7,"type":"mail","queue":"slow","from":"running","to":"dead","reason":"not_retried",)"
            R"("attempt":1,"at":"2026-03-01T09:30:00.000Z"})");
}

TEST_F(RenderTest, AQueueShowsItsSettings) {
  QueueView queue;
  queue.name = "slow";
  queue.settings.rate = Rate{5, Millis(1'000)};
  queue.settings.defaults.lease = Millis(2'500);
  queue.counts[static_cast<std::size_t>(JobState::kDead)] = 3;
  queue.oldest_age = Millis(1'250);
  EXPECT_EQ(
      RenderQueue(queue),
      R"({"name":"slow","paused":false,"rate":{"limit":5,"per":1},"defaults":{"lease":2.5},"counts":{"waiting":0,"scheduled":0,)"
      R"("queued":0,"retrying":0,"running":0,"suspended":0,"completed":0,"failed":0,"dead":3,"terminating":0,)"
      R"("terminated":0},"oldest_age":1.25})");
}

TEST_F(RenderTest, AGroupWithoutSettingsHasNoLimit) {
  GroupView group;
  group.name = "g";
  group.ready = 2;
  EXPECT_EQ(RenderGroup("q", group),
            R"({"queue":"q","name":"g","paused":false,"ordered":false,"ready":2,"running":0})");
}

TEST_F(RenderTest, WorkersWithRunsAreShownEvenIfTheyWereNotSeen) {
  WorkerEntry seen;
  seen.name = "b";
  seen.info.pid = 12;
  seen.first_seen = seen.last_seen = kNow;
  head_.started = kNow;
  const Runs runs = {{"a", {{7, head_, false}}}};
  const std::string text = RenderWorkers({seen}, runs, names_, {});
  EXPECT_NE(text.find(R"({"name":"a","state":"busy","queues":["slow"])"), std::string::npos) << text;
  EXPECT_NE(text.find(R"("running":[{"id":"m-1","type":"mail","queue":"slow","since":"2026-03-01T09:30:00.000Z"}])"),
            std::string::npos);
  EXPECT_NE(text.find(R"({"name":"b","state":"idle","queues":[],"pid":12)"), std::string::npos);
}

TEST(ProblemTest, TheStatusFollowsFromTheCode) {
  const Response response = ProblemOf({ErrorCode::kInvalid, "must be \"x\"", "jobs[3].priority"});
  EXPECT_EQ(response.status, 422);
  EXPECT_EQ(response.content_type, "application/problem+json");
  EXPECT_EQ(response.body, R"({"type":"about:blank","title":"A value is not valid","status":422,"code":"invalid",)"
                           R"("detail":"must be \"x\"","field":"jobs[3].priority"})");
  EXPECT_TRUE(response.headers.empty());
}

TEST(ProblemTest, WhatMaySucceedLaterSaysWhen) {
  for (const ErrorCode code : {ErrorCode::kOverloaded, ErrorCode::kNoSpace, ErrorCode::kNotReady}) {
    const Response response = ProblemOf({code, "later"});
    ASSERT_EQ(response.headers.size(), 1U);
    EXPECT_EQ(response.headers[0].first, "retry-after");
  }
  EXPECT_EQ(ProblemOf({ErrorCode::kUnauthorized, ""}).headers.at(0).first, "www-authenticate");
}

}  // namespace
}  // namespace pawl::http
