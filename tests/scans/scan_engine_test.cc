// Scans from their push to their end, on an engine.
#include <gmock/gmock.h>

#include <algorithm>

#include "base/json_member.h"
#include "embed/embedded_engine.h"
#include "scan/jobs_processor.h"
#include "scan/scan_loop.h"
#include "tests/support/scan_parts.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using support::FunctionProcessor;
using support::NumberSource;
using testing::ElementsAre;
using testing::IsEmpty;

class ScanEngineTest : public testing::Test {
 protected:
  ScanEngineTest() : engine_(OpenEngine({.data_dir = dir_.File("data")}, clock_).value()) {}

  // A workflow `w` of one task `docs`, worked from the queue `docs`.
  void Push(const std::string& scan) {
    const auto started =
        engine_->Start({.id = "w", .tasks = {{.name = "docs", .job = {.type = "docs"}, .scan = scan}}});
    ASSERT_TRUE(started.ok()) << ToString(started.error());
  }
  // Runs until there is nothing to claim; how many there were.
  std::uint64_t Work(Processor& processor) {
    ScanLoop scan(*engine_, source_, processor, {.queues = {"docs"}}, clock_);
    const auto runs = scan.worker().Drain();
    EXPECT_TRUE(runs.ok()) << ToString(runs.error());
    return runs.ok() ? *runs : 0;
  }
  // The engine hears of the time a moment later.
  void WorkAfter(Millis span, Processor& processor) {
    clock_->Advance(span);
    while (Work(processor) == 0) clock_->Advance(100ms);
  }
  TaskStatus Task() { return engine_->GetTask("w", "docs").value(); }
  WorkflowState State() { return engine_->GetWorkflow("w").value().state; }
  ScanCounts Totals() { return Task().scan ? Task().scan->totals : ScanCounts{}; }
  // The numbers of the documents that jobs of the queue were pushed for.
  std::vector<int> Pushed() {
    std::vector<int> numbers;
    const auto claimed = engine_->Claim({.queues = {"mail"}, .worker = "test", .count = 1'000});
    for (const ClaimedRun& run : claimed->runs) {
      const JsonValue document = MemberOf(KnownJson(run.payload), "document");
      numbers.push_back(std::stoi(std::string(MemberOf(document, "n").raw)));
      EXPECT_TRUE(engine_->FinishOne({.job = run.id, .token = run.lease.token}).ok());
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
  }
  static std::vector<int> UpTo(int last) {
    std::vector<int> numbers;
    for (int i = 1; i <= last; ++i) numbers.push_back(i);
    return numbers;
  }

  support::TempDir dir_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Engine> engine_;
  NumberSource source_{30};
  JobsProcessor mails_{JobsProcessorWork{.type = "mail", .queue = {}}};
};

TEST_F(ScanEngineTest, AFiniteScanEndsWithItsLastPartition) {
  Push(R"({"source":"numbers","block":7,"partitions":[{},{}]})");
  FunctionProcessor processor;
  EXPECT_EQ(Work(processor), 2);
  EXPECT_EQ(State(), WorkflowState::kCompleted);
  EXPECT_EQ(Totals().processed, 60);
  EXPECT_EQ(Totals().blocks, 10);
  const std::vector<std::string> notes = processor.notes();
  EXPECT_EQ(std::count(notes.begin(), notes.end(), "partition eof"), 2);
  EXPECT_EQ(std::count(notes.begin(), notes.end(), "eof"), 1) << "of the one that closed the task";
}

TEST_F(ScanEngineTest, EachDocumentIsPushedOnce) {
  Push(R"({"source":"numbers","block":7,"partitions":[{}]})");
  Work(mails_);
  EXPECT_EQ(Pushed(), UpTo(30));
}

TEST_F(ScanEngineTest, ARunThatVanishesIsTakenUpBehindItsOffset) {
  Push(R"({"source":"numbers","block":5,"partitions":[{}]})");
  // A worker that commits a block, and is gone over the next one.
  const ClaimedRun run = engine_->Claim({.queues = {"docs"}, .worker = "gone"})->runs.at(0);
  ScanRun seen;
  Verdicts first = *mails_.Process(*source_.Read({.limit = 5}), seen);
  ASSERT_TRUE(engine_
                  ->FinishOne({.job = run.id,
                               .token = run.lease.token,
                               .outcome = RunOutcome::kContinue,
                               .commit = 1,
                               .push = std::move(first.push),
                               .partition = PartitionStep{.offset = "5", .processed = 5}})
                  .ok());
  WorkAfter(2min, mails_);
  EXPECT_EQ(State(), WorkflowState::kCompleted);
  EXPECT_EQ(Pushed(), UpTo(30));
  EXPECT_EQ(Totals().read, 30);
}

TEST_F(ScanEngineTest, AnInfiniteScanGoesOnWithWhatComes) {
  Push(R"({"source":"numbers","stream":"infinite","partitions":[{}]})");
  Work(mails_);
  EXPECT_EQ(Pushed(), UpTo(30));
  EXPECT_EQ(State(), WorkflowState::kActive);
  source_.Grow(5);
  WorkAfter(1s, mails_);
  EXPECT_THAT(Pushed(), ElementsAre(31, 32, 33, 34, 35));
  ASSERT_TRUE(engine_->ChangeTask(Task().id, TaskStep::kDrain).ok());
  WorkAfter(10s, mails_);
  EXPECT_EQ(State(), WorkflowState::kCompleted);
}

TEST_F(ScanEngineTest, APartitionOfAStreamIsBehindByTheTimeSinceItWasRead) {
  Push(R"({"source":"numbers","stream":"infinite","block":10,"partitions":[{}]})");
  const auto lag = [&] { return engine_->GetPartition(Task().id, 1)->lag; };
  FunctionProcessor slow([&](const Block&, ScanRun&) -> Result<Verdicts> {
    clock_->Advance(1s);
    return Verdicts{};
  });
  EXPECT_EQ(lag(), std::nullopt);
  EXPECT_EQ(Work(slow), 1);
  EXPECT_GE(lag(), 1s) << "what came while the last block was worked is not done";
  clock_->Advance(1h);
  EXPECT_GE(lag(), 1h) << "nobody works it";
  while (Work(slow) == 0) clock_->Advance(100ms);
  EXPECT_EQ(lag(), 0s);
}

TEST_F(ScanEngineTest, TooManyDeadDocumentsFailThePartition) {
  Push(R"({"source":"numbers","block":10,"partitions":[{}],"errors":{"max_dead":2}})");
  FunctionProcessor processor([](const Block& block, ScanRun&) -> Result<Verdicts> {
    Verdicts verdicts;
    verdicts.documents.resize(block.documents.size());
    verdicts.documents[0] = {Verdict::Kind::kError, {.type = "bad", .message = "the first"}};
    return verdicts;
  });
  Work(processor);
  EXPECT_EQ(State(), WorkflowState::kFailed);
  EXPECT_EQ(Totals().dead, 3);
  EXPECT_EQ(Totals().read, 30) << "with the block that was one too many";
}

TEST_F(ScanEngineTest, ARunIsStoppedWhenAnotherPartitionFailsAndARestartReadsTheRest) {
  Push(R"({"source":"numbers","block":7,"partitions":[{},{}],"errors":{"on_error":"stop"}})");
  std::atomic<bool> failed = false;
  FunctionProcessor processor([&](const Block&, ScanRun& run) -> Result<Verdicts> {
    if (failed.exchange(true)) return Verdicts{};
    const ClaimedRun other = engine_->Claim({.queues = {"docs"}, .worker = "test"})->runs.at(0);
    const auto end = engine_->FinishOne({.job = other.id,
                                         .token = other.lease.token,
                                         .outcome = RunOutcome::kFailed,
                                         .error = JobFailure{.type = "boom", .message = "no"},
                                         .retry = false});
    EXPECT_TRUE(end.ok());
    while (engine_->Get(run.job)->state != JobState::kTerminating) continue;
    return Verdicts{};
  });
  EXPECT_EQ(Work(processor), 1);
  EXPECT_EQ(State(), WorkflowState::kFailed);
  EXPECT_EQ(Totals().processed, 7) << "the block that was being worked";
  EXPECT_EQ(engine_->GetPartition(Task().id, 1)->reason, "stopped");

  ASSERT_TRUE(engine_->ChangeTask(Task().id, TaskStep::kRestartFailed).ok());
  EXPECT_EQ(Work(processor), 2);
  EXPECT_EQ(State(), WorkflowState::kCompleted);
  EXPECT_EQ(Totals().processed, 60) << "each document once";
}

TEST_F(ScanEngineTest, DeadDocumentsAreReplayed) {
  Push(R"({"source":"numbers","block":10,"partitions":[{}]})");
  FunctionProcessor strict([&](const Block& block, ScanRun& run) -> Result<Verdicts> {
    Result<Verdicts> verdicts = mails_.Process({.documents = {}}, run);
    for (const Document& document : block.documents) {
      const bool bad = document.key == "7" || document.key == "21";
      verdicts->documents.push_back({bad ? Verdict::Kind::kError : Verdict::Kind::kProcessed, {}});
    }
    return verdicts;
  });
  Work(strict);
  EXPECT_EQ(Totals().dead, 2);
  ASSERT_TRUE(engine_->ReplayScanErrors(Task().id).ok());
  Work(mails_);
  EXPECT_THAT(Pushed(), ElementsAre(7, 21));
}

TEST_F(ScanEngineTest, ASourceThatIsAwayIsTriedAgain) {
  Push(R"({"source":"numbers","stream":"infinite","partitions":[{}]})");
  source_.Check([] { return Error{ErrorCode::kSourceUnavailable, "no connection"}; });
  EXPECT_EQ(Work(mails_), 1);
  EXPECT_EQ(Work(mails_), 0) << "it waits";
  source_.Check({});
  WorkAfter(1s, mails_);
  EXPECT_EQ(Pushed(), UpTo(30));
}

}  // namespace
}  // namespace pawl
