// Turns of the engine on threads that lend themselves to it, beside its own thread: several of them push, claim and
// complete at once on a store that defers its commits and flushes all the time. Nothing is lost, done twice or left.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <future>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "engine/core.h"
#include "engine/queries.h"
#include "engine/wakeup_batch.h"
#include "store/journal/journaled_kv.h"
#include "store/kv_store.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using support::WaitUntil;
using namespace std::chrono_literals;

constexpr int kThreads = 3;
constexpr int kJobsEach = 1'000;

class LentTurnsTest : public testing::Test {
 protected:
  LentTurnsTest() { Open(); }

  void Open() {
    JournalOptions journal;
    journal.linger = 2ms;
    journal.room = 4096;
    auto store = KvStore::Open(JournaledKv::Open({.dir = dir_.path()}, std::move(journal)).value()).value();
    CoreOptions options;
    core_ = std::make_unique<Core>(std::move(store), std::make_shared<SystemClock>(), options,
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    ASSERT_TRUE(core_->Start().ok());
  }

  void Push(int thread, int number) {
    PushOp op;
    JobSpec& spec = op.jobs.emplace_back();
    spec.type = "t";
    spec.id = "job-" + std::to_string(thread) + "-" + std::to_string(number);
    spec.content = HashBytes(spec.id);
    core_->Submit(std::move(op), [this](const Result<JobsReply>& reply) {
      EXPECT_TRUE(reply.ok());
      ++pushed_;
    });
  }

  // One that waits for a moment, so that turns of the engine's own thread come between.
  void Claim() {
    ClaimRequest request;
    request.queues = {"t"};
    request.worker = "w";
    request.count = 2;
    request.wait = 1ms;
    ++claims_;
    core_->Claim(std::move(request), [this](Result<ClaimReply> reply) {
      EXPECT_TRUE(reply.ok());
      std::lock_guard lock(mutex_);
      for (const ClaimedJob& job : reply->jobs) runs_.emplace_back(job.seq, job.head.lease->token);
      --claims_;
    });
  }

  void CompleteAll() {
    std::vector<std::pair<Seq, Token>> runs;
    {
      std::lock_guard lock(mutex_);
      runs.swap(runs_);
    }
    for (const auto& [seq, token] : runs) {
      FinishOp op;
      op.job = seq;
      op.token = token;
      core_->Submit(std::move(op), [this](const Result<FinishOp::Reply>& reply) {
        EXPECT_TRUE(reply.ok());
        ++completed_;
      });
    }
  }

  void Work(int thread) {
    WakeupBatch gathering(WakeupBatch::MayRunInline::kYes);
    for (int i = 0; i < kJobsEach; ++i) {
      Push(thread, i);
      Claim();
      CompleteAll();
      gathering.Flush();
    }
  }

  std::uint64_t Completed() {
    std::promise<std::uint64_t> count;
    core_->Read([&](Result<StoreReader*> reader) {
      const auto queue = FindQueue(**reader, core_->names(), "t");
      const std::array queues = {queue.value()};
      count.set_value(CountStates(**reader, queues).at(0)[static_cast<std::size_t>(JobState::kCompleted)]);
    });
    return count.get_future().get();
  }

  support::TempDir dir_;
  std::atomic<int> pushed_ = 0;
  std::atomic<int> completed_ = 0;
  std::atomic<int> claims_ = 0;
  std::mutex mutex_;
  std::vector<std::pair<Seq, Token>> runs_;
  std::unique_ptr<Core> core_;
};

TEST_F(LentTurnsTest, EveryJobIsDoneOnceAndIsThereAfterARestart) {
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) threads.emplace_back([this, t] { Work(t); });
  for (std::thread& thread : threads) thread.join();
  constexpr int kAll = kThreads * kJobsEach;
  EXPECT_TRUE(WaitUntil([&] { return pushed_ == kAll && claims_ == 0; }));
  EXPECT_TRUE(WaitUntil([&] {
    Claim();
    CompleteAll();
    return completed_ == kAll;
  })) << completed_;
  EXPECT_TRUE(WaitUntil([&] { return claims_ == 0; }));
  EXPECT_EQ(Completed(), static_cast<std::uint64_t>(kAll));
  core_.reset();
  Open();
  EXPECT_EQ(Completed(), static_cast<std::uint64_t>(kAll));
}

}  // namespace
}  // namespace pawl
