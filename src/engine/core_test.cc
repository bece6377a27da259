// The engine with its thread. Tests wait for answers, never for time: the clock moves only when a test moves it.
#include "engine/core.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <future>
#include <thread>

#include "engine/queries.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {
namespace {

using testing::IsEmpty;
using namespace std::chrono_literals;

// Holds the engine in the middle of a commit.
class Gate {
 public:
  void Close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  void Open() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = false;
    }
    changed_.notify_all();
  }
  void Pass() {  // by the engine
    std::unique_lock lock(mutex_);
    waits_ = closed_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return !closed_; });
    waits_ = false;
  }
  void AwaitEngine() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waits_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool closed_ = false;
  bool waits_ = false;
};

class CoreTest : public testing::Test {
 protected:
  CoreTest() {
    kv_.SetBeforeCommit([this]() -> Result<void> {
      gate_.Pass();
      if (fail_commits_) return Error{ErrorCode::kStorage, "the disk is gone"};
      return {};
    });
  }
  ~CoreTest() override { gate_.Open(); }

  void Start(CoreOptions options = {}) {
    core_.reset();
    auto store = KvStore::Open(std::make_unique<BorrowedKv>(kv_)).value();
    core_ = std::make_unique<Core>(std::move(store), clock_, options,
                                   [this](const Error& error) { fatal_.set_value(error); });
    ASSERT_TRUE(core_->Start().ok());
  }

  template <typename Op>
  std::future<Result<typename Op::Reply>> Send(Op op) {
    auto promise = std::make_shared<std::promise<Result<typename Op::Reply>>>();
    core_->Submit(std::move(op), [promise](Result<typename Op::Reply> reply) { promise->set_value(std::move(reply)); });
    return promise->get_future();
  }
  template <typename Op>
  Result<typename Op::Reply> Do(Op op) {
    return Send(std::move(op)).get();
  }
  static PushOp Pushing(const std::string& type, std::size_t count = 1, std::optional<Millis> delay = {}) {
    PushOp op;
    for (std::size_t i = 0; i < count; ++i) {
      JobSpec spec;
      spec.type = type;
      spec.delay = delay;
      op.jobs.push_back(std::move(spec));
    }
    return op;
  }
  Seq Push(const std::string& type, std::optional<Millis> delay = {}) {
    return Do(Pushing(type, 1, delay)).value().jobs.at(0).seq;
  }
  static ClaimRequest Asking(const std::string& queue, Millis wait = 0s) {
    ClaimRequest request;
    request.queues = {queue};
    request.worker = "w";
    request.wait = wait;
    return request;
  }
  struct Claiming {
    Core::ClaimHandle handle;
    std::future<Result<ClaimReply>> answer;
  };
  Claiming StartClaim(ClaimRequest request) {
    auto promise = std::make_shared<std::promise<Result<ClaimReply>>>();
    const auto handle =
        core_->Claim(std::move(request), [promise](Result<ClaimReply> r) { promise->set_value(std::move(r)); });
    return {handle, promise->get_future()};
  }
  std::vector<ClaimedJob> Claim(ClaimRequest request) {
    return StartClaim(std::move(request)).answer.get().value().jobs;
  }
  std::vector<ClaimedJob> Claim(const std::string& queue) { return Claim(Asking(queue)); }

  static FinishOp Finishing(const ClaimedJob& job, Outcome outcome = Outcome::kCompleted) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = outcome;
    return op;
  }
  Result<HeartbeatOp::Reply> Heartbeat(const ClaimedJob& job) {
    HeartbeatOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    return Do(op);
  }
  // When it returns, the engine has made a turn at the present time, and all before it are counted in the metrics.
  void Turn() { (void)Do(DisownOp{Seq{1'000'000}}); }
  static bool Answered(const Claiming& claim) { return claim.answer.wait_for(0s) == std::future_status::ready; }
  JobState ShownOf(Seq seq) {
    std::promise<JobState> shown;
    core_->Read([&](Result<StoreReader*> reader) { shown.set_value(FindJob(**reader, seq).value().head.shown); });
    return shown.get_future().get();
  }

  MemoryKv kv_;
  Gate gate_;
  std::atomic<bool> fail_commits_ = false;
  std::promise<Error> fatal_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Core> core_;
};

