// FETCH, ACK and FAIL, and many of them in one command.
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

class FaktoryWorkTest : public FaktoryTest {
 protected:
  std::unique_ptr<RawFaktory> client_ = Worker("w-1");

  void PushJob(std::string_view jid, std::string_view rest = "") {
    ASSERT_EQ(client_->Call("PUSH " + Job(jid, rest)), "+OK");
  }
};

TEST_F(FaktoryWorkTest, QueuesAreTriedInTheOrderGivenAndJobsInTheirs) {
  PushJob("job-00001", R"("queue":"low")");
  PushJob("job-00002", R"("queue":"high")");
  PushJob("job-00003", R"("queue":"high")");
  for (const char* jid : {"job-00002", "job-00003", "job-00001"}) {
    EXPECT_EQ(TextAt(Fetch(*client_, "high low"), "jid"), jid);
  }
}

TEST_F(FaktoryWorkTest, WithoutAQueueTheDefaultOneIsMeant) {
  PushJob("job-00001");
  PushJob("job-00002");
  EXPECT_THAT(client_->Call("FETCH"), HasSubstr("job-00001"));
  EXPECT_THAT(client_->Call("FETCH  "), HasSubstr("job-00002"));
  EXPECT_THAT(client_->Call("FETCH b@d"), StartsWith("-ERR queue: must "));
  std::string many = "FETCH";
  for (int i = 0; i <= 100; ++i) many += " q" + std::to_string(i);
  EXPECT_EQ(client_->Call(many), "-ERR must have at most 100 queues");
}

TEST_F(FaktoryWorkTest, AFetchWaitsTwoSecondsAndComesBackWithNothing) {
  const WallTime before = clock_->Read().wall;
  EXPECT_EQ(FetchInVain(*client_), "$-1");
  EXPECT_GE(clock_->Read().wall - before, seconds(2));
  EXPECT_EQ(FetchInVain(*client_, "FETCHB 10 default"), "$-1");
}

TEST_F(FaktoryWorkTest, APushWakesAFetchThatWaits) {
  client_->SendLine("FETCH other default");
  const auto producer = Connect();
  EXPECT_EQ(producer->Call("PUSH " + Job("job-00001")), "+OK");
  EXPECT_EQ(TextAt(BulkOf(client_->Reply()), "jid"), "job-00001");
}

