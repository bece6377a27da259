// The runtime on an engine in memory. Time moves only when a test moves it, and tests wait for signals.
#include "runtime/runtime.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

#include "engine/queries.h"
#include "runtime/core_calls.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/borrowed_kv.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using support::WaitUntil;
using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

// Keeps the runs that it is given until the test takes them.
class HeldRuns final : public Executor {
 public:
  struct Seen {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::shared_ptr<ActiveRun>> started;
    std::vector<CancelReason> cancelled;
    bool stopped = false;
  };
  explicit HeldRuns(std::shared_ptr<Seen> seen) : seen_(std::move(seen)) {}

  void Start(std::shared_ptr<ActiveRun> run) override {
    Note([&] { seen_->started.push_back(std::move(run)); });
  }
  void Cancel(ActiveRun&, CancelReason reason) override {
    Note([&] { seen_->cancelled.push_back(reason); });
  }
  void Stop() override {
    Note([&] { seen_->stopped = true; });
  }

 private:
  template <typename Change>
  void Note(Change change) {
    {
      const std::lock_guard lock(seen_->mutex);
      change();
    }
    seen_->changed.notify_all();
  }

  const std::shared_ptr<Seen> seen_;
};

FinishOp Ending(Outcome outcome) {
  FinishOp op;
  op.outcome = outcome;
  return op;
}

