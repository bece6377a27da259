// Whose run it is: what keeps a lease, what loses it, and who may end the run.
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

class FaktoryLeaseTest : public FaktoryTest {
 protected:
  static constexpr Millis kLease = seconds(30);  // the server's default

  std::unique_ptr<RawFaktory> worker_ = Worker("w-1");

  void PushJob(std::string_view jid, std::string_view rest = "") {
    ASSERT_EQ(worker_->Call("PUSH " + Job(jid, rest)), "+OK");
  }
  double SecondsLeft(const std::string& jid) {
    const std::string left = TextAt(Get("/v1/jobs/" + jid).body, "lease.seconds");
    return left.empty() ? 0 : std::stod(left);
  }
  // More than half of the lease passes, and the server, which looks about once a second, has renewed it.
  void PassHalfALease(const std::string& jid) {
    clock_->Advance(kLease / 2 + seconds(1));
    ASSERT_TRUE(WaitUntil([&] { return SecondsLeft(jid) == 30; })) << Get("/v1/jobs/" + jid).body;
  }
  void WaitUntilLost(const std::string& jid, Millis span) {
    clock_->Advance(span);
    WaitForState(jid, "retrying");
  }
};

TEST_F(FaktoryLeaseTest, BeatsKeepALeaseForAsLongAsItTakes) {
  PushJob("job-00001");
  Fetch(*worker_);
  EXPECT_EQ(SecondsLeft("job-00001"), 30);
  for (int i = 0; i < 6; ++i) {  // more than three leases, and more than a worker may be silent for
    ASSERT_NO_FATAL_FAILURE(PassHalfALease("job-00001"));
    EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-1","rss_kb":1000})"), "+OK");
  }
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(Late(), 0);
}

TEST_F(FaktoryLeaseTest, AWorkerThatIsSilentForAMinuteLosesItsJobs) {
  PushJob("job-00001", R"("retry":1)");
  Fetch(*worker_);
  for (int i = 0; i < 3; ++i) ASSERT_NO_FATAL_FAILURE(PassHalfALease("job-00001"));
  clock_->Advance(kLease / 2 - seconds(1));  // 62 s
  WaitUntilLost("job-00001", kLease);
  const std::string seen = Get("/v1/jobs/job-00001").body;
  EXPECT_EQ(TextAt(seen, "failures"), "0") << "it has not failed: no retry is used up";
  EXPECT_EQ(TextAt(seen, "crashes"), "1");
  clock_->Advance(minutes(1));
  const auto other = Worker("w-2");
  const std::string job = Fetch(*other);
  EXPECT_EQ(TextAt(job, "jid"), "job-00001");
  EXPECT_EQ(TextAt(job, "failure"), "");
  EXPECT_EQ(other->Call("ACK " + Jid("job-00001")), "+OK");
}

TEST_F(FaktoryLeaseTest, AJobWithATimeOfItsOwnHasJustThat) {
  PushJob("job-00001", R"("reserve_for":90)");
  PushJob("job-00002", R"("reserve_for":5)");
  Fetch(*worker_);
  Fetch(*worker_);
  EXPECT_EQ(SecondsLeft("job-00001"), 90);
  EXPECT_EQ(SecondsLeft("job-00002"), 60) << "a minute at least";
  PushJob("job-00003");
  Fetch(*worker_);
  for (int i = 0; i < 3; ++i) {
    ASSERT_NO_FATAL_FAILURE(PassHalfALease("job-00003"));  // so the server has looked at all of them
    EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-1"})"), "+OK");
  }
  EXPECT_EQ(SecondsLeft("job-00001"), 90 - 48);
  EXPECT_EQ(SecondsLeft("job-00002"), 60 - 48);
  clock_->Advance(seconds(13));
  WaitForState("job-00002", "retrying");
  EXPECT_EQ(StateOf("job-00001"), "running");
}

TEST_F(FaktoryLeaseTest, AConnectionWithoutANameKeepsItsJobsUntilItCloses) {
  auto nameless = Connect();
  PushJob("job-00001");
  Fetch(*nameless);
  for (int i = 0; i < 6; ++i) ASSERT_NO_FATAL_FAILURE(PassHalfALease("job-00001"));
  nameless->Close();
  ASSERT_TRUE(WaitUntil([&] { return Metric("pawl_faktory_connections") == 1; }));
  WaitUntilLost("job-00001", kLease + seconds(1));
}

TEST_F(FaktoryLeaseTest, OnlyTheHolderEndsARun) {
  PushJob("job-00001");
  Fetch(*worker_);
  const std::string before = Get("/v1/jobs/job-00001").body;
  const auto other = Worker("w-2");
  const auto nameless = Connect();
  EXPECT_EQ(other->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(nameless->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(other->Call("FAIL " + Failure("job-00001")), "-ERR Job not found job-00001");
  EXPECT_EQ(nameless->Call("FAIL " + Failure("job-00001")), "-ERR Job not found job-00001");
  EXPECT_EQ(Get("/v1/jobs/job-00001").body, before);
  EXPECT_EQ(Late(), 4);
  const auto second = Worker("w-1");
  EXPECT_EQ(second->Call("ACK " + Jid("job-00001")), "+OK") << "the same worker, on another connection";
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(Late(), 4);
}

TEST_F(FaktoryLeaseTest, ALateAckLeavesTheRunThatFollowed) {
  PushJob("job-00001", R"("reserve_for":60)");
  Fetch(*worker_);
  WaitUntilLost("job-00001", seconds(61));
  clock_->Advance(minutes(1));
  const auto other = Worker("w-2");
  EXPECT_EQ(TextAt(Fetch(*other), "jid"), "job-00001");
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "running");
  EXPECT_EQ(Late(), 1);
  EXPECT_EQ(worker_->Call("FAIL " + Failure("job-00001")), "-ERR Job not found job-00001");
  EXPECT_EQ(Late(), 2);
  EXPECT_EQ(other->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(Late(), 2);
}

TEST_F(FaktoryLeaseTest, AfterARestartAWorkerGoesOnWithWhatItHas) {
  PushJob("job-00001");
  PushJob("job-00002");
  PushJob("job-00003");
  for (int i = 0; i < 3; ++i) Fetch(*worker_);
  Restart();
  const auto other = Worker("w-2");
  EXPECT_EQ(other->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "running");
  worker_ = Worker("w-1");
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(worker_->Call("FAIL " + Failure("job-00002")), "+OK");
  EXPECT_EQ(StateOf("job-00002"), "retrying");
  EXPECT_EQ(Late(), 1);
  ASSERT_NO_FATAL_FAILURE(PassHalfALease("job-00003"));  // and its leases are kept as before
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00003")), "+OK");
  EXPECT_EQ(StateOf("job-00003"), "completed");
}

TEST_F(FaktoryLeaseTest, ABeatOfNobodyIsAnError) {
  EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-9"})"), "-ERR unknown worker w-9");
  for (const char* bad :
       {"BEAT", "BEAT {}", "BEAT 7", R"(BEAT {"wid":7})", R"(BEAT {"wid":"w-1","current_state":"x"})"}) {
    EXPECT_THAT(worker_->Call(bad), StartsWith("-ERR ")) << bad;
  }
  EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-1","current_state":"running"})"), "+OK");
  EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-1","current_state":""})"), "+OK");
  EXPECT_EQ(worker_->Call(R"(BEAT {"wid":"w-1","current_state":null})"), "+OK");
}

}  // namespace
}  // namespace pawl::system_test
