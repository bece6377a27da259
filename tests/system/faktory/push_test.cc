// PUSH and PUSHB: what a job may be, what becomes of it, and what is said of one that cannot be.
#include "base/wall_format.h"
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

class FaktoryPushTest : public FaktoryTest {
 protected:
  std::unique_ptr<RawFaktory> client_ = Connect();

  std::string Push(const std::string& job) { return client_->Call("PUSH " + job); }
  std::string In(Millis span) { return FormatTime(clock_->Read().wall + span); }
};

TEST_F(FaktoryPushTest, AJobIsQueuedAndFetchedWithItsDefaults) {
  EXPECT_EQ(Push(Job("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "queued");
  const std::string job = Fetch(*client_);
  EXPECT_EQ(TextAt(job, "jid"), "job-00001");
  EXPECT_EQ(TextAt(job, "queue"), "default");
  EXPECT_EQ(TextAt(job, "jobtype"), "mail");
  EXPECT_EQ(TextAt(job, "args"), "[1]");
  EXPECT_EQ(TextAt(job, "retry"), "25");
  EXPECT_NE(TextAt(job, "created_at"), "");
  EXPECT_NE(TextAt(job, "enqueued_at"), "");
  EXPECT_EQ(TextAt(job, "failure"), "");
  EXPECT_EQ(StateOf("job-00001"), "running");
}

TEST_F(FaktoryPushTest, WhatIsWrongWithAJobIsSaidInTheProtocolsWords) {
  EXPECT_THAT(Push("{"), StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(Push(""), StartsWith("-ERR invalid JSON: "));
  EXPECT_EQ(Push(Job("short")), "-ERR jobs must have a reasonable jid parameter");
  EXPECT_EQ(Push(R"({"jobtype":"mail","args":[]})"), "-ERR jobs must have a reasonable jid parameter");
  EXPECT_EQ(Push(R"({"jid":"job-00001","args":[]})"), "-ERR jobs must have a jobtype parameter");
  EXPECT_EQ(Push(R"({"jid":"job-00001","jobtype":"mail"})"), "-ERR jobs must have an args parameter");
  EXPECT_EQ(Push(R"({"jid":"job-00001","jobtype":"mail","args":null})"), "-ERR jobs must have an args parameter");
  EXPECT_THAT(Push(R"({"jid":"job-00001","jobtype":"mail","args":{}})"), StartsWith("-ERR args: "));
  EXPECT_THAT(Push(Job("job-00001", R"("queue":"a b")")),
              StartsWith(R"(-ERR cannot get "a b" queue: queue names must )"));
  EXPECT_THAT(Push(Job("job-00001", R"("at":"tomorrow")")),
              StartsWith(R"(-ERR invalid timestamp for 'at': "tomorrow")"));
  EXPECT_THAT(Push(Job("job-00001", R"("reserve_for":86401)")), StartsWith("-ERR reserve_for: "));
  EXPECT_THAT(Push(Job("job-00001", R"("retry":"often")")), StartsWith("-ERR retry: "));
  EXPECT_EQ(Get("/v1/jobs/job-00001").status, 404);
}

TEST_F(FaktoryPushTest, ARepeatedPushIsOneJob) {
  const std::string job = Job("job-00001");
  EXPECT_EQ(Push(job), "+OK");
  EXPECT_EQ(Push(job), "+OK");
  EXPECT_EQ(client_->Call("PUSHB [" + job + "," + job + "]"), "${}");
  Fetch(*client_);
  EXPECT_EQ(Push(job), "+OK") << "while it runs";
  EXPECT_EQ(client_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(Push(job), "+OK") << "when it has ended";
  EXPECT_EQ(TextAt(BulkOf(client_->Call("INFO")), "faktory.queues.default"), "0");
}

TEST_F(FaktoryPushTest, ManyJobsArePushedAndTheBadOnesNamed) {
  const std::string reply = BulkOf(client_->Call("PUSHB [" + Job("job-00001") + R"(,{"jid":"job-00002","args":[]},)" +
                                                 Job("job-00003") + "," + Job("job-00004", R"("queue":"a b")") + "]"));
  EXPECT_EQ(TextAt(reply, "job-00002"), "jobs must have a jobtype parameter");
  EXPECT_THAT(TextAt(reply, "job-00004"), StartsWith("cannot get"));
  EXPECT_EQ(TextAt(reply, "job-00001") + TextAt(reply, "job-00003"), "");
  EXPECT_EQ(StateOf("job-00001"), "queued");
  EXPECT_EQ(StateOf("job-00003"), "queued");
  EXPECT_EQ(client_->Call("PUSHB []"), "${}");
  EXPECT_THAT(client_->Call("PUSHB [{]"), StartsWith("-ERR invalid JSON: "));
  EXPECT_THAT(client_->Call("PUSHB " + Job("job-00005")), StartsWith("-ERR "));
  EXPECT_THAT(client_->Call("PUSHB [1]"), StartsWith("-ERR "));
}

TEST_F(FaktoryPushTest, OneRefusedJobOfThousandsDoesNotHoldBackTheOthers) {
  Ok(Call("PATCH", "/v1/queues/small", R"({"max_payload":100})"));
  std::string line = R"(PUSHB [{"jid":"too-large","jobtype":"mail","queue":"small","args":[")";
  line += std::string(200, 'x') + R"("]})";
  for (int i = 0; i < 2'500; ++i) line += "," + Job("job-" + std::to_string(10'000 + i), R"("queue":"small")");
  const std::string reply = BulkOf(client_->Call(line + "]"));
  EXPECT_NE(TextAt(reply, "too-large"), "") << reply;
  EXPECT_EQ(reply.find("job-"), std::string::npos) << reply.substr(0, 500);
  EXPECT_EQ(TextAt(BulkOf(client_->Call("INFO")), "faktory.queues.small"), "2500");
}

