#include "scan/scan_loop.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/log.h"
#include "model/partition.h"
#include "scan/replayed.h"
#include "scan/server_source.h"

namespace pawl {
namespace {

bool IsOver(TaskState state) {
  return state == TaskState::kCompleted || state == TaskState::kFailed || state == TaskState::kSkipped ||
         state == TaskState::kTerminated;
}

constexpr Millis kLookAgain{1'000};  // for partitions of a task that may be claimed

// A run of a partition that was claimed through Jobs.
class ClaimedPartition final : public PartitionRun {
 public:
  ClaimedPartition(WorkerLoop& worker, Run::State& run) : worker_(worker), run_(run) {
    about_.job = run.job.id;
    about_.claim = *run.job.partition;
    about_.info = run.job.payload;
    about_.crashes = run.job.crashes;
    about_.failures = run.job.failures;
    if (!run.job.life) return;
    const auto waiting = run.job.life->inputs.find(kReplayPort);
    if (waiting == run.job.life->inputs.end()) return;
    replay_from_ = waiting->second.from;
    for (const PortValue& value : waiting->second.items) about_.replay.push_back(ReplayedDocument(value.value));
  }

  const PartitionAbout& about() const override { return about_; }
  std::stop_token stop_token() const override { return run_.stop_token(); }

  Result<std::uint64_t> OpenPieces() override {
    PAWL_ASSIGN(const TaskStatus task, run_.jobs.GetTask(about_.claim.task));
    return task.scan ? task.scan->pieces : 0;
  }

  bool Commit(PartitionCommit commit) override {
    Finish finish = StepOf(std::move(commit), RunOutcome::kContinue);
    finish.commit = run_.commits + 1;
    const Result<Finished> done = worker_.Conclude(run_, std::move(finish));
    if (!done.ok()) return false;
    ++run_.commits;
    return done->lease.has_value();
  }

  Result<PartitionProgress> Complete(PartitionCommit commit) override {
    PAWL_ASSIGN(const Finished done, worker_.Conclude(run_, StepOf(std::move(commit), RunOutcome::kCompleted)));
    return done.partition.value_or(PartitionProgress{});
  }

  void Planned(std::vector<std::string> partitions) override {
    Finish finish;
    const std::string task = run_.job.flow ? run_.job.flow->task : "";  // its name
    for (std::string& each : partitions) finish.into.push_back({.task = task, .payload = std::move(each)});
    (void)worker_.Conclude(run_, std::move(finish));
  }

  void Fail(JobFailure error, bool retry, std::optional<Millis> retry_in) override {
    Log(LogLevel::kWarn, "a partition failed",
        {{"job", about_.job}, {"how", error.type}, {"error", error.message}, {"retry", retry}});
    (void)worker_.Conclude(
        run_, {.outcome = RunOutcome::kFailed, .error = std::move(error), .retry = retry, .retry_in = retry_in});
  }

  void Release(Millis delay) override {
    (void)worker_.Conclude(run_, {.outcome = RunOutcome::kReleased, .delay = delay});
  }

 private:
  Finish StepOf(PartitionCommit commit, RunOutcome outcome) {
    Finish finish;
    finish.outcome = outcome;
    finish.push = std::move(commit.push);
    finish.pieces = std::move(commit.pieces);
    if (commit.replayed > 0) {
      const std::uint64_t to = replay_from_ + commit.replayed;
      finish.effects.consume.push_back({.port = std::string(kReplayPort), .from = replay_from_, .to = to});
      replay_from_ = to;
    }
    finish.partition = PartitionStep{.offset = std::move(commit.offset),
                                     .read = commit.read,
                                     .processed = commit.processed,
                                     .skipped = commit.skipped,
                                     .dead = std::move(commit.dead),
                                     .lag = commit.lag,
                                     .held_back = commit.held_back};
    return finish;
  }

  WorkerLoop& worker_;
  Run::State& run_;
  PartitionAbout about_;
  std::uint64_t replay_from_ = 0;  // on the port
};

WorkerOptions WorkerOptionsOf(const ScanOptions& options) {
  WorkerOptions worker;
  worker.name = options.name;
  worker.queues = options.queues;
  // Claimed one by one, of a task whose queue is not known yet.
  if (!options.task.empty()) worker.queues = {"task"};
  worker.concurrency = options.concurrency;
  worker.lease = options.lease;
  worker.claim_wait = options.claim_wait;
  worker.grace = options.grace;
  return worker;
}

}  // namespace

ScanLoop::ScanLoop(Jobs& jobs, Source& source, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock)
    : ScanLoop(
          jobs,
          [&source](const ClaimedRun&) {
            return std::shared_ptr<Source>(std::shared_ptr<Source>(), &source);  // which is not ours
          },
          processor, std::move(options), std::move(clock)) {}

ScanLoop::ScanLoop(Client& client, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock)
    : ScanLoop(
          client,
          [&client](const ClaimedRun& run) { return std::make_shared<ServerSource>(client, run.id, run.lease.token); },
          processor, std::move(options), std::move(clock)) {}

ScanLoop::ScanLoop(Jobs& jobs, SourceOf source, Processor& processor, ScanOptions options, std::shared_ptr<Clock> clock)
    : jobs_(jobs),
      source_of_(std::move(source)),
      processor_(processor),
      task_(options.task),
      block_(std::max<std::uint32_t>(1, options.block)),
      wait_(clock),
      worker_(jobs, WorkerOptionsOf(options), std::move(clock)) {
  worker_.HandleRuns([this](const std::shared_ptr<Run::State>& run) { Work(run); });
  if (task_.empty()) return;
  worker_.ClaimBy([this](const ClaimOptions& claim, const std::stop_token& stop) { return ClaimOfTask(claim, stop); });
}

void ScanLoop::Work(const std::shared_ptr<Run::State>& run) {
  if (!run->job.partition) {
    const std::string text = "the job is no partition of a scan, and " + worker_.name() + " works nothing else";
    (void)worker_.Conclude(
        *run, {.outcome = RunOutcome::kFailed, .error = JobFailure{.type = "no_partition", .message = text}});
    return;
  }
  ClaimedPartition partition(worker_, *run);
  const Result<ScanWork> work = ParseScanWork(std::string_view(run->job.partition->scan));
  if (!work.ok()) return partition.Fail({.type = "bad_scan", .message = ToString(work.error())}, false, {});
  WorkPartition(partition, *source_of_(run->job), processor_, *work, {block_, wait_, tally_});
}

// Waits for a partition of the task as a claim waits for a job of a queue.
Result<Claimed> ScanLoop::ClaimOfTask(const ClaimOptions& claim, const std::stop_token& stop) {
  const SteadyTime until = wait_.now() + claim.wait;
  for (;;) {
    Result<Claimed> claimed = ClaimNow(claim);
    if (!claimed.ok() || !claimed->runs.empty() || claimed->stop) return claimed;
    const SteadyTime look = std::min(until, wait_.now() + kLookAgain);
    if (wait_.ForStop(stop, look) || wait_.now() >= until) return Claimed{};
  }
}

Result<Claimed> ScanLoop::ClaimNow(const ClaimOptions& claim) {
  PAWL_ASSIGN(const TaskStatus task, jobs_.GetTask(task_));
  if (IsOver(task.state)) return Claimed{.stop = true};
  ListOptions waiting{.jobs = {.queue = task.queue, .group = task.id, .state = JobState::kQueued}};
  waiting.limit = claim.count;
  PAWL_ASSIGN(const JobList list, jobs_.List(waiting));
  Claimed all;
  for (const JobBrief& partition : list.jobs) {
    ClaimOptions one = claim;
    one.queues.clear();
    one.job = partition.id;
    one.count = 1;
    one.wait = Millis(0);
    Result<Claimed> claimed = jobs_.Claim(one);
    // Another worker may have been quicker, and the concurrency of the task may be in use.
    if (!claimed.ok()) continue;
    std::move(claimed->runs.begin(), claimed->runs.end(), std::back_inserter(all.runs));
    all.quiet |= claimed->quiet;
    all.stop |= claimed->stop;
  }
  return all;
}

Scan::Scan(Jobs& jobs, Source& source, Processor& processor, ScanOptions options)
    : Scan(std::make_unique<ScanLoop>(jobs, source, processor, std::move(options), std::make_shared<SystemClock>())) {}
Scan::Scan(Client& client, Processor& processor, ScanOptions options)
    : Scan(std::make_unique<ScanLoop>(client, processor, std::move(options), std::make_shared<SystemClock>())) {}
Scan::Scan(std::unique_ptr<ScanLoop> loop) : loop_(std::move(loop)) {}
Scan::~Scan() = default;

Result<void> Scan::Start() { return loop_->worker().Start(); }
void Scan::Wait() { loop_->worker().Wait(); }
void Scan::RequestStop() { loop_->worker().RequestStop(); }
void Scan::Stop() { loop_->worker().Stop(); }
Result<std::uint64_t> Scan::Drain() { return loop_->worker().Drain(); }

}  // namespace pawl
