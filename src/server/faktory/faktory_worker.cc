#include "server/faktory/faktory_worker.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "wire/faktory/job_json.h"

namespace pawl {
namespace {

SteadyTime RenewAt(const Lease& lease) { return lease.deadline - lease.span / 2; }

FaktoryWorker::Run RunOf(Seq seq, const Lease& lease, std::string_view meta, SteadyTime now) {
  return {seq, lease.token, lease.span, !faktory::HasReserveFor(meta), now, RenewAt(lease)};
}

}  // namespace

void FaktoryWorker::Hold(const ClaimedJob& job, SteadyTime now) {
  const Run run = RunOf(job.seq, *job.head.lease, job.meta, now);
  const MutexLock lock(mutex_);
  runs_.insert_or_assign(job.head.id, run);
}

// What was fetched here after that may be newer than what was read.
bool FaktoryWorker::Knows(const JobHead& head, SteadyTime since) const {
  const auto found = runs_.find(head.id);
  if (found == runs_.end()) return false;
  const Run& run = found->second;
  return run.token == head.lease->token || (run.fetched_here && run.since >= since);
}

// Forgets what is not in hand any more, and does not renew what another node has renewed.
std::vector<const JobRow*> FaktoryWorker::Unknown(const std::vector<JobRow>& jobs, SteadyTime since) {
  std::unordered_set<std::string_view> in_hand;
  std::vector<const JobRow*> unknown;
  const MutexLock lock(mutex_);
  for (const JobRow& job : jobs) {
    in_hand.insert(job.head.id);
    if (!Knows(job.head, since)) {
      unknown.push_back(&job);
    } else if (Run& run = runs_.at(job.head.id); run.token == job.head.lease->token) {
      run.renew_at = std::max(run.renew_at, RenewAt(*job.head.lease));
    }
  }
  std::erase_if(runs_, [&](const auto& run) { return run.second.since < since && !in_hand.contains(run.first); });
  return unknown;
}

Result<void> FaktoryWorker::SeeAll(const std::vector<JobRow>& jobs, SteadyTime since, StoreReader& reader) {
  const std::vector<const JobRow*> unknown = Unknown(jobs, since);
  std::vector<RecordKey> keys;
  keys.reserve(unknown.size());
  for (const JobRow* job : unknown) keys.push_back(BodyKey(job->seq));
  const auto bodies = reader.ReadMany(keys);
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    if (!bodies[i].ok()) return bodies[i].error();
    if (!bodies[i]->exists()) continue;  // the job is gone
    PAWL_ASSIGN(const JobBody body, DecodeBody(bodies[i]->value));
    const JobHead& head = unknown[i]->head;
    Run run = RunOf(unknown[i]->seq, *head.lease, body.meta, core_.now().steady);
    run.fetched_here = false;
    const MutexLock lock(mutex_);
    if (!Knows(head, since)) runs_.insert_or_assign(head.id, run);
  }
  return {};
}

bool FaktoryWorker::IsLate(const Error& error) {
  return error.code == ErrorCode::kLeaseLost || error.code == ErrorCode::kNotFound;
}

void FaktoryWorker::Forget(const std::string& jid, const Token& token) {
  const MutexLock lock(mutex_);
  const auto found = runs_.find(jid);
  if (found != runs_.end() && found->second.token == token) runs_.erase(found);
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Take(const std::string& jid) {
  const MutexLock lock(mutex_);
  const auto found = runs_.find(jid);
  if (found == runs_.end() || !found->second.fetched_here) return std::nullopt;
  return runs_.extract(found).mapped();
}

void FaktoryWorker::PutBack(const std::string& jid, const Run& run) {
  const MutexLock lock(mutex_);
  runs_.emplace(jid, run);
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Find(const std::string& jid) const {
  const MutexLock lock(mutex_);
  const auto found = runs_.find(jid);
  if (found == runs_.end() || !found->second.fetched_here) return std::nullopt;
  return found->second;
}

void FaktoryWorker::NoteLease(const std::string& jid, const Lease& lease) {
  const MutexLock lock(mutex_);
  const auto found = runs_.find(jid);
  if (found != runs_.end() && found->second.token == lease.token) found->second.span = lease.span;
}

void FaktoryWorker::OnSign(SteadyTime now) {
  const MutexLock lock(mutex_);
  last_sign_ = now;
}

bool FaktoryWorker::IsSilent(SteadyTime now) const {
  const MutexLock lock(mutex_);
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
    const MutexLock lock(mutex_);
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
      if (!reply.ok() && IsLate(reply.error())) self->Forget(jid, token);
    });
  }
}

}  // namespace pawl
