#include "runtime/runtime.h"

#include <unistd.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/host_name.h"
#include "base/log.h"
#include "base/random.h"
#include "base/thread_name.h"
#include "engine/passing.h"
#include "engine/queries.h"
#include "engine/wakeup_batch.h"

namespace pawl {
namespace {

constexpr std::uint32_t kClaimMost = 1'000;
constexpr std::uint32_t kClaimTogetherMost = 64;  // an executor with long runs is filled all the same
constexpr Millis kClaimWait = std::chrono::seconds(20);
constexpr Millis kReadyAgain = std::chrono::seconds(1);
constexpr Millis kAdaptEvery = std::chrono::seconds(1);
constexpr std::chrono::microseconds kLagMost = std::chrono::milliseconds(50);
constexpr std::uint32_t kTargetLeast = 16;
// Between attempts while the engine refuses claims or finishes: doubles from the first to the second.
constexpr Millis kPauseLeast{100};
constexpr Millis kPauseMost = std::chrono::seconds(2);
// After a heartbeat that was not answered.
constexpr Millis kBeatAgain = std::chrono::seconds(1);
// Heartbeats that are due within this span are sent with those that are due now, so that they share a commit.
constexpr Millis kBeatTogether = std::chrono::seconds(1);
constexpr Millis kProgressEvery = std::chrono::seconds(5);
// How long a job is given back for when this node has no room to finish it: doubles from the first to the second.
constexpr Millis kGiveBackLeast = std::chrono::seconds(1);
constexpr Millis kGiveBackMost = std::chrono::minutes(1);
// Leases of an earlier process that are released at the start; further ones run out by themselves.
constexpr std::size_t kLeftBehindMost = 10'000;

Millis Doubled(Millis pause, Millis least, Millis most) { return std::clamp(2 * pause, least, most); }

FinishOp ReleaseOf(Seq seq, const Token& token, std::optional<Millis> delay = {}) {
  FinishOp op;
  op.job = seq;
  op.token = token;
  op.outcome = Outcome::kReleased;
  op.delay = delay;
  return op;
}

FinishOp FailureOf(const Error& error) {
  FinishOp op;
  op.outcome = Outcome::kFailed;
  op.error = JobError{std::string(Describe(error.code).name), ToString(error), {}};
  return op;
}

}  // namespace

std::uint32_t NextTarget(std::uint32_t target, std::uint32_t concurrency, std::chrono::microseconds lag) {
  if (lag > kLagMost) return std::max(std::min(kTargetLeast, concurrency), target - target / 4);
  return std::min(concurrency, target + std::max(1U, target / 16));
}

// An executor and what the runtime knows about it.
struct ExecutorEntry {
  WorkOptions options;
  std::unique_ptr<Executor> executor;
  std::string worker;

