#include "server/faktory/faktory_worker.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "engine/queries.h"
#include "wire/faktory/job_json.h"

namespace pawl {
namespace {

FaktoryWorker::Run RunOf(Seq seq, const Lease& lease, std::string_view meta, SteadyTime now) {
  return {seq, lease.token, lease.span, !faktory::HasReserveFor(meta), now, lease.deadline - lease.span / 2};
}

}  // namespace

void FaktoryWorker::Hold(const ClaimedJob& job, SteadyTime now) {
  const Run run = RunOf(job.seq, *job.head.lease, job.meta, now);
  std::lock_guard lock(mutex_);
  runs_.insert_or_assign(job.head.id, run);
}

// What was fetched here may be newer than what was read.
bool FaktoryWorker::Knows(const JobHead& head) const {
  const auto found = runs_.find(head.id);
  return found != runs_.end() && (found->second.fetched_here || found->second.token == head.lease->token);
}

void FaktoryWorker::SeeAll(const std::vector<JobRow>& jobs, SteadyTime since, StoreReader& reader) {
  std::unordered_set<std::string_view> in_hand;
  std::vector<const JobRow*> unknown;
  {
    std::lock_guard lock(mutex_);
    for (const JobRow& job : jobs) {
      in_hand.insert(job.head.id);
      if (!Knows(job.head)) unknown.push_back(&job);
    }
    std::erase_if(runs_, [&](const auto& run) { return run.second.since < since && !in_hand.contains(run.first); });
  }
  for (const JobRow* row : unknown) {
    const auto job = ReadJob(reader, row->seq);
    if (!job.ok()) continue;
    Run run = RunOf(row->seq, *row->head.lease, job->body.meta, core_.now().steady);
    run.fetched_here = false;
    std::lock_guard lock(mutex_);
    if (!Knows(row->head)) runs_.insert_or_assign(row->head.id, run);
  }
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Take(const std::string& jid) {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found == runs_.end() || !found->second.fetched_here) return std::nullopt;
  return runs_.extract(found).mapped();
}

void FaktoryWorker::PutBack(const std::string& jid, const Run& run) {
  std::lock_guard lock(mutex_);
  runs_.emplace(jid, run);
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Find(const std::string& jid) const {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found == runs_.end() || !found->second.fetched_here) return std::nullopt;
  return found->second;
}

void FaktoryWorker::NoteLease(const std::string& jid, const Lease& lease) {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found != runs_.end() && found->second.token == lease.token) found->second.span = lease.span;
}

void FaktoryWorker::OnSign(SteadyTime now) {
  std::lock_guard lock(mutex_);
  last_sign_ = now;
}

bool FaktoryWorker::IsSilent(SteadyTime now) const {
  std::lock_guard lock(mutex_);
  return !last_sign_ || now - *last_sign_ > kSilenceMax;
}

bool FaktoryWorker::MayKeep(const Run& run, SteadyTime now) const {
  if (!run.kept_alive) return false;
  if (kind_ == Kind::kConnection) return now - run.since < kConnectionRunMax;
  return last_sign_ && now - *last_sign_ <= kSilenceMax;
}

void FaktoryWorker::KeepLeases(SteadyTime now) {
  std::vector<std::pair<std::string, Run>> due;
  {
    std::lock_guard lock(mutex_);
    for (auto& [jid, run] : runs_) {
      if (now < run.renew_at || !MayKeep(run, now)) continue;
      run.renew_at = now + run.span / 2;
      due.emplace_back(jid, run);
    }
  }
  for (const auto& [jid, run] : due) {
    HeartbeatOp op;
    op.job = run.seq;
    op.token = run.token;
    core_.Submit(std::move(op), [self = shared_from_this(), jid = jid, token = run.token](const auto& reply) {
      self->OnRenewed(jid, token, reply);
    });
  }
}

void FaktoryWorker::OnRenewed(const std::string& jid, const Token& token, const Result<HeartbeatOp::Reply>& reply) {
  if (reply.ok() || (reply.error().code != ErrorCode::kLeaseLost && reply.error().code != ErrorCode::kNotFound)) return;
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found != runs_.end() && found->second.token == token) runs_.erase(found);
}

}  // namespace pawl
