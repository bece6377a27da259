// Batches on one node in memory: the time is moved by hand, and the node can be dropped as a crash would.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>

#include "drivers/batch_driver.h"
#include "engine/queries.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/batch_client.h"
#include "tests/support/borrowed_kv.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

using support::BatchClient;
using support::WaitUntil;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using namespace std::chrono_literals;

class BatchesTest : public testing::Test {
 protected:
  BatchesTest() { Restart(); }

  void Restart() {
    client_.reset();
    runtime_.reset();
    batches_.reset();
    core_.reset();
    auto store = KvStore::Open(std::make_unique<BorrowedKv>(kv_)).value();
    core_ = std::make_unique<Core>(std::move(store), clock_, CoreOptions{},
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    ASSERT_TRUE(core_->Start().ok());
    batches_ = std::make_unique<FaktoryBatches>(*core_);
    client_.emplace(*core_, *batches_);
    StartDriver();
  }
  void StartDriver() {
    runtime_ = std::make_unique<Runtime>(*core_, clock_);
    AddBatchDriver(*core_, *runtime_);
    runtime_->Start();
  }
  std::string NewBatch(const std::string& complete, const std::string& success, const std::string& parent = {}) {
    return client_->New(BatchClient::Spec(complete, success, parent)).value();
  }
  // The driver takes its time.
  void ExpectCounts(const std::string& bid, const std::string& counts) {
    WaitUntil([&] { return client_->Counts(bid) == counts; });
    EXPECT_EQ(client_->Counts(bid), counts);
  }
  bool WorkSoon(const std::string& queue, Outcome outcome = Outcome::kCompleted) {
    return WaitUntil([&] { return client_->Work(queue, outcome); });
  }
  JobState ShownOf(const std::string& id) {
    std::promise<JobState> shown;
    core_->Read([&](Result<StoreReader*> reader) { shown.set_value(FindJob(**reader, id).value().head.shown); });
    return shown.get_future().get();
  }
  // All that the driver has to do is done.
  void AwaitSleep(const std::string& bid) {
    EXPECT_TRUE(WaitUntil([&] { return ShownOf(bid) == JobState::kSuspended; })) << Name(ShownOf(bid));
  }

  MemoryKv kv_;
  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Core> core_;
  std::unique_ptr<FaktoryBatches> batches_;
  std::unique_ptr<Runtime> runtime_;
  std::optional<BatchClient> client_;
};

TEST_F(BatchesTest, FromNewToTheSuccessCallback) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  EXPECT_THAT(bid, StartsWith("b-"));
  EXPECT_EQ(client_->Counts(bid), "0/0/0//");
  ASSERT_TRUE(client_->Push(bid).ok());
  ASSERT_TRUE(client_->Push(bid).ok());
  EXPECT_EQ(client_->Counts(bid), "2/2/0//") << "what was acknowledged is counted at once";
  EXPECT_TRUE(client_->Work("work")) << "members start before the commit";
  EXPECT_EQ(client_->Counts(bid), "2/1/0//");
  ASSERT_TRUE(client_->Commit(bid).ok());
  EXPECT_TRUE(client_->Work("work"));
  ExpectCounts(bid, "2/0/0/1/");
  const auto complete = client_->Fetch("complete");
  ASSERT_TRUE(complete);
  EXPECT_EQ(complete->head.id, "done-0001");
  EXPECT_EQ(complete->payload, "[1]");
  EXPECT_THAT(complete->meta, HasSubstr("\"_bid\":\"" + bid + "\""));
  EXPECT_THAT(complete->meta, HasSubstr("\"_cb\":\"complete\""));
  EXPECT_THAT(complete->meta, HasSubstr("\"k\":\"v\""));
  AwaitSleep(bid);
  EXPECT_FALSE(client_->Fetch("success")) << "after the complete callback only";
  ASSERT_TRUE(client_->Finish(*complete, Outcome::kCompleted).ok());
  EXPECT_THAT(client_->Counts(bid), StartsWith("2/0/0/2/"));
  EXPECT_TRUE(WorkSoon("success"));
  ExpectCounts(bid, "2/0/0/2/2");
  EXPECT_TRUE(WaitUntil([&] { return ShownOf(bid) == JobState::kCompleted; }));
  EXPECT_FALSE(client_->Work("complete"));
  EXPECT_FALSE(client_->Work("success"));
}

