// Schedules over HTTP. The clock begins on 2023-11-14 at 22:13:20 UTC.
#include <gmock/gmock.h>

#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;

constexpr const char* kNightly = R"({"cron":"0 2 * * *","timezone":"Europe/Rome",
  "job":{"type":"report","payload":{"day":"{{date-1d}}","api_key":"s3cret"}},"note":"the day before"})";

class SchedulesTest : public HttpTest {
 protected:
  HttpAnswer Put(const std::string& name, std::string_view body, std::string_view headers = "") {
    return Call("PUT", "/v1/schedules/" + name, body, headers);
  }
  std::int64_t Fired(const std::string& name) { return NumberAt(Get("/v1/schedules/" + name).body, "counts.fired"); }
};

TEST_F(SchedulesTest, IsPutShownFiredAndDeleted) {
  const HttpAnswer put = Put("nightly", kNightly);
  EXPECT_EQ(put.status, 201) << put.body;
  EXPECT_EQ(put.Header("etag"), "\"1\"");
  const std::string shown = Ok(Get("/v1/schedules/nightly"));
  EXPECT_EQ(shown, put.body);
  EXPECT_EQ(TextAt(shown, "cron"), "0 2 * * *");
  EXPECT_EQ(TextAt(shown, "job.payload.day"), "{{date-1d}}");
  EXPECT_THAT(shown, Not(HasSubstr("s3cret")));
  EXPECT_EQ(ElementsAt(shown, "next").size(), 5U);
  EXPECT_EQ(TextAt(shown, "next.0"), "2023-11-15T01:00:00.000Z");
  EXPECT_EQ(TextAt(shown, "overlap"), "skip");
  EXPECT_EQ(TextAt(shown, "last"), "");

  clock_->Advance(3h);
  WaitForState("nightly-20231115T010000Z", "queued");
  const std::string claimed = Claim("report");
  EXPECT_EQ(TextAt(claimed, "payload.day"), "2023-11-14");
  EXPECT_EQ(TextAt(claimed, "payload.api_key"), "s3cret");
  const std::string after = Ok(Get("/v1/schedules/nightly"));
  EXPECT_EQ(TextAt(after, "last.job"), "nightly-20231115T010000Z");
  EXPECT_EQ(TextAt(after, "last.state"), "running");
  EXPECT_EQ(TextAt(after, "last.at"), "2023-11-15T01:00:00.000Z");
  EXPECT_EQ(NumberAt(after, "counts.fired"), 1);
  EXPECT_EQ(TextAt(after, "next.0"), "2023-11-16T01:00:00.000Z");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/nightly-20231115T010000Z")), "created_by"), "schedule:nightly");

  EXPECT_EQ(Call("DELETE", "/v1/schedules/nightly").status, 204);
  ExpectProblem(Get("/v1/schedules/nightly"), 404, "not_found");
  ExpectProblem(Call("DELETE", "/v1/schedules/nightly"), 404, "not_found");
}

TEST_F(SchedulesTest, AJobHearsWhatSchedulesDo) {
  Push(R"({"type":"watch","id":"watch","ports":{"in":{"news":{"channels":["/pawl/schedules"]}}}})");
  Put("nightly", kNightly);
  clock_->Advance(3h);
  WaitForState("nightly-20231115T010000Z", "queued");
  Ok(Post("/v1/schedules/nightly/pause"));
  const std::string news = Ok(Get("/v1/jobs/watch/ports/in/news"));
  ASSERT_EQ(ElementsAt(news, "items").size(), 2U) << news;
  EXPECT_EQ(TextAt(news, "items.0.channel"), "/pawl/schedules/nightly");
  EXPECT_EQ(TextAt(news, "items.0.value.event"), "fired");
  EXPECT_EQ(TextAt(news, "items.0.value.at"), "2023-11-15T01:00:00.000Z");
  EXPECT_EQ(TextAt(news, "items.0.value.job"), "nightly-20231115T010000Z");
  EXPECT_EQ(TextAt(news, "items.1.value.event"), "paused");
}

