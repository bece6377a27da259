// The engine on a store whose commits become durable after they were made: nothing is told before, whoever asks.
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/core.h"
#include "engine/queries.h"
#include "engine/wakeup_batch.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {
namespace {

// Commits are durable when the test says so, or the store is flushed.
class TestSyncer final : public Syncer {
 public:
  void Committed() {
    const std::lock_guard lock(mutex_);
    ++committed_;
    changed_.notify_all();
  }
  void SetDurable(CommitNumber number) {
    {
      const std::lock_guard lock(mutex_);
      durable_ = number;
    }
    Moved(true);
  }
  void Fail(ErrorCode code) {
    {
      const std::lock_guard lock(mutex_);
      failure_ = Error{code, "the disk is gone"};
    }
    Moved(false);
  }
  void Flush() {
    const std::lock_guard lock(mutex_);
    durable_ = committed_;
    if (failure_ && failure_->code == ErrorCode::kNoSpace) failure_.reset();
    changed_.notify_all();
  }
  bool stuck() {
    const std::lock_guard lock(mutex_);
    return failure_ && failure_->code == ErrorCode::kNoSpace;
  }
  void AwaitCommits(CommitNumber number) {
    Await([=, this] { return committed_ >= number; });
  }
  void AwaitSomebodyWaiting() {
    Await([this] { return waiting_; });
  }

  CommitNumber committed() const override {
    const std::lock_guard lock(mutex_);
    return committed_;
  }
  Result<CommitNumber> durable() const override {
    const std::lock_guard lock(mutex_);
    if (failure_ && failure_->code != ErrorCode::kNoSpace) return *failure_;
    return durable_;
  }
  Result<void> AwaitAll() override {
    std::unique_lock lock(mutex_);
    waiting_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return durable_ == committed_ || failure_; });
    waiting_ = false;
    if (durable_ == committed_) return {};
    return *failure_;
  }
  void OnMoved(std::function<void(bool durable)> moved) override {
    const std::lock_guard lock(moved_mutex_);
    moved_ = std::move(moved);
  }

 private:
  void Moved(bool durable) {
    changed_.notify_all();
    const std::lock_guard lock(moved_mutex_);
    if (moved_) moved_(durable);
  }
  template <typename Condition>
  void Await(Condition condition) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, condition);
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  CommitNumber committed_ = 0;
  CommitNumber durable_ = 0;
  std::optional<Error> failure_;
  bool waiting_ = false;
  std::mutex moved_mutex_;
  std::function<void(bool durable)> moved_;
};

class SyncedKv final : public BorrowedKv {
 public:
  SyncedKv(Kv& kv, TestSyncer& syncer) : BorrowedKv(kv), syncer_(syncer) {}
  Result<void> Flush() override {
    syncer_.Flush();
    return {};
  }
  bool Deferred() const override { return true; }
  Millis FlushInterval() const override { return Millis{1'000'000}; }
  bool FlushNow() const override { return syncer_.stuck(); }
  Syncer* syncer() override { return &syncer_; }

 private:
  TestSyncer& syncer_;
};

