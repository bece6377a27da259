#include "work/run_state.h"

#include <algorithm>

namespace pawl {
namespace {

// Near the end of a run's timeout the lease is short, however often it is renewed.
constexpr Millis kBeatSpanMin{250};

}  // namespace

Run::State::State(Jobs& door, std::shared_ptr<Clock> time, ClaimedRun claimed)
    : jobs(door), clock(std::move(time)), job(std::move(claimed)), draft(jobs, job) {
  Renew(job.lease, clock->Read().steady);
}

void Run::State::Renew(const RunLease& lease, SteadyTime sent) {
  const MutexLock lock(mutex_);
  lease_end_ = sent + lease.span;
  next_beat_ = sent + std::max(lease.span / 3, kBeatSpanMin);
}

SteadyTime Run::State::lease_end() const {
  const MutexLock lock(mutex_);
  return lease_end_;
}

SteadyTime Run::State::next_beat() const {
  const MutexLock lock(mutex_);
  return next_beat_;
}

void Run::State::BeatAgainAt(SteadyTime at) {
  const MutexLock lock(mutex_);
  next_beat_ = at;
}

Result<BeatReply> Run::State::Beat(std::string progress) {
  const SteadyTime sent = clock->Read().steady;
  Result<BeatReply> reply = jobs.Heartbeat({.job = job.id, .token = job.lease.token, .progress = std::move(progress)});
  if (!reply.ok()) {
    Heed(reply.error());
    return reply;
  }
  Renew(reply->lease, sent);
  if (reply->cancel) Cancel();
  return reply;
}

Result<void> Run::State::SendCommit(Finish commit) {
  const SteadyTime sent = clock->Read().steady;
  const Result<Finished> done = jobs.FinishOne(commit);
  if (!done.ok()) {
    Heed(done.error());
    const ErrorCode code = done.error().code;
    const bool unknown = code == ErrorCode::kUnreachable || code == ErrorCode::kUnavailable;  // whether it was done
    repeat = code == ErrorCode::kPortConflict || (unknown && (!commit.effects.empty() || !commit.into.empty()));
    if (unknown && !repeat) in_doubt = std::move(commit);
    return done.error();
  }
  ++commits;
  in_doubt.reset();
  pushes.erase(pushes.begin(), pushes.begin() + static_cast<std::ptrdiff_t>(commit.push.size()));
  into.erase(into.begin(), into.begin() + static_cast<std::ptrdiff_t>(commit.into.size()));
  if (!commit.effects.empty()) draft.Committed();
  if (done->lease) Renew(*done->lease, sent);
  if (done->cancel) Cancel();
  return {};
}

void Run::State::Heed(const Error& error) {
  if (error.code == ErrorCode::kLeaseLost || error.code == ErrorCode::kNotFound) Lose();
}

void Run::State::CancelForStop() {
  for_stop_ = true;
  stop_.request_stop();
}

void Run::State::Lose() {
  lost_ = true;
  stop_.request_stop();
}

}  // namespace pawl
