#include "executors/scan_executor.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/log.h"
#include "base/random.h"
#include "base/thread_name.h"
#include "engine/passing.h"
#include "model/partition.h"
#include "runtime/core_calls.h"
#include "scan/jobs_processor.h"
#include "scan/replayed.h"
#include "wire/push_spec.h"

namespace pawl {
namespace {

constexpr Millis kCommitAgain{250};  // after a commit that the store could not take
constexpr Millis kCommitAgainMost{2'000};
constexpr std::size_t kLagsMost = 100;

// Tells what the reads of a run come to.
class WatchedSource final : public Source {
 public:
  using OnLag = std::function<void(double seconds)>;

  WatchedSource(Source& source, std::string name, SourceHealth& health, ClockWait& wait, OnLag on_lag)
      : source_(source), name_(std::move(name)), health_(health), wait_(wait), on_lag_(std::move(on_lag)) {}

  Result<Block> Read(const ReadRequest& request) override {
    Result<Block> block = Noted(source_.Read(request));
    if (!block.ok() || !request.infinite) return block;
    if (const auto lag = block->lag()) on_lag_(std::max(*lag, 0.0));
    return block;
  }
  Result<std::vector<std::string>> Plan(const ReadRequest& request, std::uint32_t parts) override {
    return Noted(source_.Plan(request, parts));
  }

 private:
  template <typename T>
  Result<T> Noted(Result<T> result) {
    const bool away = !result.ok() && result.error().code == ErrorCode::kSourceUnavailable;
    health_.OnRead(name_, away, wait_.now());
    return result;
  }

  Source& source_;
  const std::string name_;
  SourceHealth& health_;
  ClockWait& wait_;
  const OnLag on_lag_;
};

// Of a run without one: its task is for workers outside.
class NoProcessor final : public Processor {
 public:
  Result<Verdicts> Process(const Block&, ScanRun&) override {
    return Error{ErrorCode::kInvalid, "the task has no processor, so a worker outside has to work it"};
  }
};

}  // namespace

ScanTally& ScanTallies::Of(const std::string& source) {
  const MutexLock lock(mutex_);
  std::unique_ptr<ScanTally>& tally = tallies_[source];
  if (tally == nullptr) tally = std::make_unique<ScanTally>();
  return *tally;
}

std::vector<std::pair<std::string, const ScanTally*>> ScanTallies::All() const {
  const MutexLock lock(mutex_);
  std::vector<std::pair<std::string, const ScanTally*>> all;
  for (const auto& [source, tally] : tallies_) all.emplace_back(source, tally.get());
  return all;
}

void ScanTallies::NoteLag(Seq task, const std::string& id, double seconds) {
  const MutexLock lock(mutex_);
  lags_[task] = {id, seconds};
  if (lags_.size() > kLagsMost) lags_.erase(lags_.begin());
}

std::vector<std::pair<std::string, double>> ScanTallies::Lags() const {
  const MutexLock lock(mutex_);
  std::vector<std::pair<std::string, double>> all;
  for (const auto& [seq, lag] : lags_) all.push_back(lag);
  return all;
}

// ---- A run ----

class ScanExecutor::Partition final : public PartitionRun {
 public:
  Partition(ScanExecutor& executor, std::shared_ptr<ActiveRun> run, ScanWork work)
      : executor_(executor), run_(std::move(run)), work_(std::move(work)) {
    const ClaimedJob& job = run_->job();
    about_.job = job.head.id;
    about_.claim = *job.partition;
    about_.info = job.payload;
    about_.crashes = job.head.crashes;
    about_.failures = job.head.failures;
    if (!job.life) return;
    const auto waiting = std::find_if(job.life->ports.begin(), job.life->ports.end(),
                                      [](const ClaimedPort& port) { return port.port == kReplayPort; });
    if (waiting == job.life->ports.end()) return;
    replay_from_ = waiting->from;
    for (const PortItem& item : waiting->items) about_.replay.push_back(ReplayedDocument(item.value));
  }

