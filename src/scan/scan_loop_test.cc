#include "scan/scan_loop.h"

#include <gmock/gmock.h>

#include <future>

#include "tests/support/fake_jobs.h"
#include "tests/support/scan_parts.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using support::FunctionProcessor;
using support::NumberSource;
using testing::ElementsAre;
using testing::IsEmpty;

// A server that accepts every step, as long as nothing else is said.
Result<Finished> Accept(const Finish& finish) {
  Finished done{.id = finish.job};
  if (finish.outcome == RunOutcome::kContinue) done.lease = RunLease{.token = finish.token, .span = 30s};
  if (finish.outcome == RunOutcome::kCompleted) done.partition = PartitionProgress{.task_closed = true};
  return done;
}

class ScanLoopTest : public testing::Test {
 protected:
  ScanLoopTest() { jobs_.OnFinish(Accept); }

  static ClaimedRun Partition(std::string scan = R"({"block":4,"run_for":"1h","errors":{"block":{"base":"1ms"}}})") {
    ClaimedRun run = FakeJobs::MakeRun("t:1");
    run.payload = R"({"part":1})";
    run.partition = PartitionClaim{.task = "t", .number = 1, .etag = 7, .scan = std::move(scan)};
    return run;
  }
  // All finishes of one run.
  std::vector<Finish> Work(ClaimedRun run) {
    jobs_.Give(std::move(run));
    ScanLoop scan(jobs_, source_, processor_ ? *processor_ : nothing_, {.queues = {"users"}},
                  std::make_shared<SystemClock>());
    EXPECT_EQ(scan.worker().Drain().value(), 1);
    return jobs_.finishes();
  }
  void ProcessBy(FunctionProcessor::Function function) {
    processor_ = std::make_unique<FunctionProcessor>(std::move(function));
  }

  FakeJobs jobs_;
  NumberSource source_{10};
  FunctionProcessor nothing_;
  std::unique_ptr<FunctionProcessor> processor_;
};

TEST_F(ScanLoopTest, APartitionIsWorkedBlockByBlock) {
  const std::vector<Finish> steps = Work(Partition());
  ASSERT_EQ(steps.size(), 3);
  EXPECT_EQ(steps[0].outcome, RunOutcome::kContinue);
  EXPECT_EQ(steps[0].commit, 1);
  EXPECT_EQ(steps[0].partition->offset, "4");
  EXPECT_EQ(steps[0].partition->processed, 4);
  EXPECT_EQ(steps[1].commit, 2);
  EXPECT_EQ(steps[1].partition->offset, "8");
  EXPECT_EQ(steps[2].outcome, RunOutcome::kCompleted);
  EXPECT_EQ(steps[2].partition->offset, "10") << "the last block and the end are one step";
  EXPECT_EQ(steps[2].partition->read, 2);
  EXPECT_THAT(nothing_.notes(), ElementsAre("start", "process 4", "tick", "process 4", "tick", "process 2", "tick",
                                            "partition eof", "eof", "stop"));
}

TEST_F(ScanLoopTest, ItsProcessorKnowsWhatItWorks) {
  ScanRun seen;
  ProcessBy([&](const Block&, ScanRun& run) -> Result<Verdicts> {
    seen = run;
    return Verdicts{.push = {{.type = "mail"}}};
  });
  const std::vector<Finish> steps = Work(Partition());
  EXPECT_EQ(seen.task, "t");
  EXPECT_EQ(seen.job, "t:1");
  EXPECT_EQ(seen.fence, 7);
  EXPECT_EQ(seen.info, R"({"part":1})");
  EXPECT_EQ(steps[0].push.size(), 1) << "in the step of the offset";
}

TEST_F(ScanLoopTest, ACommitWithoutAnAnswerIsTheSameAgain) {
  int lost = 0;
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> {
    if (finish.commit == 2 && ++lost <= 2) return Error{ErrorCode::kUnreachable, "no answer"};
    return Accept(finish);
  });
  const std::vector<Finish> steps = Work(Partition());
  std::vector<std::string> offsets;
  for (const Finish& step : steps) offsets.push_back(std::to_string(step.commit) + " " + step.partition->offset);
  EXPECT_THAT(offsets, ElementsAre("1 4", "2 8", "2 8", "2 8", "0 10"));
}

TEST_F(ScanLoopTest, AfterALostLeaseNothingMoreIsSaid) {
  jobs_.OnFinish([&](const Finish&) -> Result<Finished> { return Error{ErrorCode::kLeaseLost, "gone"}; });
  EXPECT_EQ(Work(Partition()).size(), 1);
  EXPECT_THAT(nothing_.notes(), ElementsAre("start", "process 4", "stop"));
}

TEST_F(ScanLoopTest, ACommitThatIsRefusedFailsTheRun) {
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kContinue) return Error{ErrorCode::kOffsetNotIncreasing, "it falls"};
    return Accept(finish);
  });
  const std::vector<Finish> steps = Work(Partition());
  ASSERT_EQ(steps.size(), 2);
  EXPECT_EQ(steps[1].outcome, RunOutcome::kFailed);
  EXPECT_EQ(steps[1].error->type, "finish_refused");
}

