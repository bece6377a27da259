// INFO, QUEUE, MUTATE, FLUSH and TRACK.
#include "base/wall_format.h"
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

class FaktoryAdminTest : public FaktoryTest {
 protected:
  std::unique_ptr<RawFaktory> client_ = Worker("w-1");

  void PushJob(std::string_view jid, std::string_view rest = "") {
    ASSERT_EQ(client_->Call("PUSH " + Job(jid, rest)), "+OK");
  }
  // A job that has failed, and waits for its retry or is dead.
  void PushFailed(std::string_view jid, std::string_view rest = R"("retry":5)") {
    PushJob(jid, rest);
    ASSERT_EQ(TextAt(Fetch(*client_), "jid"), jid);
    ASSERT_EQ(client_->Call("FAIL " + Failure(jid)), "+OK");
  }
  std::string In(Millis span) { return FormatTime(clock_->Read().wall + span); }
  std::string Info(std::string_view path) { return TextAt(BulkOf(client_->Call("INFO")), path); }
  std::string Mutate(const std::string& cmd, const std::string& target, const std::string& filter = "") {
    return client_->Call(R"(MUTATE {"cmd":")" + cmd + R"(","target":")" + target + '"' +
                         (filter.empty() ? "" : R"(,"filter":)" + filter) + "}");
  }
  bool IsGone(const std::string& jid) { return Get("/v1/jobs/" + jid).status == 404; }
};

TEST_F(FaktoryAdminTest, InfoHasWhatClientsRead) {
  PushFailed("job-00001");
  PushFailed("job-00002", R"("retry":-1)");
  PushJob("job-00003");
  PushJob("job-00004", R"("queue":"other")");
  PushJob("job-00005", R"("at":")" + In(minutes(1)) + '"');
  Fetch(*client_, "other");
  clock_->Advance(seconds(5));
  const std::string info = BulkOf(client_->Call("INFO"));
  EXPECT_EQ(TextAt(info, "now"), In(seconds(0)));
  EXPECT_EQ(TextAt(info, "server_utc_time"), In(seconds(0)).substr(11, 8) + " UTC");
  EXPECT_EQ(TextAt(info, "faktory.queues"), R"({"default":1,"other":0})");
  EXPECT_EQ(TextAt(info, "faktory.sets"), R"({"scheduled":1,"retries":1,"dead":1,"working":1})");
  EXPECT_EQ(TextAt(info, "faktory.tasks.Scheduled.size"), "1");
  EXPECT_EQ(TextAt(info, "faktory.tasks.Retries.size"), "1");
  EXPECT_EQ(TextAt(info, "faktory.tasks.Dead.size"), "1");
  EXPECT_EQ(TextAt(info, "faktory.tasks.Busy"), R"({"size":1,"reaped":0})");
  EXPECT_EQ(TextAt(info, "faktory.total_failures"), "2");
  EXPECT_EQ(TextAt(info, "faktory.total_processed"), "2");
  EXPECT_EQ(TextAt(info, "faktory.total_enqueued"), "1");
  EXPECT_EQ(TextAt(info, "faktory.total_queues"), "2");
  EXPECT_NE(TextAt(info, "server.faktory_version"), "");
  EXPECT_EQ(TextAt(info, "server.uptime"), "5");
  EXPECT_EQ(TextAt(info, "server.connections"), "1");
  EXPECT_GT(NumberAt(info, "server.command_count"), 5);
  EXPECT_GT(NumberAt(info, "server.used_memory_mb"), 0);
}

TEST_F(FaktoryAdminTest, QueuesArePausedResumedAndEmptied) {
  PushJob("job-00001");
  PushJob("job-00002", R"("queue":"other")");
  EXPECT_EQ(client_->Call("QUEUE PAUSE default no-such"), "+OK");
  EXPECT_EQ(TextAt(Get("/v1/queues/default").body, "paused"), "true");
  EXPECT_EQ(Get("/v1/queues/no-such").status, 404) << "names of no queue are passed over";
  EXPECT_EQ(client_->Call("QUEUE RESUME default"), "+OK");
  EXPECT_EQ(TextAt(Get("/v1/queues/default").body, "paused"), "false");
  EXPECT_EQ(client_->Call("QUEUE PAUSE *"), "+OK");
  EXPECT_EQ(TextAt(Get("/v1/queues/other").body, "paused"), "true");
  EXPECT_EQ(client_->Call("QUEUE REMOVE default"), "+OK");
  EXPECT_TRUE(IsGone("job-00001"));
  EXPECT_EQ(TextAt(Get("/v1/queues/default").body, "paused"), "false");
  EXPECT_EQ(StateOf("job-00002"), "queued");
  EXPECT_EQ(client_->Call("QUEUE REMOVE *"), "+OK");
  EXPECT_TRUE(IsGone("job-00002"));
  EXPECT_EQ(client_->Call("QUEUE DANCE default"), "-ERR no such QUEUE subcommand: DANCE");
  EXPECT_THAT(client_->Call("QUEUE"), StartsWith("-ERR no such QUEUE subcommand"));
  EXPECT_THAT(client_->Call("QUEUE PAUSE b@d"), StartsWith("-ERR "));
}