  const ScanWork& work() const { return work_; }
  Seq task() const { return run_->job().head.flow->carrier; }
  void Cancel() { stop_.request_stop(); }

  const PartitionAbout& about() const override { return about_; }
  std::stop_token stop_token() const override { return stop_.get_token(); }

  // The partitions themselves are open members of the task too.
  Result<std::uint64_t> OpenPieces() override {
    return ReadNow(executor_.core_, [task = task()](StoreReader& reader) {
      const std::uint64_t open = reader.IndexCount(OpenIndex(task));
      return Result<std::uint64_t>(open - std::min(open, reader.IndexCount(ChildrenIndex(task))));
    });
  }

  bool Commit(PartitionCommit commit) override {
    Result<FinishOp> step = StepOf(std::move(commit));
    if (!step.ok()) return Refuse(step.error());
    step->outcome = Outcome::kContinue;
    step->commit = ++commits_;
    step->job = run_->job().seq;
    step->token = run_->job().head.lease->token;
    step->seed = FreshSeed();
    for (Millis pause = kCommitAgain;; pause = std::min(pause * 2, kCommitAgainMost)) {
      const Result<FinishOp::Reply> reply = SubmitAndWait(executor_.core_, *step);
      if (reply.ok()) {
        if (reply->cancel) Cancel();
        if (!reply->lease) run_->Forget();
        return reply->lease.has_value();
      }
      if (!IsPassing(reply.error())) return Refuse(reply.error());
      if (!Pause(pause)) {
        run_->Release();
        return false;
      }
    }
  }

  Result<PartitionProgress> Complete(PartitionCommit commit) override {
    Result<FinishOp> end = StepOf(std::move(commit));
    if (!end.ok()) {
      Refuse(end.error());
      return end.error();
    }
    run_->Finish(*std::move(end));
    return PartitionProgress{};  // nobody here asks
  }

  void Planned(std::vector<std::string> partitions) override {
    FinishOp end;
    for (std::string& payload : partitions) {
      JobSpec& spec = end.push.emplace_back();
      spec.into = run_->job().flow->task;  // by its name
      spec.payload = std::move(payload);
    }
    run_->Finish(std::move(end));
  }

  void Fail(JobFailure error, bool retry, std::optional<Millis> retry_in) override {
    FinishOp end;
    end.outcome = Outcome::kFailed;
    end.error = JobError{std::move(error.type), std::move(error.message), {}};
    end.retry = retry;
    end.retry_in = retry_in;
    run_->Finish(std::move(end));
  }

  void Release(Millis delay) override { run_->Release(delay); }

 private:
  Result<FinishOp> StepOf(PartitionCommit commit) {
    FinishOp step;
    for (PushRequest& job : commit.push) {
      PAWL_ASSIGN(JobSpec spec, SpecOf(std::move(job), executor_.options_.limits));
      step.push.push_back(std::move(spec));
    }
    for (PiecePush& piece : commit.pieces) {
      PAWL_ASSIGN(JobSpec spec, SpecOf(std::move(piece.job), executor_.options_.limits));
      spec.flow = FlowSpec{.piece = true, .may_fail = piece.may_fail};
      step.push.push_back(std::move(spec));
    }
    if (commit.replayed > 0) {
      const std::uint64_t to = replay_from_ + commit.replayed;
      step.effects.consume.push_back({.job = {}, .port = std::string(kReplayPort), .from = replay_from_, .to = to});
      replay_from_ = to;
    }
    step.partition = PartitionStep{.offset = std::move(commit.offset),
                                   .read = commit.read,
                                   .processed = commit.processed,
                                   .skipped = commit.skipped,
                                   .dead = std::move(commit.dead),
                                   .lag = commit.lag,
                                   .held_back = commit.held_back};
    PAWL_TRY(executor_.policy_.Apply(step));
    return step;
  }

  // Of a run whose lease is lost the runtime knows already, or will with its next heartbeat.
  bool Refuse(const Error& error) {
    if (error.code == ErrorCode::kPortConflict) {
      run_->Release();
    } else if (error.code != ErrorCode::kLeaseLost && error.code != ErrorCode::kNotFound) {
      run_->Fail(error);
    }
    return false;
  }