TEST_F(FaktoryPushTest, AJobWithATimeIsScheduledUntilThen) {
  EXPECT_EQ(Push(Job("job-00001", R"("at":")" + In(minutes(5)) + '"')), "+OK");
  EXPECT_EQ(Push(Job("job-00002", R"("at":")" + In(-minutes(5)) + '"')), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "scheduled");
  EXPECT_EQ(StateOf("job-00002"), "queued");
  EXPECT_EQ(TextAt(BulkOf(client_->Call("INFO")), "faktory.sets.scheduled"), "1");
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00002");
  clock_->Advance(minutes(5));
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00001");
}

TEST_F(FaktoryPushTest, AUniqueJobIsRefusedWhileAnotherOneIsUnderWay) {
  const std::string unique = R"("custom":{"unique_for":60})";
  EXPECT_EQ(Push(Job("job-00001", unique)), "+OK");
  EXPECT_EQ(Push(Job("job-00001", unique)), "+OK") << "itself";
  EXPECT_EQ(Push(Job("job-00002", unique)), "-NOTUNIQUE Job not unique");
  EXPECT_EQ(Push(Job("job-00003")), "+OK") << "does not ask";
  EXPECT_EQ(Push(Job("job-00004", unique + R"(,"queue":"other")")), "+OK");
  const std::string many = BulkOf(client_->Call("PUSHB [" + Job("job-00005", unique) + "," + Job("job-00006") + "]"));
  EXPECT_EQ(many, R"({"job-00005":"NOTUNIQUE Job not unique"})");
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00001");
  EXPECT_EQ(Push(Job("job-00007", unique)), "-NOTUNIQUE Job not unique") << "until it has succeeded";
  EXPECT_EQ(client_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(Push(Job("job-00007", unique)), "+OK");
  clock_->Advance(seconds(61));
  EXPECT_EQ(Push(Job("job-00008", unique)), "+OK") << "no longer than it asked for";
}

TEST_F(FaktoryPushTest, AJobMayBeUniqueUntilItStarts) {
  const std::string unique = R"("custom":{"unique_for":60,"unique_until":"start"})";
  EXPECT_EQ(Push(Job("job-00001", unique)), "+OK");
  EXPECT_EQ(Push(Job("job-00002", unique)), "-NOTUNIQUE Job not unique");
  Fetch(*client_);
  EXPECT_EQ(Push(Job("job-00002", unique)), "+OK");
}

TEST_F(FaktoryPushTest, AnExpiredJobIsNotHandedOut) {
  EXPECT_EQ(Push(Job("job-00001", R"("custom":{"expires_in":30})")), "+OK");
  EXPECT_EQ(Push(Job("job-00002", R"("custom":{"expires_at":")" + In(seconds(20)) + R"("})")), "+OK");
  EXPECT_EQ(Push(Job("job-00003")), "+OK");
  clock_->Advance(seconds(40));
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00003");
  WaitForState("job-00001", "failed");
  WaitForState("job-00002", "failed");
}

// ---- One job model ----

TEST_F(FaktoryPushTest, ArgsAndFieldsOfItsOwnComeBackByteForByte) {
  const std::string args = R"([9007199254740993, 1e400,-0.0, "\u00e9 é \ud83d\ude00",{"b" : 1,"a":[ ]},null])";
  const std::string custom = R"({"b":12345678901234567890,  "_x": "\/","track":1})";
  EXPECT_EQ(
      Push(
          R"({"custom": )" + custom + R"(, "jid":"job-00001","priority":5,"args":)" + args +
          R"(,"jobtype":"mail","backtrace":10,"reserve_for":600,"zzz":[1.50],"created_at":"2020-01-01T00:00:00.123456789Z"})"),
      "+OK");
  const std::string job = Fetch(*client_);
  EXPECT_EQ(TextAt(job, "args"), args);
  EXPECT_EQ(TextAt(job, "custom"), custom);
  EXPECT_EQ(TextAt(job, "priority"), "5");
  EXPECT_EQ(TextAt(job, "backtrace"), "10");
  EXPECT_EQ(TextAt(job, "reserve_for"), "600");
  EXPECT_EQ(TextAt(job, "zzz"), "[1.50]");
  EXPECT_EQ(TextAt(job, "created_at"), "2020-01-01T00:00:00.123456789Z");
  const std::string seen = Get("/v1/jobs/job-00001").body;
  EXPECT_EQ(TextAt(seen, "payload"), args);
  EXPECT_EQ(TextAt(seen, "meta.custom"), custom);
  EXPECT_EQ(TextAt(seen, "lease.seconds"), "600");
}

TEST_F(FaktoryPushTest, AJobOfFaktoryIsClaimedAndCompletedOverHttp) {
  EXPECT_EQ(Push(Job("job-00001")), "+OK");
  const std::string claimed = Claim("default", "http-worker");
  EXPECT_EQ(TextAt(claimed, "id"), "job-00001");
  EXPECT_EQ(TextAt(claimed, "type"), "mail");
  EXPECT_EQ(TextAt(claimed, "payload"), "[1]");
  Ok(Post("/v1/jobs/job-00001/complete", WithToken(claimed, R"("result":3)")));
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(TextAt(BulkOf(client_->Call("TRACK GET job-00001")), "state"), "success");
}

TEST_F(FaktoryPushTest, AJobOfHttpIsFetchedWithItsPayloadAsArgs) {
  const std::vector<std::pair<std::string, std::string>> payloads = {
      {R"({"to": 9007199254740993})", R"([{"to": 9007199254740993}])"},
      {R"([1, "two"])", R"([1, "two"])"},
      {"null", "[]"},
      {R"("text")", R"(["text"])"}};
  for (const auto& [payload, args] : payloads) {
    HttpTest::Push(R"({"type":"mail","queue":"default","payload":)" + payload + "}");
    const std::string job = Fetch(*client_);
    EXPECT_EQ(TextAt(job, "args"), args);
    EXPECT_EQ(TextAt(job, "jobtype"), "mail");
    EXPECT_EQ(client_->Call("ACK " + Jid(TextAt(job, "jid"))), "+OK");
    EXPECT_EQ(StateOf(TextAt(job, "jid")), "completed");
  }
}

}  // namespace
}  // namespace pawl::system_test