TEST_F(ScanLoopTest, ACommitThatEndsTheRunIsTheLast) {
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> { return Finished{.id = finish.job}; });
  EXPECT_EQ(Work(Partition()).size(), 1) << "too many documents are dead, say";
}

TEST_F(ScanLoopTest, AJobThatIsToStopIsGivenBackAfterItsBlock) {
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> {
    Result<Finished> done = Accept(finish);
    done->cancel = true;
    return done;
  });
  const std::vector<Finish> steps = Work(Partition());
  ASSERT_EQ(steps.size(), 2);
  EXPECT_EQ(steps[0].partition->offset, "4");
  EXPECT_EQ(steps[1].outcome, RunOutcome::kReleased);
}

TEST_F(ScanLoopTest, WhileABlockIsProcessedTheNextOneIsRead) {
  std::promise<void> second;
  std::atomic<int> reads = 0;
  source_.Check([&]() -> Result<void> {
    if (++reads == 2) second.set_value();
    return {};
  });
  bool first = true;
  ProcessBy([&](const Block&, ScanRun&) -> Result<Verdicts> {
    if (std::exchange(first, false)) second.get_future().wait();
    return Verdicts{};
  });
  EXPECT_EQ(Work(Partition()).back().partition->offset, "10");
  EXPECT_EQ(source_.reads(), 3) << "each block once";
}

TEST_F(ScanLoopTest, WhatIsReplayedIsConsumedInItsStep) {
  ClaimedRun run = Partition();
  run.partition->offset = "10";
  run.life.emplace().inputs["replay"] = {.from = 5,
                                         .items = {{.value = R"({"key":3,"error":{"type":"bad"},"document":{"n":3}})"},
                                                   {.value = R"({"key":4,"error":{"type":"bad"},"document":null})"}}};
  const std::vector<Finish> steps = Work(std::move(run));
  ASSERT_EQ(steps.size(), 2);
  ASSERT_EQ(steps[0].effects.consume.size(), 1);
  EXPECT_EQ(steps[0].effects.consume[0].port, "replay");
  EXPECT_EQ(steps[0].effects.consume[0].from, 5);
  EXPECT_EQ(steps[0].effects.consume[0].to, 7);
  EXPECT_EQ(steps[0].partition->processed, 1);
  ASSERT_EQ(steps[0].partition->dead.size(), 1) << "the one that was not kept";
  EXPECT_EQ(steps[0].partition->dead[0].key, "4");
  EXPECT_EQ(steps[0].partition->offset, "");
  EXPECT_EQ(steps[1].outcome, RunOutcome::kCompleted);
}

TEST_F(ScanLoopTest, ARunThatPlansMakesThePartitions) {
  ClaimedRun run = Partition(R"({"split":3})");
  run.partition->number = 0;
  run.flow = RunFlow{.workflow = "w", .task = "users"};
  const std::vector<Finish> steps = Work(std::move(run));
  ASSERT_EQ(steps.size(), 1);
  EXPECT_EQ(steps[0].outcome, RunOutcome::kCompleted);
  ASSERT_EQ(steps[0].into.size(), 3);
  EXPECT_EQ(steps[0].into[0].task, "users");
  EXPECT_EQ(steps[0].into[0].payload, "{}");
}

TEST_F(ScanLoopTest, ASourceThatIsAwayFailsTheRunAndNotTheDocuments) {
  source_.Check([] { return Error{ErrorCode::kSourceUnavailable, "no connection"}; });
  const std::vector<Finish> steps = Work(Partition());
  ASSERT_EQ(steps.size(), 1);
  EXPECT_EQ(steps[0].outcome, RunOutcome::kFailed);
  EXPECT_EQ(steps[0].error->type, "source_unavailable");
  EXPECT_TRUE(steps[0].retry);
  EXPECT_EQ(source_.reads(), 1);
}

TEST_F(ScanLoopTest, APauseEndsWhenTheRunIsToEnd) {
  std::promise<void> failed;
  bool first = true;
  ProcessBy([&](const Block&, ScanRun&) -> Result<Verdicts> {
    if (std::exchange(first, false)) failed.set_value();
    return Error{ErrorCode::kUnreachable, "away"};
  });
  ScanLoop scan(jobs_, source_, *processor_, {.queues = {"users"}, .grace = 0ms}, std::make_shared<SystemClock>());
  jobs_.Give(Partition(R"({"errors":{"block":{"base":"1h","cap":"1h"}}})"));
  ASSERT_TRUE(scan.worker().Start().ok());
  failed.get_future().wait();
  scan.worker().Stop();
  ASSERT_EQ(jobs_.finishes().size(), 1);
  EXPECT_EQ(jobs_.finishes()[0].outcome, RunOutcome::kReleased);
}

TEST_F(ScanLoopTest, WhatIsNoPartitionFails) {
  const std::vector<Finish> steps = Work(FakeJobs::MakeRun("j"));
  ASSERT_EQ(steps.size(), 1);
  EXPECT_EQ(steps[0].error->type, "no_partition");
}

}  // namespace
}  // namespace pawl
