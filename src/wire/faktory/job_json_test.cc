#include "wire/faktory/job_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json_reader.h"
#include "base/wall_format.h"

namespace pawl::faktory {
namespace {

using std::chrono::hours;
using std::chrono::seconds;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::size_t kMax = 1'000;
const Now kNow{*ParseTime("2026-03-01T10:00:00Z"), SteadyFromMillis(5)};

PushedJob Parsed(const std::string& json) {
  Result<PushedJob> job = ParseJob(json, kNow, kMax);
  EXPECT_TRUE(job.ok()) << json << ": " << (job.ok() ? "" : job.error().detail);
  return job.ok() ? *std::move(job) : PushedJob{};
}

std::string Job(const std::string& more = "") {
  return R"({"jid":"12345678","jobtype":"mail","args":[1])" + (more.empty() ? "" : "," + more) + "}";
}

std::string ErrorOf(const std::string& json) {
  const Result<PushedJob> job = ParseJob(json, kNow, kMax);
  return job.ok() ? "no error" : job.error().detail;
}

TEST(ParseJobTest, AJobWithoutAnythingElseHasTheDefaultsOfTheProtocol) {
  const PushedJob job = Parsed(R"({"jid":"12345678","jobtype":"Mail::Send","args":[ 1, "a"]})");
  EXPECT_EQ(job.spec.id, "12345678");
  EXPECT_EQ(job.spec.type, "Mail::Send");
  EXPECT_EQ(job.spec.queue, "default");
  EXPECT_EQ(job.spec.payload, R"([ 1, "a"])");
  EXPECT_EQ(job.spec.retry.max, 25);
  EXPECT_EQ(job.spec.retry.backoff, RetryBackoff::kQuartic);
  EXPECT_EQ(job.spec.retry.base, seconds(15));
  EXPECT_EQ(job.spec.retry.cap, hours(24 * 7));
  EXPECT_FALSE(job.spec.lease || job.spec.run_at || job.spec.expires_in || job.spec.unique || job.spec.priority);
  EXPECT_EQ(job.spec.meta, "");
  EXPECT_EQ(job.bid, "");
}

TEST(ParseJobTest, WhatTheModelHasNoPlaceForIsCarriedAsItStands) {
  const PushedJob job = Parsed(R"({"x y":[1e400] ,"jid":"12345678","queue":"slow","priority": 5,"jobtype":"mail",
      "args":[],"custom": {"a": 9007199254740993, "u":"\u00e4"},"retry":3,"backtrace":10,"created_at":"2026-01-01T00:00:00Z",
      "enqueued_at":"2026-01-01T00:00:00Z","failure":{"retry_count":1},"at":"","unknown":null})");
  EXPECT_EQ(job.spec.queue, "slow");
  EXPECT_EQ(job.spec.retry.max, 3);
  EXPECT_EQ(job.spec.meta,
            R"({"x y":[1e400],"priority":5,"custom":{"a": 9007199254740993, "u":"\u00e4"},"backtrace":10,)"
            R"("created_at":"2026-01-01T00:00:00Z","unknown":null})");
}

TEST(ParseJobTest, NullIsAsGoodAsAbsent) {
  const PushedJob job = Parsed(Job(R"("queue":null,"at":null,"reserve_for":null,"created_at":null,"failure":null)"));
  EXPECT_EQ(job.spec.queue, "default");
  EXPECT_FALSE(job.spec.lease || job.spec.run_at);
  EXPECT_EQ(job.spec.meta, "");
}

TEST(ParseJobTest, TheSameTextIsTheSameContent) {
  EXPECT_EQ(Parsed(Job()).spec.content, Parsed(" " + Job()).spec.content);
  EXPECT_NE(Parsed(Job()).spec.content, Parsed(Job("\"x\":1")).spec.content);
  EXPECT_NE(Parsed(Job()).spec.content, Hash128{});
}

TEST(ParseJobTest, OnlyATimeToComeIsWaitedFor) {
  EXPECT_EQ(Parsed(Job(R"("at":"2026-03-01T12:30:00.250+02:00")")).spec.run_at, kNow.wall + Millis(1'800'250));
  EXPECT_FALSE(Parsed(Job(R"("at":"2026-03-01T12:00:00+02:00")")).spec.run_at);
  EXPECT_FALSE(Parsed(Job(R"("at":"1999-03-01T12:00:00Z")")).spec.run_at);
}

TEST(ParseJobTest, ReserveForIsTheLeaseWithinItsLimits) {
  EXPECT_EQ(Parsed(Job(R"("reserve_for":600)")).spec.lease, seconds(600));
  EXPECT_EQ(Parsed(Job(R"("reserve_for":86400)")).spec.lease, hours(24));
  const PushedJob low = Parsed(Job(R"("reserve_for":5)"));
  EXPECT_EQ(low.spec.lease, seconds(60));
  EXPECT_EQ(low.spec.meta, R"({"reserve_for":5})");
  EXPECT_TRUE(HasReserveFor(low.spec.meta));
  const PushedJob none = Parsed(Job(R"("reserve_for":0)"));
  EXPECT_FALSE(none.spec.lease);
  EXPECT_FALSE(HasReserveFor(none.spec.meta));
  EXPECT_FALSE(HasReserveFor(R"({"custom":{"reserve_for":1}})"));
}

struct RetryCase {
  const char* retry;
  std::uint16_t max;
  const char* meta;
};

TEST(ParseJobTest, RetryThatIsNoCountIsShownAsItWasGiven) {
  const RetryCase cases[] = {
      {"7", 7, ""},
      {"0", 0, ""},
      {"null", 0, R"({"retry":null})"},
      {"-1", 0, R"({"retry":-1})"},
      {"100000", 65'535, R"({"retry":100000})"},
  };
  for (const RetryCase& c : cases) {
    const PushedJob job = Parsed(Job("\"retry\":" + std::string(c.retry)));
    EXPECT_EQ(job.spec.retry.max, c.max) << c.retry;
    EXPECT_EQ(job.spec.meta, c.meta) << c.retry;
  }
}

TEST(ParseJobTest, ABatchIsNamedInCustom) {
  const PushedJob job = Parsed(Job(R"("custom":{"bid":"b-1","track":1})"));
  EXPECT_EQ(job.bid, "b-1");
  EXPECT_EQ(job.spec.meta, R"({"custom":{"bid":"b-1","track":1}})");
  EXPECT_EQ(Parsed(Job(R"("custom":{"bid":null})")).bid, "");
  EXPECT_EQ(Parsed(Job(R"("custom":null)")).bid, "");
}

TEST(ParseJobTest, AUniqueJobIsTheSameByTypeQueueAndArgs) {
  const JobSpec job = Parsed(Job(R"("custom":{"unique_for":60})")).spec;
  ASSERT_TRUE(job.unique);
  EXPECT_EQ(job.unique->hold_for, seconds(60));
  EXPECT_FALSE(job.unique->until_start);
  EXPECT_EQ(job.unique->key.size(), 32U);
  const auto key = [](const char* jid, const char* type, const char* queue, const char* args) {
    return Parsed(R"({"custom":{"unique_for":1.5,"unique_until":"start"},"jid":")" + std::string(jid) +
                  R"(","jobtype":")" + type + R"(","queue":")" + queue + R"(","args":)" + args + "}")
        .spec.unique->key;
  };
  EXPECT_EQ(key("abcdefgh", "mail", "default", "[1]"), job.unique->key);
  EXPECT_EQ(key("abcdefgh", "mail", "default", "[ 1.0 ]"), job.unique->key);
  EXPECT_NE(key("abcdefgh", "mails", "default", "[1]"), job.unique->key);
  EXPECT_NE(key("abcdefgh", "mail", "slow", "[1]"), job.unique->key);
  EXPECT_NE(key("abcdefgh", "mail", "default", "[1,2]"), job.unique->key);
  EXPECT_TRUE(Parsed(Job(R"("custom":{"unique_for":1,"unique_until":"start"})")).spec.unique->until_start);
}