TEST_F(BatchesTest, StatusTellsAllThatIsKnown) {
  const std::string above = NewBatch("", "good-0001");
  faktory::BatchSpec spec = BatchClient::Spec("", "good-0002", above);
  spec.description = "the \"inner\" one";
  const std::string bid = client_->New(spec).value();
  const std::string status = client_->Status(bid).value();
  EXPECT_THAT(status, StartsWith("{\"bid\":\"" + bid + "\",\"parent_bid\":\"" + above +
                                 "\",\"description\":\"the \\\"inner\\\" one\",\"created_at\":\""));
  EXPECT_THAT(status, testing::EndsWith(R"("total":0,"pending":0,"failed":0,"complete_st":"","success_st":""})"));
  EXPECT_THAT(client_->Status(above).value(), Not(HasSubstr("parent_bid")));
  EXPECT_EQ(client_->Counts(above), "0/0/0//") << "a child batch is no job";
}

TEST_F(BatchesTest, WhatIsNoBatchIsRefused) {
  const std::string unknown = "b-0123456789";
  EXPECT_EQ(client_->Open(unknown).error().detail, "no such batch " + unknown);
  EXPECT_EQ(client_->Commit(unknown).error().detail, "no such batch " + unknown);
  EXPECT_EQ(client_->Status(unknown).error().detail, "no such batch " + unknown);
  EXPECT_EQ(client_->Push(unknown).error().detail, "no such batch " + unknown);
  EXPECT_EQ(client_->New(BatchClient::Spec("", "good-0001", unknown)).error().detail, "no such batch " + unknown);
  const std::string bid = NewBatch("", "good-0001");
  ASSERT_TRUE(client_->Push(bid, "b-job-00001").ok());
  EXPECT_EQ(client_->Commit("b-job-00001").error().detail, "no such batch b-job-00001");
  EXPECT_EQ(client_->Push("b-job-00001").error().detail, "no such batch b-job-00001");
}

TEST_F(BatchesTest, AnEmptyBatchFiresOnCommit) {
  const std::string bid = NewBatch("", "good-0001");
  AwaitSleep(bid);
  EXPECT_FALSE(client_->Work("success"));
  ASSERT_TRUE(client_->Commit(bid).ok());
  EXPECT_TRUE(WorkSoon("success"));
}

TEST_F(BatchesTest, AFailedMemberCompletesAndSucceedsWhenItIsTriedAgain) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  ASSERT_TRUE(client_->Push(bid, "member-01", 5).ok());
  ASSERT_TRUE(client_->Commit(bid).ok());
  ASSERT_TRUE(client_->Work("work", Outcome::kFailed));
  EXPECT_THAT(client_->Counts(bid), StartsWith("1/1/1/"));
  ASSERT_TRUE(WorkSoon("complete"));
  ExpectCounts(bid, "1/1/1/2/");
  AwaitSleep(bid);
  clock_->Advance(1h);
  ASSERT_TRUE(WorkSoon("work", Outcome::kFailed));
  EXPECT_EQ(client_->Counts(bid), "1/1/1/2/");
  AwaitSleep(bid);
  clock_->Advance(1h);
  ASSERT_TRUE(WorkSoon("work"));
  ASSERT_TRUE(WorkSoon("success"));
  ExpectCounts(bid, "1/0/0/2/2");
}

TEST_F(BatchesTest, AFailedCallbackStaysEnqueued) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  ASSERT_TRUE(client_->Commit(bid).ok());
  ASSERT_TRUE(WorkSoon("complete", Outcome::kFailed));
  AwaitSleep(bid);
  EXPECT_EQ(client_->Counts(bid), "0/0/0/1/");
  clock_->Advance(1h);
  ASSERT_TRUE(WorkSoon("complete"));
  ExpectCounts(bid, "0/0/0/2/1");
}

