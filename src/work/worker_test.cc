#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <stdexcept>
#include <thread>

#include "tests/support/fake_jobs.h"
#include "work/worker_loop.h"

namespace pawl {
namespace {

Result<std::string> Done(Run&) { return R"({"done":true})"; }

class WorkerTest : public testing::Test {
 protected:
  WorkerLoop Make(WorkerOptions options = {}) {
    if (options.name.empty()) options.name = "w1";
    return WorkerLoop(jobs_, std::move(options), clock_, Millis(0));
  }

  // What became of one run with this handler.
  Finish FinishOf(Worker::Handler handler) {
    WorkerLoop worker = Make();
    worker.Handle("mail", std::move(handler));
    jobs_.Give("j1");
    EXPECT_TRUE(worker.Start().ok());
    const Finish finish = jobs_.WaitForFinishes(1).front();
    worker.Stop();
    EXPECT_EQ(jobs_.finishes().size(), 1U);
    return finish;
  }

  FakeJobs jobs_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
};

// Lets a handler stay until the test says so.
struct Gate {
  std::promise<void> entered;
  std::promise<void> open;
  std::shared_future<void> opened = open.get_future().share();

  Worker::Handler Handler() {
    return [this](Run& run) {
      entered.set_value();
      opened.wait();
      return Done(run);
    };
  }
};

// Stays until it is cancelled.
void WaitForCancel(const Run& run) {
  std::promise<void> cancelled;
  const std::stop_callback callback(run.stop_token(), [&] { cancelled.set_value(); });
  cancelled.get_future().wait();
}

TEST_F(WorkerTest, ResultOfTheHandlerCompletesTheRun) {
  const Finish finish = FinishOf(Done);
  EXPECT_EQ(finish.job, "j1");
  EXPECT_EQ(finish.token, "token");
  EXPECT_EQ(finish.outcome, RunOutcome::kCompleted);
  EXPECT_EQ(finish.result, R"({"done":true})");
}

TEST_F(WorkerTest, ErrorOfTheHandlerFailsTheRun) {
  const Finish finish = FinishOf([](pawl::Run&) -> Result<std::string> {
    return Error{ErrorCode::kUnreachable, "smtp: connection refused"};
  });
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
  EXPECT_EQ(finish.error->type, "unreachable");
  EXPECT_EQ(finish.error->message, "smtp: connection refused");
  EXPECT_TRUE(finish.retry);
}

TEST_F(WorkerTest, FailForGoodIsNotRetried) {
  const Finish finish =
      FinishOf([](pawl::Run& run) { return run.Fail({.message = "no such user"}, {.retry = false}); });
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
  EXPECT_EQ(finish.error->message, "no such user");
  EXPECT_FALSE(finish.retry);
}

TEST_F(WorkerTest, ExceptionFailsTheRunWithItsTypeAndText) {
  const Finish finish = FinishOf([](pawl::Run&) -> Result<std::string> { throw std::out_of_range("row 7"); });
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
  EXPECT_EQ(finish.error->type, "std::out_of_range");
  EXPECT_EQ(finish.error->message, "row 7");
}

TEST_F(WorkerTest, StrangeExceptionFailsTheRunToo) {
  const Finish finish = FinishOf([](pawl::Run&) -> Result<std::string> { throw 42; });
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
}

TEST_F(WorkerTest, ResultThatIsNotJsonFailsTheRun) {
  const Finish finish = FinishOf([](pawl::Run&) -> Result<std::string> { return "hello"; });
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
  EXPECT_EQ(finish.error->type, "bad_result");
}

TEST_F(WorkerTest, SuspendAndReleaseAreOutcomesOfTheirOwn) {
  EXPECT_EQ(FinishOf([](pawl::Run& run) { return run.Suspend({.wake_in = Millis(500)}); }).wake_in, Millis(500));
}

TEST_F(WorkerTest, ReleasePushesNothing) {
  const Finish finish = FinishOf([](pawl::Run& run) {
    run.Push({.type = "next"});
    return run.Release(Millis(1'000));
  });
  EXPECT_EQ(finish.outcome, RunOutcome::kReleased);
  EXPECT_EQ(finish.delay, Millis(1'000));
  EXPECT_TRUE(finish.push.empty());
}

TEST_F(WorkerTest, PushedJobsComeWithTheFinish) {
  const Finish finish = FinishOf([](pawl::Run& run) {
    run.Push({.type = "next"});
    return Done(run);
  });
  ASSERT_EQ(finish.push.size(), 1U);
  EXPECT_EQ(finish.push.front().type, "next");
}

TEST_F(WorkerTest, TypeWithoutHandlerFailsAndSaysSo) {
  WorkerLoop worker = Make({.queues = {"mixed"}});
  worker.Handle("mail", Done);
  jobs_.Give("j1", "fax");
  ASSERT_TRUE(worker.Start().ok());
  const Finish finish = jobs_.WaitForFinishes(1).front();
  EXPECT_EQ(finish.error->type, "no_handler");
  EXPECT_NE(finish.error->message.find("fax"), std::string::npos);
}

TEST_F(WorkerTest, HandlerForOthersGetsWhatIsLeft) {
  WorkerLoop worker = Make({.queues = {"mixed"}});
  worker.HandleOthers(Done);
  jobs_.Give("j1", "fax");
  ASSERT_TRUE(worker.Start().ok());
  EXPECT_EQ(jobs_.WaitForFinishes(1).front().outcome, RunOutcome::kCompleted);
}

TEST_F(WorkerTest, ClaimsFromTheQueuesOfItsTypesAsManyAsItCanRun) {
  WorkerLoop worker = Make({.concurrency = 3});
  worker.Handle("a", Done);
  worker.Handle("b", Done);
  ASSERT_TRUE(worker.Start().ok());
  jobs_.WaitForClaims(1);
  const ClaimOptions claim = jobs_.claims().front();
  EXPECT_EQ(claim.queues, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(claim.worker, "w1");
  EXPECT_EQ(claim.count, 3U);
  EXPECT_EQ(claim.about.concurrency, 3U);
}

TEST_F(WorkerTest, NothingToDoIsRefused) {
  EXPECT_EQ(Make().Start().error().code, ErrorCode::kInvalid);
  WorkerLoop greedy = Make({.concurrency = 5'000});
  greedy.Handle("mail", Done);
  EXPECT_EQ(greedy.Start().error().field, "concurrency");
}

TEST_F(WorkerTest, StopWaitsForTheHandler) {
  Gate gate;
  WorkerLoop worker = Make();
  worker.Handle("mail", gate.Handler());
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  gate.entered.get_future().wait();
  worker.RequestStop();
  std::thread opener([&] { gate.open.set_value(); });
  worker.Stop();
  opener.join();
  ASSERT_EQ(jobs_.finishes().size(), 1U);
  EXPECT_EQ(jobs_.finishes().front().outcome, RunOutcome::kCompleted);
}

TEST_F(WorkerTest, StopReleasesWhatNoHandlerHasBegun) {
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.GiveWhenStopped("late");
  ASSERT_TRUE(worker.Start().ok());
  jobs_.WaitForClaims(1);
  worker.Stop();
  ASSERT_EQ(jobs_.finishes().size(), 1U);
  EXPECT_EQ(jobs_.finishes().front().job, "late");
  EXPECT_EQ(jobs_.finishes().front().outcome, RunOutcome::kReleased);
}

TEST_F(WorkerTest, GraceOverCancelsAndTheBrokenRunIsReleased) {
  std::promise<void> entered;
  WorkerLoop worker = Make({.grace = Millis(5'000)});
  worker.Handle("mail", [&](pawl::Run& hand) -> Result<std::string> {
    entered.set_value();
    WaitForCancel(hand);
    EXPECT_FALSE(hand.lease_lost());
    return Error{ErrorCode::kInternal, "broken off"};
  });
  ClaimedRun run = FakeJobs::MakeRun("j1");
  run.lease.span = std::chrono::hours(1'000'000);  // no heartbeat is due, however far the clock goes
  jobs_.Give(std::move(run));
  ASSERT_TRUE(worker.Start().ok());
  entered.get_future().wait();
  std::atomic<bool> stopped = false;
  std::thread stopper([&] {
    worker.Stop();
    stopped = true;
  });
  // Stop starts to count the grace at some moment; from then on 5 s bring it to its end.
  while (!stopped) {
    clock_->Advance(Millis(1'000));
    std::this_thread::yield();
  }
  stopper.join();
  ASSERT_EQ(jobs_.finishes().size(), 1U);
  EXPECT_EQ(jobs_.finishes().front().outcome, RunOutcome::kReleased);
}

TEST_F(WorkerTest, HeartbeatsKeepALongRun) {
  Gate gate;
  WorkerLoop worker = Make();
  worker.Handle("mail", gate.Handler());
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  gate.entered.get_future().wait();
  for (std::size_t i = 1; i <= 12; ++i) {  // four leases long
    clock_->Advance(Millis(10'000));
    jobs_.WaitForBeats(i);
  }
  gate.open.set_value();
  EXPECT_EQ(jobs_.WaitForFinishes(1).front().outcome, RunOutcome::kCompleted);
}

TEST_F(WorkerTest, LostLeaseCancelsAndNothingIsFinished) {
  jobs_.OnBeat([] { return Error{ErrorCode::kLeaseLost, "it went to w2"}; });
  std::promise<void> entered;
  std::promise<bool> lost;
  WorkerLoop worker = Make();
  worker.Handle("mail", [&](pawl::Run& run) -> Result<std::string> {
    entered.set_value();
    WaitForCancel(run);
    lost.set_value(run.lease_lost());
    return std::string();
  });
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  entered.get_future().wait();
  clock_->Advance(Millis(10'000));
  EXPECT_TRUE(lost.get_future().get());
  worker.Stop();
  EXPECT_TRUE(jobs_.finishes().empty());
}

TEST_F(WorkerTest, LeaseThatEndsWithoutAnAnswerIsGivenUp) {
  jobs_.OnBeat([] { return Error{ErrorCode::kUnreachable, "no route to host"}; });
  std::promise<void> entered;
  std::promise<bool> lost;
  WorkerLoop worker = Make();
  worker.Handle("mail", [&](pawl::Run& run) -> Result<std::string> {
    entered.set_value();
    WaitForCancel(run);
    lost.set_value(run.lease_lost());
    return std::string();
  });
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  entered.get_future().wait();
  clock_->Advance(Millis(10'000));
  jobs_.WaitForBeats(1);
  clock_->Advance(Millis(20'000));
  EXPECT_TRUE(lost.get_future().get());
}

TEST_F(WorkerTest, CancelReachesTheHandlerAndItsOutcomeCounts) {
  jobs_.OnBeat([] { return BeatReply{.lease = {.token = "token", .span = Millis(30'000)}, .cancel = true}; });
  std::promise<void> entered;
  WorkerLoop worker = Make();
  worker.Handle("mail", [&](pawl::Run& run) -> Result<std::string> {
    entered.set_value();
    WaitForCancel(run);
    EXPECT_FALSE(run.lease_lost());
    return run.Fail({.message = "cancelled"});
  });
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  entered.get_future().wait();
  clock_->Advance(Millis(10'000));
  EXPECT_EQ(jobs_.WaitForFinishes(1).front().error->message, "cancelled");
}

TEST_F(WorkerTest, ProgressIsSentAtOnce) {
  FinishOf([](pawl::Run& run) -> Result<std::string> {
    EXPECT_TRUE(run.Heartbeat(R"({"percent":50})").ok());
    return std::string();
  });
  ASSERT_EQ(jobs_.beats().size(), 1U);
  EXPECT_EQ(jobs_.beats().front().progress, R"({"percent":50})");
}

TEST_F(WorkerTest, CommitTakesThePushesAndTheRunGoesOn) {
  WorkerLoop worker = Make();
  worker.Handle("mail", [](pawl::Run& run) -> Result<std::string> {
    run.Push({.type = "next"});
    EXPECT_TRUE(run.Commit({.progress = "1"}).ok());
    return std::string();
  });
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  const std::vector<Finish> finishes = jobs_.WaitForFinishes(2);
  EXPECT_EQ(finishes[0].outcome, RunOutcome::kContinue);
  ASSERT_EQ(finishes[0].push.size(), 1U);
  EXPECT_FALSE(finishes[0].push.front().id.empty());  // repeated, it must be the same job
  EXPECT_EQ(finishes[1].outcome, RunOutcome::kCompleted);
  EXPECT_TRUE(finishes[1].push.empty());
}

TEST_F(WorkerTest, FinishIsSentAgainUntilItGetsThrough) {
  std::atomic<int> calls = 0;
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> {
    if (++calls < 3) return Error{ErrorCode::kUnreachable, "connection reset"};
    return Finished{.id = finish.job};
  });
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  EXPECT_EQ(jobs_.WaitForFinishes(3).back().outcome, RunOutcome::kCompleted);
}

TEST_F(WorkerTest, RefusedFinishBecomesAFailureThatSaysWhy) {
  jobs_.OnFinish([](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kCompleted) return Error{ErrorCode::kTooLarge, "at most 1 MiB", "result"};
    return Finished{.id = finish.job};
  });
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  const Finish finish = jobs_.WaitForFinishes(2).back();
  EXPECT_EQ(finish.outcome, RunOutcome::kFailed);
  EXPECT_EQ(finish.error->type, "finish_refused");
}

TEST_F(WorkerTest, ServerThatAsksToStopEndsTheWait) {
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.TellWithNextClaim(true, true);
  ASSERT_TRUE(worker.Start().ok());
  worker.Wait();
  worker.Stop();
  EXPECT_EQ(jobs_.claims().size(), 1U);
}

TEST_F(WorkerTest, QuietWorkerClaimsNoMore) {
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.Give("j1");
  jobs_.TellWithNextClaim(true, false);
  ASSERT_TRUE(worker.Start().ok());
  jobs_.WaitForFinishes(1);
  worker.Stop();
  EXPECT_EQ(jobs_.claims().size(), 1U);
}

// A worker that was told to be quiet claimed no more for ever: nothing could take that back.
TEST_F(WorkerTest, QuietWorkerGoesOnWhenItIsToldTo) {
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.Give("j1");
  jobs_.TellWithNextClaim(true, false);
  ASSERT_TRUE(worker.Start().ok());
  jobs_.WaitForFinishes(1);
  jobs_.Give("j2");
  while (jobs_.claims().size() < 2) clock_->Advance(Millis(10'000));
  EXPECT_EQ(jobs_.WaitForFinishes(2).back().job, "j2");
  worker.Stop();
}

TEST_F(WorkerTest, PausedWorkerClaimsWhenThePauseIsOver) {
  WorkerLoop worker = Make();
  const SteadyTime start = clock_->Read().steady;
  SteadyTime second = start;
  worker.Handle("mail", [&](pawl::Run& run) -> Result<std::string> {
    if (run.id() == "j1") {
      worker.PauseClaims(Millis(10'000));
      return run.Release();
    }
    second = clock_->Read().steady;
    return Done(run);
  });
  jobs_.Give("j1");
  jobs_.Give("j2");
  ASSERT_TRUE(worker.Start().ok());
  EXPECT_EQ(jobs_.WaitForFinishes(1).front().outcome, RunOutcome::kReleased);
  clock_->Advance(Millis(10'000));
  EXPECT_EQ(jobs_.WaitForFinishes(2).back().outcome, RunOutcome::kCompleted);
  worker.Stop();
  EXPECT_EQ(second, start + Millis(10'000));
}

TEST_F(WorkerTest, PausedWorkerStopsAtOnce) {
  WorkerLoop worker = Make();
  worker.Handle("mail", [&](pawl::Run& run) {
    worker.PauseClaims(Millis(10'000));
    return run.Release();
  });
  jobs_.Give("j1");
  ASSERT_TRUE(worker.Start().ok());
  jobs_.WaitForFinishes(1);
  worker.Stop();
  EXPECT_EQ(jobs_.claims().size(), 1U);
}

TEST_F(WorkerTest, DrainRunsWhatIsThereAndReturns) {
  WorkerLoop worker = Make();
  worker.Handle("mail", Done);
  jobs_.Give("j1");
  jobs_.Give("j2");
  const Result<std::uint64_t> drained = worker.Drain();
  ASSERT_TRUE(drained.ok());
  EXPECT_EQ(*drained, 2U);
  EXPECT_EQ(jobs_.finishes().size(), 2U);
}

}  // namespace
}  // namespace pawl
