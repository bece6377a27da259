// A worker of the Faktory protocol: a process, known by its wid on any number of connections, or a single connection
// that has none. It knows the runs that its worker has in hand, because the protocol names a job where Pawl wants the
// token of the run; the store has the truth, and what is not known here is looked up there.
//
// It also keeps the leases of those runs alive while the worker gives signs of life, unless the job asked for a time of
// its own (reserve_for). Thread-safe.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/mutex.h"
#include "engine/core.h"

namespace pawl {

class FaktoryWorker : public std::enable_shared_from_this<FaktoryWorker> {
 public:
  enum class Kind { kProcess, kConnection };
  // Without a sign of life for so long a process has gone.
  static constexpr Millis kSilenceMax = std::chrono::seconds(60);
  // So long a connection may run one job: as long as Faktory reserves a job for.
  static constexpr Millis kConnectionRunMax = std::chrono::minutes(30);

  struct Run {
    Seq seq = 0;
    Token token;
    Millis span{0};
    bool kept_alive = false;  // by us
    SteadyTime since;         // fetched
    SteadyTime renew_at;
    bool fetched_here = true;  // otherwise the store is asked before it is ended
  };

  FaktoryWorker(Core& core, std::string name, Kind kind) : core_(core), name_(std::move(name)), kind_(kind) {}

  const std::string& name() const { return name_; }

  void Hold(const ClaimedJob& job, SteadyTime now);
  // All that this worker had in hand, wherever it was fetched, at some time after `since`.
  Result<void> SeeAll(const std::vector<JobRow>& jobs, SteadyTime since, StoreReader& reader);
  // It has ended, or is another's.
  void Forget(const std::string& jid, const Token& token);
  static bool IsLate(const Error& error);  // of what was asked for a run: it is not this worker's any more
  // The run of this job, fetched here, which is about to end: it is not in hand any more.
  std::optional<Run> Take(const std::string& jid);
  // It has not ended after all.
  void PutBack(const std::string& jid, const Run& run);
  std::optional<Run> Find(const std::string& jid) const;  // likewise
  // Its lease has another span now.
  void NoteLease(const std::string& jid, const Lease& lease);

  void OnSign(SteadyTime now);  // the worker lives
  bool IsSilent(SteadyTime now) const;
  // Renews the leases that are due; called about once a second.
  void KeepLeases(SteadyTime now);

 private:
  bool Knows(const JobHead& head, SteadyTime since) const PAWL_REQUIRES(mutex_);
  std::vector<const JobRow*> Unknown(const std::vector<JobRow>& jobs, SteadyTime since);
  bool MayKeep(const Run& run, SteadyTime now) const PAWL_REQUIRES(mutex_);

  Core& core_;
  const std::string name_;
  const Kind kind_;
  mutable Mutex mutex_;
  std::unordered_map<std::string, Run> runs_ PAWL_GUARDED_BY(mutex_);  // by jid
  std::optional<SteadyTime> last_sign_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