class RuntimeTest : public testing::Test {
 protected:
  RuntimeTest() {
    kv_.SetBeforeCommit([this]() -> Result<void> {
      if (!away_) return {};
      ++refused_commits_;
      return Error{ErrorCode::kUnavailable, "away"};
    });
    core_ = std::make_unique<Core>(KvStore::Open(std::make_unique<BorrowedKv>(kv_)).value(), clock_, CoreOptions{},
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    EXPECT_TRUE(core_->Start().ok());
  }
  ~RuntimeTest() override {
    runtime_.reset();
    core_->Stop();
  }

  void Start(std::uint32_t concurrency = 4) {
    Start({.name = "test", .queues = {"mail"}, .concurrency = concurrency, .lease = 30s});
  }
  void Start(WorkOptions options) {
    runtime_ = std::make_unique<Runtime>(*core_, clock_, &workers_);
    load_ = runtime_->Add(std::move(options), std::make_unique<HeldRuns>(seen_));
    runtime_->Start();
  }
  WorkerEntry OnlyWorker() {
    EXPECT_TRUE(WaitUntil([&] { return workers_.List({}, core_->now().wall).size() == 1; }));
    return workers_.List({}, core_->now().wall).front();
  }

  template <typename Op>
  typename Op::Reply Do(Op op) {
    auto reply = SubmitAndWait(*core_, std::move(op));
    EXPECT_TRUE(reply.ok()) << (reply.ok() ? "" : ToString(reply.error()));
    return reply.ok() ? *std::move(reply) : typename Op::Reply{};
  }
  std::vector<Seq> Push(std::size_t count, const JobSpec& like = {}) {
    PushOp op;
    op.jobs.resize(count, like);
    for (JobSpec& job : op.jobs) job.type = "mail";
    std::vector<Seq> seqs;
    for (const JobRow& row : Do(std::move(op)).jobs) seqs.push_back(row.seq);
    return seqs;
  }
  std::vector<ClaimedJob> ClaimAs(const std::string& worker) {
    ClaimRequest request;
    request.queues = {"mail"};
    request.worker = worker;
    auto reply = Await<ClaimReply>([&](auto done) { core_->Claim(request, std::move(done)); });
    return reply.ok() ? std::move(reply->jobs) : std::vector<ClaimedJob>{};
  }
  // It pushes a job whose id belongs to another one.
  FinishOp EndThatIsRefused() {
    JobSpec job;
    job.type = "mail";
    job.id = "taken";
    job.delay = 1h;
    Push(1, job);
    FinishOp end = Ending(Outcome::kCompleted);
    job.content = HashBytes("another");
    end.push.push_back(job);
    return end;
  }
  JobHead Head(Seq seq) {
    return ReadNow(*core_, [&](StoreReader& reader) { return FindJob(reader, seq); }).value().head;
  }
  bool BecomesShown(Seq seq, JobState shown) {
    return WaitUntil([&] { return Head(seq).shown == shown; });
  }

  std::shared_ptr<ActiveRun> NextRun() {
    std::unique_lock lock(seen_->mutex);
    EXPECT_TRUE(seen_->changed.wait_for(lock, support::kPatience, [&] { return !seen_->started.empty(); }));
    if (seen_->started.empty()) return nullptr;
    auto run = std::move(seen_->started.front());
    seen_->started.pop_front();
    return run;
  }
  std::vector<CancelReason> AwaitCancelled(std::size_t count) {
    std::unique_lock lock(seen_->mutex);
    seen_->changed.wait_for(lock, support::kPatience, [&] { return seen_->cancelled.size() >= count; });
    return seen_->cancelled;
  }
  bool HasStarted() {
    const std::lock_guard lock(seen_->mutex);
    return !seen_->started.empty();
  }

  MemoryKv kv_;
  std::atomic<bool> away_{false};
  std::atomic<int> refused_commits_{0};
  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  const std::shared_ptr<HeldRuns::Seen> seen_ = std::make_shared<HeldRuns::Seen>();
  std::unique_ptr<Core> core_;
  WorkerRegistry workers_;
  std::unique_ptr<Runtime> runtime_;
  std::shared_ptr<const WorkLoad> load_;
};

TEST_F(RuntimeTest, AJobIsClaimedRunAndFinished) {
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  EXPECT_EQ(run->job().seq, seq);
  EXPECT_TRUE(Head(seq).lease->worker.starts_with("pawl.test.")) << Head(seq).lease->worker;
  run->Finish(Ending(Outcome::kCompleted));
  EXPECT_TRUE(BecomesShown(seq, JobState::kCompleted));
}

TEST_F(RuntimeTest, NoMoreRunsThanItsConcurrency) {
  Start(2);
  Push(2);
  const auto first = NextRun();
  const auto second = NextRun();
  const std::vector<Seq> more = Push(2);
  EXPECT_EQ(Head(more[0]).shown, JobState::kQueued);
  first->Finish(Ending(Outcome::kCompleted));
  const auto third = NextRun();
  EXPECT_EQ(third->job().seq, more[0]);
  EXPECT_EQ(Head(more[1]).shown, JobState::kQueued);
}

TEST_F(RuntimeTest, HeartbeatsKeepTheLeasesOfAllRuns) {
  Start();
  const std::vector<Seq> seqs = Push(3);
  for (std::size_t i = 0; i < seqs.size(); ++i) NextRun();
  for (int i = 0; i < 6; ++i) {
    clock_->Advance(10s);
    const SteadyTime deadline = clock_->Read().steady + 30s;
    for (const Seq seq : seqs) EXPECT_TRUE(WaitUntil([&] { return Head(seq).lease->deadline == deadline; }));
  }
  EXPECT_EQ(Head(seqs[0]).attempt, 1U);
  EXPECT_THAT(AwaitCancelled(0), IsEmpty());
}

TEST_F(RuntimeTest, ProgressIsSentWithAHeartbeat) {
  Start();
  const Seq seq = Push(1).front();
  NextRun()->ReportProgress("7");
  EXPECT_TRUE(WaitUntil([&] {
    clock_->Advance(1s);
    return ReadNow(*core_, [&](StoreReader& reader) { return ReadJob(reader, seq); }).value().progress == "7";
  }));
}

TEST_F(RuntimeTest, AJobThatIsAskedToStopIsCancelledAtOnce) {
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  Do(TerminateOp{seq});
  EXPECT_THAT(AwaitCancelled(1), ElementsAre(CancelReason::kTerminated));
  run->Release();
  EXPECT_TRUE(BecomesShown(seq, JobState::kTerminated));
}

TEST_F(RuntimeTest, ARunWhoseTimeIsOverIsCancelled) {
  Start(1);
  JobSpec spec;
  spec.timeout = 5s;
  spec.retry.base = 1h;
  const Seq seq = Push(1, spec).front();
  const auto run = NextRun();
  clock_->Advance(5s);
  EXPECT_THAT(AwaitCancelled(1), ElementsAre(CancelReason::kLeaseLost));
  run->Finish(Ending(Outcome::kCompleted));  // too late
  const Seq next = Push(1).front();
  while (NextRun()->job().seq != next) continue;  // the runtime has room again
  EXPECT_NE(Head(seq).shown, JobState::kCompleted);
}

TEST_F(RuntimeTest, AHeartbeatThatFindsTheJobGoneCancelsTheRun) {
  Start(1);
  const Seq seq = Push(1).front();
  FinishOp end = Ending(Outcome::kCompleted);
  end.job = seq;
  end.token = NextRun()->job().head.lease->token;
  Do(end);
  clock_->Advance(10s);
  EXPECT_THAT(AwaitCancelled(1), ElementsAre(CancelReason::kLeaseLost));
}

TEST_F(RuntimeTest, AnEndWithoutTheLeaseIsDropped) {
  Start(1);
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  FinishOp release = Ending(Outcome::kReleased);
  release.job = seq;
  release.token = run->job().head.lease->token;
  Do(release);
  // Others have run it so often that the engine has forgotten the token.
  for (std::size_t i = 0; i < kAnswersKept; ++i) {
    release.token = ClaimAs("w").at(0).head.lease->token;
    Do(release);
  }
  run->Finish(Ending(Outcome::kCompleted));
  EXPECT_EQ(NextRun()->job().seq, seq) << "there is room again, and the job still waits";
}

TEST_F(RuntimeTest, AnEndIsRepeatedWhileTheStoreIsUnavailable) {
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  away_ = true;
  run->Finish(Ending(Outcome::kCompleted));
  EXPECT_TRUE(WaitUntil([&] {
    clock_->Advance(100ms);
    return refused_commits_ > 3;
  }));
  away_ = false;
  EXPECT_TRUE(WaitUntil([&] {
    clock_->Advance(100ms);
    return Head(seq).shown == JobState::kCompleted;
  }));
  EXPECT_EQ(Head(seq).attempt, 1U);
}

TEST_F(RuntimeTest, ARefusedEndIsReplacedByTheExecutor) {
  const FinishOp end = EndThatIsRefused();
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  std::promise<ErrorCode> refused;
  run->Finish(end, [&](const Error& error) {
    refused.set_value(error.code);
    run->Finish(Ending(Outcome::kCompleted));
  });
  EXPECT_EQ(refused.get_future().get(), ErrorCode::kIdTaken);
  EXPECT_TRUE(BecomesShown(seq, JobState::kCompleted));
}

TEST_F(RuntimeTest, ARefusedEndFailsTheRunOtherwise) {
  const FinishOp end = EndThatIsRefused();
  Start();
  const Seq seq = Push(1).front();
  NextRun()->Finish(end);
  EXPECT_TRUE(BecomesShown(seq, JobState::kRetrying));
}

TEST_F(RuntimeTest, QuietStopsClaimsOnly) {
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  EXPECT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 1; }));
  runtime_->Quiet();
  EXPECT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 0; }));
  const Seq later = Push(1).front();
  clock_->Advance(10s);
  EXPECT_TRUE(WaitUntil([&] { return Head(seq).lease->deadline == clock_->Read().steady + 30s; })) << "leases are kept";
  run->Finish(Ending(Outcome::kCompleted));
  EXPECT_TRUE(BecomesShown(seq, JobState::kCompleted));
  EXPECT_EQ(Head(later).shown, JobState::kQueued);
}

