#include "wire/json/api_call.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

std::string PushBody(const PushRequest& job) {
  const Result<ApiCall> call = PushCall(job);
  return call.ok() ? call->body : ToString(call.error());
}

TEST(ApiCallTest, PushHasOnlyWhatIsSet) { EXPECT_EQ(PushBody({.type = "mail"}), R"({"type":"mail","payload":null})"); }

TEST(ApiCallTest, PushHasAllThatIsSet) {
  const PushRequest job{.type = "mail",
                        .payload = "[1,2]",
                        .queue = "q",
                        .id = "j1",
                        .group = "shop 7",
                        .group_limit = 4,
                        .priority = 9,
                        .delay = Millis(250),
                        .lease = seconds(30),
                        .timeout = hours(1),
                        .expires_in = seconds(5),
                        .retention = hours(24),
                        .retry = {.max = 2, .backoff = RetryBackoff::kFixed, .base = seconds(1), .cap = seconds(2)},
                        .max_crashes = 5,
                        .unique = UniqueSpec{.key = "k", .until_start = true, .hold_for = hours(1)},
                        .created_by = "ann",
                        .meta = R"({"trace": 1})"};
  EXPECT_EQ(PushBody(job),
            R"({"type":"mail","queue":"q","payload":[1,2],"id":"j1","delay":0.25,"group":"shop 7","group_limit":4,)"
            R"("priority":9,"lease":30,"timeout":3600,"expires_in":5,"retention":86400,)"
            R"("retry":{"max":2,"backoff":"fixed","base":1,"cap":2},"max_crashes":5,)"
            R"("unique":{"key":"k","until":"start","for":3600},"created_by":"ann","meta":{"trace": 1}})");
}

TEST(ApiCallTest, RunAtIsATime) {
  EXPECT_EQ(PushBody({.type = "mail", .run_at = WallTime(Millis(1'772'357'400'000))}),
            R"({"type":"mail","payload":null,"run_at":"2026-03-01T09:30:00.000Z"})");
}

TEST(ApiCallTest, PayloadThatIsNotJsonIsRefusedByName) {
  const Result<ApiCall> call = PushManyCall({{.type = "a"}, {.type = "b", .payload = "hello"}});
  ASSERT_FALSE(call.ok());
  EXPECT_EQ(call.error().code, ErrorCode::kBadJson);
  EXPECT_EQ(call.error().field, "jobs[1].payload");
}

TEST(ApiCallTest, NamesInPathsAreEscaped) {
  EXPECT_EQ(GetCall("~12", Millis(0)).path, "/v1/jobs/~12");
  EXPECT_EQ(GetGroupCall("mail", "shop 7/ä").path, "/v1/queues/mail/groups/shop%207%2F%C3%A4");
  EXPECT_EQ(GetCall("j1", Millis(1'500)).path, "/v1/jobs/j1?wait=1.5");
}

TEST(ApiCallTest, ListNamesItsFilters) {
  EXPECT_EQ(ListCall({}).path, "/v1/jobs?limit=100");
  EXPECT_EQ(ListCall({.jobs = {.queue = "q", .state = JobState::kDead}, .limit = 5, .cursor = "c"}).path,
            "/v1/jobs?queue=q&state=dead&limit=5&cursor=c");
}

TEST(ApiCallTest, ClaimHasOnlyWhatIsSet) {
  EXPECT_EQ(ClaimCall({.queues = {"a", "b"}, .worker = "w1"}).body, R"({"queues":["a","b"],"worker":"w1","count":1})");
  const ApiCall call = ClaimCall({.queues = {"a"},
                                  .worker = "w1",
                                  .count = 5,
                                  .wait = seconds(20),
                                  .lease = seconds(60),
                                  .about = {.host = "h", .pid = 7, .concurrency = 5, .labels = {"x"}}});
  EXPECT_EQ(call.body, R"({"queues":["a"],"worker":"w1","count":5,"wait":20,"lease":60,)"
                       R"("worker_info":{"host":"h","pid":7,"concurrency":5,"labels":["x"]}})");
  EXPECT_EQ(call.wait, seconds(20));
}

TEST(ApiCallTest, FinishesSayTheirOutcomes) {
  std::vector<Finish> finishes;
  finishes.push_back({.job = "j1", .token = "t", .result = "1"});
  finishes.push_back({.job = "j2",
                      .token = "t",
                      .outcome = RunOutcome::kFailed,
                      .error = JobFailure{.type = "E", .message = "m", .backtrace = {"f"}},
                      .retry = false});
  finishes.push_back({.job = "j3", .token = "t", .outcome = RunOutcome::kSuspended, .wake_in = seconds(1)});
  finishes.back().push.push_back({.type = "next"});
  EXPECT_EQ(FinishCall(finishes)->body,
            R"({"finishes":[{"job":"j1","token":"t","outcome":"completed","result":1},)"
            R"({"job":"j2","token":"t","outcome":"failed","error":{"type":"E","message":"m","backtrace":["f"]},)"
            R"("retry":false},)"
            R"({"job":"j3","token":"t","outcome":"suspended","wake_in":1,"push":[{"type":"next","payload":null}]}]})");
}

TEST(ApiCallTest, QueueChangeTellsAbsentFromEmpty) {
  EXPECT_EQ(ChangeQueueCall("q", {.paused = true})->body, R"({"paused":true})");
  EXPECT_EQ(ChangeQueueCall("q", {.concurrency = std::optional<std::uint32_t>(),
                                  .rate = RateLimit{.limit = 5, .per = seconds(1)},
                                  .defaults = {.lease = seconds(60)}})
                ->body,
            R"({"concurrency":null,"rate":{"limit":5,"per":1},"defaults":{"lease":60}})");
  EXPECT_EQ(ChangeQueueCall("q", {.clear_defaults = true})->body, R"({"defaults":null})");
  EXPECT_FALSE(ChangeQueueCall("q", {.defaults = {.priority = 5}, .clear_defaults = true}).ok());
}

}  // namespace
}  // namespace pawl
