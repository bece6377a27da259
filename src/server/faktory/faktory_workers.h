// The worker processes that speak to this server by Faktory's protocol, by wid.
//
// A worker may have fetched jobs elsewhere: here before a restart, or at another node. Whoever hears that it lives
// keeps those leases too. So what the workers have in hand is looked up, once for all of them: when there is a new one;
// and again and again where there may be other nodes, for a worker may turn to any of them at any time, and a node may
// die. Thread-safe.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "base/mutex.h"
#include "server/faktory/faktory_worker.h"

namespace pawl {

class FaktoryWorkers : public std::enable_shared_from_this<FaktoryWorkers> {
 public:
  explicit FaktoryWorkers(Core& core) : core_(core) {}

  // The worker of this wid, new if need be.
  std::shared_ptr<FaktoryWorker> Of(const std::string& wid);
  // Nothing when no client has said its name lately.
  std::shared_ptr<FaktoryWorker> Find(const std::string& wid);
  // Looks up what they have in hand, if it is time for that; called about once a second for each connection.
  void LookUpRuns(SteadyTime now);

 private:
  void ForgetSilent() PAWL_REQUIRES(mutex_);
  Result<void> SeeRuns(SteadyTime since, StoreReader& reader);

  Core& core_;
  Mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<FaktoryWorker>> workers_ PAWL_GUARDED_BY(mutex_);
  std::size_t forget_at_ PAWL_GUARDED_BY(mutex_) = 64;  // so many workers make it look for those that have gone
  bool anyone_new_ PAWL_GUARDED_BY(mutex_) = false;     // since the last look
  bool looking_ PAWL_GUARDED_BY(mutex_) = false;
  SteadyTime rest_until_ PAWL_GUARDED_BY(mutex_);  // before the next look
};

}  // namespace pawl