  // False: the run is to end.
  bool Pause(Millis span) { return !executor_.wait_.ForStop(stop_.get_token(), executor_.wait_.now() + span); }

  ScanExecutor& executor_;
  const std::shared_ptr<ActiveRun> run_;
  const ScanWork work_;
  PartitionAbout about_;
  std::stop_source stop_;
  std::uint32_t commits_ = 0;
  std::uint64_t replay_from_ = 0;  // on the port
};

// ---- The executor ----

ScanExecutor::ScanExecutor(ScanExecutorOptions options, std::shared_ptr<Source> source, Core& core, Outgoing& outgoing,
                           const PushPolicy& policy, ScanTallies& tallies, std::shared_ptr<Clock> clock)
    : options_(std::move(options)),
      source_(std::move(source)),
      core_(core),
      outgoing_(outgoing),
      policy_(policy),
      tallies_(tallies),
      wait_(std::move(clock)) {}

ScanExecutor::~ScanExecutor() { ScanExecutor::Stop(); }

void ScanExecutor::Start(std::shared_ptr<ActiveRun> run) {
  const Box<PartitionClaim>& claim = run->job().partition;
  if (!claim) {
    return run->Fail({ErrorCode::kInvalid, "only partitions of scans are worked in the queues " + ScanQueue("*")});
  }
  auto work = ParseScanWork(std::string_view(claim->scan));
  if (!work.ok()) {
    FinishOp end;
    end.outcome = Outcome::kFailed;
    end.error = JobError{"bad_scan", ToString(work.error()), {}};
    end.retry = false;
    return run->Finish(std::move(end));
  }
  if (const auto pause = health_.PutOff(work->source, wait_.now())) return run->Release(*pause);
  const ActiveRun* const key = run.get();
  auto partition = std::make_shared<Partition>(*this, std::move(run), *std::move(work));
  const MutexLock lock(mutex_);
  partitions_.emplace(key, partition);
  waiting_.push_back(std::move(partition));
  if (idle_ < waiting_.size() && threads_.size() < options_.threads) {
    threads_.emplace_back([this] { RunThread(); });
  }
  changed_.NotifyOne();
}

void ScanExecutor::Cancel(ActiveRun& run, CancelReason /*reason*/) {
  std::shared_ptr<Partition> partition;
  {
    const MutexLock lock(mutex_);
    const auto found = partitions_.find(&run);
    if (found == partitions_.end()) return;
    partition = found->second;
  }
  partition->Cancel();
}

void ScanExecutor::Stop() {
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
  }
  changed_.NotifyAll();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void ScanExecutor::RunThread() {
  NameThisThread("scan");
  MutexLock lock(mutex_);
  for (;;) {
    ++idle_;
    while (!stopping_ && waiting_.empty()) changed_.Wait(lock);
    --idle_;
    if (waiting_.empty()) return;
    const std::shared_ptr<Partition> partition = std::move(waiting_.front());
    waiting_.pop_front();
    lock.Unlock();
    Work(*partition);
    lock.Lock();
    std::erase_if(partitions_, [&](const auto& entry) { return entry.second == partition; });
  }
}

void ScanExecutor::Work(Partition& partition) {
  const ScanWork& work = partition.work();
  WatchedSource source(*source_, work.source, health_, wait_, [&](double seconds) {
    tallies_.NoteLag(partition.task(), partition.about().claim.task, seconds);
  });
  const ScanEnvironment environment{options_.block, wait_, tallies_.Of(work.source)};
  const auto by = [&](Processor&& processor) { WorkPartition(partition, source, processor, work, environment); };
  switch (work.processor) {
    case ProcessorKind::kHttp:
      return by(HttpProcessor(outgoing_, options_.delivery, work.http, options_.limits));
    case ProcessorKind::kJobs:
      return by(JobsProcessor(work.jobs));
    case ProcessorKind::kNone:
      return by(NoProcessor());
  }
}

}  // namespace pawl
