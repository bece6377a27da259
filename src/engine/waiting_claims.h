// Claims that found nothing (or too little to start with) and wait for a push. First come, first served.
// Engine thread only.
#pragma once

#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/core.h"

namespace pawl {

struct PendingClaim {
  Core::ClaimHandle handle = 0;
  ClaimRequest request;
  Core::Done<ClaimReply> done;
  std::uint64_t seed = 0;
  SteadyTime until;                      // when to give up
  std::vector<ClaimedJob> granted = {};  // so far, of a claim that goes on; request.count is what is left
  std::size_t granted_bytes = 0;

  bool MayWait(SteadyTime now) const { return until > now && !request.job && granted.empty(); }
  // With the jobs so far and those of `last`. An error does not take away what was granted.
  void Answer(Result<ClaimReply> last);
  // The same again when the same worker repeats the claim; empty if it cannot be repeated.
  std::string Name() const { return request.claim_id.empty() ? "" : request.worker + '\0' + request.claim_id; }
};

inline void PendingClaim::Answer(Result<ClaimReply> last) {
  if (granted.empty()) return done(std::move(last));
  if (last.ok()) std::move(last->jobs.begin(), last->jobs.end(), std::back_inserter(granted));
  done(ClaimReply{std::move(granted)});
}

class WaitingClaims {
 public:
  void Add(std::unique_ptr<PendingClaim> claim);
  std::unique_ptr<PendingClaim> Remove(Core::ClaimHandle handle);  // null if it does not wait
  // The claim that has waited longest on any of the queues after `after`; null if none.
  PendingClaim* Next(const std::set<std::string>& queues, Core::ClaimHandle after);
  std::optional<Core::ClaimHandle> Named(const std::string& name) const;
  std::set<std::string> Queues() const;  // on which a claim waits
  std::vector<Core::ClaimHandle> Expired(SteadyTime now) const;
  std::vector<Core::ClaimHandle> All() const;
  std::optional<SteadyTime> NextExpiry() const;
  std::size_t size() const { return claims_.size(); }

 private:
  std::map<Core::ClaimHandle, std::unique_ptr<PendingClaim>> claims_;  // handles rise, so this is arrival order
  std::unordered_map<std::string, std::set<Core::ClaimHandle>> by_queue_;
  std::unordered_map<std::string, Core::ClaimHandle> by_name_;  // at most one claim of a name waits
  std::set<std::pair<SteadyTime, Core::ClaimHandle>> by_time_;
};

}  // namespace pawl