  std::shared_ptr<WorkLoad> load;
  SteadyTime adapt_at{};  // not before this
  std::optional<Core::ClaimHandle> claim;
  SteadyTime claim_at{};  // not before this
  Millis claim_pause{0};
  Millis give_back_for{0};
};

ActiveRun::ActiveRun(Runtime& runtime, ExecutorEntry& entry, ClaimedJob job, Now now)
    : runtime_(runtime),
      entry_(entry),
      job_(std::move(job)),
      deadline_(job_.head.lease->deadline),
      last_beat_(now.steady),
      next_beat_(now.steady + job_.head.lease->span / 3) {}

void ActiveRun::Finish(FinishOp end, OnRefused refused) {
  runtime_.Post([run = shared_from_this(), end = std::move(end), refused = std::move(refused)]() mutable {
    run->runtime_.BeginFinish(run, std::move(end), std::move(refused));
  });
}

void ActiveRun::Fail(const Error& error) { Finish(FailureOf(error)); }

void ActiveRun::Release(std::optional<Millis> delay) { Finish(ReleaseOf(job_.seq, {}, delay)); }

void ActiveRun::Forget() {
  runtime_.Post([run = shared_from_this()] {
    if (run->phase_ == Phase::kRunning) run->runtime_.Remove(run);
  });
}

void ActiveRun::ReportProgress(std::string progress) {
  runtime_.Post([run = shared_from_this(), progress = std::move(progress)]() mutable {
    run->progress_ = std::move(progress);
    run->next_beat_ = std::min(run->next_beat_, run->last_beat_ + kProgressEvery);
    run->runtime_.next_due_ = std::min(run->runtime_.next_due_, run->next_beat_);
  });
}

Runtime::Runtime(Core& core, std::shared_ptr<Clock> clock, WorkerRegistry* workers)
    : core_(core),
      wait_(std::move(clock)),
      workers_(workers),
      worker_suffix_(HostName() + "." + std::to_string(getpid())) {}

Runtime::~Runtime() { Stop(Millis{0}); }

std::shared_ptr<const WorkLoad> Runtime::Add(WorkOptions options, std::unique_ptr<Executor> executor) {
  PAWL_CHECK(!thread_.joinable(), "executors are added before Start");
  auto entry = std::make_unique<ExecutorEntry>();
  entry->worker = std::string(kOwnWorkers) + options.name + "." + worker_suffix_;
  entry->load = std::make_shared<WorkLoad>();
  entry->load->name = options.name;
  entry->load->target = options.concurrency;
  entry->options = std::move(options);
  entry->executor = std::move(executor);
  entries_.push_back(std::move(entry));
  return entries_.back()->load;
}

void Runtime::Start() {
  // A job that is asked to stop is cancelled at once, not with its next heartbeat.
  listener_ = core_.Listen([this](const std::vector<Transition>& transitions, bool) {
    std::vector<Seq> terminating;
    for (const Transition& transition : transitions) {
      if (transition.to == JobState::kTerminating) terminating.push_back(transition.seq);
    }
    if (terminating.empty()) return;
    Post([this, terminating = std::move(terminating)] {
      for (const Seq seq : terminating) {
        if (const auto found = runs_.find(seq); found != runs_.end()) CancelRun(*found->second);
      }
    });
  });
  if (workers_ != nullptr) {
    workers_->Listen([this](const std::string& worker) { Post([this, worker] { CancelClaimOf(worker); }); });
  }
  Post([this] {
    if (core_.shared()) {
      may_claim_ = true;
    } else {
      ReleaseLeftBehind();
    }
  });
  thread_ = std::thread([this] { Run(); });
}

void Runtime::Quiet() {
  Post([this] { CancelClaims(); });
}

void Runtime::Stop(Millis grace) {
  if (!thread_.joinable()) return;
  core_.Unlisten(listener_);
  if (workers_ != nullptr) workers_->Listen({});
  Post([this, grace] {
    CancelClaims();
    stop_at_ = wait_.now() + grace;
  });
  thread_.join();
}

void Runtime::Post(Task task) {
  // The last task may end the thread, and with it the runtime: nothing of it is touched after the lock is released.
  const MutexLock lock(wait_.mutex());
  tasks_.push_back(std::move(task));
  wait_.Notify();
}

void Runtime::Run() {
  NameThisThread("runtime");
  while (!IsOver()) {
    DoRound(AwaitTasks());
    if (stop_at_ && !gave_up_ && (runs_.empty() || wait_.now() >= *stop_at_)) GiveUpRuns();
  }
}

void Runtime::DoRound(const std::vector<Task>& tasks) {
  const WakeupBatch wakeups;  // the engine is woken once, with all that the round submits
  for (const Task& task : tasks) task();
  const SteadyTime now = wait_.now();
  if (now >= next_due_) DoDue(now);
  for (const auto& entry : entries_) ClaimIfRoom(*entry, now);
}

bool Runtime::IsOver() const { return released_ && runs_.empty() && calls_ == 0; }

std::vector<Runtime::Task> Runtime::AwaitTasks() {
  SteadyTime until = next_due_;
  if (stop_at_ && !gave_up_) until = std::min(until, *stop_at_);
  MutexLock lock(wait_.mutex());
  while (tasks_.empty() && wait_.Until(lock, until)) {
  }
  return std::exchange(tasks_, {});
}

// Looks at all runs and claims, and finds out when to look again.
void Runtime::DoDue(SteadyTime now) {
  next_due_ = kNeverSteady;
  std::vector<RunPtr> lost;
  for (const auto& [seq, run] : runs_) {
    if (run->phase_ == ActiveRun::Phase::kFinishing) {
      if (run->retry_at_ <= now) SubmitFinish(run);
      next_due_ = std::min(next_due_, run->retry_at_);
    } else if (run->deadline_ <= now) {
      lost.push_back(run);
    } else {
      if (!run->beating_ && run->next_beat_ <= now + kBeatTogether) Beat(run, now);
      next_due_ = std::min({next_due_, run->deadline_, run->beating_ ? kNeverSteady : run->next_beat_});
    }
  }
  for (const auto& entry : entries_) {
    if (!entry->claim && entry->claim_at > now) next_due_ = std::min(next_due_, entry->claim_at);
  }
  for (const RunPtr& run : lost) LoseRun(run, "the lease of a run ended before a heartbeat was answered");
}

// ---- Claims ----

// Nobody else works on a store that is not shared: a lease of built-in work belongs to a process that is gone.
void Runtime::ReleaseLeftBehind() {
  ++calls_;
  core_.Read([this](Result<StoreReader*> reader) {
    std::vector<FinishOp> releases;
    if (reader.ok()) {
      if (const auto runs = RunsByWorker(**reader, kLeftBehindMost); runs.ok()) {
        for (const auto& [worker, rows] : *runs) {
          if (!IsOurs(worker)) continue;
          for (const JobRow& row : rows) releases.push_back(ReleaseOf(row.seq, row.head.lease->token));
        }
      }
    }
    Post([this, releases = std::move(releases)]() mutable {
      --calls_;
      may_claim_ = true;
      for (FinishOp& release : releases) {
        ++calls_;
        core_.Submit(std::move(release), [this](const Result<FinishOp::Reply>&) { Post([this] { --calls_; }); });
      }
    });
  });
}

bool Runtime::IsOurs(std::string_view worker) const {
  return std::any_of(entries_.begin(), entries_.end(), [&](const auto& entry) {
    return worker.starts_with(std::string(kOwnWorkers) + entry->options.name + ".");
  });
}

void Runtime::CancelClaims() {
  quiet_ = true;
  for (const auto& entry : entries_) {
    if (entry->claim) core_.CancelClaim(*entry->claim);
  }
}

// It was told something: what that is, its next claim asks.
void Runtime::CancelClaimOf(const std::string& worker) {
  for (const auto& entry : entries_) {
    if (entry->claim && entry->worker == worker) core_.CancelClaim(*entry->claim);
  }
}

bool Runtime::MayClaim(ExecutorEntry& entry) {
  if (entry.options.queues_now) {
    entry.options.queues = entry.options.queues_now();
    if (entry.options.queues.empty()) return false;
  }
  if (workers_ != nullptr) {
    const WorkerInfo info{HostName(), getpid(), entry.options.concurrency, {}};
    if (workers_->OnClaim(entry.worker, entry.options.queues, info, core_.now().wall).quiet) return false;
  }
  return !entry.options.ready || entry.options.ready();
}

void Runtime::Adapt(ExecutorEntry& entry, SteadyTime now) {
  if (!entry.options.lag || now < entry.adapt_at) return;
  entry.adapt_at = now + kAdaptEvery;
  entry.load->target = NextTarget(entry.load->target, entry.options.concurrency, entry.options.lag());
}

void Runtime::ClaimIfRoom(ExecutorEntry& entry, SteadyTime now) {
  if (!may_claim_ || quiet_ || entry.claim || now < entry.claim_at) return;
  Adapt(entry, now);
  const std::uint32_t target = entry.load->target;
  const std::uint32_t room = target - std::min<std::uint32_t>(target, entry.load->in_flight);
  // A busy executor claims some runs at a time, not each one by itself.
  if (room < std::clamp(target / 8, 1U, kClaimTogetherMost)) return;
  if (!MayClaim(entry)) {
    entry.claim_at = now + kReadyAgain;
    next_due_ = std::min(next_due_, entry.claim_at);
    return;
  }
  ClaimRequest request;
  request.own = true;
  request.queues = entry.options.queues;
  request.worker = entry.worker;
  request.count = std::min(room, kClaimMost);
  request.wait = kClaimWait;
  request.lease = entry.options.lease;
  ++calls_;
  entry.claim = core_.Claim(std::move(request), [this, &entry](Result<ClaimReply> reply) {
    Post([this, &entry, reply = std::move(reply)]() mutable { OnClaimed(entry, std::move(reply)); });
  });
}

void Runtime::OnClaimed(ExecutorEntry& entry, Result<ClaimReply> reply) {
  --calls_;
  entry.claim.reset();
  if (reply.ok()) {
    entry.claim_pause = Millis{0};
    for (ClaimedJob& job : reply->jobs) StartRun(entry, std::move(job));
    return;
  }
  if (reply.error().code == ErrorCode::kStopping) {
    quiet_ = true;
    return;
  }
  if (entry.claim_pause == Millis{0}) {
    Log(LogLevel::kWarn, "claims for built-in work are refused; they are repeated until they succeed",
        {{"work", entry.options.name}, {"error", ToString(reply.error())}});
  }
  entry.claim_pause = Doubled(entry.claim_pause, kPauseLeast, kPauseMost);
  entry.claim_at = wait_.now() + entry.claim_pause;
  next_due_ = std::min(next_due_, entry.claim_at);
}

void Runtime::StartRun(ExecutorEntry& entry, ClaimedJob job) {
  if (const auto found = runs_.find(job.seq); found != runs_.end()) {
    const RunPtr before = found->second;
    if (before->phase_ == ActiveRun::Phase::kRunning) {
      LoseRun(before, "a run has lost its lease: its job was claimed again");
    } else {
      Remove(before);  // it has ended, and the answer to its finish is still on its way
    }
  }
  const RunPtr run(new ActiveRun(*this, entry, std::move(job), core_.now()));
  runs_.emplace(run->job_.seq, run);
  ++entry.load->in_flight;
  next_due_ = std::min({next_due_, run->next_beat_, run->deadline_});
  if (stop_at_) {
    BeginFinish(run, ReleaseOf(run->job_.seq, {}), {});
  } else {
    entry.executor->Start(run);
  }
}

// ---- Heartbeats ----

void Runtime::Beat(const RunPtr& run, SteadyTime now) {
  HeartbeatOp op;
  op.job = run->job_.seq;
  op.token = run->job_.head.lease->token;
  op.progress = std::exchange(run->progress_, std::nullopt);
  run->last_beat_ = now;
  run->beating_ = true;
  ++calls_;
  core_.Submit(std::move(op), [this, run](Result<HeartbeatOp::Reply> reply) {
    Post([this, run, reply = std::move(reply)] { OnBeat(run, reply); });
  });
}

void Runtime::OnBeat(const RunPtr& run, const Result<HeartbeatOp::Reply>& reply) {
  --calls_;
  run->beating_ = false;
  if (run->phase_ != ActiveRun::Phase::kRunning) return;
  if (reply.ok()) {
    run->deadline_ = reply->lease.deadline;
    run->next_beat_ = run->last_beat_ + reply->lease.span / 3;
    if (run->progress_) run->next_beat_ = std::min(run->next_beat_, run->last_beat_ + kProgressEvery);
    if (reply->cancel) CancelRun(*run);
  } else if (reply.error().code == ErrorCode::kLeaseLost || reply.error().code == ErrorCode::kNotFound) {
    return LoseRun(run, "a run has lost its lease");
  } else {
    run->next_beat_ = wait_.now() + kBeatAgain;
  }
  next_due_ = std::min({next_due_, run->next_beat_, run->deadline_});
}

// The job was asked to stop.
void Runtime::CancelRun(ActiveRun& run) {
  if (run.phase_ != ActiveRun::Phase::kRunning || std::exchange(run.cancelled_, true)) return;
  run.entry_.executor->Cancel(run, CancelReason::kTerminated);
}

void Runtime::LoseRun(const RunPtr& run, std::string_view why) {
  Log(LogLevel::kWarn, why, {{"work", run->entry_.options.name}, {"job", run->job_.head.id}});
  const bool runs = run->phase_ == ActiveRun::Phase::kRunning;
  Remove(run);
  if (runs) run->entry_.executor->Cancel(*run, CancelReason::kLeaseLost);
}

// ---- Finishes ----

void Runtime::BeginFinish(const RunPtr& run, FinishOp end, ActiveRun::OnRefused refused) {
  if (run->phase_ != ActiveRun::Phase::kRunning) return;
  run->phase_ = ActiveRun::Phase::kFinishing;
  end.job = run->job_.seq;
  end.token = run->job_.head.lease->token;
  if (end.seed == 0) end.seed = FreshSeed();  // the same for each attempt
  run->end_ = std::move(end);
  run->refused_ = std::move(refused);
  run->retry_pause_ = Millis{0};
  SubmitFinish(run);
}

void Runtime::SubmitFinish(const RunPtr& run) {
  run->retry_at_ = kNeverSteady;
  ++calls_;
  core_.Submit(run->end_, [this, run](Result<FinishOp::Reply> reply) {
    Post([this, run, reply = std::move(reply)] { OnFinished(run, reply); });
  });
}

void Runtime::OnFinished(const RunPtr& run, const Result<FinishOp::Reply>& reply) {
  --calls_;
  if (run->phase_ != ActiveRun::Phase::kFinishing) return;
  if (reply.ok()) {
    if (run->end_.outcome != Outcome::kReleased) run->entry_.give_back_for = Millis{0};
    return Remove(run);
  }
  const Error& error = reply.error();
  switch (error.code) {
    case ErrorCode::kLeaseLost:
    case ErrorCode::kNotFound:
      return Drop(run, error, "the end of a run is dropped: its lease was lost");
    case ErrorCode::kStopping:
      return Drop(run, error, "a run is left to be repeated: the engine stops");
    case ErrorCode::kNoSpace:
      return GiveBack(run, error);
    default:
      return IsPassing(error) ? FinishLater(run, error) : RefuseFinish(run, error);
  }
}

// The same end again, until the lease is over: the job may run elsewhere then.
void Runtime::FinishLater(const RunPtr& run, const Error& error) {
  run->retry_pause_ = Doubled(run->retry_pause_, kPauseLeast, kPauseMost);
  run->retry_at_ = wait_.now() + run->retry_pause_;
  if (released_ || run->retry_at_ >= run->deadline_) return Drop(run, error, "a run is left to be repeated");
  next_due_ = std::min(next_due_, run->retry_at_);
}

// The disk is full, which is no fault of the job: it waits a while, and this run does not count.
void Runtime::GiveBack(const RunPtr& run, const Error& error) {
  if (run->end_.outcome == Outcome::kReleased) return Drop(run, error, "a run is left to be repeated");
  Millis& pause = run->entry_.give_back_for;
  pause = Doubled(pause, kGiveBackLeast, kGiveBackMost);
  run->phase_ = ActiveRun::Phase::kRunning;
  BeginFinish(run, ReleaseOf(run->job_.seq, {}, pause), {});
}

// The engine will never accept this end.
void Runtime::RefuseFinish(const RunPtr& run, const Error& error) {
  const ActiveRun::OnRefused refused = std::exchange(run->refused_, {});
  const bool last_resort = run->end_.outcome == Outcome::kFailed || run->end_.outcome == Outcome::kReleased;
  if (last_resort && !refused) return Drop(run, error, "a run cannot be ended; its lease will run out");
  run->phase_ = ActiveRun::Phase::kRunning;
  next_due_ = std::min({next_due_, run->next_beat_, run->deadline_});
  if (refused) return refused(error);
  Log(LogLevel::kError, "the end of a run was refused; the run fails instead",
      {{"work", run->entry_.options.name}, {"job", run->job_.head.id}, {"error", ToString(error)}});
  BeginFinish(run, FailureOf(error), {});
}

void Runtime::Drop(const RunPtr& run, const Error& error, std::string_view what) {
  Log(LogLevel::kWarn, what,
      {{"work", run->entry_.options.name}, {"job", run->job_.head.id}, {"error", ToString(error)}});
  Remove(run);
}

void Runtime::Remove(const RunPtr& run) {
  run->phase_ = ActiveRun::Phase::kOver;
  --run->entry_.load->in_flight;
  runs_.erase(run->job_.seq);
}

// ---- Stop ----

void Runtime::GiveUpRuns() {
  gave_up_ = true;
  for (const auto& [seq, run] : runs_) {
    if (run->phase_ == ActiveRun::Phase::kRunning) run->entry_.executor->Cancel(*run, CancelReason::kStopping);
  }
  for (const auto& entry : entries_) entry->executor->Stop();
  // Ends that the executors have posted meanwhile come before it.
  Post([this] { ReleaseRuns(); });
}

void Runtime::ReleaseRuns() {
  released_ = true;
  std::vector<RunPtr> unanswered;
  for (const auto& [seq, run] : runs_) {
    if (run->phase_ == ActiveRun::Phase::kRunning) {
      BeginFinish(run, ReleaseOf(seq, {}), {});
    } else if (run->retry_at_ != kNeverSteady) {
      unanswered.push_back(run);
    }
  }
  for (const RunPtr& run : unanswered) {
    Drop(run, {ErrorCode::kStopping, "the runtime stops"}, "a run is left to be repeated");
  }
}

}  // namespace pawl