TEST_F(BatchesTest, AMemberAddsToItsBatchAndNobodyAfterACallback) {
  const std::string bid = NewBatch("", "good-0001");
  ASSERT_TRUE(client_->Push(bid).ok());
  ASSERT_TRUE(client_->Commit(bid).ok());
  const auto member = client_->Fetch("work");
  ASSERT_TRUE(member);
  EXPECT_EQ(client_->Open(bid).value(), bid);
  ASSERT_TRUE(client_->Push(bid).ok());
  ASSERT_TRUE(client_->Commit(bid).ok());
  ASSERT_TRUE(client_->Finish(*member, Outcome::kCompleted).ok());
  AwaitSleep(bid);
  EXPECT_FALSE(client_->Work("success"));
  ASSERT_TRUE(client_->Work("work"));
  ExpectCounts(bid, "2/0/0//1");
  EXPECT_THAT(client_->Open(bid).error().detail, HasSubstr("takes no more jobs"));
  EXPECT_THAT(client_->Push(bid).error().detail, HasSubstr("takes no more jobs"));
  EXPECT_THAT(client_->New(BatchClient::Spec("", "good-0002", bid)).error().detail, HasSubstr("takes no more jobs"));
  EXPECT_TRUE(client_->Commit(bid).ok());
  EXPECT_EQ(client_->Counts(bid), "2/0/0//1");
}

TEST_F(BatchesTest, TheBatchAboveWaitsForTheCallbacksBelow) {
  const std::string above = NewBatch("above-done", "above-good");
  const std::string below = NewBatch("below-done", "below-good", above);
  ASSERT_TRUE(client_->Push(below, "member-01", 5).ok());
  ASSERT_TRUE(client_->Commit(below).ok());
  ASSERT_TRUE(client_->Commit(above).ok());
  ASSERT_TRUE(client_->Work("work", Outcome::kFailed));
  ExpectCounts(below, "1/1/1/1/");
  AwaitSleep(below);
  AwaitSleep(above);
  EXPECT_EQ(client_->Counts(above), "0/0/0//") << "the callback below is not done";
  ASSERT_TRUE(client_->Work("complete"));
  ExpectCounts(above, "0/0/0/1/");
  ASSERT_TRUE(WorkSoon("complete"));
  ExpectCounts(above, "0/0/0/2/");
  AwaitSleep(below);  // the leap would take the driver's runs away
  AwaitSleep(above);
  clock_->Advance(1h);
  ASSERT_TRUE(WorkSoon("work"));
  ExpectCounts(below, "1/0/0/2/1");
  AwaitSleep(above);
  EXPECT_EQ(client_->Counts(above), "0/0/0/2/");
  const auto good = client_->Fetch("success");
  ASSERT_TRUE(good);
  EXPECT_EQ(good->head.id, "below-good");
  ASSERT_TRUE(client_->Finish(*good, Outcome::kCompleted).ok());
  ASSERT_TRUE(WorkSoon("success"));
  ExpectCounts(above, "0/0/0/2/2");
}

TEST_F(BatchesTest, WhatIsNotCommittedIsGoneAndItsJobsAreLeftAlone) {
  const std::string above = NewBatch("above-done", "");
  const std::string bid = NewBatch("", "good-0001", above);
  ASSERT_TRUE(client_->Push(bid, "member-01").ok());
  ASSERT_TRUE(client_->Commit(above).ok());
  // A run over which the clock leaps would lose its lease.
  AwaitSleep(bid);
  AwaitSleep(above);
  clock_->Advance(29min);
  AwaitSleep(bid);
  AwaitSleep(above);
  clock_->Advance(1min);
  EXPECT_TRUE(WaitUntil([&] { return !client_->Status(bid).ok(); }));
  EXPECT_EQ(client_->Commit(bid).error().detail, "no such batch " + bid);
  EXPECT_THAT(client_->Push(bid).error().detail, HasSubstr(bid));
  EXPECT_EQ(ShownOf("member-01"), JobState::kQueued);
  EXPECT_TRUE(WorkSoon("complete")) << "the batch above does not wait for it";
}