TEST_F(SchedulesTest, AWorkflowIsStartedAtItsTime) {
  constexpr const char* kWorkflow = R"({"name":"load","tasks":[
    {"name":"list","type":"list","payload":{"day":"{{date}}"}},
    {"name":"load","type":"load","partitions":[{"payload":{"shard":1,"at":"{{unix}}"}},{}]},
    {"name":"each","type":"part","group":"of-{{date}}","after":["list"]}]})";
  const std::string body = R"({"cron":"0 2 * * *","overlap":"wait","workflow":)" + std::string(kWorkflow) + "}";
  const HttpAnswer put = Put("nightly", body);
  EXPECT_EQ(put.status, 201) << put.body;
  EXPECT_EQ(TextAt(put.body, "workflow.tasks.2.group"), "of-{{date}}");
  EXPECT_EQ(TextAt(put.body, "overlap"), "wait");
  clock_->Advance(4h);
  const std::string list = Claim("list");
  EXPECT_EQ(TextAt(list, "payload.day"), "2023-11-15");
  EXPECT_EQ(TextAt(list, "workflow.id"), "nightly-20231115T020000Z");
  Ok(Post("/v1/jobs/" + TextAt(list, "id") + "/complete", WithToken(list)));
  EXPECT_EQ(TextAt(Claim("load"), "payload.at"), "1700013600");
  EXPECT_EQ(TextAt(Claim("part"), "group"), "of-2023-11-15");
  const std::string workflow = Ok(Get("/v1/workflows/nightly-20231115T020000Z"));
  EXPECT_EQ(TextAt(workflow, "created_by"), "schedule:nightly");
  EXPECT_EQ(TextAt(workflow, "name"), "load");
  EXPECT_EQ(TextAt(Ok(Get("/v1/schedules/nightly")), "last.job"), "nightly-20231115T020000Z");
}

TEST_F(SchedulesTest, AWorkflowThatCouldNeverStartIsRefusedNow) {
  const auto refused = [&](const std::string& workflow) {
    return Put("nightly", R"({"every":"1h","workflow":)" + workflow + "}");
  };
  ExpectProblem(refused(R"({"tasks":[{"name":"a","type":"t","after":["b"]}]})"), 422, "unknown_task",
                "workflow.tasks[0].after[0]");
  ExpectProblem(refused(R"({"tasks":[{"name":"a","type":"t-{{date}}"}]})"), 422, "invalid", "workflow.tasks[0].type");
  ExpectProblem(refused(R"({"tasks":[{"name":"a","type":"t","payload":"{{dat}}"}]})"), 422, "invalid", "workflow");
  ExpectProblem(refused(R"({"run_at":"2030-01-01T00:00:00Z","tasks":[{"name":"a","type":"t"}]})"), 422, "invalid",
                "workflow.run_at");
  ExpectProblem(Put("nightly", R"({"every":"1h"})"), 422, "invalid", "job");
  ExpectProblem(Put("nightly", R"({"every":"1h","job":{"type":"t"},"workflow":{"tasks":[]}})"), 422, "invalid",
                "workflow");
}

TEST_F(SchedulesTest, TheEtagGuardsAgainstAChangeInBetween) {
  EXPECT_EQ(Put("nightly", kNightly, "If-Match: \"1\"\r\n").status, 412);
  ASSERT_EQ(Put("nightly", kNightly).status, 201);
  EXPECT_EQ(Put("nightly", kNightly).Header("etag"), "\"1\"") << "the same again is no change";
  const HttpAnswer changed =
      Put("nightly", R"({"every":"15m","job":{"type":"poll"},"overlap":"allow"})", "If-Match: \"1\"\r\n");
  EXPECT_EQ(changed.status, 200) << changed.body;
  EXPECT_EQ(changed.Header("etag"), "\"2\"");
  EXPECT_EQ(NumberAt(changed.body, "every"), 900);
  ExpectProblem(Put("nightly", kNightly, "If-Match: \"1\"\r\n"), 412, "precondition_failed", "If-Match");
  ExpectProblem(Call("DELETE", "/v1/schedules/nightly", "", "If-Match: \"7\"\r\n"), 412, "precondition_failed",
                "If-Match");
  EXPECT_EQ(Call("DELETE", "/v1/schedules/nightly", "", "If-Match: \"2\"\r\n").status, 204);
}