TEST_F(RuntimeTest, AnExecutorIsAWorkerThatCanBeToldToBeQuiet) {
  Start(3);
  const WorkerEntry worker = OnlyWorker();
  EXPECT_TRUE(worker.name.starts_with("pawl.test.")) << worker.name;
  EXPECT_THAT(worker.queues, ElementsAre("mail"));
  EXPECT_EQ(worker.info.concurrency, 3U);
  // The claim that waits is there when the engine counts it, and goes when the worker is told.
  ASSERT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 1; }));
  workers_.Tell(worker.name, {.quiet = true});
  ASSERT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 0; }));
  const Seq seq = Push(1).front();
  clock_->Advance(5s);
  EXPECT_EQ(ClaimAs("another").size(), 1U);
  EXPECT_EQ(Head(seq).lease->worker, "another");
  EXPECT_FALSE(HasStarted());
}

TEST_F(RuntimeTest, AnExecutorThatIsBehindTakesLess) {
  std::atomic<int> lag_ms = 200;
  Start({.name = "test", .queues = {"mail"}, .concurrency = 64, .lease = 30s, .lag = [&lag_ms] {
           return std::chrono::milliseconds(lag_ms);
         }});
  std::vector<std::shared_ptr<ActiveRun>> runs;
  Push(64);
  for (int i = 0; i < 48; ++i) runs.push_back(NextRun());
  EXPECT_EQ(load_->target, 48U);
  EXPECT_EQ(load_->in_flight, 48U);
  lag_ms = 0;
  for (int i = 0; i < 8; ++i) {
    clock_->Advance(1s);
    runs[static_cast<std::size_t>(i)]->Finish(Ending(Outcome::kCompleted));
    ASSERT_TRUE(
        WaitUntil([&] { return Head(runs[static_cast<std::size_t>(i)]->job().seq).shown == JobState::kCompleted; }));
  }
  EXPECT_TRUE(WaitUntil([&] { return load_->target > 48U; }));
  runtime_->Stop(0s);
}