TEST_F(CoreTest, APushIsAnsweredWhenItIsThere) {
  Start();
  const Seq seq = Push("mail");
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(CoreTest, ABlockedClaimWakesOnAPush) {
  Start();
  auto claim = StartClaim(Asking("mail", 20s));
  Turn();
  EXPECT_FALSE(Answered(claim));
  const Seq seq = Push("mail");
  EXPECT_EQ(claim.answer.get()->jobs.at(0).seq, seq);
  Turn();
  EXPECT_EQ(core_->metrics().leases, 1U);
}

TEST_F(CoreTest, ABlockedClaimWakesOnARunThatEnds) {
  Start();
  PatchQueueOp patch;
  patch.queue = "mail";
  patch.patch.concurrency = 1;
  ASSERT_TRUE(Do(patch).ok());
  Push("mail");
  const Seq second = Push("mail");
  const ClaimedJob first = Claim("mail").at(0);
  auto claim = StartClaim(Asking("mail", 20s));
  Turn();
  EXPECT_FALSE(Answered(claim));
  ASSERT_TRUE(Do(Finishing(first)).ok());
  EXPECT_EQ(claim.answer.get()->jobs.at(0).seq, second);
}

TEST_F(CoreTest, ClaimsAreServedInTheOrderTheyCame) {
  Start();
  auto first = StartClaim(Asking("mail", 20s));
  auto second = StartClaim(Asking("mail", 20s));
  Turn();
  const Seq seq = Push("mail");
  EXPECT_EQ(first.answer.get()->jobs.at(0).seq, seq);
  EXPECT_FALSE(Answered(second));
  const Seq next = Push("mail");
  EXPECT_EQ(second.answer.get()->jobs.at(0).seq, next);
}

// A claim that arrived with the push used to be served before one that had waited for it.
TEST_F(CoreTest, AClaimThatWaitsComesBeforeOneThatArrivesWithTheJob) {
  Start();
  auto waiting = StartClaim(Asking("mail", 20s));
  Turn();
  gate_.Close();
  auto held = Send(Pushing("other"));
  gate_.AwaitEngine();
  auto pushed = Send(Pushing("mail"));
  auto fresh = StartClaim(Asking("mail", 20s));
  gate_.Open();
  EXPECT_EQ(waiting.answer.get()->jobs.size(), 1U);
  Turn();
  EXPECT_FALSE(Answered(fresh));
}

TEST_F(CoreTest, AClaimGivesUpWhenItsWaitHasPassed) {
  Start();
  auto claim = StartClaim(Asking("mail", 5s));
  Turn();
  clock_->Advance(4'999ms);
  Turn();
  EXPECT_FALSE(Answered(claim));
  clock_->Advance(1ms);
  EXPECT_THAT(claim.answer.get()->jobs, IsEmpty());
  EXPECT_EQ(Push("mail"), 1U);
  EXPECT_EQ(Claim("mail").size(), 1U) << "nobody got the job in its place";
}

TEST_F(CoreTest, AClaimThatIsCalledOffGetsNothing) {
  Start();
  auto claim = StartClaim(Asking("mail", 60s));
  Turn();
  core_->CancelClaim(claim.handle);
  EXPECT_THAT(claim.answer.get()->jobs, IsEmpty());
  Push("mail");
  EXPECT_EQ(Claim("mail").size(), 1U);
}

// The call to cancel used to be lost when it came with the claim itself: the claim then took jobs for nobody.
TEST_F(CoreTest, AClaimThatIsCalledOffBeforeItWasLookedAtGetsNothing) {
  Start();
  gate_.Close();
  auto held = Send(Pushing("mail"));
  gate_.AwaitEngine();
  auto claim = StartClaim(Asking("mail", 60s));
  core_->CancelClaim(claim.handle);
  gate_.Open();
  EXPECT_THAT(claim.answer.get()->jobs, IsEmpty());
  EXPECT_EQ(Claim("mail").size(), 1U);
}

TEST_F(CoreTest, AClaimLooksAtItsQueuesInOrder) {
  Start();
  Push("low");
  const Seq high = Push("high");
  ClaimRequest request = Asking("high");
  request.queues = {"none", "high", "low"};
  request.count = 2;
  const auto jobs = Claim(request);
  ASSERT_EQ(jobs.size(), 2U);
  EXPECT_EQ(jobs[0].seq, high);
}

TEST_F(CoreTest, AClaimWithANameGetsTheSameJobsAgain) {
  Start();
  Push("mail");
  Push("mail");
  ClaimRequest request = Asking("mail");
  request.claim_id = "c1";
  const ClaimedJob first = Claim(request).at(0);
  const ClaimedJob again = Claim(request).at(0);
  EXPECT_EQ(again.seq, first.seq);
  EXPECT_EQ(again.head.lease->token, first.head.lease->token);
  ASSERT_TRUE(Do(Finishing(first)).ok());
  EXPECT_NE(Claim(request).at(0).seq, first.seq);
}

// Both used to wait, and the one that nobody listened to any more could be the one that got the jobs.
TEST_F(CoreTest, AClaimThatIsRepeatedWhileItWaitsEndsWithNothing) {
  Start();
  ClaimRequest request = Asking("mail", 60s);
  request.claim_id = "c1";
  auto first = StartClaim(request);
  Turn();
  request.worker = "another";
  auto another = StartClaim(request);
  Turn();
  EXPECT_FALSE(Answered(first)) << "the name of a claim belongs to its worker";
  request.worker = Asking("mail").worker;
  auto again = StartClaim(request);
  EXPECT_THAT(first.answer.get()->jobs, IsEmpty());
  Push("mail");
  Push("mail");
  EXPECT_EQ(another.answer.get()->jobs.size(), 1U);
  EXPECT_EQ(again.answer.get()->jobs.size(), 1U);
}

TEST_F(CoreTest, AClaimOfOneJobGetsThatOneOrAnErrorOrNothing) {
  Start();
  Push("mail");
  const Seq second = Push("mail");
  ClaimRequest request = Asking("mail", 60s);
  request.job = second;
  EXPECT_EQ(Claim(request).at(0).seq, second);
  EXPECT_THAT(Claim(request), IsEmpty()) << "it runs already";
  request.job = std::string("nobody");
  EXPECT_EQ(StartClaim(request).answer.get().error().code, ErrorCode::kNotFound);
}

TEST_F(CoreTest, AScheduledJobIsHandedOutExactlyAtItsTime) {
  Start();
  const Seq seq = Push("mail", 10s);
  auto claim = StartClaim(Asking("mail", 60s));
  clock_->Advance(9'999ms);
  Turn();
  EXPECT_FALSE(Answered(claim));
  clock_->Advance(1ms);
  EXPECT_EQ(claim.answer.get()->jobs.at(0).seq, seq);
}

TEST_F(CoreTest, ARateLetsWaitingClaimsGoOnByItself) {
  Start();
  PatchQueueOp patch;
  patch.queue = "mail";
  patch.patch.rate = Rate{1, 1s};
  ASSERT_TRUE(Do(patch).ok());
  Push("mail");
  Push("mail");
  EXPECT_EQ(Claim("mail").size(), 1U);
  auto claim = StartClaim(Asking("mail", 60s));
  Turn();
  EXPECT_FALSE(Answered(claim));
  clock_->Advance(1'100ms);
  EXPECT_EQ(claim.answer.get()->jobs.size(), 1U);
}

TEST_F(CoreTest, ALeaseThatRunsOutGivesTheJobToAnother) {
  Start();
  Push("mail");
  const ClaimedJob lost = Claim("mail").at(0);
  clock_->Advance(29'999ms);
  Turn();
  EXPECT_EQ(ShownOf(lost.seq), JobState::kRunning);
  clock_->Advance(1ms);
  Turn();
  EXPECT_EQ(ShownOf(lost.seq), JobState::kRetrying);
  EXPECT_EQ(Heartbeat(lost).error().code, ErrorCode::kLeaseLost);
  EXPECT_EQ(Do(Finishing(lost)).error().code, ErrorCode::kLeaseLost);
  Turn();
  EXPECT_EQ(core_->metrics().late_rejected, 2U);
  auto claim = StartClaim(Asking("mail", 60s));
  clock_->Advance(60s);
  EXPECT_EQ(claim.answer.get()->jobs.at(0).head.attempt, 2U);
}

TEST_F(CoreTest, AHeartbeatKeepsTheLease) {
  Start();
  Push("mail");
  const ClaimedJob job = Claim("mail").at(0);
  for (int i = 0; i < 10; ++i) {
    clock_->Advance(29s);
    ASSERT_TRUE(Heartbeat(job).ok());
  }
  EXPECT_TRUE(Do(Finishing(job)).ok());
}

TEST_F(CoreTest, JumpsOfTheWallClockNeitherEndLeasesNorFreezeJobs) {
  for (const Millis jump : {Millis(24h), Millis(-24h), Millis(-48h)}) {
    Start();
    Push("run");
    const Seq waiting = Push("wait");
    const ClaimedJob job = Claim("run").at(0);
    clock_->JumpWall(jump);
    Turn();
    EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
    EXPECT_TRUE(Heartbeat(job).ok());
    const ClaimedJob waited = Claim("wait").at(0);
    EXPECT_EQ(waited.seq, waiting);
    EXPECT_TRUE(Do(Finishing(waited)).ok());  // else it would be in the way of the next round
    const Seq scheduled = Push("later", 10s);
    auto claim = StartClaim(Asking("later", 60s));
    clock_->Advance(9s);
    Turn();
    EXPECT_FALSE(Answered(claim));
    clock_->Advance(1s);
    const ClaimedJob later = claim.answer.get()->jobs.at(0);
    EXPECT_EQ(later.seq, scheduled);
    EXPECT_TRUE(Do(Finishing(later)).ok());
    clock_->Advance(19s);
    Turn();
    EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
    clock_->Advance(1s);
    Turn();
    EXPECT_EQ(ShownOf(job.seq), JobState::kRetrying) << "and the lease still ends";
    core_->Stop();
  }
}

TEST_F(CoreTest, ADelayInHandKeepsItsLengthWhenTheClockIsSet) {
  for (const Millis jump : {Millis(24h), Millis(-24h)}) {
    Start();
    const Seq scheduled = Push("later", 1h);
    auto claim = StartClaim(Asking("later", 48h));
    clock_->JumpWall(jump);
    Turn();
    clock_->Advance(1h - 1ms);
    Turn();
    EXPECT_FALSE(Answered(claim));
    clock_->Advance(1ms);
    EXPECT_EQ(claim.answer.get()->jobs.at(0).seq, scheduled);
    core_->Stop();
  }
}

TEST_F(CoreTest, AfterARestartLeasesGetTheirWholeSpanAgain) {
  Start();
  Push("mail");
  const ClaimedJob job = Claim("mail").at(0);
  core_->Stop();
  clock_->Advance(1h);
  Start();
  Turn();
  clock_->Advance(29s);
  Turn();
  EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
  EXPECT_TRUE(Heartbeat(job).ok());
  core_->Stop();
  Start();
  clock_->Advance(30s);
  Turn();
  EXPECT_EQ(ShownOf(job.seq), JobState::kRetrying);
}

TEST_F(CoreTest, ABigPushIsAnsweredAfterItsLastStep) {
  Start();
  EXPECT_EQ(Do(Pushing("mail", 2'000))->jobs.size(), 2'000U);
  ClaimRequest request = Asking("mail");
  request.count = 5'000;
  EXPECT_EQ(Claim(request).size(), 2'000U);
}

TEST_F(CoreTest, ListenersHearOfWhatWasCommittedUntilTheyStop) {
  Start();
  std::vector<Cause> heard;
  const auto id = core_->Listen([&](const std::vector<Transition>& transitions, bool) {
    for (const Transition& transition : transitions) heard.push_back(transition.cause);
  });
  Push("mail");
  ASSERT_TRUE(Do(Finishing(Claim("mail").at(0))).ok());
  Turn();
  core_->Unlisten(id);
  EXPECT_THAT(heard, testing::ElementsAre(Cause::kPushed, Cause::kClaimed, Cause::kCompleted));
  Push("mail");
  Turn();
  EXPECT_EQ(heard.size(), 3U);
}

// ---- Overload, full disk, failure, stop ----

TEST_F(CoreTest, UnderOverloadPushesAndClaimsAreRefusedAtEightyPercentAndFinishesAtAll) {
  CoreOptions options;
  options.max_waiting = 100;
  Start(options);
  Push("mail");
  const ClaimedJob job = Claim("mail").at(0);
  gate_.Close();
  auto held = Send(Pushing("mail"));
  gate_.AwaitEngine();
  std::vector<std::future<Result<JobsReply>>> pushes;
  for (int i = 0; i < 80; ++i) pushes.push_back(Send(Pushing("mail")));
  EXPECT_EQ(Do(Pushing("mail")).error().code, ErrorCode::kOverloaded);
  EXPECT_EQ(StartClaim(Asking("mail")).answer.get().error().code, ErrorCode::kOverloaded);
  std::vector<std::future<Result<FinishOp::Reply>>> finishes;
  for (int i = 0; i < 20; ++i) finishes.push_back(Send(Finishing(job)));
  EXPECT_EQ(Do(Finishing(job)).error().code, ErrorCode::kOverloaded);
  gate_.Open();
  for (auto& push : pushes) EXPECT_TRUE(push.get().ok());
  for (auto& finish : finishes) EXPECT_EQ(finish.get()->shown, JobState::kCompleted);
  EXPECT_TRUE(Do(Pushing("mail")).ok());
}

TEST_F(CoreTest, TooManyBytesAreAnOverloadToo) {
  CoreOptions options;
  options.max_waiting_bytes = 10'000;
  Start(options);
  gate_.Close();
  auto held = Send(Pushing("mail"));
  gate_.AwaitEngine();
  PushOp big = Pushing("mail");
  big.jobs[0].payload = std::string(7'000, '1');
  auto accepted = Send(big);
  EXPECT_EQ(Do(big).error().code, ErrorCode::kOverloaded);
  gate_.Open();
  EXPECT_TRUE(accepted.get().ok());
  EXPECT_TRUE(Do(big).ok());
}

TEST_F(CoreTest, WithoutRoomOnlyPushesAreRefusedAndItHealsByItself) {
  Start();
  Push("mail");
  Push("mail", 10s);
  kv_.SetSpace(false);
  EXPECT_EQ(Do(Pushing("mail")).error().code, ErrorCode::kNoSpace);
  Turn();
  EXPECT_FALSE(core_->metrics().has_space);
  const ClaimedJob job = Claim("mail").at(0);
  EXPECT_TRUE(Heartbeat(job).ok());
  EXPECT_TRUE(Do(Finishing(job)).ok());
  clock_->Advance(10s);
  EXPECT_EQ(Claim("mail").size(), 1U);
  kv_.SetSpace(true);
  EXPECT_TRUE(Do(Pushing("mail")).ok());
}

TEST_F(CoreTest, AfterAFailedCommitNothingIsAcknowledgedAnyMore) {
  Start();
  Push("mail");
  auto waiting = StartClaim(Asking("none", 60s));
  Turn();
  fail_commits_ = true;
  EXPECT_EQ(Do(Pushing("mail")).error().code, ErrorCode::kStorage);
  EXPECT_EQ(fatal_.get_future().get().code, ErrorCode::kStorage);
  fail_commits_ = false;
  EXPECT_THAT(waiting.answer.get()->jobs, IsEmpty());
  EXPECT_EQ(Do(Pushing("mail")).error().code, ErrorCode::kStorage);
  EXPECT_EQ(StartClaim(Asking("mail")).answer.get().error().code, ErrorCode::kStorage);
  EXPECT_EQ(kv_.BeginWrite()->Commit().error().code, ErrorCode::kStorage);
}

TEST_F(CoreTest, AFailedCommitAlsoAnswersWhatWaitsBehindItAndWhatGoesOnInSteps) {
  Start();
  gate_.Close();
  auto held = Send(Pushing("mail", 5'000));
  gate_.AwaitEngine();
  std::vector<std::future<Result<JobsReply>>> pushes;
  for (int i = 0; i < 50; ++i) pushes.push_back(Send(Pushing("mail")));
  auto claim = StartClaim(Asking("none", 60s));
  fail_commits_ = true;
  gate_.Open();
  EXPECT_EQ(held.get().error().code, ErrorCode::kStorage);
  for (auto& push : pushes) EXPECT_EQ(push.get().error().code, ErrorCode::kStorage);
  (void)claim.answer.get();
  EXPECT_EQ(fatal_.get_future().get().code, ErrorCode::kStorage);
}

TEST_F(CoreTest, StopAnswersEverythingExactlyOnce) {
  Start();
  std::atomic<int> asked = 0;
  std::atomic<int> answered = 0;
  const auto count = [&](const auto&) { ++answered; };
  for (int i = 0; i < 20; ++i, ++asked) core_->Claim(Asking("none", 60s), count);
  core_->Submit(Pushing("mail", 3'000), count);
  ++asked;
  std::vector<std::thread> threads;
  for (int t = 0; t < 3; ++t) {
    threads.emplace_back([&] {
      for (int i = 0; i < 500; ++i) {
        asked += 2;
        core_->Submit(Pushing("mail"), count);
        core_->Claim(Asking("mail", 60s), count);
      }
    });
  }
  core_->Stop();
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(answered, asked);
  EXPECT_EQ(Do(Pushing("mail")).error().code, ErrorCode::kStopping);
}

// An operation in steps used to be left without an answer when the engine stopped in the middle of it.
TEST_F(CoreTest, StopBringsABigPushToItsEnd) {
  Start();
  gate_.Close();
  auto push = Send(Pushing("mail", 3'000));
  gate_.AwaitEngine();
  std::thread stopping([&] { core_->Stop(); });
  gate_.Open();
  EXPECT_EQ(push.get()->jobs.size(), 3'000U);
  stopping.join();
  Start();
  ClaimRequest request = Asking("mail");
  request.count = 5'000;
  EXPECT_EQ(Claim(request).size(), 3'000U);
}

// Its reads are made by the engine's thread, as those of the embedded store.
class BreakingKv final : public BorrowedKv {
 public:
  BreakingKv(Kv& kv, const std::atomic<bool>& broken) : BorrowedKv(kv), broken_(broken) {}
  bool Deferred() const override { return true; }
  Millis FlushInterval() const override { return Millis{1'000'000}; }
  std::optional<Error> failure() const override {
    return broken_ ? std::optional(Error{ErrorCode::kStorage, "the pages are gone"}) : std::nullopt;
  }

 private:
  const std::atomic<bool>& broken_;
};

TEST_F(CoreTest, AStoreThatFailsUnderAReadEndsTheEngine) {
  std::atomic<bool> broken = false;
  core_ = std::make_unique<Core>(KvStore::Open(std::make_unique<BreakingKv>(kv_, broken)).value(), clock_,
                                 CoreOptions{}, [this](const Error& error) { fatal_.set_value(error); });
  ASSERT_TRUE(core_->Start().ok());
  const auto read = [&] {
    std::promise<bool> answered;
    core_->Read([&](Result<StoreReader*> reader) { answered.set_value(reader.ok()); });
    return answered.get_future().get();
  };
  EXPECT_TRUE(read());
  broken = true;
  (void)read();  // it may be what finds out, or come too late
  EXPECT_EQ(fatal_.get_future().get().detail, "the pages are gone");
  EXPECT_FALSE(read());
  core_->Stop();
}

}  // namespace
}  // namespace pawl