TEST_F(SchedulesTest, IsPausedResumedAndFiredByHand) {
  ASSERT_EQ(Put("poll", R"({"every":"15m","job":{"type":"poll"}})").status, 201);
  const std::string paused = Ok(Post("/v1/schedules/poll/pause"));
  EXPECT_EQ(TextAt(paused, "paused"), "true");
  EXPECT_EQ(ElementsAt(paused, "next").size(), 0U);
  clock_->Advance(1h);
  EXPECT_EQ(Claim("poll"), "");
  const std::string fired = Ok(Post("/v1/schedules/poll/fire"));
  EXPECT_EQ(TextAt(fired, "result"), "fired");
  EXPECT_EQ(TextAt(fired, "job"), "poll-20231114T231320Z");
  EXPECT_EQ(TextAt(Ok(Post("/v1/schedules/poll/fire")), "result"), "skipped");
  EXPECT_EQ(TextAt(Ok(Post("/v1/schedules/poll/resume")), "next.0"), "2023-11-14T23:15:00.000Z");
  ASSERT_EQ(Put("poll", R"({"every":"15m","job":{"type":"poll"},"overlap":"allow"})").status, 200);
  const std::string at = Ok(Post("/v1/schedules/poll/fire", R"({"at":"2023-11-01T00:00:00Z"})"));
  EXPECT_EQ(TextAt(at, "job"), "poll-20231101T000000Z");
  ExpectProblem(Post("/v1/schedules/nope/fire"), 404, "not_found");
  ExpectProblem(Post("/v1/schedules/nope/pause"), 404, "not_found");
}

TEST_F(SchedulesTest, ShowsTimesToCome) {
  ASSERT_EQ(Put("nightly", kNightly).status, 201);
  const std::string shown = Ok(Get("/v1/schedules/nightly?preview=3&from=2026-03-28T12:00:00Z"));
  ASSERT_EQ(ElementsAt(shown, "preview").size(), 3U);
  EXPECT_EQ(TextAt(shown, "preview.0"), "2026-03-29T01:00:00.000Z");
  EXPECT_EQ(TextAt(shown, "preview.1"), "2026-03-30T00:00:00.000Z");
  const std::string times = Ok(Post("/v1/cron", R"({"cron":"0 0 L * *","count":2,"from":"2028-02-01T00:00:00Z"})"));
  EXPECT_EQ(times, R"({"times":["2028-02-29T00:00:00.000Z","2028-03-31T00:00:00.000Z"]})");
}

TEST_F(SchedulesTest, AListHasAllOfThem) {
  for (int i = 0; i < 25; ++i) {
    ASSERT_EQ(Put("s" + std::to_string(i), R"({"cron":"@daily","job":{"type":"t"}})").status, 201);
  }
  std::set<std::string> names;
  std::string cursor;
  do {
    const std::string page = Ok(Get("/v1/schedules?limit=10" + (cursor.empty() ? "" : "&cursor=" + cursor)));
    for (const std::string_view schedule : ElementsAt(page, "schedules")) names.insert(TextAt(schedule, "name"));
    cursor = TextAt(page, "cursor");
  } while (!cursor.empty());
  EXPECT_EQ(names.size(), 25U);
  EXPECT_THAT(Get("/metrics").body, HasSubstr("\npawl_schedules 25\n"));
}