TEST_F(FaktoryWorkTest, AnAckCompletesTheJobOnce) {
  PushJob("job-00001");
  Fetch(*client_);
  EXPECT_EQ(client_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(Late(), 0);
  EXPECT_EQ(client_->Call("ACK " + Jid("job-00001")), "+OK") << "clients expect nothing else";
  EXPECT_EQ(client_->Call("ACK " + Jid("no-such-job")), "+OK");
  EXPECT_EQ(Late(), 2);
  for (const char* bad : {"ACK", "ACK {", "ACK []", "ACK {}", R"(ACK {"jid":7})", R"(ACK {"jid":""})"}) {
    EXPECT_THAT(client_->Call(bad), StartsWith("-ERR invalid ACK ")) << bad;
  }
}

TEST_F(FaktoryWorkTest, AFailedJobIsTriedAgainWithWhatWentWrong) {
  PushJob("job-00001", R"("retry":2)");
  Fetch(*client_);
  EXPECT_EQ(client_->Call("FAIL " + Failure("job-00001")), "+OK");
  const std::string seen = Get("/v1/jobs/job-00001").body;
  EXPECT_EQ(TextAt(seen, "state"), "retrying");
  EXPECT_EQ(TextAt(seen, "error.type"), "Oops");
  EXPECT_EQ(TextAt(seen, "error.message"), "it broke");
  EXPECT_EQ(TextAt(BulkOf(client_->Call("INFO")), "faktory.sets.retries"), "1");
  clock_->Advance(seconds(15 + 30));  // the curve's first step
  const std::string again = Fetch(*client_);
  EXPECT_EQ(TextAt(again, "jid"), "job-00001");
  EXPECT_EQ(TextAt(again, "retry"), "2");
  EXPECT_EQ(TextAt(again, "failure.retry_count"), "0");
  EXPECT_EQ(TextAt(again, "failure.remaining"), "1");
  EXPECT_EQ(TextAt(again, "failure.errtype"), "Oops");
  EXPECT_EQ(TextAt(again, "failure.message"), "it broke");
  EXPECT_EQ(TextAt(again, "failure.backtrace"), R"(["a:1","b:2"])");
  EXPECT_EQ(client_->Call("FAIL " + Jid("job-00001")), "+OK");
  clock_->Advance(seconds(1 + 15 + 60));
  EXPECT_EQ(TextAt(Fetch(*client_), "failure.errtype"), "unknown");
  EXPECT_EQ(client_->Call("FAIL " + Failure("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "dead");
  const std::string info = BulkOf(client_->Call("INFO"));
  EXPECT_EQ(TextAt(info, "faktory.sets.dead"), "1");
  EXPECT_EQ(TextAt(info, "faktory.total_failures"), "3");
  EXPECT_EQ(TextAt(info, "faktory.total_processed"), "3");
}

TEST_F(FaktoryWorkTest, AJobWithoutRetriesIsDeadAtOnce) {
  for (const char* retry : {"-1", "0", "null"}) {
    const std::string jid = "job-retry-" + std::string(retry);
    PushJob(jid, R"("retry":)" + std::string(retry));
    EXPECT_EQ(TextAt(Fetch(*client_), "retry"), retry);
    EXPECT_EQ(client_->Call("FAIL " + Failure(jid)), "+OK");
    EXPECT_EQ(StateOf(jid), "dead") << retry;
  }
}

TEST_F(FaktoryWorkTest, AFailOfNothingSaysSo) {
  EXPECT_EQ(client_->Call("FAIL " + Failure("no-such-job")), "-ERR Job not found no-such-job");
  EXPECT_EQ(client_->Call("FAIL {}"), "-ERR missing JID");
  EXPECT_THAT(client_->Call("FAIL [1]"), StartsWith("-ERR invalid FAIL [1]"));
  EXPECT_THAT(client_->Call("FAIL"), StartsWith("-ERR invalid FAIL "));
  EXPECT_EQ(Late(), 1);
}

TEST_F(FaktoryWorkTest, ManyAreFetchedAndEndedAtOnce) {
  for (int i = 1; i <= 5; ++i) PushJob("job-0000" + std::to_string(i));
  const std::string three = BulkOf(client_->Call("FETCHB 3 other default"));
  ASSERT_EQ(ElementsAt(three, "").size(), 3U) << three;
  EXPECT_EQ(TextAt(three, "0.jid"), "job-00001");
  EXPECT_EQ(TextAt(three, "2.jid"), "job-00003");
  EXPECT_EQ(ElementsAt(BulkOf(client_->Call("FETCHB 100 default")), "").size(), 2U);
  EXPECT_EQ(client_->Call(R"(ACKB ["job-00001","job-00002","no-such-job"])"),
            R"(${"no-such-job":"Job not found no-such-job"})");
  EXPECT_EQ(client_->Call("FAILB [" + Failure("job-00003") + "," + Jid("job-00004") + "," + Jid("no-such-job") + "]"),
            R"(${"no-such-job":"Job not found no-such-job"})");
  EXPECT_EQ(client_->Call("ACKB []"), "${}");
  EXPECT_EQ(client_->Call("FAILB []"), "${}");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(StateOf("job-00002"), "completed");
  EXPECT_EQ(StateOf("job-00003"), "retrying");
  EXPECT_EQ(StateOf("job-00004"), "retrying");
  EXPECT_EQ(StateOf("job-00005"), "running");
  EXPECT_EQ(Late(), 2);
  for (const char* bad : {"ACKB", "ACKB {}", "ACKB [1]", "FAILB {}", "FAILB [{}]", "FETCHB", "FETCHB default",
                          "FETCHB 0 default", "FETCHB -1 default", "FETCHB 100000 default"}) {
    EXPECT_THAT(client_->Call(bad), StartsWith("-ERR ")) << bad;
  }
}

TEST_F(FaktoryWorkTest, AWorkerThatVanishesBeforeItsReplyLeavesTheJobForOthers) {
  for (int i = 0; i < 20; ++i) {
    const std::string jid = "job-vanish-" + std::to_string(i);
    const auto producer = Connect();
    auto vanishing = Worker("w-2");
    vanishing->SendLine("FETCH default");
    vanishing.reset();  // and the job comes before, while or after the server sees that it has gone
    EXPECT_EQ(producer->Call("PUSH " + Job(jid)), "+OK");
    const std::string job = Fetch(*client_);
    EXPECT_EQ(TextAt(job, "jid"), jid);
    EXPECT_EQ(NumberAt(Get("/v1/jobs/" + jid).body, "crashes"), 0);
    EXPECT_EQ(client_->Call("ACK " + Jid(jid)), "+OK");
  }
}

TEST_F(FaktoryWorkTest, JobsOfAReplyThatIsNotTakenGoBack) {
  std::vector<std::string> jids;
  for (int i = 1; i <= 8; ++i) {  // more than the sockets hold, less than a claim may carry
    jids.push_back("job-" + std::to_string(10'000 + i));
    PushJob(jids.back(), R"("custom":{"x":")" + std::string(900'000, 'x') + R"("})");
  }
  RawFaktory deaf(faktory_port());
  deaf.socket().LimitReceiveBuffer(4'096);
  ASSERT_EQ(deaf.Hello(R"({"v":2,"wid":"w-2"})"), "+OK");
  deaf.SendLine("FETCHB 8 default");
  ASSERT_TRUE(WaitUntil([&] { return StateOf(jids.back()) == "running"; }));
  deaf.Close();
  for (const std::string& jid : jids) {
    ASSERT_TRUE(WaitUntil([&] { return StateOf(jid) == "queued"; })) << jid;
    EXPECT_EQ(NumberAt(Get("/v1/jobs/" + jid).body, "crashes"), 0);
  }
}

TEST_F(FaktoryWorkTest, APausedQueueIsPassedOverUntilItIsResumed) {
  PushJob("job-00001");
  PushJob("job-00002", R"("queue":"other")");
  EXPECT_EQ(client_->Call("QUEUE PAUSE default"), "+OK");
  EXPECT_EQ(TextAt(Fetch(*client_, "default other"), "jid"), "job-00002");
  EXPECT_EQ(FetchInVain(*client_, "FETCH default"), "$-1");
  client_->SendLine("FETCH default");
  EXPECT_EQ(Connect()->Call("QUEUE resume default"), "+OK");
  EXPECT_EQ(TextAt(BulkOf(client_->Reply()), "jid"), "job-00001") << "whoever waits is woken";
}

}  // namespace
}  // namespace pawl::system_test