TEST_F(FaktoryAdminTest, APauseOutlivesARestart) {
  PushJob("job-00001");
  EXPECT_EQ(client_->Call("QUEUE PAUSE default"), "+OK");
  Restart();
  client_ = Worker("w-1");
  EXPECT_EQ(FetchInVain(*client_), "$-1");
  EXPECT_EQ(client_->Call("QUEUE RESUME default"), "+OK");
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00001");
}

TEST_F(FaktoryAdminTest, LatencyIsTheAgeOfTheOldestJob) {
  PushJob("job-00001");
  clock_->Advance(milliseconds(12'500));
  PushJob("job-00002");
  EXPECT_EQ(client_->Call("QUEUE LATENCY default empty"), R"(${"default":12.5,"empty":0})");
  EXPECT_EQ(client_->Call("queue latency default"), "-ERR unknown command queue");
  EXPECT_EQ(client_->Call("QUEUE latency"), "${}");
  EXPECT_EQ(client_->Call("QUEUE LATENCY *"), "-ERR QUEUE LATENCY does not support wildcards");
}

TEST_F(FaktoryAdminTest, MutateMovesJobsOfOneSetByTheirIds) {
  PushFailed("job-00001");
  PushFailed("job-00002");
  PushFailed("job-00003");
  PushFailed("job-00004", R"("retry":-1)");
  EXPECT_EQ(Mutate("requeue", "retries", R"({"jids":["job-00001","job-00004","no-such-job"]})"), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "queued");
  EXPECT_EQ(StateOf("job-00004"), "dead") << "is in another set";
  EXPECT_EQ(Mutate("kill", "retries", R"({"jids":["job-00002"]})"), "+OK");
  EXPECT_EQ(Info("faktory.sets.dead"), "2");
  EXPECT_EQ(Mutate("discard", "retries", R"({"jids":["job-00003"],"jobtype":"another"})"), "+OK");
  EXPECT_TRUE(IsGone("job-00003")) << "with ids nothing else counts";
  EXPECT_EQ(Mutate("requeue", "dead", R"({"jids":["job-00002","job-00004"]})"), "+OK");
  EXPECT_EQ(StateOf("job-00002"), "queued");
  for (const char* jid : {"job-00001", "job-00002", "job-00004"}) {
    EXPECT_EQ(client_->Call("ACK " + Jid(TextAt(Fetch(*client_), "jid"))), "+OK") << jid;
  }
  EXPECT_EQ(Info("faktory.queues.default"), "0");
}

TEST_F(FaktoryAdminTest, MutateFindsJobsByTypeAndByText) {
  const std::string at = R"("at":")" + In(minutes(5)) + '"';
  PushJob("job-00001", at);
  PushJob("job-00002", at + R"(,"custom":{"note":"two words"})");
  ASSERT_EQ(client_->Call(R"(PUSH {"jid":"job-00003","jobtype":"other","args":["two words"],)" + at + "}"), "+OK");
  EXPECT_EQ(Mutate("discard", "scheduled", R"({"regexp":"*no such text*"})"), "+OK");
  EXPECT_EQ(Info("faktory.sets.scheduled"), "3");
  EXPECT_EQ(Mutate("discard", "scheduled", R"({"regexp":"*two words*","jobtype":"other"})"), "+OK") << "with a space";
  EXPECT_TRUE(IsGone("job-00003"));
  EXPECT_EQ(Info("faktory.sets.scheduled"), "2");
  EXPECT_EQ(Mutate("kill", "scheduled", R"({"regexp":"*\"jid\":\"job-0000?\"*words*"})"), "+OK");
  EXPECT_EQ(Info("faktory.sets.dead"), "1");
  EXPECT_EQ(Mutate("requeue", "scheduled", R"({"jobtype":"mail"})"), "+OK");
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00001");
  EXPECT_EQ(Mutate("requeue", "dead", "{}"), "+OK") << "no condition: all";
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00002");
}

TEST_F(FaktoryAdminTest, MutateClearsASetWhateverTheFilterSays) {
  PushFailed("job-00001");
  PushFailed("job-00002", R"("retry":-1)");
  PushJob("job-00003");
  EXPECT_EQ(Mutate("clear", "retries", R"({"jids":["no-such-job"]})"), "+OK");
  EXPECT_TRUE(IsGone("job-00001"));
  EXPECT_EQ(Mutate("discard", "dead"), "+OK") << "no filter: all";
  EXPECT_TRUE(IsGone("job-00002"));
  EXPECT_EQ(StateOf("job-00003"), "queued");
  EXPECT_EQ(Mutate("clear", "working"), "-ERR invalid target for mutation command");
  EXPECT_EQ(Mutate("dance", "dead"), "-ERR unknown mutate operation");
  EXPECT_THAT(client_->Call("MUTATE clear dead"), StartsWith("-ERR "));
  EXPECT_THAT(Mutate("kill", "dead", R"({"jids":7})"), StartsWith("-ERR "));
}

TEST_F(FaktoryAdminTest, FlushDeletesEverything) {
  PushFailed("job-00001");
  PushFailed("job-00002", R"("retry":-1)");
  PushJob("job-00003");
  PushJob("job-00004", R"("at":")" + In(minutes(5)) + '"');
  PushJob("job-00005", R"("queue":"other")");
  Fetch(*client_, "other");
  for (int i = 0; i < 1'200; ++i) client_->SendLine("PUSH " + Job("more-" + std::to_string(10'000 + i)));
  for (int i = 0; i < 1'200; ++i) ASSERT_EQ(client_->Reply(), "+OK");
  EXPECT_EQ(client_->Call("FLUSH"), "+OK");
  EXPECT_EQ(ElementsAt(Get("/v1/jobs").body, "jobs").size(), 0U);
  EXPECT_EQ(client_->Call("ACK " + Jid("job-00005")), "+OK");
  EXPECT_EQ(Late(), 1);
  PushJob("job-00003");
  EXPECT_EQ(TextAt(Fetch(*client_), "jid"), "job-00003");
}

