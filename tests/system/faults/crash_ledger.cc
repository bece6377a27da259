#include "tests/system/faults/crash_ledger.h"

namespace pawl::support {

void CrashLedger::Complain(const std::string& what) {
  const std::lock_guard lock(mutex_);
  complaints_.push_back(what);
}

std::vector<std::string> CrashLedger::Complaints() const {
  const std::lock_guard lock(mutex_);
  return complaints_;
}

void CrashLedger::Pushed(const std::string& job) {
  const std::lock_guard lock(mutex_);
  jobs_[job].acknowledged = true;
}

void CrashLedger::MaybePushed(const std::string& marker, std::size_t jobs) {
  const std::lock_guard lock(mutex_);
  maybes_[marker].jobs = jobs;
}

void CrashLedger::Terminated(const std::string& job) {
  const std::lock_guard lock(mutex_);
  jobs_[job].fate = Fate::kTerminated;
}

void CrashLedger::Claimed(const HeldRun& run) {
  const std::lock_guard lock(mutex_);
  LedgerJob& job = jobs_[run.job];
  // The clients record what they got some time after it was so. That a run is known and its finish not even sent while
  // another is granted is proof all the same, unless its lease may have run out.
  for (const auto& [token, other] : job.held) {
    if (token != run.token && !other.may_expire && !run.may_expire) {
      complaints_.push_back("job " + run.job + " has two holders: " + token + " and " + run.token);
    }
  }
  if (job.fate != Fate::kOpen && !run.may_expire) complaints_.push_back("job " + run.job + " ran after its end");
  job.last_attempt = std::max(job.last_attempt, run.attempt);
  const bool fresh = job.held.emplace(run.token, run).second;
  if (run.queue != "limited" || !fresh) return;
  if (++held_in_group_[run.group] > kGroupLimit) {
    complaints_.push_back("group " + run.group + " has more jobs in hand than its limit");
  }
}

bool CrashLedger::Superseded(const HeldRun& run) {
  const std::lock_guard lock(mutex_);
  return jobs_[run.job].last_attempt > run.attempt;
}

void CrashLedger::FinishSent(const HeldRun& run) {
  const std::lock_guard lock(mutex_);
  const bool was_held = jobs_[run.job].held.erase(run.token) > 0;
  if (run.queue == "limited" && was_held) --held_in_group_[run.group];
}

void CrashLedger::Completed(const HeldRun& run, bool was_superseded) {
  const std::lock_guard lock(mutex_);
  LedgerJob& job = jobs_[run.job];
  if (was_superseded) complaints_.push_back("job " + run.job + " was completed with an old token");
  if (!job.completed_by.empty() && job.completed_by != run.token) {
    complaints_.push_back("job " + run.job + " was completed twice");
  }
  if (job.fate != Fate::kOpen && job.completed_by != run.token) {
    complaints_.push_back("job " + run.job + " was completed after its end");
  }
  job.completed_by = run.token;
  job.fate = Fate::kCompleted;
}

void CrashLedger::Failed(const HeldRun& run, bool dead) {
  const std::lock_guard lock(mutex_);
  ++failed_;
  if (dead) jobs_[run.job].fate = Fate::kDead;
}

void CrashLedger::FailedMaybe() {
  const std::lock_guard lock(mutex_);
  ++failed_maybe_;
}

LedgerTotals CrashLedger::Totals() const {
  const std::lock_guard lock(mutex_);
  LedgerTotals totals;
  totals.failed = failed_;
  totals.failed_maybe = failed_maybe_;
  for (const auto& [id, job] : jobs_) {
    totals.acknowledged += job.acknowledged ? 1 : 0;
    totals.completed += job.fate == Fate::kCompleted ? 1 : 0;
    totals.dead += job.fate == Fate::kDead ? 1 : 0;
    totals.terminated += job.fate == Fate::kTerminated ? 1 : 0;
  }
  return totals;
}

}  // namespace pawl::support
