// Workers that are told to be quiet or to stop: by others, by themselves, by a server that shuts down.
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

constexpr const char* kQuiet = R"(${"state":"quiet"})";
constexpr const char* kTerminate = R"(${"state":"terminate"})";

class FaktoryOrdersTest : public FaktoryTest {
 protected:
  std::unique_ptr<RawFaktory> worker_ = Worker("w-1");
  std::unique_ptr<RawFaktory> producer_ = Connect();

  std::string Beat() { return worker_->Call(R"(BEAT {"wid":"w-1"})"); }
  std::string BeatAs(const std::string& state) {
    return worker_->Call(R"(BEAT {"wid":"w-1","current_state":")" + state + R"("})");
  }
  void PushJob(std::string_view jid) { ASSERT_EQ(producer_->Call("PUSH " + Job(jid)), "+OK"); }
};

TEST_F(FaktoryOrdersTest, AQuietWorkerFetchesNoMoreAndEndsWhatItHas) {
  PushJob("job-00001");
  Fetch(*worker_);
  EXPECT_EQ(Beat(), "+OK");
  worker_->SendLine("FETCH default");
  Ok(Post("/v1/workers/w-1/quiet"));
  EXPECT_EQ(worker_->Reply(), "$-1") << "the one that waits ends at once";
  EXPECT_EQ(Beat(), kQuiet);
  EXPECT_EQ(Beat(), kQuiet) << "each time";
  PushJob("job-00002");
  const auto second = Worker("w-1");
  EXPECT_EQ(second->Call("FETCH default"), "$-1") << "on any connection, after a pause";
  EXPECT_EQ(worker_->Call("FETCHB 10 default"), "$-1");
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(StateOf("job-00001"), "completed");
  EXPECT_EQ(TextAt(Fetch(*Worker("w-2")), "jid"), "job-00002");
  Ok(Post("/v1/workers/w-1/stop"));
  EXPECT_EQ(Beat(), kTerminate);
}

TEST_F(FaktoryOrdersTest, WhatAWorkerWasToldOutlivesItsConnections) {
  Ok(Post("/v1/workers/w-1/quiet"));
  worker_->SendLine("END");
  EXPECT_TRUE(worker_->AtEnd());
  worker_ = Worker("w-1");
  EXPECT_EQ(Beat(), kQuiet);
}

TEST_F(FaktoryOrdersTest, AWorkerTellsItselfAndNeverGoesBack) {
  EXPECT_EQ(BeatAs("quiet"), kQuiet);
  EXPECT_EQ(TextAt(Get("/v1/workers").body, "workers.0.quiet"), "true");
  EXPECT_EQ(BeatAs("running"), kQuiet);
  EXPECT_EQ(BeatAs("terminate"), kTerminate);
  EXPECT_EQ(BeatAs("quiet"), kTerminate);
  EXPECT_EQ(Beat(), kTerminate);
  EXPECT_EQ(TextAt(Get("/v1/workers").body, "workers.0.stop"), "true");
}

TEST_F(FaktoryOrdersTest, AWorkerIsListedWithWhatItRuns) {
  PushJob("job-00001");
  Fetch(*worker_, "high default");
  const std::string list = Get("/v1/workers").body;
  EXPECT_EQ(TextAt(list, "workers.0.name"), "w-1");
  EXPECT_EQ(TextAt(list, "workers.0.queues"), R"(["high","default"])");
  EXPECT_EQ(TextAt(list, "workers.0.running.0.id"), "job-00001");
}

TEST_F(FaktoryOrdersTest, AServerThatShutsDownTellsWorkersToStop) {
  PushJob("job-00001");
  PushJob("job-00002");
  Fetch(*worker_);
  worker_->SendLine("FETCH empty");
  const auto second = Worker("w-1");
  server_->Drain();
  EXPECT_EQ(worker_->Reply(), "$-1");
  EXPECT_EQ(Beat(), kTerminate);
  EXPECT_EQ(second->Call("FETCH default"), "$-1") << "though there is a job";
  EXPECT_EQ(worker_->Call("ACK " + Jid("job-00001")), "+OK");
  EXPECT_EQ(TextAt(BulkOf(worker_->Call("TRACK GET job-00001")), "state"), "success") << "what was done is not lost";
  EXPECT_EQ(producer_->Call("PUSH " + Job("job-00003")), "-ERR shutdown in progress");
  EXPECT_TRUE(producer_->AtEnd());
  RawFaktory late(faktory_port());
  EXPECT_EQ(late.Greeting(), "") << "nobody new is let in";
  server_->Stop(seconds(10));
  EXPECT_TRUE(worker_->AtEnd());
}

TEST_F(FaktoryOrdersTest, CommandsInHandAreAnsweredBeforeTheEnd) {
  std::string lines;
  for (int i = 0; i < 200; ++i) lines += "PUSH " + Job("job-" + std::to_string(10'000 + i)) + "\r\n";
  producer_->Send(lines);
  EXPECT_EQ(producer_->Reply(), "+OK");
  server_->Stop(seconds(10));
  int acknowledged = 1;
  while (producer_->Reply() == "+OK") ++acknowledged;
  Restart();
  const std::int64_t kept = NumberAt(BulkOf(Connect()->Call("INFO")), "faktory.queues.default");
  EXPECT_GE(kept, acknowledged);
  EXPECT_LE(kept, 200);
}

}  // namespace
}  // namespace pawl::system_test