TEST_F(BatchesTest, EveryStepSurvivesARestart) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  Restart();
  ASSERT_TRUE(client_->Push(bid, "member-01", 5).ok());
  Restart();
  ASSERT_TRUE(client_->Work("work", Outcome::kFailed));
  Restart();
  ASSERT_TRUE(client_->Commit(bid).ok());
  Restart();
  ASSERT_TRUE(WorkSoon("complete"));
  Restart();
  AwaitSleep(bid);  // a run of the driver that is under way would lose its lease
  clock_->Advance(1h);
  ASSERT_TRUE(WorkSoon("work"));
  Restart();
  ASSERT_TRUE(WorkSoon("success"));
  Restart();
  ExpectCounts(bid, "1/0/0/2/2");
  EXPECT_FALSE(client_->Work("complete"));
  EXPECT_FALSE(client_->Work("success"));
}

// A node claims the batch with all its news, and is never heard of again.
TEST_F(BatchesTest, ARunThatIsLostIsRepeatedWithTheSameNews) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  ASSERT_TRUE(client_->Push(bid).ok());
  AwaitSleep(bid);
  runtime_->Stop(0s);
  ASSERT_TRUE(client_->Commit(bid).ok());
  ASSERT_TRUE(client_->Work("work"));
  const auto lost = client_->Fetch(std::string(kBatchQueue));
  ASSERT_TRUE(lost);
  EXPECT_EQ(client_->Counts(bid), "1/0/0//");
  StartDriver();
  clock_->Advance(10min);
  ASSERT_TRUE(WaitUntil([&] {
    clock_->Advance(1s);
    return client_->Work("complete");
  }));
  ExpectCounts(bid, "1/0/0/2/1");
  EXPECT_FALSE(client_->Finish(*lost, Outcome::kSuspended).ok());
}

TEST_F(BatchesTest, ACallbackWhoseJidIsTakenGetsAnother) {
  const std::string one = NewBatch("same-jid", "same-jid");
  const std::string two = NewBatch("same-jid", "");
  ASSERT_TRUE(client_->Commit(one).ok());
  ExpectCounts(one, "0/0/0/1/");
  ASSERT_TRUE(client_->Commit(two).ok());
  ExpectCounts(two, "0/0/0/1/");
  EXPECT_TRUE(client_->Work("complete"));
  EXPECT_TRUE(client_->Work("complete"));
  EXPECT_TRUE(WorkSoon("success"));
  ExpectCounts(one, "0/0/0/2/2");
  ExpectCounts(two, "0/0/0/2/");
}

TEST_F(BatchesTest, WhatCannotBeEnqueuedIsTriedAgain) {
  PatchQueueOp strict;
  strict.queue = "success";
  strict.patch.registered = true;
  ASSERT_TRUE(client_->Do(strict).ok());
  const std::string bid = NewBatch("", "good-0001");
  ASSERT_TRUE(client_->Commit(bid).ok());
  EXPECT_TRUE(WaitUntil([&] { return ShownOf(bid) == JobState::kRetrying; }));
  strict.patch.registered = false;
  ASSERT_TRUE(client_->Do(strict).ok());
  clock_->Advance(10min);
  EXPECT_TRUE(WorkSoon("success"));
}

TEST_F(BatchesTest, WhatIsOverIsErasedWithItsJobs) {
  const std::string bid = NewBatch("done-0001", "good-0001");
  ASSERT_TRUE(client_->Push(bid, "member-01").ok());
  ASSERT_TRUE(client_->Work("work"));
  ASSERT_TRUE(client_->Commit(bid).ok());
  ASSERT_TRUE(WorkSoon("complete"));
  ASSERT_TRUE(WorkSoon("success"));
  EXPECT_TRUE(WaitUntil([&] { return ShownOf(bid) == JobState::kCompleted; }));
  EXPECT_TRUE(WaitUntil([&] {
    clock_->Advance(25h);
    return !client_->Status(bid).ok();
  }));
  std::promise<std::size_t> left;
  core_->Read([&](Result<StoreReader*> reader) {
    std::vector<Seq> jobs;
    (*reader)->JobsBefore(UINT64_MAX, 100, jobs);
    left.set_value(jobs.size());
  });
  EXPECT_EQ(left.get_future().get(), 0U);
}

}  // namespace
}  // namespace pawl