TEST_F(SchedulesTest, WrongOnesAreRefusedWithAReason) {
  const auto refuse = [&](std::string_view body, std::string_view code, std::string_view field) {
    SCOPED_TRACE(body);
    ExpectProblem(Put("x", body), 422, code, field);
  };
  refuse(R"({"cron":"61 * * * *","job":{"type":"t"}})", "bad_cron", "cron");
  refuse(R"({"cron":"@daily","timezone":"Europe/Roma","job":{"type":"t"}})", "unknown_timezone", "timezone");
  refuse(R"({"cron":"0 0 30 2 *","job":{"type":"t"}})", "never_fires", "");
  refuse(R"({"at":["2020-01-01T00:00:00Z"],"job":{"type":"t"}})", "never_fires", "");
  refuse(R"({"cron":"@daily"})", "invalid", "job");
  refuse(R"({"job":{"type":"t"}})", "invalid", "cron");
  refuse(R"({"cron":"@daily","every":"5m","job":{"type":"t"}})", "invalid", "cron");
  refuse(R"({"every":"500ms","job":{"type":"t"}})", "invalid", "every");
  refuse(R"({"cron":"@daily","job":{"type":"t","payload":"{{nope}}"}})", "invalid", "job");
  refuse(R"({"cron":"@daily","job":{"type":"{{date}}"}})", "invalid", "job.type");
  refuse(R"({"cron":"@daily","job":{"type":"t","id":"a b {{date}}"}})", "invalid", "job.id");
  refuse(R"({"cron":"@daily","job":{"type":"t","run_at":"2030-01-01T00:00:00Z"}})", "invalid", "job.run_at");
  refuse(R"({"cron":"@daily","job":{"type":"t","created_by":"me"}})", "invalid", "job.created_by");
  refuse(R"({"cron":"@daily","job":{"type":"t","priority":10}})", "invalid", "job.priority");
  refuse(R"({"cron":"@daily","job":{"type":"t"},"overlap":"queue"})", "invalid", "overlap");
  refuse(R"({"cron":"@daily","job":{"type":"t"},"workflow":{}})", "invalid", "workflow");
  ExpectProblem(Put(std::string(101, 'x'), kNightly), 422, "invalid", "name");
  ExpectProblem(Put("pawl.x", kNightly), 422, "invalid", "name");
  ExpectProblem(Post("/v1/cron", R"({"cron":"* * *"})"), 422, "bad_cron", "cron");
}

TEST_F(SchedulesTest, SurvivesARestartAndMakesUpForWhatItMissed) {
  ASSERT_EQ(Put("nightly", kNightly).status, 201);
  server_.reset();
  clock_->Advance(15h);
  StartServer({});
  while (Fired("nightly") != 1) continue;
  EXPECT_EQ(StateOf("nightly-20231115T010000Z"), "queued");
  EXPECT_THAT(Get("/metrics").body, HasSubstr("pawl_schedule_fired_total{result=\"fired\"} 1\n"));
}

class ScheduleScopesTest : public HttpTest {
 protected:
  ScheduleScopesTest() : HttpTest(Options()) {}
  static ServerOptions Options() {
    ServerOptions options;
    options.tokens = {"reader:read", "producer:push", "chief:admin"};
    return options;
  }
};

TEST_F(ScheduleScopesTest, ReadingNeedsReadAndTheRestAdmin) {
  const auto as = [](std::string_view token) { return "Authorization: Bearer " + std::string(token) + "\r\n"; };
  constexpr const char* kBody = R"({"cron":"@daily","job":{"type":"t"}})";
  EXPECT_EQ(Call("PUT", "/v1/schedules/a", kBody, as("producer")).status, 403);
  EXPECT_EQ(Call("PUT", "/v1/schedules/a", kBody, as("reader")).status, 403);
  EXPECT_EQ(Call("PUT", "/v1/schedules/a", kBody, as("chief")).status, 201);
  EXPECT_EQ(Call("GET", "/v1/schedules/a", "", as("reader")).status, 200);
  EXPECT_EQ(Call("POST", "/v1/schedules/a/fire", "{}", as("reader")).status, 403);
  EXPECT_EQ(Call("POST", "/v1/cron", R"({"cron":"@daily"})", as("reader")).status, 200);
}

}  // namespace
}  // namespace pawl::system_test