template <typename T>
bool Ready(const std::future<T>& future) {
  return future.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

class DurableAnswersTest : public testing::Test {
 protected:
  DurableAnswersTest() {
    kv_.SetBeforeCommit([this]() -> Result<void> {
      syncer_.Committed();
      return {};
    });
    auto store = KvStore::Open(std::make_unique<SyncedKv>(kv_, syncer_)).value();
    core_ = std::make_unique<Core>(std::move(store), std::make_shared<SystemClock>(), CoreOptions{},
                                   [this](const Error& error) { fatal_.set_value(error); });
    core_->Listen([this](const std::vector<Transition>& transitions, bool) {
      const std::lock_guard lock(heard_mutex_);
      heard_ += transitions.size();
    });
    EXPECT_TRUE(core_->Start().ok());
  }
  ~DurableAnswersTest() override { core_->Stop(); }

  template <typename Op>
  std::future<Result<typename Op::Reply>> Send(Op op) {
    auto promise = std::make_shared<std::promise<Result<typename Op::Reply>>>();
    core_->Submit(std::move(op), [promise](Result<typename Op::Reply> reply) { promise->set_value(std::move(reply)); });
    return promise->get_future();
  }
  std::future<Result<JobsReply>> Push() {
    PushOp op;
    op.jobs.emplace_back().type = "t";
    return Send(std::move(op));
  }
  std::future<Result<ClaimReply>> Claim() {
    ClaimRequest request;
    request.queues = {"t"};
    request.worker = "w";
    request.count = 1;
    auto promise = std::make_shared<std::promise<Result<ClaimReply>>>();
    core_->Claim(std::move(request), [promise](Result<ClaimReply> reply) { promise->set_value(std::move(reply)); });
    return promise->get_future();
  }
  // How many jobs there are.
  std::future<Result<std::uint64_t>> Count() {
    auto promise = std::make_shared<std::promise<Result<std::uint64_t>>>();
    core_->Read([promise](Result<StoreReader*> reader) {
      if (!reader.ok()) return promise->set_value(reader.error());
      std::vector<Seq> seqs;
      (*reader)->JobsBefore(UINT64_MAX, 100, seqs);
      promise->set_value(seqs.size());
    });
    return promise->get_future();
  }
  std::size_t heard() {
    const std::lock_guard lock(heard_mutex_);
    return heard_;
  }

  MemoryKv kv_;
  TestSyncer syncer_;
  std::mutex heard_mutex_;
  std::size_t heard_ = 0;
  std::promise<Error> fatal_;
  std::unique_ptr<Core> core_;
};

TEST_F(DurableAnswersTest, AnswersLeaveWhenTheirCommitIsDurableWhileTurnsGoOn) {
  auto first = Push();
  syncer_.AwaitCommits(1);
  auto second = Push();
  syncer_.AwaitCommits(2);
  EXPECT_FALSE(Ready(first));
  EXPECT_EQ(heard(), 0U);
  syncer_.SetDurable(1);
  EXPECT_TRUE(first.get().ok());
  EXPECT_FALSE(Ready(second));
  syncer_.SetDurable(2);
  EXPECT_TRUE(second.get().ok());
}

TEST_F(DurableAnswersTest, AnswersDoNotWaitForTheTurnUnderWay) {
  auto first = Push();
  syncer_.AwaitCommits(1);
  const auto committing = std::make_shared<std::promise<void>>();
  std::promise<void> go;
  kv_.SetBeforeCommit([this, committing, gone = go.get_future().share()]() -> Result<void> {
    syncer_.Committed();
    committing->set_value();
    gone.wait();
    return {};
  });
  auto second = Push();
  committing->get_future().wait();
  syncer_.SetDurable(1);
  EXPECT_TRUE(Ready(first));
  EXPECT_EQ(heard(), 1U);
  go.set_value();
  syncer_.SetDurable(2);
  EXPECT_TRUE(second.get().ok());
}

TEST_F(DurableAnswersTest, WhatHappenedIsHeardOfWhenItIsDurable) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  auto claimed = Claim();
  syncer_.AwaitCommits(2);
  EXPECT_FALSE(Ready(claimed));
  EXPECT_EQ(heard(), 0U);
  syncer_.SetDurable(2);
  EXPECT_EQ(claimed.get().value().jobs.size(), 1U);
  EXPECT_TRUE(pushed.get().ok());
  core_->Stop();
  EXPECT_EQ(heard(), 2U);
}

// Whoever listens may take long, as another node does that is told over the network.
TEST_F(DurableAnswersTest, WhoAskedIsWokenBeforeWhoListensIsTold) {
  std::atomic<bool> woken = false;
  std::promise<bool> woken_when_heard;
  core_->Listen([&](const std::vector<Transition>&, bool) { woken_when_heard.set_value(woken); });
  PushOp op;
  op.jobs.emplace_back().type = "t";
  core_->Submit(std::move(op), [&](const Result<JobsReply>&) {
    WakeupBatch::WakeLater(this, [&](WakeupBatch::MayRunInline) { woken = true; });
  });
  syncer_.AwaitCommits(1);
  syncer_.SetDurable(1);
  EXPECT_TRUE(woken_when_heard.get_future().get());
  core_->Stop();
}

TEST_F(DurableAnswersTest, AReadWaitsForWhatItSees) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  auto count = Count();
  syncer_.AwaitSomebodyWaiting();
  EXPECT_FALSE(Ready(count));
  syncer_.SetDurable(1);
  EXPECT_EQ(count.get().value(), 1U);
  EXPECT_TRUE(pushed.get().ok());
}

TEST_F(DurableAnswersTest, ARefusalThatRestsOnACommitWaitsForIt) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  FinishOp finish;
  finish.job = Seq{1};
  auto refused = Send(std::move(finish));
  auto another = Push();  // the refusal commits nothing by itself
  syncer_.AwaitCommits(2);
  EXPECT_FALSE(Ready(refused));
  syncer_.SetDurable(2);
  EXPECT_EQ(refused.get().error().code, ErrorCode::kLeaseLost);
}

TEST_F(DurableAnswersTest, WhatNeverBecomesDurableIsAnErrorForAllWhoWait) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  syncer_.Fail(ErrorCode::kStorage);
  EXPECT_EQ(pushed.get().error().code, ErrorCode::kStorage);
  EXPECT_EQ(fatal_.get_future().get().code, ErrorCode::kStorage);
  EXPECT_EQ(Push().get().error().code, ErrorCode::kStorage);
  EXPECT_FALSE(Count().get().ok());
  EXPECT_EQ(heard(), 0U);
}

TEST_F(DurableAnswersTest, ASyncerWithoutRoomIsHelpedByAFlush) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  syncer_.Fail(ErrorCode::kNoSpace);
  EXPECT_TRUE(pushed.get().ok());
  EXPECT_EQ(Count().get().value(), 1U);
}

TEST_F(DurableAnswersTest, StoppingFlushesAndAnswersWhoWaits) {
  auto pushed = Push();
  syncer_.AwaitCommits(1);
  core_->Stop();
  EXPECT_TRUE(pushed.get().ok());
  EXPECT_EQ(heard(), 1U);
}

}  // namespace
}  // namespace pawl