TEST(ParseJobTest, WithoutATimeNothingIsUnique) {
  for (const char* custom : {R"({"unique_until":"start"})", R"({"unique_for":0})", R"({"unique_for":null})", "{}"}) {
    const JobSpec job = Parsed(Job("\"custom\":" + std::string(custom))).spec;
    EXPECT_FALSE(job.unique) << custom;
  }
}

TEST(ParseJobTest, ExpiryCountsFromWhenTheJobMayRun) {
  const auto expires_in = [](const std::string& more) { return Parsed(Job(more)).spec.expires_in; };
  EXPECT_EQ(expires_in(R"("custom":{"expires_in":2.5})"), Millis(2'500));
  EXPECT_EQ(expires_in(R"("custom":{"expires_in":60},"at":"2026-03-01T11:00:00Z")"), seconds(3'660));
  EXPECT_EQ(expires_in(R"("custom":{"expires_at":"2026-03-01T10:00:07Z"})"), seconds(7));
  EXPECT_EQ(expires_in(R"("custom":{"expires_at":"2026-03-01T10:00:07Z","expires_in":3})"), seconds(3));
  EXPECT_EQ(expires_in(R"("custom":{"expires_at":"2026-03-01T10:00:00Z"})"), Millis(1));
  EXPECT_EQ(expires_in(R"("custom":{"expires_at":"1970-03-01T10:00:00Z"})"), Millis(1));
  EXPECT_EQ(expires_in(R"("custom":{"expires_in":-5})"), Millis(1));
  EXPECT_FALSE(expires_in(R"("custom":{"expires_at":"","expires_in":null})"));
}

TEST(ParseJobTest, SaysWhatIsWrongInTheWordsOfTheProtocol) {
  constexpr const char* kJid = "jobs must have a reasonable jid parameter";
  EXPECT_EQ(ErrorOf("{}"), kJid);
  EXPECT_EQ(ErrorOf(R"({"jid":"1234567","jobtype":"mail","args":[]})"), kJid);
  EXPECT_EQ(ErrorOf(R"({"jid":null,"jobtype":"mail","args":[]})"), kJid);
  EXPECT_EQ(ErrorOf(R"({"jid":"12345678","args":[]})"), "jobs must have a jobtype parameter");
  EXPECT_EQ(ErrorOf(R"({"jid":"12345678","jobtype":"mail"})"), "jobs must have an args parameter");
  EXPECT_EQ(ErrorOf(R"({"jid":"12345678","jobtype":"mail","args":null})"), "jobs must have an args parameter");
  EXPECT_THAT(ErrorOf(Job(R"("queue":"a b")")), StartsWith(R"(cannot get "a b" queue: queue names must be )"));
  EXPECT_THAT(ErrorOf(Job(R"("queue":"pawl.x")")), HasSubstr("reserved"));
  EXPECT_THAT(ErrorOf(Job(R"("at":"tomorrow")")), StartsWith(R"(invalid timestamp for 'at': "tomorrow")"));
  EXPECT_THAT(ErrorOf("{\"jid\""), StartsWith("invalid JSON: "));
  EXPECT_THAT(ErrorOf("[]"), HasSubstr("must be an object"));
}

struct BadField {
  const char* more;
  const char* error;
};

TEST(ParseJobTest, NamesTheFieldThatIsWrong) {
  const BadField cases[] = {
      {R"("queue":7)", "queue: must be a string, but is a number"},
      {R"("retry":"3")", "retry: must be a whole number, but is a string"},
      {R"("retry":1.5)", "retry: must be a whole number, without a fraction"},
      {R"("at":5)", "at: must be a string, but is a number"},
      {R"("reserve_for":86401)", "reserve_for: must be at most 86400 seconds, but is 86401"},
      {R"("created_at":5)", "created_at: must be a string, but is a number"},
      {R"("custom":[])", "custom: must be an object, but is an array"},
      {R"("custom":{"bid":1})", "custom.bid: must be a string, but is a number"},
      {R"("custom":{"unique_for":"1"})", "custom.unique_for: must be a number, but is a string"},
      {R"("custom":{"unique_for":1e400})", "custom.unique_for: must be a number in the range of a double"},
      {R"("custom":{"unique_until":"end"})", "custom.unique_until: must be success or start, but is \"end\""},
      {R"("custom":{"expires_in":true})", "custom.expires_in: must be a number, but is a boolean"},
      {R"("jobtype":"x")", "jobtype: the key \"jobtype\" is there more than once"},
  };
  for (const BadField& c : cases) EXPECT_EQ(ErrorOf(Job(c.more)), c.error);
  EXPECT_THAT(ErrorOf(Job(R"("custom":{"expires_at":"x"})")), StartsWith("custom.expires_at: must be a time"));
  EXPECT_THAT(ErrorOf(R"({"jid":"1234 678","jobtype":"mail","args":[]})"), StartsWith("jid: must be 1 to 128 char"));
  EXPECT_THAT(ErrorOf(R"({"jid":"12345678","jobtype":"a b","args":[]})"), StartsWith("jobtype: must be 1 to 128 char"));
  EXPECT_EQ(ErrorOf(R"({"jid":"12345678","jobtype":"mail","args":{}})"), "args: must be an array, but is an object");
}

TEST(ParseJobTest, ArgsAndTheRestHaveALimitEach) {
  const std::string args(kMax - 4, 'a');
  const auto with_args = [](const std::string& text) {
    return R"({"jid":"12345678","jobtype":"mail","args":[")" + text + "\"]}";
  };
  EXPECT_EQ(ErrorOf(with_args(args)), "no error");
  EXPECT_EQ(ErrorOf(with_args(args + "a")), "args: has 1001 bytes; at most 1000 are allowed");
  EXPECT_EQ(ErrorOf(Job("\"x\":\"" + std::string(kMax - 8, 'a') + "\"")), "no error");
  EXPECT_EQ(ErrorOf(Job("\"x\":\"" + std::string(kMax - 7, 'a') + "\"")),
            "custom and other fields: has 1001 bytes; at most 1000 are allowed");
}

TEST(ParseJobsTest, EachJobIsJudgedByItself) {
  const auto jobs =
      ParseJobs("[" + Job() + R"( ,{"jid":"87654321"},{},{"jid":5}, )" + Job("\"retry\":1") + "]", kNow, kMax);
  ASSERT_TRUE(jobs.ok()) << jobs.error().detail;
  ASSERT_EQ(jobs->size(), 5U);
  EXPECT_EQ(jobs->at(0).jid, "12345678");
  EXPECT_TRUE(jobs->at(0).job.ok());
  EXPECT_EQ(jobs->at(0).job->spec.content, Parsed(Job()).spec.content);
  EXPECT_EQ(jobs->at(1).jid, "87654321");
  EXPECT_EQ(jobs->at(1).job.error().detail, "jobs must have a jobtype parameter");
  EXPECT_EQ(jobs->at(2).jid, "");
  EXPECT_FALSE(jobs->at(2).job.ok());
  EXPECT_FALSE(jobs->at(3).job.ok());
  EXPECT_EQ(jobs->at(4).job->spec.retry.max, 1);
  EXPECT_EQ(ParseJobs("[]", kNow, kMax)->size(), 0U);
}

TEST(ParseJobsTest, TheWholeFailsWhenItIsNoListOfObjects) {
  const auto error = [](const std::string& json) {
    const auto jobs = ParseJobs(json, kNow, kMax);
    return jobs.ok() ? "no error" : jobs.error().detail;
  };
  EXPECT_THAT(error("[{}"), StartsWith("invalid JSON: "));
  EXPECT_THAT(error("{}"), HasSubstr("must be an array, but is an object"));
  EXPECT_EQ(error("[{},5]"), "invalid PUSHB: [1]: must be a job, but is a number");
  std::string many = "[{}";
  for (int i = 0; i < 10'000; ++i) many += ",{}";
  EXPECT_THAT(error(many + "]"), HasSubstr("at most 10000"));
}

TEST(ParseBatchSpecTest, KeepsCallbacksAsTheyWereGiven) {
  const auto batch = ParseBatchSpec(
      R"({"bid":"","parent_bid":"b-0","description":"d d","success": )" + Job() + R"(,"complete":null})", kNow, kMax);
  ASSERT_TRUE(batch.ok()) << batch.error().detail;
  EXPECT_EQ(batch->description, "d d");
  EXPECT_EQ(batch->parent_bid, "b-0");
  EXPECT_EQ(batch->success, Job());
  EXPECT_EQ(batch->complete, "");
}

TEST(ParseBatchSpecTest, ACallbackWithoutAJidGetsOne) {
  for (const char* jid : {"", R"("jid":null,)", R"("jid":"",)"}) {
    const auto batch = ParseBatchSpec(
        "{\"complete\":{" + std::string(jid) + R"("jobtype":"mail","args":[1.50],"queue":"q"}})", kNow, kMax);
    ASSERT_TRUE(batch.ok()) << batch.error().detail;
    const PushedJob job = Parsed(batch->complete);
    EXPECT_EQ(job.spec.id.size(), 32U);
    EXPECT_EQ(job.spec.payload, "[1.50]");
    EXPECT_EQ(job.spec.queue, "q");
    EXPECT_EQ(batch->success, "");
  }
}

TEST(ParseBatchSpecTest, SaysWhatIsWrong) {
  const auto error = [](const std::string& json) {
    const auto batch = ParseBatchSpec(json, kNow, kMax);
    return batch.ok() ? "no error" : batch.error().detail;
  };
  EXPECT_EQ(error("{}"), "a batch must have a success callback, a complete callback, or both");
  EXPECT_EQ(error(R"({"success":{"args":[]}})"), "success: jobs must have a jobtype parameter");
  EXPECT_EQ(error(R"({"complete":"x"})"), "complete: must be an object, but is a string");
  EXPECT_EQ(error(R"({"description":1})"), "invalid batch: description: must be a string, but is a number");
  EXPECT_THAT(error("["), StartsWith("invalid JSON: "));
}

}  // namespace
}  // namespace pawl::faktory
