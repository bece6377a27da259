#include "server/faktory/batch_driver.h"

#include <algorithm>
#include <future>
#include <memory>
#include <utility>

#include "base/log.h"
#include "rules/names.h"
#include "server/faktory/batch_run.h"

namespace pawl {
namespace {

constexpr std::uint32_t kBatchesAtOnce = 64;
// For batches that nobody drives: their node is gone, or it is a library that shares the store.
constexpr auto kLookAgain = std::chrono::seconds(5);

template <typename Op>
std::future<Result<typename Op::Reply>> Ask(Core& core, Op op) {
  const auto promise = std::make_shared<std::promise<Result<typename Op::Reply>>>();
  auto future = promise->get_future();
  core.Submit(std::move(op), [promise](Result<typename Op::Reply> reply) { promise->set_value(std::move(reply)); });
  return future;
}

ClaimRequest Asking() {
  ClaimRequest request;
  request.queues = {std::string(kBatchQueue)};
  request.worker = kBatchQueue;
  request.count = kBatchesAtOnce;
  return request;
}

}  // namespace

void FaktoryBatchDriver::Start() {
  stopping_ = false;
  listener_ = core_.Listen([this](const std::vector<Transition>& transitions, bool) { Hear(transitions); });
  thread_ = std::thread([this] { Run(); });
}

void FaktoryBatchDriver::Stop() {
  if (!thread_.joinable()) return;
  core_.Unlisten(listener_);
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

// On a thread of the engine.
void FaktoryBatchDriver::Hear(const std::vector<Transition>& transitions) {
  const auto queue = core_.names().Find(kBatchQueue);
  const bool heard = queue && std::any_of(transitions.begin(), transitions.end(), [&](const Transition& transition) {
                       return transition.queue == *queue && transition.to == Shown::kQueued;
                     });
  if (!heard) return;
  {
    const std::lock_guard lock(mutex_);
    heard_ = true;
  }
  changed_.notify_all();
}

void FaktoryBatchDriver::Run() {
  do {
    for (std::vector<ClaimedJob> jobs = Claim(); !jobs.empty(); jobs = Claim()) Drive(jobs);
  } while (Wait());
}

std::vector<ClaimedJob> FaktoryBatchDriver::Claim() {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return {};
    heard_ = false;
  }
  auto answer = std::make_shared<std::promise<Result<ClaimReply>>>();
  core_.Claim(Asking(), [answer](Result<ClaimReply> reply) { answer->set_value(std::move(reply)); });
  Result<ClaimReply> reply = answer->get_future().get();
  return reply.ok() ? std::move(reply->jobs) : std::vector<ClaimedJob>{};
}

bool FaktoryBatchDriver::Wait() {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, kLookAgain, [&] { return stopping_ || heard_; });
  return !stopping_;
}

// All ends together, so that they share a commit.
void FaktoryBatchDriver::Drive(const std::vector<ClaimedJob>& jobs) {
  std::vector<std::future<Result<FinishOp::Reply>>> answers;
  for (const ClaimedJob& job : jobs) answers.push_back(End(job, false));
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const auto reply = answers[i].get();
    if (!reply.ok()) Refused(jobs[i], reply.error());
  }
}

std::future<Result<FinishOp::Reply>> FaktoryBatchDriver::End(const ClaimedJob& job, bool own_ids) {
  Result<BatchRun> run = RunBatch(job, core_.now(), own_ids);
  if (!run.ok()) return Ask(core_, FailBatch(job, run.error()));
  if (run->lapsed) {
    // A job that is asked to stop while it runs is terminated by the end of that run, and by a crash of it.
    const auto asked = Ask(core_, TerminateOp{job.seq}).get();
    if (!asked.ok()) return Ask(core_, FailBatch(job, asked.error()));
  }
  return Ask(core_, std::move(run->finish));
}

void FaktoryBatchDriver::Refused(const ClaimedJob& job, Error error) {
  if (error.code == ErrorCode::kIdTaken) {  // a callback's
    const auto reply = End(job, true).get();
    if (reply.ok()) return;
    error = reply.error();
  }
  switch (error.code) {
    case ErrorCode::kLeaseLost:  // others have it
    case ErrorCode::kNotFound:   // deleted
      return;
    case ErrorCode::kPortConflict:  // there is more news
      (void)Ask(core_, ReleaseBatch(job)).get();
      return;
    case ErrorCode::kStopping:
    case ErrorCode::kOverloaded:
    case ErrorCode::kUnavailable:
      // The lease will run out, and somebody takes the same news up again.
      Log(LogLevel::kWarn, "a run of a batch is left to be repeated",
          {{"bid", job.head.id}, {"error", ToString(error)}});
      return;
    default:
      Log(LogLevel::kError, "a batch cannot go on and is tried again later",
          {{"bid", job.head.id}, {"error", ToString(error)}});
      (void)Ask(core_, FailBatch(job, error)).get();
  }
}

}  // namespace pawl
