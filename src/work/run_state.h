// Run::State is a run in flight, seen from the worker: shared by the thread of the handler, the LeaseKeeper, and
// whoever stops the worker. Thread-safe but for what belongs to the handler's thread.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "pawl/jobs.h"
#include "pawl/run.h"
#include "work/run_draft.h"

namespace pawl {

class Run::State {
 public:
  State(Jobs& door, std::shared_ptr<Clock> time, ClaimedRun claimed);

  // ---- The lease ----
  Result<BeatReply> Beat(std::string progress);  // sends one, and acts on the answer
  // What an answer said of the lease: `sent` is from before the request, so that we let go before the server does.
  void Renew(const RunLease& lease, SteadyTime sent);
  SteadyTime lease_end() const;
  SteadyTime next_beat() const;
  // After a heartbeat that did not get through.
  void BeatAgainAt(SteadyTime at);
  // Acts on an error of a heartbeat, commit or finish: lets go if it says so.
  void Heed(const Error& error);

  // ---- Commits; the handler's thread ----
  Result<void> SendCommit(Finish commit);

  // ---- Cancelling ----
  void Cancel() { stop_.request_stop(); }  // asked to terminate
  void CancelForStop();                    // the worker's grace is over
  void Lose();                             // the lease is gone: nothing counts any more
  bool lost() const { return lost_; }
  bool cancelled_for_stop() const { return for_stop_; }
  std::stop_token stop_token() const { return stop_.get_token(); }

  Jobs& jobs;
  const std::shared_ptr<Clock> clock;
  const ClaimedRun job;

  // The handler's thread.
  RunDraft draft;
  bool repeat = false;             // a commit did not go through, or nobody knows: the run is given back
  std::uint32_t commits = 0;       // that went through
  std::optional<Finish> in_doubt;  // the next one, without effects, of which nobody knows whether it went through
  std::vector<PushRequest> pushes;
  std::vector<PartitionPush> into;
  std::optional<Finish> end;  // what Fail, Suspend or Release said

 private:
  mutable Mutex mutex_;
  SteadyTime lease_end_ PAWL_GUARDED_BY(mutex_);
  SteadyTime next_beat_ PAWL_GUARDED_BY(mutex_);

  std::stop_source stop_;
  std::atomic<bool> lost_ = false;
  std::atomic<bool> for_stop_ = false;
};

}  // namespace pawl
