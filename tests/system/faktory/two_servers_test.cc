// A worker of the Faktory protocol that is connected to two servers on one Redis.
#include "tests/system/http/two_servers.h"

#include <gmock/gmock.h>

#include "tests/support/raw_faktory.h"
#include "tests/support/wait_until.h"

namespace pawl::system_test {
namespace {

using support::BulkOf;
using support::RawFaktory;

class FaktoryTwoServersTest : public TwoServersTest {
 protected:
  void SetUp() override {
    TwoServersTest::SetUp();
    EXPECT_EQ(at_first_.Hello(R"({"v":2,"wid":"w-1"})"), "+OK");
    EXPECT_EQ(at_second_.Hello(R"({"v":2,"wid":"w-1"})"), "+OK");
  }
  static std::string Push(RawFaktory& client, const std::string& jid) {
    return client.Call(R"(PUSH {"jid":")" + jid + R"(","jobtype":"mail","args":[1]})");
  }
  std::string StateOf(const std::string& jid) { return TextAt(Call(first_, "GET", "/v1/jobs/" + jid), "state"); }

  // Fetches a job at the second server, leaves that one, and beats at the first until it has renewed the lease.
  template <typename Leave>
  void FetchAndBeatElsewhere(const std::string& jid, RawFaktory& at_second, Leave leave) {
    const auto expires_at = [&] { return TextAt(Call(first_, "GET", "/v1/jobs/" + jid), "lease.expires_at"); };
    EXPECT_EQ(Push(at_first_, jid), "+OK");
    EXPECT_EQ(TextAt(BulkOf(at_second.Call("FETCH default")), "jid"), jid);
    const std::string before = expires_at();
    leave();
    ASSERT_TRUE(support::WaitUntil([&] {
      EXPECT_EQ(at_first_.Call(R"(BEAT {"wid":"w-1"})"), "+OK");
      return expires_at() != before;
    }));
    EXPECT_EQ(StateOf(jid), "running");
    EXPECT_EQ(at_first_.Call(R"(ACK {"jid":")" + jid + R"("})"), "+OK");
    EXPECT_EQ(StateOf(jid), "completed");
  }

  RawFaktory at_first_{first_.faktory_port()};
  RawFaktory at_second_{second_.faktory_port()};
};

TEST_F(FaktoryTwoServersTest, WhatWasFetchedAtOneIsEndedAtTheOther) {
  EXPECT_EQ(Push(at_first_, "job-00001"), "+OK");
  EXPECT_EQ(Push(at_first_, "job-00001"), "+OK");
  EXPECT_EQ(Push(at_second_, "job-00001"), "+OK") << "one job, wherever it is pushed";
  EXPECT_EQ(TextAt(BulkOf(at_second_.Call("FETCH default")), "jid"), "job-00001");
  RawFaktory other(first_.faktory_port());
  EXPECT_EQ(other.Hello(R"({"v":2,"wid":"w-2"})"), "+OK");
  EXPECT_EQ(other.Call(R"(ACK {"jid":"job-00001"})"), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "running") << "it is not its own";
  EXPECT_EQ(at_first_.Call(R"(ACK {"jid":"job-00001"})"), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
}

TEST_F(FaktoryTwoServersTest, TrackWorksInEveryStateAtBoth) {
  const auto percent = [&] { return TextAt(BulkOf(at_first_.Call("TRACK GET job-00001")), "percent"); };
  EXPECT_EQ(at_first_.Call(R"(TRACK SET {"jid":"job-00001","percent":1})"), "-ERR Job not found job-00001");
  EXPECT_EQ(Push(at_first_, "job-00001"), "+OK");
  EXPECT_EQ(at_second_.Call(R"(TRACK SET {"jid":"job-00001","percent":10})"), "+OK");
  EXPECT_EQ(percent(), "10");
  EXPECT_EQ(TextAt(BulkOf(at_second_.Call("FETCH default")), "jid"), "job-00001");
  EXPECT_EQ(at_first_.Call(R"(TRACK SET {"jid":"job-00001","percent":20})"), "+OK");
  EXPECT_EQ(percent(), "20");
  EXPECT_EQ(at_second_.Call(R"(ACK {"jid":"job-00001"})"), "+OK");
  EXPECT_EQ(at_second_.Call(R"(TRACK SET {"jid":"job-00001","percent":100})"), "+OK");
  EXPECT_EQ(percent(), "100");
}

TEST_F(FaktoryTwoServersTest, APushAtOneWakesAFetchAtTheOther) {
  at_second_.SendLine("FETCH default");
  EXPECT_EQ(Push(at_first_, "job-00001"), "+OK");
  std::string reply = at_second_.Reply();
  if (reply == "$-1") reply = at_second_.Call("FETCH default");  // it has waited in vain before the push came
  EXPECT_EQ(TextAt(BulkOf(reply), "jid"), "job-00001");
}

TEST_F(FaktoryTwoServersTest, AfterTheEndOfOneItsWorkersGoOnAtTheOther) {
  EXPECT_EQ(Push(at_first_, "job-00001"), "+OK");
  EXPECT_EQ(TextAt(BulkOf(at_second_.Call("FETCH default")), "jid"), "job-00001");
  second_.Kill();
  EXPECT_TRUE(at_second_.AtEnd());
  EXPECT_EQ(at_first_.Call(R"(FAIL {"jid":"job-00001","message":"m"})"), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "retrying");
}

// Each node looks after all that its workers have in hand, wherever and whenever they got it, whether the node at which
// they did is still there or not.
TEST_F(FaktoryTwoServersTest, AWorkerThatBeatsAtOneKeepsWhatItFetchesAtTheOther) {
  Call(first_, "PATCH", "/v1/queues/default", R"({"defaults":{"lease":"8s"}})");
  RawFaktory brief(second_.faktory_port());
  EXPECT_EQ(brief.Hello(R"({"v":2,"wid":"w-1"})"), "+OK");
  FetchAndBeatElsewhere("job-00001", brief, [&] {
    brief.Close();
    at_second_.Close();
  });
  RawFaktory last(second_.faktory_port());
  EXPECT_EQ(last.Hello(R"({"v":2,"wid":"w-1"})"), "+OK");
  FetchAndBeatElsewhere("job-00002", last, [&] { second_.Kill(); });
}

}  // namespace
}  // namespace pawl::system_test
