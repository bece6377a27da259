#include "wire/json/api_reply.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using std::chrono::seconds;

TEST(ApiReplyTest, JobHasAllThatWasSaid) {
  const Result<Job> job = JobFromReply(R"({"id":"j1","seq":7,"type":"mail","queue":"q","group":"g","state":"retrying",
    "priority":9,"payload":{"a": 1},"attempt":2,"failures":1,"crashes":1,"created_at":"2026-03-01T09:30:00.000Z",
    "run_at":"2026-03-01T09:31:00.000Z","error":{"type":"E","message":"m","backtrace":["x","y"]},"result":[1],
    "progress":50,"lease":{"worker":"w1","expires_at":"2026-03-01T09:32:00.000Z","seconds":28.5},
    "options":{"lease":30,"timeout":60,"max_crashes":3,"retention":86400,
               "retry":{"max":5,"backoff":"fixed","base":5,"cap":3600}},
    "unique":{"key":"k","until":"start","expires_at":"2026-03-01T09:40:00.000Z"},"created_by":"ann","meta":{"t": 1},
    "url":"/v1/jobs/j1","something_new":true})");
  ASSERT_TRUE(job.ok()) << ToString(job.error());
  EXPECT_EQ(job->seq, 7U);
  EXPECT_EQ(job->group, "g");
  EXPECT_EQ(job->state, JobState::kRetrying);
  EXPECT_EQ(job->payload, R"({"a": 1})");
  EXPECT_EQ(*job->run_at - job->created_at, seconds(60));
  EXPECT_EQ(job->error->backtrace, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(job->meta, R"({"t": 1})");
  EXPECT_EQ(job->result, "[1]");
  EXPECT_EQ(job->progress, "50");
  EXPECT_EQ(job->worker, "w1");
  EXPECT_EQ(job->lease->left, Millis(28'500));
  EXPECT_EQ(job->options.timeout, seconds(60));
  EXPECT_EQ(job->options.backoff, RetryBackoff::kFixed);
  EXPECT_TRUE(job->unique->until_start);
  EXPECT_EQ(*job->unique->expires_at - job->created_at, seconds(600));
  EXPECT_FALSE(job->ended_at.has_value());
}

TEST(ApiReplyTest, MissingFieldIsNamed) {
  const Result<JobBrief> job = BriefFromReply(R"({"id":"j1"})");
  ASSERT_FALSE(job.ok());
  EXPECT_EQ(job.error().code, ErrorCode::kInternal);
  EXPECT_EQ(job.error().field, "state");
}

TEST(ApiReplyTest, UnknownStateIsAnError) {
  EXPECT_EQ(BriefFromReply(R"({"id":"j1","state":"floating"})").error().field, "state");
}

TEST(ApiReplyTest, AKindOfBlockerThatIsNotKnownIsPassedOver) {
  const auto job = JobFromReply(R"({"id":"a","state":"queued","created_at":"2026-03-01T09:30:00.000Z",
      "blocked_by":[{"kind":"bad_weather"},{"kind":"waits_for","jobs":["b","c"],"count":5},{"kind":"group_order","job":"d"},
      {"kind":"queue_limit","running":2,"limit":2}]})");
  ASSERT_TRUE(job.ok()) << ToString(job.error());
  ASSERT_EQ(job->blocked_by->size(), 3U);
  EXPECT_EQ(job->blocked_by->at(0).jobs, (std::vector<std::string>{"b", "c"}));
  EXPECT_EQ(job->blocked_by->at(0).count, 5U);
  EXPECT_EQ(job->blocked_by->at(1).jobs, std::vector<std::string>{"d"});
  EXPECT_EQ(job->blocked_by->at(2).limit, 2U);
}

TEST(ApiReplyTest, PageHasItsCursor) {
  const Result<JobList> page =
      PageFromReply(R"({"jobs":[{"id":"j1","state":"queued","created_at":"2026-03-01T09:30:00.000Z"}],"cursor":"12"})");
  ASSERT_TRUE(page.ok()) << ToString(page.error());
  EXPECT_EQ(page->jobs.size(), 1U);
  EXPECT_EQ(page->cursor, "12");
}

TEST(ApiReplyTest, ClaimHasRunsAndOrders) {
  const Result<Claimed> claimed = ClaimedFromReply(
      R"({"jobs":[{"id":"j1","seq":1,"type":"mail","queue":"mail","payload":{"x":1e400},"priority":5,"attempt":1,
          "failures":0,"crashes":0,"created_at":"2026-03-01T09:30:00.000Z",
          "lease":{"token":"abc","expires_at":"2026-03-01T09:30:30.000Z","seconds":30}}],"quiet":true})");
  ASSERT_TRUE(claimed.ok()) << ToString(claimed.error());
  ASSERT_EQ(claimed->runs.size(), 1U);
  EXPECT_EQ(claimed->runs[0].payload, R"({"x":1e400})");
  EXPECT_EQ(claimed->runs[0].lease.token, "abc");
  EXPECT_EQ(claimed->runs[0].lease.span, seconds(30));
  EXPECT_TRUE(claimed->quiet);
  EXPECT_FALSE(claimed->stop);
}