TEST(NextTargetTest, FallsByAQuarterAndRisesByASixteenth) {
  EXPECT_EQ(NextTarget(256, 256, 51ms), 192U);
  EXPECT_EQ(NextTarget(20, 256, 51ms), 16U);
  EXPECT_EQ(NextTarget(16, 256, 1s), 16U);
  EXPECT_EQ(NextTarget(4, 4, 1s), 4U) << "fewer than the least, because it has no more";
  EXPECT_EQ(NextTarget(192, 256, 50ms), 204U);
  EXPECT_EQ(NextTarget(4, 256, 0ms), 5U);
  EXPECT_EQ(NextTarget(250, 256, 0ms), 256U);
}

TEST_F(RuntimeTest, StopWaitsForRunsWithinItsGrace) {
  Start();
  const Seq seq = Push(1).front();
  const auto run = NextRun();
  EXPECT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 1; }));
  auto stopped = std::async(std::launch::async, [&] { runtime_->Stop(30s); });
  EXPECT_TRUE(WaitUntil([&] { return core_->metrics().waiting_claims == 0; }));
  clock_->Advance(29s);
  run->Finish(Ending(Outcome::kCompleted));
  stopped.get();
  EXPECT_EQ(Head(seq).shown, JobState::kCompleted);
  EXPECT_THAT(seen_->cancelled, IsEmpty());
  EXPECT_TRUE(seen_->stopped);
}

TEST_F(RuntimeTest, StopReleasesTheRunsThatDoNotEnd) {
  Start();
  const std::vector<Seq> seqs = Push(2);
  NextRun();
  const auto run = NextRun();
  runtime_->Stop(0s);
  EXPECT_THAT(seen_->cancelled, ElementsAre(CancelReason::kStopping, CancelReason::kStopping));
  EXPECT_TRUE(seen_->stopped);
  for (const Seq seq : seqs) {
    EXPECT_EQ(Head(seq).shown, JobState::kQueued);
    EXPECT_FALSE(Head(seq).lease);
  }
  EXPECT_FALSE(HasStarted());
}

TEST_F(RuntimeTest, StopReturnsWhileTheStoreIsUnavailable) {
  Start();
  Push(1);
  const auto run = NextRun();
  away_ = true;
  run->Finish(Ending(Outcome::kCompleted));
  runtime_->Stop(0s);
  away_ = false;
}

TEST_F(RuntimeTest, AnEngineThatStopsEndsTheClaims) {
  Start();
  Push(1);
  const auto run = NextRun();
  core_->Stop();
  run->Finish(Ending(Outcome::kCompleted));
  runtime_->Stop(0s);
}

// A process was killed, and another one opens its data directory.
TEST_F(RuntimeTest, LeasesThatAnEarlierProcessLeftBehindAreReleased) {
  const Seq seq = Push(1).front();
  ASSERT_EQ(ClaimAs("pawl.test.host.1").size(), 1U);
  Start();
  EXPECT_EQ(NextRun()->job().seq, seq);
}

TEST_F(RuntimeTest, LeasesOfOtherWorkersAreLeftAlone) {
  Push(1);
  ASSERT_EQ(ClaimAs("pawl.testing").size(), 1U);
  Start();
  const Seq other = Push(1).front();
  EXPECT_EQ(NextRun()->job().seq, other);
}

}  // namespace
}  // namespace pawl