// ---- TRACK ----

TEST_F(FaktoryAdminTest, TrackTellsHowFarAJobIs) {
  const auto track = [&] { return BulkOf(client_->Call("TRACK GET job-00001")); };
  EXPECT_EQ(track(), R"({"jid":"job-00001","state":"unknown","updated_at":""})");
  PushJob("job-00001", R"("custom":{"track":1})");
  EXPECT_EQ(TextAt(track(), "state"), "enqueued");
  EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00001","percent":1})"), "+OK") << "it waits";
  EXPECT_EQ(TextAt(track(), "percent"), "1");
  EXPECT_EQ(TextAt(track(), "state"), "enqueued");
  Fetch(*client_);
  EXPECT_EQ(TextAt(track(), "state"), "working");
  EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00001","percent":40,"desc":"half \"way\""})"), "+OK");
  EXPECT_EQ(TextAt(track(), "percent"), "40");
  EXPECT_EQ(TextAt(track(), "desc"), "half \"way\"");
  EXPECT_EQ(Worker("w-2")->Call(R"(TRACK SET {"jid":"job-00001","percent":50})"), "+OK") << "another's run";
  EXPECT_EQ(TextAt(track(), "percent"), "50");
  EXPECT_EQ(client_->Call("FAIL " + Failure("job-00001")), "+OK");
  EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00001","percent":60})"), "+OK") << "it waits to be tried again";
  EXPECT_EQ(TextAt(track(), "percent"), "60");
  EXPECT_EQ(TextAt(track(), "state"), "failed");
  EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00002","percent":1})"), "-ERR Job not found job-00002");
  for (const char* bad : {"TRACK", "TRACK GET", "TRACK DANCE x", "TRACK SET", "TRACK SET {}",
                          R"(TRACK SET {"jid":"job-00001","percent":101})"}) {
    EXPECT_THAT(client_->Call(bad), StartsWith("-ERR ")) << bad;
  }
}

TEST_F(FaktoryAdminTest, TrackMakesALeaseLongerButNeverShorter) {
  PushJob("job-00001", R"("reserve_for":60)");
  Fetch(*client_);
  const auto reserve = [&](Millis span) {
    EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00001","reserve_until":")" + In(span) + R"("})"), "+OK");
    return TextAt(Get("/v1/jobs/job-00001").body, "lease.seconds");
  };
  EXPECT_EQ(client_->Call(R"(TRACK SET {"jid":"job-00001","percent":10})"), "+OK");
  EXPECT_EQ(reserve(minutes(60)), "3600");
  EXPECT_EQ(reserve(minutes(10)), "3600");
  EXPECT_EQ(reserve(-minutes(10)), "3600");
  EXPECT_EQ(reserve(minutes(60 * 48)), "86400") << "a day at most";
  EXPECT_EQ(TextAt(BulkOf(client_->Call("TRACK GET job-00001")), "percent"), "10") << "what was not said stays";
}

}  // namespace
}  // namespace pawl::system_test
