#include "work/worker_loop.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "base/check.h"
#include "base/host_name.h"
#include "base/log.h"
#include "base/names.h"
#include "base/random.h"
#include "base/uuid.h"

namespace pawl {
namespace {

// How long a worker that was told to be quiet waits before it asks whether that still holds.
constexpr Millis kQuietPause{10'000};

// Unique without asking anybody; only characters that names may have.
std::string MakeName() {
  std::array<std::uint8_t, 4> bytes{};
  FillRandom(bytes);
  std::string name = HostName().substr(0, 96);
  for (char& c : name) {
    if (!CheckName(std::string_view(&c, 1), "").ok()) c = '-';
  }
  return name + "-" + std::to_string(getpid()) + "-" + ToHex(bytes);
}

constexpr int kPauseGrowth = 8;

}  // namespace

WorkerLoop::WorkerLoop(Jobs& jobs, WorkerOptions options, std::shared_ptr<Clock> clock, Millis pause)
    : jobs_(jobs), options_(std::move(options)), clock_(std::move(clock)), first_pause_(pause), wait_(clock_) {
  claim_ = [this](const ClaimOptions& claim, std::stop_token stop) { return jobs_.Claim(claim, std::move(stop)); };
  if (options_.name.empty()) options_.name = MakeName();
}

WorkerLoop::~WorkerLoop() { Stop(); }

void WorkerLoop::Handle(std::string type, Handlers handlers) {
  PAWL_CHECK(!keeper_, "handlers are registered before the worker starts");
  handlers_[std::move(type)] = std::move(handlers);
  registered_ = false;
}

void WorkerLoop::HandleOthers(Worker::Handler handler) {
  PAWL_CHECK(!keeper_, "handlers are registered before the worker starts");
  others_.phases.run = std::move(handler);
}

void WorkerLoop::HandleRuns(std::function<void(const RunPtr&)> work) {
  PAWL_CHECK(!keeper_, "handlers are registered before the worker starts");
  work_ = std::move(work);
}

void WorkerLoop::ClaimBy(std::function<Result<Claimed>(const ClaimOptions&, std::stop_token)> claim) {
  claim_ = std::move(claim);
}

Result<void> WorkerLoop::Check() {
  PAWL_TRY(CheckName(options_.name, "name"));
  queues_ = options_.queues;
  if (queues_.empty()) {
    if (others_.phases.run || work_) {
      return Error{ErrorCode::kInvalid, "a handler for all types needs queues to claim from", "queues"};
    }
    for (const auto& [type, handlers] : handlers_) queues_.push_back(type);
  }
  if (queues_.empty()) return Error{ErrorCode::kInvalid, "the worker has no handler and no queue", "queues"};
  for (const std::string& queue : queues_) PAWL_TRY(CheckName(queue, "queues"));
  if (options_.concurrency < 1 || options_.concurrency > 1'000) {
    return Error{ErrorCode::kInvalid, "must be 1 to 1000", "concurrency"};
  }
  return {};
}

Result<void> WorkerLoop::Register() {
  if (registered_) return {};
  for (const auto& [type, handlers] : handlers_) {
    if (!handlers.options) continue;
    const std::vector<std::string> queues = options_.queues.empty() ? std::vector{type} : options_.queues;
    for (const std::string& queue : queues) PAWL_TRY(jobs_.RegisterType(queue, type, *handlers.options));
  }
  registered_ = true;
  return {};
}

Result<void> WorkerLoop::Start() {
  PAWL_CHECK(!keeper_, "the worker was started before");
  PAWL_TRY(Check());
  // A server that is away now may be there when we claim.
  if (Result<void> registered = Register(); !registered.ok() && !Describe(registered.error().code).retry) {
    return registered;
  }
  keeper_ = std::make_unique<LeaseKeeper>(clock_, [this](const BeatReply& reply) { Obey(reply.quiet, reply.stop); });
  {
    const MutexLock lock(wait_.mutex());
    free_ = options_.concurrency;
    claiming_ = true;
  }
  for (std::uint32_t i = 0; i < options_.concurrency; ++i) runners_.emplace_back([this] { RunLoop(); });
  claimer_ = std::thread([this] { ClaimLoop(); });
  return {};
}

void WorkerLoop::Wait() {
  MutexLock lock(wait_.mutex());
  while (!stop_.stop_requested()) wait_.Until(lock, kNeverSteady);
}

void WorkerLoop::RequestStop() {
  {
    const MutexLock lock(wait_.mutex());
    if (stop_.stop_requested()) return;
  }
  stop_.request_stop();  // breaks the claim off
  { const MutexLock lock(wait_.mutex()); }
  wait_.Notify();
}

void WorkerLoop::PauseClaims(Millis span) {
  const MutexLock lock(wait_.mutex());
  claims_from_ = std::max(claims_from_, wait_.now() + span);
}

void WorkerLoop::Stop() {
  RequestStop();
  if (!keeper_) return;
  claimer_.join();
  if (!AwaitIdle(wait_.now() + options_.grace)) {
    for (const RunPtr& run : keeper_->runs()) run->CancelForStop();
    wait_.Notify();
  }
  for (std::thread& runner : runners_) runner.join();
  runners_.clear();
  keeper_.reset();
}

bool WorkerLoop::AwaitIdle(SteadyTime until) {
  MutexLock lock(wait_.mutex());
  while (free_ != options_.concurrency) {
    if (!wait_.Until(lock, until)) return false;
  }
  return true;
}

ClaimOptions WorkerLoop::ClaimFor(std::uint32_t count, Millis wait) const {
  return {
      .queues = queues_,
      .worker = options_.name,
      .count = count,
      .wait = wait,
      .lease = options_.lease,
      .about = {.host = HostName(), .pid = getpid(), .concurrency = options_.concurrency, .labels = options_.labels}};
}

void WorkerLoop::ClaimLoop() {
  Millis pause = first_pause_;
  while (!stop_.stop_requested()) {
    std::uint32_t count = 0;
    {
      MutexLock lock(wait_.mutex());
      while (!stop_.stop_requested() && free_ == 0) wait_.Until(lock, kNeverSteady);
      while (!stop_.stop_requested() && wait_.now() < claims_from_) wait_.Until(lock, claims_from_);
      count = free_;
    }
    if (stop_.stop_requested()) break;
    Result<Claimed> claimed = Error{};
    if (Result<void> registered = Register(); registered.ok()) {
      claimed = claim_(ClaimFor(count, options_.claim_wait), stop_.get_token());
    } else {
      claimed = std::move(registered).error();
    }
    if (claimed.ok()) {
      pause = first_pause_;
      Accept(*std::move(claimed));
    } else {
      Log(LogLevel::kWarn, "claim failed", {{"worker", options_.name}, {"error", ToString(claimed.error())}});
      Pause(pause, [this] { return stop_.stop_requested(); });
    }
  }
  {
    const MutexLock lock(wait_.mutex());
    claiming_ = false;
  }
  wait_.Notify();
}

void WorkerLoop::Accept(Claimed claimed) {
  {
    const MutexLock lock(wait_.mutex());
    for (ClaimedRun& claim : claimed.runs) {
      const RunPtr run = std::make_shared<Run::State>(jobs_, clock_, std::move(claim));
      keeper_->Keep(run);
      claimed_.push_back(run);
      --free_;
    }
  }
  wait_.Notify();
  Obey(claimed.quiet, claimed.stop);
}

void WorkerLoop::Obey(bool quiet, bool stop) {
  {
    const MutexLock lock(wait_.mutex());
    if (quiet != quiet_) {
      Log(LogLevel::kInfo, quiet ? "asked to be quiet" : "asked to go on", {{"worker", options_.name}});
    }
    quiet_ = quiet;
    // It goes on asking: the server hands out nothing, and may take its word back.
    if (quiet) claims_from_ = std::max(claims_from_, wait_.now() + kQuietPause);
  }
  if (stop) RequestStop();
}

void WorkerLoop::RunLoop() {
  for (;;) {
    RunPtr run;
    {
      MutexLock lock(wait_.mutex());
      while (claimed_.empty() && claiming_) wait_.Until(lock, kNeverSteady);
      if (claimed_.empty()) return;
      run = std::move(claimed_.front());
      claimed_.pop_front();
    }
    stop_.stop_requested() ? Release(*run) : Execute(run);
    keeper_->LetGo(run);
    {
      const MutexLock lock(wait_.mutex());
      ++free_;
    }
    wait_.Notify();
  }
}

Result<std::uint64_t> WorkerLoop::Drain(std::uint64_t max) {
  PAWL_CHECK(!keeper_, "a worker that was started drains by itself");
  PAWL_TRY(Check());
  PAWL_TRY(Register());
  keeper_ = std::make_unique<LeaseKeeper>(clock_, [](const BeatReply&) {});
  std::uint64_t count = 0;
  Result<std::uint64_t> drained = max;
  for (; count < max; ++count) {
    Result<Claimed> claimed = claim_(ClaimFor(1, Millis(0)), stop_.get_token());
    if (!claimed.ok()) {
      drained = std::move(claimed).error();
      break;
    }
    if (claimed->runs.empty()) {
      drained = count;
      break;
    }
    const RunPtr run = std::make_shared<Run::State>(jobs_, clock_, std::move(claimed->runs.front()));
    last_run_ = run->job.id;
    keeper_->Keep(run);
    Execute(run);
    keeper_->LetGo(run);
  }
  keeper_.reset();
  return drained;
}

void WorkerLoop::Pause(Millis& span, FunctionRef<bool()> enough) {
  MutexLock lock(wait_.mutex());
  const SteadyTime end = wait_.now() + span;
  while (!enough() && wait_.Until(lock, end)) {
  }
  span = std::min(span * 2, first_pause_ * kPauseGrowth);
}

}  // namespace pawl