TEST(ApiReplyTest, FinishesAreAnsweredOneByOne) {
  const auto results = FinishedFromReply(
      R"({"results":[{"id":"j1","state":"retrying","run_at":"2026-03-01T09:30:00.000Z"},
          {"job":"j2","error":{"status":409,"code":"lease_lost","detail":"gone"}},
          {"id":"j3","state":"running","lease":{"token":"t","seconds":30,"expires_at":"2026-03-01T09:30:00.000Z"},
           "cancel":true}]})");
  ASSERT_TRUE(results.ok()) << ToString(results.error());
  ASSERT_EQ(results->size(), 3U);
  EXPECT_EQ((*results)[0]->state, JobState::kRetrying);
  EXPECT_EQ((*results)[1].error().code, ErrorCode::kLeaseLost);
  EXPECT_EQ((*results)[2]->lease->span, seconds(30));
  EXPECT_TRUE((*results)[2]->cancel);
}

TEST(ApiReplyTest, QueueAndGroupHaveTheirSettings) {
  const Result<QueueStatus> queue = QueueFromReply(
      R"({"name":"q","paused":true,"concurrency":4,"rate":{"limit":5,"per":1},"defaults":{"lease":60,"retry":{"max":1}},
          "max_payload":1000,"counts":{"queued":3,"dead":1},"oldest_age":1.5})");
  ASSERT_TRUE(queue.ok()) << ToString(queue.error());
  EXPECT_EQ(queue->concurrency, 4U);
  EXPECT_EQ(queue->rate->per, seconds(1));
  EXPECT_EQ(queue->defaults.retry.max, 1U);
  EXPECT_EQ(queue->counts[JobState::kQueued], 3U);
  EXPECT_EQ(queue->counts[JobState::kDead], 1U);
  EXPECT_EQ(queue->oldest_age, Millis(1'500));
  const Result<GroupStatus> group =
      GroupFromReply(R"({"queue":"q","name":"g","limit":2,"paused":false,"ordered":true,"ready":5,"running":1})");
  ASSERT_TRUE(group.ok()) << ToString(group.error());
  EXPECT_EQ(group->limit, 2U);
  EXPECT_TRUE(group->ordered);
}

TEST(ApiReplyTest, StatsAreByQueue) {
  const Result<StatsReply> stats = StatsFromReply(
      R"({"now":"2026-03-01T09:30:00.000Z","total":{"pushed":9},"day":{"pushed":2},"counts":{"queued":1},
          "queues":{"a":{"total":{"completed":4}}}})");
  ASSERT_TRUE(stats.ok()) << ToString(stats.error());
  EXPECT_EQ(stats->report.all.total.pushed, 9U);
  EXPECT_EQ(stats->report.all.day.pushed, 2U);
  EXPECT_EQ(stats->report.queues.at("a").total.completed, 4U);
}

TEST(ApiReplyTest, StrangeErrorBodiesFollowTheStatus) {
  EXPECT_EQ(ErrorFromReply(502, "<html>").code, ErrorCode::kUnreachable);
  EXPECT_EQ(ErrorFromReply(401, "").code, ErrorCode::kUnauthorized);
  EXPECT_EQ(ErrorFromReply(418, "{}").detail, "HTTP status 418");
  EXPECT_EQ(ErrorFromReply(409, R"({"code":"not_empty","detail":"5 jobs"})").code, ErrorCode::kNotEmpty);
}

}  // namespace
}  // namespace pawl
