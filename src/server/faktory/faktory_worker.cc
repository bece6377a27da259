#include "server/faktory/faktory_worker.h"

#include <algorithm>
#include <utility>

#include "engine/queries.h"
#include "wire/faktory/job_json.h"

namespace pawl {
namespace {

FaktoryWorker::Run RunOf(Seq seq, const Lease& lease, std::string_view meta, SteadyTime now) {
  return {seq, lease.token, lease.span, !faktory::HasReserveFor(meta), now, now + lease.span / 2};
}

}  // namespace

void FaktoryWorker::Hold(const ClaimedJob& job, SteadyTime now) {
  const Run run = RunOf(job.seq, *job.head.lease, job.meta, now);
  std::lock_guard lock(mutex_);
  runs_.insert_or_assign(job.head.id, run);
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Take(const std::string& jid) {
  std::lock_guard lock(mutex_);
  auto node = runs_.extract(jid);
  if (node.empty()) return std::nullopt;
  return node.mapped();
}

void FaktoryWorker::PutBack(const std::string& jid, const Run& run) {
  std::lock_guard lock(mutex_);
  runs_.emplace(jid, run);
}

std::optional<FaktoryWorker::Run> FaktoryWorker::Find(const std::string& jid) const {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found == runs_.end()) return std::nullopt;
  return found->second;
}

void FaktoryWorker::NoteLease(const std::string& jid, const Lease& lease) {
  std::lock_guard lock(mutex_);
  const auto found = runs_.find(jid);
  if (found != runs_.end() && found->second.token == lease.token) found->second.span = lease.span;
}

void FaktoryWorker::OnSign(SteadyTime now) {
  bool first = false;
  {
    std::lock_guard lock(mutex_);
    first = !last_sign_.has_value();
    last_sign_ = now;
  }
  if (first && kind_ == Kind::kProcess) LookUpRuns();
}

bool FaktoryWorker::IsSilent(SteadyTime now) const {
  std::lock_guard lock(mutex_);
  return !last_sign_ || now - *last_sign_ > kSilenceMax;
}

// After a restart, or on another node, the worker goes on with what it fetched before.
void FaktoryWorker::LookUpRuns() {
  core_.Read([self = shared_from_this()](Result<StoreReader*> reader) {
    if (!reader.ok()) return;
    auto all = RunsByWorker(**reader);
    if (!all.ok()) return;
    const auto mine = all->find(self->name_);
    if (mine == all->end()) return;
    for (const JobRow& row : mine->second) {
      const auto job = ReadJob(**reader, row.seq);
      if (!job.ok() || !job->head.lease) continue;
      self->PutBack(job->head.id, RunOf(job->seq, *job->head.lease, job->body.meta, self->core_.now().steady));
    }
  });
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
